import { copyOf, isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { lastName, localSource } from './localnames.ts'
import { mapItems } from './text/map-items.ts'

/** Names of parameters, steps and links as the process itself would say them. */
export function withLocalNames(process: JsonObject): JsonObject {
  const name = typeof process['id'] === 'string' ? lastPath(process['id']) : undefined
  let ownLinks: ReadonlySet<string> | undefined
  const isOwn = (link: string): boolean => (ownLinks ??= new Set(linksOfSteps(process['steps']))).has(link)
  const toLocal: ToLocal = (source) => localSource(source, name, isOwn)
  let copy: { [key: string]: JsonValue } | undefined
  const change = (key: string, renameItem: (item: JsonObject) => JsonObject): void => {
    const list = process[key]
    if (!isArray(list)) return
    const renamed = mapItems(list, (item) => (isObject(item) ? renameItem(item) : item))
    if (renamed !== list) (copy ??= copyOf(process))[key] = renamed
  }
  change('inputs', (input) => renameTypes(rename(input, 'id', lastName)))
  change('outputs', (output) => renameEach(renameTypes(rename(output, 'id', lastName)), 'outputSource', toLocal))
  change('steps', (step) => renameStep(step, toLocal))
  return copy ?? process
}

type ToLocal = (source: string) => string

/** The inputs and outputs of steps, as `step/port`. Inputs count: a link to one is found, and leads nowhere. */
function linksOfSteps(steps: JsonValue | undefined): readonly string[] {
  if (!isArray(steps)) return []
  return steps.filter(isObject).flatMap((step) =>
    ['in', 'out'].flatMap((key) => {
      const ports = step[key]
      return isArray(ports) ? ports.map((port) => `${shortName(step)}/${shortName(port)}`) : []
    }),
  )
}

function shortName(named: JsonValue): string {
  const id = isObject(named) ? named['id'] : named
  return typeof id === 'string' ? lastName(id) : ''
}

/** The fragment of a process id, which may have parts of its own. */
function lastPath(id: string): string {
  return id.slice(id.lastIndexOf('#') + 1)
}

function renameStep(step: JsonObject, toLocal: ToLocal): JsonObject {
  let renamed = rename(step, 'id', lastName)
  if (isArray(renamed['in'])) {
    const inputs = mapItems(renamed['in'], (input) =>
      isObject(input) ? renameEach(rename(input, 'id', lastName), 'source', toLocal) : input,
    )
    if (inputs !== renamed['in']) renamed = replaced(renamed, 'in', inputs)
  }
  if (isArray(renamed['out'])) {
    const outputs = mapItems(renamed['out'], (output) =>
      typeof output === 'string' ? lastName(output) : isObject(output) ? rename(output, 'id', lastName) : output,
    )
    if (outputs !== renamed['out']) renamed = replaced(renamed, 'out', outputs)
  }
  return renameEach(renamed, 'scatter', lastName)
}

function renameEach(item: JsonObject, key: string, name: (text: string) => string): JsonObject {
  const value = item[key]
  if (!isArray(value)) return rename(item, key, name)
  const renamed = mapItems(value, (part) => (typeof part === 'string' ? name(part) : part))
  return renamed === value ? item : replaced(item, key, renamed)
}

function rename(item: JsonObject, key: string, name: (text: string) => string): JsonObject {
  const value = item[key]
  if (typeof value !== 'string') return item
  const renamed = name(value)
  return renamed === value ? item : replaced(item, key, renamed)
}

/** Field names and enum symbols inside the type of a parameter. */
function renameTypes(parameter: JsonObject): JsonObject {
  const type = parameter['type']
  if (typeof type !== 'object' || type === null) return parameter
  const renamed = localType(type)
  return renamed === type ? parameter : replaced(parameter, 'type', renamed)
}

/** A type with the names of its fields and symbols cut to their last part. */
export function localType(type: JsonValue): JsonValue {
  if (isArray(type)) return mapItems(type, localType)
  if (!isObject(type)) return type
  let local = type
  for (const key of ['type', 'items']) {
    const inner = local[key]
    if (typeof inner === 'object' && inner !== null) {
      const renamed = localType(inner)
      if (renamed !== inner) local = replaced(local, key, renamed)
    }
  }
  if (isArray(local['fields'])) {
    const fields = mapItems(local['fields'], (field) => (isObject(field) ? renameTypes(rename(field, 'name', lastName)) : field))
    if (fields !== local['fields']) local = replaced(local, 'fields', fields)
  }
  if (isArray(local['symbols'])) {
    const symbols = mapItems(local['symbols'], (symbol) => (typeof symbol === 'string' ? lastSymbol(symbol) : symbol))
    if (symbols !== local['symbols']) local = replaced(local, 'symbols', symbols)
  }
  return local
}

/** A symbol may hold a slash of its own; only one written as an identifier has a path to lose. */
function lastSymbol(symbol: string): string {
  return symbol.includes('#') ? lastName(symbol) : symbol
}

function replaced(object: JsonObject, key: string, value: JsonValue): JsonObject {
  const copy = copyOf(object)
  copy[key] = value
  return copy
}
