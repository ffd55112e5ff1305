import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { keepSecret } from '../../src/http/secret.ts'
import { parseJson, type JsonObject } from '../../src/json/index.ts'
import { FAULT_KINDS } from '../../src/local-platform/index.ts'
import type { Platform } from '../../src/platform/types.ts'
import { CANARY_SPELLINGS, CANARY_TOKEN } from '../support/canary-token.ts'
import { clientOf as quickClient, collect, startPlatform } from '../support/local-platform.ts'
import { daily } from '../support/nightly.ts'
import { json, rejection, startAnsweringPlatform, startAnsweringServer } from './answering-server.ts'

const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }

const clientOf: typeof quickClient = (platform, options) => quickClient(platform, { token: CANARY_TOKEN, ...options })

/** All that a caller could print of what happened. */
async function printed(client: Platform, work: () => Promise<unknown>): Promise<string> {
  const result = await work().catch((error: unknown) => error)
  const cause = result instanceof Error ? result.cause : undefined
  const stack = result instanceof Error ? result.stack : undefined
  return [
    inspect(result, { depth: 20, showHidden: true }),
    JSON.stringify(result),
    String(result),
    stack,
    inspect(cause, { depth: 20 }),
    inspect(client, { depth: 20, showHidden: true }),
    JSON.stringify(client),
  ].join('\n')
}

function expectNoToken(text: string, context: string): void {
  for (const [encoding, spelling] of Object.entries(CANARY_SPELLINGS))
    expect([context, encoding, text.includes(spelling)]).toEqual([context, encoding, false])
}

describe('the token is in nothing that can be printed', () => {
  // By day each kind at one of the two moments.
  test.each(
    daily(
      FAULT_KINDS.flatMap((kind) =>
        (['from the first request on', 'once the platform is known'] as const).map((since) => [kind, since] as const),
      ),
      ([kind, since]) => (FAULT_KINDS.indexOf(kind) % 2 === 0) === (since === 'once the platform is known'),
    ),
  )('after %s on every request %s', async (kind, since) => {
    const lines: string[] = []
    const platform = await startPlatform({ token: CANARY_TOKEN, log: (line) => lines.push(line) })
    const client = clientOf(platform, {
      longestWait: 1,
      attemptTimeout: 100,
      onRequest: (line) => lines.push(line),
      onWait: (wait) => lines.push(JSON.stringify(wait)),
    })
    if (since === 'once the platform is known') await client.rateLimit()
    platform.faults.set([{ kind, milliseconds: 1 }])
    for (const work of [
      () => client.apiIndex(),
      () => client.getApp(ADDRESS),
      () => client.installApp(ADDRESS, { class: 'Workflow' }, { kind: 'absent' }),
      () => collect(client.listExports()),
      () => client.rateLimit(),
    ]) {
      expectNoToken(await printed(client, work), kind)
    }
    expect(lines.length).toBeGreaterThan(since === 'once the platform is known' ? 5 : 0)
    expectNoToken(lines.join('\n'), kind)
  })

  test.each(Object.entries(CANARY_SPELLINGS))(
    'when the platform echoes it (%s) in an error, a status line, a redirect or a page',
    async (_, spelling) => {
      for (const answer of [
        {
          status: 400,
          body: JSON.stringify({ status: 400, code: 1, message: `you sent ${spelling}`, more_info: spelling }),
        },
        { status: 400, body: `${'x'.repeat(290)}${spelling}` },
        { status: 500, body: `<html>${spelling}</html>` },
        { status: 200, body: `<html>${spelling}</html>` },
        { status: 302, body: spelling },
      ]) {
        const server = await startAnsweringPlatform((_seen, response) =>
          json(response, answer.status, answer.body, {
            location: `https://${CANARY_TOKEN}.example/?${encodeURIComponent(spelling)}`,
          }),
        )
        const client = clientOf(server, { longestWait: 1 })
        expectNoToken(await printed(client, () => client.getApp(ADDRESS)), answer.body)
        expectNoToken(await printed(client, () => client.installApp(ADDRESS, {}, { kind: 'absent' })), answer.body)
      }
    },
  )

  test('is not left in half where the words of the status are cut', async () => {
    const server = await startAnsweringPlatform(
      (_seen, response) => void response.writeHead(400, 'x'.repeat(290) + CANARY_TOKEN).end('no'),
    )
    expect(await rejection(clientOf(server).getApp(ADDRESS))).toMatchObject({
      message: expect.stringMatching(/ 400 x{290}\[token\]: no$/),
    })
  })

  test('is redacted in the host of a redirect, which is told in lower case', async () => {
    const token = 'Canary.Token-4F1C9A.of-a-Host'
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, 302, '', { location: `https://${token}.example/` }),
    )
    expect(await rejection(clientOf(server, { token }).getApp(ADDRESS))).toMatchObject({
      code: 'redirect',
      message: expect.not.stringMatching(/canary/i),
    })
  })

  test('an app that repeats it is not taken, also where JSON escapes hide it', async () => {
    const hidden = (CANARY_SPELLINGS['reversed'] ?? '').replace('_', String.raw`\u005f`)
    for (const doc of [...Object.values(CANARY_SPELLINGS), hidden]) {
      const server = await startAnsweringPlatform((_seen, response) =>
        json(response, 200, `{"class":"Workflow","doc":"${doc}"}`),
      )
      expect(await clientOf(server).getApp(ADDRESS)).toMatchObject({
        kind: 'unreadable',
        reason: expect.stringContaining('contains the token'),
      })
    }
  })

  test('a token that no header carries is refused without being shown', async () => {
    const platform = await startPlatform({ token: CANARY_TOKEN })
    const token = CANARY_TOKEN.repeat(300)
    const error: unknown = await Promise.resolve()
      .then(async () => quickClient(platform, { token }).listExports())
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({
      code: 'bad-token',
      message: `the token has ${token.length} characters, more than the 8000 that are safe in a header`,
    })
    expect(inspect(error, { depth: 9 })).not.toContain(CANARY_TOKEN)
  })

  test.each(Object.entries(CANARY_SPELLINGS))(
    'no description that repeats it (%s) is sent, and one that stands there is not given out',
    async (_, spelling) => {
      const platform = await startPlatform({ token: CANARY_TOKEN })
      const client = clientOf(platform)
      const text = `{"class":"Workflow","doc":"the token is ${spelling}"}`
      const description = parseJson(text) as JsonObject
      expect([client.repeatsToken(description), client.repeatsToken({ class: 'Workflow' })]).toEqual([true, false])
      const error = await client.installApp(ADDRESS, description, { kind: 'absent' }).catch((caught: unknown) => caught)
      expect(error).toMatchObject({
        code: 'token-in-app',
        message: 'installing acme/rnaseq/align: the description contains the token, and was not sent',
      })
      expect(platform.store.countRequests('POST')).toBe(0)
      platform.store.install(ADDRESS, text)
      const reading = await client.getApp(ADDRESS)
      expect(reading).toEqual({ kind: 'unreadable', reason: expect.stringContaining('contains the token'), hidden: {} })
      expectNoToken(`${inspect(error, { depth: 9 })}${inspect(reading, { depth: 9 })}`, spelling)
    },
  )

  test('a secret shows itself to nobody', () => {
    const secret = keepSecret(CANARY_TOKEN)
    expectNoToken([inspect(secret, { showHidden: true, depth: 9 }), JSON.stringify(secret)].join('\n'), 'secret')
    expect(secret.redact(`a ${CANARY_TOKEN} b`)).toBe('a [token] b')
  })
})

describe('redirects', () => {
  const codes = [301, 302, 303, 307, 308]

  const cases = codes.flatMap((code) =>
    (['same', 'other'] as const).flatMap((origin) =>
      (['index', 'GET', 'list', 'POST'] as const).map((call) => [code, call, origin] as const),
    ),
  )

  // By day each code, each call and each origin.
  test.each(daily(cases, (_, index) => index % 5 === 0))(
    '%i answered to %s, pointing to the %s origin, is a failure, and no byte of token or body goes there',
    async (code, call, origin) => {
      const other = await startAnsweringPlatform((_seen, response) =>
        json(response, 200, { class: 'Workflow', secret: 'body-canary' }),
      )
      const start = call === 'index' ? startAnsweringServer : startAnsweringPlatform
      const server = await start((_seen, response) => {
        response.writeHead(code, {
          location: origin === 'other' ? `${other.url}/v2/apps/acme/rnaseq/align` : '/elsewhere',
        })
        response.end()
      })
      const client = clientOf(server)
      const install = () => client.installApp(ADDRESS, { class: 'Workflow', secret: 'body-canary' }, { kind: 'absent' })
      if (call === 'index') {
        await expect(client.apiIndex()).rejects.toMatchObject({ code: 'redirect', status: code })
        await expect(install()).rejects.toMatchObject({
          code: 'wrong-address',
          status: code,
          message: expect.stringContaining('the token was not sent'),
        })
        expect(inspect(server.seen, { depth: 9 })).not.toContain(CANARY_TOKEN)
      } else {
        const calls = { GET: () => client.getApp(ADDRESS), list: () => collect(client.listExports()), POST: install }
        await expect(calls[call]()).rejects.toMatchObject({ code: 'redirect', status: code })
        expect(server.seen[0]?.headers['x-svc-auth-token']).toBe(CANARY_TOKEN)
      }
      expect(other.seen).toEqual([])
      expect(server.seen.filter(({ url }) => url === '/elsewhere')).toEqual([])
    },
  )
})
