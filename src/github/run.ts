import { resolve } from 'node:path'

import { setSecret } from '@actions/core'

import { mergeRecordFiles } from '../commands/merge-records.ts'
import { pack } from '../commands/pack.ts'
import type { FindPullLabels } from '../commands/promote/pull-labels.ts'
import { EXIT, type ExitCode, type Failure, type Report } from '../commands/report.ts'
import type { ProgressEvent, RunContext } from '../commands/run/context.ts'
import { failureFrom, exitCodeOf } from '../commands/run/failure.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import type { RunOptions } from '../commands/run/options.ts'
import { checkWorkingDirectory } from '../commands/run/working-directory.ts'
import { validate } from '../commands/validate.ts'
import { PromotionError } from '../promotion/errors.ts'
import { failureToMarkdown, fitMarkdown, toMarkdown } from '../report/markdown.ts'
import { bodyToText } from '../report/text.ts'
import { withAdvice } from './advice.ts'
import { annotate, annotateFailure, placeInRepository } from './annotations.ts'
import { judgePull } from './checked-out-pull.ts'
import { lookAtCheckout, type Checkout } from './checked-out.ts'
import { judgeCommit } from './deployed-commit.ts'
import { deploymentsOf } from './deploying.ts'
import { classifyEvent, missingSecretsHint, readEvent, type EventVerdict, type StartingEvent } from './events.ts'
import { keepsComment, readInputs, readSecrets, type ActionInputs } from './inputs.ts'
import type { Command } from './interface.ts'
import { LARGEST_BODY } from './limits.ts'
import { createLog, type Log } from './log.ts'
import { outputsOf, resetOutputs, writeOutputs } from './outputs.ts'
import { logProgress } from './progress.ts'
import { pullLabelsOf } from './pull-labels.ts'
import { commentOn, outdateComment, type Surroundings } from './pull-request.ts'
import { newFile, refuseFolder, writeReportFile } from './report-file.ts'
import { linksOf, writeSummary } from './summary.ts'
import { watchOf } from './watch.ts'

/**
 * Runs one command as a GitHub Action: inputs from the environment, results as outputs, annotations, a job summary and
 * a file. Never rejects: what went wrong is one message. Resolves to the exit code of the report.
 */
export async function runAction(env: NodeJS.ProcessEnv = process.env): Promise<ExitCode> {
  const log = createLog()
  let isReported = false
  let idle: string | undefined
  try {
    for (const secret of readSecrets(env)) setSecret(secret)
    resetOutputs()
    const inputs = readInputs(env)
    const { options } = inputs
    idle = inputs.idle
    const refusal = await refusalOf(inputs, env, log)
    if (refusal !== undefined) return await fail(refusal, log, env)
    await refuseFolder(env)
    const workspace = resolve(env['GITHUB_WORKSPACE'] ?? '')
    // Without git, `actions/checkout` makes no clone.
    checkWorkingDirectory(options.workingDirectory, workspace)
    const place = placeInRepository(workspace, options.workingDirectory)
    return await runWithSignals(async (signal) => {
      const checkout = await lookAtCheckout(options.workingDirectory, env, signal)
      const { commit, startedFor } = checkout
      const unfit = await refusalOfCheckout(inputs, checkout, { env, log, signal })
      if (unfit !== undefined) return await fail(unfit, log, env)
      const context = {
        signal,
        readsEnvironment: true,
        offersSubjects: true,
        pullLabels: findPullLabels(env, log),
        ...omitUndefined({ startedFor }),
      }
      const report = await withProgress(log, async (progress) =>
        runCommand(inputsFor(inputs, checkout), filesFor(env), { ...context, progress }, { env, log, checkout }),
      )
      log.endPhase()
      isReported = true
      return await deliver(
        withAdvice(report, inputs, env),
        inputs,
        { env, log, signal, commit, markdown: { linkTo: linksOf(env, commit, place) } },
        place,
      )
    })
  } catch (error) {
    log.endPhase()
    // What is missing may stand under a misspelt name.
    if (!isReported) warnOfIdle(idle, log)
    const exitCode = await fail(failureFrom(error), log, env)
    if (!isReported) await outdate(env, log)
    return exitCode
  }
}

function warnOfIdle(idle: string | undefined, log: Log): void {
  if (idle !== undefined) log.annotate('warning', `${idle}.`)
}

/** The comment of an earlier run would look as if it still held. */
async function outdate(env: NodeJS.ProcessEnv, log: Log): Promise<void> {
  if (!keepsComment()) return
  try {
    const url = await outdateComment(env, log)
    if (url !== undefined) writeOutputs({ 'comment-url': url })
  } catch (error) {
    // Why the run is red is said.
    log.line(`${failureFrom(error).message}.`)
  }
}

/**
 * The address of the workflow's repository is for its own files: what git says of others is what a note on them may
 * name.
 */
function inputsFor(inputs: ActionInputs, { isOfWorkflow }: Checkout): ActionInputs {
  const { repository: _other, ...options } = inputs.options
  return isOfWorkflow ? inputs : { ...inputs, options }
}

/** These never send a token anywhere, even when they are given one. */
const WITHOUT_TOKEN: ReadonlySet<Command> = new Set(['validate', 'pack', 'merge-records'])

/** Why the run may not use its token; undefined when it may, or has none. */
async function refusalOf(inputs: ActionInputs, env: NodeJS.ProcessEnv, log: Log): Promise<Failure | undefined> {
  const event = eventOfToken(inputs, env)
  if (event === undefined) return undefined
  const judged = classifyEvent(event)
  return failureOf(
    judged.safe && judged.commit !== undefined ? await judgeCommit(judged.commit, event, env, log) : judged,
  )
}

/** The same for what is checked out, where that is another pull request than the event is about. */
async function refusalOfCheckout(
  inputs: ActionInputs,
  { pull }: Checkout,
  asking: Pick<Surroundings, 'env' | 'log' | 'signal'>,
): Promise<Failure | undefined> {
  const event = eventOfToken(inputs, asking.env)
  if (event === undefined || pull === undefined) return undefined
  return failureOf(await judgePull(pull, event, asking))
}

/** What started a run that has a token and a use for it. */
function eventOfToken({ command, options }: ActionInputs, env: NodeJS.ProcessEnv): StartingEvent | undefined {
  return options.token === undefined || WITHOUT_TOKEN.has(command) ? undefined : readEvent(env)
}

function failureOf(verdict: EventVerdict): Failure | undefined {
  return verdict.safe ? undefined : { code: 'refused-event', message: verdict.message, fix: verdict.fix }
}

/** What must not have a token, or is given none, can be planned without it. Elsewhere the lack of one is a mistake. */
function offlineFor({ token }: RunOptions, env: NodeJS.ProcessEnv): { readonly offline?: string } {
  const event = readEvent(env)
  const lack = token !== undefined || event === undefined ? undefined : missingSecretsHint(event, env)
  return lack === undefined ? {} : { offline: `${lack}, and has no token` }
}

/** Of the looks at whether the log is silent for too long, in milliseconds. */
const INTERVAL = 1_000

/** The runner keeps the outputs of a run that ends without a word: they name the record as soon as there is one. */
async function withProgress(
  log: Log,
  run: (progress: (event: ProgressEvent) => void) => Promise<Report>,
): Promise<Report> {
  const { show, breakSilence } = logProgress(log)
  const timer = setInterval(breakSilence, INTERVAL)
  try {
    return await run((event) => {
      if (event.kind === 'record') writeOutputs({ 'record-file': event.file })
      show(event)
    })
  } finally {
    clearInterval(timer)
  }
}

function findPullLabels(env: NodeJS.ProcessEnv, log: Log): FindPullLabels {
  return async (commit, signal) => pullLabelsOf(env, log)(commit, signal)
}

/** Where a run writes what later steps need. */
interface Files {
  readonly plan: string
  readonly record: string
  readonly subjects: string
}

interface Runner {
  readonly env: NodeJS.ProcessEnv
  readonly log: Log
  readonly checkout: Checkout
}

/** No file has these names yet: an old record must not be taken for that of this run. */
function filesFor(env: NodeJS.ProcessEnv): Files {
  return {
    plan: newFile('plan', env),
    record: newFile('record', env),
    subjects: newFile('subjects', env).replace(/\.json$/, ''),
  }
}

async function runCommand(
  inputs: ActionInputs,
  files: Files,
  context: RunContext,
  { env, log, checkout }: Runner,
): Promise<Report> {
  const { command, options, records, issue } = inputs
  const deployments = inputs.deployments === true ? deploymentsOf(inputs, checkout, env, log) : undefined
  switch (command) {
    case 'validate':
      return validate(options, context)
    case 'pack':
      return pack({ ...options, file: onlyFile(options) }, context)
    case 'plan':
      return (await import('../commands/on-platform.ts')).plan(
        { ...options, ...(options.shard === undefined ? { out: files.plan } : {}), ...offlineFor(options, env) },
        context,
        deployments,
      )
    case 'promote':
      return (await import('../commands/on-platform.ts')).promote(
        { ...options, record: files.record, subjects: files.subjects },
        context,
        deployments,
      )
    case 'rollback':
      return (await import('../commands/on-platform.ts')).rollback(
        { ...options, record: files.record, subjects: files.subjects, undo: onlyRecord(records) },
        context,
        deployments,
      )
    case 'merge-records':
      return mergeRecordFiles({ ...options, records: records ?? [], record: files.record }, context)
    case 'pull':
      return (await import('../commands/on-platform.ts')).pull(options, context)
    case 'exports':
      return (await import('../commands/on-platform.ts')).exports(options, context, watchOf(issue, options, env, log))
    case 'doctor':
      return (await import('../commands/on-platform.ts')).doctor({ ...options, environment: env }, context)
  }
}

function onlyRecord(records: readonly string[] = []): string {
  const [record, ...others] = records
  if (record === undefined) {
    throw new PromotionError('usage', 'nothing says which run is to be undone', {
      fix: 'Give the input `record`: the file of the output `record-file` of that run.',
    })
  }
  if (others.length === 0) return record
  throw new PromotionError(
    'usage',
    `\`rollback\` undoes one record, and the input \`record\` names ${records.length}`,
    {
      fix: 'Make one of them with `merge-records`, where they are of one promotion, and give its output `record-file`.',
    },
  )
}

function onlyFile({ files = [] }: RunOptions): string {
  const [file, ...others] = files
  if (file !== undefined && others.length === 0) return file
  throw new PromotionError('usage', `\`pack\` packs one document, and the input \`files\` names ${files.length}`, {
    fix: 'Give one path, or `path#id`.',
  })
}

/** The runner asks with SIGINT, then SIGTERM 7.5 seconds later, and kills the process 2.5 seconds after that. */
async function runWithSignals(run: (signal: AbortSignal) => Promise<ExitCode>): Promise<ExitCode> {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    return await run(controller.signal)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

/** What cannot fail comes first: a summary or an output that cannot be written must not cost the reader the news. */
async function deliver(
  report: Report,
  inputs: ActionInputs,
  surroundings: Surroundings,
  place: (file: string) => string,
): Promise<ExitCode> {
  const { env, log, markdown } = surroundings
  for (const line of bodyToText(report, { colour: false, width: 120 }).split('\n')) log.line(line)
  warnOfIdle(inputs.idle, log)
  // Why there is no comment is known at the end only, and must not be the annotation that the runner drops.
  annotate(report, log, place, inputs.comment === undefined ? 0 : 1)
  let exitCode = report.exitCode
  const attempt = <Value>(write: () => Value): Value | undefined => {
    try {
      return write()
    } catch (error) {
      const failure = failureFrom(error)
      annotateFailure(failure, log, (file) => file)
      // What was done was done, and only its report is incomplete.
      if (exitCode === EXIT.fine) exitCode = EXIT.failed
      return undefined
    }
  }
  const reportFile = attempt(() => writeReportFile(report, env)) ?? ''
  attempt(() =>
    writeOutputs({
      ...outputsOf(report, reportFile),
      ...sarifOutput(report, inputs.options),
      'summary-markdown': fitMarkdown(report, { ...markdown, bytes: LARGEST_MARKDOWN }),
    }),
  )
  await writeSummary(toMarkdown(report, markdown), env, log)
  if (inputs.comment === undefined) return exitCode
  const url = await commentOn(report, inputs, surroundings)
  if (url !== undefined) attempt(() => writeOutputs({ 'comment-url': url }))
  return exitCode
}

function sarifOutput(report: Report, { workingDirectory }: RunOptions): Readonly<Record<string, string>> {
  return report.command === 'validate' && report.sarif !== undefined
    ? { 'sarif-file': resolve(workingDirectory, report.sarif.file) }
    : {}
}

/**
 * Of the output `summary-markdown`: fit to be a comment of the workflow's own, and far below the 1 MB that all outputs
 * of a job may have.
 */
const LARGEST_MARKDOWN = LARGEST_BODY

/** A run that ended before there was anything to report. */
async function fail(failure: Failure, log: Log, env: NodeJS.ProcessEnv): Promise<ExitCode> {
  annotateFailure(failure, log, (file) => file)
  const exitCode = failure.code === 'refused-event' ? EXIT.refused : exitCodeOf(failure)
  const page = failureToMarkdown(failure)
  try {
    writeOutputs({ ...(exitCode === EXIT.refused ? { result: 'refused' } : {}), 'summary-markdown': page })
  } catch (error) {
    // It may be what this is about, and said above; a second one must not end the run with a stack trace.
    const { message } = failureFrom(error)
    if (message !== failure.message) log.line(`${message}.`)
  }
  await writeSummary(page, env, log)
  return exitCode
}
