import { request } from 'node:http'

import { describe, expect, test } from '@jest/globals'

import { INDEX_MEMBERS } from '../../src/platform/dialect.ts'
import { clientOf, startPlatform, TOKEN } from '../support/local-platform.ts'

const HEADERS = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN, 'x-sbg-auth-token': TOKEN }

/** fetch sets Host itself. */
function statusWithHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

describe('the API index', () => {
  test.each(['/v2', '/v2/'])('%s has exactly the eleven members, without a token', async (path) => {
    const { url } = await startPlatform()
    const answer = await fetch(url + path)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(
      Object.fromEntries(Object.entries(INDEX_MEMBERS).map(([name, target]) => [name, url + target])),
    )
    expect(Object.keys(INDEX_MEMBERS)).toHaveLength(11)
  })

  test('has addresses with the origin of the request', async () => {
    const { url } = await startPlatform()
    const asLocalhost = url.replace('127.0.0.1', 'localhost')
    expect(await (await fetch(`${asLocalhost}/v2/`)).json()).toMatchObject({ user_url: `${asLocalhost}/v2/user` })
  })
})

describe('the server', () => {
  test('listens only on loopback and refuses another Host', async () => {
    const { url } = await startPlatform()
    expect(new URL(url).hostname).toBe('127.0.0.1')
    const port = new URL(url).port
    expect(await statusWithHost(`${url}/v2/`, `localhost:${port}`)).toBe(200)
    expect(await statusWithHost(`${url}/v2/`, '[::1]')).toBe(200)
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'a@127.0.0.1', '127.0.0.1/x']) {
      expect([host, await statusWithHost(`${url}/v2/`, host)]).toEqual([host, 400])
    }
  })

  test('that listens on all addresses reports one that works', async () => {
    const { url } = await startPlatform({ host: '0.0.0.0' })
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect((await clientOf({ url }).apiIndex()).findings).toEqual([])
  })

  test('accepts an allowed host', async () => {
    const { url } = await startPlatform({ allowedHosts: ['platform.test'] })
    expect(await statusWithHost(`${url}/v2/`, 'platform.test:8080')).toBe(200)
  })

  test.each([
    ['Build-Box', 'Build-Box:8080'],
    ['build-box:8080', 'BUILD-BOX'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['::2', '[::2]:80'],
    ['[0:0::2]', '[::2]'],
  ])('accepts the allowed host %s in any spelling', async (name, header) => {
    const { url } = await startPlatform({ allowedHosts: [name] })
    expect(await statusWithHost(`${url}/v2/`, header)).toBe(200)
    expect(await statusWithHost(`${url}/v2/`, 'evil.example')).toBe(400)
  })

  test.each(['LOCALHOST', '127.1', '0:0:0:0:0:0:0:1'])(
    'serves its pages at %s, which is a loopback address',
    async (host) => {
      const { url } = await startPlatform({ host })
      expect((await fetch(url)).status).toBe(200)
    },
  )

  test('generates a token if none is given', async () => {
    const { token } = await startPlatform({ token: undefined as unknown as string })
    expect(token.length).toBeGreaterThanOrEqual(32)
  })

  test('counts requests by method, and logs them without tokens', async () => {
    const lines: string[] = []
    const { url, store, stop } = await startPlatform({ log: (line) => lines.push(line) })
    await fetch(`${url}/v2/?leak=${TOKEN}`, { headers: HEADERS })
    await fetch(`${url}/v2/apps/a/b/c`, { method: 'POST', headers: HEADERS, body: '{"secret":1}' })
    await stop()
    expect([store.countRequests(), store.countRequests('GET'), store.countRequests('POST')]).toEqual([2, 1, 1])
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ method: 'GET', path: '/v2/?leak=[token]', status: 200 }),
      expect.objectContaining({ method: 'POST', path: '/v2/apps/a/b/c', status: 201, bytes: 12 }),
    ])
    expect(lines.join('\n')).not.toContain(TOKEN)
  })

  test('does not log a token in a path, in any spelling', async () => {
    const token = 'a+b/c=d~0123456789'
    const lines: string[] = []
    const { url, stop } = await startPlatform({ token, log: (line) => lines.push(line) })
    const encoded = encodeURIComponent(token)
    const spellings = [
      token,
      encoded,
      encoded.toLowerCase(),
      Buffer.from(token).toString('base64url'),
      Buffer.from(token).toString('hex'),
    ]
    for (const spelling of spellings) await fetch(`${url}/v2/?leak=${spelling}`)
    await stop()
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(
      spellings.map(() => '/v2/?leak=[token]'),
    )
  })

  test('with a rate limit answers 429 with headers, and does not count /v2/rate_limit', async () => {
    const { url } = await startPlatform({ rateLimit: { limit: 2, seconds: 100 } })
    const get = (path: string) => fetch(url + path, { headers: HEADERS })
    await get('/v2/rate_limit')
    expect((await get('/v2/')).headers.get('x-ratelimit-remaining')).toBe('1')
    await get('/v2/rate_limit')
    expect((await get('/v2/')).status).toBe(200)
    const refused = await get('/v2/')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('x-ratelimit-limit')).toBe('2')
    const told = await (await get('/v2/rate_limit')).text()
    expect(told).toMatch(
      /^\{"rate":\{"limit":2,"remaining":0,"reset":\d+\},"instance_limit":\{"limit":-1,"remaining":9223372036854775807\}\}$/,
    )
  })

  test('answers an unknown path with 404 and an unknown method with 405, in JSON', async () => {
    const { url } = await startPlatform()
    const missing = await fetch(`${url}/v3/nothing`, { headers: HEADERS })
    expect([missing.status, await missing.json()]).toEqual([404, expect.objectContaining({ status: 404 })])
    const refused = await fetch(`${url}/v2/`, { method: 'PROPFIND' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
