import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { fragmentOf } from '../documents/local-names.ts'
import { fileOf } from '../yaml/origin.ts'

/** Parts of names: full names of all types would be long if types are deep. */
interface Names {
  type?: JsonObject
  readonly parts: Map<string, Names>
}

/** The file of a type, and the name before it. */
interface Scope {
  readonly file: string
  readonly names: Names
}

/**
 * Types inside of types, by the names of each and of everything around it, such as `rec/field/inner` (SALAD 1.2,
 * "Identifier resolution"). Parts without a name are skipped.
 */
export class InnerTypes {
  readonly #files = new Map<string, Names>()
  readonly #outermost = new Map<JsonObject, JsonObject>()

  constructor(types: readonly JsonObject[]) {
    for (const type of types) this.#add(type, this.#top(fileOf(type, '')), type)
  }

  /** The fragment may begin with the name of the process. */
  find(file: string, fragment: string): JsonObject | undefined {
    const names = this.#files.get(file)
    if (names === undefined) return undefined
    const parts = fragment.split('/')
    const found = typeAt(names, parts, 0)
    if (found !== undefined) return found
    for (let start = 1; start < parts.length - 1; start += 1) {
      const behind = typeAt(names, parts, start)
      if (behind !== undefined) return behind
    }
    return undefined
  }

  /** The type itself may be the outermost one. */
  around(type: JsonObject): JsonObject {
    return this.#outermost.get(type) ?? type
  }

  #top(file: string): Scope {
    const names = this.#files.get(file) ?? { parts: new Map() }
    this.#files.set(file, names)
    return { file, names }
  }

  #add(type: JsonValue, scope: Scope, outermost: JsonObject): void {
    if (isArray(type)) for (const member of type) this.#add(member, scope, outermost)
    if (!isObject(type)) return
    const { name, items, type: inner } = type
    const here = fileOf(type, '') === scope.file ? scope : this.#top(fileOf(type, ''))
    const within = typeof name === 'string' ? this.#enter(here, name) : here
    if (within !== here) {
      within.names.type ??= type
      this.#outermost.set(type, outermost)
    }
    for (const field of fieldsOf(type['fields'])) this.#add(field.type, this.#enter(within, field.name), outermost)
    for (const part of [items, inner]) if (typeof part === 'object') this.#add(part, within, outermost)
  }

  #enter(scope: Scope, name: string): Scope {
    let { names } = name.includes('#') ? this.#top(scope.file) : scope
    for (const part of fragmentOf(name).split('/')) {
      const next = names.parts.get(part) ?? { parts: new Map() }
      names.parts.set(part, next)
      names = next
    }
    return { file: scope.file, names }
  }
}

function typeAt(names: Names, parts: readonly string[], start: number): JsonObject | undefined {
  let at: Names | undefined = names
  for (let index = start; index < parts.length && at !== undefined; index += 1) at = at.parts.get(parts[index] ?? '')
  return at?.type
}

interface WrittenField {
  readonly name: string
  readonly type: JsonValue
  readonly container: JsonObject
  readonly key: string
  /** Undefined if only the type is written. */
  readonly files: FieldFiles | undefined
}

/** As they are written (CWL v1.2, "InputRecordField", "OutputRecordField"). */
export interface FieldFiles {
  readonly format: JsonValue
  readonly secondaryFiles: JsonValue
}

/** From a list, or a map from the name to the type or the rest: types of a file are not normalized. */
export function fieldsOf(written: JsonValue | undefined): readonly WrittenField[] {
  if (isArray(written)) {
    return written.filter(isObject).flatMap((field) => {
      const { name, type } = field
      return typeof name === 'string' && type !== undefined
        ? [{ name, type, container: field, key: 'type', files: filesOf(field) }]
        : []
    })
  }
  if (!isObject(written)) return []
  return Object.keys(written).flatMap((name) => {
    const field = written[name]
    if (field === undefined || field === null) return []
    if (isObject(field) && field['type'] !== undefined && !isSchema(field))
      return [{ name, type: field['type'], container: field, key: 'type', files: filesOf(field) }]
    return [{ name, type: field, container: written, key: name, files: undefined }]
  })
}

function filesOf({ format = null, secondaryFiles = null }: JsonObject): FieldFiles | undefined {
  return format === null && secondaryFiles === null ? undefined : { format, secondaryFiles }
}

function isSchema(value: JsonObject): boolean {
  return value['symbols'] !== undefined || value['items'] !== undefined || value['fields'] !== undefined
}
