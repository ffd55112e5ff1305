import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { MANIFEST, optionsFor, OUTSIDE_GIT, repository, tool } from './support.ts'

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b'), 'apps/c.cwl': tool('c') }

/** As when a disk is unmounted: a file takes the folder's place. */
function unmount(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, '')
}

const NO_RECORD = expect.stringMatching(/^the record could not be written: .*No further install was begun\./)
const NO_SUBJECTS = expect.stringMatching(
  /the installed apps could not be written into \S+: [a-z, ]+ \(E[A-Z]+\)(?:$|\.)/,
)
const NO_EXPORTS = expect.stringMatching(
  /^the export jobs could not be read: .*[^.]\. The apps were promoted anyway\. /,
)

describe('when a run has several failures, the worst sets the exit code and the others are notices', () => {
  test('a record that cannot be written and a cancelled run', async () => {
    const platform = await startPlatform()
    const folder = join(temporaryFolder(), 'records')
    const stop = new AbortController()
    const report = await promote(
      optionsFor(repository(FILES), platform.url, {
        stage: 'dev',
        maxRequests: 1,
        record: join(folder, 'record.json'),
      }),
      {
        signal: stop.signal,
        progress: ({ kind }) => {
          if (kind === 'record') unmount(folder)
          if (kind === 'app') stop.abort()
        },
      },
    )
    expect(report).toMatchObject({
      exitCode: 130,
      failure: { code: 'cancelled' },
      counts: { created: 1, cancelled: 2 },
      notices: [OUTSIDE_GIT, NO_RECORD],
    })
    expect(report.recordFile).toBeUndefined()
  })

  test('subjects that cannot be written and export jobs that cannot be read', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'html', path: '/v2/storage' }] })
    const subjects = join(temporaryFolder(), 'subjects')
    mkdirSync(subjects)
    const report = await promote(optionsFor(repository(FILES), platform.url, { stage: 'dev', subjects }), {
      signal: new AbortController().signal,
      progress: ({ kind }) => {
        if (kind === 'app') unmount(subjects)
      },
    })
    expect(report).toMatchObject({
      exitCode: 1,
      result: 'promoted',
      failure: { code: 'subjects-not-written' },
      exports: { state: 'not-read' },
      notices: [OUTSIDE_GIT, NO_EXPORTS],
    })
  })

  test('a fault of every request is reported once', async () => {
    const platform = await startPlatform({
      faults: [
        { kind: 'html', method: 'POST' },
        { kind: 'html', path: '/v2/storage' },
      ],
    })
    const report = await promote(optionsFor(repository(FILES), platform.url, { stage: 'dev' }), {
      signal: new AbortController().signal,
      progress: () => undefined,
    })
    expect(report).toMatchObject({
      exitCode: 5,
      counts: { failed: 3 },
      exports: { state: 'not-read', reason: 'no app could be installed' },
      notices: [OUTSIDE_GIT],
    })
  })

  test('all of these and a failed app', async () => {
    const platform = await startPlatform({
      faults: [
        { kind: 'html', path: '/v2/storage' },
        { kind: 'redirect', method: 'POST', path: '/v2/apps/acme/dev/b' },
      ],
    })
    const subjects = join(temporaryFolder(), 'subjects')
    mkdirSync(subjects)
    const report = await promote(optionsFor(repository(FILES), platform.url, { stage: 'dev', subjects }), {
      signal: new AbortController().signal,
      progress: ({ kind }) => {
        if (kind === 'app') unmount(subjects)
      },
    })
    expect(report).toMatchObject({
      exitCode: 5,
      failure: { code: 'apps-failed' },
      counts: { created: 2, failed: 1 },
      notices: [OUTSIDE_GIT, NO_SUBJECTS, NO_EXPORTS],
    })
  })
})
