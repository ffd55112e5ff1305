import { isPresent } from '../../json/is-present.ts'
import { titleOf, type Step } from '../analysis/steps.ts'
import { writtenUnder } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, MOST_PROBLEMS, placeOf, placeOfText } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'

/** What a step scatters over that is no input of it. */
export interface UnknownScatter {
  readonly name: string
  /** Its number among the texts in `scatter`. */
  readonly index: number
  /** The input that was meant. */
  readonly guess: string | undefined
}

/** Those that are not among the inputs given, as many as are told. */
export function unknownScatters(step: Step, given: ReadonlySet<string>): readonly UnknownScatter[] {
  const unknown = step.scatter.flatMap((name, index) => (given.has(name) ? [] : { name, index }))
  return unknown.slice(0, MOST_PROBLEMS).map(({ name, index }) => ({ name, index, guess: nearest(name, given) }))
}

/** What a step scatters over, and how it combines that. */
export function checkScatter({ path }: Process, step: Step, unknown: readonly UnknownScatter[]): readonly Problem[] {
  const { scatterMethod: method } = step.value
  const dangling = unknown.map(({ name, index, guess }) => {
    return createProblem(
      'unresolved-scatter',
      placeOfText(path, step.value, 'scatter', index),
      `${titleOf(step)} scatters over ${name}, which is no input of the step`,
      guess === undefined ? 'Name an input that stands under in.' : `Did you mean ${guess}?`,
    )
  })
  const count = step.scatter.length
  // What is no text is told as that, and may be meant as several inputs.
  if (writtenUnder(step.value, 'scatter').length > count) return dangling
  if (count > 1 && !isPresent(method)) {
    return [
      ...dangling,
      createProblem(
        'no-scatter-method',
        placeOf(path, step.value, 'scatter'),
        `${titleOf(step)} scatters over ${count} inputs and does not say how to combine them`,
        'Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.',
      ),
    ]
  }
  if (count < 2 && isPresent(method)) {
    return [
      ...dangling,
      createProblem(
        'no-effect-scatter-method',
        placeOf(path, step.value, 'scatterMethod', 'key'),
        `scatterMethod has no effect: ${titleOf(step)} scatters over ${count === 0 ? 'nothing' : 'one input'}`,
        count === 0 ? 'Add scatter with the inputs that it scatters over, or remove it.' : 'Remove it.',
      ),
    ]
  }
  return dangling
}
