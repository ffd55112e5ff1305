import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { nameOrEmpty, objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { membersOf, UNKNOWN, type Type } from '../../types/types.ts'
import { fieldsOf } from '../../types/written-fields.ts'
import type { Ports } from './ports.ts'

/** A binding, and the type of what it binds if that is an input. */
export interface Bound {
  readonly binding: JsonObject
  readonly type?: Type | undefined
}

/** The bindings of a tool: of its arguments, and of its inputs and the parts of their types. */
export function bindingsOf({ value }: Process, ports: Ports): readonly Bound[] {
  const bound: Bound[] = objectsIn(value, 'arguments').map((binding) => ({ binding }))
  for (const input of objectsIn(value, 'inputs')) {
    const { inputBinding: binding, type: written } = input
    const type = ports.inputs.get(nameOrEmpty(input))?.type ?? UNKNOWN
    if (isObject(binding)) bound.push({ binding, type })
    if (typeof written === 'object') addBindings(bound, written, type)
  }
  for (const definition of ports.definitions) addBindings(bound, definition.value, definition.type)
  return bound
}

/** Adds the bindings of the items of lists and of the fields of records, which are written in the type. */
function addBindings(bound: Bound[], written: JsonValue, type: Type): void {
  if (isArray(written)) {
    const known = written.length > MOST_ALTERNATIVES ? UNKNOWN : type
    for (const member of written) addBindings(bound, member, known)
  }
  if (!isObject(written)) return
  const { type: kind, items, inputBinding: binding } = written
  if (typeof kind === 'object') addBindings(bound, kind, type)
  const members = membersOf(type)
  const part =
    kind === 'array' ? (members.flatMap((member) => (member.kind === 'array' ? member.items : []))[0] ?? UNKNOWN) : type
  if (isObject(binding)) bound.push({ binding, type: part })
  if (typeof items === 'object') addBindings(bound, items, part)
  const fields = members.find((member) => member.kind === 'record')?.fields
  for (const { name, type: inner, container, key } of fieldsOf(written['fields'])) {
    const fieldType = fields?.get(name) ?? UNKNOWN
    const own = key === 'type' ? container['inputBinding'] : undefined
    if (isObject(own)) bound.push({ binding: own, type: fieldType })
    if (typeof inner === 'object') addBindings(bound, inner, fieldType)
  }
}

/** Every alternative is compared with all others. */
const MOST_ALTERNATIVES = 100
