import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { dedent } from '../../support/dedent.ts'
import { committedRepository, git } from '../../support/git.ts'
import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { toolText } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

const MANIFEST = dedent`
  version: 1
  stages: { dev: { project: acme/dev } }
  apps: [{ path: a.cwl }]
`

const REPOSITORY = { id: 1, full_name: 'octo/rnaseq' }
const OWN = { head: { repo: { id: 1 } }, base: { repo: { id: 1 } } }

interface Scene {
  readonly github: GitHubStandIn
  readonly platform: LocalPlatform
  readonly workspace: string
}

/** A clone as `actions/checkout` leaves it where its `ref` is `refs/pull/1/merge`. */
async function setScene({ fork }: { readonly fork: boolean }, form = 'merge'): Promise<Scene> {
  const [github, platform, workspace] = [
    await startGitHub(),
    await startPlatform(),
    committedRepository({ 'cwl-promote.yml': MANIFEST, 'a.cwl': toolText('a') }),
  ]
  const { number } = github.repository.addPull({ login: 'ada', type: 'User' }, { sha: '1'.repeat(40), fork })
  git(workspace, 'update-ref', `refs/remotes/pull/${number}/${form}`, 'HEAD')
  git(workspace, 'checkout', '-q', `refs/remotes/pull/${number}/${form}`)
  return { github, platform, workspace }
}

interface Starting {
  readonly name?: string
  readonly event?: Readonly<Record<string, unknown>>
  readonly inputs?: Readonly<Record<string, string>>
}

async function run(
  { github, platform, workspace }: Scene,
  { name = 'workflow_dispatch', event = {}, inputs = {} }: Starting = {},
): Promise<ActionRun> {
  return runAction({
    workspace,
    inputs: {
      command: 'plan',
      stage: 'dev',
      'base-url': platform.url,
      token: TOKEN,
      'github-token': GITHUB_TOKEN,
      ...inputs,
    },
    env: { GITHUB_EVENT_NAME: name, GITHUB_REF: 'refs/heads/main', GITHUB_API_URL: github.url },
    event: { repository: REPOSITORY, ...event },
  })
}

function noticesOf(one: ActionRun): readonly string[] {
  return commandsOf(one, 'notice').map(({ message }) => message)
}

describe('a pull request checked out by an event of something else', () => {
  test.each([
    ['workflow_dispatch', 'merge', {}],
    ['repository_dispatch', 'head', { client_payload: { pull_request: { number: 1, head: { repo: REPOSITORY } } } }],
    [
      'workflow_run',
      'merge',
      {
        workflow_run: {
          head_repository: REPOSITORY,
          pull_requests: [
            { number: 2, ...OWN },
            { number: 1, head: { repo: { id: 1 } }, base: { repo: { id: 9 } } },
          ],
        },
      },
    ],
    ['pull_request_target', 'merge', { pull_request: { number: 2, head: { repo: REPOSITORY } } }],
  ])('is refused before any request to the platform if it is from a fork: %s', async (name, form, event) => {
    const scene = await setScene({ fork: true }, form)
    const refused = await run(scene, { name, event })
    expect([refused.code, refused.outputs['result'], scene.platform.store.countRequests()]).toEqual([4, 'refused', 0])
    expect(commandsOf(refused, 'error').map(({ message }) => message)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^refused: .* run of \`${name}\`, which may contain the code of a pull request from a fork: #1 is checked out`,
        ),
      ),
    ])
  })

  test('runs if its head is in this repository or if there is no token', async () => {
    const own = await run(await setScene({ fork: false }))
    expect([own.code, own.outputs['result'], noticesOf(own)]).toEqual([0, 'planned', []])
    const scene = await setScene({ fork: true })
    expect((await run(scene, { inputs: { command: 'validate', stage: '', 'base-url': '', token: '' } })).code).toBe(0)
    expect(scene.github.requests).toEqual([])
  })

  test('runs with a notice if its origin cannot be read', async () => {
    const scene = await setScene({ fork: true })
    const runs = [await run(scene, { inputs: { 'github-token': '' } })]
    scene.github.grant(GITHUB_TOKEN, { ...ACTIONS_BOT, permissions: { issues: 'write' } })
    runs.push(await run(scene))
    scene.github.fail({ kind: 'other-answer', path: '/pulls/1', answer: '{}' })
    runs.push(await run(scene))
    const reasons = [
      /there is none\. Give the input `github-token`/,
      /`permissions: pull-requests: read`/,
      /differs from its documentation/,
    ]
    for (const [at, one] of runs.entries()) {
      expect([one.code, noticesOf(one)]).toEqual([
        0,
        [expect.stringMatching(/^Whether #1, which is checked out, is from a fork is not known: /)],
      ])
      expect(noticesOf(one)[0]).toMatch(reasons[at] ?? '')
    }
  })
})

test.each([
  ['is about that pull request', 'pull_request', { pull_request: { number: 1, head: { repo: REPOSITORY } } }],
  [
    'follows a run on that pull request',
    'workflow_run',
    { workflow_run: { head_repository: REPOSITORY, pull_requests: [{ number: 1, ...OWN }] } },
  ],
])('an event that %s sends no request to GitHub', async (_, name, event) => {
  const scene = await setScene({ fork: false })
  expect((await run(scene, { name, event })).code).toBe(0)
  expect(scene.github.requests).toEqual([])
})

test.each(['refs/remotes/origin/main', 'refs/tags/v1'])(
  'a commit that %s also has is trusted, although an old clone has the pull request',
  async (ref) => {
    const scene = await setScene({ fork: true })
    git(scene.workspace, 'update-ref', ref, 'HEAD')
    expect((await run(scene)).code).toBe(0)
    expect(scene.github.requests).toEqual([])
  },
)
