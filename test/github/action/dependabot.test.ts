import { expect, test } from '@jest/globals'

import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub } from '../../support/github-api.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { exampleRepository } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

const OURS = { id: 1, full_name: 'octo/rnaseq' }

interface Starting {
  readonly name?: string
  readonly actor?: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly apiUrl?: string
}

/** A run on a branch of this repository, without secrets. */
async function start({
  name = 'pull_request',
  actor = 'dependabot[bot]',
  inputs = {},
  apiUrl = 'http://127.0.0.1:9',
}: Starting = {}): Promise<ActionRun> {
  return runAction({
    workspace: exampleRepository(),
    inputs: { command: 'plan', stage: 'dev', 'base-url': '', token: '', ...inputs },
    env: { GITHUB_EVENT_NAME: name, GITHUB_ACTOR: actor, GITHUB_API_URL: apiUrl },
    event: { repository: OURS, pull_request: { number: 1, head: { repo: OURS } }, deployment: { ref: 'main' } },
  })
}

test.each([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'push',
  'create',
  'deployment',
  'deployment_status',
])('a plan that Dependabot starts by %s runs without a token and marks apps as unknown', async (name) => {
  const run = await start({ name })
  expect([run.code, run.stderr, run.outputs['result'], run.outputs['unknown-count'], run.outputs['plan-file']]).toEqual(
    [0, '', 'planned', '4', ''],
  )
  expect(run.outputs['apps']).toContain(
    'this run was started by Dependabot, which is given no secrets, and has no token',
  )
  expect(run.summary).toContain('Planned without the platform: this run was started by Dependabot')
  // What nobody could look up does not look as if it were fine.
  expect([/✅|✓/.exec(run.summary + run.stdout), run.summary.includes('<p>❔ 4 unknown.')]).toEqual([null, true])
})

test.each<readonly [string, Starting]>([
  ['another user', { actor: 'ada' }],
  ['Dependabot on an event with secrets', { name: 'schedule' }],
  ['Dependabot that promotes', { inputs: { command: 'promote' } }],
])('without a token, a run of %s is a usage error', async (_, starting) => {
  const run = await start(starting)
  expect([run.code, commandsOf(run, 'error').length]).toEqual([2, 1])
})

test('a token from the secrets of Dependabot is used', async () => {
  const platform = await startPlatform()
  const run = await start({ inputs: { 'base-url': platform.url, token: TOKEN } })
  expect([run.code, run.outputs['unknown-count'], run.outputs['plan-digest']]).toEqual([
    0,
    '0',
    expect.stringMatching(/^sha256:/),
  ])
})

test('a read-only token for GitHub gives a notice about the permission, and the run passes', async () => {
  const github = await startGitHub()
  github.repository.addPull({ login: 'dependabot[bot]', type: 'Bot' }, { sha: '1'.repeat(40) })
  github.grant(GITHUB_TOKEN, {
    user: ACTIONS_BOT.user,
    permissions: { contents: 'read', 'pull-requests': 'read', issues: 'read' },
  })
  const run = await start({ apiUrl: github.url, inputs: { comment: 'true', 'github-token': GITHUB_TOKEN } })
  expect([run.code, github.repository.comments, run.summary.includes('Planned without the platform')]).toEqual([
    0,
    [],
    true,
  ])
  expect(commandsOf(run, 'notice').map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^No comment was written: .* Give the job `permissions: (?:issues|pull-requests): write`, or a token that has it as the input `github-token`\. The job summary has the report\.$/,
    ),
  ])
})

test('a token with write permission writes the comment', async () => {
  const github = await startGitHub()
  github.repository.addPull({ login: 'dependabot[bot]', type: 'Bot' }, { sha: '1'.repeat(40) })
  const run = await start({ apiUrl: github.url, inputs: { comment: 'true', 'github-token': GITHUB_TOKEN } })
  expect([run.code, github.repository.comments.length, commandsOf(run, 'notice')]).toEqual([0, 1, []])
})

test('validation needs no token', async () => {
  expect((await start({ inputs: { command: 'validate', stage: '' } })).code).toBe(0)
})
