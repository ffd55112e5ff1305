import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../support/github-api.ts'
import type { StandInIssue } from '../support/github-repository.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { runAction, SOURCE, type ActionRun } from '../support/run-action.ts'

const OURS = { id: 1, full_name: 'octo/rnaseq' }
const ADA = { login: 'ada', type: 'User' } as const

const MANIFEST = `version: 1
stages:
  dev:
    project: acme/dev
    rules: { breaking: refuse, breaking-label: 'Breaking Change' }
apps: [{ path: a.cwl }]
`

function tool(input: string): string {
  return `cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: [echo]\ninputs: { ${input}: string }\noutputs: []\n`
}

interface Scene {
  readonly platform: LocalPlatform
  readonly github: GitHubStandIn
  readonly workspace: string
  /** The one that renames an input. */
  readonly pull: StandInIssue
  readonly head: string
}

/** An app that is installed, and a commit that breaks those who use it, from a pull request. */
async function setScene(): Promise<Scene> {
  const [platform, github] = [await startPlatform(), await startGitHub()]
  const workspace = committedRepository({ 'cwl-promote.yml': MANIFEST, 'a.cwl': tool('text') })
  const scene = { platform, github, workspace, pull: github.repository.addPull(ADA, { sha: '1'.repeat(40) }), head: '' }
  expect((await run(scene, 'promote')).code).toBe(0)
  expect(github.requests).toEqual([])
  return { ...scene, head: commit(workspace, { 'a.cwl': tool('words') }) }
}

interface Starting {
  readonly event?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
}

async function run({ platform, github, workspace }: Scene, command: 'plan' | 'promote', { event = {}, env = {}, inputs = {} }: Starting = {}): Promise<ActionRun> {
  return runAction({
    workspace,
    entry: SOURCE,
    inputs: { command, stage: 'dev', 'base-url': platform.url, token: TOKEN, 'github-token': GITHUB_TOKEN, 'report-exports': 'false', ...inputs },
    env: { GITHUB_API_URL: github.url, ...env },
    event,
  })
}

async function onPullRequest(scene: Scene, labelsThen: readonly string[] = []): Promise<ActionRun> {
  const { pull } = scene
  const event = { repository: OURS, pull_request: { number: pull.number, head: { repo: OURS }, labels: labelsThen.map((name) => ({ name })) } }
  return run(scene, 'plan', { env: { GITHUB_EVENT_NAME: 'pull_request' }, event })
}

function reasonOf({ outputs }: ActionRun): string {
  const [app] = JSON.parse(outputs['apps'] ?? '[]') as readonly { readonly reason?: string }[]
  return app?.reason ?? ''
}

describe('the label of a pull request that lifts the rule against breaking changes', () => {
  test('does so for a plan on the pull request, in any case of its letters', async () => {
    const scene = await setScene()
    const refused = await onPullRequest(scene)
    expect(refused).toMatchObject({ code: 4, outputs: { result: 'refused' } })
    expect(reasonOf(refused)).toBe(
      'rule `breaking`: the input text is gone, the new input words (string) must be given; the label "Breaking Change" on the pull request lifts the rule (#1 does not have it), and so does `allow-breaking` for one run',
    )
    scene.pull.labels.push('bug', 'breaking change')
    expect(await onPullRequest(scene)).toMatchObject({ code: 0, outputs: { result: 'planned', breaking: 'true' } })
  })

  test('is asked for as it is now, not as it was when the event happened', async () => {
    const scene = await setScene()
    expect(await onPullRequest(scene, ['Breaking Change'])).toMatchObject({ code: 4 })
  })

  test('counts after the merge, for the commit that the merge made', async () => {
    const scene = await setScene()
    const { github, pull, head } = scene
    expect(reasonOf(await run(scene, 'promote'))).toContain(`no pull request was merged as ${head.slice(0, 12)}`)
    github.repository.merges.set(pull.number, head)
    expect(reasonOf(await run(scene, 'promote'))).toContain('#1 does not have it')
    pull.labels.push('Breaking Change')
    expect(await run(scene, 'promote')).toMatchObject({ code: 0, outputs: { 'updated-count': '1' } })
  })

  test('says nothing when the pull request only holds the commit, or is open still', async () => {
    const scene = await setScene()
    const { github, head } = scene
    // One into another branch, merged as another commit.
    const other = github.repository.addPull(ADA, { sha: head })
    github.repository.merges.set(other.number, '2'.repeat(40))
    other.labels.push('Breaking Change')
    github.repository.addPull(ADA, { sha: head }).labels.push('Breaking Change')
    expect(await run(scene, 'promote')).toMatchObject({ code: 4 })
  })

  test('cannot be seen without the permission, which keeps the rule and is said', async () => {
    const scene = await setScene()
    scene.pull.labels.push('Breaking Change')
    scene.github.grant(GITHUB_TOKEN, { ...ACTIONS_BOT, permissions: { issues: 'write' } })
    const refused = await onPullRequest(scene)
    expect(refused.code).toBe(4)
    expect(reasonOf(refused)).toContain('pull-requests: read')
    expect(reasonOf(await run(scene, 'promote', { inputs: { 'github-token': '' } }))).toContain('`breaking-label` needs a token for GitHub')
  })

  test('is not asked for when nothing breaks, or the run may break', async () => {
    const scene = await setScene()
    expect((await run(scene, 'plan', { inputs: { 'allow-breaking': 'true' } })).code).toBe(0)
    git(scene.workspace, 'checkout', '-q', 'HEAD~1')
    expect((await run(scene, 'plan')).code).toBe(0)
    expect(scene.github.requests).toEqual([])
  })
})
