import { resolve } from 'node:path'

import { getInput } from '@actions/core'

import { DIGITS, rangeOf, type BoundedInput } from '../commands/run/number-bounds.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import { DEFAULTS, type RunOptions } from '../commands/run/options.ts'
import { didYouMean, nearest } from '../cwl/problems/suggest.ts'
import { FAIL_ON, type FailOn } from '../export-jobs/threshold.ts'
import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import { PromotionError } from '../promotion/errors.ts'
import { WAYS_TO_VERIFY } from '../promotion/verify.ts'
import { COMMANDS, COMMANDS_OF, INPUTS, type Command, type InputName } from './interface.ts'
import { LONGEST_TITLE } from './limits.ts'

/** All that the workflow said, as one value; nothing below reads an input. */
export interface ActionInputs {
  readonly command: Command
  readonly options: RunOptions
  /** That of the run that `rollback` undoes, or those that `merge-records` makes one of. */
  readonly records?: readonly string[]
  /** The issue that `exports` keeps. */
  readonly issue?: IssueInputs
  /** The comment on the pull request: always, or begun only when something would change or is wrong. */
  readonly comment?: CommentInput
  /** Each promotion is shown as a deployment. */
  readonly deployments?: true
  /** What was given that the run has no use for, in words. */
  readonly idle?: string
}

export type CommentInput = 'true' | 'changes-only'

/** What of a run tells its comment from those of others, and where it stands. */
export type CommentInputs = Pick<ActionInputs, 'command' | 'comment'> & { readonly options: Scope }

type Scope = Pick<
  RunOptions,
  | 'workingDirectory'
  | 'config'
  | 'stage'
  | 'files'
  | 'project'
  | 'copyFrom'
  | 'apps'
  | 'baseUrl'
  | 'baseline'
  | 'changedSince'
  | 'shard'
  | 'strict'
  | 'runUrl'
>

export interface IssueInputs {
  readonly title: string
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
}

/** The values that must never be shown. To be read before anything is printed. */
export function readSecrets(env: NodeJS.ProcessEnv): readonly string[] {
  return [readToken(env), readGitHubToken(), readWebhookUrl(env)].filter((secret) => secret !== undefined)
}

/** Throws PromotionError `usage` that names the input. */
export function readInputs(env: NodeJS.ProcessEnv): ActionInputs {
  const command = readCommand()
  const misspelt = misspeltInputs(env)
  if (misspelt !== undefined && INSTALLING.has(command)) {
    throw new PromotionError('usage', misspelt, {
      fix: 'Correct the name under `with`. A variable of your own whose name begins with INPUT_ needs another one: that is how the runner hands inputs on.',
    })
  }
  const idle = idleInputs(command)
  if (idle !== undefined && INSTALLING.has(command)) {
    throw new PromotionError('usage', idle, {
      fix: `${command === 'promote' ? 'It is `promote` where the input `command` is left out. ' : ''}Give the \`command\` that is meant, or leave out what is not for it.`,
    })
  }
  const issue = yesOrNo('issue', false) ? readIssue() : undefined
  return {
    command,
    options: readOptions(env),
    ...omitUndefined({
      idle: sentencesOf(misspelt, idle, command === 'exports' && issue === undefined ? idleOfIssue() : undefined),
      records: lines('record'),
      issue,
      comment: readComment(),
      deployments: yesOrNo('deployments', false) || undefined,
    }),
  }
}

/** False where no comment was asked for, or it is not known whether one was. */
export function keepsComment(): boolean {
  const text = input('comment')
  return text === 'changes-only' || (text !== undefined && BOOLEANS[text] === true)
}

/** The inputs that say which comment is that of a run. Throws what {@link readInputs} throws where one of these is wrong. */
export function readCommentInputs(env: NodeJS.ProcessEnv): CommentInputs {
  return { command: readCommand(), options: readScope(env), ...omitUndefined({ comment: readComment() }) }
}

function readCommand(): Command {
  return oneOf<Command, Command>('command', COMMANDS, 'promote')
}

function readScope(env: NodeJS.ProcessEnv): Scope {
  return {
    workingDirectory: resolve(present(env['GITHUB_WORKSPACE']) ?? '.', input('working-directory') ?? '.'),
    ...omitUndefined({
      config: input('config'),
      stage: input('stage'),
      files: lines('files'),
      project: input('project'),
      copyFrom: input('copy-from'),
      apps: lines('apps'),
      baseUrl: input('base-url') ?? present(env['CWL_PROMOTE_BASE_URL']),
      baseline: input('baseline'),
      changedSince: input('changed-since'),
      shard: input('shard'),
      runUrl: runUrlOf(env),
    }),
    strict: yesOrNo('strict', false),
  }
}

function readOptions(env: NodeJS.ProcessEnv): RunOptions {
  return {
    ...readScope(env),
    ...omitUndefined({
      allowRemote: lines('allow-remote'),
      token: readToken(env),
      sarif: input('sarif'),
      plan: input('plan'),
      expectPlanDigest: input('expect-plan-digest'),
      verify: oneOf('verify', WAYS_TO_VERIFY, undefined),
      lastRecord: input('last-record'),
      matrix: number('matrix', undefined),
      maxPages: number('max-pages', undefined),
      reportExports: input('report-exports') === undefined ? undefined : yesOrNo('report-exports', true),
      failOn: oneOf<FailOn, undefined>('fail-on', FAIL_ON, undefined),
      threshold: number('threshold', undefined),
      webhookUrl: readWebhookUrl(env),
      stateFile: input('state-file'),
      stamp: input('stamp') === undefined ? undefined : yesOrNo('stamp', true),
      repository: repositoryOf(env),
      ref: present(env['GITHUB_REF']),
      actor: present(env['GITHUB_ACTOR']),
    }),
    platform: oneOf<DialectName, DialectName>('platform', DIALECT_NAMES, DEFAULTS.platform),
    dryRun: yesOrNo('dry-run', DEFAULTS.dryRun),
    concurrency: number('concurrency', DEFAULTS.concurrency),
    timeout: number('timeout', DEFAULTS.timeout),
    allowInsecureHttp: DEFAULTS.allowInsecureHttp,
    exitCode: yesOrNo('exit-code', false),
    allowBreaking: yesOrNo('allow-breaking', false),
    failFast: yesOrNo('fail-fast', false),
  }
}

/** Who forgot to say `exports`, `plan` or `rollback` would have everything promoted in place of it. */
const INSTALLING: ReadonlySet<Command> = new Set(['promote', 'rollback'])

/** The inputs that ask for what the command does not do, in words; undefined without any. `false` asks for nothing. */
function idleInputs(command: Command): string | undefined {
  const idle = INPUTS.flatMap((name) => {
    const commands = COMMANDS_OF[name] ?? COMMANDS
    return asksForSomething(name) && !commands.includes(command) ? [`\`${name}\` (for ${listed(commands)})`] : []
  })
  return idle.length === 0
    ? undefined
    : `the command of this run is \`${command}\`, which has no use for the ${idle.length === 1 ? 'input' : 'inputs'} ${idle.join(', ')}`
}

/**
 * The inputs that no command has, and whose names are near to those of some, in words; undefined without any. The
 * runner only warns of them and hands them on: with `comand: plan`, or `dryrun: true`, everything would be promoted.
 */
function misspeltInputs(env: NodeJS.ProcessEnv): string | undefined {
  const known: ReadonlySet<string> = new Set(INPUTS)
  const misspelt = Object.entries(env).flatMap(([variable, text]) => {
    const name = variable.startsWith('INPUT_') ? variable.slice('INPUT_'.length).toLowerCase() : ''
    const meant = name === '' || known.has(name) || !isAsking(present(text)) ? undefined : nearest(name, INPUTS)
    return meant === undefined ? [] : [`\`${name}\` (but \`${meant}\`)`]
  })
  return misspelt.length === 0
    ? undefined
    : `the action has no ${misspelt.length === 1 ? 'input' : 'inputs'} ${misspelt.join(', ')}`
}

function sentencesOf(...sentences: readonly (string | undefined)[]): string | undefined {
  const said = sentences.filter((sentence) => sentence !== undefined)
  return said.length === 0 ? undefined : said.join('; ')
}

function asksForSomething(name: InputName): boolean {
  const text = input(name)
  return text !== DEFAULT_TEXTS[name] && isAsking(text)
}

function isAsking(text: string | undefined): boolean {
  return text !== undefined && BOOLEANS[text] !== false
}

/** The inputs that say how an issue is to be, of a run that keeps none, in words; undefined without any. */
function idleOfIssue(): string | undefined {
  const idle = (['issue-title', 'issue-labels', 'issue-assignees'] as const)
    .filter(asksForSomething)
    .map((name) => `\`${name}\``)
  return idle.length === 0
    ? undefined
    : `this run keeps no issue, and has no use for the ${idle.length === 1 ? 'input' : 'inputs'} ${idle.join(', ')} without \`issue: true\``
}

const ISSUE_TITLE = 'Export jobs are failing'

/** Of the inputs that not all commands have; those of true or false are `false`. */
const DEFAULT_TEXTS: Partial<Readonly<Record<InputName, string>>> = { 'issue-title': ISSUE_TITLE }

function listed(commands: readonly Command[]): string {
  const names = commands.map((command) => `\`${command}\``)
  return [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}

function readIssue(): IssueInputs {
  return {
    title: readIssueTitle(),
    labels: namesIn('issue-labels'),
    assignees: namesIn('issue-assignees').map((login) => login.replace(/^@/, '')),
  }
}

/** Refused at once: GitHub would refuse the issue at the first failure only, which may be months away. */
function readIssueTitle(): string {
  const title = input('issue-title') ?? ISSUE_TITLE
  const { length } = Array.from(title)
  if (length <= LONGEST_TITLE) return title
  throw new PromotionError('usage', `the input \`issue-title\` has ${length} characters`, {
    fix: `GitHub takes up to ${LONGEST_TITLE} in the title of an issue.`,
  })
}

function readComment(): CommentInput | undefined {
  const text = input('comment')
  if (text === undefined || text === 'changes-only') return text
  const value = Object.hasOwn(BOOLEANS, text) ? BOOLEANS[text] : undefined
  if (value === undefined)
    throw new PromotionError('usage', `the input \`comment\` is ${JSON.stringify(text)}`, {
      fix: 'It is true, changes-only or false.',
    })
  return value ? 'true' : undefined
}

/** The address of a webhook lets anyone who has it write there. */
function readWebhookUrl(env: NodeJS.ProcessEnv): string | undefined {
  return input('webhook-url') ?? present(env['CWL_PROMOTE_WEBHOOK_URL'])
}

/** The token for GitHub. The runner fills it in, see action.yml. */
export function readGitHubToken(): string | undefined {
  return input('github-token')
}

/** Where this run can be looked at. */
function runUrlOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server === undefined || repository === undefined || run === undefined
    ? undefined
    : `${server}/${repository}/actions/runs/${run}`
}

/** Address of the repository that the workflow runs for. */
function repositoryOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env
  return server === undefined || repository === undefined ? undefined : `${server}/${repository}`
}

function readToken(env: NodeJS.ProcessEnv): string | undefined {
  return input('token') ?? present(env['CWL_PROMOTE_TOKEN'])
}

/** An input that is empty is one that was not given: workflows pass on what may be empty. */
function input(name: InputName): string | undefined {
  return present(getInput(name))
}

function present(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}

function lines(name: InputName): readonly string[] | undefined {
  return input(name)
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Neither a label nor a login can hold a comma. */
function namesIn(name: InputName): readonly string[] {
  return (lines(name) ?? []).flatMap((line) => line.split(',').map((part) => part.trim())).filter((part) => part !== '')
}

function oneOf<Value extends string, Otherwise>(
  name: InputName,
  values: readonly Value[],
  otherwise: Otherwise,
): Value | Otherwise {
  const text = input(name)
  if (text === undefined) return otherwise
  const value = values.find((candidate) => candidate === text)
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}.${didYouMean(text, values)}`, {
    fix: `It is one of ${values.join(', ')}.`,
  })
}

/** The spellings of YAML 1.2, which is what the runner's own booleans accept. */
const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
}

function yesOrNo(name: InputName, otherwise: boolean): boolean {
  const text = input(name)
  if (text === undefined) return otherwise
  const value = Object.hasOwn(BOOLEANS, text) ? BOOLEANS[text] : undefined
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: 'It is true or false.',
  })
}

function number<Otherwise>(name: BoundedInput & InputName, otherwise: Otherwise): number | Otherwise {
  const text = input(name)
  if (text === undefined) return otherwise
  if (DIGITS.test(text)) return Number(text)
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: `It must be a ${rangeOf(name)}, in digits.`,
  })
}
