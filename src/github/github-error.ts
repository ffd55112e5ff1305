import type { Failure, FailureCode } from '../commands/report.ts'
import type { Secret } from '../http/secret.ts'
import { clip, printableSentence } from '../report/printable.ts'

type GitHubErrorCode = Extract<FailureCode, `github-${string}` | 'cancelled'>

export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly code: GitHubErrorCode
  readonly status: number | undefined
  readonly fix: string | undefined

  constructor(
    code: GitHubErrorCode,
    message: string,
    more: { readonly status?: number | undefined; readonly fix?: string | undefined } = {},
  ) {
    super(message)
    this.code = code
    this.status = more.status
    this.fix = more.fix
  }

  toFailure(): Failure {
    return { code: this.code, message: this.message, ...(this.fix === undefined ? {} : { fix: this.fix }) }
  }
}

/** For people: `open an issue`, and the permission of a job that it needs: `issues: write`. Each token may do others. */
export interface Purpose {
  readonly doing: string
  readonly permission?: string
}

/** Only these parts are used: the library's errors contain the whole request. */
export interface Refusal {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly words: string
}

const LONGEST_WORDS = 300

export function refusalOf(error: unknown, secret: Secret): Refusal {
  const response = isRecord(error) && isRecord(error['response']) ? error['response'] : {}
  const { status, headers, data } = response
  const message = error instanceof Error ? error.message : String(error)
  const own =
    isRecord(data) && typeof data['message'] === 'string' ? detailed(data['message'], data['errors']) : message
  return {
    // GraphQL refuses with status 200, which the library does not keep.
    status: typeof status === 'number' ? status : isQueryError(error) ? 200 : undefined,
    headers: isRecord(headers) ? headers : {},
    words: clip(printableSentence(secret.redact(own)), LONGEST_WORDS),
  }
}

/** `Validation Failed` alone is not helpful: GitHub lists the fields separately. */
function detailed(message: string, errors: unknown): string {
  const parts = (Array.isArray(errors) ? errors : []).map((one: unknown) =>
    isRecord(one)
      ? [one['field'], one['code'], one['message']].filter((part) => typeof part === 'string').join(' ')
      : String(one),
  )
  return parts.length === 0 ? message : `${message} (${parts.join('; ')})`
}

function isQueryError(error: unknown): boolean {
  return error instanceof Error && error.name === 'GraphqlResponseError'
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** In milliseconds. */
const DEFAULT_WAIT = 60_000

/**
 * In milliseconds; undefined without a rate limit (docs.github.com, "Rate limits for the REST API"). Such a request had
 * no effect, so any method may be repeated.
 */
export function limitedFor({ status, headers, words }: Refusal, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = headers['retry-after']
  if (typeof after === 'string' && /^\d{1,6}$/.test(after)) return Number(after) * 1000
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset'])
    return Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : DEFAULT_WAIT
  }
  return status === 429 || /secondary rate limit/i.test(words) ? DEFAULT_WAIT : undefined
}

/** GitHub hides what a token may not read, so 404 may mean a missing permission. */
export function explain(
  error: unknown,
  { doing, permission }: Purpose,
  signal: AbortSignal,
  secret: Secret,
): GitHubError {
  if (error instanceof GitHubError) return error
  if (signal.aborted) {
    const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    return new GitHubError(
      'cancelled',
      isLate ? `GitHub took too long to ${doing}` : `the run was ended before it could ${doing}`,
    )
  }
  // The library and the network throw other classes: this one comes from reading the answer.
  if (error instanceof TypeError)
    return new GitHubError(
      'github-refused',
      `GitHub's answer differs from its documentation, so it cannot be used to ${doing}`,
    )
  const refusal = refusalOf(error, secret)
  const { status, words } = refusal
  if (limitedFor(refusal, Date.now()) !== undefined)
    return new GitHubError(
      'github-rate-limited',
      `GitHub's rate limit is reached, so it cannot be used to ${doing}: ${words}`,
      { status, fix: 'Run again later, or less often.' },
    )
  const grant =
    permission === undefined
      ? 'Give the input `github-token`: ${{ github.token }} is the one of the job.'
      : `Give the job \`permissions: ${permission}\`, or a token that has it as the input \`github-token\`.`
  switch (status) {
    case undefined:
      return new GitHubError('github-unreachable', `GitHub could not be reached to ${doing}: ${words}`)
    case 401:
      return new GitHubError('github-token', `GitHub does not accept the token to ${doing}: ${words}`, {
        status,
        fix: 'Give the input `github-token`: ${{ github.token }} is the one of the job.',
      })
    case 403:
      return new GitHubError('github-permission', `the token for GitHub may not ${doing}: ${words}`, {
        status,
        // These are refused for another reason than the permissions of the job, which GitHub's message names.
        fix: /\b(?:locked|IP allow list|SAML)\b/.test(words) ? undefined : grant,
      })
    case 404:
      return new GitHubError(
        'github-not-found',
        `GitHub has nothing there to ${doing}, or hides it from this token: ${words}`,
        { status, fix: grant },
      )
    case 410:
      return new GitHubError('github-refused', `GitHub could not ${doing}: ${words}`, {
        status,
        fix: 'It is switched off in the settings of the repository.',
      })
    default:
      return status >= 500
        ? new GitHubError('github-server', `GitHub could not ${doing}: ${status} ${words}`, {
            status,
            fix: 'Run again later.',
          })
        : new GitHubError('github-refused', `GitHub refused to ${doing}: ${status} ${words}`, { status })
  }
}
