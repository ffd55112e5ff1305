import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { dedent } from '../../support/dedent.ts'
import { commit, committedRepository, git } from '../../support/git.ts'
import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import type { StandInIssue } from '../../support/github-repository.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { nightly } from '../../support/nightly.ts'
import { runAction, type ActionRun } from '../../support/run-action.ts'

const OURS = { id: 1, full_name: 'octo/rnaseq' }
const ADA = { login: 'ada', type: 'User' } as const

const MANIFEST = dedent`
  version: 1
  stages:
    dev:
      project: acme/dev
      rules: { breaking: refuse, breaking-label: 'Breaking Change' }
  apps: [{ path: a.cwl }]
`

function tool(input: string): string {
  return dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: [echo]
    inputs: { ${input}: string }
    outputs: []
  `
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

async function run(
  { platform, github, workspace }: Scene,
  command: 'plan' | 'promote',
  { event = {}, env = {}, inputs = {} }: Starting = {},
): Promise<ActionRun> {
  return runAction({
    workspace,
    inputs: {
      command,
      stage: 'dev',
      'base-url': platform.url,
      token: TOKEN,
      'github-token': GITHUB_TOKEN,
      'report-exports': 'false',
      ...inputs,
    },
    env: { GITHUB_API_URL: github.url, ...env },
    event,
  })
}

async function onPullRequest(scene: Scene, labelsThen: readonly string[] = []): Promise<ActionRun> {
  const { pull } = scene
  const event = {
    repository: OURS,
    pull_request: { number: pull.number, head: { repo: OURS }, labels: labelsThen.map((name) => ({ name })) },
  }
  return run(scene, 'plan', { env: { GITHUB_EVENT_NAME: 'pull_request' }, event })
}

/** What the log says, however its lines are wrapped. */
function said({ stdout }: ActionRun): string {
  return stdout.replaceAll(/\s+/g, ' ')
}

function reasonOf({ outputs }: ActionRun): string {
  const [app] = JSON.parse(outputs['apps'] ?? '[]') as readonly { readonly reason?: string }[]
  return app?.reason ?? ''
}

describe('a label that lifts the rule against breaking changes', () => {
  test('lifts it for a plan on the pull request, in any letter case', async () => {
    const scene = await setScene()
    const refused = await onPullRequest(scene)
    expect(refused).toMatchObject({ code: 4, outputs: { result: 'refused' } })
    expect(reasonOf(refused)).toBe(
      'rule `breaking`: the input "text" is removed, the new input "words" (string) is required; the label "Breaking Change" on the pull request lifts the rule (#1 does not have it), and so does `allow-breaking` for one run',
    )
    scene.pull.labels.push('bug', 'breaking change')
    expect(await onPullRequest(scene)).toMatchObject({ code: 0, outputs: { result: 'planned', breaking: 'true' } })
  })

  test('is read from GitHub as it is now, not from the event', async () => {
    const scene = await setScene()
    expect(await onPullRequest(scene, ['Breaking Change'])).toMatchObject({ code: 4 })
  })

  test('counts for the commit of the merge', async () => {
    const scene = await setScene()
    const { github, pull, head } = scene
    expect(reasonOf(await run(scene, 'promote'))).toContain(`no pull request was merged as ${head.slice(0, 12)}`)
    github.repository.merges.set(pull.number, head)
    expect(reasonOf(await run(scene, 'promote'))).toContain('#1 does not have it')
    pull.labels.push('Breaking Change')
    const promoted = await run(scene, 'promote')
    expect(promoted).toMatchObject({ code: 0, outputs: { 'updated-count': '1' } })
    expect(said(promoted)).toContain(
      `note: The label of #1 lifts the rule \`breaking\`. It was merged as ${head.slice(0, 12)}; whether other pull requests came with it, the`,
    )
  })

  nightly('is ignored on open pull requests and on those of other branches and repositories', async () => {
    const scene = await setScene()
    const { github, head } = scene
    // One into another branch, merged as another commit.
    const other = github.repository.addPull(ADA, { sha: head })
    github.repository.merges.set(other.number, '2'.repeat(40))
    other.labels.push('Breaking Change')
    github.repository.addPull(ADA, { sha: head }).labels.push('Breaking Change')
    // One of the repository that this one is a fork of, merged there as this commit.
    const upstream = github.repository.addPull(ADA, { sha: head, upstream: true })
    github.repository.merges.set(upstream.number, head)
    upstream.labels.push('Breaking Change')
    expect(await run(scene, 'promote')).toMatchObject({ code: 4 })
  })

  test('cannot be read without the permission, so the rule refuses and gives the reason', async () => {
    const scene = await setScene()
    scene.pull.labels.push('Breaking Change')
    scene.github.grant(GITHUB_TOKEN, { ...ACTIONS_BOT, permissions: { issues: 'write' } })
    const refused = await onPullRequest(scene)
    expect(refused.code).toBe(4)
    expect(reasonOf(refused)).toContain('pull-requests: read')
    expect(reasonOf(await run(scene, 'promote', { inputs: { 'github-token': '' } }))).toContain(
      '`breaking-label` needs a token for GitHub',
    )
  })

  nightly('cannot be read from an answer of another form, so the rule refuses and gives the reason', async () => {
    const scene = await setScene()
    for (const answer of [
      '{ "labels": [{ "id": 1 }], "base": { "ref": "main" } }',
      '{ "labels": ["Breaking Change"], "base": { "ref": "main" } }',
      '{ "labels": null, "base": { "ref": "main" } }',
      '{ "labels": [{ "name": "Breaking Change" }], "base": {} }',
    ]) {
      scene.github.fail({ kind: 'other-answer', path: '/pulls/1', answer })
      const refused = await onPullRequest(scene)
      expect([answer, refused.code]).toEqual([answer, 4])
      expect(reasonOf(refused)).toContain("GitHub's answer differs from its documentation")
    }
  })

  nightly('is not requested when nothing breaks or breaking changes are allowed', async () => {
    const scene = await setScene()
    expect((await run(scene, 'plan', { inputs: { 'allow-breaking': 'true' } })).code).toBe(0)
    git(scene.workspace, 'checkout', '-q', 'HEAD~1')
    expect((await run(scene, 'plan')).code).toBe(0)
    expect(scene.github.requests).toEqual([])
  })
})

describe('several pull requests at once', () => {
  const before = (scene: Scene): string => git(scene.workspace, 'rev-parse', 'HEAD~1')
  const FIRST = 'a1'.repeat(20)

  /** The queue builds the second pull request upon the first; each lands as one commit. */
  async function setQueue(): Promise<Scene & { readonly second: StandInIssue }> {
    const scene = await setScene()
    const { repository } = scene.github
    const second = repository.addPull(ADA, { sha: '2'.repeat(40) })
    repository.commits.push(
      { sha: before(scene), parent: null },
      { sha: FIRST, parent: before(scene), merged: ['1'.repeat(40)] },
      { sha: scene.head, parent: FIRST, merged: ['2'.repeat(40)] },
    )
    repository.refs.set('main', before(scene))
    return { ...scene, second }
  }

  /** What GitHub sends when the queue has landed both. */
  async function onPush(scene: Scene): Promise<ActionRun> {
    const { merges } = scene.github.repository
    merges.set(1, FIRST)
    merges.set(2, scene.head)
    return run(scene, 'promote', {
      event: { ref: 'refs/heads/main', before: before(scene), after: scene.head, repository: OURS },
    })
  }

  async function inQueue(scene: Scene, group: Readonly<Record<string, unknown>> = {}): Promise<ActionRun> {
    const merge_group = {
      head_sha: scene.head,
      head_ref: `refs/heads/gh-readonly-queue/main/pr-2-${FIRST}`,
      base_sha: FIRST,
      base_ref: 'refs/heads/main',
      ...group,
    }
    return run(scene, 'plan', {
      env: { GITHUB_EVENT_NAME: 'merge_group' },
      event: { action: 'checks_requested', merge_group, repository: OURS },
    })
  }

  function setBranches({ github, head, workspace }: Scene, first = FIRST): void {
    const { refs } = github.repository
    refs.set(`gh-readonly-queue/main/pr-1-${git(workspace, 'rev-parse', 'HEAD~1')}`, first)
    refs.set(`gh-readonly-queue/main/pr-2-${FIRST}`, head)
    // Of another queue.
    refs.set(`gh-readonly-queue/mainline/pr-9-${FIRST}`, head)
  }

  test('of a push must each have the label', async () => {
    const scene = await setQueue()
    scene.second.labels.push('Breaking Change')
    const refused = await onPush(scene)
    expect([refused.code, reasonOf(refused)]).toEqual([
      4,
      expect.stringContaining('(of #2, #1, which this run brings together, #1 does not have it)'),
    ])
    scene.second.labels.length = 0
    expect(reasonOf(await onPush(scene))).toContain('#2, #1 do not have it')
    for (const pull of [scene.pull, scene.second]) pull.labels.push('breaking change')
    const promoted = await onPush(scene)
    expect(promoted).toMatchObject({ code: 0, outputs: { 'updated-count': '1' } })
    expect(said(promoted)).not.toContain('came with it')
  })

  nightly('in a merge group must each have the label', async () => {
    const scene = await setQueue()
    setBranches(scene)
    scene.second.labels.push('Breaking Change')
    const refused = await inQueue(scene)
    expect([refused.code, reasonOf(refused)]).toEqual([
      4,
      expect.stringContaining('(of #2, #1, which this run brings together, #1 does not have it)'),
    ])
    scene.pull.labels.push('Breaking Change')
    expect(await inQueue(scene)).toMatchObject({ code: 0, outputs: { result: 'planned', breaking: 'true' } })
  })

  test.each([
    [
      'without a separate branch',
      undefined,
      {},
      `it is not known which pull request of the merge group ${FIRST.slice(0, 12)} is`,
    ],
    [
      'whose branch has moved to another commit',
      'b2'.repeat(20),
      {},
      `it is not known which pull request of the merge group ${FIRST.slice(0, 12)} is`,
    ],
    [
      'in another group than the checked out one',
      FIRST,
      { head_sha: 'c3'.repeat(20) },
      `the merge group is at ${'c3'.repeat(6)}, and this checkout at`,
    ],
    [
      'in a group that the event does not describe',
      FIRST,
      { base_ref: 7 },
      'the event does not show what is in the merge group',
    ],
    ['in a group without commits', FIRST, { base_ref: 'refs/heads/landed' }, 'the run brings no commit'],
  ])('%s are refused, with the reason', async (_, first, group, reason) => {
    const scene = await setQueue()
    scene.github.repository.refs.set('landed', scene.head)
    setBranches(scene, first ?? FIRST)
    if (first === undefined) scene.github.repository.refs.delete(`gh-readonly-queue/main/pr-1-${before(scene)}`)
    for (const pull of [scene.pull, scene.second]) pull.labels.push('Breaking Change')
    const refused = await inQueue(scene, group)
    expect([refused.code, reasonOf(refused)]).toEqual([4, expect.stringContaining(reason)])
  })

  nightly('are not required for the rebased commits of another pull request', async () => {
    const scene = await setQueue()
    const { rebased, merges } = scene.github.repository
    rebased.set(FIRST, 1)
    merges.set(1, scene.head)
    scene.pull.labels.push('Breaking Change')
    const event = { ref: 'refs/heads/main', before: before(scene), after: scene.head, repository: OURS }
    expect(await run(scene, 'promote', { event })).toMatchObject({ code: 0, outputs: { 'updated-count': '1' } })
  })

  nightly('with a commit of no pull request between them are refused', async () => {
    const scene = await setQueue()
    scene.github.repository.merges.set(2, scene.head)
    scene.second.labels.push('Breaking Change')
    const event = { ref: 'refs/heads/main', before: before(scene), after: scene.head, repository: OURS }
    expect(reasonOf(await run(scene, 'promote', { event }))).toContain(
      `(no pull request was merged as ${FIRST.slice(0, 12)})`,
    )
  })

  nightly('are refused if one is for another branch', async () => {
    const scene = await setQueue()
    for (const pull of [scene.pull, scene.second]) pull.labels.push('Breaking Change')
    scene.github.repository.bases.set(1, 'feature')
    expect(reasonOf(await onPush(scene))).toContain(`(no pull request was merged as ${FIRST.slice(0, 12)})`)
    setBranches(scene)
    expect(reasonOf(await inQueue(scene))).toContain('(#1 is for feature, and not for main)')
  })

  nightly('are not requested for a push of more than 50 commits, which is refused', async () => {
    const scene = await setScene()
    const { commits } = scene.github.repository
    const line = [
      before(scene),
      ...Array.from({ length: 120 }, (_, at) => at.toString(16).padStart(40, 'e')),
      scene.head,
    ]
    for (const [at, sha] of line.entries()) commits.push({ sha, parent: line[at - 1] ?? null })
    const event = { ref: 'refs/heads/main', before: before(scene), after: scene.head, repository: OURS }
    expect(reasonOf(await run(scene, 'promote', { event }))).toContain('(the push brought more than 50 commits)')
    expect(scene.github.count('GET', '/pulls')).toBe(0)
  })

  nightly('are refused without the permission to read commits, which the reason names', async () => {
    const scene = await setQueue()
    for (const pull of [scene.pull, scene.second]) pull.labels.push('Breaking Change')
    scene.github.grant(GITHUB_TOKEN, { ...ACTIONS_BOT, permissions: { 'pull-requests': 'read' } })
    expect(reasonOf(await onPush(scene))).toMatch(/may not read the commits of the run.*`permissions: contents: read`/)
  })

  nightly.each([
    ['a tag', { ref: 'refs/tags/v1' }],
    ['a new branch', { before: '0'.repeat(40) }],
    ['another commit than the checked out one', { after: FIRST }],
  ])('are not looked for in a push of %s: only the one merged as the commit counts', async (_, more) => {
    const scene = await setQueue()
    scene.github.repository.merges.set(2, scene.head)
    scene.second.labels.push('Breaking Change')
    const promoted = await run(scene, 'promote', {
      event: { ref: 'refs/heads/main', before: before(scene), after: scene.head, repository: OURS, ...more },
    })
    expect(promoted.code).toBe(0)
    expect(said(promoted)).toContain('whether other pull requests came with it, the event push does not show.')
  })
})
