import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'

interface WrittenField {
  readonly name: string
  readonly type: JsonValue
  readonly container: JsonObject
  readonly key: string
  /** Properties of the field's files; undefined if only its type is written. */
  readonly files: FieldFiles | undefined
}

/** Properties of the files in a record's field, as they are written (CWL v1.2, "InputRecordField", "OutputRecordField"). */
export interface FieldFiles {
  readonly format: JsonValue
  readonly secondaryFiles: JsonValue
}

/** Fields as a list, or as a map from the name to the type or to the rest: types of a file are not normalized. */
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
