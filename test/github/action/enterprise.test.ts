import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { committedRepository } from '../../support/git.ts'
import { GITHUB_TOKEN, startGitHub } from '../../support/github-api.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { toolText } from '../../support/repository.ts'
import { runAction } from '../../support/run-action.ts'

const OURS = { id: 1, full_name: 'octo/rnaseq' }

test('on an Enterprise Server, comment, issue, deployment and all links use its address', async () => {
  const github = await startGitHub()
  const platform = await startPlatform()
  platform.store.addExport({ id: 'job-1', state: 'FAILED' })
  const { number } = github.repository.addPull({ login: 'ada', type: 'User' }, { sha: '1'.repeat(40) })
  const workspace = committedRepository({
    'cwl-promote.yml': dedent`
      version: 1
      stages: { dev: { project: acme/dev, rules: { downgrade: refuse } } }
      apps: [{ path: apps }]
    `,
    'apps/a.cwl': toolText('a'),
  })
  const run = async (inputs: Readonly<Record<string, string>>) =>
    runAction({
      workspace,
      inputs: { 'base-url': platform.url, token: TOKEN, 'github-token': GITHUB_TOKEN, ...inputs },
      env: {
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_API_URL: `${github.url}/api/v3/`,
        GITHUB_SERVER_URL: 'https://git.example.org',
        GITHUB_RUN_ID: '7',
      },
      event: { repository: OURS, pull_request: { number, head: { repo: OURS } } },
    })
  const promoted = await run({ stage: 'dev', deployments: 'true', comment: 'true' })
  const watched = await run({ command: 'exports', issue: 'true', 'fail-on': 'never' })
  expect([promoted.code, watched.code, promoted.stderr, watched.stderr]).toEqual([0, 0, '', ''])
  expect(
    [promoted.outputs['comment-url'], promoted.outputs['deployment-id'], watched.outputs['issue-url']].every(
      (one) => one !== undefined && one !== '',
    ),
  ).toBe(true)
  expect([...new Set(github.requests.map(({ path }) => path.split('/').slice(0, 4).join('/')))].sort()).toEqual([
    '/api/graphql',
    '/api/v3/repos',
  ])
  const pages = [...github.repository.comments, ...github.repository.issues].map(({ body }) => body).join('\n')
  expect(pages).toContain('https://git.example.org/octo/rnaseq/actions/runs/7')
  expect(pages + promoted.summary).not.toMatch(/github\.com/)
  expect(github.repository.deployments[0]?.statuses.map(({ log_url }) => log_url)).toEqual(
    Array.from({ length: 2 }, () => 'https://git.example.org/octo/rnaseq/actions/runs/7'),
  )
})
