import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { Processes } from '../../src/cwl/documents/processes.ts'
import { changedDocuments } from '../../src/repository/documents.ts'
import { openRepository } from '../../src/repository/opening.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from '../commands/support.ts'
import { commit, committedRepository } from '../support/git.ts'
import { startPlatform } from '../support/local-platform.ts'

const TOOLS = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`apps/t${index}.cwl`, tool(`t${index}`)]))

test('a plan that is stopped while it packs stops packing and sends no request', async () => {
  const platform = await startPlatform()
  const stop = new AbortController()
  const { events, progress, signal } = listening(stop.signal)
  const report = await plan(
    optionsFor(repository({ 'cwl-promote.yml': MANIFEST, ...TOOLS }), platform.url, { stage: 'dev' }),
    {
      signal,
      progress: (event) => {
        progress(event)
        if (event.kind === 'phase' && event.name === 'pack') setImmediate(() => stop.abort())
      },
    },
  )
  expect(report).toMatchObject({ exitCode: 130, failure: { code: 'cancelled' } })
  expect(events.flatMap((event) => (event.kind === 'phase' ? [event.name] : []))).toEqual(['configuration', 'pack'])
  expect(platform.store.countRequests('GET')).toBe(0)
})

test('a stopped search for changed documents stops reading', async () => {
  const folder = committedRepository(TOOLS)
  commit(folder, { 'apps/t0.cwl': tool('other') })
  const stop = new AbortController()
  const read: string[] = []
  class Watched extends Processes {
    override document(path: string): ReturnType<Processes['document']> {
      if (read.length === 0) setImmediate(() => stop.abort())
      read.push(path)
      return super.document(path)
    }
  }
  const options = optionsFor(folder, undefined, { changedSince: 'HEAD~1' })
  const opened = openRepository(options)
  const looking = changedDocuments(Object.keys(TOOLS), options, opened, {
    processes: new Watched(opened.workspace),
    signal: stop.signal,
  })
  await expect(looking).rejects.toMatchObject({ name: 'AbortError' })
  expect(read.length).toBeLessThan(Object.keys(TOOLS).length)
})
