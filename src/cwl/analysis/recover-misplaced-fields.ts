import { isArray, withField, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { nameOf, objectsIn, textsIn } from '../documents/parts.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { adviceOnField, unknownKeys } from '../structure/field-advice.ts'

/** Fields of a step that are easily indented too deep. */
export const OF_STEPS: ReadonlySet<string> = new Set(['run', 'out', 'scatter', 'scatterMethod', 'when'])

/** A step as it is meant, with its inputs. */
export interface MeantStep {
  readonly value: JsonObject
  readonly inputs: readonly JsonObject[]
  /** What stands among the inputs and is meant as a field of the step. */
  readonly misplaced: readonly JsonObject[]
}

/**
 * Reads fields under the name that they were meant to have, and those that stand under `in` where they belong, so that
 * what follows from their name or place is not told as well. An input may have such a name: one that what the step runs
 * `takes`, or that has a source.
 */
export function recoverMisplacedFields(
  version: VersionName,
  written: JsonObject,
  takes: (name: string) => boolean,
  isSource: (name: string) => boolean,
): MeantStep {
  const step = underTheirNames(version, written)
  const inputs = objectsIn(step, 'in')
  const misplaced = inputs.filter((input) => {
    const name = nameOf(input) ?? ''
    const sources = textsIn(input, 'source')
    return OF_STEPS.has(name) && !isPresent(step[name]) && !takes(name) && sources.length > 0 && !sources.some(isSource)
  })
  if (misplaced.length === 0) return { value: step, inputs, misplaced }
  const elsewhere = new Set(misplaced)
  return {
    value: misplaced.reduce(withMeant, step),
    inputs: inputs.filter((input) => !elsewhere.has(input)),
    misplaced,
  }
}

function underTheirNames(version: VersionName, step: JsonObject): JsonObject {
  const model = MODELS[version]
  const shape = model.record('WorkflowStep')
  return unknownKeys(shape, step).reduce((read, key) => {
    const { guess } = adviceOnField(model, shape, step, key)
    if (guess === undefined || !shape.fields.has(guess)) return read
    // Inputs under another name are in no normal form: no list of them is what cannot be read.
    return withField(read, guess, guess === 'in' ? {} : (step[key] ?? null))
  }, step)
}

function withMeant(step: JsonObject, input: JsonObject): JsonObject {
  const { id, source = null } = input
  // What it was to run is not there: nobody has looked for it.
  if (typeof id !== 'string' || id === 'run' || isPresent(step[id])) return step
  return withField(step, id, id === 'out' && !isArray(source) ? [source] : source)
}
