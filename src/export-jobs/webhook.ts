import { PromotionError } from '../files/errors.ts'
import { exchange } from '../http/exchange.ts'
import { isLoopback } from '../http/loopback.ts'
import { retry, retryAfter } from '../http/retry.ts'
import { keepSecret, type Secret } from '../http/secret.ts'
import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  stringifyJson,
  type JsonObject,
  type JsonValue,
} from '../json/index.ts'
import { agentsFor } from '../platform/transport.ts'
import type { ExportJob } from '../platform/types.ts'
import type { ExportsNews } from './history.ts'
import { detailsOfJob } from './job-details.ts'
import type { ExportsSummary } from './summary.ts'

export function parseWebhookUrl(text: string): URL {
  const url = URL.parse(text.trim())
  if (url === null) throw new PromotionError('bad-webhook', 'the webhook URL is not an https:// address', { fix: HINT })
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  if (!secure)
    throw new PromotionError(
      'bad-webhook',
      `the webhook URL begins with ${url.protocol}//, and anyone on the network path could read and reuse it`,
      { fix: HINT },
    )
  if (url.username !== '' || url.password !== '')
    throw new PromotionError('bad-webhook', 'the webhook URL contains a user name or password', { fix: HINT })
  return url
}

const HINT = 'Give an https:// address without user name and password, from a secret.'

const MOST_NAMED = 20

const LONGEST_NAME = 200

interface Announcement {
  readonly summary: ExportsSummary
  readonly news: ExportsNews
  readonly platform: string
  readonly url?: string
}

/**
 * `text` is what Slack and compatible services show. A message that is sent again, after a run that did not save its
 * success, has the same `id`. It cannot mention anybody: in Slack only `<…>` has a special meaning, and that is
 * escaped.
 */
export function webhookMessage({ summary, news, platform, url }: Announcement): JsonObject {
  const jobs = (list: readonly ExportJob[]): JsonObject[] =>
    list
      .slice(0, MOST_NAMED)
      .map((job) =>
        objectFrom([
          ['id', cut(job.id)],
          ['state', cut(job.state)],
          ['href', cut(job.href)],
          ...Object.entries(detailsOfJob(job)).map(([name, text]) => [name, cut(text)] as const),
        ]),
      )
  return objectFrom([
    ['text', textOf({ summary, news, platform, ...(url === undefined ? {} : { url }) })],
    ['event', `exports-${news.change}`],
    ['id', news.id],
    ['platform', platform],
    ['at', news.memory.at],
    ['state', summary.state],
    [
      'counts',
      objectFrom([
        ['total', summary.total],
        ...Object.entries(summary.counts),
        ['newFailed', news.newFailed.length + news.newUnnamed],
        ['recovered', news.recovered.length],
      ]),
    ],
    ['truncated', summary.truncated],
    ['newFailed', jobs(news.newFailed)],
    ['recovered', jobs(news.recovered)],
    ...(url === undefined ? [] : [['url', url] as const]),
  ])
}

function textOf({ summary, news, platform, url }: Announcement): string {
  const failed = news.newFailed.length + news.newUnnamed
  const host = URL.parse(platform)?.host ?? platform
  const state =
    news.failing === 0
      ? 'Nothing is failing any more'
      : `${news.failing} of ${Math.max(summary.total, news.failing)} ${news.failing === 1 ? 'is' : 'are'} failing`
  const parts = [
    ...(failed > 0
      ? [`${failed} export ${failed === 1 ? 'job' : 'jobs'} failed${listing(news.newFailed, failed)}.`]
      : []),
    ...(news.recovered.length > 0
      ? [`${news.recovered.length} recovered${listing(news.recovered, news.recovered.length)}.`]
      : []),
    `${state}${summary.truncated ? ', as far as the list was read' : ''}.`,
  ]
  const mark =
    news.change === 'recovered'
      ? ':white_check_mark:'
      : news.change === 'improved'
        ? ':large_yellow_circle:'
        : ':red_circle:'
  return `${mark} Exports on ${plain(host)}: ${parts.join(' ')}${url === undefined ? '' : ` <${address(url)}|More>`}`
}

function listing(jobs: readonly ExportJob[], all: number): string {
  const named = jobs.slice(0, 3).map(({ id }) => plain(cut(id)))
  if (named.length === 0) return ''
  return ` (${named.join(', ')}${all > named.length ? `, and ${all - named.length} more` : ''})`
}

/** Also removes the effect of Slack's syntax: `<!channel>`, links, formatting, emoji. */
function plain(text: string): string {
  return escaped(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' '))
    .replaceAll(/(?<!\w)[*_~]|[*_~](?!\w)|`/g, '\u200B$&')
    .replaceAll(/(?<!\w)[@#](?=\w)|:(?=[-+\w]+:)/g, '$&\u200B')
}

function address(url: string): string {
  return escaped(url.replaceAll(/[|\s]/g, encodeURIComponent))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function cut(text: string): string {
  return text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).toWellFormed()}…`
}

const ATTEMPTS = 4

const LONGEST_WAIT = 30_000

interface DeliveryOptions {
  readonly signal: AbortSignal
  /** Must not be in the message, even if the platform's answers contain it. */
  readonly token?: string
  readonly onWait?: (milliseconds: number, reason: string) => void
  readonly onRequest?: (line: string) => void
  /** Before the first repetition, in milliseconds; doubled each time. */
  readonly firstWait?: number
}

/**
 * Repeated while the receiver is unreachable or has errors. Follows no redirect, because the address and the message
 * are secret. Throws {@link PromotionError}, and PlatformError `bad-proxy` for a proxy variable that is not an
 * address.
 */
export async function deliver(url: URL, message: JsonObject, options: DeliveryOptions): Promise<void> {
  // As it is sent to the platform, without surrounding space.
  const secret = keepSecret((options.token ?? '').trim())
  const body = stringifyJson(withoutToken(message, secret))
  const outcome = await retry(
    async () => {
      const posting = await post(url, body, options.signal)
      options.onRequest?.(`webhook: POST ${url.host} ${posting.kind === 'delivered' ? posting.status : posting.reason}`)
      return posting
    },
    (posting, attempt) => {
      if (posting.kind === 'delivered' || !posting.passing || options.signal.aborted || attempt >= ATTEMPTS)
        return undefined
      const wait = waitBefore(posting.asked, attempt, options)
      return wait > LONGEST_WAIT ? undefined : { wait, reason: posting.reason }
    },
    options,
  )
  if (outcome.kind === 'delivered') return
  if (options.signal.aborted) throw new PromotionError('cancelled', 'the run ended before the webhook was called')
  const isTooLong = outcome.passing && (outcome.asked ?? 0) > LONGEST_WAIT
  const asked = isTooLong ? `, and asks to wait ${Math.round((outcome.asked ?? 0) / 1000)} s, which is too long` : ''
  throw new PromotionError('webhook-failed', `the webhook at ${url.host} was not called: ${outcome.reason}${asked}`, {
    fix: outcome.fix ?? (outcome.passing ? 'Check the receiver.' : 'Is `webhook-url` right?'),
  })
}

function waitBefore(asked: number | undefined, attempt: number, { firstWait = 500 }: DeliveryOptions): number {
  return Math.max(asked ?? 0, firstWait * 2 ** (attempt - 1))
}

/** Only in values: a short token must not change the names of members. */
function withoutToken(value: JsonValue, secret: Secret): JsonValue {
  if (typeof value === 'string') return secret.redact(value)
  if (isArray(value)) return value.map((item) => withoutToken(item, secret))
  return isObject(value)
    ? objectFrom(entriesOf(value).map(([key, member]) => [key, withoutToken(member, secret)]))
    : value
}

type Posting =
  | { readonly kind: 'delivered'; readonly status: number }
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly passing: boolean
      readonly asked?: number
      readonly fix?: string
    }

const ATTEMPT_TIMEOUT = 15_000

/** Follows no redirect. The result never contains the address. Throws a PlatformError `bad-proxy`. */
async function post(url: URL, body: string, signal: AbortSignal): Promise<Posting> {
  const agents = agentsFor(url, false)
  try {
    const ended = await exchange({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'cwl-promote' },
      body,
      agents,
      timeout: ATTEMPT_TIMEOUT,
      signal,
      largest: 0,
    })
    if (ended.kind === 'broken') {
      const { message: reason, passing, isOfProxy = false, fix } = ended
      // Other fixes are about the address of the platform.
      return { kind: 'refused', reason, passing, ...(isOfProxy && fix !== undefined ? { fix } : {}) }
    }
    const { status, headers } = ended
    if (status >= 200 && status < 300) return { kind: 'delivered', status }
    if (status >= 300 && status < 400)
      return { kind: 'refused', reason: `it redirects (${status}), which is not followed`, passing: false }
    const asked = retryAfter(headers, Date.now())
    const passing = status === 408 || status === 429 || status >= 500
    return { kind: 'refused', reason: `it answered ${status}`, passing, ...(asked === undefined ? {} : { asked }) }
  } finally {
    agents.http.destroy()
    agents.https.destroy()
  }
}
