import { describe, expect, test } from '@jest/globals'

import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { repositoryOf, toolText } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

const OURS = { id: 1, full_name: 'octo/rnaseq', owner: { login: 'octo' } }
const FORK = { id: 2, full_name: 'stranger/fork', owner: { login: 'stranger' } }
const UPSTREAM = { id: 3, full_name: 'upstream/rnaseq' }
const ADA = { login: 'ada', type: 'User' } as const
const [MERGE, HEAD, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string]

interface Starting {
  readonly name: string
  readonly event?: Readonly<Record<string, unknown>>
  readonly inputs?: Readonly<Record<string, string>>
  readonly asIs?: boolean
}

/** A run without a token of the platform, unless `inputs` has one. */
async function start(
  github: GitHubStandIn,
  { name, event = {}, inputs = {}, asIs = false }: Starting,
): Promise<ActionRun> {
  return runAction({
    workspace: repositoryOf({ 'tools/a.cwl': toolText('a') }),
    inputs: { command: 'validate', files: 'tools', comment: 'true', 'github-token': GITHUB_TOKEN, ...inputs },
    env: { GITHUB_EVENT_NAME: name, GITHUB_API_URL: github.url, GITHUB_RUN_ID: '70' },
    event: { repository: OURS, ...event },
    asIs,
  })
}

/** The exit code, the pull requests that have a comment, and why there is none. */
function outcome(run: ActionRun, { repository }: GitHubStandIn): readonly unknown[] {
  const notices = commandsOf(run, 'notice').map(({ message }) => message)
  return [run.code, repository.comments.map(({ issue }) => issue), ...notices]
}

function none(reason: string): unknown {
  return expect.stringContaining(`No comment was written: ${reason}`)
}

describe('a push', () => {
  const event = { ref: 'refs/heads/main', after: MERGE }

  test('that merged a pull request adds a comment on it', async () => {
    const [github, platform] = [await startGitHub(), await startPlatform()]
    const { number } = github.repository.addPull(ADA, { sha: HEAD })
    github.repository.merges.set(number, MERGE)
    const inputs = { command: 'promote', project: 'acme/dev', 'base-url': platform.url, token: TOKEN }
    const run = await start(github, { name: 'push', event, inputs })
    expect(outcome(run, github)).toEqual([0, [number]])
    expect(github.repository.comments[0]?.body).toMatch(/<h2>Promotion to <code>acme\/dev<\/code>.*1 created/s)
    expect(run.outputs['comment-url']).toContain(`/pull/${number}#issuecomment-`)
  })

  test.each([
    ['without a merged pull request', event, () => undefined, 'no pull request was merged as aaaaaaaaaaaa.'],
    [
      'that merged a pull request into another branch',
      event,
      ({ repository }: GitHubStandIn, number: number): void => {
        repository.merges.set(number, MERGE)
        repository.bases.set(number, 'next')
      },
      'no pull request was merged as aaaaaaaaaaaa.',
    ],
    [
      'of a tag',
      { ...event, ref: 'refs/tags/v1' },
      ({ repository }: GitHubStandIn, number: number) => void repository.merges.set(number, MERGE),
      'the event push is about no pull request.',
    ],
  ])('%s adds no comment', async (_, pushed, arrange, reason) => {
    const github = await startGitHub()
    arrange(github, github.repository.addPull(ADA, { sha: MERGE }).number)
    expect(outcome(await start(github, { name: 'push', event: pushed }), github)).toEqual([0, [], none(reason)])
  })

  test('of a job without the permission names the permission to write comments', async () => {
    const github = await startGitHub()
    github.grant(GITHUB_TOKEN, { ...ACTIONS_BOT, permissions: {} })
    expect(outcome(await start(github, { name: 'push', event }), github)).toEqual([
      0,
      [],
      expect.stringMatching(/may not find the pull request of the commit: .*`permissions: pull-requests: write`/),
    ])
  })

  test('that brings an upstream merge into a fork adds no comment on the same number', async () => {
    const github = await startGitHub()
    const { number } = github.repository.addPull(ADA, { sha: HEAD, upstream: true })
    github.repository.merges.set(number, MERGE)
    const run = await start(github, { name: 'push', event })
    expect(outcome(run, github)).toEqual([0, [], none('no pull request was merged as')])
  })
})

describe('a workflow_run event', () => {
  const listed = (number: number, repo: object): object => ({ number, head: { repo: OURS }, base: { repo } })
  const before = (run: object): Starting => ({
    name: 'workflow_run',
    event: {
      workflow_run: {
        event: 'pull_request',
        head_sha: HEAD,
        head_branch: 'feature',
        head_repository: OURS,
        pull_requests: [],
        updated_at: '2026-11-25T10:00:00Z',
        ...run,
      },
    },
  })

  test('of a branch adds a comment on the listed pull request of this repository', async () => {
    const github = await startGitHub()
    for (const sha of [OTHER, OTHER, HEAD]) github.repository.addPull(ADA, { sha })
    const first = await start(github, before({ pull_requests: [listed(1, UPSTREAM), listed(2, OURS)] }))
    expect(outcome(first, github)).toEqual([0, [2]])
    // Without one of this repository, it is looked for by the commit.
    github.repository.comments.length = 0
    const second = await start(github, before({ pull_requests: [listed(1, UPSTREAM)] }))
    expect(outcome(second, github)).toEqual([0, [3]])
  })

  test('of a push adds a comment on the merged pull request', async () => {
    const github = await startGitHub()
    const { number } = github.repository.addPull(ADA, { sha: HEAD })
    github.repository.merges.set(number, MERGE)
    const run = { event: 'push', head_sha: MERGE, head_branch: 'main', pull_requests: [listed(9, OURS)] }
    expect(outcome(await start(github, before(run)), github)).toEqual([0, [number]])
  })

  test.each([
    ['by its commit', { sha: HEAD, ref: 'renamed' }],
    ['by its branch, after a newer commit', { sha: OTHER, ref: 'feature' }],
  ])('of a fork adds a comment on its pull request, found %s', async (_, head) => {
    const github = await startGitHub()
    // A branch of the same name in this repository is another one.
    github.repository.addPull(ADA, { sha: OTHER, ref: 'feature' })
    github.repository.addPull(ADA, { ...head, fork: true })
    expect(outcome(await start(github, before({ head_repository: FORK })), github)).toEqual([0, [2]])
  })

  test.each([
    ['no pull request', [], FORK, 'the workflow before ran for no pull request.'],
    ['a deleted fork without one', [], null, 'the workflow before ran for no pull request.'],
    [
      'several pull requests',
      [listed(1, OURS), listed(2, OURS)],
      OURS,
      'the workflow before may have run for any of #1, #2: name one as the input `pull-request`.',
    ],
  ])('of %s adds no comment and gives the reason', async (_, pull_requests, head_repository, reason) => {
    const github = await startGitHub()
    for (const sha of [OTHER, OTHER]) github.repository.addPull(ADA, { sha })
    // GitHub's description does not have the null of a deleted fork.
    const run = await start(github, { ...before({ pull_requests, head_repository }), asIs: head_repository === null })
    expect(outcome(run, github)).toEqual([0, [], none(reason)])
  })

  test('of a fork ignores the input `pull-request` if it names another pull request', async () => {
    const github = await startGitHub()
    github.repository.addPull(ADA, { sha: OTHER, ref: 'feature' })
    github.repository.addPull(ADA, { sha: HEAD, fork: true })
    const run = async (number: string): Promise<ActionRun> =>
      start(github, { ...before({ head_repository: FORK }), inputs: { 'pull-request': number } })
    expect(outcome(await run('1'), github)).toEqual([
      0,
      [],
      none('the workflow before ran for a fork, and not for its pull request #1.'),
    ])
    expect(outcome(await run('2'), github)).toEqual([0, [2]])
  })
})

describe('the input `pull-request`', () => {
  test('names the pull request for any event, and is refused for an issue', async () => {
    const github = await startGitHub()
    github.repository.addIssue({ user: ADA })
    const { number } = github.repository.addPull(ADA, { sha: HEAD })
    const run = async (given: string): Promise<ActionRun> =>
      start(github, { name: 'schedule', inputs: { 'pull-request': given } })
    expect(outcome(await run('1'), github)).toEqual([
      0,
      [],
      none('GitHub has nothing there to find the pull request #1'),
    ])
    expect(outcome(await run(String(number)), github)).toEqual([0, [number]])
  })

  test.each(['#7', '0', '7.5', 'main'])('is a usage error as %j', async (given) => {
    const run = await start(await startGitHub(), { name: 'schedule', inputs: { 'pull-request': given } })
    expect([run.code, commandsOf(run, 'error').map(({ message }) => message)]).toEqual([
      2,
      [
        `the input \`pull-request\` is ${JSON.stringify(given)}. It is the number of a pull request of this repository.`,
      ],
    ])
  })

  test('gives a warning without a comment', async () => {
    const inputs = { comment: 'false', 'pull-request': '7' }
    const run = await start(await startGitHub(), { name: 'schedule', inputs })
    expect([run.code, commandsOf(run, 'warning').map(({ message }) => message)]).toEqual([
      0,
      ['this run keeps no comment, and does not use the input `pull-request` without `comment: true`.'],
    ])
  })
})
