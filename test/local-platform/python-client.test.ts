import { request } from 'node:http'

import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'

interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Record<string, unknown>
}

/** As the Python client sends it: the body `null` on every GET, and headers that nobody asked for. */
function send(platform: LocalPlatform, method: 'GET' | 'POST', path: string, body = 'null'): Promise<Answer> {
  const headers = {
    'X-SBG-Auth-Token': TOKEN,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'sevenbridges-python/2.11.0 (Linux; Python 3.11)',
    'Accept-Encoding': 'gzip, deflate',
    Accept: '*/*',
    'X-SBG-advance-access': '0',
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(platform.url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Answer['body'],
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

describe('requests of the Python client of the platform work', () => {
  test('the rate limit is in the headers, also without a configured limit', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    for (const path of ['/v2/rate_limit', '/v2/storage/exports?fields=_all']) {
      const { headers } = await send(platform, 'GET', path)
      expect(['limit', 'remaining', 'reset'].map((name) => headers[`x-ratelimit-${name}`])).toEqual([
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^\d+$/),
      ])
    }
  })

  test('export jobs: all fields, filters, every page by its own href and then by links', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    for (let at = 0; at < 5; at += 1)
      platform.store.addExport({ id: `e${at}`, state: at === 1 ? 'COMPLETED' : 'FAILED', details: { overwrite: true } })
    const all = await send(platform, 'GET', '/v2/storage/exports?fields=_all')
    expect(all.headers['x-total-matching-query']).toBe('5')
    expect(all.body['items']).toHaveLength(5)

    let page = await send(platform, 'GET', '/v2/storage/exports?state=FAILED&offset=0&limit=2&fields=_all')
    page = await send(platform, 'GET', pathOf(page.body['href']))
    const seen: unknown[] = []
    for (;;) {
      expect(page.headers['x-total-matching-query']).toBe('4')
      seen.push(
        ...(page.body['items'] as { id: string; overwrite: boolean }[]).map(({ id, overwrite }) => [id, overwrite]),
      )
      const next = (page.body['links'] as { rel: string; href: string; method: string }[]).find(
        ({ rel }) => rel === 'next',
      )
      if (next === undefined) break
      page = await send(platform, 'GET', pathOf(next.href))
    }
    expect(seen).toEqual(['e0', 'e2', 'e3', 'e4'].map((id) => [id, true]))
    expect((await send(platform, 'GET', '/v2/storage/exports/e1')).body).toMatchObject({
      id: 'e1',
      state: 'COMPLETED',
      overwrite: true,
    })
  })

  test('install, read back by sbg:id, add a revision, read a revision', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    expect((await send(platform, 'GET', '/v2/apps/o/p/a')).status).toBe(404)
    const installed = await send(
      platform,
      'POST',
      '/v2/apps/o/p/a/raw',
      '{"class": "CommandLineTool", "cwlVersion": "v1.2"}',
    )
    expect(installed.body['sbg:id']).toBe('o/p/a/0')
    expect((await send(platform, 'GET', `/v2/apps/${String(installed.body['sbg:id'])}`)).body).toMatchObject({
      id: 'o/p/a/0',
      name: 'a',
      project: 'o/p',
      revision: 0,
    })
    const revised = await send(platform, 'POST', '/v2/apps/o/p/a/1/raw', '{"class": "CommandLineTool", "doc": "x"}')
    expect((await send(platform, 'GET', `/v2/apps/${String(revised.body['sbg:id'])}`)).body).toMatchObject({
      revision: 1,
      raw: { doc: 'x' },
    })
    expect((await send(platform, 'GET', '/v2/apps/o/p/a')).body).toMatchObject({ revision: 1 })
  })

  test('a YAML upload as a JSON string is refused with a message', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const answer = await send(platform, 'POST', '/v2/apps/o/p/a/raw', JSON.stringify('class: Workflow\n'))
    expect([answer.status, answer.body['message']]).toEqual([400, expect.stringContaining('YAML')])
  })
})

function pathOf(href: unknown): string {
  const url = new URL(String(href))
  return url.pathname + url.search
}
