import { resolve } from 'node:path'

import { PromotionError } from '../files/errors.ts'
import { type JsonObject, type JsonValue, isObject } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import { findAccess, present } from '../options/access.ts'
import { OPTION_ROWS, type OptionName } from '../options/option-table.ts'
import { DEFAULTS, type ImagesOptions, type RunEvent, type RunOptions } from '../options/options.ts'
import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import { classifyEvent, readEvent } from './events.ts'
import {
  BOOLEANS,
  COMMANDS,
  type Command,
  INPUTS,
  ISSUE_TITLE,
  findUnused,
  refuseEmpty,
  input,
  lines,
  namesIn,
  oneOf,
  refuseMisspelt,
  valueOf,
  yesOrNo,
} from './input-values.ts'

export interface ActionInputs {
  readonly command: Command
  readonly options: Options
  readonly records?: readonly string[]
  readonly issue?: IssueInputs
  readonly comment?: CommentInput
  readonly pullRequest?: number
  readonly deployments?: true
  readonly unused?: string
}

/** Of every command. */
type Options = Omit<ImagesOptions, 'environment'>

type CommentInput = 'true' | 'changes-only'

export type CommentInputs = Pick<ActionInputs, 'command' | 'comment' | 'pullRequest'> & { readonly options: Scope }

type Scope = Pick<
  RunOptions,
  | 'workingDirectory'
  | 'config'
  | 'stage'
  | 'files'
  | 'project'
  | 'copyFrom'
  | 'apps'
  | 'name'
  | 'baseUrl'
  | 'baseline'
  | 'changedSince'
  | 'shard'
  | 'strict'
  | 'runUrl'
> &
  Partial<Pick<ImagesOptions, 'check' | 'pin' | 'update'>>

export interface IssueInputs {
  readonly title: string
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
}

/** A log in which every letter of a shorter one is hidden cannot be read. The platform's is refused if it is short. */
const SHORTEST_HIDDEN = 8

/** Read before anything is printed. */
export function readSecrets(env: NodeJS.ProcessEnv): readonly string[] {
  const secrets = [...readTokens(env), readGitHubToken(env), readWebhookUrl(env)]
  const given = secrets.filter((secret) => secret !== undefined)
  return [...new Set(given.filter(({ length }) => length >= SHORTEST_HIDDEN))]
}

export function readInputs(env: NodeJS.ProcessEnv): ActionInputs {
  const command = readCommand(env)
  refuseEmpty(command, env)
  const issue = yesOrNo(env, 'issue') === true ? readIssue(env) : undefined
  const comment = readComment(env)
  return {
    command,
    options: readOptions(env),
    ...omitUndefined({
      unused: findUnused(command, { issue: issue !== undefined, comment: comment !== undefined }, env),
      records: lines(env, 'record'),
      issue,
      comment,
      pullRequest: readPullRequest(env),
      deployments: yesOrNo(env, 'deployments') === true || undefined,
    }),
  }
}

export function readCommentInputs(env: NodeJS.ProcessEnv): CommentInputs | undefined {
  try {
    const comment = readComment(env)
    if (comment === undefined) return undefined
    const pullRequest = readPullRequest(env)
    return { command: readCommand(env), options: readScope(env), comment, ...omitUndefined({ pullRequest }) }
  } catch (error) {
    if (!(error instanceof PromotionError)) throw error
    return undefined
  }
}

function readCommand(env: NodeJS.ProcessEnv): Command {
  const command = oneOf(env, 'command', COMMANDS)
  if (command !== undefined) return command
  refuseMisspelt(env)
  throw new PromotionError('usage', 'the input `command` is missing', {
    fix: `Add it. It is one of ${COMMANDS.join(', ')}.`,
  })
}

const SCOPE: ReadonlySet<OptionName> = new Set([
  'config',
  'stage',
  'files',
  'project',
  'copyFrom',
  'apps',
  'name',
  'baseline',
  'changedSince',
  'shard',
  'strict',
  'check',
  'pin',
  'update',
])

const READ_APART: ReadonlySet<OptionName> = new Set([
  'workingDirectory',
  'baseUrl',
  'token',
  'platform',
  'profile',
  'webhookUrl',
  'record',
])

function readRows(env: NodeJS.ProcessEnv, isRead: (option: OptionName) => boolean): Partial<Options> {
  return Object.fromEntries(
    OPTION_ROWS.flatMap(([option, name, row]) => {
      if (!INPUTS.has(name) || !isRead(option)) return []
      const value = valueOf(env, name, row) ?? row.initial
      return value === undefined ? [] : [[option, value]]
    }),
  )
}

function readScope(env: NodeJS.ProcessEnv): Scope {
  return {
    ...readRows(env, (option) => SCOPE.has(option)),
    workingDirectory: resolve(present(env['GITHUB_WORKSPACE']) ?? '.', input(env, 'working-directory') ?? '.'),
    ...omitUndefined({ baseUrl: readAccess(env).baseUrl, runUrl: runUrlOf(env) }),
  }
}

function readOptions(env: NodeJS.ProcessEnv): Options {
  return {
    ...DEFAULTS,
    ...readRows(env, (option) => !READ_APART.has(option)),
    ...readScope(env),
    ...omitUndefined({
      webhookUrl: readWebhookUrl(env),
      repository: repositoryOf(env),
      ref: present(env['GITHUB_REF']),
      event: readRunEvent(env),
      actor: present(env['GITHUB_ACTOR']),
    }),
    ...readAccess(env, oneOf(env, 'platform', DIALECT_NAMES)),
  }
}

function readIssue(env: NodeJS.ProcessEnv): IssueInputs {
  return {
    title: readIssueTitle(env),
    labels: namesIn(env, 'issue-labels'),
    assignees: namesIn(env, 'issue-assignees').map((login) => login.replace(/^@/, '')),
  }
}

/** In characters: GitHub's limit. */
const LONGEST_TITLE = 256

/** Refused now, because GitHub would refuse the issue only at the first failure, which may be months later. */
function readIssueTitle(env: NodeJS.ProcessEnv): string {
  const title = input(env, 'issue-title') ?? ISSUE_TITLE
  const { length } = Array.from(title)
  if (length <= LONGEST_TITLE) return title
  throw new PromotionError('usage', `the input \`issue-title\` has ${length} characters`, {
    fix: `GitHub takes up to ${LONGEST_TITLE} in the title of an issue.`,
  })
}

function readComment(env: NodeJS.ProcessEnv): CommentInput | undefined {
  const text = input(env, 'comment')
  if (text === undefined || text === 'changes-only') return text
  const value = BOOLEANS.get(text)
  if (value === undefined)
    throw new PromotionError('usage', `the input \`comment\` is ${JSON.stringify(text)}`, {
      fix: 'It is true, changes-only or false.',
    })
  return value ? 'true' : undefined
}

function readPullRequest(env: NodeJS.ProcessEnv): number | undefined {
  const text = input(env, 'pull-request')
  if (text === undefined || /^[1-9]\d{0,14}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new PromotionError('usage', `the input \`pull-request\` is ${JSON.stringify(text)}`, {
    fix: 'It is the number of a pull request of this repository.',
  })
}

/** The address of a webhook is a secret: anyone who has it can write there. */
function readWebhookUrl(env: NodeJS.ProcessEnv): string | undefined {
  return input(env, 'webhook-url') ?? present(env['CWL_PROMOTE_WEBHOOK_URL'])
}

export function readGitHubToken(env: NodeJS.ProcessEnv): string | undefined {
  return input(env, 'github-token')
}

function runUrlOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server === undefined || repository === undefined || run === undefined
    ? undefined
    : `${server}/${repository}/actions/runs/${run}`
}

/** Without the default profile: a job must not use a file that happens to be on its machine. */
function readAccess(env: NodeJS.ProcessEnv, platform?: DialectName): ReturnType<typeof findAccess> {
  const [baseUrl, token, profile] = [input(env, 'base-url'), input(env, 'token'), input(env, 'profile')]
  return findAccess({ baseUrl, token, profile, platform }, env, false)
}

function readTokens(env: NodeJS.ProcessEnv): readonly (string | undefined)[] {
  return [readAccess(env).token, input(env, 'token'), present(env['CWL_PROMOTE_TOKEN']), present(env['SB_AUTH_TOKEN'])]
}

function readRunEvent(env: NodeJS.ProcessEnv): RunEvent | undefined {
  const event = readEvent(env)
  if (event === undefined) return undefined
  const { before, forced, workflow_run: run } = event.payload ?? {}
  return omitUndefined({
    repository: repositoryOf(env),
    commit: textIn(env['GITHUB_SHA']),
    before: textIn(before),
    forced: forced === true ? true : undefined,
    // Only if that workflow ran on this repository: a fork may give its branch any name.
    workflowRun: event.name === 'workflow_run' && classifyEvent(event).safe && isObject(run) ? headOf(run) : undefined,
  })
}

function repositoryOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env
  return server === undefined || repository === undefined ? undefined : `${server}/${repository}`
}

function headOf({ head_branch: branch, head_sha: commit }: JsonObject): RunEvent['workflowRun'] {
  const [name, sha] = [textIn(branch), textIn(commit)]
  return name === undefined || sha === undefined ? undefined : { branch: name, commit: sha }
}

function textIn(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
