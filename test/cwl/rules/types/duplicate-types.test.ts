import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { TOOL } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a type is defined once': dedent`
      ${TOOL}requirements:
        SchemaDefRequirement:
          types:
          - {name: p, type: enum, symbols: [a]}
          - {name: «duplicate-id»p, type: enum, symbols: [b]}
      inputs: {a: p}
      outputs: {}
    `,
    'a type that is written twice is reported, even where both say the same': dedent`
      ${TOOL}requirements:
      - class: SchemaDefRequirement
        types:
        - {name: t, type: enum, symbols: [a]}
        - {name: «duplicate-id»t, type: enum, symbols: [a]}
      inputs: {x: t}
      outputs: {}
    `,
    'a type that is imported twice is one': {
      text: dedent`
        ${TOOL}requirements:
          SchemaDefRequirement:
            types: [{$import: types.yml}, {$import: types.yml}]
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
  },
  ['JSON', 'lists'],
)
