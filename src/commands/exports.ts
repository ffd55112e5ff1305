import { compareExports, type ExportsMemory, type ExportsNews } from '../export-jobs/history.ts'
import type { ExportsSummary } from '../export-jobs/summary.ts'
import { brokenRule } from '../export-jobs/threshold.ts'
import { deliver, parseWebhookUrl, webhookMessage } from '../export-jobs/webhook.ts'
import { PromotionError } from '../files/errors.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { RunOptions } from '../options/options.ts'
import type { Platform } from '../platform/types.ts'
import { openRepository } from '../repository/opening.ts'
import { exportSettings, noticesOf, notRead, readExportList, type ExportSettings } from './exports/export-list.ts'
import { stateFile, type ExportsKeeper } from './exports/state-file.ts'
import type { ExportsReport, Failure } from './report.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { failureFrom, inOneSentence, stoppedFailure } from './run/failure.ts'
import { refuseOutputFile } from './run/output-file.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

export interface Watch {
  readonly keeper?: ExportsKeeper
  readonly clock?: () => Date
}

/**
 * Counts the user's export jobs by state (API document, section 1). What is new since the last run is reported if that
 * is remembered.
 */
export async function exports(options: RunOptions, context: RunContext, watch: Watch = {}): Promise<ExportsReport> {
  let issueUrl: string | undefined
  const early = {
    stopped: 'the list of export jobs was not read to its end',
    found: (failure: Failure): Body<ExportsReport> => notListed(failure, issueUrl),
  }
  return runCommand<ExportsReport>('exports', options, context, early, (run) =>
    countExports(options, run, watch, (url) => (issueUrl = url)),
  )
}

async function countExports(
  given: RunOptions,
  run: Run,
  watch: Watch,
  onUrl: (url: string | undefined) => void,
): Promise<Body<ExportsReport>> {
  const { context, cutoff, addNotice } = run
  if (given.dryRun)
    throw new PromotionError(
      'usage',
      '`dry-run` cannot be combined with `exports`, which installs nothing and reports what is new',
      {
        fix: 'Leave it out; to look without reporting to anybody, leave out `issue`, `webhook-url` and `state-file`.',
      },
    )
  await refuseOutputFile(given, given.stateFile, 'state-file')
  const options = { ...given, ...exportSettings(given, openRepository(given).manifest?.exports) }
  const webhook = options.webhookUrl === undefined ? undefined : parseWebhookUrl(options.webhookUrl)
  const keepers = keepersOf(options, watch)
  const platform = connect(options, run)
  const recalled = await recall(keepers, cutoff.requests)
  onUrl(recalled.url)
  if (cutoff.stop.aborted)
    return notListed(
      stoppedFailure(
        cutoff.timedOut,
        [...recalled.troubles.map(({ message }) => message), 'the list of export jobs was not read'].join(', and '),
      ),
      recalled.url,
    )
  context.progress({ kind: 'phase', name: 'exports' })
  const summary = await readExportList(platform, options)
  const remembers = (keepers.issue !== undefined || keepers.file !== undefined) && !recalled.isLost
  const news = compareExports(summary, recalled.memory, (watch.clock ?? (() => new Date()))())
  const kept = recalled.isLost
    ? recalled
    : await reportNews({
        summary,
        news,
        recalled,
        keepers,
        webhook,
        platform,
        options,
        context,
        signal: cutoff.requests,
      })
  const stopped =
    cutoff.stop.aborted && kept.troubles.length > 0
      ? stoppedFailure(cutoff.timedOut, 'not all changes of the export jobs were reported')
      : undefined
  const broken = recalled.isLost && options.failOn === 'new-failed' ? undefined : judge(summary, news, options)
  const failure = stopped ?? broken ?? kept.troubles[0]
  const others = kept.troubles.filter((trouble) => trouble !== failure)
  addNotice(...noticesOf(summary), ...(remembers ? news.notices : []), ...kept.notices, ...others.map(inOneSentence))
  return {
    ...omitUndefined({ failure }),
    ...summary,
    // Without a memory all jobs would look new in every run.
    ...(remembers ? { news } : {}),
    ...omitUndefined({ issueUrl: kept.url }),
    ...(others.length === 0 ? {} : { troubles: others }),
  }
}

function notListed(failure: Failure, issueUrl: string | undefined): Body<ExportsReport> {
  return { failure, ...notRead(failure.message), ...omitUndefined({ issueUrl }) }
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
  readonly isLost: boolean
}

async function recall({ issue, file }: Keepers, signal: AbortSignal): Promise<Recalled> {
  // The file is read first: if it is not one of ours, no request is sent to GitHub.
  const all = [await file?.recall(signal), await issue?.recall(signal)].filter((one) => one !== undefined)
  const memory = all
    .flatMap((one) => (one.memory === undefined ? [] : [one.memory]))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
  const troubles = all.flatMap(({ trouble }) => (trouble === undefined ? [] : [trouble]))
  const notices = all.flatMap(({ notices: some = [] }) => some)
  const url = all.flatMap((one) => (one.url === undefined ? [] : [one.url]))[0]
  return {
    ...omitUndefined({ url }),
    memory,
    isLost: memory === undefined && troubles.length > 0,
    troubles,
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

/** Saves last that the news was reported: if the run is cut off before, the next run reports it again. */
async function reportNews({ webhook, ...telling }: NewsContext): Promise<KeeperResult> {
  const { summary, news, recalled, keepers } = telling
  const others = webhook === undefined || news.change === 'none' ? 'informed' : 'to-be-informed'
  const shown = await keepers.issue?.keep(news, summary, others)
  // News that the issue does not show must not be saved in the file: the next run would not see it as a change.
  const isShown = recalled.troubles.length === 0 && shown?.trouble === undefined
  const file = isShown ? keepers.file : undefined
  const written = await file?.keep(news, summary, others)
  const url = shown?.url
  const announced = webhook === undefined || others === 'informed' ? undefined : await announce(webhook, telling, url)
  const settled = announced?.kind === 'sent' ? [await keepers.issue?.settle(), await file?.settle()] : []
  const keepings = [shown, written, ...settled].filter((keeping) => keeping !== undefined)
  return {
    ...omitUndefined({ url }),
    troubles: once([
      ...recalled.troubles,
      ...(announced?.kind === 'failed' ? [announced.failure] : []),
      ...keepings.flatMap(({ trouble }) => (trouble === undefined ? [] : [trouble])),
    ]),
    notices: [...recalled.notices, ...keepings.flatMap(({ notices = [] }) => notices)],
  }
}

function once(troubles: readonly Failure[]): readonly Failure[] {
  return troubles.filter(({ message }, at) => troubles.findIndex((trouble) => trouble.message === message) === at)
}

type Announcing = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly failure: Failure }

async function announce(
  webhook: URL,
  { summary, news, platform, options, context, signal }: Omit<NewsContext, 'webhook'>,
  url: string | undefined,
): Promise<Announcing> {
  try {
    await deliver(webhook, webhookMessage({ summary, news, platform: platform.baseUrl, ...omitUndefined({ url }) }), {
      signal,
      ...omitUndefined({ token: options.token }),
      onRequest: (line) => context.progress({ kind: 'request', line }),
      onWait: (milliseconds, reason) =>
        context.progress({
          kind: 'wait',
          wait: { milliseconds, reason: `the webhook could not be called: ${reason}` },
        }),
    })
    return { kind: 'sent' }
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
