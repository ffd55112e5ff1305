import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { listening, MANIFEST, optionsFor, repository, tool, write } from './support.ts'

/** Ends a POST in place of the platform. */
type Ending = (request: IncomingMessage, response: ServerResponse) => void

interface LateProxy {
  readonly url: string
  /** Lets the platform carry out the installs that were taken, now. */
  readonly passOn: () => Promise<void>
}

/**
 * A proxy that takes installs, tells the client as the test says, and passes them on only later; those of `refused` it
 * refuses.
 */
async function startLateProxy(platform: LocalPlatform, ending: Ending): Promise<LateProxy> {
  const taken: (() => Promise<Answer>)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const send = async () => sendTo(platform, request, Buffer.concat(chunks))
      if (request.method !== 'POST')
        void send().then(({ status, body }) => response.writeHead(status, JSON_TYPE).end(body))
      else if (request.url?.includes('refused') === true)
        response.writeHead(403, JSON_TYPE).end('{"status":403,"code":403,"message":"no"}')
      else {
        taken.push(send)
        ending(request, response)
      }
    })
  })
  return {
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    passOn: async () => {
      for (const send of taken.splice(0)) expect((await send()).status).toBe(200)
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

interface Answer {
  readonly status: number
  readonly body: Buffer
}

/** The same request, with the same Host: the platform names its calls by it. */
async function sendTo(
  { url }: LocalPlatform,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const forwarded = sendRequest({ hostname, port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }))
    })
    forwarded.on('error', reject)
    forwarded.end(body)
  })
}

const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['a connection that is reset', (request) => void request.socket.resetAndDestroy()],
  ['a connection that is closed', (request) => void request.socket.destroy()],
  [
    'a truncated answer',
    (request, response) =>
      void response.writeHead(200, { 'content-length': 100 }).write('{', () => request.socket.destroy()),
  ],
  ['502', (_, response) => void response.writeHead(502, { 'content-type': 'text/plain' }).end('bad gateway')],
  ['408', (_, response) => void response.writeHead(408, { 'content-type': 'text/plain' }).end('too slow')],
  [
    'a web page',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>please wait'),
  ],
]

test.each(ENDINGS)(
  'an install that takes effect after %s is in the record, which restores the earlier app',
  async (_, ending) => {
    const platform = await startPlatform()
    const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') })
    const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
    await promote(options, listening())
    const textNow = () => platform.store.latest(parseAddress('acme/dev/a'))?.text
    const before = textNow()
    write(folder, { 'apps/a.cwl': tool('a, worse') })

    const proxy = await startLateProxy(platform, ending)
    const undo = join(temporaryFolder(), 'record.json')
    const report = await promote({ ...options, baseUrl: proxy.url, record: undo }, listening())
    expect(report).toMatchObject({
      exitCode: 5,
      recordFile: undo,
      counts: { failed: 1 },
      apps: [{ reason: expect.stringMatching(/reading it back shows that nothing was installed$/) }],
    })
    expect(readRecord(undo).apps).toEqual([
      expect.objectContaining({ name: 'a', outcome: 'failed', before: expect.objectContaining({ kind: 'found' }) }),
    ])
    expect(textNow()).toBe(before)

    await proxy.passOn()
    expect(textNow()).toContain('a, worse')
    // The record is of the address that it was promoted to: this install comes late as well.
    await rollback({ ...options, baseUrl: proxy.url, undo }, listening())
    await proxy.passOn()
    expect(textNow()).toBe(before)
  },
)
