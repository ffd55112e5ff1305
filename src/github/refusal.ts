import type { Secret } from '../platform/secret.ts'
import { clip, printableSentence } from '../report/printable.ts'
import { explainRefusal, GitHubError, type Purpose, type Refusal } from './github-error.ts'
import { LeadsAway } from './origin.ts'
import { limitedFor } from './rate-limit.ts'

const LONGEST_WORDS = 300

/** What a caught error of a call is, in words. */
export function explain(error: unknown, purpose: Purpose, signal: AbortSignal, secret: Secret): GitHubError {
  if (error instanceof GitHubError) return error
  if (signal.aborted)
    return new GitHubError(
      'cancelled',
      isTimeout(signal.reason)
        ? `GitHub took longer than it may to ${purpose.doing}`
        : `the run was ended before it could ${purpose.doing}`,
    )
  // What the library and the network throw has other classes: this is about what was made of the answer.
  if (error instanceof TypeError)
    return new GitHubError(
      'github-refused',
      `GitHub answered something else than it documents, so that it cannot be used to ${purpose.doing}`,
    )
  const away = leadsAway(error)
  if (away !== undefined)
    return new GitHubError(
      'github-refused',
      `GitHub could not be used to ${purpose.doing}: ${printableSentence(secret.redact(away.message))}`,
      { fix: 'GITHUB_API_URL, which the runner sets, must be the address that GitHub itself goes by.' },
    )
  const refusal = refusalOf(error, secret)
  if (limitedFor(refusal, Date.now()) !== undefined) {
    return new GitHubError(
      'github-rate-limited',
      `GitHub takes no more requests for now, which it would need to ${purpose.doing}: ${refusal.words}`,
      { status: refusal.status, fix: 'Run again later, or less often.' },
    )
  }
  return explainRefusal(purpose, refusal)
}

/** The library wraps what its `fetch` rejects with. */
export function leadsAway(error: unknown): LeadsAway | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof LeadsAway ? cause : undefined
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/** The parts of an answer that are looked at. */
export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly data: unknown
}

/** The client's errors hold the whole request; only these three parts ever leave this file. */
export function refusalOf(error: unknown, secret: Secret): Refusal {
  const answered = isRecord(error) && isAnswered(error['response']) ? error['response'] : undefined
  const message = error instanceof Error ? error.message : String(error)
  const own =
    answered !== undefined && isRecord(answered.data) && typeof answered.data['message'] === 'string'
      ? detailed(answered.data)
      : message
  const words = clip(printableSentence(secret.redact(own)), LONGEST_WORDS)
  return { status: answered?.status, headers: answered?.headers ?? {}, words }
}

/** `Validation Failed` alone helps nobody: the fields that it is about stand beside it. */
function detailed(data: Readonly<Record<string, unknown>>): string {
  const errors = Array.isArray(data['errors']) ? data['errors'] : []
  const parts = errors.flatMap((one: unknown) =>
    isRecord(one)
      ? [one['field'], one['code'], one['message']].filter((part) => typeof part === 'string').join(' ')
      : [String(one)],
  )
  return parts.length === 0 ? String(data['message']) : `${String(data['message'])} (${parts.join('; ')})`
}

function isAnswered(value: unknown): value is Answered {
  return isRecord(value) && typeof value['status'] === 'number' && isRecord(value['headers'])
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** A query of GraphQL that GitHub answered with errors: with status 200, whatever they are. */
export class QueryRefused extends Error {
  override readonly name = 'QueryRefused'
  readonly response: Answered

  constructor(headers: Answered['headers'], errors: readonly unknown[]) {
    super('the query was refused')
    this.response = { status: 200, headers, data: { message: errors.map(wordsOf).join('; ') } }
  }
}

/** Its kind stands first, `RATE_LIMITED`: a message may be cut. */
function wordsOf(error: unknown): string {
  if (!isRecord(error)) return String(error)
  return [error['type'], error['message']].filter((part) => typeof part === 'string').join(': ')
}
