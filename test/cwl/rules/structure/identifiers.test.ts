import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, TOOL, step } from '../../support/documents.ts'

const NAMED_ALIKE = dedent`
  ${TOOL}inputs: {log: {type: string, inputBinding: {}}}
  outputs: {«same-name»log: {type: File, outputBinding: {glob: $(inputs.log)}}}
`

battery(
  import.meta.filename,
  {
    'an output may be named like an input': NAMED_ALIKE.replace('«same-name»', ''),
    'that an output is named like an input is reported where the configuration asks for it': {
      text: NAMED_ALIKE,
      checks: { levels: { 'same-name': 'warning' } },
    },
  },
  ['JSON', 'lists'],
)

const OPERATION = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'

battery(
  import.meta.filename,
  {
    'names are not empty': dedent`
      ${PLAIN_WORKFLOW}inputs: {«empty-name»"": int, a: int}
      outputs: [{id: «empty-name»"", type: int, outputSource: a}]
      steps:
      - {id: «empty-name»"", run: {class: Operation, inputs: {}, outputs: {}}, in: [], out: []}
    `,
    'an input without an id is as one with none': dedent`
      ${PLAIN_WORKFLOW}inputs:
      - «missing-field»{id: null, type: int}
      outputs: {}
      steps: {}
    `,
    'inputs have different ids': dedent`
      ${PLAIN_WORKFLOW}inputs: [{id: a, type: string}, {id: «duplicate-id»a, type: int}]
      outputs: {}
      steps: {}
    `,
    'of two inputs with one id nothing more is reported': dedent`
      ${PLAIN_WORKFLOW}inputs: [{id: a, type: string}, {id: «duplicate-id»a, type: int}]
      outputs: [{id: o, type: string, outputSource: a}]
      steps: {}
    `,
    'outputs have different ids': dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: [{id: o, type: string, outputSource: a}, {id: «duplicate-id»o, type: string, outputSource: a}]
      steps: {}
    `,
    'steps have different ids': dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
      - {id: s, run: ${OPERATION}, in: {x: a}, out: []}
      - {id: «duplicate-id»s, run: ${OPERATION}, in: {x: a}, out: []}
    `,
    'inputs of a step have different ids': step({ in: '[{id: x, source: a}, {id: «duplicate-id»x, source: a}]' }),
    'outputs of a step have different ids': step({ in: '{x: a}' }).replace('out: [y]', 'out: [y, «duplicate-id»y]'),
    'a step may be named like an input': dedent`
      ${PLAIN_WORKFLOW}inputs: {s: string}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {x: s}, out: []}
    `,
  },
  ['JSON', 'lists'],
)
