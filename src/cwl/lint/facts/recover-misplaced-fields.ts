import { isArray, withField, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, objectsIn, textsIn } from '../../documents/parts.ts'
import { MODELS, type VersionName } from '../../model/index.ts'
import { adviceOnField, unknownKeys } from '../../structure/field-advice.ts'

/** Fields of a step that are often indented too deep. */
export const OF_STEPS: ReadonlySet<string> = new Set(['run', 'out', 'scatter', 'scatterMethod', 'when'])

interface MeantStep {
  readonly value: JsonObject
  readonly inputs: readonly JsonObject[]
  readonly misplaced: readonly JsonObject[]
}

/**
 * Reads misspelt fields under their right names, and fields under `in` that belong to the step, so that other mistakes
 * that follow from these are not reported. An input may have the name of a field: if the process `takes` it, or if it
 * has a source.
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
    const name = nameOrEmpty(input)
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
    // A misspelt field is not normalized. If the inputs are not a list of objects, they are unreadable.
    return withField(read, guess, guess === 'in' ? {} : (step[key] ?? null))
  }, step)
}

function withMeant(step: JsonObject, input: JsonObject): JsonObject {
  const { id, source = null } = input
  // The process under `run` was not read, because it was at the wrong place.
  if (typeof id !== 'string' || id === 'run' || isPresent(step[id])) return step
  return withField(step, id, id === 'out' && !isArray(source) ? [source] : source)
}
