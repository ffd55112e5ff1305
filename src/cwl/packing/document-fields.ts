import { entriesOf, isArray, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { isAddress } from '../source/remote.ts'

/** Fields that belong to the file, not to the process in it. */
export const DOCUMENT_FIELDS: ReadonlySet<string> = new Set([
  'cwlVersion',
  '$namespaces',
  '$schemas',
  '$graph',
  '$base',
])

/**
 * Fields of other vocabularies beside a `$graph`, such as `s:softwareVersion`: they say something of the process that
 * is packed from it, unless that says it itself.
 */
export function fieldsBesideGraph({ root, value }: Process): readonly (readonly [string, JsonValue])[] {
  if (!('$graph' in root)) return []
  return entriesOf(root).filter(([key]) => key.includes(':') && !Object.hasOwn(value, key))
}

/** The `$schemas` of a packed description, gathered from the files of its processes. */
export class Schemas {
  readonly #addresses = new Set<string>()
  /** Root maps, and lists, that were taken in. */
  readonly #known = new Set<JsonValue>()

  /**
   * Takes in what a file names, and what a process names that another packer put in its place; gives a problem for each
   * file of the repository, whose text no description can hold.
   */
  admit({ path, root, value, isEmbedded }: Process): readonly Problem[] {
    return [root, ...(isEmbedded ? [value] : [])].flatMap((holder) => this.#admit(path, holder))
  }

  #admit(path: string, root: JsonObject): readonly Problem[] {
    const { $schemas: written = null } = root
    const list = isArray(written)
    const known = list ? written : root
    if (this.#known.has(known)) return []
    this.#known.add(known)
    return (list ? written : [written]).flatMap((schema, index) => {
      if (typeof schema !== 'string') return []
      if (!isAddress(schema)) return [droppedSchema(path, list ? written : root, list ? index : '$schemas', schema)]
      this.#addresses.add(schema)
      return []
    })
  }

  /** By address: they come from many files. Undefined when there is nothing to say. */
  toJson(): readonly string[] | undefined {
    return this.#addresses.size === 0 ? undefined : [...this.#addresses].sort()
  }
}

function droppedSchema(path: string, holder: object, key: string | number, schema: string): Problem {
  return createProblem(
    'dropped-schema',
    placeOf(path, holder, key),
    `the packed description cannot hold ${schema}, so a run of it compares formats without that schema and may refuse a file of a subclass`,
    'Publish the schema and name it by its address, or list every accepted format in the field format.',
  )
}
