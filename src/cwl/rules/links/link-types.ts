import { isArray, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, nameOrEmpty } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { withInputsReplaced } from '../../lint/facts/interpolation.ts'
import { bestFit, type Link, mergedWords, typesAtSink } from '../../lint/facts/link-merge.ts'
import {
  fixByMerging,
  fixForMisfit,
  fixForNull,
  isSkippedOnNull,
  takesItems,
  type SinkKind,
  type Source,
} from '../../lint/facts/sources.ts'
import { isConditional, outputType, type Step, timesScattered } from '../../lint/facts/steps.ts'
import type { NamedSource, WorkflowLink } from '../../lint/facts/workflow-links.ts'
import { at, error, rule, warning } from '../../lint/rule.ts'
import { listed } from '../../problems/describe-value.ts'
import {
  acceptsNull,
  ANY,
  arrayOf,
  describeType,
  membersOf,
  UNKNOWN,
  withoutNull,
  type Type,
} from '../../types/types.ts'
import { oncePerObject } from '../../yaml/once.ts'

type Asked = Context<'incompatible-types' | 'possible-types' | 'conditional-source'>

export const linkTypes = rule({
  codes: {
    'incompatible-types': error('The value of a source can never match the type of its sink.'),
    'possible-types': warning('The value of a source does not always match the type of its sink.'),
    'conditional-source': warning('A step that may be skipped gives null where a value is required.'),
  },
  on: 'Workflow',
  process(context) {
    const ofInputs = reportInputs(context)
    for (const written of context.links.all) if (!ofInputs.has(written)) checkLink(written, context)
  },
})

/** An input that fits none of several sinks of one type has a wrong type itself. Returns the links of such inputs. */
function reportInputs({ links, ports, report }: Asked): ReadonlySet<WorkflowLink> {
  const reported = new Set<WorkflowLink>()
  const single = links.all.filter(({ sources: [source, another] }) => source !== undefined && another === undefined)
  const byInput = Map.groupBy(single, ({ sources: [source] }) => source?.name ?? '')
  for (const [name, taking] of byInput) {
    const port = ports.inputs.get(name)
    const [first] = taking
    if (port === undefined || first?.type === undefined || taking.length < 2) continue
    const wanted = describeType(withoutNull(first.type))
    const isWrong = taking.every(
      ({ type, link, holder, isWhole }) =>
        type !== undefined &&
        link !== undefined &&
        isWhole &&
        !isPresent(holder['valueFrom']) &&
        describeType(withoutNull(type)) === wanted &&
        bestFit(typesAtSink(port.type, 1, link), type) === 'never',
    )
    if (!isWrong) continue
    for (const link of taking) reported.add(link)
    report(
      'incompatible-types',
      at(port.declaration, 'type'),
      `the input "${name}" is ${describeType(port.type)}, but all that it is linked to accepts only ${wanted}: ${listed(taking.map(({ what }) => what))}`,
      takesItems([port.type], first.type) ? 'Scatter over it, or change its type.' : `Change its type to ${wanted}.`,
    )
  }
  return reported
}

function checkLink(written: WorkflowLink, context: Asked): void {
  const { type, link, sources, isWhole } = written
  if (type === undefined || link === undefined || !isWhole) return
  const count = sources.length
  if (link.pickValue === 'all_non_null' && !acceptsList(type)) {
    reportList(written, type, context)
    return
  }
  let isMergeReported = false
  for (const named of sources) {
    const { source } = named
    if (source === undefined) continue
    const sourceTypes = typesAtSink(source.type, count, link)
    const fit = bestFit(sourceTypes, type)
    if (fit === 'always') continue
    const flow: Flow = { named, source, count, link, sourceTypes, type, written }
    if (fit === 'sometimes') {
      reportPossible(flow, context)
      continue
    }
    if (wouldFitScattered(flow, context)) continue
    const merge = fixByMerging(source, count, link, type, context.version)
    // Merging is one fix.
    if (merge !== undefined && isMergeReported) continue
    isMergeReported ||= merge !== undefined
    reportMisfit(flow, merge, context)
    // If the sink accepts no list, that is one mistake.
    if (count > 1 && link.pickValue === undefined && !acceptsList(type)) return
  }
}

interface Flow {
  readonly named: NamedSource
  readonly source: Source
  readonly count: number
  readonly link: Link
  readonly sourceTypes: readonly Type[]
  readonly type: Type
  readonly written: WorkflowLink
}

/** all_non_null always gives a list. */
function reportList(written: WorkflowLink, type: Type, { report }: Asked): void {
  const { what, sources, holder, key, link } = written
  const [first, another] = sources
  const isSingle =
    another === undefined && link?.linkMerge === undefined && !acceptsList(first?.source?.type ?? UNKNOWN)
  const only = first?.source
  const isConditionalOnly = only?.step !== undefined && isConditional(only.step)
  // The result is a list, but engines pass on the only value, or null of a step that is skipped.
  if (
    isSingle &&
    first !== undefined &&
    only !== undefined &&
    bestFit([isConditionalOnly ? withoutNull(only.type) : only.type], type) === 'always'
  )
    return report(
      'incompatible-types',
      at(first.container, first.key),
      `pickValue has only one value to pick from, and ${what} accepts ${describeType(type)}: by the specification the result is a list, but engines pass on the value`,
      `Remove pickValue${isArray(holder[key]) ? ', and the brackets' : ''}${isConditionalOnly && !acceptsNull(type) ? `, and write type: ${describeType(type)}? for a step that is skipped` : ''}.`,
      'warning',
    )
  report(
    'incompatible-types',
    first === undefined ? at(holder, key) : at(first.container, first.key),
    `pickValue: all_non_null always gives a list, but ${what} accepts ${describeType(type)}`,
    `Change the type to ${describeType(arrayOf(withoutNull(type)))}, or ${isSingle ? 'remove pickValue' : 'choose one value with pickValue: first_non_null'}.`,
  )
}

function reportMisfit(flow: Flow, merge: string | undefined, { report }: Asked): void {
  const { named, count, link, sourceTypes, type, written } = flow
  report(
    'incompatible-types',
    at(named.container, named.key),
    `"${named.name}" gives ${shown(flow)}${mergedWords(link, count)}, but ${written.what} accepts ${describeType(type)}`,
    merge ??
      fixForMisfit(sourceTypes, type, sinkKind(written.holder, written.step), isPresent(written.holder['valueFrom'])),
  )
}

function reportPossible(flow: Flow, { version, report }: Asked): void {
  const { named, source, count, link, sourceTypes, type, written } = flow
  const { step, holder, what } = written
  if (step !== undefined && isSkippedOnNull(step, nameOrEmpty(holder), named.name, sourceTypes, type)) return
  const site = at(named.container, named.key)
  const sourceStep = source.step
  if (sourceStep === undefined || !isConditional(sourceStep) || !fitsUnlessSkipped(sourceStep, flow)) {
    report(
      'possible-types',
      site,
      `"${named.name}" gives ${shown(flow)}, but ${what} accepts only ${describeType(type)}`,
      fixForPossible(flow, version),
    )
  } else if (step === undefined || !runsWith(sourceStep, step)) {
    const absent = sourceStep.scatter.length > 0 ? 'a list with null in it' : 'null'
    report(
      'conditional-source',
      site,
      `"${named.name}" comes from a step that may be skipped and then gives ${absent}, but ${what} accepts ${describeType(type)}`,
      fixForNull(source, count, link, type, sinkKind(holder, step), version),
    )
  }
}

function fixForPossible(
  { source, count, link, type, written: { holder, step } }: Flow,
  version: Asked['version'],
): string {
  return bestFit(typesAtSink(withoutNull(source.type), count, link), type) === 'always'
    ? fixForNull(source, count, link, type, sinkKind(holder, step), version)
    : `Change the type of the source, convert its value ${step === undefined ? 'in a step' : 'with valueFrom'}, or accept all of its types.`
}

/** Whether the output matches whenever the step runs. */
function fitsUnlessSkipped(sourceStep: Step, { named, count, link, type }: Flow): boolean {
  const { when: _, ...value } = sourceStep.value
  const output = named.name.slice(named.name.lastIndexOf('/') + 1)
  const sourceType = withoutNull(outputType({ ...sourceStep, value }, output))
  return bestFit(typesAtSink(sourceType, count, link), type) === 'always'
}

/** The step should scatter but does not. The missing scatter is reported at its input. */
function wouldFitScattered({ source, count, link, type }: Flow, { links }: Asked): boolean {
  if (source.step === undefined || !links.lacksScatter(source.step)) return false
  return SCATTERED.some((levels) => bestFit(typesAtSink(arrayOf(source.type, levels), count, link), type) !== 'never')
}

/** In levels of lists. Hardly any workflow has more. */
const SCATTERED = [1, 2, 3] as const

function sinkKind(holder: JsonObject, step: Step | undefined): SinkKind {
  if (step === undefined) return 'output'
  return step.scattered.has(nameOrEmpty(holder)) ? 'scattered' : 'input'
}

function shown({ source, sourceTypes }: Flow): string {
  return describeType(sourceTypes[0] ?? source.type)
}

function acceptsList(sink: Type): boolean {
  return membersOf(sink).some((member) => member.kind === 'array' || member.kind === 'unknown' || member === ANY)
}

/** They have the same condition on the same sources, or that of `taker` requires more. */
function runsWith(giver: Step, taker: Step): boolean {
  const asked = conditionsOf(giver)
  const known = conditionsOf(taker)
  return asked.length > 0 && asked.every((part) => known.includes(part))
}

/** Nobody writes longer ones, and they are compared for each link. */
const LONGEST = 1000

const MOST_WITH_SOURCES = 4 * LONGEST

/** The parts that must all be true, with sources in place of inputs; empty if it reads anything else. */
const conditionsOf = oncePerObject((step: Step): readonly string[] => {
  const { when } = step.value
  const text = typeof when === 'string' && when.length <= LONGEST ? withSources(when, step) : undefined
  return text === undefined ? [] : conjunctsOf(text)
})

function withSources(when: string, step: Step): string | undefined {
  const inputs = new Map(step.inputs.map((input) => [nameOf(input), input]))
  let isKnown = true
  const text = withInputsReplaced(when, (name) => {
    const input = inputs.get(name)
    const source = input === undefined || timesScattered(step, name) > 0 ? undefined : soleSource(input)
    isKnown &&= source !== undefined && source.length <= LONGEST
    // It cannot occur in code.
    return `\0${source ?? ''}\0`
  })
  if (!isKnown || text.length > MOST_WITH_SOURCES) return undefined
  return !/\binputs\b/.test(text.replaceAll(/\0[^\0]*\0/g, '')) ? text.trim().replaceAll(/\s+/g, ' ') : undefined
}

/** Undefined if the input has another value. */
function soleSource(input: JsonObject): string | undefined {
  const { source } = input
  return typeof source === 'string' && MAKING.every((field) => !isPresent(input[field])) ? source : undefined
}

const MAKING = ['valueFrom', 'default', 'linkMerge', 'pickValue', 'loadContents', 'loadListing'] as const

/** Only `&&` divides a condition. */
function conjunctsOf(condition: string): readonly string[] {
  const code = /^\$\((.*)\)$/.exec(condition)?.[1]
  if (code === undefined || /\|\||[?,"'`]/.test(code.replaceAll(/"[\w .-]*"|'[\w .-]*'|\0[^\0]*\0/g, '')))
    return [condition]
  const parts = code.split('&&').map((part) => part.trim())
  return parts.every(isBalanced) ? parts : [condition]
}

function isBalanced(part: string): boolean {
  let depth = 0
  for (const sign of part) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
