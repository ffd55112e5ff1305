import { readFileSync } from 'node:fs'

import { pageAddress } from '../configuration/version.ts'
import { isArray, isObject, parseJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'

/** Whose code may be checked out when an event starts a workflow. */
export type Origin =
  /** Code from someone with write access, or the default branch. */
  | 'own'
  | 'pull-request'
  | 'workflow-run'
  | 'deployment'
  /** Anyone can start it on a pull request, and the payload does not show whose. */
  | 'unknown'

/**
 * docs.github.com, "Events that trigger workflows". docs/security.md has the same list; a test compares them. An event
 * that is not here counts as `unknown`.
 */
export const EVENTS: Readonly<Record<string, Origin>> = {
  branch_protection_rule: 'own',
  check_run: 'own',
  check_suite: 'own',
  create: 'own',
  delete: 'own',
  deployment: 'deployment',
  deployment_status: 'deployment',
  discussion: 'own',
  discussion_comment: 'own',
  fork: 'own',
  gollum: 'own',
  image_version: 'own',
  issue_comment: 'unknown',
  issues: 'own',
  label: 'own',
  merge_group: 'own',
  milestone: 'own',
  page_build: 'own',
  public: 'own',
  pull_request: 'pull-request',
  pull_request_review: 'pull-request',
  pull_request_review_comment: 'pull-request',
  pull_request_target: 'pull-request',
  push: 'own',
  registry_package: 'own',
  release: 'own',
  repository_dispatch: 'own',
  schedule: 'own',
  status: 'own',
  watch: 'own',
  workflow_dispatch: 'own',
  workflow_run: 'workflow-run',
}

export type EventVerdict =
  | {
      readonly safe: true
      /** Safe only if a branch of this repository contains this commit, which the payload does not show. */
      readonly commit?: string
    }
  | { readonly safe: false; readonly message: string; readonly fix: string }

export interface StartingEvent {
  readonly name: string
  readonly payload: JsonObject | null
  /** GITHUB_REF, what the workflow runs on. */
  readonly ref?: string
}

/** Undefined outside of GitHub. Without a name it counts as an unknown event: nothing shows whose code it is. */
export function readEvent(env: NodeJS.ProcessEnv): StartingEvent | undefined {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  if (name === '' && env['GITHUB_ACTIONS'] !== 'true') return undefined
  return { name, payload: readPayload(env['GITHUB_EVENT_PATH']), ...omitUndefined({ ref: env['GITHUB_REF'] }) }
}

function readPayload(path: string | undefined): JsonObject | null {
  if (path === undefined || path === '') return null
  try {
    const value = parseJson(readFileSync(path, 'utf8'))
    return isObject(value) ? value : null
  } catch {
    // A payload that cannot be read does not prove that the code is this repository's.
    return null
  }
}

/**
 * A token must never be used on code from a fork: that code could have the token sent anywhere, or get itself promoted.
 * Code counts as a fork's unless {@link EVENTS} and the payload prove that it is this repository's.
 */
export function classifyEvent({ name, payload, ref }: StartingEvent): EventVerdict {
  const origin: Origin = (Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined) ?? 'unknown'
  switch (origin) {
    case 'own':
      return isOfPull(ref) ? refuse(name, 'the code of a pull request') : { safe: true }
    case 'deployment':
      return isOwnDeployment(payload) && !isOfPull(ref)
        ? { safe: true, ...omitUndefined({ commit: deployedCommit(payload) }) }
        : refuseDeployment(name, 'the code of a pull request, which may be from a fork')
    case 'pull-request':
      return isOwnPullRequest(payload)
        ? { safe: true }
        : refuse(name, shows(payload, 'pull_request') ? 'the code of a pull request from a fork' : UNKNOWN_OWNER)
    case 'workflow-run':
      return isOwnWorkflowRun(payload) && !isOfPull(ref)
        ? { safe: true }
        : refuse(name, shows(payload, 'workflow_run') ? 'the outcome of a workflow that ran on a fork' : UNKNOWN_OWNER)
    case 'unknown':
      return refuse(name, 'code of an unknown owner')
  }
}

/** A runner of others, such as act, may start an event with an empty payload. */
const UNKNOWN_OWNER = 'code of an unknown owner, because its payload does not show whose it is'

function shows(payload: JsonObject | null, key: string): boolean {
  return member(payload, key) !== undefined
}

/**
 * A run that Dependabot starts with one of these events gets no secrets of Actions, like a fork, also if a person runs
 * it again (docs.github.com, "Troubleshooting Dependabot on GitHub Actions").
 */
const DEPENDABOT_EVENTS: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'push',
  'create',
  'deployment',
  'deployment_status',
])

export function missingSecretsHint(event: StartingEvent, env: NodeJS.ProcessEnv): string | undefined {
  if (!classifyEvent(event).safe)
    return `this run${event.name === '' ? ', whose event is unknown,' : ` of \`${event.name}\``} may hold code from a fork`
  return env['GITHUB_ACTOR'] === 'dependabot[bot]' && DEPENDABOT_EVENTS.has(event.name)
    ? 'this run was started by Dependabot, which is given no secrets'
    : undefined
}

/** If a fork started one of these, GitHub's token is read-only. That of `pull_request_target` can write. */
const READING_EVENTS: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
])

export function isWithoutSecrets(event: StartingEvent): boolean {
  return READING_EVENTS.has(event.name) && !classifyEvent(event).safe
}

export function limitOfPermissions(event: StartingEvent): string | undefined {
  if (!isWithoutSecrets(event)) return undefined
  return `In a run of \`${event.name}\` from a fork the token for GitHub can only read, unless the repository's settings allow it to write.`
}

/** For an event that {@link classifyEvent} found safe: then the head of the pull request is in this repository. */
export function concernsPullRequest({ name, payload }: StartingEvent, pull: number): boolean {
  if (EVENTS[name] === 'pull-request') return numberIn(payload?.['pull_request']) === pull
  if (EVENTS[name] !== 'workflow-run') return false
  // The list may contain pull requests of other repositories, with other numbers.
  const repository = member(payload, 'repository')
  const listed = member(payload, 'workflow_run')?.['pull_requests']
  return (
    isArray(listed) &&
    listed
      .filter(isObject)
      .some(
        (one) =>
          numberIn(one) === pull &&
          ['head', 'base'].every((end) => isSameRepository(member(member(one, end), 'repo'), repository)),
      )
  )
}

export function refuseDeployment(name: string, what: string): EventVerdict & { readonly safe: false } {
  return refuse(name, what, 'Deploy a branch or a tag of this repository by its name. ')
}

export function refuse(name: string, what: string, advice = ''): EventVerdict & { readonly safe: false } {
  return {
    safe: false,
    message: `refused: the platform token must not be used in ${name === '' ? 'a run whose event is unknown (GITHUB_EVENT_NAME is empty)' : `a run of \`${name}\``}, which may contain ${what}`,
    fix: `${advice}Give no token there: \`validate\` needs none, and \`plan\` does what it can without. Promote on \`push\`. See ${pageAddress('security.md')}.`,
  }
}

function isOwnPullRequest(payload: JsonObject | null): boolean {
  const head = member(member(payload, 'pull_request'), 'head')
  return isSameRepository(member(head, 'repo'), member(payload, 'repository'))
}

function isOwnWorkflowRun(payload: JsonObject | null): boolean {
  const run = member(payload, 'workflow_run')
  return isSameRepository(member(run, 'head_repository'), member(payload, 'repository'))
}

/** A branch, a tag or a commit. Preview services deploy the heads of pull requests, including those of forks. */
function isOwnDeployment(payload: JsonObject | null): boolean {
  const ref = member(payload, 'deployment')?.['ref']
  return typeof ref === 'string' && !isOfPull(ref) && isDeployedByOwnRun(payload)
}

/**
 * The run that made the deployment, if it was one. GitHub's description of this payload has its `head_repository`, and
 * GitHub's examples of it (`@octokit/webhooks-examples`) do not: then only an event that no fork can start proves it.
 */
function isDeployedByOwnRun(payload: JsonObject | null): boolean {
  const run = member(payload, 'workflow_run')
  if (run === undefined) return true
  const origin = member(run, 'head_repository')
  if (origin !== undefined) return isSameRepository(origin, member(payload, 'repository'))
  const { event } = run
  return typeof event === 'string' && Object.hasOwn(EVENTS, event) && EVENTS[event] === 'own'
}

/**
 * A `ref` can also be a commit, complete or shortened, and GitHub finds those of forks too. A text that can be neither
 * a branch nor a tag, such as `pull/7/head~0`, means a commit.
 */
function deployedCommit(payload: JsonObject | null): string | undefined {
  const { ref, sha } = member(payload, 'deployment') ?? {}
  if (typeof ref !== 'string') return undefined
  const number = /^[0-9a-f]{4,64}$/i.test(ref) ? ref.toLowerCase() : undefined
  if (typeof sha === 'string' && (NO_NAME.test(ref) || (number !== undefined && sha.startsWith(number)))) return sha
  return number !== undefined && number.length >= 40 ? number : undefined
}

/**
 * Characters that are not allowed in names of branches and tags (`git check-ref-format`), and that git reads as
 * relative to a commit.
 */
const NO_NAME = /[~^:]|@\{|\.\./

export function defaultBranchOf({ payload }: StartingEvent): string | undefined {
  const branch = member(payload, 'repository')?.['default_branch']
  return typeof branch === 'string' && branch !== '' ? branch : undefined
}

/** `refs/pull/N/head` and `refs/pull/N/merge`, also without their beginning, which git accepts. */
function isOfPull(ref = ''): boolean {
  return /^refs\/pull\/|^pull\/\d+\/(?:head|merge)$/.test(ref)
}

/** Compares ids, which no rename changes and no fork can copy. The head of a deleted fork is null. */
export function isSameRepository(one: JsonObject | undefined, other: JsonObject | undefined): boolean {
  const id = one?.['id']
  return typeof id === 'number' && id === other?.['id']
}

/** The number of a pull request or an issue in a payload; undefined for anything else. */
export function numberIn(pull: JsonValue | undefined): number | undefined {
  const number = isObject(pull) ? pull['number'] : undefined
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

export function member(value: JsonObject | null | undefined, key: string): JsonObject | undefined {
  const found: JsonValue | undefined =
    value === null || value === undefined || !Object.hasOwn(value, key) ? undefined : value[key]
  return isObject(found) ? found : undefined
}
