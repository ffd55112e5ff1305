import type { Failure } from '../commands/report.ts'

export type GitHubErrorCode =
  | 'github-token'
  | 'github-permission'
  | 'github-not-found'
  | 'github-refused'
  | 'github-rate-limited'
  | 'github-server'
  | 'github-unreachable'
  | 'cancelled'

/** What GitHub did not do for us, for people. Never holds a token. */
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

/** What an answer, or the lack of one, came to. */
export interface Refusal {
  /** Undefined when there was no answer. */
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  /** GitHub's own message, or the network's. */
  readonly words: string
}

/** What was being done, for people: `open an issue`, and the permission of a job that it takes: `issues: write`. */
export interface Purpose {
  readonly doing: string
  readonly permission: string
}

/** What GitHub refuses for another reason than the permissions of the token, and says so. */
const HINTS_OF_403: readonly (readonly [RegExp, string])[] = [
  [/\blocked\b/, 'Unlock the conversation.'],
  [
    /\bIP allow list\b/,
    'Run on a machine whose address the organization lets in, or have it let in the address of this one.',
  ],
  [
    /\bSAML\b/,
    'Authorize the token for the organization (single sign-on), or give the input `github-token` one that is.',
  ],
]

/** A refusal in words. GitHub hides what a token may not see, so "not found" may mean a missing permission too. */
export function explainRefusal({ doing, permission }: Purpose, { status, headers, words }: Refusal): GitHubError {
  const grant = `Give the job \`permissions: ${neededFor(permission, headers)}\`, or a token that has it as the input \`github-token\`.`
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
        fix: HINTS_OF_403.find(([about]) => about.test(words))?.[1] ?? grant,
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
      if (status >= 500)
        return new GitHubError('github-server', `GitHub could not ${doing}: ${status} ${words}`, {
          status,
          fix: 'Run again later.',
        })
      return new GitHubError('github-refused', `GitHub refused to ${doing}: ${status} ${words}`, { status })
  }
}

/**
 * The line that grants what was lacking. GitHub names what would have been enough, `issues=write; pull_requests=write`:
 * where that is about the scope that is asked for anyway, the level is ours, since what is read here may be written
 * next.
 */
function neededFor(permission: string, headers: Refusal['headers']): string {
  const text = headers['x-accepted-github-permissions']
  const accepted = [...(typeof text === 'string' ? text : '').matchAll(/\b([a-z_]+)=(read|write)\b/g)].map(
    ([, scope = '', level = '']) => [scope.replaceAll('_', '-'), level] as const,
  )
  const [first] = accepted
  const [own] = permission.split(':')
  return first === undefined || accepted.some(([scope]) => scope === own) ? permission : first.join(': ')
}
