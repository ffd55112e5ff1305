import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { committedRepository, git, headOf } from '../../support/git.ts'
import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import type { StandInComment } from '../../support/github-repository.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { daily, nightly } from '../../support/nightly.ts'
import { BUNDLE, ENTRIES, SOURCE } from '../../support/programs.ts'
import { repositoryOf, smallRepository, toolText } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionOptions, type ActionRun } from '../../support/run-action.ts'

const OURS = { id: 1, full_name: 'octo/rnaseq' }
const FORK = { id: 2, full_name: 'mallory/rnaseq', fork: true }

interface Scene {
  readonly platform: LocalPlatform
  readonly github: GitHubStandIn
  readonly pull: number
  readonly workspace: string
}

async function setScene(workspace = smallRepository()): Promise<Scene> {
  const github = await startGitHub()
  github.repository.addIssue({ user: { login: 'ada', type: 'User' } })
  const { number } = github.repository.addPull({ login: 'ada', type: 'User' }, { sha: '1'.repeat(40) })
  return { platform: await startPlatform(), github, pull: number, workspace }
}

interface Starting {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly entry?: string | undefined
  readonly head?: typeof OURS
  /** When the event happened, as GitHub writes it. */
  readonly at?: string
  readonly onStart?: ActionOptions['onStart']
}

/** A run on the pull request, as the runner starts it. */
async function review(
  { platform, github, pull, workspace }: Scene,
  { inputs = {}, env = {}, entry, head = OURS, at, onStart }: Starting = {},
): Promise<ActionRun> {
  return runAction({
    workspace,
    entry,
    inputs: {
      command: 'plan',
      stage: 'dev',
      'base-url': platform.url,
      token: TOKEN,
      comment: 'true',
      'github-token': GITHUB_TOKEN,
      ...inputs,
    },
    env: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: github.url, GITHUB_RUN_ID: '70', ...env },
    event: {
      repository: OURS,
      pull_request: { number: pull, head: { repo: head }, ...(at === undefined ? {} : { updated_at: at }) },
    },
    ...(onStart === undefined ? {} : { onStart }),
  })
}

function comments({ github }: Scene): readonly StandInComment[] {
  return github.repository.comments
}

function onlyComment(scene: Scene): StandInComment {
  const [comment, ...others] = comments(scene)
  if (comment === undefined || others.length > 0)
    throw new Error(`one comment was expected, there are ${comments(scene).length}`)
  return comment
}

function changeTool({ workspace }: Scene, label: string): void {
  const tool = join(workspace, 'tools', 'star-align.cwl')
  writeFileSync(tool, readFileSync(tool, 'utf8').replace(/^label: .*$/m, `label: ${label}`))
}

test.each(daily(ENTRIES, ([, entry]) => entry === undefined))(
  'the comment by %s is created once, and then updated by each run',
  async (_, entry) => {
    const scene = await setScene()
    const first = await review(scene, { entry })
    const comment = onlyComment(scene)
    expect([first.code, first.stderr, first.outputs['comment-url']]).toEqual([
      0,
      '',
      `https://github.example/octo/rnaseq/pull/2#issuecomment-${comment.id}`,
    ])
    expect(comment).toMatchObject({ issue: scene.pull, user: ACTIONS_BOT.user })
    expect(comment.body).toMatch(
      /^<!-- cwl-promote:comment [0-9a-f]{16} 70 -->\n<h2>Plan for <code>acme\/rnaseq-dev<\/code>, stage <code>dev<\/code> on [\d.:]+<\/h2>\n/,
    )
    expect(comment.body).toContain('1 to create')
    expect(comment.body).toContain('<a href="https://github.example/octo/rnaseq/actions/runs/70">this run</a>')
    expect(comment.body).toContain(first.outputs['summary-markdown'])

    await runAction({
      workspace: scene.workspace,
      entry,
      inputs: { stage: 'dev', 'base-url': scene.platform.url, token: TOKEN },
    })
    changeTool(scene, 'Another')
    const second = await review(scene, { entry, env: { GITHUB_RUN_ID: '71' } })
    expect([onlyComment(scene).id, second.outputs['comment-url']]).toEqual([comment.id, first.outputs['comment-url']])
    expect(comment.body).toMatch(/ 71 -->/)
    expect(comment.body).toContain('1 to update')

    await runAction({
      workspace: scene.workspace,
      entry,
      inputs: { stage: 'dev', 'base-url': scene.platform.url, token: TOKEN },
    })
    await review(scene, { entry, env: { GITHUB_RUN_ID: '72' } })
    expect(onlyComment(scene).body).toContain('1 unchanged')
    expect([scene.github.count('POST', '/comments'), scene.github.count('PATCH')]).toEqual([1, 2])
  },
  120_000,
)

test('with changes-only, a comment starts with the first change and is then kept up to date', async () => {
  const scene = await setScene()
  const inputs = { comment: 'changes-only' }
  await runAction({
    workspace: scene.workspace,
    inputs: { stage: 'dev', 'base-url': scene.platform.url, token: TOKEN },
  })
  const quiet = await review(scene, { inputs })
  expect([quiet.code, quiet.outputs['comment-url'], comments(scene)]).toEqual([0, '', []])
  changeTool(scene, 'Another')
  await review(scene, { inputs })
  expect(onlyComment(scene).body).toContain('1 to update')
  await runAction({
    workspace: scene.workspace,
    inputs: { stage: 'dev', 'base-url': scene.platform.url, token: TOKEN },
  })
  await review(scene, { inputs })
  expect(onlyComment(scene).body).toContain('1 unchanged')
})

nightly('with changes-only, advice alone adds no comment, and a warning does', async () => {
  const scene = await setScene(
    repositoryOf({
      'tools/a.cwl': toolText('a').replace(
        'inputs: {}',
        'inputs: { used: { type: string, inputBinding: {} }, unused: string }',
      ),
    }),
  )
  const inputs = { comment: 'changes-only', command: 'validate', files: 'tools', stage: '' }
  const advised = await review(scene, { inputs })
  expect([advised.code, commandsOf(advised, 'notice').length, comments(scene)]).toEqual([0, 1, []])
  const tool = join(scene.workspace, 'tools', 'a.cwl')
  writeFileSync(
    tool,
    readFileSync(tool, 'utf8').replace('inputs:', 'hints: {DockerRequirement: {dockerPull: example.org/a}}\ninputs:'),
  )
  const warned = await review(scene, { inputs })
  expect([warned.code, commandsOf(warned, 'warning').length]).toEqual([0, 1])
  expect(onlyComment(scene).body).toContain('⚠️ warning')
})

test('a failed run updates the same comment', async () => {
  const scene = await setScene(
    repositoryOf({ 'tools/a.cwl': toolText('a').replace('class: CommandLineTool', 'class: CommandLineTol') }),
  )
  const inputs = { command: 'validate', files: 'tools', stage: '' }
  const broken = await review(scene, { inputs })
  expect([broken.code, onlyComment(scene).body.includes('CommandLineTol')]).toEqual([3, true])
  writeFileSync(join(scene.workspace, 'tools', 'a.cwl'), toolText('a'))
  expect((await review(scene, { inputs })).code).toBe(0)
  expect(onlyComment(scene).body).toContain('1 document is valid')
})

test.each([
  ['CWL that became invalid', 'tools/star-align.cwl', /^class: CommandLineTool$/m, 'class: CommandLineTol', 3],
  ['a configuration that became invalid', 'cwl-promote.yml', /^version: 1$/m, 'version: 1\nversoin: 1', 2],
] as const)('%s replaces the plan of an earlier push in the comment', async (_, file, valid, invalid, code) => {
  const scene = await setScene()
  await review(scene, { entry: BUNDLE })
  expect(onlyComment(scene).body).toContain('1 to create')
  const path = join(scene.workspace, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(valid, invalid))
  const broken = await review(scene, { entry: BUNDLE, env: { GITHUB_RUN_ID: '71' } })
  const { body } = onlyComment(scene)
  expect([broken.code, body.includes('1 to create'), body.includes('❌')]).toEqual([code, false, true])
  expect(body).toMatch(/ 71 -->/)
  expect(body).toContain(file)
})

test.each([
  ['a wrong value', { 'max-requests': 'canary' }],
  ['an input of another command', { issue: 'true', command: 'promote' }],
])('a run that ends without a report, for %s, reports it in the existing comment', async (_, wrong) => {
  const scene = await setScene()
  const command = 'command' in wrong ? wrong.command : 'plan'
  await review(scene, { inputs: { command } })
  const before = onlyComment(scene).body
  const broken = await review(scene, { inputs: { command, ...wrong }, env: { GITHUB_RUN_ID: '71' } })
  const { id, body } = onlyComment(scene)
  expect([broken.code, broken.outputs['comment-url']]).toEqual([2, expect.stringContaining(`#issuecomment-${id}`)])
  expect(body).not.toBe(before)
  expect(body).toMatch(
    / 71 -->\n<h2>cwl-promote<\/h2>\n\n<p>❌ <strong>the last run ended without a report<\/strong><br>This comment may be out of date\./,
  )
  expect(body).not.toContain('canary')
  expect((await review(scene, { inputs: { command }, env: { GITHUB_RUN_ID: '72' } })).code).toBe(0)
  expect(onlyComment(scene).body).not.toContain('without a report')
})

test('a run without a report adds no comment, and keeps one that may be of another job', async () => {
  const scene = await setScene()
  expect((await review(scene, { inputs: { 'max-requests': 'many' } })).code).toBe(2)
  expect(comments(scene)).toEqual([])
  await review(scene)
  const { body } = onlyComment(scene)
  for (const inputs of [
    { strict: 'maybe' },
    { comment: 'maybe' },
    { comment: 'false', 'max-requests': 'many' },
    { 'max-requests': 'many', apps: 'rnaseq' },
  ]) {
    const run = await review(scene, { inputs, env: { GITHUB_RUN_ID: '71' } })
    expect([run.code, onlyComment(scene).body]).toEqual([2, body])
  }
})

nightly('the comment names the head commit of the pull request and the tested merge commit', async () => {
  const workspace = committedRepository({ 'tools/a.cwl': toolText('a') })
  const scene = await setScene(workspace)
  const merge = headOf(workspace)
  const head = 'abcdef0123456789abcdef0123456789abcdef01'
  const told = async (event: object, env: Readonly<Record<string, string>>): Promise<string | undefined> => {
    scene.github.repository.comments.length = 0
    await runAction({
      workspace,
      inputs: { command: 'validate', comment: 'true', 'github-token': GITHUB_TOKEN },
      env: {
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_API_URL: scene.github.url,
        GITHUB_SHA: merge,
        GITHUB_REF: `refs/pull/${scene.pull}/merge`,
        ...env,
      },
      event: { repository: OURS, pull_request: { number: scene.pull, head: event } },
    })
    return /Written for (.*?)(?: by <a|;)/.exec(onlyComment(scene).body)?.[1]
  }
  const plain = `<code>${merge.slice(0, 12)}</code>`
  expect(await told({ sha: head, repo: OURS }, {})).toBe(`<code>abcdef012345</code> merged with its base as ${plain}`)
  expect(await told({ sha: '<b>', repo: OURS }, {})).toBe(plain)
  expect(await told({ sha: merge, repo: OURS }, {})).toBe(plain)
  // Checked out by another `ref`, or by an event that runs on the base.
  expect(await told({ sha: head, repo: OURS }, { GITHUB_SHA: head })).toBe(plain)
  expect(await told({ sha: head, repo: OURS }, { GITHUB_REF: 'refs/heads/main' })).toBe(plain)
})

nightly('a cancelled run leaves the comment unchanged and gives no warning', async () => {
  const scene = await setScene()
  await review(scene)
  const { body } = onlyComment(scene)
  const asked = scene.github.requests.length
  scene.platform.faults.set([{ kind: 'hang' }])
  const cancelled = await review(scene, {
    env: { GITHUB_RUN_ID: '71' },
    onStart: (child) =>
      void child.stdout?.on(
        'data',
        (said: Buffer) => void (said.includes('Read the platform') && child.kill('SIGINT')),
      ),
  })
  expect([cancelled.code, commandsOf(cancelled, 'warning'), commandsOf(cancelled, 'notice')]).toEqual([130, [], []])
  expect([
    onlyComment(scene).body,
    scene.github.requests.length,
    cancelled.stdout.includes('No comment was written, since the run was cancelled'),
  ]).toEqual([body, asked, true])
})

test('without `comment` the run sends no request to GitHub', async () => {
  const scene = await setScene()
  for (const comment of ['false', '']) expect((await review(scene, { inputs: { comment } })).code).toBe(0)
  expect(scene.github.requests).toEqual([])
})

nightly('issue_comment events lead to a comment on a pull request, but not on an issue', async () => {
  const scene = await setScene()
  const start = async (issue: object): Promise<ActionRun> =>
    runAction({
      workspace: scene.workspace,
      inputs: { command: 'validate', comment: 'true', 'github-token': GITHUB_TOKEN },
      env: { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_API_URL: scene.github.url },
      event: { repository: OURS, issue },
    })
  const onIssue = await start({ number: 1 })
  expect([onIssue.code, comments(scene), commandsOf(onIssue, 'notice').map(({ message }) => message)]).toEqual([
    0,
    [],
    [expect.stringContaining('the event issue_comment is about no pull request')],
  ])
  expect((await start({ number: scene.pull, pull_request: {} })).code).toBe(0)
  expect(onlyComment(scene).issue).toBe(scene.pull)
})

nightly('each project has its own comment', async () => {
  const scene = await setScene()
  await review(scene)
  await review(scene, { inputs: { stage: '', project: 'acme/other', files: 'tools' } })
  await review(scene)
  expect(comments(scene).map(({ body }) => /<code>(acme\/[\w-]+)<\/code>/.exec(body)?.[1])).toEqual([
    'acme/rnaseq-dev',
    'acme/other',
  ])
})

nightly('jobs with other files, apps or rules have separate comments that name their files', async () => {
  const scene = await setScene(
    repositoryOf({ 'tools/a.cwl': toolText('a').replace('inputs', 'inputz'), 'workflows/b.cwl': toolText('b') }),
  )
  const check = async (inputs: Readonly<Record<string, string>>): Promise<ActionRun> =>
    review(scene, { inputs: { command: 'validate', stage: '', ...inputs } })
  const runs = [
    await check({ files: 'tools' }),
    await check({ files: 'workflows' }),
    await check({ files: 'workflows', strict: 'true' }),
  ]
  expect(runs.map(({ code }) => code)).toEqual([3, 0, 0])
  expect(
    comments(scene).map(({ body }) => [/inputz/.test(body), /Written of <code>(\w+)<\/code>/.exec(body)?.[1]]),
  ).toEqual([
    [true, 'tools'],
    [false, 'workflows'],
    [false, 'workflows'],
  ])
  expect(comments(scene)[2]?.body).toContain('Written of <code>workflows</code> with <code>strict: true</code> ')
  const again = await check({ files: 'tools' })
  expect([again.outputs['comment-url'], comments(scene).length]).toEqual([runs[0]?.outputs['comment-url'], 3])
})

nightly('each shard and folder has its own comment, which names its inputs', async () => {
  const scene = await setScene(
    repositoryOf({ 'x/a.cwl': toolText('a'), 'y/a.cwl': toolText('a'), 'x/mine.json': '{"version":1,"problems":[]}' }),
  )
  const plan = async (inputs: Readonly<Record<string, string>>): Promise<ActionRun> =>
    review(scene, { inputs: { stage: '', project: 'acme/dev', files: '.', ...inputs } })
  for (const inputs of [
    { shard: '1/2' },
    { shard: '2/2' },
    { 'working-directory': 'x', baseline: 'mine.json' },
    { 'working-directory': './y/' },
  ])
    expect((await plan(inputs)).stderr).toBe('')
  const shown = comments(scene).map(
    ({ body }) => /Written of <code>\.<\/code> with <code>(.*?)<\/code> /.exec(body)?.[1],
  )
  expect(shown).toEqual([
    'shard: 1/2',
    'shard: 2/2',
    'working-directory: x, baseline: mine.json',
    'working-directory: y',
  ])
  expect(comments(scene).some(({ body }) => body.includes(scene.platform.url))).toBe(false)
})

nightly('changed-since with another revision uses the same comment', async () => {
  const workspace = committedRepository({ 'tools/a.cwl': toolText('a') })
  const scene = await setScene(workspace)
  for (const round of [1, 2]) {
    const revision = headOf(workspace)
    writeFileSync(join(workspace, 'tools', 'a.cwl'), toolText(`a${round}`))
    git(workspace, 'commit', '-qam', 'more')
    expect((await review(scene, { inputs: { command: 'validate', stage: '', 'changed-since': revision } })).code).toBe(
      0,
    )
  }
  expect(comments(scene)).toHaveLength(1)
})

test('a forged comment of another user is ignored, and ours is found among hundreds', async () => {
  const scene = await setScene()
  await review(scene)
  const { repository } = scene.github
  const { body } = onlyComment(scene)
  repository.comments.length = 0
  const forged = repository.addComment(scene.pull, { login: 'mallory', type: 'User' }, body)
  for (let at = 0; at < 250; at += 1) repository.addComment(scene.pull, ACTIONS_BOT.user, `quoted:\n${body}`)
  await review(scene)
  for (let at = 0; at < 100; at += 1) repository.addComment(scene.pull, ACTIONS_BOT.user, 'noise')
  await review(scene, { env: { GITHUB_RUN_ID: '71' } })
  const ours = repository.comments.filter(
    (comment) => comment.user.login === ACTIONS_BOT.user.login && comment.body.startsWith('<!-- cwl-promote:comment'),
  )
  expect([repository.comments.length, ours.length, forged.body === body]).toEqual([352, 1, true])
  expect(ours[0]?.body).toMatch(/ 71 -->/)
})

test('a comment that another token wrote is named, and stays as it is', async () => {
  const scene = await setScene()
  await review(scene)
  const { body } = onlyComment(scene)
  const other = scene.github.repository.addComment(scene.pull, { login: 'acme-bot', type: 'Bot' }, body)
  const run = await review(scene, { env: { GITHUB_RUN_ID: '71' } })
  expect(commandsOf(run, 'notice').map(({ message }) => message)).toEqual([
    'Another comment, by acme-bot, may be out of date: this token cannot change it.',
  ])
  expect(other.body).toBe(body)
})

describe('a deleted comment', () => {
  test('is created again', async () => {
    const scene = await setScene()
    await review(scene)
    const { id } = onlyComment(scene)
    scene.github.repository.comments.length = 0
    const run = await review(scene, { env: { GITHUB_RUN_ID: '71' } })
    expect([run.code, onlyComment(scene).id > id, onlyComment(scene).body.includes('1 to create')]).toEqual([
      0,
      true,
      true,
    ])
  })
})

test('a comment of a run in the far future is taken for a forged one', async () => {
  const scene = await setScene()
  await review(scene)
  const comment = onlyComment(scene)
  comment.body = comment.body.replace(' 70 -->', ' 999999999999999 -->')
  await review(scene, { env: { GITHUB_RUN_ID: '71' } })
  expect(onlyComment(scene).body).toMatch(/ 71 -->/)
})

describe('two runs at once', () => {
  test('that both find no comment leave one comment with the later report', async () => {
    const scene = await setScene()
    // Both have looked before either writes.
    scene.github.meet('POST', '/comments', 2)
    const runs = await Promise.all([review(scene), review(scene, { entry: SOURCE, env: { GITHUB_RUN_ID: '71' } })])
    const comment = onlyComment(scene)
    // The later run has the word, whichever of them wrote first.
    expect(comment.body).toMatch(/ 71 -->/)
    expect(new Set(runs.map((run) => run.outputs['comment-url']))).toEqual(
      new Set([`https://github.example/octo/rnaseq/pull/2#issuecomment-${comment.id}`]),
    )
  })

  test('keep the newer plan when the older run ends last', async () => {
    const scene = await setScene()
    await review(scene, { env: { GITHUB_RUN_ID: '100' } })
    const { body } = onlyComment(scene)
    const late = await review(scene, { env: { GITHUB_RUN_ID: '99' } })
    expect([late.code, onlyComment(scene).body === body, late.outputs['comment-url']]).toEqual([
      0,
      true,
      expect.stringContaining('#issuecomment-'),
    ])
  })

  nightly('that both find the old comment leave the plan of the later run', async () => {
    const scene = await setScene()
    await review(scene)
    // Both have looked before either writes; then both write at once.
    scene.github.meet('PATCH', '/issues/comments/', 2)
    const runs = await Promise.all([
      review(scene, { env: { GITHUB_RUN_ID: '72' } }),
      review(scene, { entry: SOURCE, env: { GITHUB_RUN_ID: '71' } }),
    ])
    expect(onlyComment(scene).body).toMatch(/ 72 -->/)
    const address = `https://github.example/octo/rnaseq/pull/2#issuecomment-${onlyComment(scene).id}`
    expect(runs.map(({ code, outputs }) => [code, outputs['comment-url']])).toEqual([
      [0, address],
      [0, address],
    ])
  })

  nightly('leave the comments of others unchanged, even with a marker of ours', async () => {
    const scene = await setScene()
    const { repository } = scene.github
    const [before, after] = ['before', 'after'].map((word) =>
      repository.addComment(scene.pull, ACTIONS_BOT.user, `${word}: a comment of another workflow`),
    )
    const strange = repository.addComment(
      scene.pull,
      ACTIONS_BOT.user,
      '<!-- cwl-promote:comment 0123456789abcdef 5 -->\nof another stage',
    )
    scene.github.meet('POST', '/comments', 2)
    await Promise.all([review(scene), review(scene, { entry: SOURCE, env: { GITHUB_RUN_ID: '71' } })])
    const [ours, ...more] = repository.comments.filter((comment) => ![before, after, strange].includes(comment))
    const forged = repository.addComment(scene.pull, { login: 'mallory', type: 'User' }, ours?.body ?? '')
    const bodies = [before, after, strange, forged].map((comment) => comment?.body)
    scene.github.meet('PATCH', '/issues/comments/', 2)
    await Promise.all([
      review(scene, { env: { GITHUB_RUN_ID: '72' } }),
      review(scene, { entry: SOURCE, env: { GITHUB_RUN_ID: '73' } }),
    ])
    expect([
      more,
      repository.comments.length,
      [before, after, strange, forged].map((comment) => comment?.body),
    ]).toEqual([[], 5, bodies])
  })

  nightly('keep the newer text of a run that died before it moved it to the first comment', async () => {
    const scene = await setScene()
    await review(scene)
    const first = onlyComment(scene)
    const words = first.body.replace(' 70 -->', ' 72 -->')
    scene.github.repository.addComment(scene.pull, ACTIONS_BOT.user, words)
    await review(scene, { env: { GITHUB_RUN_ID: '71' } })
    expect([onlyComment(scene).id, onlyComment(scene).body]).toEqual([first.id, words])
  })

  nightly('remove the duplicate comment of a run that died', async () => {
    const scene = await setScene()
    await review(scene)
    const { body } = onlyComment(scene)
    scene.github.repository.addComment(scene.pull, ACTIONS_BOT.user, body)
    await review(scene, { env: { GITHUB_RUN_ID: '71' } })
    expect(onlyComment(scene).body).toMatch(/ 71 -->/)
  })
})

nightly('outputs that cannot be written after the comment do not change the exit code', async () => {
  const scene = await setScene(
    repositoryOf({ 'tool.cwl': toolText('tool').replace('CommandLineTool', 'CommandLineTol') }),
  )
  const output = join(temporaryFolder(), 'output')
  writeFileSync(output, '')
  const path = `/issues/${scene.pull}/comments`
  scene.github.meet('POST', path, 2)
  const running = review(scene, { inputs: { command: 'validate', stage: '' }, env: { GITHUB_OUTPUT: output } })
  while (scene.github.count('POST', path) === 0) await sleep(5)
  rmSync(output)
  await fetch(`${scene.github.url}/repos/octo/rnaseq${path}`, { method: 'POST', body: '{}' })
  const run = await running
  expect([run.code, commandsOf(run, 'error').at(-1)?.message, run.summary.match(/<h2>/g)?.length]).toEqual([
    3,
    expect.stringMatching(/^the outputs could not be written: Missing file/),
    1,
  ])
})

describe('when no comment can be written, the run passes with the reason and a summary', () => {
  async function expectOnlyTheSummary(
    scene: Scene,
    run: ActionRun,
    kind: 'notice' | 'warning',
    message: RegExp,
  ): Promise<void> {
    expect([run.code, run.stderr, run.outputs['comment-url'], run.outputs['result']]).toEqual([0, '', '', 'planned'])
    expect(commandsOf(run, kind).map((command) => command.message)).toEqual([expect.stringMatching(message)])
    expect(commandsOf(run, 'error')).toEqual([])
    expect(run.summary).toContain('1 to create')
    expect(comments(scene)).toEqual([])
  }

  test.each([
    ['no permission', {}, /may not read the comments on the pull request.*permissions: (?:issues|pull-requests): /],
    [
      'read permission only',
      { 'pull-requests': 'read' },
      /may not comment on the pull request.*permissions: (?:issues|pull-requests): write/,
    ],
  ] as const)('%s', async (_, permissions, message) => {
    const scene = await setScene()
    scene.github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions })
    await expectOnlyTheSummary(scene, await review(scene), 'notice', message)
  })

  test('no token for GitHub', async () => {
    const scene = await setScene()
    await expectOnlyTheSummary(
      scene,
      await review(scene, { inputs: { 'github-token': '' } }),
      'notice',
      /needs a token for GitHub, and there is none.*pull-requests: write/,
    )
  })

  nightly('a locked conversation', async () => {
    const scene = await setScene()
    for (const issue of scene.github.repository.issues) issue.locked = true
    await expectOnlyTheSummary(scene, await review(scene), 'notice', /issue is locked/)
  })

  test('server errors of GitHub', async () => {
    const scene = await setScene()
    scene.github.fail({ kind: 'server-error', path: '/comments', times: 10 })
    await expectOnlyTheSummary(
      scene,
      await review(scene),
      'warning',
      /No comment was written: GitHub could not read the comments/,
    )
  })

  test('a pull request from a fork with a read-only token', async () => {
    const scene = await setScene()
    scene.github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: { 'pull-requests': 'read' } })
    const run = await review(scene, {
      head: FORK,
      inputs: { command: 'validate', token: '', 'base-url': '', stage: '' },
    })
    expect([run.code, comments(scene), commandsOf(run, 'notice').map(({ message }) => message)]).toEqual([
      0,
      [],
      [
        expect.stringMatching(
          /permissions: (?:issues|pull-requests): write.*\. In a run of `pull_request` from a fork the token for GitHub can only read, unless/,
        ),
      ],
    ])
    expect(run.summary).toContain('valid')
  })

  nightly('pull_request_target from a fork without the permission', async () => {
    const scene = await setScene()
    scene.github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: { 'pull-requests': 'read' } })
    const run = await review(scene, {
      head: FORK,
      inputs: { command: 'validate', token: '', 'base-url': '', stage: '' },
      env: { GITHUB_EVENT_NAME: 'pull_request_target' },
    })
    expect([run.code, commandsOf(run, 'notice').map(({ message }) => message)]).toEqual([
      0,
      [
        expect.stringMatching(
          /permissions: (?:issues|pull-requests): write`, or a token that has it as the input `github-token`\. The job summary/,
        ),
      ],
    ])
  })

  nightly('an event that cannot be read', async () => {
    const scene = await setScene()
    const env = { GITHUB_EVENT_PATH: join(scene.workspace, 'nowhere.json') }
    const run = await review(scene, { inputs: { command: 'validate', token: '', 'base-url': '', stage: '' }, env })
    expect([run.code, commandsOf(run, 'notice').map(({ message }) => message)]).toEqual([
      0,
      ['No comment was written: the event pull_request cannot be read. The job summary has the report.'],
    ])
  })
})

test('a wrong value of the input `comment` is a usage error', async () => {
  const run = await review(await setScene(), { inputs: { comment: 'changes' } })
  expect([run.code, commandsOf(run, 'error').map(({ message }) => message)]).toEqual([
    2,
    [expect.stringMatching(/`comment` is "changes".*true, changes-only or false/)],
  ])
})

test('a comment that is too long is cut with a count, and contains no token', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 700 }, (_, at) => [`tools/a-tool-with-a-rather-long-name-${at}.cwl`, toolText(`tool ${at}`)]),
  )
  const scene = await setScene(repositoryOf(files))
  const run = await review(scene, {
    inputs: { stage: '', project: 'acme/many', files: 'tools' },
    env: { ACTIONS_STEP_DEBUG: 'true', RUNNER_DEBUG: '1' },
  })
  expect(run.code).toBe(0)
  const { body } = onlyComment(scene)
  expect(body.length).toBeLessThan(65_536)
  expect(body.length).toBeGreaterThan(50_000)
  expect(body).toMatch(/\d+ more are left out: they do not fit here/)
  expect(Buffer.byteLength(run.outputs['summary-markdown'] ?? '')).toBeLessThanOrEqual(65_000)
  // Once each: the command that masks it.
  for (const secret of [TOKEN, GITHUB_TOKEN])
    expect([run.everything.split(secret).length - 1, body.includes(secret)]).toEqual([1, false])
})

test.each(['/graphql', '/comments'])(
  'an answer to %s of another form gives a warning, and the run passes',
  async (path) => {
    const scene = await setScene()
    scene.github.fail({ kind: 'other-answer', answer: '<html>Welcome</html>', path, times: 9 })
    const run = await review(scene)
    expect([run.code, run.stderr, run.outputs['result'], run.outputs['comment-url']]).toEqual([0, '', 'planned', ''])
    expect(commandsOf(run, 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^No comment was written: GitHub's answer differs from .* The job summary has the report\.$/,
      ),
    ])
  },
)
