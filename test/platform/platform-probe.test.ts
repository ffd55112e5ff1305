import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { createPlatform } from '../../src/platform/api.ts'
import { DIALECTS } from '../../src/platform/dialect.ts'
import { otherServiceError } from '../../src/platform/platform-probe.ts'
import type { ApiIndex, Platform } from '../../src/platform/types.ts'
import { clientOf, collect, startPlatform, TOKEN } from '../support/local-platform.ts'
import {
  answeredIndex,
  indexOf,
  json,
  rejection,
  startAnsweringServer,
  type AnsweringServer,
} from './answering-server.ts'

const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }
const SENT = { class: 'Workflow' }

/** All that carries the token. */
const CALLS: Readonly<Record<string, (client: Platform) => Promise<unknown>>> = {
  getApp: (client) => client.getApp(ADDRESS),
  installApp: (client) => client.installApp(ADDRESS, SENT, { kind: 'absent' }),
  listExports: (client) => collect(client.listExports()),
  rateLimit: (client) => client.rateLimit(),
}

function expectNoToken({ seen }: AnsweringServer): void {
  const received = inspect(seen, { depth: null, maxStringLength: null, maxArrayLength: null })
  for (const spelling of [TOKEN, Buffer.from(TOKEN).toString('base64'), encodeURIComponent(TOKEN)])
    expect(received).not.toContain(spelling)
  for (const { headers } of seen)
    for (const { tokenHeader } of Object.values(DIALECTS)) expect(headers).not.toHaveProperty(tokenHeader.toLowerCase())
}

const STRANGERS: readonly (readonly [string, number, string, Record<string, string>])[] = [
  ['a login page', 200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }],
  ['a redirect', 302, '', { location: 'https://login.example/' }],
  ['nothing', 200, '', {}],
  ['no content', 204, '', {}],
  ['text', 200, 'OK', { 'content-type': 'text/plain' }],
  ['half of JSON', 200, '{"user_url":', {}],
  ['an array', 200, '[]', {}],
  ['an object of another kind', 200, '{"hello":"world"}', {}],
  [
    'a few members',
    200,
    JSON.stringify(Object.fromEntries(Object.entries(indexOf('http://127.0.0.1')).slice(0, 5))),
    {},
  ],
  ['the index of another host', 200, JSON.stringify(indexOf('https://platform.example')), {}],
  ['401', 401, '{"message":"who are you?"}', {}],
  ['403', 403, '', {}],
  ['404', 404, '{}', {}],
  ['405', 405, '{}', {}],
]

describe('what is not the platform never receives the token, whatever is called first', () => {
  test.each(STRANGERS.flatMap((stranger) => Object.keys(CALLS).map((call) => [call, ...stranger] as const)))(
    '%s, answered with %s',
    async (call, _what, status, body, headers) => {
      const server = await startAnsweringServer((_seen, response) => json(response, status, body, headers))
      const client = clientOf(server)
      const first = await rejection(CALLS[call]?.(client) ?? Promise.resolve())
      expect(first).toMatchObject({
        name: 'PlatformError',
        code: 'wrong-address',
        message: expect.stringMatching(/the token was not sent$/),
        fix: expect.stringMatching(/base URL/),
      })
      // It stays refused, without being asked again.
      for (const again of Object.values(CALLS))
        expect(await rejection(again(client))).toMatchObject({ code: 'wrong-address' })
      expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v2/'])
      expectNoToken(server)
    },
  )

  test('not even when it shows a right index later on', async () => {
    const server = await startAnsweringServer((seen, response, count) => {
      if (count === 1) json(response, 200, {})
      else answeredIndex(seen, response)
    })
    const client = clientOf(server)
    expect(await rejection(client.getApp(ADDRESS))).toMatchObject({ code: 'wrong-address' })
    expect((await client.apiIndex()).recognized).toBe(true)
    expect(await rejection(client.getApp(ADDRESS))).toMatchObject({ code: 'wrong-address' })
    expectNoToken(server)
  })

  test('the address that its index leads to is named', async () => {
    const server = await startAnsweringServer((_seen, response) =>
      json(response, 200, indexOf('https://platform.example')),
    )
    expect(await rejection(clientOf(server).getApp(ADDRESS))).toMatchObject({
      message: `the API index at ${server.url} leads to https://platform.example; the token was not sent`,
      fix: 'If that is your platform, give https://platform.example as the base URL.',
    })
  })
})

test.each([
  ['https://a.example', { apps_url: 'https://b.example', user_url: 'https://b.example/x' }, 'https://b.example'],
  ['https://a.example', { apps_url: 'https://a.example/v2/apps' }, undefined],
  ['https://a.example', { apps_url: 'mailto:x' }, undefined],
  ['https://a.example', { other: 'https://b.example' }, undefined],
])('of %s with the index %j is said that it leads to %s', (baseUrl, members, origin) => {
  const { code, message, fix } = otherServiceError(baseUrl, members)
  expect([code, message, fix]).toEqual(
    origin === undefined
      ? [
          'wrong-address',
          'the API index is not that of this kind of platform; the token was not sent',
          'Check the base URL: the API document promises an index at /v2/ that needs no token.',
        ]
      : [
          'wrong-address',
          `the API index at ${baseUrl} leads to ${origin}; the token was not sent`,
          `If that is your platform, give ${origin} as the base URL.`,
        ],
  )
})

describe('the index is asked for once', () => {
  test('by many calls at the same time, before all of them', async () => {
    const lines: string[] = []
    const platform = await startPlatform({ log: (line) => lines.push(line) })
    const client = clientOf(platform)
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => client.getApp({ ...ADDRESS, app: `app-${at}` })),
      collect(client.listExports()),
      client.rateLimit(),
    ])
    await client.installApp(ADDRESS, SENT, { kind: 'absent' })
    const paths = lines.map((line) => (JSON.parse(line) as { readonly path: string }).path)
    expect([paths[0], paths.filter((path) => path === '/v2/').length, paths.length]).toEqual(['/v2/', 1, 24])
  })

  test('and not again by the others when apiIndex was called', async () => {
    const platform = await startPlatform()
    const client = clientOf(platform)
    await Promise.all([client.apiIndex(), client.getApp(ADDRESS)])
    await client.getApp(ADDRESS)
    expect(platform.store.countRequests('GET')).toBe(3)
  })

  test('and told to onIndex, odd as it may be, before the token is sent', async () => {
    const told: ApiIndex[] = []
    const server = await startAnsweringServer((seen, response) => {
      // A trailing slash, a member more, a member less: most of it is still as documented.
      const { user_url: user = '', users_url: _, ...rest } = indexOf(server.url)
      if (seen.url === '/v2/') json(response, 200, { ...rest, user_url: `${user}/`, more_url: 'x' })
      else json(response, 404, { told: told.length })
    })
    const client = clientOf(server, { onIndex: (index) => told.push(index) })
    await client.getApp(ADDRESS)
    await client.apiIndex()
    expect(told).toHaveLength(1)
    expect(told[0]?.findings).toEqual([
      'users_url is missing, or not a string',
      'more_url is not a member that the API document lists',
      'user_url points to /v2/user/, not to /v2/user',
    ])
  })

  test('and a strange member is named in few words, however long its name is', async () => {
    const server = await startAnsweringServer((seen, response) =>
      json(
        response,
        200,
        seen.url === '/v2/'
          ? { ...indexOf(server.url), ['x'.repeat(100_000)]: 'x', user_url: `${server.url}/${'y'.repeat(100_000)}` }
          : {},
      ),
    )
    const { findings } = await clientOf(server).apiIndex()
    expect(findings.map((finding) => finding.length < 1_000)).toEqual([true, true])
  })

  test('and not at all without a token', async () => {
    const platform = await startPlatform()
    const client = createPlatform({ baseUrl: platform.url })
    for (const call of Object.values(CALLS)) expect(await rejection(call(client))).toMatchObject({ code: 'bad-token' })
    expect(platform.store.countRequests()).toBe(0)
    expect((await client.apiIndex()).recognized).toBe(true)
  })

  test('and not at all for a name that is refused', async () => {
    const platform = await startPlatform()
    expect(await rejection(clientOf(platform).getApp({ ...ADDRESS, app: '..' }))).toMatchObject({ code: 'bad-name' })
    expect(platform.store.countRequests()).toBe(0)
  })
})

describe('an index that fails in passing', () => {
  test.each(['500', '503', '429-plain', 'reset', 'truncate', 'error-in-200'] as const)(
    '(%s) sends no token, and the next call asks again',
    async (kind) => {
      const platform = await startPlatform({ faults: [{ kind, path: '/v2/' }] })
      const client = clientOf(platform)
      for (const call of Object.values(CALLS)) {
        const error = await rejection(call(client))
        expect(error).toMatchObject({
          name: 'PlatformError',
          message: expect.stringMatching(/the token was not sent$/),
        })
        expect(error).not.toMatchObject({ code: 'wrong-address' })
      }
      expect([platform.store.countRequests('POST'), platform.store.listApps()]).toEqual([0, []])
      platform.faults.set([])
      expect(await client.installApp(ADDRESS, SENT, { kind: 'absent' })).toEqual({ kind: 'applied', created: true })
    },
  )

  test('is one failure for all that wait for it', async () => {
    const platform = await startPlatform({ faults: [{ kind: '500', path: '/v2/' }] })
    const client = clientOf(platform)
    const errors = await Promise.all(Array.from({ length: 10 }, () => rejection(client.getApp(ADDRESS))))
    expect(errors.every((error) => error instanceof Error && error.message.includes('the token was not sent'))).toBe(
      true,
    )
    expect(platform.faults.fired()).toEqual({ 500: 5 })
  })

  test('a connection that is refused is told as such, and nothing else is', async () => {
    const platform = await startPlatform()
    await platform.stop()
    expect(await rejection(clientOf(platform).installApp(ADDRESS, SENT, { kind: 'absent' }))).toMatchObject({
      code: 'unreachable',
      message: expect.stringMatching(/refused.*the token was not sent$/),
    })
  })
})

describe('the time of the run', () => {
  test('ends the asking as well, and a cancelled run sends nothing', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'hang', path: '/v2/' }] })
    expect(await rejection(clientOf(platform, { signal: AbortSignal.timeout(30) }).getApp(ADDRESS))).toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('the time limit of the run was reached; the token was not sent'),
    })
    const asked = platform.store.countRequests()
    expect(await rejection(clientOf(platform, { signal: AbortSignal.abort() }).getApp(ADDRESS))).toMatchObject({
      code: 'cancelled',
    })
    expect(platform.store.countRequests()).toBe(asked)
  })

  test('an attempt that takes too long is a timeout', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'hang', path: '/v2/' }] })
    expect(
      await rejection(clientOf(platform, { attemptTimeout: 20 }).installApp(ADDRESS, SENT, { kind: 'absent' })),
    ).toMatchObject({ code: 'timeout' })
    expect(platform.store.countRequests('POST')).toBe(0)
  })
})
