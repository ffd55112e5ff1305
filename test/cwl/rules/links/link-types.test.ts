import { battery } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, WORKFLOW, step } from '../../support/documents.ts'

const OPERATION = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'

const CONDITION = "    when: $(inputs.x != 'no')\n"

battery(
  import.meta.filename,
  {
    'an optional value with a default is never absent': step({
      inputs: 'a: {type: string?, default: d}',
      in: '{x: a}',
    }),
    'text may be a symbol': step({ takes: 'x: {type: {type: enum, symbols: [p, q]}}', in: '{x: «possible-types»a}' }),
    'symbols of which some are taken are doubtful': step({
      inputs: 'a: {type: {type: enum, symbols: [p, q]}}',
      takes: 'x: {type: {type: enum, symbols: [q]}}',
      in: '{x: «possible-types»a}',
    }),
    'fields that fit only sometimes are doubtful': step({
      inputs: 'a: {type: {type: record, fields: {p: int?}}}',
      takes: 'x: {type: {type: record, fields: {p: int}}}',
      in: '{x: «possible-types»a}',
    }),
    'several sources make a list': step({
      inputs: 'a: string, b: string',
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b]}}',
    }),
    'null that the condition reads of another input with the same source is certain': step({
      inputs: 'a: string?',
      in: '{x: a, z: {source: a, valueFrom: $(self !== null)}}',
      more: '    when: $(inputs.z)\n',
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
    'what goes in and out of a loop of v1.3 is not compared': step({
      inputs: 'a: int, n: int',
      in: '{x: a, z: n}',
      gives: 'int',
      outputs: '{o: {type: string, outputSource: s/y}}',
      more: '    when: $(inputs.z < 3)\n    «unknown-field»loop: {x: y}\n    «unknown-field»outputMethod: last_iteration\n',
    }),
    'all values are picked': step({
      inputs: 'a: string?, b: string?',
      takes: "x: 'string[]'",
      in: '{x: {source: [a, b], pickValue: all_non_null}}',
    }),
    'valueFrom makes what is taken of each item': step({
      inputs: "a: 'File[]'",
      in: '{x: {source: a, valueFrom: $(self.basename)}}',
      more: '    scatter: x\n',
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
    'a step that may be skipped gives what fits only sometimes': step({
      in: '{x: a}',
      gives: '[string, int]',
      more: CONDITION,
      outputs: '{o: {type: string, outputSource: «possible-types»s/y}}',
    }),
  },
  ['JSON', 'lists'],
)
