import { inOneSentence } from '../commands/run/failure.ts'
import { connectAs, readAccess } from './access.ts'
import { concernsPullRequest, refuseCheckout, type EventVerdict, type StartingEvent } from './events.ts'
import { GitHubError } from './github-error.ts'
import type { Log } from './log.ts'

const PERMISSION = 'pull-requests: read'

/** Waits for GitHub's limits among it, in milliseconds. */
const LONGEST_TIME = 60_000

interface Asking {
  readonly env: NodeJS.ProcessEnv
  readonly log: Log
  /** Stops the run, which then does nothing with the token. */
  readonly signal: AbortSignal
}

/**
 * Whether a token may meet a pull request that is checked out: the events that are not about one may start a workflow
 * that is told its number, by hand or by a comment. Asks GitHub whose its head is. Where GitHub does not tell, the run
 * goes on with a notice: who wrote the workflow may have looked.
 */
export async function judgePull(
  pull: number,
  event: StartingEvent,
  { env, log, signal }: Asking,
): Promise<EventVerdict> {
  if (concernsPullRequest(event, pull)) return { safe: true }
  const found = await findHead(pull, event, { env, log, signal })
  if (found === 'own') return { safe: true }
  if (found === 'fork')
    return refuseCheckout(event.name, `the code of a pull request from a fork: #${pull} is checked out`)
  log.annotate(
    'notice',
    `Whether #${pull}, which is checked out, is from a fork is not known: ${found.reason} The token of the platform is used all the same; a checkout of a branch by its name leaves no doubt.`,
  )
  return { safe: true }
}

/** A reason is in sentences that can follow a colon. */
async function findHead(
  pull: number,
  event: StartingEvent,
  { env, log, signal }: Asking,
): Promise<'own' | 'fork' | { readonly reason: string }> {
  const access = readAccess(event.name, PERMISSION, env)
  if (!access.ok) return { reason: inOneSentence({ message: access.message }) }
  try {
    const github = await connectAs(access, log, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)]))
    return await github.call(
      { doing: 'read whose pull request is checked out', permission: PERMISSION },
      async (octokit, where) => octokit.rest.pulls.get({ ...where, pull_number: pull }),
      ({ head, base }) => (isSame(head.repo, base.repo) ? 'own' : 'fork'),
    )
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { reason: inOneSentence(error) }
  }
}

/** The head of a deleted fork is null. */
function isSame(one: { readonly id: unknown } | null, other: { readonly id: unknown }): boolean {
  return typeof one?.id === 'number' && one.id === other.id
}
