import { relative } from 'node:path'

import type { Failure, Report } from '../commands/report.ts'
import { failureFrom, inOneSentence } from '../commands/run/failure.ts'
import { timeLeft } from '../commands/run/own-process.ts'
import type { Problem } from '../cwl/index.ts'
import { isFullHash } from '../git/full-hash.ts'
import { isObject } from '../json/index.ts'
import { code } from '../report/escape.ts'
import { failureToMarkdown, fitMarkdown, type MarkdownOptions } from '../report/markdown.ts'
import { clip } from '../report/printable.ts'
import { connectAs, readAccess, type GitHub, type Job } from './client.ts'
import { keepComment, type CommentPlace, type CommentWords } from './comment.ts'
import { limitOfPermissions, readEvent, type StartingEvent } from './events.ts'
import { GitHubError } from './github-error.ts'
import { readCommentInputs, type ActionInputs, type CommentInputs } from './inputs.ts'
import { keyOf, LARGEST_BODY, runLink } from './marked.ts'
import { findCommentedPull, WRITE } from './pulls.ts'

/** In bytes, for the first and the last line of the comment. Escaping may need six bytes per character of an input. */
const FRAME = 3_000

/**
 * For the whole comment, including waits for GitHub's limits, in milliseconds. It ends with the time of the run, but a
 * run whose time is up reports that too.
 */
const [SHORTEST_TIME, LONGEST_TIME] = [10_000, 180_000] as const

export interface ReportContext extends Job {
  readonly signal: AbortSignal
  readonly commit: string | undefined
  readonly markdown: Pick<MarkdownOptions, 'linkTo'>
}

/**
 * In one comment on the pull request that started the run. An error becomes an annotation and does not make the run
 * fail: the job summary has the same page.
 */
export async function commentOn(
  report: Report,
  inputs: ActionInputs,
  context: ReportContext,
): Promise<string | undefined> {
  const wordsOf = (): CommentWords => ({
    body: fitMarkdown(report, { ...context.markdown, bytes: LARGEST_BODY - FRAME }),
    worthBeginning: inputs.comment === 'true' || isWorthShowing(report),
  })
  return write({ wordsOf, onNone: (text) => context.log.annotate('notice', text) }, inputs, context)
}

/**
 * This run ended without a report. No comment is created, and none is found if the inputs that identify it are wrong
 * themselves.
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

/** Without the message of the failure: it may repeat an input, and GitHub does not mask secrets in comments. */
const WITHOUT_REPORT: Failure = {
  code: 'usage',
  message: 'the last run ended without a report',
  fix: 'This comment may be out of date. The job summary of the run explains what is wrong.',
}

interface Writing {
  readonly wordsOf: () => CommentWords
  readonly onNone: (text: string) => void
}

async function write(
  { wordsOf, onNone }: Writing,
  inputs: CommentInputs,
  context: Omit<ReportContext, 'markdown'>,
): Promise<string | undefined> {
  const { env, log, signal, commit } = context
  if (signal.aborted) {
    // If the workflow cancels runs for older pushes, this is normal and needs no warning.
    log.line('No comment was written, since the run was cancelled: one that is there stays as it is.')
    return undefined
  }
  const event = readEvent(env) ?? { name: '', payload: null }
  let github: Promise<GitHub> | undefined
  const connect = async (): Promise<GitHub> =>
    (github ??= connectAs(
      readAccess(`comment: ${inputs.comment ?? ''}`, WRITE, env),
      context,
      AbortSignal.any([signal, AbortSignal.timeout(Math.max(SHORTEST_TIME, Math.min(LONGEST_TIME, timeLeft())))]),
    ))
  try {
    const found = await findCommentedPull(event, inputs.pullRequest, connect)
    if ('reason' in found) {
      onNone(`No comment was written: ${found.reason}. The job summary has the report.`)
      return undefined
    }
    const { body, worthBeginning } = wordsOf()
    return await keepComment(await connect(), placeOf(found.pull, inputs, env), {
      body: `${body}\n${lastLine(inputs, commit, headOfMerge(event, commit, env), env)}`,
      worthBeginning,
      onOther: (login) =>
        log.annotate('notice', `Another comment, by ${login}, may be out of date: this token cannot change it.`),
    })
  } catch (error) {
    // An unexpected error must not change the result of the run either.
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

/** Runs that differ in one of these have separate comments: two stages must not overwrite one another's comment. */
function placeOf(pull: number, { command, options }: CommentInputs, env: NodeJS.ProcessEnv): CommentPlace {
  const { stage, project, copyFrom, config, shard, baseUrl, workingDirectory } = options
  const { files, apps, name, changedSince, strict, baseline, check, pin, update } = options
  const parts = [
    [command, stage, project, copyFrom, config, shard, baseUrl, folderOf(workingDirectory, env)],
    // Without the value of `changed-since`, which changes with each push.
    [files, apps, changedSince !== undefined, strict === true, baseline, ...(name === undefined ? [] : [name])],
    ...(command === 'images' ? [[check, pin, update]] : []),
  ]
  const run = /^\d{1,15}$/.test(env['GITHUB_RUN_ID'] ?? '') ? Number(env['GITHUB_RUN_ID']) : 0
  return { pull, key: keyOf(parts), run }
}

function folderOf(workingDirectory: string, { GITHUB_WORKSPACE }: NodeJS.ProcessEnv): string {
  return relative(GITHUB_WORKSPACE ?? '.', workingDirectory)
}

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

/** Without the address of the platform, which readers of the repository need not know. */
function settingsOf(
  { workingDirectory, config, copyFrom, name, shard, changedSince, strict, baseline }: CommentInputs['options'],
  env: NodeJS.ProcessEnv,
): string {
  const folder = folderOf(workingDirectory, env)
  const inputs: readonly (readonly [input: string, value: string | undefined])[] = [
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
 * If GitHub's test merge is checked out, which the pull request does not list: readers of the comment see whether it is
 * about the last push.
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

function isWorthShowing(report: Report): boolean {
  if (report.failure !== undefined) return true
  switch (report.command) {
    case 'validate':
    case 'pack':
      return hasFaults(report.problems)
    case 'plan':
    case 'promote':
    case 'rollback':
      return hasFaults(report.problems) || report.apps.some(({ action }) => action !== 'unchanged')
    case 'pages':
      return report.pages.some(({ state }) => state !== 'unchanged')
    case 'pull':
      return report.apps.some(({ outcome }) => outcome !== 'unchanged')
    case 'status':
      return report.apps.some(({ stages }) => stages.some(({ state }) => state !== 'current'))
    case 'images':
      return report.images.some(({ newer, pinned }) => (newer ?? []).length > 0 || pinned !== undefined)
    case 'merge-records':
      return false
    case 'diff':
      return !report.same
    case 'exports':
      return report.counts.failed + report.counts.other > 0
    case 'test':
    case 'graph':
      return true
    case 'doctor':
      return report.findings.some(({ status }) => status !== 'ok')
  }
}

/** Advice does not count: every pull request would have it, also those that did not cause it. */
function hasFaults(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity !== 'advice')
}
