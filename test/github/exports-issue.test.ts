import { expect, test } from '@jest/globals'

import { connectGitHub } from '../../src/github/client.ts'
import { exportsIssue } from '../../src/github/exports-issue.ts'
import { GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../support/github-api.ts'

function keeperOf(github: GitHubStandIn, longestRecall: number): ReturnType<typeof exportsIssue> {
  return exportsIssue(
    async (signal) => connectGitHub({ token: GITHUB_TOKEN, repository: 'octo/rnaseq', apiUrl: github.url, signal }),
    { title: 'Export jobs are failing', labels: [], assignees: [], platform: 'https://platform.example' },
    longestRecall,
  )
}

test('an unanswered request to GitHub times out without cancelling the run', async () => {
  const github = await startGitHub()
  github.fail({ kind: 'no-answer', path: '/graphql', times: 9 })
  const { memory, trouble } = await keeperOf(github, 200).recall(new AbortController().signal)
  expect([memory, trouble]).toEqual([
    undefined,
    {
      code: 'github-unreachable',
      message: 'GitHub took too long to ask whose token it is',
      fix: 'Run again later.',
    },
  ])
})

test('a cancelled run reports that it is cancelled', async () => {
  const github = await startGitHub()
  expect(await keeperOf(github, 60_000).recall(AbortSignal.abort())).toMatchObject({ trouble: { code: 'cancelled' } })
})
