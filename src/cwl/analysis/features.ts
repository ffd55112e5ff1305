import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { keyWrittenAt } from '../forms/keyed-items.ts'
import type { Location } from '../source/source-text.ts'
import { isUnresolved } from '../structure/unresolved.ts'

/** Features of CWL that a document may use only under a requirement that permits them. */
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

/** A place that uses a feature. */
export interface Use {
  readonly feature: Feature
  /** Worked out only when there is something to tell. */
  readonly place: () => Location
  readonly what: string
  /** What to do about it, where there is more to say than to add the requirement. */
  readonly fix?: string
}

/** Some of the features, one bit each: sets are joined and compared for every step on every way to what it runs. */
export type FeatureSet = number

const BITS: ReadonlyMap<JsonValue | undefined, FeatureSet> = new Map([
  ...FEATURES.map((feature, index) => [feature, 1 << index] as const),
  // Before v1.1 it was an extension, and is told as one where it still is written so.
  ['cwltool:LoadListingRequirement', 1 << FEATURES.indexOf('LoadListingRequirement')],
])

export function includesFeature(set: FeatureSet, feature: Feature): boolean {
  return (set & (BITS.get(feature) ?? 0)) !== 0
}

/** Features that requirements or hints of a process or step permit. A container that is only hinted at may not be there. */
export function permittedBy(holder: JsonObject): FeatureSet {
  // What was meant as a requirement and is none is told of it, and not of what it was to permit; so is a misspelt name
  // of their list.
  let permitted = isUnresolved(holder, 'requirements') ? EVERY : 0
  for (const item of objectsIn(holder, 'requirements')) permitted |= BITS.get(item['class']) ?? 0
  for (const item of objectsIn(holder, 'hints'))
    if (item['class'] !== 'DockerRequirement') permitted |= BITS.get(item['class']) ?? 0
  return permitted
}

/** A remedy that needs JavaScript, and says so where the process itself does not permit it. */
export function fixInJavascript({ value }: Process, words: string): string {
  return includesFeature(permittedBy(value), 'InlineJavascriptRequirement')
    ? `${words}.`
    : `${words}, with InlineJavascriptRequirement.`
}

/** A requirement with what stands in it, as those of the process are written: an item of a list, or a key of a map. */
export function asRequirement({ value }: Process, feature: Feature, field = ''): string {
  const { requirements } = value
  const [first] = isArray(requirements) ? requirements : []
  const isList = isArray(requirements) && isObject(first) && keyWrittenAt(requirements, 0) !== first['class']
  if (isList) return field === '' ? `- class: ${feature}` : `- {class: ${feature}, ${field}}`
  return `${feature}: {${field}}`
}

/** All of the features. */
export const EVERY: FeatureSet = (1 << FEATURES.length) - 1

/** What the process itself or one of its steps uses, and what is permitted there. */
export interface Uses {
  readonly uses: readonly Use[]
  readonly permits: FeatureSet
}
