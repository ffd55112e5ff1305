import { relative } from 'node:path'

import type { Failure, Report } from '../commands/report.ts'
import { failureFrom, inOneSentence } from '../commands/run/failure.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import type { Problem } from '../cwl/problems/problem.ts'
import { isObject } from '../json/index.ts'
import { isFullHash } from '../promotion/full-hash.ts'
import { code } from '../report/escape.ts'
import { failureToMarkdown, fitMarkdown, type MarkdownOptions } from '../report/markdown.ts'
import { clip } from '../report/printable.ts'
import { connectAs, readAccess, type GitHub, type Job } from './client.ts'
import { keepComment, type CommentPlace, type CommentWords } from './comment.ts'
import { findCommentedPull, subjectOf, WRITE } from './commented-pull.ts'
import { limitOfPermissions, readEvent, type StartingEvent } from './events.ts'
import { GitHubError } from './github-error.ts'
import { readCommentInputs, type ActionInputs, type CommentInputs } from './inputs.ts'
import type { InputName } from './interface.ts'
import { keyOf, LARGEST_BODY, runLink } from './marked.ts'

/** The first and the last line of the comment. A character of an input may take six where it is escaped. */
const FRAME = 3_000

/** For the whole comment, with waits for GitHub's limits, in milliseconds. */
const LONGEST_TIME = 180_000

/** What a report is delivered in. */
export interface ReportContext extends Job {
  readonly signal: AbortSignal
  /** That was checked out, where it is known. */
  readonly commit: string | undefined
  readonly markdown: Pick<MarkdownOptions, 'linkTo'>
}

/**
 * Shows the report in one comment on the pull request that started the run, and gives its address. Whatever keeps it
 * from that is an annotation and fails nothing: the job summary has the same page.
 */
export async function commentOn(
  report: Report,
  inputs: ActionInputs,
  context: ReportContext,
): Promise<string | undefined> {
  const wordsOf = (): CommentWords => ({
    body: fitMarkdown(report, { ...context.markdown, bytes: LARGEST_BODY - FRAME }),
    worthBeginning: inputs.comment === 'true' || saysSomething(report),
  })
  return write({ wordsOf, onNone: (text) => context.log.annotate('notice', text) }, inputs, context)
}

/**
 * Has the comment of an earlier run say that it may not hold any more, where this one ended without a report. None is
 * begun; and none is found where the inputs that say which it is are wrong themselves.
 */
export async function outdateComment(job: Job): Promise<string | undefined> {
  const inputs = readCommentInputs(job.env)
  if (inputs === undefined) return undefined
  const words = { body: failureToMarkdown(WITHOUT_REPORT), worthBeginning: false }
  return write({ wordsOf: () => words, onNone: (text) => job.log.line(text) }, inputs, {
    ...job,
    signal: new AbortController().signal,
    commit: undefined,
  })
}

/** Without the message of the failure: it may repeat an input, and GitHub masks no secrets in comments. */
const WITHOUT_REPORT: Failure = {
  code: 'usage',
  message: 'the last run ended without a report',
  fix: 'This comment may be out of date. The job summary of the run explains what is wrong.',
}

interface Writing {
  readonly wordsOf: () => CommentWords
  /** There is no pull request to write to. */
  readonly onNone: (text: string) => void
}

async function write(
  { wordsOf, onNone }: Writing,
  inputs: CommentInputs,
  context: Omit<ReportContext, 'markdown'>,
): Promise<string | undefined> {
  const { env, log, signal, commit } = context
  if (signal.aborted) {
    // Each push cancels the run of the one before, where the workflow says so: that is nothing to be warned of.
    log.line('No comment was written, since the run was cancelled: one that is there stays as it is.')
    return undefined
  }
  const event = readEvent(env) ?? { name: '', payload: null }
  let github: Promise<GitHub> | undefined
  const connect = async (): Promise<GitHub> =>
    (github ??= connectAs(
      readAccess(`comment: ${inputs.comment ?? ''}`, WRITE, env),
      context,
      AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)]),
    ))
  try {
    const found = await findCommentedPull(event, inputs.pullRequest, connect)
    if ('reason' in found) {
      onNone(`No comment was written: ${found.reason}. The job summary has the report.`)
      return undefined
    }
    const { body, worthBeginning } = wordsOf()
    return await keepComment(await connect(), placeOf(found.pull, event, inputs, env), {
      body: `${body}\n${lastLine(inputs, commit, headOfMerge(event, commit, env), env)}`,
      worthBeginning,
    })
  } catch (error) {
    // An unexpected error must not cost the run its result either.
    const { code: why, message, fix } = error instanceof GitHubError ? error : failureFrom(error)
    const lacks = why === 'github-permission' || why === 'github-not-found'
    const hints = [fix, lacks ? limitOfPermissions(event) : undefined].filter((hint) => hint !== undefined)
    log.annotate(
      lacks ? 'notice' : 'warning',
      [`No comment was written: ${inOneSentence({ message })}`, ...hints, 'The job summary has the report.'].join(' '),
    )
    return undefined
  }
}

/** What happened last to the pull request, or to the run of the workflow before, started this run. In milliseconds. */
function timeOf(event: StartingEvent): number | undefined {
  const about = subjectOf(event) ?? event.payload?.['workflow_run']
  const text = isObject(about) ? about['updated_at'] : undefined
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Runs that differ in one of these have a comment each: two stages of one pull request must not take turns in one. */
function placeOf(
  pull: number,
  event: StartingEvent,
  { command, options }: CommentInputs,
  env: NodeJS.ProcessEnv,
): CommentPlace {
  const { stage, project, copyFrom, config, shard, baseUrl, workingDirectory } = options
  const { files, apps, name, changedSince, strict, baseline } = options
  const parts = [
    [command, stage, project, copyFrom, config, shard, baseUrl, folderOf(workingDirectory, env)],
    // Not since which revision: that is another one with each push.
    [files, apps, changedSince !== undefined, strict === true, baseline, ...(name === undefined ? [] : [name])],
  ]
  const run = /^\d{1,15}$/.test(env['GITHUB_RUN_ID'] ?? '') ? Number(env['GITHUB_RUN_ID']) : 0
  return { pull, key: keyOf(parts), run, ...omitUndefined({ since: timeOf(event) }) }
}

/** Where the run works, from the workspace; empty when that is it. */
function folderOf(workingDirectory: string, { GITHUB_WORKSPACE }: NodeJS.ProcessEnv): string {
  return relative(GITHUB_WORKSPACE ?? '.', workingDirectory)
}

/** Longer lists are cut: the report names what it is about. */
const LONGEST_LIST = 200

function lastLine(
  { options }: CommentInputs,
  commit: string | undefined,
  head: string | undefined,
  env: NodeJS.ProcessEnv,
): string {
  const link = runLink(options.runUrl)
  const merged = head === undefined ? '' : ` merged with its base as ${shortCommit(commit)}`
  const parts = [
    ...(isFullHash(commit) ? [`for ${shortCommit(head ?? commit)}${merged}`] : []),
    ...(link === undefined ? [] : [`by ${link}`]),
  ]
  const about = [...(options.files ?? []), ...(options.apps ?? [])].join(', ')
  const held = settingsOf(options, env)
  if (held !== '') parts.unshift(`with ${code(clip(held, LONGEST_LIST))}`)
  if (about !== '') parts.unshift(`of ${code(clip(about, LONGEST_LIST))}`)
  return parts.length === 0 ? '' : `<p><sub>Written ${parts.join(' ')}; the next one writes here again.</sub></p>\n`
}

/**
 * What else distinguishes the comment from others, and is not in its heading. Not the address of the platform: a reader
 * of the repository need not know it.
 */
function settingsOf(
  { workingDirectory, config, copyFrom, name, shard, changedSince, strict, baseline }: CommentInputs['options'],
  env: NodeJS.ProcessEnv,
): string {
  const folder = folderOf(workingDirectory, env)
  const inputs: readonly (readonly [InputName, string | undefined])[] = [
    ['working-directory', folder === '' ? undefined : folder],
    ['config', config],
    ['copy-from', copyFrom],
    ['name', name],
    ['shard', shard],
    ['changed-since', changedSince],
    ['strict', strict === true ? 'true' : undefined],
    ['baseline', baseline],
  ]
  return inputs.flatMap(([input, value]) => (value === undefined ? [] : [`${input}: ${value}`])).join(', ')
}

function shortCommit(commit = ''): string {
  return `<code>${commit.slice(0, 12)}</code>`
}

/**
 * The commit that a pull request lists, where the one that was checked out is the merge that GitHub tries for it and
 * lists nowhere: a reader of the comment sees whether it is about the last push.
 */
function headOfMerge(
  { payload, ref = '' }: StartingEvent,
  commit: string | undefined,
  { GITHUB_SHA }: NodeJS.ProcessEnv,
): string | undefined {
  const pull = payload?.['pull_request']
  const head = isObject(pull) && isObject(pull['head']) ? pull['head']['sha'] : undefined
  const isMerge = /^refs\/pull\/\d+\/merge$/.test(ref) && commit === GITHUB_SHA && isFullHash(commit)
  return isMerge && isFullHash(head) && head !== commit ? head : undefined
}

/** Whether a reviewer has anything to look at. */
function saysSomething(report: Report): boolean {
  if (report.failure !== undefined) return true
  switch (report.command) {
    case 'validate':
    case 'pack':
      return tellsOfFaults(report.problems)
    case 'plan':
    case 'promote':
    case 'rollback':
      return tellsOfFaults(report.problems) || report.apps.some(({ action }) => action !== 'unchanged')
    case 'pull':
      return report.apps.some(({ outcome }) => outcome !== 'unchanged')
    case 'merge-records':
      return false
    case 'exports':
      return report.counts.failed + report.counts.other > 0
    case 'doctor':
      return report.findings.some(({ status }) => status !== 'ok')
  }
}

/** Advice does not count: every pull request would have it, also one that has nothing to do with it. */
function tellsOfFaults(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity !== 'advice')
}
