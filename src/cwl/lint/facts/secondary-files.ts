import { isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, textsIn, writtenUnder } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import type { VersionName } from '../../model/index.ts'
import { mayHold } from '../../types/types.ts'
import { mayHoldExpression } from './interpolation.ts'
import type { Port, Ports } from './ports.ts'
import type { Step } from './steps.ts'

/** Longer lists are not checked: thousands of steps may run the same tool. */
const MOST_FILES = 100

/** Without those of expressions. */
function requiredSuffixes(parameter: JsonObject, version: VersionName): readonly string[] {
  return writtenUnder(parameter, 'secondaryFiles')
    .map(({ value }) => value)
    .slice(0, MOST_FILES)
    .flatMap((item) => {
      const { pattern, required } = read(item, version)
      return pattern === undefined || required !== true || mayHoldExpression(pattern) ? [] : [pattern]
    })
}

/** Without carets; undefined if an expression computes some. */
export function givenSuffixes(parameter: JsonObject, version: VersionName): ReadonlySet<string> | undefined {
  const items = writtenUnder(parameter, 'secondaryFiles').map(({ value }) => value)
  if (items.length > MOST_FILES) return undefined
  const patterns = items.map((item) => read(item, version).pattern)
  if (patterns.some((pattern) => pattern === undefined || mayHoldExpression(pattern))) return undefined
  return new Set(patterns.flatMap((pattern) => (pattern === undefined ? [] : [withoutCarets(pattern)])))
}

/** `a.bam.bai` and `a.bai` are two names of one index. */
export function withoutCarets(pattern: string): string {
  return pattern.replace(/^\^+/, '')
}

/**
 * Since v1.1, `.bai?` means that the file may be missing (CWL v1.2 CommandLineTool, "SecondaryFileSchema"). In v1.0 it
 * is a mistake, and unknown whether the file is required.
 */
function read(
  item: JsonValue,
  version: VersionName,
): { readonly pattern: string | undefined; readonly required: boolean | undefined } {
  if (typeof item === 'string' && endsWithMark(item) && version !== 'v1.0')
    return { pattern: item.slice(0, -1), required: false }
  const { pattern, required } = isObject(item) ? item : { pattern: item }
  const isRequired = typeof required === 'boolean' ? required : isPresent(required) ? undefined : true
  return {
    pattern: typeof pattern === 'string' ? pattern : undefined,
    required: endsWithMark(pattern) ? undefined : isRequired,
  }
}

/** A question mark there is never part of an expression. */
export function endsWithMark(pattern: JsonValue | undefined): pattern is string {
  return typeof pattern === 'string' && pattern.endsWith('?')
}

export interface WrittenPattern {
  readonly text: string
  readonly container: object
  readonly key: string | number
  readonly required?: 'given' | 'absent'
}

export function writtenPatterns(parameter: JsonObject): readonly WrittenPattern[] {
  return writtenUnder(parameter, 'secondaryFiles').flatMap(({ value: item, container, key }): WrittenPattern[] => {
    if (typeof item === 'string') return [{ text: item, container, key }]
    if (!isObject(item) || typeof item['pattern'] !== 'string') return []
    const required = isPresent(item['required']) ? 'given' : 'absent'
    return [{ text: item['pattern'], container: item, key: 'pattern', required }]
  })
}

/** What inputs of steps need for the files of one input. */
type Needs = Map<Port, { readonly suffixes: readonly string[]; readonly steps: Set<string> }>

/** What an input does not declare, and the steps that need it. */
interface Lack {
  readonly suffixes: ReadonlySet<string>
  readonly takers: ReadonlySet<string>
}

/** Those that must come with each file. */
export function neededSuffixes(workflow: Process, step: Step, port: Port): readonly string[] {
  const required = requiredSuffixes(port.declaration, (step.run ?? workflow).version)
  const within = lacksWithin(step).get(port.name)
  return within === undefined ? required : [...new Set([...required, ...within.suffixes])]
}

function lacksWithin({ run, ports, inner }: Step): ReadonlyMap<string, Lack> {
  if (run === undefined || ports === undefined || inner === undefined) return NO_LACKS
  const known = KNOWN.get(run)
  if (known !== undefined) return known
  const lacks = new Map(Array.from(lacksOf(run, ports, inner()), ([{ name }, lack]) => [name, lack]))
  KNOWN.set(run, lacks)
  return lacks
}

const NO_LACKS: ReadonlyMap<string, Lack> = new Map()

const KNOWN = new WeakMap<Process, ReadonlyMap<string, Lack>>()

/** What steps need and the inputs do not declare, also of embedded workflows. */
export function lacksOf(workflow: Process, { inputs }: Ports, steps: readonly Step[]): ReadonlyMap<Port, Lack> {
  const lacks = new Map<Port, Lack>()
  const needs = needsOf(workflow, steps)
  if (needs.size === 0) return lacks
  for (const port of inputs.values()) {
    const declared =
      needs.has(port.name) && mayHold(port.type, 'File') ? givenSuffixes(port.declaration, workflow.version) : undefined
    if (declared === undefined) continue
    const suffixes = new Set<string>()
    const takers = new Set<string>()
    for (const needed of needs.get(port.name)?.values() ?? []) {
      const absent = needed.suffixes.filter((suffix) => !declared.has(withoutCarets(suffix)))
      for (const suffix of absent) suffixes.add(suffix)
      if (absent.length > 0) for (const step of needed.steps) takers.add(step)
    }
    if (suffixes.size > 0) lacks.set(port, { suffixes, takers })
  }
  return lacks
}

function needsOf(workflow: Process, steps: readonly Step[]): ReadonlyMap<string, Needs> {
  const needs = new Map<string, Needs>()
  for (const step of steps) {
    if (step.ports === undefined || step.isOpaque) continue
    for (const input of step.inputs) {
      const port = step.ports.inputs.get(nameOrEmpty(input))
      if (
        port === undefined ||
        (step.inner === undefined && !isPresent(port.declaration['secondaryFiles'])) ||
        isPresent(input['valueFrom'])
      )
        continue
      for (const source of textsIn(input, 'source')) {
        const needed: Needs = needs.get(source) ?? new Map()
        needs.set(source, needed)
        const known = needed.get(port) ?? { suffixes: neededSuffixes(workflow, step, port), steps: new Set() }
        needed.set(port, known)
        known.steps.add(step.name)
      }
    }
  }
  return needs
}
