import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { exports } from '../../src/commands/exports.ts'
import type { ExportsReport } from '../../src/commands/report.ts'
import { DEFAULTS, type RunOptions } from '../../src/options/options.ts'
import { INDEX_MEMBERS } from '../../src/platform/dialect.ts'
import { json, startAnsweringServer, type Seen } from '../platform/answering-server.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'

const MORNING = Date.parse('2026-11-16T06:17:00.000Z')
const DAY = 86_400_000

async function watch(options: Partial<RunOptions>, day = 0): Promise<ExportsReport> {
  return exports(
    { ...DEFAULTS, workingDirectory: '.', token: TOKEN, ...options },
    { signal: new AbortController().signal, progress: () => undefined },
    { clock: () => new Date(MORNING + day * DAY) },
  )
}

/** The index of paths, which is asked for before the token is sent. */
function indexOn({ headers }: Seen): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, `http://${headers.host ?? ''}${path}`]),
  )
}

function told(report: ExportsReport): readonly unknown[] {
  return [report.exitCode, report.news?.newFailed.map(({ id }) => id), report.news?.recovered.map(({ id }) => id)]
}

describe('exports with a state file', () => {
  test('fails once for a new failure, and reports recovered jobs', async () => {
    const platform = await startPlatform()
    const folder = temporaryFolder()
    const options = {
      baseUrl: platform.url,
      workingDirectory: folder,
      stateFile: 'deep/er/state.json',
      failOn: 'new-failed',
    } as const
    platform.store.addExport({ id: 'a', state: 'FAILED' })
    platform.store.addExport({ id: 'b', state: 'COMPLETED' })
    expect(told(await watch(options))).toEqual([6, ['a'], []])
    expect(told(await watch(options, 1))).toEqual([0, [], []])
    platform.store.setExport('b', 'FAILED')
    platform.store.setExport('a', 'COMPLETED')
    const third = await watch(options, 2)
    expect(told(third)).toEqual([6, ['b'], ['a']])
    expect(third.failure?.message).toBe('1 export job failed since the last run')
    expect(told(await watch({ ...options, failOn: 'failed' }, 3))).toEqual([6, [], []])
    expect(told(await watch({ ...options, failOn: 'failed', threshold: 1 }, 3))).toEqual([0, [], []])
  })

  test('leaves one private file and no temporary files', async () => {
    const platform = await startPlatform()
    const folder = temporaryFolder()
    for (let day = 0; day < 3; day += 1)
      await watch({ baseUrl: platform.url, stateFile: join(folder, 'state.json') }, day)
    expect(readdirSync(folder)).toEqual(['state.json'])
    expect(statSync(join(folder, 'state.json')).mode & 0o777).toBe(0o600)
  })

  test.each([['not JSON', 'hello', /it is not JSON/]])(
    'refuses a file that is %s and does not change it',
    async (_, text, reason) => {
      const platform = await startPlatform()
      const path = join(temporaryFolder(), 'state.json')
      writeFileSync(path, text)
      const report = await watch({ baseUrl: platform.url, stateFile: path })
      expect([report.exitCode, report.failure?.message]).toEqual([2, expect.stringMatching(reason)])
      expect(readFileSync(path, 'utf8')).toBe(text)
      expect(platform.store.countRequests()).toBe(0)
    },
  )

  test('refuses a file above the size limit without reading it', async () => {
    const path = join(temporaryFolder(), 'reads.bam')
    writeFileSync(path, '')
    // Nothing of it is on the disk.
    truncateSync(path, 2 ** 33)
    const report = await watch({ baseUrl: 'http://127.0.0.1:9', stateFile: path })
    expect([report.exitCode, report.failure?.message]).toEqual([
      2,
      expect.stringMatching(/reads\.bam is not one that this release wrote: it is far too large$/),
    ])
    expect(statSync(path).size).toBe(2 ** 33)
  })

  test('writes through a link, so that another checkout can read it', async () => {
    const platform = await startPlatform()
    const folder = temporaryFolder()
    const kept = join(folder, 'kept.json')
    const link = join(folder, 'state.json')
    symlinkSync('kept.json', link)
    const options = {
      baseUrl: platform.url,
      workingDirectory: folder,
      stateFile: 'state.json',
      failOn: 'new-failed',
    } as const
    platform.store.addExport({ id: 'a', state: 'FAILED' })
    const nowhere = await watch(options)
    expect([nowhere.exitCode, nowhere.failure?.message]).toEqual([
      2,
      expect.stringMatching(/state\.json is a symbolic link that leads nowhere$/),
    ])
    expect(told(await watch({ ...options, stateFile: 'kept.json' }))).toEqual([6, ['a'], []])
    platform.store.addExport({ id: 'b', state: 'FAILED' })
    expect(told(await watch(options, 1))).toEqual([6, ['b'], []])
    expect([lstatSync(link).isSymbolicLink(), lstatSync(kept).isFile()]).toEqual([true, true])
    expect(told(await watch({ ...options, stateFile: 'kept.json' }, 2))).toEqual([0, [], []])
  })

  test('below a file is refused before any request', async () => {
    const platform = await startPlatform()
    const path = join(temporaryFolder(), 'file')
    writeFileSync(path, 'a file where a folder should be')
    const report = await watch({ baseUrl: platform.url, stateFile: join(path, 'state.json') })
    expect(report).toMatchObject({
      state: 'not-read',
      exitCode: 2,
      failure: { code: 'usage', message: expect.stringContaining('ENOTDIR') },
    })
    expect(platform.store.countRequests()).toBe(0)
  })

  test('that cannot be written fails, and still reports the jobs', async () => {
    const folder = temporaryFolder()
    const server = await startAnsweringServer((seen, response) => {
      if (seen.url === '/v2/') return json(response, 200, indexOn(seen))
      // The folder of the file is gone, and a file in its place, when the list has been read.
      rmSync(join(folder, 'sub'), { recursive: true })
      writeFileSync(join(folder, 'sub'), '')
      json(response, 200, { href: seen.url, items: [{ id: 'a', state: 'COMPLETED', href: '' }], links: [] })
    })
    mkdirSync(join(folder, 'sub'))
    const report = await watch({ baseUrl: server.url, stateFile: join(folder, 'sub', 'state.json') })
    expect(report).toMatchObject({
      state: 'completed',
      exitCode: 1,
      failure: {
        code: 'state-not-kept',
        message: expect.stringMatching(/could not be written: .+ \((?:ENOTDIR|EEXIST)\)$/),
      },
    })
    expect(readdirSync(folder)).toEqual(['sub'])
  })

  test('keeps the file if the list cannot be read', async () => {
    const platform = await startPlatform()
    const path = join(temporaryFolder(), 'state.json')
    platform.store.addExport({ id: 'a', state: 'FAILED' })
    await watch({ baseUrl: platform.url, stateFile: path })
    const kept = readFileSync(path, 'utf8')
    expect((await watch({ baseUrl: platform.url, stateFile: path, token: 'not-the-right-token' }, 1)).exitCode).toBe(1)
    expect(readFileSync(path, 'utf8')).toBe(kept)
  })
})

describe('the webhook of exports', () => {
  test('gets changes and recoveries, and nothing else', async () => {
    const platform = await startPlatform()
    const hook = await startAnsweringServer((_, response) => json(response, 200, 'ok'))
    const options = {
      baseUrl: platform.url,
      stateFile: join(temporaryFolder(), 'state.json'),
      webhookUrl: `${hook.url}/hook`,
    }
    platform.store.addExport({ id: 'a', state: 'COMPLETED' })
    for (const state of ['COMPLETED', 'FAILED', 'FAILED', 'RUNNING', 'COMPLETED', 'COMPLETED', 'FAILED']) {
      platform.store.setExport('a', state)
      await watch(options)
    }
    const events = hook.seen.map(
      ({ body }) => Object.entries(JSON.parse(body) as Record<string, unknown>).find(([name]) => name === 'event')?.[1],
    )
    expect(events).toEqual(['exports-failing', 'exports-recovered', 'exports-failing'])
    for (const { body, headers } of hook.seen) expect(JSON.stringify([body, headers])).not.toContain(TOKEN)
  })

  test('that fails makes the run fail, and gets the changes in the next run', async () => {
    const platform = await startPlatform()
    let well = false
    const hook = await startAnsweringServer((_, response) => json(response, well ? 200 : 410, {}))
    const options = {
      baseUrl: platform.url,
      stateFile: join(temporaryFolder(), 'state.json'),
      webhookUrl: hook.url,
      failOn: 'never',
    } as const
    platform.store.addExport({ id: 'a', state: 'FAILED' })
    const first = await watch(options)
    expect([first.exitCode, first.failure?.code]).toEqual([1, 'webhook-failed'])
    well = true
    expect((await watch(options)).exitCode).toBe(0)
    expect((await watch(options)).exitCode).toBe(0)
    expect(hook.seen).toHaveLength(2)
  })

  test.each([
    [{ webhookUrl: 'http://example.com/hook', stateFile: 'x' }, /webhook URL begins with http:/],
    [{ webhookUrl: 'https://example.com/hook' }, /`webhook-url` needs to know what the last run saw/],
    [{ failOn: 'new-failed' as const }, /`fail-on: new-failed` needs to know what the last run saw/],
    [{ threshold: -1 }, /`threshold` is -1/],
    [{ threshold: 0.5 }, /`threshold` is 0\.5/],
  ])('%j is a usage error', async (options, message) => {
    const report = await watch({ baseUrl: 'http://127.0.0.1:9', ...options })
    expect([report.exitCode, report.failure?.message]).toEqual([2, expect.stringMatching(message)])
    expect(report.failure?.fix).toBeDefined()
  })
})

test('unknown states, repeated items and truncated lists give notices', async () => {
  const server = await startAnsweringServer((seen, response, count) => {
    if (seen.url === '/v2/') return json(response, 200, indexOn(seen))
    const item = (id: string, state: string) => ({ id, state, href: `${seen.url}/${id}` })
    const next = { rel: 'next', href: `/v2/storage/exports?page=${count + 1}` }
    json(response, 200, {
      href: `/v2/storage/exports?page=${count}`,
      items: [item('a', 'STUCK'), item(`b${count}`, 'COMPLETED')],
      links: [next],
    })
  })
  const report = await watch({ baseUrl: server.url, maxPages: 3 })
  expect(report.notices).toEqual([
    'The list of export jobs is cut off: stopped after 3 pages, because of max-pages.',
    'The platform listed 2 export jobs more than once; each counts once.',
    '1 export job is in the state STUCK, which counts neither as completed nor as failed.',
  ])
})

test('a long state is cut in the notice and whole in the list', async () => {
  const states = ['x'.repeat(100_000), `a${' '.repeat(1_000)}b`]
  const server = await startAnsweringServer((seen, response) =>
    json(
      response,
      200,
      seen.url === '/v2/'
        ? indexOn(seen)
        : { href: seen.url, items: states.map((state, at) => ({ id: `${at}`, state, href: '' })), links: [] },
    ),
  )
  const report = await watch({ baseUrl: server.url })
  expect(report.notices.filter((notice) => notice.length < 200)).toHaveLength(2)
  expect(report.jobs.map(({ state }) => state)).toEqual(states)
})
