import { connect } from 'node:net'

import { describe, expect, test } from '@jest/globals'

import { createRandom } from '../../src/local-platform/index.ts'
import { clientOf, startPlatform, TOKEN } from '../support/local-platform.ts'

const SEED = 5_2026
const REQUESTS = 5_000

const PATHS = [
  '/v2/',
  '/v2',
  '/v2/apps/a/b/c',
  '/v2/apps/a/b/c/raw',
  '/v2/apps/a/b/c/1/raw',
  '/v2/storage/exports',
  '/v2/storage/exports/x',
  '/v2/rate_limit',
  '/v2/apps/../../etc/passwd',
  '/v2/apps/%2e%2e/%2e/%00',
  '/v2/apps/%ff/%zz/%',
  '/v2/apps/a//c',
  '//v2//',
  '*',
  '/',
  '/apps/a/b/c',
  '/openapi.json',
  `/v2/apps/a/b/${'x'.repeat(5000)}`,
  '/v2/storage/exports?offset=99999999999999999999',
  '/v2/storage/exports?limit=%00&limit=2&state=',
  '/v2?%=%&&==',
  'http://elsewhere.example/v2/',
  '/v2/apps/a/b/__proto__',
  '/v2/apps/constructor/prototype/toString',
  '/v2/apps/a/b/c?fields=__proto__,!x,,_all',
]
const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'BREW',
  'get',
  '',
]
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=',
  'text/plain',
  'multipart/form-data',
  ';;;',
  '',
]
const BODIES = [
  '{}',
  '{"a":1}',
  '[]',
  'null',
  '"x"',
  '{',
  '',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000\u0001',
  '1e999',
  '['.repeat(2000),
  '{"a":"\\ud800"}',
]
const HOSTS = [
  '127.0.0.1',
  'localhost',
  'localhost:99999',
  '[::1]',
  'evil.example',
  '',
  'a b',
  '127.0.0.1/..',
  '::',
  'x'.repeat(300),
]
const LENGTHS = [
  'right',
  'right',
  'right',
  '0',
  '1',
  '-1',
  '99',
  '99999999999999999999',
  'NaN',
  'absent',
  'twice',
  'chunked',
  'chunked-and-length',
  'bad-chunk',
]

/** One malformed, or sometimes well-formed, request. */
function compose(random: () => number): string {
  const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? ''
  const body = pick(BODIES)
  const size = Buffer.byteLength(body)
  const framing: Readonly<Record<string, string>> = {
    right: `Content-Length: ${size}\r\n`,
    absent: '',
    twice: `Content-Length: ${size}\r\nContent-Length: ${size + 1}\r\n`,
    chunked: 'Transfer-Encoding: chunked\r\n',
    'chunked-and-length': `Transfer-Encoding: chunked\r\nContent-Length: ${size}\r\n`,
    'bad-chunk': 'Transfer-Encoding: chunked\r\n',
  }
  const length = pick(LENGTHS)
  const payload =
    length === 'chunked' || length === 'chunked-and-length'
      ? `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`
      : length === 'bad-chunk'
        ? `zz\r\n${body}`
        : body
  const token = random() < 0.7 ? `X-SVC-Auth-Token: ${random() < 0.8 ? TOKEN : 'wrong'}\r\n` : ''
  const odd =
    random() < 0.1
      ? pick([
          'X\u0000Y: 1\r\n',
          ': nothing\r\n',
          `X-Big: ${'y'.repeat(20_000)}\r\n`,
          ' folded\r\n',
          'Expect: 100-continue\r\n',
          'Upgrade: h2c\r\nConnection: Upgrade\r\n',
          'Connection: \u00e9\r\n',
        ])
      : ''
  const end = random() < 0.05 ? '' : '\r\n'
  return `${pick(METHODS)} ${pick(PATHS)} ${pick(VERSIONS)}\r\nHost: ${pick(HOSTS)}\r\n${token}Content-Type: ${pick(TYPES)}\r\n${framing[length] ?? `Content-Length: ${length}\r\n`}${odd}Connection: close\r\n${end}${payload}`
}

/** Everything that the server says until it, or we, close. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
    socket.end(text, 'utf8')
  })
}

describe('hostile clients', () => {
  test(`${REQUESTS} malformed requests (seed ${SEED}) get JSON answers without a crash`, async () => {
    const platform = await startPlatform()
    const port = Number(new URL(platform.url).port)
    const random = createRandom(SEED)
    const statuses: Record<string, number> = {}
    const oddities: string[] = []
    const lane = async (): Promise<void> => {
      for (let left = REQUESTS / 10; left > 0; left -= 1) {
        const text = compose(random)
        const answer = await exchange(port, text)
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed'
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status.startsWith('5') && status !== '501') oddities.push(`${text}\n→ ${answer}`)
        if (status.startsWith('4') && !/^content-type: application\/json/im.test(answer))
          oddities.push(`${text}\n→ ${answer}`)
      }
    }
    await Promise.all(Array.from({ length: 10 }, lane))
    expect(oddities.slice(0, 3)).toEqual([])
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS)
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405', '415']))
    expect((await clientOf(platform).apiIndex()).findings).toEqual([])
  })

  test.each([
    ['two Host headers', '/v2/', ['127.0.0.1', '127.0.0.1'], 400],
    ['a second, different Host header', '/v2/', ['127.0.0.1', 'evil.example'], 400],
    ['another host in the first line', 'http://evil.example/v2/', ['127.0.0.1'], 400],
    ['a user in the first line', 'http://127.0.0.1@evil.example/v2/', ['127.0.0.1'], 400],
    ['its own host in the first line', 'http://localhost/v2/', ['127.0.0.1'], 200],
  ] as const)('a request with %s gets the right status', async (_what, target, hosts, status) => {
    const platform = await startPlatform()
    const headers = hosts.map((host) => `Host: ${host}\r\n`).join('')
    const answer = await exchange(
      Number(new URL(platform.url).port),
      `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`,
    )
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('unfinished request bodies do not block the server', async () => {
    const platform = await startPlatform()
    const port = Number(new URL(platform.url).port)
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) {
      socket.on('error', () => socket.destroy())
      socket.write(
        `POST /v2/apps/a/b/c HTTP/1.1\r\nHost: localhost\r\nX-SVC-Auth-Token: ${TOKEN}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      )
    }
    expect(await clientOf(platform).getApp({ owner: 'a', project: 'b', app: 'c' })).toEqual({ kind: 'absent' })
    for (const socket of sockets) socket.destroy()
  })
})
