import { objectFrom, type JsonObject } from '../../json/index.ts'
import { explainRecord } from '../explain.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { namespacesOf } from '../model/own-terms.ts'
import { normalizeDefinition } from '../normalize.ts'
import type { Problem } from '../problem.ts'

/**
 * The structure of types that a file has beside those that are imported from it. They are no part of any process, so that
 * its schema sees nothing of them, and are installed with it all the same.
 */
export class StructureOfTypes {
  readonly #known = new Map<VersionName, Map<JsonObject, readonly Problem[]>>()

  /** What is wrong with a definition, as one of SchemaDefRequirement; looked at once, however many processes name it. */
  check(version: VersionName, definition: JsonObject): readonly Problem[] {
    const known = this.#known.get(version) ?? new Map<JsonObject, readonly Problem[]>()
    this.#known.set(version, known)
    const problems = known.get(definition) ?? problemsOfType(version, definition)
    known.set(definition, problems)
    return problems
  }
}

function problemsOfType(version: VersionName, definition: JsonObject): readonly Problem[] {
  const model = MODELS[version]
  const requirement = objectFrom([['class', 'SchemaDefRequirement'], ['types', [normalizeDefinition(model, definition)]]])
  return explainRecord(model, 'SchemaDefRequirement', requirement, namespacesOf(definition))
}
