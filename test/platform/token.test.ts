import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { FAULT_KINDS } from '../../src/local-platform/index.ts'
import { keepSecret } from '../../src/platform/secret.ts'
import type { Platform } from '../../src/platform/types.ts'
import { clientOf, collect, startPlatform, TOKEN } from '../support/local-platform.ts'
import { json, startAnsweringServer } from './answering-server.ts'

const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }

const ENCODINGS: Readonly<Record<string, string>> = {
  plain: TOKEN,
  percent: encodeURIComponent(TOKEN),
  base64: Buffer.from(TOKEN).toString('base64'),
  base64url: Buffer.from(TOKEN).toString('base64url'),
  hex: Buffer.from(TOKEN).toString('hex'),
  HEX: Buffer.from(TOKEN).toString('hex').toUpperCase(),
  json: JSON.stringify(TOKEN),
  reversed: Array.from(TOKEN).toReversed().join(''),
}

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
  for (const [encoding, spelling] of Object.entries(ENCODINGS)) expect([context, encoding, text.includes(spelling)]).toEqual([context, encoding, false])
}

describe('the token is in nothing that can be printed', () => {
  test.each(FAULT_KINDS)('after %s on every request', async (kind) => {
    const lines: string[] = []
    const platform = await startPlatform({ faults: [{ kind, milliseconds: 1 }], log: (line) => lines.push(line) })
    const client = clientOf(platform, {
      longestWait: 1,
      attemptTimeout: 100,
      onRequest: (line) => lines.push(line),
      onWait: (wait) => lines.push(JSON.stringify(wait)),
    })
    for (const work of [
      () => client.apiIndex(),
      () => client.getApp(ADDRESS),
      () => client.installApp(ADDRESS, { class: 'Workflow' }, { kind: 'absent' }),
      () => collect(client.listExports()),
    ]) {
      expectNoToken(await printed(client, work), kind)
    }
    expectNoToken(lines.join('\n'), kind)
  })

  test.each(Object.entries(ENCODINGS))('when the platform echoes it (%s) in an error, a status line, a redirect or a page', async (_, spelling) => {
    for (const answer of [
      { status: 400, body: JSON.stringify({ status: 400, code: 1, message: `you sent ${spelling}`, more_info: spelling }) },
      { status: 400, body: `${'x'.repeat(290)}${spelling}` },
      { status: 500, body: `<html>${spelling}</html>` },
      { status: 200, body: `<html>${spelling}</html>` },
      { status: 302, body: spelling },
    ]) {
      const server = await startAnsweringServer((_seen, response) =>
        json(response, answer.status, answer.body, { location: `https://${TOKEN}.example/?${encodeURIComponent(spelling)}` }),
      )
      const client = clientOf(server, { longestWait: 1 })
      expectNoToken(await printed(client, () => client.getApp(ADDRESS)), answer.body)
      expectNoToken(await printed(client, () => client.installApp(ADDRESS, {}, { kind: 'absent' })), answer.body)
    }
  })

  test('a secret shows itself to nobody', () => {
    const secret = keepSecret(TOKEN)
    expectNoToken([inspect(secret, { showHidden: true, depth: 9 }), JSON.stringify(secret)].join('\n'), 'secret')
    expect(secret.redact(`a ${TOKEN} b`)).toBe('a [token] b')
  })
})

describe('redirects', () => {
  const codes = [301, 302, 303, 307, 308]

  test.each(codes.flatMap((code) => (['same', 'other'] as const).map((origin) => [code, origin] as const)))(
    '%i to the %s origin is a failure, and no byte of token or body goes there',
    async (code, origin) => {
      const other = await startAnsweringServer((_seen, response) => json(response, 200, { class: 'Workflow', secret: 'body-canary' }))
      const server = await startAnsweringServer((_seen, response) => {
        response.writeHead(code, { location: origin === 'other' ? `${other.url}/v2/apps/acme/rnaseq/align` : '/elsewhere' })
        response.end()
      })
      const client = clientOf(server)
      await expect(client.getApp(ADDRESS)).rejects.toMatchObject({ code: 'redirect', status: code })
      await expect(client.installApp(ADDRESS, { class: 'Workflow', secret: 'body-canary' }, { kind: 'absent' })).rejects.toMatchObject({ code: 'redirect' })
      await expect(collect(client.listExports())).rejects.toMatchObject({ code: 'redirect' })
      expect(other.seen).toEqual([])
      expect(server.seen.filter(({ url }) => url === '/elsewhere')).toEqual([])
    },
  )
})
