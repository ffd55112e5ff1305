import { copyOf, isArray, isObject, withField, type JsonObject, type JsonValue } from '../../json/index.ts'
import { lastName } from '../documents/local-names.ts'
import { mapItems, mapObjects } from '../yaml/map-items.ts'
import { LinkNames, type LinkPlace } from './link-names.ts'

/** Shortens the names of parameters, steps and links to those that the process itself uses. */
export function withLocalNames(process: JsonObject, place?: LinkPlace): JsonObject {
  const links = new LinkNames(process, place)
  let copy: { [key: string]: JsonValue } | undefined
  const change = (key: string, renameItem: (item: JsonObject) => JsonObject): void => {
    const list = process[key]
    if (!isArray(list)) return
    const renamed = mapObjects(list, renameItem)
    if (renamed !== list) (copy ??= copyOf(process))[key] = renamed
  }
  change('inputs', (input) => renameTypes(rename(input, 'id', lastName)))
  change('outputs', (output) =>
    renameEach(renameTypes(rename(output, 'id', lastName)), 'outputSource', (reference) =>
      links.source(reference, output),
    ),
  )
  change('steps', (step) => renameStep(step, links))
  return copy ?? process
}

function renameStep(step: JsonObject, links: LinkNames): JsonObject {
  let renamed = rename(step, 'id', lastName)
  if (isArray(renamed['in'])) {
    renamed = withField(
      renamed,
      'in',
      mapItems(renamed['in'], (input) =>
        isObject(input)
          ? renameEach(rename(input, 'id', lastName), 'source', (reference) => links.source(reference, input))
          : input,
      ),
    )
  }
  if (isArray(renamed['out'])) {
    renamed = withField(
      renamed,
      'out',
      mapItems(renamed['out'], (output) =>
        typeof output === 'string' ? lastName(output) : isObject(output) ? rename(output, 'id', lastName) : output,
      ),
    )
  }
  return renameEach(renamed, 'scatter', (reference) => links.scattered(reference, step))
}

function renameEach(item: JsonObject, key: string, name: (text: string) => string): JsonObject {
  const value = item[key]
  if (!isArray(value)) return rename(item, key, name)
  return withField(
    item,
    key,
    mapItems(value, (part) => (typeof part === 'string' ? name(part) : part)),
  )
}

function rename(item: JsonObject, key: string, name: (text: string) => string): JsonObject {
  const value = item[key]
  return typeof value === 'string' ? withField(item, key, name(value)) : item
}

function renameTypes(parameter: JsonObject): JsonObject {
  const type = parameter['type']
  return typeof type === 'object' ? withField(parameter, 'type', localType(type)) : parameter
}

/** A type with the names of its fields and symbols cut to their last part. */
export function localType(type: JsonValue): JsonValue {
  if (isArray(type)) return mapItems(type, localType)
  if (!isObject(type)) return type
  let local = type
  for (const key of ['type', 'items']) {
    const inner = local[key]
    if (typeof inner === 'object') local = withField(local, key, localType(inner))
  }
  if (isArray(local['fields'])) {
    local = withField(
      local,
      'fields',
      mapObjects(local['fields'], (field) => renameTypes(rename(field, 'name', lastName))),
    )
  }
  if (isArray(local['symbols'])) {
    local = withField(
      local,
      'symbols',
      mapItems(local['symbols'], (symbol) => (typeof symbol === 'string' ? lastSymbol(symbol) : symbol)),
    )
  }
  return local
}

/** A symbol may contain a slash. Only a symbol written as an identifier has a path that is removed. */
function lastSymbol(symbol: string): string {
  return symbol.includes('#') ? lastName(symbol) : symbol
}
