import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { exampleRepository } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

const [FIRST, SECOND, FEATURE_OLD, FEATURE, OF_FORK, STRANGER] = ['1', '2', '3', '4', '5', '6'].map((digit) =>
  digit.repeat(40),
) as [string, string, string, string, string, string]

interface Scene {
  readonly github: GitHubStandIn
  readonly platform: LocalPlatform
}

/**
 * Two commits on main, two on a branch beside it, and what forks have brought: one from main, one with a history of its
 * own.
 */
async function setScene(): Promise<Scene> {
  const github = await startGitHub()
  const { commits, refs } = github.repository
  commits.push(
    { sha: FIRST, parent: null },
    { sha: SECOND, parent: FIRST },
    { sha: FEATURE_OLD, parent: FIRST },
    { sha: FEATURE, parent: FEATURE_OLD },
    { sha: OF_FORK, parent: SECOND },
    { sha: STRANGER, parent: null },
  )
  refs.set('main', SECOND).set('feature', FEATURE)
  return { github, platform: await startPlatform() }
}

interface Deploying {
  readonly sha: string
  readonly ref?: string
  readonly name?: string
  readonly token?: string
  readonly defaultBranch?: string | null
}

async function deploy(
  { github, platform }: Scene,
  { sha, ref = sha, name = 'deployment', token = GITHUB_TOKEN, defaultBranch = 'main' }: Deploying,
): Promise<ActionRun> {
  return runAction({
    workspace: exampleRepository(),
    inputs: { command: 'plan', stage: 'dev', 'base-url': platform.url, token: TOKEN, 'github-token': token },
    env: { GITHUB_EVENT_NAME: name, GITHUB_REF: '', GITHUB_SHA: sha, GITHUB_API_URL: github.url },
    event: {
      repository: {
        id: 1,
        full_name: 'octo/rnaseq',
        ...(defaultBranch === null ? {} : { default_branch: defaultBranch }),
      },
      deployment: { ref, sha },
    },
    // GitHub's payloads name it.
    asIs: defaultBranch === null,
  })
}

function noticesOf(run: ActionRun): readonly string[] {
  return commandsOf(run, 'notice').map(({ message }) => message)
}

describe('a deployment of a commit', () => {
  test.each([
    ['at the tip of the default branch', SECOND],
    ['an older commit of the default branch', FIRST],
    ['at the tip of another branch', FEATURE],
  ])('%s runs', async (_, sha) => {
    const run = await deploy(await setScene(), { sha })
    expect([run.code, run.outputs['result'], noticesOf(run)]).toEqual([0, 'planned', []])
  })

  test.each([
    ['of a fork', OF_FORK],
    ['of a fork with an unrelated history', STRANGER],
    ['that is not the tip of its branch', FEATURE_OLD],
    ['that GitHub does not know', '7'.repeat(40)],
  ])('%s is refused before any request to the platform, by either event', async (_, sha) => {
    const scene = await setScene()
    for (const name of ['deployment', 'deployment_status']) {
      const run = await deploy(scene, { sha, name })
      expect([run.code, run.outputs['result'], scene.platform.store.countRequests()]).toEqual([4, 'refused', 0])
      expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^refused: .* run of \`${name}\`, which may contain the code of a pull request from a fork: ${sha.slice(0, 12)} is at the tip of no branch .*Deploy a branch or a tag of this repository by its name\\.`,
          ),
        ),
      ])
    }
  })

  test('runs with a notice if its branches cannot be read', async () => {
    const scene = await setScene()
    const weak = 'ghs_weak0123456789'
    scene.github.grant(weak, { ...ACTIONS_BOT, permissions: { issues: 'write' } })
    const runs = [
      await deploy(scene, { sha: OF_FORK, token: '' }),
      await deploy(scene, { sha: OF_FORK, token: weak }),
      await deploy(scene, { sha: OF_FORK, defaultBranch: null }),
    ]
    scene.github.fail({ kind: 'server-error', times: 10 })
    runs.push(await deploy(scene, { sha: OF_FORK }))
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    const reasons = [
      /there is none\. Give the input `github-token`/,
      /may not find the branches of the commit: .*`permissions: contents: read`/,
      /does not name the default branch\. /,
      /GitHub could not find the branches of the commit: 50\d/,
    ]
    for (const [at, run] of runs.entries()) expect(noticesOf(run)).toEqual([expect.stringMatching(reasons[at] ?? '')])
    for (const run of runs)
      expect(noticesOf(run)[0]).toMatch(
        /^Whether a branch of this repository has 555555555555, which is deployed, is not known: /,
      )
  })
})

test('a deployment of a branch sends no request to GitHub', async () => {
  const scene = await setScene()
  expect((await deploy(scene, { sha: OF_FORK, ref: 'feature' })).code).toBe(0)
  expect(scene.github.requests).toEqual([])
})
