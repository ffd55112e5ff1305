import { createPace } from '../http/pace.ts'
import { unixSeconds } from '../http/retry.ts'
import { keepSecret, SHORTEST_TOKEN, type Secret } from '../http/secret.ts'
import { stringifyJson } from '../json/index.ts'
import { checkAddress } from './address.ts'
import { readAnswer } from './answers.ts'
import { getApp, hasProject, listApps } from './apps.ts'
import { formatBaseUrl, parseBaseUrl } from './base-url.ts'
import { DIALECTS } from './dialect.ts'
import { PlatformError } from './errors.ts'
import { install, type InstallContext } from './install.ts'
import { dialectAt } from './known-platforms.ts'
import { walkExports } from './pages.ts'
import { requireProbe, createPlatformProbe } from './platform-probe.ts'
import { asNumber, expectRateLimit } from './promised.ts'
import { createRequests, type Requests } from './requests.ts'
import { createTaskClient } from './tasks.ts'
import { createTransport } from './transport.ts'
import type { AppAddress, AppReading, Platform, PlatformOptions, RateLimit } from './types.ts'

/** Of one attempt, in milliseconds: enough for a large description on a slow connection. */
const ATTEMPT_TIMEOUT = 60_000

/** Of one wait, in milliseconds; a platform may ask for an hour. */
const LONGEST_WAIT = 60_000

/** How long a reading counts as current, in milliseconds. Reading every app again would add half as many requests. */
const FRESH = 60_000

/**
 * Throws a PlatformError `bad-url`, `insecure-url`, `bad-proxy` or `bad-token` before anything is sent. Every method
 * rejects with a PlatformError, or with an error that a function of the options threw. Before the first request with
 * the token, the index is called without it: if the answer is not that of a platform, the client rejects with
 * `wrong-address` and never sends the token.
 */
export function createPlatform(options: PlatformOptions): Platform {
  const dialect = DIALECTS[options.dialect ?? dialectAt(options.baseUrl) ?? 'documented']
  const base = parseBaseUrl(options.baseUrl, options.allowInsecureHttp ?? false)
  const secret = options.token === undefined ? noSecret() : keepSecret(checkToken(options.token))
  const signal = options.signal ?? new AbortController().signal
  const transport = createTransport({
    base,
    secret,
    tokenHeader: dialect.tokenHeader,
    attemptTimeout: options.attemptTimeout ?? ATTEMPT_TIMEOUT,
    signal,
    onRequest: options.onRequest ?? ignore,
  })
  const open = createRequests({
    transport,
    pace: createPace(),
    signal,
    longestWait: options.longestWait ?? LONGEST_WAIT,
    timeLeft: options.timeLeft ?? (() => Infinity),
    onWait: options.onWait ?? ignore,
  })
  const introduction = createPlatformProbe({
    requests: open,
    secret,
    dialect,
    base,
    onIndex: options.onIndex ?? ignore,
  })
  const requests = requireProbe(open, options.token === undefined ? refuseWithoutToken : () => introduction.require())
  const shared = { requests, secret, dialect, base }
  const readings = datedReadings((address) => getApp(address, shared), options.freshFor ?? FRESH)

  return {
    dialect: dialect.name,
    baseUrl: formatBaseUrl(base),
    apiIndex: () => introduction.look(),
    getApp: async (address) => readings.read(checkAddress(address)),
    hasProject: async (project) => hasProject(project, shared),
    getRevision: async (address, revision) => getApp(checkAddress(address), shared, revision),
    listApps: async (project) => listApps(project, shared),
    repeatsToken: (description) => secret.repeatedIn(stringifyJson(description)),
    installApp: async (address, description, before, bounds = {}) =>
      install(checkAddress(address), description, before, { ...bounds, ...shared, ...readings }),
    rateLimit: () => readRateLimit(requests, secret),
    // Each iteration reads the list again; a shared generator would be empty the second time.
    listExports: (given = {}) => ({ [Symbol.asyncIterator]: () => walkExports(shared, given) }),
    // Only `doctor` needs it.
    probeProject: async function* (project) {
      const probe = await import('./probe-project.ts')
      yield* probe.probeProject(project, shared)
    },
    tasks:
      dialect.tasks === undefined ? undefined : createTaskClient(dialect.tasks.path, { ...shared, ...dialect.tasks }),
  }
}

function datedReadings(
  readNow: (address: AppAddress) => Promise<AppReading>,
  freshFor: number,
): Pick<InstallContext, 'read' | 'isOld'> {
  const askedAt = new WeakMap<AppReading, number>()
  return {
    read: async (address) => {
      const now = performance.now()
      const reading = await readNow(address)
      askedAt.set(reading, now)
      return reading
    },
    // A reading that this client did not make is used as the caller gives it.
    isOld: (reading) => performance.now() - (askedAt.get(reading) ?? Infinity) > freshFor,
  }
}

function ignore(): void {}

async function refuseWithoutToken(): Promise<never> {
  throw missingToken()
}

/** Servers accept about 8 KiB of headers in total, and the longest known tokens have a few thousand characters. */
const LONGEST_TOKEN = 8000

function checkToken(text: string): string {
  const token = text.trim()
  if (token === '') {
    throw missingToken()
  }
  if (!/^[\u0021-\u007e]+$/.test(token)) {
    throw new PlatformError('bad-token', 'the token contains spaces or characters that are not allowed in a header', {
      fix: /^(?:bearer|token|[\w-]+:)\s/i.test(token)
        ? 'Give the token alone, without the word in front of it, such as `Bearer`.'
        : 'Copy it again; a token is one line of plain characters.',
    })
  }
  if (/^(["']).*\1$/.test(token)) {
    throw new PlatformError('bad-token', 'the token is in quotes, which would be sent with it', {
      fix: 'Write the token without the quotes.',
    })
  }
  if (token.length < SHORTEST_TOKEN) {
    throw new PlatformError('bad-token', `the token for the platform has fewer than ${SHORTEST_TOKEN} characters`, {
      fix: 'Copy the whole token. A short one cannot be hidden in logs, nor found in what is installed.',
    })
  }
  if (token.length > LONGEST_TOKEN) {
    throw new PlatformError(
      'bad-token',
      `the token has ${token.length} characters, more than the ${LONGEST_TOKEN} that are safe in a header`,
      {
        fix: 'Copy only the token: this looks like the content of a file.',
      },
    )
  }
  return token
}

async function readRateLimit(requests: Requests, secret: Secret): Promise<RateLimit | undefined> {
  const doing = 'reading the rate limit'
  const reading = readAnswer(await requests.get('/v2/rate_limit', true), doing, secret)
  if (reading.kind === 'failure') {
    if ([404, 405, 501].includes(reading.error.status ?? 0)) return undefined
    throw reading.error
  }
  const { rate } = expectRateLimit(reading.value, doing)
  const [limit = 0, remaining = 0, reset = 0] = ['limit', 'remaining', 'reset'].map((key) => asNumber(rate[key]))
  return { limit, remaining, reset: unixSeconds(reset) }
}

function noSecret(): Secret {
  return {
    reveal: () => {
      throw missingToken()
    },
    redact: (text) => text,
    repeatedIn: () => false,
  }
}

function missingToken(): PlatformError {
  return new PlatformError('bad-token', 'there is no token', { fix: 'Give `token`.' })
}
