import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { compareExports } from '../../src/export-jobs/history.ts'
import type { ExportsSummary } from '../../src/export-jobs/summary.ts'
import { deliver, parseWebhookUrl, webhookMessage } from '../../src/export-jobs/webhook.ts'
import { PromotionError } from '../../src/files/errors.ts'
import { changeComment } from '../../src/github/exports-page.ts'
import { objectFrom, type JsonObject } from '../../src/json/index.ts'
import { newsSentences } from '../../src/report/verdict.ts'
import { json, rejection, startAnsweringServer } from '../platform/answering-server.ts'
import { listenOnLoopback } from '../support/loopback.ts'

const SECRET_PATH = '/services/T0/B0/canary-webhook-path'
const NOW = new Date('2026-11-16T06:17:00.000Z')
const signal = new AbortController().signal

function failedList(ids: readonly string[], href = 'https://platform.example/v2/storage/exports/x'): ExportsSummary {
  const jobs = ids.map((id) => ({ id, state: 'FAILED', href }))
  return {
    state: 'failed',
    total: ids.length,
    counts: { completed: 0, failed: ids.length, other: 0 },
    jobs,
    truncated: false,
  }
}

function messageOn(summary: ExportsSummary, url?: string): JsonObject {
  const news = compareExports(summary, undefined, NOW)
  return webhookMessage({ summary, news, platform: 'https://platform.example', ...(url === undefined ? {} : { url }) })
}

describe('the webhook message', () => {
  test('has a text for Slack and fields for programs', () => {
    expect(
      JSON.parse(
        JSON.stringify(messageOn(failedList(['job-1', 'job-2']), 'https://github.example/octo/rnaseq/issues/7')),
      ),
    ).toEqual({
      text: ':red_circle: Exports on platform.example: 2 export jobs failed (job-1, job-2). 2 of 2 are failing. <https://github.example/octo/rnaseq/issues/7|More>',
      event: 'exports-failing',
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      platform: 'https://platform.example',
      at: '2026-11-16T06:17:00.000Z',
      state: 'failed',
      counts: { total: 2, completed: 0, failed: 2, other: 0, newFailed: 2, recovered: 0 },
      truncated: false,
      newFailed: ['job-1', 'job-2'].map((id) => ({
        id,
        state: 'FAILED',
        href: 'https://platform.example/v2/storage/exports/x',
      })),
      recovered: [],
      url: 'https://github.example/octo/rnaseq/issues/7',
    })
  })

  test('gives the reason, the file and the times of a failed job, where the platform does', () => {
    const job = { id: 'a', href: 'x', state: 'FAILED', error: { message: 'no access' }, source: { file: '5f' } }
    expect(
      messageOn({ ...failedList([]), jobs: [{ ...job, finished_on: '2026-11-27T01:05:00Z' }] })['newFailed'],
    ).toEqual([
      objectFrom([
        ['id', 'a'],
        ['state', 'FAILED'],
        ['href', 'x'],
        ['file', '5f'],
        ['reason', 'no access'],
        ['finishedAt', '2026-11-27T01:05:00Z'],
      ]),
    ])
  })

  test.each([
    '<!channel>',
    '<https://evil.example|click>',
    '@here',
    '*bold*',
    'a\u202Eb',
    'a\nb',
    ':skull:',
    '&lt;!here&gt;',
    '`x`',
    '<@U123>',
    '_x_',
    '~x~',
    'a:skull:b',
  ])('has an id such as %j as plain text for Slack', (id) => {
    const { text } = messageOn(failedList([id]))
    if (typeof text !== 'string') throw new Error('text was expected')
    const inner = text.slice(text.indexOf('('), text.indexOf(')'))
    expect(inner).not.toMatch(/[<>\n\u202E]|@here|:skull:|&lt;!here&gt;|(?<!\u200B)[*_~`]/)
    expect(inner.length).toBeGreaterThan(1)
  })

  test.each(['job_1', 'a*b~c', 'acme/rnaseq:17', 'user@host', 'run#3'])(
    'has an id such as %j in a form that can be copied',
    (id) => {
      expect(messageOn(failedList([id]))['text']).toContain(`(${id})`)
    },
  )

  test('reports that the list was not read to its end', () => {
    expect(messageOn({ ...failedList(['a']), truncated: true })['text']).toContain(
      ' 1 of 1 is failing, as far as the list was read.',
    )
    const before = compareExports(failedList(['a']), undefined, NOW).memory
    const jobs = [{ id: 'a', state: 'COMPLETED', href: 'https://platform.example/v2/storage/exports/a' }]
    const summary: ExportsSummary = {
      state: 'other',
      total: 1,
      counts: { completed: 1, failed: 0, other: 0 },
      jobs,
      truncated: true,
    }
    const over = webhookMessage({
      summary,
      news: compareExports(summary, before, NOW),
      platform: 'https://platform.example',
    })
    expect(over).toMatchObject({
      event: 'exports-recovered',
      text: expect.stringMatching(/ 1 recovered \(a\)\. Nothing is failing any more, as far as the list was read\.$/),
    })
  })

  test('does not count more failing jobs than listed after a truncated list', () => {
    const before = compareExports(failedList(['a', 'b', 'c']), undefined, NOW).memory
    const summary = { ...failedList(['d']), truncated: true }
    const message = webhookMessage({
      summary,
      news: compareExports(summary, before, NOW),
      platform: 'https://platform.example',
    })
    expect(message['text']).toContain(' 4 of 4 are failing, as far as the list was read.')
  })

  test('names a few of thousands of jobs and counts all', () => {
    const message = messageOn(failedList(Array.from({ length: 5_000 }, (_, at) => `${'x'.repeat(1_000)}${at}`)))
    expect(message['counts']).toMatchObject({ failed: 5_000, newFailed: 5_000 })
    expect(message['newFailed']).toHaveLength(20)
    expect(JSON.stringify(message).length).toBeLessThan(20_000)
  })
})

test('counts jobs without a known id as not named', () => {
  const ids = Array.from({ length: 3_100 }, (_, at) => `job-${at}`)
  const before = compareExports(failedList(ids.slice(0, 3_000)), undefined, NOW).memory
  const news = compareExports(failedList(ids), before, NOW)
  expect([news.newFailed.length > 3, news.newUnnamed > 0]).toEqual([true, true])
  expect(webhookMessage({ summary: failedList(ids), news, platform: 'https://platform.example' })['text']).toMatch(
    / 100 export jobs failed \(job-\d+, job-\d+, job-\d+, and 97 more\)\./,
  )
  expect(newsSentences({ command: 'exports', exitCode: 0, notices: [], ...failedList(ids), news })).toEqual([
    expect.stringMatching(/^100 export jobs failed since the last run: (?:job-\d+, ){5}and 95 more\.$/),
  ])
  const comment = changeComment({
    summary: failedList(ids),
    news,
    remembered: news.memory,
    platform: 'https://platform.example',
  })
  expect(comment).toContain(`<p>${news.newUnnamed} of them are known by number alone.</p>`)
})

describe('the webhook address', () => {
  test.each([
    'http://example.com/x',
    'ftp://example.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:pw@example.com/x',
    'https://:pw@example.com/x',
    'not a url',
    '',
  ])('is refused without being repeated: %j', (text) => {
    const error = (() => {
      try {
        return parseWebhookUrl(text)
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toBeInstanceOf(PromotionError)
    if (text !== '') expect(String(error)).not.toContain(text)
  })

  test.each(['https://hooks.example.com/x', 'http://127.0.0.1:8080/x', ' https://hooks.example.com/x\n'])(
    'can be %j',
    (text) => {
      expect(parseWebhookUrl(text).href).toBe(text.trim())
    },
  )
})

describe('the delivery', () => {
  async function attempt(
    statuses: readonly number[],
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly error: unknown; readonly seen: number; readonly waits: readonly number[] }> {
    const server = await startAnsweringServer((_, response, count) => {
      response.writeHead(statuses[count - 1] ?? 200, headers)
      response.end('ok')
    })
    const waits: number[] = []
    const delivery = deliver(new URL(`${server.url}${SECRET_PATH}`), messageOn(failedList(['a'])), {
      signal,
      firstWait: 1,
      onWait: (milliseconds) => void waits.push(milliseconds),
    })
    const error: unknown = await delivery.then(
      () => undefined,
      (caught: unknown) => caught,
    )
    return { error, seen: server.seen.length, waits }
  }

  test('sends JSON once if it is accepted', async () => {
    const server = await startAnsweringServer((_, response) => response.end())
    await deliver(new URL(`${server.url}${SECRET_PATH}`), messageOn(failedList(['a'])), { signal })
    expect(server.seen).toHaveLength(1)
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      url: SECRET_PATH,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({ event: 'exports-failing' })
  })

  test.each([[[500]], [[429, 503]], [[408, 502, 504]]])('is repeated after %j', async (statuses) => {
    const { error, seen, waits } = await attempt(statuses)
    expect([error, seen]).toEqual([undefined, statuses.length + 1])
    expect(waits).toEqual([1, 2, 4].slice(0, statuses.length))
  })

  test('fails after four attempts, and names only the host', async () => {
    const { error, seen } = await attempt([500, 500, 500, 500, 500])
    expect(seen).toBe(4)
    expect(String(error)).toMatch(/^PromotionError: the webhook at 127\.0\.0\.1:\d+ was not called: it answered 500$/)
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('canary-webhook-path')
  })

  test.each([400, 403, 404, 410])('is not repeated after the final status %d', async (status) => {
    const { error, seen } = await attempt([status, status])
    expect(error).toMatchObject({ code: 'webhook-failed', fix: expect.stringContaining('webhook-url') })
    expect(seen).toBe(1)
  })

  test('follows no redirect', async () => {
    const elsewhere = await startAnsweringServer((_, response) => response.end())
    const { error, seen } = await attempt([307], { location: elsewhere.url })
    expect([seen, elsewhere.seen.length, String(error)]).toEqual([1, 0, expect.stringContaining('redirects (307)')])
  })

  test('fails at once if the protocol switches', async () => {
    const { error, seen } = await attempt([101], { connection: 'upgrade', upgrade: 'other' })
    expect([seen, String(error)]).toEqual([1, expect.stringMatching(/was not called: it answered 101$/)])
  })

  test('does not wait longer than its limit', async () => {
    const { error, seen } = await attempt([429, 200], { 'retry-after': '3600' })
    expect([seen, error]).toEqual([1, expect.objectContaining({ code: 'webhook-failed' })])
    expect(String(error)).toMatch(/was not called: it answered 429, and asks to wait 3600 s, which is too long$/)
  })

  test('fails with an explanation if nothing listens', async () => {
    const server = await startAnsweringServer((_, response) => response.destroy())
    const error = await rejection(
      deliver(new URL(`${server.url}${SECRET_PATH}`), messageOn(failedList(['a'])), { signal, firstWait: 1 }),
    )
    expect(String(error)).toMatch(/was not called: the connection broke before an answer arrived \(ECONNRESET\)$/)
    expect(server.seen).toHaveLength(4)
  })

  test.each(['', '\n'])('does not contain the token, even if the platform sent it (followed by %j)', async (after) => {
    const server = await startAnsweringServer((_, response) => response.end())
    const list = failedList(['canary-token-4f1c9a'], 'https://platform.example/?token=canary-token-4f1c9a')
    await deliver(new URL(server.url), messageOn(list), { signal, token: `canary-token-4f1c9a${after}` })
    expect(server.seen[0]?.body).not.toContain('canary-token')
    expect(server.seen[0]?.body).toContain('[token]')
  })

  test('of a cancelled run sends nothing more', async () => {
    const controller = new AbortController()
    const server = await startAnsweringServer((_, response) => {
      response.writeHead(503)
      response.end()
    })
    const error = await rejection(
      deliver(new URL(server.url), messageOn(failedList(['a'])), {
        signal: controller.signal,
        onWait: () => controller.abort(),
      }),
    )
    expect([server.seen.length, error]).toEqual([1, expect.objectContaining({ code: 'cancelled' })])
  })
})

describe('a proxy for the webhook', () => {
  /** Tells a webhook in a process of its own, since Node reads these variables when it starts. */
  async function tellInProcess(
    url: string,
    env: Readonly<Record<string, string>>,
    end = 'new AbortController().signal',
    withFix = false,
  ): Promise<string> {
    const script = `
      import { deliver } from ${JSON.stringify(join(import.meta.dirname, '../../src/export-jobs/webhook.ts'))}
      await deliver(new URL(${JSON.stringify(url)}), { text: 'news' }, { signal: ${end}, firstWait: 1 }).then(() => console.log('told'), (error) => console.log(error.code, error.message, ...(${withFix} ? [error.fix] : [])))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    await once(child, 'close')
    return output.trim()
  }

  test.each(['http', 'https'])(
    'with %s tunnels the message without its address, and NO_PROXY is respected',
    async (scheme) => {
      const fixtures = join(import.meta.dirname, 'fixtures')
      const certificate = join(fixtures, 'hooks-certificate.pem')
      const identity = { key: readFileSync(join(fixtures, 'hooks-key.pem')), cert: readFileSync(certificate) }
      const told: string[] = []
      const receiver = createTlsServer(identity, (request, response) => {
        told.push(`${request.method} ${request.url}`)
        request.resume().on('end', () => response.end('ok'))
      })
      const receiverPort = await listenOnLoopback(receiver)
      const asked: string[] = []
      const proxy = scheme === 'https' ? createTlsServer(identity) : createHttpServer()
      proxy.on('connect', (request: IncomingMessage, socket: Duplex) => {
        asked.push(`${request.method} ${request.url}`)
        const tunnel = connect(receiverPort, '127.0.0.1', () => {
          socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
          socket.pipe(tunnel).pipe(socket)
        })
        for (const end of [socket, tunnel]) end.on('error', () => end.destroy())
      })
      const env = {
        HTTPS_PROXY: `${scheme}://127.0.0.1:${await listenOnLoopback(proxy)}`,
        NODE_EXTRA_CA_CERTS: certificate,
      }
      expect(await tellInProcess(`https://hooks.invalid${SECRET_PATH}`, env)).toBe('told')
      expect([asked, told]).toEqual([['CONNECT hooks.invalid:443'], [`POST ${SECRET_PATH}`]])
      expect(await tellInProcess(`https://hooks.invalid${SECRET_PATH}`, { ...env, NO_PROXY: '.invalid' })).toMatch(
        /^webhook-failed the webhook at hooks\.invalid was not called: .* \(E/,
      )
      expect(asked).toHaveLength(1)
    },
  )

  test('that does not answer does not delay the end of a run', async () => {
    const proxy = createServer((socket) => socket.on('error', () => socket.destroy()).resume())
    const env = { HTTPS_PROXY: `http://127.0.0.1:${await listenOnLoopback(proxy)}` }
    expect(await tellInProcess('https://hooks.invalid/x', env, 'AbortSignal.timeout(300)')).toBe(
      'cancelled the run ended before the webhook was called',
    )
  })

  test.each([
    [
      407,
      ['the proxy asks for a user name and a password', 'Give them in HTTPS_PROXY, as http://user:password@host:port.'],
    ],
    [
      403,
      [
        'the proxy did not open a tunnel and answered 403',
        'Ask the operator of the proxy to allow the host, or add the host to NO_PROXY.',
      ],
    ],
  ])('that answers %i gives one error with a fix', async (status, words) => {
    let asked = 0
    const proxy = createHttpServer().on('connect', (_, socket: Duplex) => {
      asked += 1
      socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
    })
    const env = { HTTPS_PROXY: `http://127.0.0.1:${await listenOnLoopback(proxy)}` }
    expect(await tellInProcess('https://hooks.invalid/x', env, undefined, true)).toBe(
      `webhook-failed the webhook at hooks.invalid was not called: ${words[0]} (ERR_PROXY_TUNNEL), on the way through the proxy ${env.HTTPS_PROXY} ${words[1]}`,
    )
    expect(asked).toBe(1)
  })

  test('is not used for loopback, and an invalid one is not repeated in the error', async () => {
    const server = await startAnsweringServer((_, response) => json(response, 200, 'ok'))
    expect(await tellInProcess(`${server.url}/hook`, { HTTP_PROXY: 'http://127.0.0.1:1' })).toBe('told')
    expect(await tellInProcess('https://hooks.invalid/x', { HTTPS_PROXY: 'http://me:pass%zz@proxy:1' })).toBe(
      'bad-proxy HTTPS_PROXY is not an address',
    )
  })
})
