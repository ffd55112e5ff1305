import type { Location } from '../../../files/source-text.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { keyWrittenAt } from '../../forms/keyed-items.ts'
import { isUnresolved } from '../../structure/unresolved.ts'

const FEATURES = [
  'InlineJavascriptRequirement',
  'ScatterFeatureRequirement',
  'SubworkflowFeatureRequirement',
  'MultipleInputFeatureRequirement',
  'StepInputExpressionRequirement',
  'SchemaDefRequirement',
  'ShellCommandRequirement',
  'DockerRequirement',
  'LoadListingRequirement',
  'NetworkAccess',
] as const

export type Feature = (typeof FEATURES)[number]

export interface Use {
  readonly feature: Feature
  /** Computed only if there is something to report. */
  readonly place: () => Location
  readonly what: string
  /** Absent if adding the requirement is enough. */
  readonly fix?: string
}

/** One bit each: sets are joined and compared for every step on every path. */
export type FeatureSet = number

const BITS: ReadonlyMap<JsonValue | undefined, FeatureSet> = new Map([
  ...FEATURES.map((feature, index) => [feature, 1 << index] as const),
  // Before v1.1 it was an extension.
  ['cwltool:LoadListingRequirement', 1 << FEATURES.indexOf('LoadListingRequirement')],
])

/** Only features of workflows, which tools neither use nor need. */
export function bitOf(feature: Feature): FeatureSet {
  return OF_WORKFLOWS.has(feature) ? (BITS.get(feature) ?? 0) : 0
}

/** They change nothing else. With JavaScript, other texts may be read as code. */
export const OF_WORKFLOWS: ReadonlySet<Feature> = new Set([
  'ScatterFeatureRequirement',
  'SubworkflowFeatureRequirement',
  'MultipleInputFeatureRequirement',
  'StepInputExpressionRequirement',
])

export function includesFeature(set: FeatureSet, feature: Feature): boolean {
  return (set & (BITS.get(feature) ?? 0)) !== 0
}

/** A container that is only a hint may not be available. */
export function permittedBy(holder: JsonObject): FeatureSet {
  // If requirements are unreadable, only that is reported.
  let permitted = isUnresolved(holder, 'requirements') ? EVERY : 0
  for (const item of objectsIn(holder, 'requirements')) permitted |= BITS.get(item['class']) ?? 0
  for (const item of objectsIn(holder, 'hints'))
    if (item['class'] !== 'DockerRequirement') permitted |= BITS.get(item['class']) ?? 0
  return permitted
}

/** Adds the requirement if the process does not permit JavaScript. */
export function fixInJavascript({ value }: Process, words: string): string {
  return includesFeature(permittedBy(value), 'InlineJavascriptRequirement')
    ? `${words}.`
    : `${words}, with InlineJavascriptRequirement.`
}

/** In the form of the process's other requirements: a list or a map. */
export function asRequirement({ value }: Process, feature: Feature, field = ''): string {
  const { requirements } = value
  const [first] = isArray(requirements) ? requirements : []
  const isList = isArray(requirements) && isObject(first) && keyWrittenAt(requirements, 0) !== first['class']
  if (isList) return field === '' ? `- class: ${feature}` : `- {class: ${feature}, ${field}}`
  return `${feature}: {${field}}`
}

export const EVERY: FeatureSet = (1 << FEATURES.length) - 1

/** What the process itself or a step uses, and what is permitted there. */
export interface Uses {
  readonly uses: readonly Use[]
  readonly permits: FeatureSet
}
