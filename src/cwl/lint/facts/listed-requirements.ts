import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isBare } from '../../forms/repeated-requirements.ts'
import type { Step } from './steps.ts'

/** A requirement or hint of a process or of one of its steps. */
export interface ListedRequirement {
  readonly name: string
  readonly value: JsonObject
  readonly isHint: boolean
  readonly list: readonly JsonValue[]
  readonly index: number
  /** An earlier one of the same class in the list: the first that has any field, or else the first. */
  readonly earlier: JsonObject | undefined
}

/** Those of a process, followed by those of its steps. */
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
