import { resolve } from 'node:path'

import { setSecret } from '@actions/core'

import { EXIT, type ExitCode, type Failure, type Report } from '../commands/report.ts'
import type { ProgressEvent, RunContext } from '../commands/run/context.ts'
import { failureFrom, exitCodeOf } from '../commands/run/failure.ts'
import { isInOwnProcess, onAskedToEnd, runInOwnProcess } from '../commands/run/own-process.ts'
import { refuseOldNode } from '../commands/run/run-command.ts'
import { validate } from '../commands/validate.ts'
import { pageAddress } from '../configuration/version.ts'
import { longStep } from '../files/step-size.ts'
import { pause, type Pause } from '../http/retry.ts'
import { checkWorkingDirectory } from '../options/check-options.ts'
import { rowOf } from '../options/command-table.ts'
import { failureToMarkdown, fitMarkdown, toMarkdown } from '../report/markdown.ts'
import { bodyToText } from '../report/text.ts'
import { withAdvice } from './advice.ts'
import { annotate, annotateFailure, placeInRepository } from './annotations.ts'
import { judgeCommit, judgePull, lookAtCheckout, type Asking, type Checkout } from './checkout.ts'
import type { Job } from './client.ts'
import { classifyEvent, isWithoutSecrets, readEvent, type EventVerdict, type StartingEvent } from './events.ts'
import { readInputs, readSecrets, type ActionInputs } from './inputs.ts'
import { createLog, logProgress, type Log } from './log.ts'
import { LARGEST_BODY } from './marked.ts'
import { outputsOf, withoutAddress, writeOutputs, OUTPUTS } from './outputs.ts'
import { commentOn, outdateComment, type ReportContext } from './pull-request.ts'
import { linksOf, refuseFolder, writeReportFile, writeSummary } from './report-file.ts'

/**
 * Inputs from the environment; results as outputs, annotations, a job summary and a file. Never rejects: an error is
 * one message. Resolves to the exit code of the report.
 */
export async function runAction(env: NodeJS.ProcessEnv = process.env, pauseFor: Pause = pause): Promise<ExitCode> {
  const log = createLog()
  const job = { env, log, pauseFor }
  let isReported = false
  let unused: string | undefined
  try {
    for (const secret of readSecrets(env)) setSecret(secret)
    writeOutputs(OUTPUTS)
    // Before a report is shown: that needs Node 24 too. A runner that others wrote may start any version.
    refuseOldNode(process.versions.node)
    const inputs = readInputs(env)
    const { options } = inputs
    unused = inputs.unused
    return await runWithSignals(async (signal) => {
      const asking = { ...job, signal }
      const refusal = await refusalOf(inputs, asking)
      if (refusal !== undefined) return await fail(refusal, log, env)
      await refuseFolder(env)
      const workspace = resolve(env['GITHUB_WORKSPACE'] ?? '')
      // Without git, `actions/checkout` makes no clone.
      checkWorkingDirectory(options.workingDirectory, workspace)
      const look = once(async () => lookAtCheckout(options.workingDirectory, env, signal))
      const refusalForPull = await refusalOfCheckout(inputs, look, asking)
      if (refusalForPull !== undefined) return await fail(refusalForPull, log, env)
      const report = await withProgress(log, async (progress) =>
        runCommandOf(inputs, { signal, readsEnvironment: true, offersSubjects: true, progress }, job, look),
      )
      log.endPhase()
      const longPath = longStep()
      if (longPath !== undefined) {
        const end = await runInOwnProcess(longPath, signal)
        return end.kind === 'ended' ? end.exitCode : await fail(end.failure, log, env)
      }
      const commit = linksToFiles(report, inputs) ? (await look()).commit : undefined
      isReported = true
      const place = placeInRepository(workspace, options.workingDirectory)
      return await deliver(
        withAdvice(report, inputs, env),
        inputs,
        { ...asking, commit, markdown: { linkTo: linksOf(env, commit, place) } },
        place,
      )
    })
  } catch (error) {
    log.endPhase()
    // A missing input may have been given under a misspelt name.
    if (!isReported) warnOfUnused(unused, log)
    const exitCode = await fail(failureFrom(error), log, env)
    if (!isReported) await outdate(job)
    return exitCode
  }
}

function warnOfUnused(unused: string | undefined, log: Log): void {
  if (unused !== undefined) log.annotate('warning', `${unused}.`)
}

async function outdate(job: Job): Promise<void> {
  try {
    const url = await outdateComment(job)
    if (url !== undefined) writeOutputs({ 'comment-url': url })
  } catch (error) {
    job.log.line(`${failureFrom(error).message}.`)
  }
}

async function refusalOf(inputs: ActionInputs, asking: Asking): Promise<Failure | undefined> {
  const event = eventOfToken(inputs, asking.env)
  if (event === undefined) return undefined
  const verdict = classifyEvent(event)
  return failureOf(
    verdict.safe && verdict.commit !== undefined ? await judgeCommit(verdict.commit, event, asking) : verdict,
    inputs,
  )
}

async function refusalOfCheckout(
  inputs: ActionInputs,
  look: () => Promise<Checkout>,
  asking: Asking,
): Promise<Failure | undefined> {
  const event = eventOfToken(inputs, asking.env)
  if (event === undefined) return undefined
  const { pull } = await look()
  if (pull === undefined) return undefined
  return failureOf(await judgePull(pull, event, asking), inputs)
}

/** If the run uses its token, or starts programs of the code where it may have secrets. */
function eventOfToken({ command, options }: ActionInputs, env: NodeJS.ProcessEnv): StartingEvent | undefined {
  const event = readEvent(env)
  if (options.token !== undefined && rowOf(command).isOffline !== true) return event
  return options.runner === undefined || event === undefined || isWithoutSecrets(event) ? undefined : event
}

function failureOf(verdict: EventVerdict, { options: { token, runner } }: ActionInputs): Failure | undefined {
  if (verdict.safe) return undefined
  const { message, fix } = verdict
  if (token !== undefined || runner === undefined) return { code: 'refused-event', message, fix }
  return {
    code: 'refused-event',
    message: message.replace('the platform token must not be used', '`runner` must not start programs'),
    fix: `Run it on \`pull_request\`, which gets no secrets from a fork, or on \`push\`. See ${pageAddress('security.md')}.`,
  }
}

/** To start git takes as long as to validate some documents, so it is only asked where its answer is needed. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return async () => (answer ??= ask())
}

function linksToFiles(report: Report, { comment }: ActionInputs): boolean {
  return comment !== undefined || report.command !== 'validate' || report.problems.length > 0
}

/** Runs the command. `validate` needs neither the answer of git nor the code of the others, which takes time to load. */
async function runCommandOf(
  inputs: ActionInputs,
  context: RunContext,
  job: Job,
  look: () => Promise<Checkout>,
): Promise<Report> {
  const { command, options } = inputs
  // The action cannot correct documents. It accepts `dry-run` for each command, so that a workflow can choose the command.
  if (command === 'validate') return validate({ ...options, dryRun: false }, context)
  const { runCommand } = await import('./command.ts')
  return runCommand(command, inputs, context, { ...job, checkout: await look() })
}

/** How often to check whether the log was silent for too long, in milliseconds. */
const INTERVAL = 1_000

/** The runner keeps the outputs of a run that is killed, so they name the record as soon as it exists. */
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

/** To cancel, the runner sends SIGINT, then SIGTERM 7.5 seconds later, and kills the process 2.5 seconds after that. */
async function runWithSignals(run: (signal: AbortSignal) => Promise<ExitCode>): Promise<ExitCode> {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const stopListening = isInOwnProcess() ? onAskedToEnd(stop) : undefined
  try {
    return await run(controller.signal)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    stopListening?.()
  }
}

/** Safe steps come first: a summary or an output that cannot be written must not cost the reader the report. */
async function deliver(
  report: Report,
  inputs: ActionInputs,
  context: ReportContext,
  place: (file: string) => string,
): Promise<ExitCode> {
  const { env, log, markdown } = context
  for (const line of bodyToText(report, { color: false, width: 120 }).split('\n')) log.line(line)
  warnOfUnused(inputs.unused, log)
  if (env['GITHUB_EVENT_NAME'] === 'pull_request' && report.command === 'promote' && report.result === 'promoted')
    log.annotate('warning', 'This run of `pull_request` installed what is not merged. To install a merge, use `push`.')
  // Why there is no comment is known only at the end, and the runner must not drop that annotation.
  annotate(report, log, place, inputs.comment === undefined ? 0 : 1)
  let exitCode = report.exitCode
  const attempt = <Value>(write: () => Value): Value | undefined => {
    try {
      return write()
    } catch (error) {
      const failure = failureFrom(error)
      annotateFailure(failure, log, (file) => file)
      // The work is done, and only its report is incomplete.
      if (exitCode === EXIT.fine) exitCode = EXIT.failed
      return undefined
    }
  }
  const reportFile = attempt(() => writeReportFile(report, env)) ?? ''
  attempt(() =>
    writeOutputs({
      ...withoutAddress(outputsOf(report, reportFile), inputs.options.baseUrl),
      ...(report.command === 'validate' && report.sarif !== undefined
        ? { 'sarif-file': resolve(inputs.options.workingDirectory, report.sarif.file) }
        : {}),
      // Small enough for a comment by the workflow itself, and far below the 1 MB that all outputs of a job may have.
      'summary-markdown': fitMarkdown(report, { ...markdown, bytes: LARGEST_BODY }),
    }),
  )
  await writeSummary(toMarkdown(report, markdown), env, log)
  if (inputs.comment === undefined) return exitCode
  const url = await commentOn(report, inputs, context)
  if (url !== undefined) attempt(() => writeOutputs({ 'comment-url': url }))
  return exitCode
}

async function fail(failure: Failure, log: Log, env: NodeJS.ProcessEnv): Promise<ExitCode> {
  annotateFailure(failure, log, (file) => file)
  const exitCode = exitCodeOf(failure)
  const page = failureToMarkdown(failure)
  try {
    writeOutputs({ ...(exitCode === EXIT.refused ? { result: 'refused' } : {}), 'summary-markdown': page })
  } catch (error) {
    // This may be the failure itself, which is reported above.
    const { message } = failureFrom(error)
    if (message !== failure.message) log.line(`${message}.`)
  }
  await writeSummary(page, env, log)
  return exitCode
}
