import { createServer } from 'node:net'
import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { exports } from '../../src/commands/exports.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { Report } from '../../src/commands/report.ts'
import { DIALECTS, INDEX_MEMBERS } from '../../src/platform/dialect.ts'
import type { DialectName } from '../../src/platform/types.ts'
import { json, startAnsweringServer, type AnsweringServer } from '../platform/answering-server.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { answeredIndex, listening, MANIFEST, optionsFor, OUTSIDE_GIT, repository, tool } from './support.ts'

const APPS = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') }

const VERBS = { plan, promote, exports } as const

const INDEX = Object.fromEntries(
  Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, `https://platform.example${path}`]),
)

async function run(verb: keyof typeof VERBS, url: string, dialect: DialectName = 'documented'): Promise<Report> {
  const stage = verb === 'exports' ? {} : { stage: 'dev' }
  return VERBS[verb](optionsFor(repository(APPS), url, { ...stage, platform: dialect }), listening())
}

function expectNoToken(server: AnsweringServer): void {
  const received = inspect(server.seen, { depth: null, maxStringLength: null, maxArrayLength: null })
  for (const spelling of [TOKEN, Buffer.from(TOKEN).toString('base64'), encodeURIComponent(TOKEN)])
    expect(received).not.toContain(spelling)
  for (const { headers } of server.seen)
    for (const dialect of Object.values(DIALECTS)) expect(headers).not.toHaveProperty(dialect.tokenHeader.toLowerCase())
}

/** What stands at a wrong address. */
const STRANGERS: readonly (readonly [string, number, string, Record<string, string>])[] = [
  ['a web page', 200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }],
  ['a redirect to a login page', 302, '', { location: 'https://login.example/' }],
  ['an empty answer', 200, '', {}],
  ['a JSON array', 200, '[]', {}],
  ['an object of another kind', 200, '{"hello":"world"}', {}],
  ['too few members', 200, JSON.stringify(Object.fromEntries(Object.entries(INDEX).slice(0, 5))), {}],
  ['the index of another host', 200, JSON.stringify(INDEX), {}],
  ['a missing path', 404, '{"message":"Not Found"}', {}],
  ['a request for a token', 401, '{"message":"who are you?"}', {}],
]

describe('a wrong address never receives the token', () => {
  test.each(
    STRANGERS.flatMap((stranger) =>
      (['plan', 'promote', 'exports'] as const).map((verb) => [verb, ...stranger] as const),
    ),
  )('%s ends at %s', async (verb, _what, status, body, headers) => {
    const server = await startAnsweringServer((_seen, response) => json(response, status, body, headers))
    const report = await run(verb, server.url)
    expect(report).toMatchObject({
      exitCode: 1,
      failure: {
        code: 'wrong-address',
        message: expect.stringContaining('the token was not sent'),
        fix: expect.stringMatching(/base URL/),
      },
    })
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v2/'])
    expectNoToken(server)
  })

  test.each(Object.values(DIALECTS).map(({ name }) => [name]))(
    'also when it answers correctly from the second run on (%s)',
    async (dialect) => {
      let recovered = false
      const server = await startAnsweringServer((seen, response) => {
        if (!recovered || !answeredIndex(seen, response))
          json(response, 200, '<html></html>', { 'content-type': 'text/html' })
      })
      expect(await run('promote', server.url, dialect)).toMatchObject({ failure: { code: 'wrong-address' } })
      expectNoToken(server)
      recovered = true
      expect(await run('promote', server.url, dialect)).toMatchObject({ exitCode: 5 })
      const { tokenHeader } = DIALECTS[dialect]
      expect(
        server.seen.filter(({ headers }) => headers[tokenHeader.toLowerCase()] === TOKEN).map(({ url }) => url),
      ).not.toContain('/v2/')
      expect(server.seen.at(-1)?.headers[tokenHeader.toLowerCase()]).toBe(TOKEN)
    },
  )

  test('also when it does not speak HTTP', async () => {
    let received = ''
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        socket.end('SSH-2.0-OpenSSH_9.6\r\n')
      })
    })
    const report = await run('exports', `http://127.0.0.1:${await listenOnLoopback(server)}`)
    expect(report).toMatchObject({
      exitCode: 1,
      failure: { code: 'unreachable', message: expect.stringContaining('the token was not sent') },
    })
    expect(received).toMatch(/^GET \/v2\/ /)
    expect(received).not.toContain(TOKEN)
  })

  test('the message names the address that the index leads to', async () => {
    const server = await startAnsweringServer((_seen, response) => json(response, 200, INDEX))
    expect((await run('plan', server.url)).failure).toEqual({
      code: 'wrong-address',
      message: `the API index at ${server.url} leads to https://platform.example; the token was not sent`,
      fix: `If that is your platform, give https://platform.example as the base URL. The host is ${new URL(server.url).host}.`,
    })
  })
})

describe('a platform with unusual members in its index', () => {
  test.each([
    [
      'has too few members',
      (url: string) =>
        Object.fromEntries(
          Object.entries(INDEX_MEMBERS)
            .slice(0, 6)
            .map(([name, path]) => [name, url + path]),
        ),
      'tasks_url is missing, or not a string (and 4 more)',
    ],
    [
      'has an unknown member',
      (url: string) => ({
        ...Object.fromEntries(Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, url + path])),
        more_url: url,
      }),
      'more_url is not a member that the API document lists',
    ],
    [
      'has addresses with another port',
      () => Object.fromEntries(Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, `https://127.0.0.1${path}`])),
      'rate_limit_url points to https://127.0.0.1, not to the base URL (and 10 more)',
    ],
  ])('works, with one notice, if it %s', async (_what, index, finding) => {
    const server = await startAnsweringServer((seen, response) => {
      if (seen.url === '/v2/') json(response, 200, index(`http://${seen.headers.host ?? ''}`))
      else if (seen.method === 'POST') json(response, 201, seen.body)
      else if (seen.url.startsWith('/v2/apps/')) json(response, 404, {})
      else json(response, 200, { href: '', items: [], links: [] })
    })
    const report = await run('promote', server.url)
    expect(report).toMatchObject({
      exitCode: 0,
      result: 'promoted',
      notices: [
        `The API index differs from the API document: ${finding}. \`cwl-promote doctor\` explains it.`,
        OUTSIDE_GIT,
      ],
    })
    expect(server.seen.filter(({ url }) => url === '/v2/')).toHaveLength(1)
  })
})

test.each(Object.values(DIALECTS).map(({ name }) => [name]))(
  'the index is requested once, first, and without the token (%s)',
  async (dialect) => {
    const lines: string[] = []
    const platform = await startPlatform({ dialect, log: (line) => lines.push(line) })
    expect(await run('promote', platform.url, dialect)).toMatchObject({ exitCode: 0, notices: [OUTSIDE_GIT] })
    const paths = lines.map((line) => (JSON.parse(line) as { readonly path: string }).path)
    expect(paths[0]).toBe('/v2/')
    expect(paths.filter((path) => path === '/v2/')).toHaveLength(1)
  },
)
