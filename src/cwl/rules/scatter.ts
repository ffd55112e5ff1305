import { isPresent } from '../../json/is-present.ts'
import { titleOf, type Step } from '../analysis/steps.ts'
import { writtenUnder } from '../documents/parts.ts'
import { advice, at, error, rule } from '../lint/rule.ts'
import { placeOfText } from '../problems/collect.ts'
import { isUnresolved } from '../structure/unresolved.ts'

/** What a step scatters over, and how it combines that. */
export const scatter = rule({
  codes: {
    'unresolved-scatter': error('scatter names no input of its step.'),
    'no-scatter-method': error('A step scatters over several inputs without saying how.'),
    'no-effect-scatter-method': advice('scatterMethod is given where at most one input is scattered.'),
  },
  on: 'Workflow',
  step(step, { path, links, report }) {
    if (hasUnresolvedInputs(step)) return
    for (const { name, index, guess } of links.inputsOf(step).unknownScatters) {
      report(
        'unresolved-scatter',
        () => placeOfText(path, step.value, 'scatter', index),
        `${titleOf(step)} scatters over ${name}, which is no input of the step`,
        guess === undefined ? 'Name an input that stands under in.' : `Did you mean ${guess}?`,
      )
    }
    const count = step.scatter.length
    const hasMethod = isPresent(step.value['scatterMethod'])
    // Items that are not text are reported as that, and may be meant as several inputs.
    if (writtenUnder(step.value, 'scatter').length > count) return
    if (count > 1 && !hasMethod) {
      report(
        'no-scatter-method',
        at(step.value, 'scatter'),
        `${titleOf(step)} scatters over ${count} inputs and does not say how to combine them`,
        'Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.',
      )
    }
    if (count < 2 && hasMethod) {
      report(
        'no-effect-scatter-method',
        at(step.value, 'scatterMethod', 'key'),
        `scatterMethod has no effect: ${titleOf(step)} scatters over ${count === 0 ? 'nothing' : 'one input'}`,
        count === 0 ? 'Add scatter with the inputs that it scatters over, or remove it.' : 'Remove it.',
      )
    }
  },
})

/** Whether the inputs of a step are reported as missing or misplaced: then it is not known what it scatters over. */
function hasUnresolvedInputs({ value, misplaced }: Step): boolean {
  return isUnresolved(value, 'in') || misplaced.length > 0
}
