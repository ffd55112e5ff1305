import { basename } from 'node:path'

import { setOutput } from '@actions/core'

import {
  type AppCounts,
  type AppReport,
  EXIT,
  type ExportsSummary,
  IMAGE_SHOWN,
  type ImageReport,
  PULLED_SHOWN,
  type Report,
  STATUS_APP_SHOWN,
  TEST_SHOWN,
  type TestReport,
} from '../commands/report.ts'
import { countProblems } from '../cwl/index.ts'
import { detailsOfJob } from '../export-jobs/job-details.ts'
import { PromotionError } from '../files/errors.ts'
import { objectFrom, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import type { ExportJob } from '../platform/types.ts'
import type { Subjects } from '../promotion/records/subjects.ts'
import { briefAppJson, shownIn } from '../report/json.ts'
import { hasDrifted } from '../report/verdict.ts'

export const OUTPUTS = {
  // A run that is killed must not look like one that found nothing to do.
  result: 'failed',
  installed: 'false',
  'changes-pending': 'false',
  'created-count': '0',
  'updated-count': '0',
  'failed-count': '0',
  apps: '[]',
  'exports-state': 'not-read',
  'exports-total': '0',
  'exports-completed': '0',
  'exports-failed': '0',
  'exports-other': '0',
  'exports-truncated': 'false',
  'failed-exports': '[]',
  'report-file': '',
  'sarif-file': '',
  'unreadable-count': '0',
  'unknown-count': '0',
  breaking: 'false',
  'plan-file': '',
  'plan-digest': '',
  'record-file': '',
  // No shards: a job with an empty matrix does not start.
  matrix: '{"shard":[]}',
  'new-failed-exports': '[]',
  'recovered-exports': '[]',
  'issue-url': '',
  'summary-markdown': '',
  'comment-url': '',
  'deployment-id': '',
  'subject-name': '',
  'subject-digest': '',
  'checksums-file': '',
  'subjects-folder': '',
  errors: '0',
  warnings: '0',
  'to-create': '0',
  'to-update': '0',
  unchanged: '0',
  refused: '0',
  drifted: '0',
  unpromoted: '0',
  absent: '0',
  digest: '',
  diagram: '',
  'exports-result': '',
  tests: '[]',
  'tests-passed': '0',
  'tests-failed': '0',
  'tests-running': '0',
  'tests-result': '',
  images: '[]',
  'images-missing': '0',
  'images-unknown': '0',
  'images-newer': '0',
} as const

export type OutputName = keyof typeof OUTPUTS

export type Outputs = Readonly<Record<OutputName, string>>

/**
 * In bytes. Linux allows at most 131,072 for an environment variable (MAX_ARG_STRLEN), which is how an output gets into
 * a script. GitHub drops all outputs of a job above 1 MB, and counts two bytes per character: two such outputs leave
 * room for others.
 */
const LONGEST_JSON = 100_000

export function writeOutputs(outputs: Partial<Outputs>): void {
  try {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value)
  } catch (error) {
    throw new PromotionError(
      'usage',
      `the outputs could not be written: ${error instanceof Error ? error.message : String(error)}`,
      {
        fix: 'GITHUB_OUTPUT must name a file that this user may write, as the runner does.',
      },
    )
  }
}

/**
 * GitHub drops an output of a job that contains a secret ("Skip output … since it may contain secret", `JobExtension`
 * of actions/runner). The address of the platform is one in some repositories, and the next job would run without
 * apps.
 */
export function withoutAddress<Some extends Partial<Outputs>>(outputs: Some, baseUrl: string | undefined): Some {
  const origin = baseUrl === undefined ? undefined : URL.parse(baseUrl)?.origin
  if (origin === undefined || origin === 'null') return outputs
  const entries = Object.entries(outputs).map(([name, value]) => [
    name,
    name === 'summary-markdown' ? value : value.replaceAll(origin, ''),
  ])
  return Object.fromEntries(entries) as Some
}

function testsResult({ counts, failure }: TestReport): string {
  if (failure !== undefined) return counts['not-started'] > 0 && counts.failed === 0 ? 'not-started' : 'failed'
  return counts.running + counts.started > 0 ? 'running' : 'passed'
}

export function outputsOf(report: Report, reportFile: string): Outputs {
  const base = { ...OUTPUTS, result: resultOf(report), 'report-file': reportFile }
  switch (report.command) {
    case 'validate': {
      const { error, warning } = countProblems(report.problems)
      const { error: omittedErrors = 0, warning: omittedWarnings = 0 } = report.omittedProblems ?? {}
      return { ...base, errors: String(error + omittedErrors), warnings: String(warning + omittedWarnings) }
    }
    case 'pack':
      return { ...base, digest: report.digest ?? '' }
    case 'graph':
      return { ...base, diagram: report.text ?? '' }
    case 'diff':
      return {
        ...base,
        breaking: String(report.interface.some(({ breaking }) => breaking)),
      }
    case 'pages':
    case 'doctor':
      return base
    case 'test':
      return {
        ...base,
        tests: cutJson(
          report.tests.map((one) => shownIn(one, TEST_SHOWN)),
          reportFile,
        ),
        'tests-passed': String(report.counts.passed),
        'tests-failed': String(report.counts.failed),
        'tests-running': String(report.counts.running + report.counts.started),
        'tests-result': testsResult(report),
      }
    case 'plan':
    case 'promote':
    case 'rollback':
      return {
        ...base,
        ...countOutputs(report.counts),
        'changes-pending': String(report.apps.some(isPending)),
        apps: cutJson(report.apps.map(briefAppJson), reportFile),
        breaking: String(report.apps.some(({ details }) => details?.breaking === true)),
        'to-create': String(report.counts.create),
        'to-update': String(report.counts.update),
        unchanged: String(report.counts.unchanged),
        refused: String(report.counts.blocked),
        drifted: String(report.apps.filter(hasDrifted).length),
        'plan-file': report.planFile ?? '',
        'plan-digest': report.planDigest ?? '',
        'record-file': report.recordFile ?? '',
        'deployment-id': report.deploymentId ?? '',
        ...(report.subjects === undefined ? {} : subjectOutputs(report.subjects, report.project)),
        ...(report.matrix === undefined ? {} : { matrix: stringifyJson({ shard: report.matrix.shard }) }),
        ...(report.exports === undefined ? {} : exportOutputs(report.exports, reportFile)),
      }
    case 'pull':
      return {
        ...base,
        unchanged: String(report.apps.filter(({ outcome }) => outcome === 'unchanged').length),
        'unknown-count': String(report.apps.filter(({ outcome }) => outcome === 'unreadable').length),
        'unreadable-count': String(report.apps.filter(({ outcome }) => outcome === 'unreadable').length),
        apps: cutJson(
          report.apps.map((app) => shownIn(app, PULLED_SHOWN)),
          reportFile,
        ),
      }
    case 'status':
      return {
        ...base,
        'unreadable-count': String(report.counts.unreadable),
        'unknown-count': String(report.counts.unknown),
        unchanged: String(report.counts.current),
        drifted: String(report.counts.drifted),
        unpromoted: String(report.counts.unpromoted),
        absent: String(report.counts.absent),
        apps: cutJson(
          report.apps.map((app) => shownIn(app, STATUS_APP_SHOWN)),
          reportFile,
        ),
      }
    case 'images': {
      const { images } = report
      const numberIn = (wanted: ImageReport['state']): string =>
        String(images.filter(({ state }) => state === wanted).length)
      return {
        ...base,
        images: cutJson(
          images.map((image) => shownIn(image, IMAGE_SHOWN)),
          reportFile,
        ),
        'images-missing': numberIn('missing'),
        'images-unknown': numberIn('unknown'),
        'images-newer': String(images.filter(({ newer = [] }) => newer.length > 0).length),
      }
    }
    case 'merge-records':
      return { ...base, 'record-file': report.recordFile ?? '' }
    case 'exports':
      return {
        ...base,
        ...exportOutputs(report, reportFile),
        'exports-result': report.failure === undefined ? 'passed' : 'failed',
        'new-failed-exports': cutJson((report.news?.newFailed ?? []).map(briefJob), reportFile),
        'recovered-exports': cutJson((report.news?.recovered ?? []).map(briefJob), reportFile),
        'issue-url': report.issueUrl ?? '',
      }
  }
}

/** Commands that promote nothing are `unchanged`, except for those that have words for what they found. */
function resultOf(report: Report): string {
  if ('result' in report) return report.result
  if (report.command === 'test' && report.tests.length > 0) return testsResult(report)
  if (report.command === 'validate' && report.exitCode === EXIT.fine) return 'valid'
  if (report.command === 'validate' && report.exitCode === EXIT.invalidCwl) return 'invalid'
  if (report.command === 'diff' && (report.exitCode === EXIT.fine || report.exitCode === EXIT.changesPending))
    return report.same ? 'unchanged' : 'changed'
  if (report.command === 'status' && (report.exitCode === EXIT.fine || report.exitCode === EXIT.changesPending)) {
    const { drifted, unpromoted, absent } = report.counts
    if (drifted > 0) return 'drifted'
    return unpromoted + absent > 0 ? 'unpromoted' : 'unchanged'
  }
  const isPull = report.command === 'pull' && report.apps.some(({ outcome }) => outcome === 'pulled')
  // Written files can be used even if other apps could not be pulled.
  if (isPull && report.written) return 'pulled'
  if (isPull && report.exitCode === EXIT.fine) return 'planned'
  // As after `pull`, what was written can be used even if other images could not be pinned.
  if (report.command === 'images' && report.written) return 'pinned'
  if (report.command === 'images' && report.exitCode === EXIT.fine && report.diff !== undefined) return 'planned'
  if (report.exitCode === EXIT.fine) return 'unchanged'
  return report.exitCode === EXIT.refused ? 'refused' : 'failed'
}

/** To create or update, and this run did not do it. */
function isPending({ action, outcome = 'skipped' }: AppReport): boolean {
  return (action === 'create' || action === 'update') && !['created', 'updated', 'unchanged'].includes(outcome)
}

function countOutputs(counts: AppCounts) {
  return {
    installed: String(counts.created + counts.updated > 0),
    'created-count': String(counts.created),
    'updated-count': String(counts.updated),
    'failed-count': String(counts.failed),
    'unknown-count': String(counts.unknown),
    'unreadable-count': String(counts.unreadable),
  }
}

function subjectOutputs({ folder, checksumsFile, digest }: Subjects, project: string | null) {
  return {
    'subject-name': `${project ?? ''}/${basename(checksumsFile)}`,
    'subject-digest': digest,
    'checksums-file': checksumsFile,
    'subjects-folder': folder,
  }
}

function exportOutputs({ state, total, counts, jobs, truncated }: ExportsSummary, reportFile: string) {
  const failed = jobs.filter((job) => job.state === 'FAILED').map(briefJob)
  return {
    'exports-state': state,
    'exports-total': String(total),
    'exports-completed': String(counts.completed),
    'exports-failed': String(counts.failed),
    'exports-other': String(counts.other),
    'exports-truncated': String(truncated),
    'failed-exports': cutJson(failed, reportFile),
  }
}

function briefJob(job: ExportJob): JsonObject {
  const { id, state, href } = job
  return objectFrom(Object.entries({ id, state, href, ...detailsOfJob(job) }))
}

/** If it is cut, its last element contains the number of missing elements and the file that has them. */
function cutJson(items: readonly JsonValue[], reportFile: string, longest = LONGEST_JSON): string {
  const texts = items.map((item) => stringifyJson(item))
  const whole = `[${texts.join(',')}]`
  if (Buffer.byteLength(whole) <= longest) return whole
  const kept: string[] = []
  let length = 0
  for (const text of texts) {
    length += Buffer.byteLength(text) + 1
    if (length > longest) break
    kept.push(text)
  }
  return `[${[...kept, stringifyJson({ truncated: true, omitted: texts.length - kept.length, file: reportFile })].join(',')}]`
}
