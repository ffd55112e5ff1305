import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isMisspelt } from '../field-advice.ts'
import { isGiven } from '../given.ts'
import { hyphenatedInput, spacedReference } from '../interpolation.ts'
import { keyWrittenAt } from '../keyed-items.ts'
import { MODELS } from '../model/index.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import type { Place } from '../text/text.ts'
import { bareReference } from './bare-references.ts'
import { mayBeText, placeIn, type Evaluated } from './evaluated.ts'
import { finding, nameOf, NO_PROBLEMS, objectsIn, placeOf, textsIn } from './finding.ts'
import { titleOf, type Step } from './steps.ts'

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
  readonly place: () => Place
  readonly what: string
  /** What to do about it, where there is more to say than to add the requirement. */
  readonly remedy?: string
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
  // What was meant as a requirement and is none is told of it, and not of what it was to permit; so is a misspelt name of their list.
  let permitted = isReadable(holder['requirements'] ?? []) && !isMisspelt(holder, 'requirements') ? 0 : EVERY
  for (const item of objectsIn(holder, 'requirements')) permitted |= BITS.get(item['class']) ?? 0
  for (const item of objectsIn(holder, 'hints')) if (item['class'] !== 'DockerRequirement') permitted |= BITS.get(item['class']) ?? 0
  return permitted
}

/** A remedy that needs JavaScript, and says so where the process itself does not permit it. */
export function remedyInJavascript({ value }: Process, words: string): string {
  return includesFeature(permittedBy(value), 'InlineJavascriptRequirement') ? `${words}.` : `${words}, with InlineJavascriptRequirement.`
}

/** A requirement with what stands in it, as those of the process are written: an item of a list, or a key of a map. */
export function asRequirement({ value }: Process, feature: Feature, field = ''): string {
  const { requirements } = value
  const [first] = isArray(requirements) ? requirements : []
  const isList = isArray(requirements) && isObject(first) && keyWrittenAt(requirements, 0) !== first['class']
  if (isList) return field === '' ? `- class: ${feature}` : `- {class: ${feature}, ${field}}`
  return `${feature}: {${field}}`
}

const EVERY: FeatureSet = (1 << FEATURES.length) - 1

/** Whether each is of a class that some version has, or of another vocabulary: of the latest version, which has those of all. */
function isReadable(requirements: JsonValue): boolean {
  return isArray(requirements) && requirements.every((item) => isObject(item) && typeof item['class'] === 'string' && (item['class'].includes(':') || MODELS['v1.2'].requirements.includes(item['class'])))
}

/** One use of JavaScript by a process itself: more than one of a feature is not told. */
export function javascriptUses(process: Process, texts: readonly Evaluated[]): readonly Use[] {
  let spaced: Use | undefined
  for (const text of texts) {
    for (const interpolation of text.interpolations) {
      const { kind, code, start, closed } = interpolation
      if (!closed || kind === 'reference') continue
      const hyphenated = hyphenatedInput(code, text.scope.inputs)
      if (hyphenated !== undefined) return [{ feature: 'InlineJavascriptRequirement', place: () => placeIn(process, text, start), what: `$(${shortened(code)}) is JavaScript that subtracts`, remedy: `Write $(inputs["${hyphenated}"]) for the input of that name.` }]
      const what = kind === 'body' ? '${…} is JavaScript' : `$(${shortened(code)}) is no parameter reference but JavaScript`
      const asText = mayBeText(text) ? `, or write \\${kind === 'body' ? '${' : '$('} if it is meant as text` : ''
      // As a shell writes its variables.
      const reference = kind === 'body' ? bareReference(code, text.scope.inputs) : undefined
      const remedy = reference !== undefined ? `Write $(${reference}).` : `Add ${asRequirement(process, 'InlineJavascriptRequirement')} under requirements${asText}.`
      const use: Use = { feature: 'InlineJavascriptRequirement', place: () => placeIn(process, text, start), what, remedy }
      if (spacedReference(interpolation) === undefined) return [use]
      spaced ??= { ...use, remedy: 'Remove the blanks.' }
    }
  }
  return spaced === undefined ? [] : [spaced]
}

/** Code as it is written, but on one line. */
function shortened(code: string): string {
  const line = code.slice(0, 400).replaceAll(/\s*[\r\n]\s*/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

/** Uses of the features that a workflow or the step itself must permit. */
export function stepUses(workflow: Process, step: Step): readonly Use[] {
  const uses: Use[] = []
  const use = (feature: Feature, container: object, key: string, what: string): void => {
    uses.push({ feature, place: () => placeOf(workflow.path, container, key, 'key'), what })
  }
  if (step.scatter.length > 0) use('ScatterFeatureRequirement', step.value, 'scatter', `${titleOf(step)} scatters`)
  if (step.run?.processClass === 'Workflow') use('SubworkflowFeatureRequirement', step.value, 'run', `${titleOf(step)} runs a workflow`)
  for (const input of step.inputs) {
    const name = nameOf(input) ?? ''
    if (textsIn(input, 'source').length > 1) use('MultipleInputFeatureRequirement', input, 'source', `the input ${name} has several sources`)
    if (isGiven(input['valueFrom'])) use('StepInputExpressionRequirement', input, 'valueFrom', `the input ${name} has valueFrom`)
  }
  return uses
}

/** Uses by the outputs of a workflow. */
export function outputUses(workflow: Process): readonly Use[] {
  return objectsIn(workflow.value, 'outputs').flatMap((output) => {
    if (textsIn(output, 'outputSource').length < 2) return []
    const place = (): Place => placeOf(workflow.path, output, 'outputSource', 'key')
    return [{ feature: 'MultipleInputFeatureRequirement', place, what: `the output ${nameOf(output) ?? ''} has several sources` } as const]
  })
}

/**
 * Without these nothing runs ("ScatterFeatureRequirement must be specified", CWL v1.2 Workflow); the others are
 * left out in many documents that run, where a workflow around them or the platform permits the feature.
 */
const INDISPENSABLE: ReadonlySet<Feature> = new Set(['ScatterFeatureRequirement', 'SubworkflowFeatureRequirement', 'SchemaDefRequirement'])

/** One problem for each feature that is used and not permitted, at its first use. */
export function missingFeatures(process: Process, uses: readonly Use[], permitted: FeatureSet): readonly Problem[] {
  if (uses.length === 0) return NO_PROBLEMS
  const first = new Map<Feature, Use>()
  for (const use of uses) if (!includesFeature(permitted, use.feature) && !first.has(use.feature)) first.set(use.feature, use)
  return [...first.values()].map(({ feature, place, what, remedy }) =>
    finding(INDISPENSABLE.has(feature) ? 'missing-requirement' : 'undeclared-feature', place(), `${what}, which needs ${feature}`, remedy ?? `Add ${asRequirement(process, feature)} under requirements.`),
  )
}
