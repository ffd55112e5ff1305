import { titleOf } from '../../lint/facts/steps.ts'
import { at, error, rule } from '../../lint/rule.ts'

/** The outputs that a step lists. */
export const stepOutputs = rule({
  codes: { 'unknown-step-output': error('A step lists an output that its process does not have.') },
  on: 'Workflow',
  step(step, { links, report }) {
    const { out } = step.value
    if (typeof out !== 'object' || out === null) return
    const unknown = links.unknownOutputs(step)
    if (unknown.length === 0) return
    const outputs = [...(step.ports?.outputs.keys() ?? [])].join(', ')
    const outputsInWords = outputs === '' ? 'The process has no outputs.' : `Its outputs are: ${outputs}.`
    for (const { name, index, guess } of unknown) {
      report(
        'unknown-step-output',
        at(out, index),
        `${titleOf(step)} lists the output "${name}", which its process does not have`,
        guess === undefined ? outputsInWords : `Did you mean "${guess}"?`,
      )
    }
  },
})
