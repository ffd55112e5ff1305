import { objectFrom, type JsonObject } from '../../../json/index.ts'
import { normalizeDefinition } from '../../forms/normalize.ts'
import { MODELS, type VersionName } from '../../model/index.ts'
import { namespacesOf } from '../../model/own-terms.ts'
import type { Problem } from '../../problems/problem.ts'
import { explainRecord, type Explained } from '../../structure/explain.ts'

/**
 * Checks the structure of types that a file has next to imported types. They are not part of any process, so its schema
 * does not check them, but they are installed with it.
 */
export class StructureOfTypes {
  readonly #known = new Map<VersionName, Map<JsonObject, StructureOfType>>()

  /** Checks a definition as one of SchemaDefRequirement; once, for any number of processes that name it. */
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
