import { objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import { interfaceOf, isRequired } from './compare/ports.ts'
import { withoutNull, type SimpleName, type Type } from './types/types.ts'

/** Every input of a packed description: those that a run needs with values to replace, the others with their default. */
export function exampleJob(description: JsonObject): { readonly required: JsonObject; readonly optional: JsonObject } {
  const ports = [...interfaceOf(description).inputs.values()]
  const [required, optional] = [ports.filter(isRequired), ports.filter((port) => !isRequired(port))]
  return {
    required: objectFrom(required.map(({ id, type }) => [id, exampleOf(type, id)])),
    optional: objectFrom(optional.map(({ id, default: value = null }) => [id, value])),
  }
}

const VALUES: Readonly<Record<Exclude<SimpleName, 'File' | 'Directory'>, JsonValue>> = {
  null: null,
  boolean: false,
  int: 1,
  long: 1,
  float: 0.5,
  double: 0.5,
  string: 'text',
  Any: 'any value',
}

function exampleOf(type: Type, name: string): JsonValue {
  switch (type.kind) {
    case 'simple':
      return type.name === 'File' || type.name === 'Directory'
        ? objectFrom([
            ['class', type.name],
            ['path', `path/to/${name}`],
          ])
        : VALUES[type.name]
    case 'array':
      return [exampleOf(type.items, name)]
    case 'record':
      return objectFrom(Array.from(type.fields, ([field, inner]) => [field, exampleOf(inner, field)]))
    case 'enum':
      return [...(type.shortNames ?? type.symbols)][0] ?? null
    case 'union': {
      const values = withoutNull(type)
      return exampleOf(values.kind === 'union' ? (values.members[0] ?? values) : values, name)
    }
    case 'unknown':
      return null
  }
}
