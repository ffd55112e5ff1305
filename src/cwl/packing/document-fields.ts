import { isAddress } from '../../files/remote.ts'
import { entriesOf, isArray, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'

/** Fields of the file, not of the process in it. */
export const DOCUMENT_FIELDS: ReadonlySet<string> = new Set([
  'cwlVersion',
  '$namespaces',
  '$schemas',
  '$graph',
  '$base',
])

/**
 * Fields of other vocabularies next to a `$graph`, such as `s:softwareVersion`: they apply to the process that is
 * packed, unless it has them itself.
 */
export function fieldsNextToGraph({ root, value }: Process): readonly (readonly [string, JsonValue])[] {
  if (!('$graph' in root)) return []
  return entriesOf(root).filter(([key]) => key.includes(':') && !Object.hasOwn(value, key))
}

/** The `$schemas` of a packed description, collected from the files of its processes. */
export class Schemas {
  readonly #addresses = new Set<string>()
  /** Root maps and lists that were already read. */
  readonly #known = new Set<JsonValue>()

  /**
   * Adds the schemas of a file, and those of a process that another packer put there. Returns a problem for each file
   * of the repository, because a description cannot contain its text.
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

  /** Sorted by address, because they come from many files. Undefined if there are none. */
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
