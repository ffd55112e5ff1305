import type { Location } from '../../files/source-text.ts'
import { nearest } from '../../files/suggest.ts'
import { isArray, isObject, objectFrom, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { accepts, EXTENSION } from '../model/accepts.ts'
import type { Model, RecordShape } from '../model/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { BUILT_IN_TYPES, isTypeName } from '../types/type-names.ts'
import { originOf, positionIn, setOrigin } from '../yaml/origin.ts'

/** By field: what a map without the dash holds, and what it should hold. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['inputs', 'inputs by name, but holds the fields of one input'],
  ['outputs', 'outputs by name, but holds the fields of one output'],
  ['in', 'inputs by name, but holds the fields of one input'],
  ['requirements', 'requirements by class, but holds the fields of one requirement'],
  ['hints', 'hints by class, but holds the fields of one hint'],
])

/**
 * A map with the fields of one item, if these are certainly not items by name. It is marked, so that {@link loneItems}
 * can report it.
 */
export function listOfLone(
  model: Model,
  key: string,
  shape: RecordShape | undefined,
  map: JsonObject,
  holder: JsonObject,
): readonly JsonValue[] | undefined {
  const origin = originOf(map)
  if (origin === undefined || !WORDS.has(key)) return undefined
  if (!(shape === undefined ? isRequirement(model, map) : isLone(model, key, shape, map, holder))) return undefined
  const list = [map]
  setOrigin(list, { source: origin.source, start: origin.start, offsets: [origin.start], isLone: true })
  return list
}

/** One for each map, which is read as the item that it holds. */
export function loneItems(path: string, holder: JsonObject): readonly Problem[] {
  return [...WORDS.keys()].flatMap((key) => {
    const list = holder[key]
    return isArray(list) && originOf(list)?.isLone === true
      ? [loneItem(positionIn(path, holder, key), key, list[0])]
      : []
  })
}

export function loneItem(place: Location, key: string, item: JsonValue | undefined): Problem {
  const subject = key === 'requirements' || key === 'hints' ? 'class' : 'id'
  const name = isObject(item) ? item[subject] : undefined
  const first = `${subject}: ${typeof name === 'string' ? name : '…'}`
  const rest = isObject(item) && Object.keys(item).length > 1 ? ', …' : ''
  return createProblemAs(
    place,
    'wrong-type',
    `"${key}" must hold ${WORDS.get(key)}`,
    `Add a dash before the first field, as in - ${first}, or write [{${first}${rest}}].`,
  )
}

/** `in: {id: a, source: b}` reads as links of two inputs, unless the step has an input a, but no inputs id and source. */
export function loneInput(
  model: Model,
  inputs: readonly JsonObject[],
  ports: ReadonlyMap<string, unknown>,
): JsonObject | undefined {
  const name = inputs.find((input) => input['id'] === 'id')?.['source']
  const [first] = inputs
  if (first === undefined || inputs.length < 2 || typeof name !== 'string' || !ports.has(name)) return undefined
  const { fields } = model.record('WorkflowStepInput')
  const entries = inputs.map((input) => [typeof input['id'] === 'string' ? input['id'] : '', input['source']] as const)
  if (!inputs.every(isLink) || !entries.every(([key]) => fields.has(key) && !ports.has(key))) return undefined
  const item = objectFrom(entries.map(([key, value]) => [key, value ?? null] as const))
  const origin = originOf(first)
  const offsets = inputs.flatMap((input) => [originOf(input)?.start ?? 0, originOf(input)?.offsets[1] ?? 0])
  if (origin !== undefined)
    setOrigin(item, { source: origin.source, start: origin.start, keys: entries.map(([key]) => key), offsets })
  return item
}

function isLink(input: JsonObject): boolean {
  return Object.keys(input).every((key) => key === 'id' || key === 'source')
}

function isLone(model: Model, key: string, shape: RecordShape, map: JsonObject, holder: JsonObject): boolean {
  const others = orderedKeys(map).filter((name) => name !== 'id')
  if (typeof map['id'] !== 'string' || !others.some((name) => shape.fields.has(name))) return false
  if (!others.every((name) => shape.fields.has(name) || EXTENSION.test(name))) return false
  const isSettled = others.some((name) => name !== 'type' && isNoItem(model, shape, name, map[name] as JsonValue))
  return key === 'in' ? isSettled : isParameter(map, map['id'], isSettled, holder)
}

/** A class next to names of classes is read as a name. */
function isRequirement({ requirements }: Model, map: JsonObject): boolean {
  return typeof map['class'] === 'string' && !requirements.some((name) => Object.hasOwn(map, name))
}

/** It can be the value of the field, and not an item with that name. */
function isNoItem(model: Model, shape: RecordShape, key: string, value: JsonValue): boolean {
  if (isObject(value))
    return orderedKeys(value).some((name) => name !== 'id' && !shape.fields.has(name) && !EXTENSION.test(name))
  if (value === null || typeof value === 'string' || isArray(value)) return false
  return shape.fields.get(key)?.kinds.some((kind) => accepts(model, kind, value)) === true
}

/** An input may have the name id and the type string: then the text of `id` is a type. */
function isParameter(map: JsonObject, id: string, isSettled: boolean, holder: JsonObject): boolean {
  if (Object.keys(map).some((key) => key !== 'type' && isTypeName(map[key]))) return false
  if (isSettled) return true
  if (/[#:]/.test(id) || definesTypes(holder)) return false
  const { type } = map
  return type === 'File' || type === 'Directory' || nearest(id, BUILT_IN_TYPES) === undefined
}

function definesTypes(process: JsonObject): boolean {
  const name = 'SchemaDefRequirement'
  return ['requirements', 'hints'].some((key) => {
    const written = process[key]
    if (isArray(written)) return written.some((item) => isObject(item) && item['class'] === name)
    return isObject(written) && (written['class'] === name || Object.hasOwn(written, name))
  })
}
