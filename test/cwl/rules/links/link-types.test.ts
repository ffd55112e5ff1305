import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, WORKFLOW, step } from '../../support/documents.ts'

const OPERATION = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'

const NAMESPACE = `${WORKFLOW}$namespaces: {n: http://n/}\n`

const CONDITION = "    when: $(inputs.x != 'no')\n"

battery(
  {
    'types must fit': step({ inputs: 'a: File', in: '{x: «incompatible-types»a}' }),
    'an int is not text': step({ inputs: 'a: int', in: '{x: «incompatible-types»a}' }),
    'a file is not a directory': step({ inputs: 'a: File', takes: 'x: Directory', in: '{x: «incompatible-types»a}' }),
    'an int goes where a long is taken': step({ inputs: 'a: int', takes: 'x: long', in: '{x: a}' }),
    'an int goes where a double is taken': step({ inputs: 'a: int', takes: 'x: double', in: '{x: a}' }),
    'a long does not go where an int is taken': step({
      inputs: 'a: long',
      takes: 'x: int',
      in: '{x: «incompatible-types»a}',
    }),
    'a double does not go where a float is taken': step({
      inputs: 'a: double',
      takes: 'x: float',
      in: '{x: «incompatible-types»a}',
    }),
    'a list is not a single value': step({ inputs: "a: 'string[]'", in: '{x: «incompatible-types»a}' }),
    'a single value is not a list': step({ takes: "x: 'string[]'", in: '{x: «incompatible-types»a}' }),
    'an optional value may be absent': step({ inputs: 'a: string?', in: '{x: «possible-types»a}' }),
    'an optional value with a default is never absent': step({
      inputs: 'a: {type: string?, default: d}',
      in: '{x: a}',
    }),
    'an optional value goes to an input with a default': step({
      inputs: 'a: string?',
      takes: 'x: {type: string, default: d}',
      in: '{x: a}',
    }),
    'an optional value goes to a step input with a default': step({
      inputs: 'a: string?',
      in: '{x: {source: a, default: d}}',
    }),
    'an optional value of the wrong type never fits': step({ inputs: 'a: File?', in: '{x: «incompatible-types»a}' }),
    'one alternative that fits is doubtful': step({ inputs: 'a: [string, int]', in: '{x: «possible-types»a}' }),
    'alternatives that all fit are fine': step({
      inputs: 'a: [string, int]',
      takes: 'x: [int, string, File]',
      in: '{x: a}',
    }),
    'alternatives of which none fits are refused': step({ inputs: 'a: [File, int]', in: '{x: «incompatible-types»a}' }),
    'Any goes everywhere': step({ inputs: 'a: Any', in: '{x: a}' }),
    'everything goes to Any': step({ inputs: "a: 'File[]'", takes: 'x: Any', in: '{x: a}' }),
    'a symbol is text': step({ inputs: 'a: {type: {type: enum, symbols: [p, q]}}', in: '{x: a}' }),
    'text may be a symbol': step({ takes: 'x: {type: {type: enum, symbols: [p, q]}}', in: '{x: «possible-types»a}' }),
    'symbols of which none is taken never fit': step({
      inputs: 'a: {type: {type: enum, symbols: [p]}}',
      takes: 'x: {type: {type: enum, symbols: [q]}}',
      in: '{x: «incompatible-types»a}',
    }),
    'symbols of which some are taken are doubtful': step({
      inputs: 'a: {type: {type: enum, symbols: [p, q]}}',
      takes: 'x: {type: {type: enum, symbols: [q]}}',
      in: '{x: «possible-types»a}',
    }),
    'symbols are compared by what they are called without a prefix': step({
      inputs: "a: {type: {type: enum, symbols: ['n:p', http://n/q, g/r, '#main/a/s']}}",
      takes: 'x: {type: {type: enum, symbols: [p, q, r, s]}}',
      in: '{x: a}',
      head: NAMESPACE,
    }),
    'symbols are taken for those with a prefix': step({
      inputs: 'a: {type: {type: enum, symbols: [p, q]}}',
      takes: "x: {type: {type: enum, symbols: ['n:p', 'm:q']}}",
      in: '{x: a}',
      head: NAMESPACE,
    }),
    'symbols with a prefix of which none is taken never fit': step({
      inputs: "a: {type: {type: enum, symbols: ['n:p']}}",
      takes: "x: {type: {type: enum, symbols: ['n:q', n]}}",
      in: '{x: «incompatible-types»a}',
      head: NAMESPACE,
    }),
    'the prefix of a symbol ends at its first colon': step({
      inputs: "a: {type: {type: enum, symbols: ['n:p:q']}}",
      takes: 'x: {type: {type: enum, symbols: [q, p]}}',
      in: '{x: «incompatible-types»a}',
    }),
    'a record must have the fields that are taken': step({
      inputs: 'a: {type: {type: record, fields: {p: int}}}',
      takes: 'x: {type: {type: record, fields: {p: int, q: string}}}',
      in: '{x: «incompatible-types»a}',
    }),
    'a record may have more fields': step({
      inputs: 'a: {type: {type: record, fields: {p: int, q: string}}}',
      takes: 'x: {type: {type: record, fields: {p: int}}}',
      in: '{x: a}',
    }),
    'an optional field may be absent': step({
      inputs: 'a: {type: {type: record, fields: {p: int}}}',
      takes: 'x: {type: {type: record, fields: {p: int, q: string?}}}',
      in: '{x: a}',
    }),
    'fields must fit': step({
      inputs: 'a: {type: {type: record, fields: {p: File}}}',
      takes: 'x: {type: {type: record, fields: {p: int}}}',
      in: '{x: «incompatible-types»a}',
    }),
    'fields that fit only sometimes are doubtful': step({
      inputs: 'a: {type: {type: record, fields: {p: int?}}}',
      takes: 'x: {type: {type: record, fields: {p: int}}}',
      in: '{x: «possible-types»a}',
    }),
    'a field of Any may be absent': step({
      inputs: 'a: {type: {type: record, fields: {q: int}}}',
      takes: 'x: {type: {type: record, fields: {p: Any}}}',
      in: '{x: a}',
    }),
    'one alternative that is taken sometimes is doubtful': step({
      inputs: 'a: {type: {type: array, items: [int, File]}}',
      takes: "x: 'int[]?'",
      in: '{x: «possible-types»a}',
    }),
    'a symbol is not a file or a list': step({
      inputs: 'a: {type: {type: enum, symbols: [p, q]}}',
      takes: "x: File, z: 'string[]'",
      in: '{x: «incompatible-types»a, z: «incompatible-types»a}',
    }),
    'named types are compared by what they are': dedent`
      ${PLAIN_WORKFLOW}requirements:
        SchemaDefRequirement: {types: [{name: pair, type: record, fields: {p: int}}]}
      inputs: {a: pair}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: pair}, outputs: {}}, in: {x: a}, out: []}
    `,
    'valueFrom may make anything fit': step({ inputs: 'a: File', in: '{x: {source: a, valueFrom: $(self.basename)}}' }),
    'null instead of an item takes the default of what the step runs': step({
      inputs: 'a: {type: {type: array, items: ["null", int]}}',
      takes: 'x: {type: int, default: 1}',
      in: '{x: a}',
      more: '    scatter: x\n',
    }),
    'null instead of what is scattered takes none': step({
      inputs: 'a: "int[]?"',
      takes: 'x: {type: int, default: 1}',
      in: '{x: «possible-types»a}',
      more: '    scatter: x\n',
    }),
    'what a step gives must fit the output': step({
      in: '{x: a}',
      outputs: '{o: {type: File, outputSource: «incompatible-types»s/y}}',
    }),
    'standard output is a file': dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {o: {type: File, outputSource: s/y}}
      steps:
        s: {run: {class: CommandLineTool, inputs: {}, outputs: {y: stdout}}, in: {}, out: [y]}
    `,
    'several sources make a list': step({
      inputs: 'a: string, b: string',
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b]}}',
    }),
    'several sources do not make a single value': step({
      inputs: 'a: string, b: string',
      in: '{x: {source: [«incompatible-types»a, b]}}',
    }),
    'a list of one source is not a list': step({ in: '{x: [a]}' }),
    'null that the condition reads is certain': step({
      inputs: 'a: string?',
      in: '{x: a}',
      more: '    when: $(inputs.x != null)\n',
    }),
    'null that the condition reads of another input with the same source is certain': step({
      inputs: 'a: string?',
      in: '{x: a, z: {source: a, valueFrom: $(self !== null)}}',
      more: '    when: $(inputs.z)\n',
    }),
    'null is a doubt where the condition reads the same source among others': step({
      inputs: 'a: string?, b: string',
      in: '{x: «possible-types»a, z: {source: [a, b], pickValue: first_non_null}}',
      more: '    when: $(inputs.z)\n',
    }),
    'null that the condition of another step reads is a doubt': step({
      inputs: 'a: string?, b: boolean',
      in: '{x: «possible-types»a, z: b}',
      more: '    when: $(inputs.z)\n',
    }),
    'null is a doubt where the condition has the name of the input only in a text': step({
      inputs: 'a: string?, b: string',
      in: '{x: «possible-types»a, z: b}',
      more: "    when: $(inputs.z == 'x')\n",
    }),
    'another type is a doubt whatever the condition reads': step({
      inputs: 'a: [string, int, "null"]',
      in: '{x: «possible-types»a}',
      more: '    when: $(inputs.x != null)\n',
    }),
    'null of a step that may be skipped is certain where the condition reads it': step({
      in: '{x: a}',
      more: `${CONDITION}  t: {run: ${OPERATION}, in: {x: s/y}, when: $(inputs.x !== null), out: [y]}\n`,
    }),
    'null among what is scattered is certain where the condition reads it': step({
      inputs: "a: {type: {type: array, items: ['null', string]}}",
      in: '{x: a}',
      more: '    scatter: x\n    when: $(inputs.x != null)\n',
    }),
    'no list to scatter is a doubt whatever the condition reads': step({
      inputs: "a: 'string[]?'",
      in: '{x: «possible-types»a}',
      more: '    scatter: x\n    when: $(inputs.x != null)\n',
    }),
    'what goes in and out of a loop is not compared': step({
      inputs: 'a: int, n: int',
      in: '{x: a, z: n}',
      gives: 'int',
      outputs: '{o: {type: string, outputSource: s/y}}',
      more: '    hints: {cwltool:Loop: {loopWhen: $(inputs.z < 3), loop: {x: y}, outputMethod: last}}\n',
      head: `${WORKFLOW}$namespaces: {cwltool: "http://commonwl.org/cwltool#"}\n`,
    }),
    'what goes in and out of a loop that is required is not compared': step({
      inputs: 'a: int, n: int',
      in: '{x: a, z: n}',
      gives: 'int',
      outputs: '{o: {type: string, outputSource: s/y}}',
      more: '    requirements: {«unknown-class»cwltool:Loop: {loopWhen: $(inputs.z < 3), loop: {x: y}, outputMethod: last}}\n',
      head: `${WORKFLOW}$namespaces: {cwltool: "http://commonwl.org/cwltool#"}\n`,
    }),
    'what goes in and out of a loop of v1.3 is not compared': step({
      inputs: 'a: int, n: int',
      in: '{x: a, z: n}',
      gives: 'int',
      outputs: '{o: {type: string, outputSource: s/y}}',
      more: '    when: $(inputs.z < 3)\n    «unknown-field»loop: {x: y}\n    «unknown-field»outputMethod: last_iteration\n',
    }),
    'of a linkMerge that is none nothing follows': step({ in: '{x: {source: [a], linkMerge: «wrong-type»merge}}' }),
    'of a pickValue that is none nothing follows': step({
      inputs: 'a: string?',
      in: '{x: {source: a, pickValue: «wrong-type»first}}',
    }),
    'a list of one source is a list when it is merged': step({
      takes: "x: 'string[]'",
      in: '{x: {source: [a], linkMerge: merge_nested}}',
    }),
    'lists are joined when they are flattened': step({
      inputs: "a: 'string[]', b: string",
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b], linkMerge: merge_flattened}}',
    }),
    'lists are not joined when they are nested': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: "x: 'string[]'",
      in: '{x: {source: [«incompatible-types»a, «incompatible-types»b], linkMerge: merge_nested}}',
    }),
    'nested lists are lists of lists': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: "x: 'string[][]'",
      in: '{x: {source: [a, b]}}',
    }),
    'one value is picked': step({
      inputs: 'a: string?, b: string?',
      in: '{x: {source: [a, b], pickValue: first_non_null}}',
    }),
    'the only value is picked': step({
      inputs: 'a: string?, b: string?',
      in: '{x: {source: [a, b], pickValue: the_only_non_null}}',
    }),
    'all values are picked': step({
      inputs: 'a: string?, b: string?',
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b], pickValue: all_non_null}}',
    }),
    'all values are not a single value': step({
      inputs: 'a: string?, b: string',
      in: '{x: {source: [«incompatible-types»a, b], pickValue: all_non_null}}',
    }),
    'all values of one source are not a single value': step({
      inputs: 'a: string?',
      in: '{x: {source: «incompatible-types»a, pickValue: all_non_null, default: b}}',
      outputs: '{o: {type: string?, outputSource: [«incompatible-types»a], pickValue: all_non_null}}',
    }),
    'all values may go where a list may': step({
      inputs: 'a: string?, b: string?',
      takes: 'x: Any',
      in: '{x: {source: [a], pickValue: all_non_null}}',
      outputs:
        "{o: {type: 'string[]', outputSource: [a], pickValue: all_non_null}, p: {type: [string, 'string[]'], outputSource: [a, b], pickValue: all_non_null}, q: {type: Any, outputSource: [a, b], pickValue: all_non_null}}",
    }),
    'all values may be scattered, or made into one': dedent`
      ${WORKFLOW}inputs: {a: string?, b: string?}
      outputs: {}
      steps:
        s: {run: &tool {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: [a, b], pickValue: all_non_null}}, scatter: x, out: []}
        t: {run: *tool, in: {x: {source: [a, b], pickValue: all_non_null, valueFrom: '$(self[0])'}}, out: []}
    `,
    'a scattered input takes a list': step({ inputs: "a: 'string[]'", in: '{x: a}', more: '    scatter: x\n' }),
    'a scattered input takes no single value': step({ in: '{x: «incompatible-types»a}', more: '    scatter: x\n' }),
    'what is scattered is a list, also where the tool does not declare it': step({
      in: '{x: a, z: «incompatible-types»a}',
      more: '    scatter: z\n',
    }),
    'a list that the tool does not declare may be scattered': step({
      inputs: "a: string, l: 'int[]'",
      in: '{x: a, z: l}',
      more: '    scatter: z\n',
    }),
    'what is scattered is a list, whatever valueFrom makes of its items': step({
      in: '{x: {source: «incompatible-types»a, valueFrom: $(self.length)}}',
      more: '    scatter: x\n',
    }),
    'valueFrom makes what is taken of each item': step({
      inputs: "a: 'File[]'",
      in: '{x: {source: a, valueFrom: $(self.basename)}}',
      more: '    scatter: x\n',
    }),
    'what is scattered twice is a list of lists': step({
      inputs: "a: 'string[]'",
      in: '{x: «incompatible-types»a}',
      more: '    scatter: [x, x]\n    scatterMethod: dotproduct\n',
    }),
    'a scattered step gives a list': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n',
      outputs: "{o: {type: 'string[]', outputSource: s/y}}",
    }),
    'a scattered step gives no single value': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: '    scatter: x\n',
      outputs: '{o: {type: string, outputSource: «incompatible-types»s/y}}',
    }),
    'a nested product gives lists of lists': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: 'x: string, z: string',
      in: '{x: a, z: b}',
      more: '    scatter: [x, z]\n    scatterMethod: nested_crossproduct\n',
      outputs: "{o: {type: 'string[][]', outputSource: s/y}}",
    }),
    'a flat product gives a list': step({
      inputs: "a: 'string[]', b: 'string[]'",
      takes: 'x: string, z: string',
      in: '{x: a, z: b}',
      more: '    scatter: [x, z]\n    scatterMethod: flat_crossproduct\n',
      outputs: "{o: {type: 'string[][]', outputSource: «incompatible-types»s/y}}",
    }),
    'steps with one condition run together': `${PLAIN_WORKFLOW}requirements: {InlineJavascriptRequirement: {}, ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
inputs: {a: string, b: string, go: boolean, other: boolean, as: 'string[]', ks: 'boolean[]'}
outputs: {}
steps:
  s: {run: ${OPERATION}, when: $(inputs.go), in: {go: go, x: a}, out: [y]}
  same: {run: ${OPERATION}, when: $( inputs.run ), in: {run: go, x: s/y}, out: []}
  renamed: {run: ${OPERATION}, when: '$(inputs["run"])', in: {run: go, x: s/y}, out: []}
  more: {run: ${OPERATION}, when: $(inputs.other && inputs.go), in: {go: go, other: other, x: s/y}, out: [y]}
  fewer: {run: ${OPERATION}, when: $(inputs.other), in: {other: other, x: «conditional-source»more/y}, out: []}
  either: {run: ${OPERATION}, when: $(inputs.other || inputs.go), in: {go: go, other: other, x: «conditional-source»s/y}, out: []}
  both: {run: ${OPERATION}, when: $(inputs.go && inputs.a || inputs.other), in: {go: go, other: other, a: go, x: «conditional-source»s/y}, out: []}
  within: {run: ${OPERATION}, when: $(inputs.go && (inputs.other)), in: {go: go, other: other, x: s/y}, out: []}
  grouped: {run: ${OPERATION}, when: $((inputs.go && inputs.other)), in: {go: go, other: other, x: «conditional-source»s/y}, out: []}
  whole: {run: ${OPERATION}, when: $(inputs.go && inputs), in: {go: go, x: «conditional-source»s/y}, out: []}
  another: {run: ${OPERATION}, when: $(inputs.go), in: {go: other, x: «conditional-source»s/y}, out: []}
  made: {run: ${OPERATION}, when: $(inputs.go), in: {go: {source: go, default: true}, x: «conditional-source»s/y}, out: []}
  absent: {run: ${OPERATION}, when: «undefined-input»$(inputs.none), in: {x: «conditional-source»s/y}, out: []}
  text: {run: ${OPERATION}, when: '$(inputs.b == "a && b")', in: {b: b, x: a}, out: [y]}
  again: {run: ${OPERATION}, when: '$(inputs.b == "a && b")', in: {b: b, x: text/y}, out: []}
  many: {run: ${OPERATION}, when: $(inputs.go), scatter: x, in: {go: go, x: as}, out: [y]}
  each: {run: ${OPERATION}, when: $(inputs.go), scatter: x, in: {go: go, x: many/y}, out: []}
  all: {run: {class: Operation, inputs: {x: 'string[]'}, outputs: {}}, when: $(inputs.go), in: {go: go, x: {source: [s/y, «conditional-source»more/y]}}, out: []}
  items: {run: ${OPERATION}, when: $(inputs.k), scatter: [x, k], scatterMethod: dotproduct, in: {k: ks, x: as}, out: [y]}
  told: {run: ${OPERATION}, when: $(inputs.k), scatter: [x, k], scatterMethod: dotproduct, in: {k: ks, x: «conditional-source»items/y}, out: []}
`,
    'a step that may be skipped gives null': step({
      in: '{x: a}',
      more: CONDITION,
      outputs: '{o: {type: string, outputSource: «conditional-source»s/y}}',
    }),
    'a step that may be skipped goes to an optional output': step({
      in: '{x: a}',
      more: CONDITION,
      outputs: '{o: {type: string?, outputSource: s/y}}',
    }),
    'a step that may be skipped goes through pickValue': step({
      in: '{x: a}',
      more: CONDITION,
      outputs: '{o: {type: string, outputSource: [s/y, a], pickValue: first_non_null}}',
    }),
    'a scattered step that may be skipped gives a list with nulls': step({
      inputs: "a: 'string[]'",
      in: '{x: a}',
      more: `    scatter: x\n${CONDITION}`,
      outputs: "{o: {type: 'string[]', outputSource: s/y, pickValue: all_non_null}}",
    }),
    'a step that may be skipped gives what fits only sometimes': step({
      in: '{x: a}',
      gives: '[string, int]',
      more: CONDITION,
      outputs: '{o: {type: string, outputSource: «possible-types»s/y}}',
    }),
    'a value is picked after lists are joined': dedent`
      ${WORKFLOW}inputs: {a: 'string[]?', b: string?}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: [a, b], linkMerge: merge_flattened, pickValue: first_non_null}}, out: []}
        t: {run: {class: Operation, inputs: {x: 'string[]'}, outputs: {}}, in: {x: {source: [«incompatible-types»a, «incompatible-types»b], linkMerge: merge_flattened, pickValue: first_non_null}}, out: []}
    `,
  },
  ['JSON', 'lists'],
)
