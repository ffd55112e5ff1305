import { isAddress } from '../../files/remote.ts'
import { entriesOf, isArray, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'

/** They belong to the file, not to the process in it. */
export const DOCUMENT_FIELDS: ReadonlySet<string> = new Set([
  'cwlVersion',
  '$namespaces',
  '$schemas',
  '$graph',
  '$base',
])

/** Such as `s:softwareVersion`: they apply to the process that is packed, unless it has them itself. */
export function fieldsNextToGraph({ root, value }: Process): readonly (readonly [string, JsonValue])[] {
  if (!('$graph' in root)) return []
  return entriesOf(root).filter(([key]) => key.includes(':') && !Object.hasOwn(value, key))
}

export class Schemas {
  readonly #addresses = new Set<string>()
  readonly #known = new Set<JsonValue>()

  /**
   * Of a file, or put into a process by another packer. A problem for each file of the repository, because a
   * description cannot contain its text.
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

  /** Sorted, because they come from many files. */
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
