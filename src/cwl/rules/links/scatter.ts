import { isPresent } from '../../../json/is-present.ts'
import { writtenUnder } from '../../documents/parts.ts'
import { titleOf, type Step } from '../../lint/facts/steps.ts'
import { at, error, rule } from '../../lint/rule.ts'
import { placeOfText } from '../../problems/collect.ts'
import { isUnresolved } from '../../structure/unresolved.ts'

/** What a step scatters over, and how it combines several inputs. */
export const scatter = rule({
  codes: {
    'unresolved-scatter': error('scatter names something that is not an input of its step.'),
    'no-scatter-method': error('A step scatters over several inputs without a method.'),
  },
  on: 'Workflow',
  step(step, { path, links, report }) {
    if (hasUnresolvedInputs(step)) return
    for (const { name, index, guess } of links.inputsOf(step).unknownScatters) {
      report(
        'unresolved-scatter',
        () => placeOfText(path, step.value, 'scatter', index),
        `${titleOf(step)} scatters over "${name}", which is not an input of the step`,
        guess === undefined ? 'Name an input that is written under in.' : `Did you mean "${guess}"?`,
      )
    }
    const count = step.scatter.length
    // Items that are not text are reported elsewhere, and may mean several inputs.
    if (writtenUnder(step.value, 'scatter').length > count) return
    if (count > 1 && !isPresent(step.value['scatterMethod'])) {
      report(
        'no-scatter-method',
        at(step.value, 'scatter'),
        `${titleOf(step)} scatters over ${count} inputs, but has no scatterMethod`,
        'Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.',
      )
    }
  },
})

/** Whether the inputs of a step are reported as missing or misplaced. Then it is not known what the step scatters over. */
function hasUnresolvedInputs({ value, misplaced }: Step): boolean {
  return isUnresolved(value, 'in') || misplaced.length > 0
}
