import { setTimeout as sleep } from 'node:timers/promises'

import type { Secret } from '../platform/secret.ts'
import { clip, duration } from '../report/printable.ts'
import type { Refusal } from './github-error.ts'
import { limitedFor } from './rate-limit.ts'
import { isRecord, leadsAway, QueryRefused, refusalOf, type Answered } from './refusal.ts'
import type { GitHubOptions } from './types.ts'

const ATTEMPTS = 4

/** For one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 30_000

/** A longer wait than this is not worth a runner's minutes: in milliseconds. */
const LONGEST_WAIT = 120_000

/** Before the first repetition of what the server or the network lost, in milliseconds; doubled each time. */
const FIRST_WAIT = 500

/** Of a request, for debug logs. */
const LONGEST_PATH = 300

interface Settings {
  readonly method: string
  /** Whole, as it is sent. */
  readonly url: string
}

/** Sends until there is an answer worth having: what has no effect when repeated, and what GitHub says it did not take. */
export async function requestWithRetry<Answer extends Answered>(
  options: GitHubOptions,
  secret: Secret,
  settings: Settings,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { signal, onWait = () => undefined, onRequest = () => undefined } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      signal.throwIfAborted()
      const answer = checkQuery(settings, await send(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)])))
      onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${answer.status}`)
      return answer
    } catch (error) {
      const refusal = refusalOf(error, secret)
      onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${refusal.status ?? refusal.words}`)
      const wait = signal.aborted || leadsAway(error) !== undefined ? undefined : waitBefore(refusal, settings, attempt)
      if (wait === undefined || attempt >= ATTEMPTS) throw error
      if (wait > 0) onWait(`waiting ${duration(wait)} for GitHub: ${refusal.words}`)
      await sleep(wait, undefined, { signal })
    }
  }
}

/** The library looks at the errors of a query too late for it to be sent again. */
function checkQuery<Answer extends Answered>(settings: Settings, answer: Answer): Answer {
  const errors = isQuery(settings) && isRecord(answer.data) ? answer.data['errors'] : undefined
  if (Array.isArray(errors) && errors.length > 0) throw new QueryRefused(answer.headers, errors)
  return answer
}

function isQuery({ url }: Settings): boolean {
  return url.endsWith('/graphql')
}

/** Said twice it says the same, and left unsaid a promotion that went well counts as cut off. */
function isDeploymentStatus({ url }: Settings): boolean {
  return /\/deployments\/\d+\/statuses$/.test(url)
}

function waitBefore(refusal: Refusal, settings: Settings, attempt: number): number | undefined {
  const limited = limitedFor(refusal, Date.now())
  if (limited !== undefined) {
    // GitHub asks for growing waits when a limit is met again.
    const wait = limited * attempt
    return wait <= LONGEST_WAIT ? wait : undefined
  }
  const repeatable = settings.method !== 'POST' || isQuery(settings) || isDeploymentStatus(settings)
  const passing = refusal.status === undefined || refusal.status >= 500
  return repeatable && passing ? FIRST_WAIT * 2 ** (attempt - 1) : undefined
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return clip(`${pathname}${search}`, LONGEST_PATH)
}
