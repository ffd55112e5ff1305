import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, SCHEMA_DEF, TOOL, V1_2 } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
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
    'a union holds named types': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: [pair, colour, 'null', string], b: 'colour[]?'}
      outputs: {}
      arguments: [«optional-value»$(inputs.a.p)]
    `,
  },
  ['JSON', 'lists'],
)

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
    'inputs of a step that are named like fields',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {x: string, b: string}
      outputs: {}
      steps: {s: {run: {class: Operation, inputs: {x: string?, id: string, source: string}, outputs: {}}, in: {id: x, source: b}, out: []}}
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
  import.meta.filename,
  {
    'fields of records have names': dedent`
      ${PLAIN_WORKFLOW}inputs: {a: {type: {type: record, fields: [{name: "", type: «empty-name»int}]}}}
      outputs: {}
      steps: {}
    `,
  },
  ['JSON', 'lists'],
)
