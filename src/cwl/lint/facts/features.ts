import type { Location } from '../../../files/source-text.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { keyWrittenAt } from '../../forms/keyed-items.ts'
import { isUnresolved } from '../../structure/unresolved.ts'

/** Features of CWL that require a requirement. */
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
  /** Computed only if there is something to report. */
  readonly place: () => Location
  readonly what: string
  /** The fix, if it is more than adding the requirement. */
  readonly fix?: string
}

/** A set of features, one bit each: sets are joined and compared for every step on every path. */
export type FeatureSet = number

const BITS: ReadonlyMap<JsonValue | undefined, FeatureSet> = new Map([
  ...FEATURES.map((feature, index) => [feature, 1 << index] as const),
  // Before v1.1 it was an extension. Uses of the extension's name are reported like it.
  ['cwltool:LoadListingRequirement', 1 << FEATURES.indexOf('LoadListingRequirement')],
])

export function includesFeature(set: FeatureSet, feature: Feature): boolean {
  return (set & (BITS.get(feature) ?? 0)) !== 0
}

/**
 * Features that requirements or hints of a process or step permit. A container that is only a hint may not be
 * available.
 */
export function permittedBy(holder: JsonObject): FeatureSet {
  // If requirements are unreadable or their field is misspelt, only that is reported, and not missing features.
  let permitted = isUnresolved(holder, 'requirements') ? EVERY : 0
  for (const item of objectsIn(holder, 'requirements')) permitted |= BITS.get(item['class']) ?? 0
  for (const item of objectsIn(holder, 'hints'))
    if (item['class'] !== 'DockerRequirement') permitted |= BITS.get(item['class']) ?? 0
  return permitted
}

/** A fix that needs JavaScript. It adds the requirement if the process does not permit JavaScript. */
export function fixInJavascript({ value }: Process, words: string): string {
  return includesFeature(permittedBy(value), 'InlineJavascriptRequirement')
    ? `${words}.`
    : `${words}, with InlineJavascriptRequirement.`
}

/** A requirement in the form of the process's other requirements: an item of a list, or a key of a map. */
export function asRequirement({ value }: Process, feature: Feature, field = ''): string {
  const { requirements } = value
  const [first] = isArray(requirements) ? requirements : []
  const isList = isArray(requirements) && isObject(first) && keyWrittenAt(requirements, 0) !== first['class']
  if (isList) return field === '' ? `- class: ${feature}` : `- {class: ${feature}, ${field}}`
  return `${feature}: {${field}}`
}

/** All of the features. */
export const EVERY: FeatureSet = (1 << FEATURES.length) - 1

/** The features that the process itself or one of its steps uses, and those that are permitted there. */
export interface Uses {
  readonly uses: readonly Use[]
  readonly permits: FeatureSet
}
