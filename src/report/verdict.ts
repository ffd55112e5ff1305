import type {
  Action,
  AppCounts,
  AppReport,
  ExportsReport,
  ExportsSummary,
  Finding,
  MergeRecordsReport,
  Outcome,
  PromotionReport,
  TestOutcome,
} from '../commands/report.ts'
import { sinceWhen } from '../export-jobs/threshold.ts'
import { isFullHash } from '../git/full-hash.ts'
import type { ExportJob } from '../platform/types.ts'
import type { UpdateDetails } from '../promotion/details.ts'
import { LONGEST_NAME } from './escape.ts'
import { clip, count } from './printable.ts'
import { warningCounts } from './problems.ts'

export type AppStatus = Outcome | Action

export function statusOf(app: AppReport): AppStatus {
  // "skipped" would be wrong for an app that could not have been installed anyway.
  return app.action === 'blocked' || app.action === 'unreadable' ? app.action : (app.outcome ?? app.action)
}

type Tone = 'good' | 'quiet' | 'bad'

const TONES: Readonly<Record<AppStatus, Tone>> = {
  create: 'good',
  update: 'good',
  created: 'good',
  updated: 'good',
  unchanged: 'quiet',
  skipped: 'quiet',
  cancelled: 'bad',
  blocked: 'bad',
  failed: 'bad',
  unreadable: 'bad',
  unknown: 'bad',
}

/** An app that cannot be read is not a failure in a plan: promote may install it anyway. */
export function toneOf(app: AppReport): Tone {
  return app.outcome === undefined && app.action === 'unknown' ? 'quiet' : TONES[statusOf(app)]
}

/**
 * A plan without the platform is `unknown`. One that breaks something, or replaces what a person changed, needs a
 * reader.
 */
export function overallState(report: PromotionReport): 'good' | 'warning' | 'unknown' | 'bad' {
  if (report.failure !== undefined) return 'bad'
  if (report.counts.unknown > 0) return 'unknown'
  if (mayBeMisspelt(report)) return 'warning'
  return breakingIn(report.apps) > 0 || report.apps.some(({ drift }) => drift !== undefined) ? 'warning' : 'good'
}

/** A plan for a project that may not exist. An install would have found out. */
function mayBeMisspelt({ unseenProject, apps }: PromotionReport): boolean {
  return unseenProject === true && apps.every(({ outcome }) => outcome === undefined)
}

function breakingIn(apps: readonly AppReport[]): number {
  return apps.reduce((sum, { details }) => sum + (details === undefined ? 0 : breakingChanges(details)), 0)
}

export function breakingChanges(details: UpdateDetails): number {
  return details.interface.filter(({ breaking }) => breaking).length
}

export function isUnplanned({ apps, failure }: PromotionReport): boolean {
  return (
    failure !== undefined &&
    apps.every(({ action, digest, reason }) => action === 'unknown' && digest === null && reason === apps[0]?.reason)
  )
}

export function promotionCounts(report: PromotionReport): string {
  const { counts, apps } = report
  if (apps.length === 0) return 'no apps'
  const hasOutcomes = apps.some((app) => app.outcome !== undefined)
  const breaking = breakingIn(apps)
  const warnings = warningCounts(report)
  const parts = [
    ...part(counts.failed, 'failed'),
    ...part(counts.unknown, 'unknown'),
    ...part(counts.blocked, 'blocked'),
    ...part(counts.unreadable, 'unreadable'),
    ...part(counts.cancelled, 'cancelled'),
    ...(hasOutcomes ? outcomeParts(counts) : planParts(counts)),
    ...(breaking === 0 ? [] : [count(breaking, 'breaking change')]),
    ...driftParts(apps),
    ...part(counts.unchanged, 'unchanged'),
    ...(warnings === '' ? [] : [warnings]),
  ]
  return parts.length === 0 ? count(apps.length, 'app') : parts.join(', ')
}

export function promotionDoubt(report: PromotionReport): string {
  return mayBeMisspelt(report) ? ': this project has none of these apps, so check that it exists' : ''
}

/** Of an app without a note it is not known whether somebody edited it; a notice counts them. */
export function hasDrifted({ drift }: Pick<AppReport, 'drift'>): boolean {
  return drift !== undefined && drift.unmarked !== true
}

function driftParts(apps: readonly AppReport[]): readonly string[] {
  const drifted = apps.filter(hasDrifted)
  const replaced = drifted.filter(({ outcome }) => outcome === 'updated').length
  return [
    ...part(drifted.length - replaced, 'drifted'),
    ...(replaced === 0 ? [] : [`${count(replaced, 'change')} on the platform replaced`]),
  ]
}

function outcomeParts(counts: AppCounts): readonly string[] {
  return [
    ...part(counts.created, 'created'),
    ...part(counts.updated, 'updated'),
    ...part(Math.max(0, counts.skipped - counts.blocked - counts.unreadable), 'skipped'),
  ]
}

function planParts(counts: AppCounts): readonly string[] {
  return [...part(counts.create, 'to create'), ...part(counts.update, 'to update')]
}

function part(number: number, what: string): readonly string[] {
  return number === 0 ? [] : [`${number} ${what}`]
}

/** If so many apps have the same reason, it would fill screens, and hide other reasons. */
const MANY = 5

export function groupsOfOneReason(apps: readonly AppReport[]): readonly (readonly AppReport[])[] {
  if (apps.length > 1 && haveOneReason(apps)) return [apps]
  return [...Map.groupBy(apps, statusOf).values()].filter((group) => group.length >= MANY && haveOneReason(group))
}

function haveOneReason(apps: readonly AppReport[]): boolean {
  return apps.every(({ reason }) => reason !== undefined && reason === apps[0]?.reason)
}

/** They are many, need no reader, and have one reason, which is written once with their number. */
export function appsOfReason(groups: readonly (readonly AppReport[])[]): ReadonlySet<AppReport> {
  return new Set(
    groups.filter((group) => group.length > MOST_UNCHANGED && group.every((app) => toneOf(app) === 'quiet')).flat(),
  )
}

export const MOST_UNCHANGED = 10

export function exportsVerdict({ state, total, counts, truncated, reason }: ExportsSummary): string {
  const sentence = ((): string => {
    switch (state) {
      case 'not-read':
        return `The export jobs were not read: ${reason ?? 'no reason was given'}.`
      case 'none':
        return 'There are no export jobs.'
      case 'completed':
        if (truncated) return completedOf(total)
        return total === 1 ? 'The only export job is completed.' : `All ${total} export jobs are completed.`
      case 'failed':
        return `${counts.failed} of ${count(total, 'export job')} failed; ${counts.completed} completed${
          counts.other === 0 ? '' : `, ${counts.other} in other states`
        }.`
      case 'other':
        return counts.other === 0
          ? completedOf(total)
          : `${counts.other} of ${count(total, 'export job')} ${counts.other === 1 ? 'is' : 'are'} neither completed nor failed.`
    }
  })()
  return truncated && state !== 'not-read'
    ? `${sentence} The list is cut off: ${reason ?? 'no reason was given'}.`
    : sentence
}

export function failedExports(exports: ExportsSummary | undefined): string | undefined {
  return exports?.state === 'failed'
    ? `${exportsVerdict({ ...exports, truncated: false })} \`cwl-promote exports\` shows why.`
    : undefined
}

function completedOf(read: number): string {
  if (read === 0) return 'No export job was read.'
  return read === 1
    ? 'The export job that was read is completed.'
    : `The ${read} export jobs that were read are completed.`
}

/** The run accepts failed jobs. */
export function isTolerated({ state, failure }: ExportsReport): boolean {
  return state === 'failed' && failure === undefined
}

export const TOLERATED = 'That is within what `fail-on` and `threshold` allow.'

const MOST_NAMED = 5

export function newsSentences({ news }: ExportsReport): readonly string[] {
  if (news === undefined) return []
  const failed = news.newFailed.length + news.newUnnamed
  return [
    ...(failed === 0
      ? []
      : [`${count(failed, 'export job')} failed${sinceWhen(news)}${listing(news.newFailed, failed)}.`]),
    ...(news.recovered.length === 0
      ? []
      : [`${count(news.recovered.length, 'export job')} recovered${listing(news.recovered, news.recovered.length)}.`]),
  ]
}

function listing(jobs: readonly ExportJob[], all: number): string {
  const named = jobs.slice(0, MOST_NAMED).map(({ id }) => clip(id, 60))
  if (named.length === 0) return ''
  return `: ${named.join(', ')}${all > named.length ? `, and ${all - named.length} more` : ''}`
}

export function mergeVerdict({ records, apps }: MergeRecordsReport): string {
  return `${count(records.length, 'record')} with ${count(apps.length, 'install')} ${records.length === 1 ? 'is' : 'are'} merged into`
}

/** `HOST (profile NAME)`; empty if no platform was used. */
export function usedPlatform({ platform }: Pick<PromotionReport, 'platform'>): string {
  if (platform === undefined) return ''
  const profile = platform.profile === undefined ? '' : ` (profile ${clip(platform.profile, LONGEST_NAME)})`
  return `${clip(platform.host, LONGEST_NAME)}${profile}`
}

export function destinationOf({ stage, project }: Pick<PromotionReport, 'stage' | 'project'>): string {
  const named = stage === null ? '' : `stage ${clip(stage, LONGEST_NAME)}`
  if (project === null) return named
  return named === '' ? clip(project, LONGEST_NAME) : `${clip(project, LONGEST_NAME)} (${named})`
}

export function changesOf(details: UpdateDetails): readonly { readonly breaking: boolean; readonly message: string }[] {
  return [
    ...details.interface.map(({ breaking, message }) => ({ breaking, message })),
    ...details.contents.map(({ message }) => ({ breaking: false, message })),
  ]
}

/** For a change without a name, such as one of a label, only this is known. */
export function linesIn({ diff, omittedLines }: UpdateDetails): string {
  if (diff === undefined) return 'too much for a diff by lines'
  // The first two lines name the texts.
  const lines = diff.split('\n').slice(2)
  const number = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length
  return `${count(number('+'), 'line')} added, ${number('-')} removed${omittedLines === 0 ? '' : ', and more'}`
}

/** Without a full stop. `show` formats the commit and the paths so that they can be copied. */
export function changedFilesOf(
  { changedFiles, changedSince, details, drift, reason }: AppReport,
  show: (value: string) => string,
): string | undefined {
  if (changedFiles === undefined || changedSince === undefined) return undefined
  const since = show(isFullHash(changedSince) ? changedSince.slice(0, 12) : changedSince)
  if (changedFiles.length > 0) {
    const more = changedFiles.length > MOST_NAMED ? ` and ${changedFiles.length - MOST_NAMED} more` : ''
    return `changed since ${since}: ${changedFiles.slice(0, MOST_NAMED).map(show).join(', ')}${more}`
  }
  if (details === undefined || reason !== undefined || (drift !== undefined && drift.unmarked !== true))
    return undefined
  const edited = drift === undefined ? '' : 'was changed on the platform, or '
  return `no file of it has changed since ${since}, from which it was installed: it ${edited}is packed in another way now`
}

export function findingsVerdict(findings: readonly Finding[]): string {
  const number = (status: Finding['status']): number =>
    new Set(findings.filter((finding) => finding.status === status).map(({ check }) => check)).size
  const [failed, warnings, skipped] = [number('failed'), number('warning'), number('skipped')]
  const parts = [
    ...(failed === 0 ? [] : [`${count(failed, 'check')} failed`]),
    ...(warnings === 0 ? [] : [`${count(warnings, 'check')} with a warning`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ]
  if (parts.length === 0) return 'No problems found.'
  return `${failed === 0 ? 'Nothing failed; ' : ''}${parts.join(', ')}.`
}

/** "passed" alone would hide what was not compared. */
export function stateOf({ state, reason }: Pick<TestOutcome, 'state' | 'reason'>): string {
  return state === 'passed' && reason !== undefined ? `${state}, ${reason}` : state
}

type Figures = Pick<TestOutcome, 'steps' | 'seconds' | 'price' | 'before'>

export function progressOf({ steps, seconds, before }: Figures): string {
  if (seconds !== undefined)
    return `, ${durationOf(seconds)}${before?.seconds === undefined ? '' : `, was ${durationOf(before.seconds)}`}`
  return steps === undefined ? '' : `, ${steps.completed} of ${steps.total} steps`
}

/** Undefined where the task shows no price. */
export function priceOf({ price, before }: Figures): string | undefined {
  if (price === undefined) return undefined
  return `${price.amount} ${price.currency}${before?.price === undefined ? '' : `, was ${before.price.amount} ${before.price.currency}`}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE

function durationOf(seconds: number): string {
  if (seconds < 2 * MINUTE) return count(seconds, 'second')
  const minutes = Math.round(seconds / MINUTE)
  return seconds < HOUR ? `${minutes} min` : `${Math.floor(minutes / MINUTE)} h ${minutes % MINUTE} min`
}
