import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, SCHEMA_DEF, TOOL, V1_2, inputOf } from '../../support/documents.ts'

battery(
  {
    'a type must exist': inputOf('«undefined-type»strng'),
    'a type in a list must exist': inputOf('[string, «undefined-type»fil]'),
    'a type of items must exist': inputOf('{type: {type: array, items: «undefined-type»string1}}'),
    'an optional list of a type that is none is refused': inputOf('«undefined-type»Fil[]?'),
    'a defined type exists': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: pair, b: 'colour[]?', c: '#pair'}
      outputs: {}
    `,
    'a type of another file exists': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type of another file is imported by the requirement that is there': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{name: other, type: enum, symbols: [p]}]
        inputs: {a: «undefined-type»types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: inner, type: enum, symbols: [p]}
          - {name: pair, type: record, fields: {p: inner}}
        `,
      },
    },
    'a type of another file is imported': {
      text: dedent`
        ${TOOL}inputs: {a: «missing-requirement»types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type that a workflow imports is there for its tools': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}
        inputs: {a: types.yml#pair}
        outputs: {}
        steps:
          s: {run: tool.cwl, in: {x: a}, out: []}
      `,
      files: {
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: types.yml#pair}
          outputs: {}
        `,
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'types that a tool within a workflow imports are not there for the workflow': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {a: «missing-requirement»types.yml#pair}
        outputs: {}
        steps:
          s:
            run: {class: CommandLineTool, baseCommand: a, requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}, inputs: {x: types.yml#pair}, outputs: []}
            in: {x: a}
            out: []
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'nor are those that a step imports': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: {a: «missing-requirement»types.yml#pair}
        outputs: {}
        steps:
          s:
            requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}
            run: {class: CommandLineTool, baseCommand: a, inputs: {x: types.yml#pair}, outputs: []}
            in: {x: a}
            out: []
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type of a file is named of which another is imported': {
      text: dedent`
        ${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}, {name: own, type: record, fields: {p: «undefined-type»types.yml#word}}]}}
        inputs: {a: types.yml#pair, b: «undefined-type»types.yml#word}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: word, type: enum, symbols: [a]}
          - {name: pair, type: record, fields: {p: word}}
        `,
      },
    },
    'a type of another file is named of which the workflow imports another': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        requirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}]}}
        inputs: {a: types.yml#pair}
        outputs: {}
        steps:
          s:
            run: {class: CommandLineTool, baseCommand: a, inputs: {x: types.yml#pair, y: «undefined-type»types.yml#word}, outputs: []}
            in: {x: a, y: {default: a}}
            out: []
      `,
      files: {
        'types.yml': dedent`
          - {name: word, type: enum, symbols: [a]}
          - {name: pair, type: record, fields: {p: word}}
        `,
      },
    },
    'types of a tool take the place of those of the workflow around it': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {SchemaDefRequirement: {types: [{name: word, type: enum, symbols: [a]}]}}
      inputs: {a: word}
      outputs: {}
      steps:
        s:
          run: {class: CommandLineTool, baseCommand: a, requirements: {SchemaDefRequirement: {types: [{name: other, type: enum, symbols: [a]}]}}, inputs: {x: «undefined-type»word, y: other?}, outputs: []}
          in: {x: a}
          out: []
    `,
    'so do those of its step': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {SchemaDefRequirement: {types: [{name: word, type: enum, symbols: [a]}]}}
      inputs: {a: word}
      outputs: {}
      steps:
        s:
          requirements: {SchemaDefRequirement: {types: [{name: other, type: record, fields: {a: «undefined-type»word}}]}}
          run: {class: CommandLineTool, baseCommand: a, inputs: {x: «undefined-type»word, y: other?}, outputs: []}
          in: {x: a}
          out: []
    `,
    'a type may be imported by a file of requirements, and by a file of types': {
      text: dedent`
        ${TOOL}requirements: {$import: needed.yml}
        inputs: {a: types.yml#pair, b: words.yml#word}
        outputs: {}
      `,
      files: {
        'needed.yml': 'SchemaDefRequirement: {types: [{$import: types.yml}]}\n',
        'types.yml': '- {name: pair, type: record, fields: {p: {type: {$import: words.yml}}}}\n',
        'words.yml': '{name: word, type: enum, symbols: [a]}\n',
      },
    },
    'hints of a tool give way to the types of a workflow that runs it': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}
        inputs: {a: types.yml#pair}
        outputs: {}
        steps:
          s: {run: tool.cwl, in: {x: a}, out: []}
      `,
      files: {
        'tool.cwl': dedent`
          ${TOOL}hints: {SchemaDefRequirement: {types: [{name: other, type: enum, symbols: [a]}]}}
          inputs: {x: types.yml#pair}
          outputs: {}
        `,
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'a type of another file is named with its file': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}]
        inputs: {a: «undefined-type»pair, b: «undefined-type»'#pair', c: «undefined-type»types.yml#pear}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          name: pair
          type: record
          fields: {p: int}
        `,
      },
    },
    'types of one file may name each other': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: colour, type: enum, symbols: [red]}
          - {name: pair, type: record, fields: {p: '#colour', q: colour}}
        `,
      },
    },
    'a type that nothing uses is looked at': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types: [{name: p, type: record, fields: {q: «undefined-type»strng}}]
      inputs: {}
      outputs: {}
    `,
    'a type may refer to one before it only': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: a, type: record, fields: {p: «undefined-type»b}}
          - {name: b, type: record, fields: {q: a}}
      inputs: {a: b}
      outputs: {}
    `,
    'a type within another is named with all that is around it': {
      text: dedent`
        ${TOOL}id: main
        requirements:
          SchemaDefRequirement:
            types:
            - {name: pair, type: record, fields: {p: {type: {name: red, type: enum, symbols: [r]}}, q: pair/p/red, l: {type: {name: many, type: array, items: [int, {type: record, fields: {n: {type: {name: deep, type: record, fields: {}}}}}]}}}}
            - {$import: types.yml}
        inputs: {a: pair/p/red, b: '#main/pair/p/red?', c: 'pair/l/many/n/deep[]', e: «undefined-type»pair/q/red, f: «undefined-type»pair/l/many/n/red, g: «undefined-type»types.yml#outer/f/other, h: types.yml#outer/f/inner}
        outputs: {}
      `,
      files: {
        'types.yml':
          '{name: outer, type: record, fields: [{name: f, type: ["null", {name: inner, type: enum, symbols: [b]}]}]}\n',
      },
    },
    'a type of a file that two files import is before both': {
      text: dedent`
        ${TOOL}requirements: {SchemaDefRequirement: {types: [{$import: one.yml}, {$import: two.yml}]}}
        inputs: {a: one.yml#pair, b: two.yml#list}
        outputs: {}
      `,
      files: {
        'one.yml': dedent`
          - {$import: base.yml}
          - {name: pair, type: record, fields: [{name: p, type: base.yml#base}]}
        `,
        'two.yml': dedent`
          - {$import: base.yml}
          - {name: list, type: record, fields: [{name: p, type: base.yml#base}]}
        `,
        'base.yml': '- {name: base, type: record, fields: [{name: p, type: string}]}\n',
      },
    },
    'a type within one that is further down is defined further down': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: a, type: record, fields: {p: «undefined-type»b/q/c}}
          - {name: b, type: record, fields: {q: {type: {name: c, type: enum, symbols: [r]}}}}
          - {name: d, type: record, fields: {p: b/q/c}}
      inputs: {a: d}
      outputs: {}
    `,
    'a fragment must name a type of the file': inputOf("«undefined-type»'#pair'"),
    'types of different files may have one name, also where they are packed': dedent`
      ${TOOL}requirements:
      - class: SchemaDefRequirement
        types:
        - {name: 'http://h/a.yml#t', type: record, fields: {v: string}}
        - {name: 'http://h/b.yml#t', type: enum, symbols: [p]}
        - {name: '#c.yml/t', type: enum, symbols: [q]}
        - {name: '#d.yml/t', type: record, fields: {w: string}}
      inputs: {a: 'http://h/a.yml#t', b: 'http://h/b.yml#t', c: '#c.yml/t', d: '#d.yml/t'}
      arguments: [$(inputs.a.v), «undefined-attribute»$(inputs.b.v), «undefined-attribute»$(inputs.c.w), $(inputs.d.w)]
      outputs: {}
    `,
    'a type may be called by the address or the file that it came from': {
      text: dedent`
        ${TOOL}requirements:
        - class: SchemaDefRequirement
          types:
          - {name: 'http://h/t.yml#url', type: record, fields: [{name: 'http://h/t.yml#url/href', type: string}]}
          - {name: t.yml#many, type: array, items: 'http://h/t.yml#url'}
          - {name: 'urn:x:word', type: enum, symbols: [p]}
          - {$import: others.yml}
        inputs: {a: 'http://h/t.yml#url', b: 't.yml#many?', c: 'urn:x:word[]', d: 'http://h/o.yml#other', e: «undefined-type»'http://h/t.yml#uri', f: «undefined-type»'http://h/t2.yml#url'}
        arguments: [$(inputs.a.href), «undefined-attribute»$(inputs.a.hrefs)]
        outputs: {}
      `,
      files: { 'others.yml': "- {name: 'http://h/o.yml#other', type: enum, symbols: [q]}\n" },
    },
    'a type that only an imported one names has the fields of a type': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml#pair}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          - {name: half, type: record, fields: {q: {«unknown-field»typ: int}}}
          - {name: pair, type: record, fields: {p: half}}
          - {name: other, type: record, fields: {p: {typ: int}}}
        `,
      },
    },
    'self in a type of SchemaDefRequirement is a part of the value': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: pair, type: record, inputBinding: {prefix: -r, valueFrom: $(self.p.path)}, fields: {p: {type: File, secondaryFiles: $(self.basename).bai, inputBinding: {valueFrom: $(self.path)}}}}
          - {name: sad, type: record, fields: {p: {type: int, inputBinding: {valueFrom: «undefined-input»$(inputs.nosuch)}}}}
      inputs: {a: pair}
      outputs: {}
    `,
    'what a type that only an imported one names says is evaluated like the rest': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml#pair}]
        inputs: {a: types.yml#pair, b: int}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          $graph:
          - name: half
            type: record
            fields:
              valueFrom: {type: int, inputBinding: {valueFrom: $(inputs.b)}}
              p: {type: int, inputBinding: {valueFrom: «undefined-input»$(inputs.nosuch)}}
              q: {type: File, format: «undeclared-prefix»'edam:format_1', inputBinding: {«undeclared-feature»shellQuote: false}}
              r: {type: int, inputBinding: {prefix: '-r '}}
          - {name: pair, type: record, fields: {p: half}}
        `,
      },
    },
    'a type that only an imported one names has the prefixes of its file': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml#pair}]
        inputs: {a: types.yml#pair}
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          $namespaces: {edam: 'http://edamontology.org/'}
          $graph:
          - {name: half, type: record, fields: {q: {type: File, format: 'edam:format_1'}}}
          - {name: pair, type: record, fields: {p: half}}
        `,
      },
    },
    'what a type of the workflow says is evaluated where an embedded tool uses it': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements:
        SchemaDefRequirement:
          types:
          - {name: pair, type: record, fields: {p: {type: int, inputBinding: {valueFrom: $(inputs.a.p)}}}}
          - {name: sad, type: record, fields: {p: {type: int, inputBinding: {«undeclared-feature»shellQuote: false, valueFrom: «undefined-input»$(inputs.x.p)}}}}
          - {name: idle, type: record, fields: {p: {type: int, inputBinding: {shellQuote: false, valueFrom: $(inputs.x.p)}}}}
      inputs: {x: pair, y: sad}
      outputs: {}
      steps:
        s:
          in: {a: x, b: y}
          out: []
          run: {class: CommandLineTool, baseCommand: cat, inputs: {a: pair, b: sad}, outputs: {}}
    `,
    'a parameter is not a type': {
      text: dedent`
        ${TOOL}requirements: [{class: SchemaDefRequirement, types: [{$import: 'types.yml#pair'}]}]
        inputs:
          a: int
          b: «undefined-type»main.cwl#a
          c: «undefined-type»types.yml#x
          d: {type: {type: enum, name: red, symbols: [p]}}
          e: «undefined-type»'#red'
          f: «undefined-type»main.cwl#red
        outputs: {}
      `,
      files: {
        'types.yml': dedent`
          pair: {name: pair, type: record, fields: {p: int}}
          parameter: {id: x, type: int}
        `,
      },
    },
    'a type in a parameter of another file has no name': {
      text: dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: []
        outputs: []
        steps: [{id: s, in: [], out: [], run: {$import: tool.yml}}]
      `,
      files: {
        'tool.yml': dedent`
          class: CommandLineTool
          baseCommand: cat
          requirements: {SchemaDefRequirement: {types: [{name: blue, type: enum, symbols: [p]}]}}
          inputs:
            a: {type: [{type: enum, name: red, symbols: [p]}, 'null']}
            b: [«undefined-type»red, 'null']
            c: [«undefined-type»'tool.yml#red', 'null']
            d: [blue, 'null']
          outputs: {}
        `,
      },
    },
    'an empty name names no type': dedent`
      ${TOOL}requirements: [{class: SchemaDefRequirement, types: [{name: '#', type: enum, symbols: [p]}]}]
      inputs: {a: «undefined-type»'', b: «undefined-type»'#', c: {type: {name: '', type: enum, symbols: [p]}}}
      outputs: {}
    `,
    'items have no short forms': dedent`
      ${TOOL}inputs:
        a: {type: {type: array, items: «undefined-type»string?}}
        b: {type: {type: array, items: [int, «undefined-type»'File[]']}}
        c: {type: {type: array, items: {type: record, fields: {p: 'int[]?'}}}}
      outputs: {}
    `,
    'one of several types is a list': dedent`
      ${TOOL}inputs:
        a: [string, 'string[]', 'null']
        b: ['string[]', «duplicate-alternative»'File[]']
        c: {type: [{type: array, items: int}, 'null', «duplicate-alternative»{type: array, items: string}]}
        d: ['int[]', «duplicate-alternative»{type: array, items: int}]
        e: ['int[]', «duplicate-alternative»{type: array, items: int, inputBinding: {prefix: -e}}]
      outputs: {}
    `,
    'lists of types in lists of types are one list': dedent`
      ${TOOL}inputs:
        a: {type: [«nested-type-list»['null', «nested-type-list»[string, File]], int], default: 5}
        b: {type: {type: array, items: [«nested-type-list»['null', int]]}}
        c: [«nested-type-list»['string[]'], «duplicate-alternative»'File[]']
        d: {type: [«nested-type-list»[«wrong-type»5, «undefined-type»string??], 'null']}
      outputs: {}
    `,
    'a symbol occurs once': inputOf('{type: {type: enum, symbols: [p, q, «duplicate-symbol»p]}}'),
    'a field occurs once': inputOf(
      '{type: {type: record, fields: [{name: p, type: int}, {name: p, type: «duplicate-field»string}]}}',
    ),
    'a union holds named types': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: [pair, colour, 'null', string], b: 'colour[]?'}
      outputs: {}
      arguments: [«optional-value»$(inputs.a.p)]
    `,
  },
  ['JSON', 'lists'],
)

const OPERATION = '{class: Operation, inputs: {x: string?}, outputs: {o: string}}'

batteryOfRemarks([
  [
    'two question marks',
    dedent`
      ${V1_2}inputs: {a: int??}
      outputs: {}
    `,
    ['the type "int?" does not exist: Use only one question mark, at the end. Write the rest out: ["null", int].'],
  ],
  [
    'a type of CWL under its prefix',
    dedent`
      ${V1_2}inputs: {a: cwl:File}
      outputs: {}
    `,
    ['the type "cwl:File" does not exist: Did you mean "File"?'],
  ],
  [
    'types of other languages',
    dedent`
      ${V1_2}inputs: {a: bool, b: "Integer?", c: "str[]", d: folder, e: date}
      outputs: {}
    `,
    [
      'the type "bool" does not exist: Did you mean "boolean"?',
      'the type "Integer" does not exist: Did you mean "int"?',
      'the type "str" does not exist: Did you mean "string"?',
      'the type "folder" does not exist: Did you mean "Directory"?',
      'the type "date" does not exist: Use a type of CWL, or define this one under SchemaDefRequirement.',
    ],
  ],
  [
    'a type of XML Schema',
    dedent`
      ${V1_2}inputs: {a: http://www.w3.org/2001/XMLSchema#int}
      outputs: {}
    `,
    ['the type "http://www.w3.org/2001/XMLSchema#int" does not exist: Did you mean "int"?'],
  ],
  [
    'an input called id, whose type is misspelt',
    dedent`
      ${V1_2}inputs: {id: sting, type: string}
      outputs: {}
    `,
    ['the type "sting" does not exist: Did you mean "string"?'],
  ],
  [
    'an input called id, of a type that the tool defines',
    dedent`
      ${V1_2}requirements: {SchemaDefRequirement: {types: [{name: a, type: enum, symbols: [b]}]}}
      inputs: {id: a, type: File}
      outputs: {}
    `,
    [],
  ],
  [
    'an input called id next to one that has no type',
    dedent`
      ${V1_2}inputs: {id: b, reads: {}}
      outputs: {}
    `,
    expect.arrayContaining([expect.stringMatching(/^the type "b" does not exist: /)]),
  ],
  [
    'inputs of a step that are named like fields',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {x: string, b: string}
      outputs: {}
      steps: {s: {run: {class: Operation, inputs: {x: string?, id: string, source: string}, outputs: {}}, in: {id: x, source: b}, out: []}}
    `,
    [],
  ],
  [
    'inputs named like fields that only a condition reads',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {x: string, b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {id: x, label: b}, when: $(inputs.id + inputs.label), out: []}}
      requirements: {InlineJavascriptRequirement: {}}
    `,
    [],
  ],
])

test.each([
  ['array', 'Write it out: {type: array, items: TYPE}.'],
  ['enum', 'Write it out: {type: enum, symbols: [A, B]}.'],
  ['record', 'Write it out: {type: record, fields: {NAME: TYPE}}.'],
  ...Object.entries({
    bool: 'boolean',
    Flag: 'boolean',
    integer: 'int',
    number: 'double',
    str: 'string',
    TEXT: 'string',
    path: 'File',
    dir: 'Directory',
    folder: 'Directory',
    strin: 'string',
  }).map(([name, meant]) => [name, `Did you mean "${meant}"?`] as const),
  ['xsd:strin', 'Did you mean "string"?'],
  ['int = 4', 'An input has its default in a field: {type: int, default: 4}.'],
  ['int = four', 'Use a type of CWL, or define this one under SchemaDefRequirement.'],
  ['sample_sheet', 'Use a type of CWL, or define this one under SchemaDefRequirement.'],
])('of the type %s that there is not, the message has a suggestion', async (name, fix) => {
  expect(
    await remarksOn(dedent`
      ${V1_2}inputs: {a: ${JSON.stringify(name)}}
      outputs: {}
    `),
  ).toEqual([`the type "${name}" does not exist: ${fix}`])
})

battery(
  {
    'fields of records have names': dedent`
      ${PLAIN_WORKFLOW}inputs: {a: {type: {type: record, fields: [{name: "", type: «empty-name»int}]}}}
      outputs: {}
      steps: {}
    `,
  },
  ['JSON', 'lists'],
)
