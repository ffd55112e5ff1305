import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import {
  FAULT_KINDS,
  parseExportQuirks,
  parseFault,
  startLocalPlatform,
  StartError,
} from '../../src/local-platform/index.ts'
import { rejection } from '../platform/answering-server.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'

describe('a start that fails has a message for', () => {
  test('a port in use', async () => {
    const { url } = await startPlatform()
    const port = Number(new URL(url).port)
    expect(await rejection(startLocalPlatform({ dataFolder: temporaryFolder(), port }))).toEqual(
      expect.objectContaining({
        name: 'StartError',
        message: `port ${port} of 127.0.0.1 is taken`,
        fix: expect.stringContaining('another port'),
      }),
    )
  })

  test.each([70_000, -1, 0.5, Number.NaN])('the invalid port %d', async (port) => {
    expect(await rejection(startLocalPlatform({ dataFolder: temporaryFolder(), port }))).toMatchObject({
      name: 'StartError',
      message: `there is no port ${port}`,
    })
  })

  test('an empty address', async () => {
    expect(await rejection(startLocalPlatform({ dataFolder: temporaryFolder(), host: '' }))).toMatchObject({
      name: 'StartError',
      message: 'the address to listen on is empty',
    })
  })

  test.each(['*', 'http://platform.test'])('%j as an allowed host', async (host) => {
    expect(await rejection(startLocalPlatform({ dataFolder: temporaryFolder(), allowedHosts: [host] }))).toMatchObject({
      name: 'StartError',
      message: `${JSON.stringify(host)} is not the name of a host`,
    })
  })

  test.each([
    ['without its network interface', 'fe80::1'],
    ['that is too long', 'a'.repeat(300)],
  ])('an address %s', async (_, host) => {
    expect(await rejection(startLocalPlatform({ dataFolder: temporaryFolder(), host }))).toBeInstanceOf(StartError)
  })

  test('a data folder that is a file', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await rejection(startLocalPlatform({ dataFolder: file }))).toBeInstanceOf(StartError)
  })

  test('a file that is not a database', async () => {
    const folder = temporaryFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'platform.sqlite'),
      'this is text, and long enough to be read as the header of a database '.repeat(9),
    )
    expect(await rejection(startLocalPlatform({ dataFolder: folder }))).toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('not a database'),
    })
    // It must not stay open: the folder could not be taken away then, on some systems.
    const open = readdirSync('/proc/self/fd')
      .map((descriptor) => join('/proc/self/fd', descriptor))
      .filter((link) => existsSync(link))
    expect(open.map((link) => readlinkSync(link)).filter((path) => path.startsWith(folder))).toEqual([])
  })

  test('a database of a newer version', async () => {
    const folder = temporaryFolder()
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(join(folder, 'platform.sqlite'))
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(await rejection(startLocalPlatform({ dataFolder: folder }))).toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('newer version'),
    })
  })

  test.each(['', 'two words', 'line\nbreak', 'seven-c'])('the token %j', async (token) => {
    expect(await rejection(startLocalPlatform({ dataFolder: temporaryFolder(), token }))).toBeInstanceOf(StartError)
  })
})

describe('stopping', () => {
  test('answers running requests and drops hanging ones', async () => {
    const platform = await startPlatform({
      faults: [
        { kind: 'latency', path: '/v2/apps', milliseconds: 150 },
        { kind: 'hang', path: '/v2/storage' },
      ],
    })
    const headers = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN }
    const install = fetch(`${platform.url}/v2/apps/a/b/c`, { method: 'POST', headers, body: '{"v":1}' })
    const hanging = rejection(fetch(`${platform.url}/v2/storage/exports`, { headers }))
    while (platform.store.countRequests() < 2) await new Promise((resolve) => setTimeout(resolve, 2))
    const stopped = platform.stop()
    expect((await install).status).toBe(201)
    await hanging
    await stopped
  })

  test.each([['latency'], ['drip']] as const)('does not wait for the fault %s', async (kind) => {
    const platform = await startPlatform({ faults: [{ kind, milliseconds: 600_000 }] })
    const headers = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN }
    const install = fetch(`${platform.url}/v2/apps/a/b/c`, { method: 'POST', headers, body: '{"v":1}' })
    while (platform.store.listApps().length === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    await platform.stop()
    expect(await (await install).json()).toEqual({ v: 1 })
  })

  test('is not undone by a release of faults', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'latency', method: 'POST', milliseconds: 600_000 }] })
    const headers = { 'content-type': 'application/json', 'content-length': 7, 'x-svc-auth-token': TOKEN }
    const install = request(`${platform.url}/v2/apps/a/b/c`, { method: 'POST', headers })
    install.write('{"v"')
    while (platform.store.countRequests() === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    const stopped = platform.stop()
    platform.faults.release()
    install.end(':1}')
    const [answer] = (await once(install, 'response')) as [IncomingMessage]
    expect(answer.resume().statusCode).toBe(201)
    await stopped
  })

  test('is not delayed by a kept-alive or silent connection', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'drip', milliseconds: 3 }] })
    const silent = connect(Number(new URL(platform.url).port), '127.0.0.1')
    silent.on('error', () => silent.destroy())
    await once(silent, 'connect')
    expect(await (await fetch(`${platform.url}/v2/`)).json()).toHaveProperty('apps_url')
    await platform.stop()
    silent.destroy()
  })
})

test('docs/local-platform.md names every fault', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/local-platform.md'), 'utf8')
  expect(FAULT_KINDS.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([])
})

test('docs/local-platform.md has exactly the existing faults, settings and quirks', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/local-platform.md'), 'utf8')
  const [, examples = ''] = /## Faults[^]*?```\n([^]*?)```/.exec(page) ?? []
  expect(
    examples
      .trim()
      .split('\n')
      .map((line) => parseFault(line.split(' ')[0] ?? '').kind),
  ).toEqual(['reset', '503', '429-hour'])
  const settings = [...(/\| setting \|[^]*?\n\n/.exec(page)?.[0] ?? '').matchAll(/^\| `([a-z]+)`/gm)].map(
    ([, name]) => name,
  )
  expect(() => parseFault('reset,nosuch=1')).toThrow(
    new RegExp(`The settings are ${settings.map((name) => `${name}=\\S*`).join(' ')}$`),
  )
  const [unusualLists = ''] = /## Unusual lists[^]*?\n## /.exec(page) ?? []
  const quirks = [...unusualLists.matchAll(/^\| `([a-z]+-[a-zN=-]+)`/gm)].map(([, quirk = '']) =>
    quirk.replace('N', '2'),
  )
  expect(parseExportQuirks(quirks)).toEqual({ ignoreOffset: true, largestPage: 2, repeatItems: true, noLinks: true })
})
