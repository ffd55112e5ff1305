import { diff } from '../commands/diff.ts'
import { graph } from '../commands/graph.ts'
import { mergeRecordFiles } from '../commands/merge-records.ts'
import { doctor, exports, plan, promote, pull, rollback, status, test } from '../commands/on-platform.ts'
import { pack } from '../commands/pack.ts'
import { pages } from '../commands/pages.ts'
import { EXIT, type DiffReport, type Report, type TestReport } from '../commands/report.ts'
import type { RunContext } from '../commands/run/context.ts'
import { PromotionError } from '../files/errors.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { DiffOptions, RunOptions } from '../options/options.ts'
import { makePages } from '../report/app-page.ts'
import type { Checkout } from './checkout.ts'
import type { Job } from './client.ts'
import { deploymentsOf } from './deployments.ts'
import { missingSecretsHint, readEvent } from './events.ts'
import { watchOf } from './exports-issue.ts'
import type { Command } from './input-values.ts'
import type { ActionInputs } from './inputs.ts'
import { pullLabelsOf } from './pull-labels.ts'
import { newFile } from './report-file.ts'

interface Runner extends Job {
  readonly checkout: Checkout
}

/** `validate` starts sooner without this module and what it imports. */
export async function runCommand(
  command: Exclude<Command, 'validate'>,
  inputs: ActionInputs,
  given: RunContext,
  runner: Runner,
): Promise<Report> {
  const { env, checkout } = runner
  const { startedFor } = checkout
  const context = { ...given, pullLabels: pullLabelsOf(runner), ...omitUndefined({ startedFor }) }
  const { records, issue } = inputs
  const { check, pin, update, ...options } = optionsFor(inputs, checkout)
  const files = filesFor(env)
  const deployments = inputs.deployments === true ? deploymentsOf(inputs, checkout, runner) : undefined
  switch (command) {
    case 'pack':
      return pack({ ...options, file: onlyFile(command, options) }, context)
    case 'pages':
      return pages({ ...options, ...omitUndefined({ check }) }, context, makePages)
    case 'graph':
      return graph({ ...options, file: onlyFile(command, options) }, context)
    case 'plan':
      return plan(
        { ...options, ...(options.shard === undefined ? { out: files.plan } : {}), ...offlineFor(options, env) },
        context,
        deployments,
      )
    case 'promote':
      return promote({ ...options, record: files.record, subjects: files.subjects }, context, deployments)
    case 'rollback':
      return rollback(
        { ...options, record: files.record, subjects: files.subjects, undo: onlyRecord(records) },
        context,
        deployments,
      )
    case 'images':
      return (await import('../commands/images.ts')).images(
        { ...options, ...omitUndefined({ check, pin, update }), environment: env },
        context,
      )
    case 'merge-records':
      return mergeRecordFiles({ ...options, records: records ?? [], record: files.record }, context)
    case 'pull':
      return pull(options, context)
    case 'status':
      return status(options, context)
    case 'diff':
      return unlessAsked(await diff({ ...options, ...sidesOf(options) }, context), options)
    case 'exports':
      return exports(options, context, watchOf(issue, options, runner))
    case 'doctor':
      return doctor({ ...options, environment: env }, context)
    case 'test':
      return unlessAsked(await test(options, context), options)
  }
}

interface Files {
  readonly plan: string
  readonly record: string
  readonly subjects: string
}

function filesFor(env: NodeJS.ProcessEnv): Files {
  return {
    plan: newFile('plan', env),
    record: newFile('record', env),
    subjects: newFile('subjects', env).replace(/\.json$/, ''),
  }
}

/**
 * Without the address of the workflow's repository if another one is checked out: a note on the origin must not name
 * the wrong one.
 */
function optionsFor({ options }: ActionInputs, { isOfWorkflow }: Checkout): ActionInputs['options'] {
  const { repository: _other, ...others } = options
  return isOfWorkflow ? options : others
}

/** Because of its event the run must not have a token, or has none. Otherwise a missing token is an error. */
function offlineFor({ token }: RunOptions, env: NodeJS.ProcessEnv): { readonly offline?: string } {
  const event = readEvent(env)
  const lack = token !== undefined || event === undefined ? undefined : missingSecretsHint(event, env)
  return lack === undefined ? {} : { offline: `${lack}, and has no token` }
}

function onlyRecord(records: readonly string[] = []): string {
  const [record, ...others] = records
  if (record === undefined) {
    throw new PromotionError('usage', 'no record names the run to undo', {
      fix: 'Give the input `record`: the file of the output `record-file` of that run.',
    })
  }
  if (others.length === 0) return record
  throw new PromotionError(
    'usage',
    `\`rollback\` undoes one record, and the input \`record\` names ${records.length}`,
    {
      fix: 'If they are of one promotion, merge them with `merge-records`, and give its output `record-file`.',
    },
  )
}

/** A difference, or a test that still runs, fails the step only if asked for: on a terminal the exit code is the answer. */
function unlessAsked<Of extends DiffReport | TestReport>(report: Of, { exitCode }: RunOptions): Of {
  return report.exitCode === EXIT.changesPending && exitCode !== true ? { ...report, exitCode: EXIT.fine } : report
}

function sidesOf({ files = [] }: RunOptions): Pick<DiffOptions, 'before' | 'after'> {
  const [before, after, ...others] = files
  if (before !== undefined && after !== undefined && others.length === 0) return { before, after }
  throw new PromotionError('usage', `\`diff\` compares two, and the input \`files\` names ${files.length}`, {
    fix: 'Give two lines: a file, `REVISION:FILE`, `stage:STAGE/APP` or `app:OWNER/PROJECT/APP`.',
  })
}

function onlyFile(command: 'pack' | 'graph', { files = [] }: RunOptions): string {
  const [file, ...others] = files
  if (file !== undefined && others.length === 0) return file
  throw new PromotionError(
    'usage',
    `\`${command}\` needs one document, and the input \`files\` names ${files.length}`,
    {
      fix: 'Give one path, or `path#id`.',
    },
  )
}
