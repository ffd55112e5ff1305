import type { JsonObject } from '../../../json/index.ts'
import { nameOrEmpty } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { bestFit, mergedWords, typesAtSink, type Link } from '../../lint/facts/link-merge.ts'
import {
  fixByMerging,
  fixForMisfit,
  fixForNull,
  isSkippedOnNull,
  type SinkKind,
  type Source,
} from '../../lint/facts/sources.ts'
import { isConditional, outputType, type Step } from '../../lint/facts/steps.ts'
import type { NamedSource, WorkflowLink } from '../../lint/facts/workflow-links.ts'
import { at, error, rule, warning } from '../../lint/rule.ts'
import { describeType } from '../../types/describe-type.ts'
import { ANY, arrayOf, membersOf, UNKNOWN, withoutNull, type Type } from '../../types/types.ts'
import { runsWith } from './conditions.ts'

type Asked = Context<'incompatible-types' | 'possible-types' | 'conditional-source'>

/** Checks whether the values of a link's sources match the type of its sink. */
export const linkTypes = rule({
  codes: {
    'incompatible-types': error('The value of a source can never match the type of its sink.'),
    'possible-types': warning('The value of a source does not always match the type of its sink.'),
    'conditional-source': warning('A step that may be skipped gives null where a value is required.'),
  },
  on: 'Workflow',
  link(written, context) {
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
      const merge = fixByMerging(source, count, link, type)
      // Merging the sources is one fix, so it is reported once.
      if (merge !== undefined && isMergeReported) continue
      isMergeReported ||= merge !== undefined
      reportMisfit(flow, merge, context)
      // Several sources become a list. If the sink accepts no list, that is one mistake, not one per source.
      if (count > 1 && link.pickValue === undefined && !acceptsList(type)) return
    }
  },
})

/** One source of a link, and what the link makes of it. */
interface Flow {
  readonly named: NamedSource
  readonly source: Source
  /** The number of sources of the link. */
  readonly count: number
  readonly link: Link
  readonly sourceTypes: readonly Type[]
  /** The type that the sink accepts. */
  readonly type: Type
  readonly written: WorkflowLink
}

/** Reports all_non_null, which always gives a list, with any sources. */
function reportList(written: WorkflowLink, type: Type, { report }: Asked): void {
  const { what, sources, holder, key, link } = written
  const [first, another] = sources
  const isSingle =
    another === undefined && link?.linkMerge === undefined && !acceptsList(first?.source?.type ?? UNKNOWN)
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
    merge ?? fixForMisfit(sourceTypes, type, written.step !== undefined),
  )
}

function reportPossible(flow: Flow, { report }: Asked): void {
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
      'A run fails on a value that does not match.',
    )
  } else if (step === undefined || !runsWith(sourceStep, step)) {
    const absent = sourceStep.scatter.length > 0 ? 'a list with null in it' : 'null'
    report(
      'conditional-source',
      site,
      `"${named.name}" comes from a step that may be skipped and then gives ${absent}, but ${what} accepts ${describeType(type)}`,
      fixForNull(source, count, link, type, sinkKind(holder, step)),
    )
  }
}

/** Whether the output of a step matches whenever the step is not skipped. */
function fitsUnlessSkipped(sourceStep: Step, { named, count, link, type }: Flow): boolean {
  const { when: _, ...value } = sourceStep.value
  const output = named.name.slice(named.name.lastIndexOf('/') + 1)
  const sourceType = withoutNull(outputType({ ...sourceStep, value }, output))
  return bestFit(typesAtSink(sourceType, count, link), type) === 'always'
}

/**
 * Whether a source comes from a step that should scatter but does not. That is reported at its input, and the type of
 * its output follows from it.
 */
function wouldFitScattered({ source, count, link, type }: Flow, { links }: Asked): boolean {
  if (source.step === undefined || !links.lacksScatter(source.step)) return false
  return SCATTERED.some((levels) => bestFit(typesAtSink(arrayOf(source.type, levels), count, link), type) !== 'never')
}

/** How many levels of lists a scattered step may give. Hardly any workflow scatters over more. */
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
