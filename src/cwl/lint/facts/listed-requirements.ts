import { entriesOf, isArray, isObject, sameJson, type JsonObject, type JsonValue } from '../../../json/index.ts'
import type { Step } from './steps.ts'

export interface ListedRequirement {
  readonly name: string
  readonly value: JsonObject
  readonly isHint: boolean
  readonly list: readonly JsonValue[]
  readonly index: number
  /** In the list, of the same class: the first that has a field, or else the first. */
  readonly earlier: JsonObject | undefined
}

/** Of a process and its steps. */
export function listedRequirements(value: JsonObject, steps: readonly Step[]): readonly ListedRequirement[] {
  return [value, ...steps.map((step) => step.value)].flatMap((holder) => [
    ...requirementsIn(holder['requirements'], false),
    ...requirementsIn(holder['hints'], true),
  ])
}

function requirementsIn(list: JsonValue | undefined, isHint: boolean): readonly ListedRequirement[] {
  if (!isArray(list) || list.length === 0) return NONE
  const known = new Map<string, JsonObject>()
  return list.flatMap((value, index): readonly ListedRequirement[] => {
    const name = isObject(value) ? value['class'] : undefined
    if (!isObject(value) || typeof name !== 'string') return NONE
    const earlier = known.get(name)
    if (earlier === undefined || isBare(earlier)) known.set(name, value)
    return [{ name, value, isHint, list, index, earlier }]
  })
}

const NONE: readonly ListedRequirement[] = []

/** They have the same fields, or one has none. */
export function canBeOne(one: JsonObject, other: JsonObject): boolean {
  return isBare(one) || isBare(other) || sameJson(one, other)
}

function isBare(requirement: JsonObject): boolean {
  return entriesOf(requirement).every(([key, value]) => key === 'class' || value === null)
}

/**
 * A class without a contradiction is kept once, with its fields. Hints of other vocabularies may be repeated on
 * purpose.
 */
export function withoutRepeats(list: readonly JsonValue[]): readonly JsonValue[] {
  const chosen = new Map<string, { readonly item: JsonObject; readonly index: number }>()
  const contradicted = new Set<string>()
  for (const [index, item] of list.entries()) {
    const name = classOf(item)
    if (name === undefined || !isObject(item)) continue
    const known = chosen.get(name)
    if (known !== undefined && !canBeOne(known.item, item)) contradicted.add(name)
    if (known === undefined || isBare(known.item)) chosen.set(name, { item, index })
  }
  const kept = list.filter((item, index) => {
    const name = classOf(item)
    return name === undefined || contradicted.has(name) || chosen.get(name)?.index === index
  })
  return kept.length === list.length ? list : kept
}

/** The same where the last of a class is the one that is kept: engines take the last. Otherwise all. */
export function withoutEarlier(list: readonly JsonValue[]): readonly JsonValue[] {
  const kept = withoutRepeats(list)
  const isLast = (item: JsonValue): boolean => {
    const name = classOf(item)
    const last = name === undefined ? item : list.findLast((other) => classOf(other) === name)
    return last !== undefined && sameJson(last, item)
  }
  return kept.every(isLast) ? kept : list
}

/** Undefined for classes of other vocabularies. */
function classOf(item: JsonValue): string | undefined {
  const name = isObject(item) ? item['class'] : undefined
  return typeof name === 'string' && !name.includes(':') ? name : undefined
}
