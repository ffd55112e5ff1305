import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, step } from '../../support/documents.ts'

const OPERATION = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'

battery(
  import.meta.filename,
  {
    'a step does not wait for itself': step({ in: '{x: «data-cycle»s/y}' }),
    'steps do not wait for each other': dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {x: t/y}, out: [y]}
        t: {run: ${OPERATION}, in: {x: «data-cycle»s/y}, out: [y]}
    `,
    'steps may share a source': dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {x: a}, out: [y]}
        t: {run: ${OPERATION}, in: {x: s/y}, out: [y]}
        u: {run: ${OPERATION}, in: {x: s/y}, out: [y]}
    `,
  },
  ['JSON', 'lists'],
)
