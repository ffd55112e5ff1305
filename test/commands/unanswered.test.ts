import { expect, test } from '@jest/globals'

import { exports } from '../../src/commands/exports.ts'
import { promote } from '../../src/commands/promote.ts'
import { startAnsweringPlatform, startAnsweringServer } from '../platform/answering-server.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') }

test.each([
  [
    'the index',
    startAnsweringServer,
    'the run was cancelled; it was still reading the API index, and the list of export jobs was not read to its end',
  ],
  [
    'the list',
    startAnsweringPlatform,
    'the run was cancelled; it was still listing export jobs, and the list of export jobs was not read to its end',
  ],
])('a run that is stopped while the platform does not answer names the request: %s', async (_what, start, message) => {
  const stop = new AbortController()
  const platform = await start(() => stop.abort())
  const report = await exports(optionsFor(repository(FILES), platform.url, {}), listening(stop.signal))
  expect(report).toMatchObject({ exitCode: 130, failure: { code: 'cancelled', message } })
})

test('a promotion that is stopped while it reads an app names the app', async () => {
  const stop = new AbortController()
  const platform = await startAnsweringPlatform(() => stop.abort())
  const report = await promote(optionsFor(repository(FILES), platform.url, { stage: 'dev' }), listening(stop.signal))
  expect(report.failure?.message).toMatch(
    /^the run was cancelled; it was still reading .*\/a, and nothing was installed$/,
  )
})
