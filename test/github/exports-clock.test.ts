import { expect, test } from '@jest/globals'

import { exports } from '../../src/commands/exports.ts'
import type { ExportsReport } from '../../src/commands/report.ts'
import { DEFAULTS } from '../../src/commands/run/options.ts'
import { connectGitHub } from '../../src/github/client.ts'
import { exportsIssue } from '../../src/github/exports-issue.ts'
import { GITHUB_TOKEN, startGitHub } from '../support/github-api.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'

test('a run with a clock ahead of time does not make later runs repeat its comments', async () => {
  const platform = await startPlatform()
  const github = await startGitHub()
  for (const id of ['a', 'b', 'c']) platform.store.addExport({ id, state: 'FAILED' })
  const runAt = async (time: string): Promise<ExportsReport> =>
    exports(
      { ...DEFAULTS, workingDirectory: temporaryFolder(), baseUrl: platform.url, token: TOKEN, failOn: 'new-failed' },
      { signal: new AbortController().signal, progress: () => undefined },
      {
        keeper: exportsIssue(
          async (signal) =>
            connectGitHub({ token: GITHUB_TOKEN, repository: 'octo/rnaseq', apiUrl: github.url, signal }),
          { title: 'Export jobs are failing', labels: [], assignees: [], platform: platform.url },
        ),
        clock: () => new Date(time),
      },
    )
  await runAt('2027-11-23T06:00:00Z')
  platform.store.setExport('a', 'COMPLETED')
  await runAt('2026-11-23T06:00:00Z')
  const comments = github.repository.comments.length
  for (const day of [24, 25, 26]) expect((await runAt(`2026-11-${day}T06:00:00Z`)).exitCode).toBe(0)
  expect(github.repository.comments.slice(comments).map(({ body }) => body)).toEqual([])
  expect(github.repository.issues[0]?.body).toMatch(
    /2026-11-23 .*\n.*2026-11-24 .*\n.*2026-11-25 .*\n.*2026-11-26 .*\n.*2027-11-23/,
  )
})
