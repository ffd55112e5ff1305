import { compareExports, type ExportsNews } from '../export-jobs/history.ts'
import type { ExportsMemory } from '../export-jobs/memory.ts'
import type { ExportsSummary } from '../export-jobs/summary.ts'
import { brokenRule } from '../export-jobs/threshold.ts'
import { deliver, parseWebhookUrl, webhookMessage } from '../export-jobs/webhook.ts'
import type { Platform } from '../platform/types.ts'
import { PromotionError } from '../promotion/errors.ts'
import { openRepository } from './documents/opening.ts'
import { noticesOf, notRead, readExportList } from './exports/export-list.ts'
import { exportSettings, type ExportSettings } from './exports/export-settings.ts'
import type { ExportsKeeper } from './exports/exports-watch.ts'
import { stateFile } from './exports/state-file.ts'
import { EXIT, type ExportsReport, type Failure } from './report.ts'
import { checkOptions } from './run/check-options.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { startCutoff } from './run/cutoff.ts'
import { exitCodeOf, failureFrom, inOneSentence, stoppedFailure, whileWaiting } from './run/failure.ts'
import { withListener } from './run/listener.ts'
import type { RunOptions } from './run/options.ts'
import { refuseOutputFile } from './run/output-file.ts'

/** What makes of `exports` a watch: someone who remembers, and the time. */
export interface Watch {
  /** Tells people, and remembers from run to run besides the option `stateFile`: an issue. */
  readonly keeper?: ExportsKeeper
  /** The time of the run; that of the machine when absent. */
  readonly clock?: () => Date
}

/**
 * Lists the caller's export jobs (API document, section 1), counts them by state, tells what is new since the last run
 * where something remembers it, and fails as `failOn` and `threshold` say.
 */
export async function exports(options: RunOptions, context: RunContext, watch: Watch = {}): Promise<ExportsReport> {
  return withListener(context, (heard) => countExports(options, heard, watch))
}

async function countExports(given: RunOptions, context: RunContext, watch: Watch): Promise<ExportsReport> {
  const cutoff = startCutoff(context, given)
  const notices: string[] = []
  let issueUrl: string | undefined
  try {
    checkOptions(given)
    if (given.dryRun)
      throw new PromotionError(
        'usage',
        '`dry-run` does not go with `exports`, which installs nothing and reports what is new',
        { fix: 'Leave it out; to look without telling anybody, leave out `issue`, `webhook-url` and `state-file`.' },
      )
    await refuseOutputFile(given, given.stateFile, 'state-file')
    const options = { ...given, ...exportSettings(given, openRepository(given).manifest?.exports) }
    const webhook = options.webhookUrl === undefined ? undefined : parseWebhookUrl(options.webhookUrl)
    const keepers = keepersOf(options, watch)
    const platform = connect(options, context, cutoff.requests, {
      waits: [],
      onNotice: (notice) => notices.push(notice),
    })
    const recalled = await recall(keepers, cutoff.requests)
    issueUrl = recalled.url
    if (cutoff.stop.aborted)
      return notListed(
        stoppedFailure(
          cutoff.timedOut,
          [...recalled.troubles.map(({ message }) => message), 'the list of export jobs was not read'].join(', and '),
        ),
        notices,
        issueUrl,
      )
    context.progress({ kind: 'phase', name: 'exports' })
    const summary = await readExportList(platform, options)
    // All would look new, each time again, and would be remembered as told.
    const remembers = (keepers.issue !== undefined || keepers.file !== undefined) && !recalled.isLost
    const news = compareExports(summary, recalled.memory, (watch.clock ?? (() => new Date()))())
    const kept = recalled.isLost
      ? recalled
      : await tell({ summary, news, recalled, keepers, webhook, platform, options, context, signal: cutoff.requests })
    // A step that was cut off is not a separate problem.
    const stopped =
      cutoff.stop.aborted && kept.troubles.length > 0
        ? stoppedFailure(cutoff.timedOut, 'not all changes of the export jobs were reported')
        : undefined
    const broken = recalled.isLost && options.failOn === 'new-failed' ? undefined : judge(summary, news, options)
    return listed(summary, { kept, notices, ...(remembers ? { news } : {}) }, stopped ?? broken ?? kept.troubles[0])
  } catch (error) {
    const failure = cutoff.stop.aborted
      ? stoppedFailure(cutoff.timedOut, whileWaiting(error, 'the list of export jobs was not read to its end'))
      : failureFrom(error)
    return notListed(failure, notices, issueUrl)
  } finally {
    cutoff.end()
  }
}

function notListed(failure: Failure, notices: readonly string[], issueUrl: string | undefined): ExportsReport {
  return {
    command: 'exports',
    exitCode: exitCodeOf(failure),
    failure,
    notices,
    ...notRead(failure.message),
    ...(issueUrl === undefined ? {} : { issueUrl }),
  }
}

/** Notices on the list of export jobs. */
interface Besides {
  readonly kept: KeeperResult
  /** Absent when nothing remembers the last run. */
  readonly news?: ExportsNews
  readonly notices: readonly string[]
}

function listed(
  summary: ExportsSummary,
  { kept, news, notices }: Besides,
  failure: Failure | undefined,
): ExportsReport {
  const others = kept.troubles.filter((trouble) => trouble !== failure)
  return {
    command: 'exports',
    exitCode: failure === undefined ? EXIT.fine : exitCodeOf(failure),
    ...(failure === undefined ? {} : { failure }),
    notices: [
      ...notices,
      ...noticesOf(summary),
      ...(news?.notices ?? []),
      ...kept.notices,
      ...others.map(inOneSentence),
    ],
    ...summary,
    ...(news === undefined ? {} : { news }),
    ...(kept.url === undefined ? {} : { issueUrl: kept.url }),
    ...(others.length === 0 ? {} : { troubles: others }),
  }
}

interface Keepers {
  readonly issue: ExportsKeeper | undefined
  readonly file: ExportsKeeper | undefined
}

function keepersOf({ stateFile: path, workingDirectory, failOn, webhookUrl }: RunOptions, { keeper }: Watch): Keepers {
  const wants =
    failOn === 'new-failed' ? '`fail-on: new-failed`' : webhookUrl === undefined ? undefined : '`webhook-url`'
  if (wants !== undefined && keeper === undefined && path === undefined) {
    throw new PromotionError('usage', `${wants} needs to know what the last run saw, and nothing remembers it`, {
      fix: 'Give `state-file`, or in the action `issue: true`.',
    })
  }
  return { issue: keeper, file: path === undefined ? undefined : stateFile({ file: path, base: workingDirectory }) }
}

interface Recalled extends KeeperResult {
  readonly memory: ExportsMemory | undefined
  /** There may have been a run before, and what it saw cannot be had now. */
  readonly isLost: boolean
}

/** The latest of what is remembered. */
async function recall({ issue, file }: Keepers, signal: AbortSignal): Promise<Recalled> {
  // The file first: when it is not ours, nothing is asked of GitHub.
  const all = [await file?.recall(signal), await issue?.recall(signal)].filter((one) => one !== undefined)
  const memory = all
    .flatMap((one) => (one.memory === undefined ? [] : [one.memory]))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
  const troubles = all.flatMap(({ trouble }) => (trouble === undefined ? [] : [trouble]))
  const notices = all.flatMap(({ notices: some = [] }) => some)
  const url = all.flatMap((one) => (one.url === undefined ? [] : [one.url]))[0]
  return {
    ...(url === undefined ? {} : { url }),
    memory,
    isLost: memory === undefined && troubles.length > 0,
    troubles,
    // Another may remember what one of them cannot.
    notices: memory === undefined && notices.length > 0 ? [...notices, 'All that is failing counts as new.'] : notices,
  }
}

interface NewsContext {
  readonly summary: ExportsSummary
  readonly news: ExportsNews
  readonly recalled: Recalled
  readonly keepers: Keepers
  readonly webhook: URL | undefined
  readonly platform: Platform
  readonly options: RunOptions
  readonly context: RunContext
  readonly signal: AbortSignal
}

interface KeeperResult {
  readonly url?: string
  readonly troubles: readonly Failure[]
  readonly notices: readonly string[]
}

/**
 * Shows the news in the issue, tells the webhook, and last of all remembers that it was told: a run that is cut off in
 * between, at whatever point, leaves the next one to tell it again.
 */
async function tell({ webhook, ...telling }: NewsContext): Promise<KeeperResult> {
  const { summary, news, recalled, keepers } = telling
  const others = webhook === undefined || news.change === 'none' ? 'told' : 'to-be-told'
  const shown = await keepers.issue?.keep(news, summary, others)
  // What the issue does not show is left to the next run, which would not see it as a change if the file remembered it.
  const isShown = recalled.troubles.length === 0 && shown?.trouble === undefined
  const file = isShown ? keepers.file : undefined
  const written = await file?.keep(news, summary, others)
  const url = shown?.url
  // Anyone who hears that a job is not failing any more is to hear of it when it fails again, and that takes a memory of
  // having told it.
  const isHeldBack = news.newFailed.length + news.newUnnamed === 0 && !(isShown && written?.trouble === undefined)
  const announced =
    webhook === undefined || others === 'told' || isHeldBack ? undefined : await announce(webhook, telling, url)
  const settled = announced?.kind === 'told' ? [await keepers.issue?.settle(), await file?.settle()] : []
  const keepings = [shown, written, ...settled].filter((keeping) => keeping !== undefined)
  return {
    ...(url === undefined ? {} : { url }),
    troubles: once([
      ...recalled.troubles,
      ...(announced?.kind === 'failed' ? [announced.failure] : []),
      ...keepings.flatMap(({ trouble }) => (trouble === undefined ? [] : [trouble])),
    ]),
    notices: [
      ...recalled.notices,
      ...keepings.flatMap(({ notices = [] }) => notices),
      ...(isHeldBack && others === 'to-be-told' ? [HELD_BACK] : []),
    ],
  }
}

/** What keeps a file from being written does so before and after the webhook is called: it is reported once. */
function once(troubles: readonly Failure[]): readonly Failure[] {
  return troubles.filter(({ message }, at) => troubles.findIndex((trouble) => trouble.message === message) === at)
}

const HELD_BACK =
  'The webhook was not called for jobs that no longer fail, because the state could not be saved. The next run calls it.'

type Announcing = { readonly kind: 'told' } | { readonly kind: 'failed'; readonly failure: Failure }

/** Calls the webhook. */
async function announce(
  webhook: URL,
  { summary, news, platform, options, context, signal }: Omit<NewsContext, 'webhook'>,
  url: string | undefined,
): Promise<Announcing> {
  try {
    await deliver(
      webhook,
      webhookMessage({ summary, news, platform: platform.baseUrl, ...(url === undefined ? {} : { url }) }),
      {
        signal,
        ...(options.token === undefined ? {} : { token: options.token }),
        onRequest: (line) => context.progress({ kind: 'request', line }),
        onWait: (milliseconds, reason) =>
          context.progress({
            kind: 'wait',
            wait: { milliseconds, reason: `the webhook could not be called: ${reason}` },
          }),
      },
    )
    return { kind: 'told' }
  } catch (error) {
    return { kind: 'failed', failure: failureFrom(error) }
  }
}

function judge(summary: ExportsSummary, news: ExportsNews, { failOn, threshold }: ExportSettings): Failure | undefined {
  const message = brokenRule(summary, news, { failOn, threshold })
  return message === undefined
    ? undefined
    : { code: 'exports-failed', message, fix: 'The report names each with its address.' }
}
