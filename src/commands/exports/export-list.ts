import type { ExportsDeclaration } from '../../configuration/manifest-schema.ts'
import { summarizeExports, type ExportsSummary } from '../../export-jobs/summary.ts'
import type { FailOn } from '../../export-jobs/threshold.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import type { Platform } from '../../platform/types.ts'

export async function readExportList(
  platform: Platform,
  options: Pick<RunOptions, 'maxPages'>,
): Promise<ExportsSummary> {
  return summarizeExports(platform, options.maxPages === undefined ? {} : { maxPages: options.maxPages })
}

export function notRead(reason: string): ExportsSummary {
  return {
    state: 'not-read',
    total: 0,
    counts: { completed: 0, failed: 0, other: 0 },
    jobs: [],
    truncated: false,
    reason,
  }
}

/** A platform may use any text as a state, and a different one for each job. */
const MOST_STATES = 10
const LONGEST_STATE = 60

function briefState(state: string): string {
  if (state === '') return '""'
  return state.length > LONGEST_STATE ? `${state.slice(0, LONGEST_STATE)}…` : state
}

export function noticesOf(summary: ExportsSummary): readonly string[] {
  const unusual = new Map<string, number>()
  for (const { state } of summary.jobs) {
    if (state !== 'COMPLETED' && state !== 'FAILED' && summary.knownStates?.has(state) !== true)
      unusual.set(state, (unusual.get(state) ?? 0) + 1)
  }
  return [
    ...cutOffNotice(summary),
    ...(summary.repeated === undefined
      ? []
      : [
          `The platform listed ${summary.repeated} export ${summary.repeated === 1 ? 'job' : 'jobs'} more than once; each counts once.`,
        ]),
    ...[...unusual]
      .slice(0, MOST_STATES)
      .map(
        ([state, jobs]) =>
          `${jobs} export ${jobs === 1 ? 'job is' : 'jobs are'} in the state ${briefState(state)}, which counts neither as completed nor as failed.`,
      ),
    ...(unusual.size > MOST_STATES
      ? [
          `${unusual.size - MOST_STATES} more states are neither COMPLETED nor FAILED; the report has every job with its state.`,
        ]
      : []),
  ]
}

export function cutOffNotice({ truncated, reason }: ExportsSummary): readonly string[] {
  return truncated ? [`The list of export jobs is cut off: ${reason ?? 'no reason was given'}.`] : []
}

export interface ExportSettings {
  readonly reportExports: boolean
  readonly failOn: FailOn
  readonly threshold: number
  readonly maxPages?: number
}

const EXPORT_DEFAULTS = { reportExports: true, failOn: 'failed', threshold: 0 } as const satisfies ExportSettings

/** An option takes precedence over the configuration. */
export function exportSettings(
  { reportExports, failOn, threshold, maxPages }: RunOptions,
  declared: ExportsDeclaration | undefined,
): ExportSettings {
  return {
    reportExports: reportExports ?? declared?.report ?? EXPORT_DEFAULTS.reportExports,
    failOn: failOn ?? declared?.['fail-on'] ?? EXPORT_DEFAULTS.failOn,
    threshold: threshold ?? declared?.threshold ?? EXPORT_DEFAULTS.threshold,
    ...omitUndefined({ maxPages: maxPages ?? declared?.['max-pages'] }),
  }
}
