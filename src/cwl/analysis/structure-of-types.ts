import { objectFrom, type JsonObject } from '../../json/index.ts'
import { normalizeDefinition } from '../forms/normalize.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { namespacesOf } from '../model/own-terms.ts'
import type { Problem } from '../problems/problem.ts'
import { explainRecord, type Explained } from '../structure/explain.ts'

/**
 * The structure of types that a file has beside those that are imported from it. They are no part of any process, so
 * that its schema sees nothing of them, and are installed with it all the same.
 */
export class StructureOfTypes {
  readonly #known = new Map<VersionName, Map<JsonObject, StructureOfType>>()

  /** Of a definition, as one of SchemaDefRequirement; looked at once, however many processes name it. */
  of(version: VersionName, definition: JsonObject): StructureOfType {
    const known = this.#known.get(version) ?? new Map<JsonObject, StructureOfType>()
    this.#known.set(version, known)
    const structure = known.get(definition) ?? structureOf(version, definition)
    known.set(definition, structure)
    return structure
  }
}

interface StructureOfType {
  /** In the long form of normalize.ts. */
  readonly value: JsonObject
  readonly problems: readonly Problem<Explained>[]
}

function structureOf(version: VersionName, definition: JsonObject): StructureOfType {
  const model = MODELS[version]
  const value = normalizeDefinition(model, definition)
  const requirement = objectFrom([
    ['class', 'SchemaDefRequirement'],
    ['types', [value]],
  ])
  return { value, problems: explainRecord(model, 'SchemaDefRequirement', requirement, namespacesOf(definition)) }
}
