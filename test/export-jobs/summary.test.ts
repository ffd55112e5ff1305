import { describe, expect, test } from '@jest/globals'

import { summarizeExports } from '../../src/export-jobs/summary.ts'
import { json, rejection, startAnsweringPlatform } from '../platform/answering-server.ts'
import { clientOf, startPlatform, TOKEN } from '../support/local-platform.ts'

describe('the summary of export jobs', () => {
  test.each([
    ['none', []],
    ['completed', ['COMPLETED', 'COMPLETED']],
    ['failed', ['COMPLETED', 'RUNNING', 'FAILED']],
    ['other', ['COMPLETED', 'PENDING']],
    // Never as fine: the document knows no such state.
    ['other', ['completed']],
  ])('is %s for %j', async (state, states) => {
    const platform = await startPlatform()
    for (const one of states) platform.store.addExport({ state: one })
    const summary = await summarizeExports(clientOf(platform))
    expect([summary.state, summary.total, summary.truncated]).toEqual([state, states.length, false])
    expect(summary.jobs.map((job) => job.state)).toEqual(states)
    expect(summary.counts.completed + summary.counts.failed + summary.counts.other).toBe(states.length)
  })

  test.each(['documented', 'seven-bridges'] as const)('reads all pages (%s)', async (dialect) => {
    const platform = await startPlatform({ dialect })
    for (let at = 0; at < 251; at += 1)
      platform.store.addExport({ id: `e${at}`, state: at === 250 ? 'FAILED' : 'COMPLETED' })
    const summary = await summarizeExports(clientOf(platform, { dialect }))
    expect(summary).toMatchObject({
      state: 'failed',
      total: 251,
      counts: { completed: 250, failed: 1, other: 0 },
      truncated: false,
    })
    expect(new Set(summary.jobs.map((job) => job.id)).size).toBe(251)
  })

  test.each([
    ['COMPLETED', 'FAILED', 'failed'],
    ['FAILED', 'COMPLETED', 'completed'],
    ['RUNNING', 'COMPLETED', 'completed'],
  ] as const)(
    'uses the last state of a job that is listed again after it moved from %s to %s',
    async (before, after, state) => {
      const platform = await startPlatform({ exportQuirks: { largestPage: 2, repeatItems: true } })
      for (const id of ['a', 'b', 'c']) platform.store.addExport({ id, state: id === 'b' ? before : 'COMPLETED' })
      const client = clientOf(platform)
      const moving = {
        listExports: async function* () {
          for await (const page of client.listExports()) {
            yield page
            platform.store.setExport('b', after)
          }
        },
      }
      const summary = await summarizeExports({ ...moving, dialect: 'documented' })
      expect(summary).toMatchObject({ state, total: 3, repeated: 1 })
      expect(summary.jobs.map((job) => `${job.id} ${job.state}`)).toEqual(['a COMPLETED', `b ${after}`, 'c COMPLETED'])
    },
  )

  test('is truncated when max-pages ends it', async () => {
    const platform = await startPlatform()
    for (let at = 0; at < 120; at += 1) platform.store.addExport({ state: 'COMPLETED' })
    const summary = await summarizeExports(clientOf(platform), { maxPages: 2 })
    expect(summary).toMatchObject({
      state: 'other',
      total: 100,
      counts: { completed: 100, failed: 0, other: 0 },
      truncated: true,
      reason: expect.stringContaining('max-pages'),
    })
  })

  test('is not given if a page cannot be read', async () => {
    const server = await startAnsweringPlatform((_, response, count) => {
      if (count > 1) return json(response, 403, { status: 403, code: 403, message: 'no longer' })
      return json(response, 200, {
        href: 'x?limit=1',
        items: [{ href: 'x', id: '1', state: 'COMPLETED' }],
        links: [],
      })
    })
    expect(await rejection(summarizeExports(clientOf(server)))).toMatchObject({
      code: 'credentials',
      message: expect.stringContaining('no longer'),
    })
    expect(server.seen[0]?.headers['x-svc-auth-token']).toBe(TOKEN)
  })
})
