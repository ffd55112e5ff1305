import { describe, expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { Report } from '../../src/commands/report.ts'
import type { RunContext } from '../../src/commands/run/context.ts'
import { validate } from '../../src/commands/validate.ts'
import { hangingGit, type HangingGit } from '../support/git.ts'
import { afterThisTest, startPlatform } from '../support/local-platform.ts'
import { runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') }

/** For this process, until the test is over. */
function withHangingGit(): HangingGit {
  const git = hangingGit()
  const before = process.env['PATH']
  process.env['PATH'] = git.path
  afterThisTest(() => {
    process.env['PATH'] = before
  })
  return git
}

describe('a run with a git that hangs ends when it is stopped', () => {
  test.each<[string, (folder: string, baseUrl: string, context: RunContext) => Promise<Report>]>([
    [
      'validate --changed-since',
      async (folder, _, context) => validate(optionsFor(folder, undefined, { changedSince: 'HEAD' }), context),
    ],
    [
      'validate --sarif',
      async (folder, _, context) => validate(optionsFor(folder, undefined, { sarif: 'log.sarif' }), context),
    ],
    [
      'pack --stamp',
      async (folder, _, context) =>
        pack({ ...optionsFor(folder, undefined, { stamp: true }), file: 'apps/a.cwl' }, context),
    ],
    [
      'plan --changed-since',
      async (folder, baseUrl, context) =>
        plan(optionsFor(folder, baseUrl, { stage: 'dev', changedSince: 'HEAD' }), context),
    ],
    ['promote', async (folder, baseUrl, context) => promote(optionsFor(folder, baseUrl, { stage: 'dev' }), context)],
  ])('%s', async (_, run) => {
    const platform = await startPlatform()
    const git = withHangingGit()
    const stop = new AbortController()
    const ended = run(repository(FILES), platform.url, listening(stop.signal))
    await git.called()
    stop.abort()
    expect(await ended).toMatchObject({ exitCode: 130, failure: { code: 'cancelled' } })
    expect([git.calls(), platform.store.listApps()]).toEqual([1, []])
  })
})

test('and when its time is up', async () => {
  withHangingGit()
  const report = await validate(
    optionsFor(repository(FILES), undefined, { changedSince: 'HEAD', timeout: 0.02 }),
    listening(),
  )
  expect(report.failure?.code).toBe('timed-out')
})

test('the command line ends at SIGTERM and does not start git again', async () => {
  const git = hangingGit()
  const run = await runCli(['validate', '--changed-since', 'HEAD', '--json'], {
    cwd: repository(FILES),
    env: { PATH: git.path },
    onStart: (child) => void git.called().then(() => child.kill('SIGTERM')),
  })
  expect([run.code, git.calls()]).toEqual([130, 1])
  expect(JSON.parse(run.stdout)).toMatchObject({ failure: { code: 'cancelled' } })
})

test('a cancelled action sets its outputs while git hangs', async () => {
  const git = hangingGit()
  const run = await runAction({
    workspace: repository(FILES),
    inputs: { command: 'validate', 'changed-since': 'HEAD' },
    env: { PATH: git.path },
    onStart: (child) => void git.called().then(() => child.kill('SIGINT')),
  })
  expect([run.code, run.outputs['result'], git.calls()]).toEqual([130, 'failed', 1])
  expect(run.summary).toContain('the run was cancelled')
})
