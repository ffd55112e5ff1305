import { copyOf, isArray, isObject, objectFrom, withField, type JsonObject, type JsonValue } from '../../json/index.ts'
import { mapItems, mapObjects } from '../yaml/map-items.ts'

export type OnDropped = (holder: JsonObject, key: string) => void

const UNNOTICED: OnDropped = () => {}

/** v1.1 removed them from workflows and expression tools; only `loadContents` had an effect there. */
export function withoutUnusedBindings(process: JsonObject, onDropped: OnDropped): JsonObject {
  if (process['class'] === 'CommandLineTool') return process
  const copy = copyOf(process)
  for (const side of ['inputs', 'outputs']) {
    const ports = process[side]
    if (!isArray(ports)) continue
    copy[side] = mapItems(ports, (port) => {
      if (!isObject(port)) return port
      return withPlainType(side === 'inputs' ? withLoading(port, onDropped) : without(port, 'outputBinding', onDropped))
    })
  }
  return copy
}

function withLoading(input: JsonObject, onDropped: OnDropped): JsonObject {
  const contents = loadingOf(input)
  if (contents === undefined) return without(input, 'inputBinding', onDropped)
  const { inputBinding: binding } = input
  if (isObject(binding) && Object.keys(binding).length > 1) onDropped(input, 'inputBinding')
  return withField(input, 'inputBinding', objectFrom([['loadContents', contents]]))
}

function withPlainType(port: JsonObject): JsonObject {
  const { type } = port
  return type === undefined ? port : withField(port, 'type', withoutTypeBindings(type))
}

/** Only tools have them. Since v1.1 a field sets itself what it loads, but a list has no other form than a binding. */
export function withoutTypeBindings(type: JsonValue): JsonValue {
  if (isArray(type)) return mapItems(type, withoutTypeBindings)
  if (!isObject(type)) return type
  let plain = without(loadingOf(type) === undefined ? without(type, 'inputBinding') : type, 'outputBinding')
  for (const key of ['type', 'items']) {
    const inner = plain[key]
    if (typeof inner === 'object') plain = withField(plain, key, withoutTypeBindings(inner))
  }
  const { fields } = plain
  return isArray(fields) ? withField(plain, 'fields', mapObjects(fields, plainField)) : plain
}

function plainField(field: JsonObject): JsonObject {
  const contents = loadingOf(field)
  const plain = without(withPlainType(field), 'inputBinding')
  return without(contents === undefined ? plain : withField(plain, 'loadContents', contents), 'outputBinding')
}

function loadingOf({ inputBinding: binding }: JsonObject): JsonValue | undefined {
  return isObject(binding) ? binding['loadContents'] : undefined
}

function without(object: JsonObject, field: string, onDropped = UNNOTICED): JsonObject {
  if (!(field in object)) return object
  onDropped(object, field)
  const copy = copyOf(object)
  delete copy[field]
  return copy
}
