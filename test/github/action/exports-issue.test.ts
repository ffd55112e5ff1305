import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { json, startAnsweringServer, type AnsweringServer } from '../../platform/answering-server.ts'
import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import type { StandInIssue } from '../../support/github-repository.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { daily, nightly } from '../../support/nightly.ts'
import { ENTRIES, SOURCE } from '../../support/programs.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

interface Scene {
  readonly platform: LocalPlatform
  readonly github: GitHubStandIn
}

async function setScene(states: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const scene = { platform: await startPlatform(), github: await startGitHub() }
  for (const [id, state] of Object.entries(states)) scene.platform.store.addExport({ id, state })
  return scene
}

/** A scheduled run, as the runner starts it. */
async function watch(
  { platform, github }: Scene,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  entry?: string,
): Promise<ActionRun> {
  return runAction({
    workspace: temporaryFolder(),
    entry,
    inputs: {
      command: 'exports',
      'base-url': platform.url,
      token: TOKEN,
      issue: 'true',
      'fail-on': 'new-failed',
      'github-token': GITHUB_TOKEN,
      ...inputs,
    },
    env: { GITHUB_EVENT_NAME: 'schedule', GITHUB_API_URL: github.url, GITHUB_RUN_ID: '77', ...env },
  })
}

function onlyIssue({ github }: Scene): StandInIssue {
  const [issue, ...others] = github.repository.issues
  if (issue === undefined || others.length > 0)
    throw new Error(`one issue was expected, there are ${github.repository.issues.length}`)
  return issue
}

function idsOf(run: ActionRun, output: string): readonly unknown[] {
  const list: unknown = JSON.parse(run.outputs[output] ?? '')
  return Array.isArray(list)
    ? list.map((job: unknown) => (typeof job === 'object' && job !== null && 'id' in job ? job.id : job))
    : []
}

function news(run: ActionRun): readonly unknown[] {
  return [run.code, idsOf(run, 'new-failed-exports'), idsOf(run, 'recovered-exports')]
}

function comments({ github }: Scene): readonly string[] {
  return github.repository.comments.map(({ body }) => body)
}

const URL_OF_FIRST = 'https://github.example/octo/rnaseq/issues/1'

test.each(daily(ENTRIES, ([, entry]) => entry === undefined))(
  'the issue by %s is opened, kept, commented on, closed and reopened as jobs change',
  async (_, entry) => {
    const scene = await setScene({ a: 'COMPLETED', b: 'COMPLETED' })
    const { store } = scene.platform
    const { repository } = scene.github

    const quiet = await watch(scene, {}, {}, entry)
    expect([...news(quiet), quiet.outputs['issue-url'], repository.issues.length, quiet.stderr]).toEqual([
      0,
      [],
      [],
      '',
      0,
      '',
    ])

    store.setExport('a', 'FAILED')
    const opened = await watch(scene, { 'issue-labels': 'exports\nbug', 'issue-assignees': '@ada\nnobody' }, {}, entry)
    expect([...news(opened), opened.outputs['issue-url']]).toEqual([6, ['a'], [], URL_OF_FIRST])
    expect(onlyIssue(scene)).toMatchObject({
      title: 'Export jobs are failing',
      state: 'open',
      labels: ['exports', 'bug'],
      assignees: ['ada'],
      user: ACTIONS_BOT.user,
    })
    expect(onlyIssue(scene).body).toContain('<code>a</code>')
    expect(onlyIssue(scene).body).toContain(`<a href="https://github.example/octo/rnaseq/actions/runs/77">`)
    expect(opened.stdout).toContain('GitHub did not assign the issue to nobody')
    expect(commandsOf(opened, 'error').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^1 export job failed \(nothing is remembered yet, so each failure is new\)\./),
    ])

    const same = await watch(scene, {}, {}, entry)
    expect([...news(same), same.outputs['issue-url']]).toEqual([0, [], [], URL_OF_FIRST])
    expect([onlyIssue(scene).state, comments(scene)]).toEqual(['open', []])

    store.setExport('b', 'FAILED')
    expect(news(await watch(scene, {}, {}, entry))).toEqual([6, ['b'], []])
    expect(comments(scene)).toEqual([expect.stringMatching(/1 export job failed since the last run.*<code>b<\/code>/s)])

    store.setExport('a', 'COMPLETED')
    expect(news(await watch(scene, {}, {}, entry))).toEqual([0, [], ['a']])
    expect(comments(scene)[1]).toMatch(/1 export job that had failed is COMPLETED now/)
    expect(onlyIssue(scene).state).toBe('open')
    expect(onlyIssue(scene).body).not.toContain('<code>a</code>')

    store.setExport('b', 'COMPLETED')
    const over = await watch(scene, {}, {}, entry)
    expect([...news(over), over.outputs['issue-url']]).toEqual([0, [], ['b'], URL_OF_FIRST])
    expect([onlyIssue(scene).state, onlyIssue(scene).state_reason, comments(scene).length]).toEqual([
      'closed',
      'completed',
      3,
    ])
    expect(comments(scene)[2]).toContain('No export job is failing')

    const writes = scene.github.count('PATCH')
    expect(news(await watch(scene, {}, {}, entry))).toEqual([0, [], []])
    expect([scene.github.count('PATCH'), comments(scene).length]).toEqual([writes, 3])

    store.setExport('a', 'FAILED')
    expect(news(await watch(scene, {}, {}, entry))).toEqual([6, ['a'], []])
    expect([onlyIssue(scene).state, onlyIssue(scene).state_reason, comments(scene).length]).toEqual([
      'open',
      'reopened',
      4,
    ])
    expect(
      scene.github.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/issues')),
    ).toHaveLength(1)
  },
  120_000,
)

nightly('an issue that a person closed is reopened only when another job fails', async () => {
  const scene = await setScene({ a: 'FAILED', b: 'COMPLETED' })
  await watch(scene)
  onlyIssue(scene).state = 'closed'
  expect((await watch(scene)).code).toBe(0)
  expect([onlyIssue(scene).state, comments(scene)]).toEqual(['closed', []])
  scene.platform.store.setExport('b', 'FAILED')
  expect(news(await watch(scene))).toEqual([6, ['b'], []])
  expect([onlyIssue(scene).state, comments(scene).length]).toEqual(['open', 1])
})

describe('two runs at once', () => {
  nightly('that both find no issue open two, and the next run closes the second', async () => {
    const scene = await setScene({ a: 'FAILED' })
    // Both have looked before either opens one.
    scene.github.meet('POST', '/repos/octo/rnaseq/issues', 2)
    await Promise.all([watch(scene), watch(scene, {}, {}, SOURCE)])
    const next = await watch(scene)
    expect([...news(next), next.outputs['issue-url']]).toEqual([0, [], [], URL_OF_FIRST])
    const { issues } = scene.github.repository
    expect(issues.map(({ number, state, state_reason }) => [number, state, state_reason])).toEqual([
      [1, 'open', null],
      [2, 'closed', 'not_planned'],
    ])
    expect(issues[1]?.body).toMatch(/^Duplicate of #1\n/)
  })
})

test('a forged issue of another user is ignored, and ours is found among hundreds', async () => {
  const scene = await setScene({ a: 'FAILED' })
  await watch(scene)
  const { body } = onlyIssue(scene)
  const { repository } = scene.github
  repository.issues.length = 0
  const forged = repository.addIssue({ user: { login: 'mallory', type: 'User' }, body })
  for (let at = 0; at < 250; at += 1)
    repository.addIssue({ user: ACTIONS_BOT.user, title: `report ${at}`, body: `text before ${body}` })
  await watch(scene)
  const ours = repository.issues.filter(
    (issue) => issue.user.login === ACTIONS_BOT.user.login && issue.body.startsWith('<!-- cwl-promote:exports'),
  )
  expect([ours.length, forged.body === body, forged.state]).toEqual([1, true, 'open'])
  for (let at = 0; at < 250; at += 1) repository.addIssue({ user: ACTIONS_BOT.user })
  await watch(scene)
  expect(repository.issues).toHaveLength(502)
})

const editsByHand: readonly (readonly [string, (text: string) => string])[] = [
  ['a line above it', (text: string) => `Bob looks into this.\n\n${text}`],
  [
    'a line above it, in the editor of the web page',
    (text: string) => `Bob looks into this.\n\n${text}`.replaceAll('\n', '\r\n'),
  ],
  ['a line below it', (text: string) => `${text}\r\nBob looks into this.`],
]

nightly.each(daily(editsByHand, ([name]) => name !== 'a line above it'))(
  'the issue keeps its state and its own text after a person adds %s',
  async (_, edit) => {
    const scene = await setScene({ a: 'FAILED' })
    await watch(scene)
    onlyIssue(scene).body = edit(onlyIssue(scene).body)
    expect(news(await watch(scene))).toEqual([0, [], []])
    expect([onlyIssue(scene).state, onlyIssue(scene).body.startsWith('<!-- cwl-promote:exports')]).toEqual([
      'open',
      true,
    ])
  },
)

nightly('an issue with another title that quotes our text is left unchanged', async () => {
  const scene = await setScene({ a: 'FAILED' })
  await watch(scene)
  const digest = `Open issues of this week:\n\n${onlyIssue(scene).body}`
  const quoting = scene.github.repository.addIssue({ user: ACTIONS_BOT.user, title: 'This week', body: digest })
  await watch(scene)
  expect([quoting.state, quoting.body]).toEqual(['open', digest])
})

describe('when GitHub fails', () => {
  test.each([
    [
      'no permission',
      (github: GitHubStandIn): void =>
        github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: { contents: 'read' } }),
      /may not look for the issue on failing exports.*permissions: issues/,
    ],
    [
      'read permission only',
      (github: GitHubStandIn): void =>
        github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: { issues: 'read' } }),
      /may not open an issue.*permissions: issues: write/,
    ],
    [
      'issues switched off',
      (github: GitHubStandIn): void => void (github.repository.issuesEnabled = false),
      /switched off in the settings/,
    ],
  ] as const)('%s: the run fails with the fix, and reports the export jobs', async (_, spoil, message) => {
    const scene = await setScene({ a: 'FAILED' })
    spoil(scene.github)
    const run = await watch(scene, { 'fail-on': 'never' })
    expect(run.code).toBe(1)
    expect(commandsOf(run, 'error').map((command) => command.message)).toEqual([expect.stringMatching(message)])
    expect(run.outputs).toMatchObject({ 'exports-state': 'failed', 'exports-failed': '1', 'issue-url': '' })
    expect(scene.github.repository.issues).toEqual([])
  })

  test('a failed job sets the exit code, and the failed issue is a warning', async () => {
    const scene = await setScene({ a: 'FAILED' })
    scene.github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: {} })
    const run = await watch(scene, { 'fail-on': 'failed' })
    expect(run.code).toBe(6)
    expect(run.stdout).toMatch(/the token for GitHub may not look for the issue/)
    expect(commandsOf(run, 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^the token for GitHub may not look for the issue .*\. Give the job/),
    ])
  })

  const lost: readonly (readonly [string, { readonly afterEffect?: boolean }])[] = [
    ['refused', {}],
    ['accepted without an answer', { afterEffect: true }],
  ]
  test.each(daily(lost, ([, { afterEffect }]) => afterEffect === true))(
    'a comment that is %s in a server error is written once',
    async (_, how) => {
      const scene = await setScene({ a: 'FAILED' })
      await watch(scene)
      scene.platform.store.setExport('a', 'COMPLETED')
      scene.github.fail({ kind: 'server-error', method: 'POST', path: '/comments', ...how })
      const over = await watch(scene)
      expect([...news(over), onlyIssue(scene).state, comments(scene).length]).toEqual([0, [], ['a'], 'closed', 1])
    },
  )

  nightly('the output issue-url is set even if the issue cannot be updated', async () => {
    const scene = await setScene({ a: 'FAILED' })
    await watch(scene)
    scene.platform.store.addExport({ id: 'b', state: 'FAILED' })
    scene.github.fail({ kind: 'forbidden', method: 'PATCH', path: '/issues/1' })
    const run = await watch(scene)
    expect([...news(run), run.outputs['issue-url']]).toEqual([6, ['b'], [], URL_OF_FIRST])
    expect(commandsOf(run, 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/may not update the issue/),
    ])
  })

  nightly('the output issue-url is set even if the export jobs cannot be read in time', async () => {
    const scene = await setScene({ a: 'FAILED' })
    await watch(scene)
    scene.platform.faults.set([{ kind: 'html', path: '/v2/storage/exports' }])
    const unread = await watch(scene)
    expect([unread.code, unread.outputs['exports-state'], unread.outputs['issue-url']]).toEqual([
      1,
      'not-read',
      URL_OF_FIRST,
    ])
    scene.platform.faults.set([{ kind: 'hang', path: '/v2/storage/exports' }])
    const late = await watch(scene, { timeout: '0.05' })
    expect([late.code, late.outputs['exports-state'], late.outputs['issue-url']]).toEqual([1, 'not-read', URL_OF_FIRST])
  })

  test('a lost answer after an issue was opened does not lead to a second issue', async () => {
    const scene = await setScene({ a: 'FAILED' })
    scene.github.fail({ kind: 'cut-off', method: 'POST', path: '/repos/octo/rnaseq/issues', afterEffect: true })
    expect((await watch(scene, { 'fail-on': 'never' })).code).toBe(1)
    expect((await watch(scene)).code).toBe(0)
    expect(onlyIssue(scene).state).toBe('open')
  })

  nightly.each([
    ['has a server error', 'server-error', /GitHub could not ask whose token it is/],
    ['is refused', 'forbidden', /may not ask whose token it is/],
  ] as const)(
    'while GraphQL %s, the run of another token fails and opens no second issue',
    async (_, kind, message) => {
      const scene = await setScene({ a: 'FAILED' })
      scene.github.grant('other', { ...ACTIONS_BOT, user: { login: 'ci-app[bot]', type: 'Bot' } })
      const token = { 'github-token': 'other', 'fail-on': 'never' }
      expect((await watch(scene, token)).code).toBe(0)
      scene.github.fail({ kind, path: '/graphql', times: 4 })
      const run = await watch(scene, token)
      expect([run.code, commandsOf(run, 'error').map((command) => command.message)]).toEqual([
        1,
        [expect.stringMatching(message)],
      ])
      expect(onlyIssue(scene).state).toBe('open')
    },
  )

  test('a damaged state in the issue is reported and written again', async () => {
    const scene = await setScene({ a: 'FAILED' })
    await watch(scene)
    const issue = onlyIssue(scene)
    issue.body = issue.body.replace('"version":1', '"version":99')
    const run = await watch(scene)
    expect(run.stdout).toMatch(/remembered in issue 1 cannot be read \(its version is 99/)
    expect(run.stdout).toContain('All that is failing counts as new.')
    expect((await watch(scene)).stdout).not.toMatch(/cannot be read/)
  })

  nightly('with a state file, a damaged state in the issue makes no failure new', async () => {
    const scene = await setScene({ a: 'FAILED' })
    const file = { 'state-file': join(temporaryFolder(), 'state.json') }
    await watch(scene, file)
    onlyIssue(scene).body = onlyIssue(scene).body.replace('"version":1', '"version":99')
    const run = await watch(scene, file)
    expect(news(run)).toEqual([0, [], []])
    expect(run.stdout).toMatch(/remembered in issue 1 cannot be read/)
    expect(run.stdout).not.toContain('counts as new')
  })

  nightly.each([
    ['cancelled', 130, /the run was cancelled; not all changes of the export jobs were reported/],
    ['out of time', 1, /the time limit of the run is reached; not all changes of the export jobs were reported/],
  ] as const)(
    'a run that is %s while GitHub does not answer reports it with the export jobs',
    async (why, code, message) => {
      const scene = await setScene({ a: 'FAILED' })
      // A meeting to which nobody else comes.
      scene.github.meet('POST', '/repos/octo/rnaseq/issues', 2)
      const run = await runAction({
        workspace: temporaryFolder(),
        inputs: {
          command: 'exports',
          'base-url': scene.platform.url,
          token: TOKEN,
          issue: 'true',
          'github-token': GITHUB_TOKEN,
          ...(why === 'cancelled' ? {} : { timeout: '0.03' }),
        },
        env: { GITHUB_EVENT_NAME: 'schedule', GITHUB_API_URL: scene.github.url },
        onStart: (child) => {
          if (why !== 'cancelled') return
          const timer = setInterval(() => {
            if (scene.github.count('POST', '/repos/octo/rnaseq/issues') === 0) return
            clearInterval(timer)
            child.kill('SIGINT')
          }, 10)
          child.on('close', () => clearInterval(timer))
        },
      })
      expect([run.code, commandsOf(run, 'error').map((command) => command.message)]).toEqual([
        code,
        [expect.stringMatching(message)],
      ])
      expect(run.outputs).toMatchObject({ 'exports-state': 'failed', 'exports-failed': '1' })
    },
  )

  nightly.each(['/graphql', '/issues'])(
    'a run whose time is up while GitHub does not answer %s reports an unread list',
    async (path) => {
      const scene = await setScene({ a: 'FAILED' })
      scene.github.fail({ kind: 'no-answer', path, times: 9 })
      const run = await watch(scene, { timeout: '0.02' })
      expect([run.code, commandsOf(run, 'error').map(({ message }) => message)]).toEqual([
        1,
        [
          expect.stringMatching(
            /^the time limit of the run is reached; GitHub took too long to (ask whose token|look for the issue).*, and the list of export jobs was not read\./,
          ),
        ],
      ])
      expect(run.outputs['exports-state']).toBe('not-read')
    },
  )

  test('a title of 257 characters is a usage error, and one of 256 is accepted', async () => {
    const scene = await setScene({ a: 'FAILED' })
    const run = await watch(scene, { 'issue-title': 'x'.repeat(257) })
    expect([run.code, commandsOf(run, 'error').map(({ message }) => message)]).toEqual([
      2,
      [expect.stringMatching(/^the input `issue-title` has 257 characters\. GitHub takes up to 256/)],
    ])
    expect((await watch(scene, { 'issue-title': 'x'.repeat(256) })).code).toBe(6)
    expect(onlyIssue(scene).title).toBe('x'.repeat(256))
  })

  test('without a token for GitHub, `issue: true` is a usage error', async () => {
    const run = await watch(await setScene(), { 'github-token': '' })
    expect(run.code).toBe(2)
    expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
      expect.stringMatching(/`issue: true` needs a token for GitHub.*github\.token/),
    ])
  })
})

nightly('with a truncated list, the issue reports it and stays open for unread jobs', async () => {
  const scene = await setScene(
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`job-${at}`, at === 59 ? 'FAILED' : 'COMPLETED'])),
  )
  await watch(scene)
  const run = await watch(scene, { 'max-pages': '1' })
  expect(run.outputs).toMatchObject({
    'exports-truncated': 'true',
    'exports-state': 'other',
    'exports-failed': '0',
    'recovered-exports': '[]',
  })
  expect(onlyIssue(scene).state).toBe('open')
  expect(onlyIssue(scene).body).toMatch(/as far as the list was read/)
  expect(onlyIssue(scene).body).toMatch(/still counts as failing/)
})

test('a truncated list fails for a failed job in it, and otherwise passes with a warning', async () => {
  const scene = await setScene(
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`job-${at}`, at === 59 ? 'FAILED' : 'COMPLETED'])),
  )
  const inputs = { 'fail-on': 'failed', 'max-pages': '1' }
  const green = await watch(scene, inputs)
  expect([green.code, green.outputs['exports-state'], commandsOf(green, 'error')]).toEqual([0, 'other', []])
  expect(commandsOf(green, 'warning').map(({ message }) => message)).toEqual([
    'The list of export jobs is cut off: stopped after 1 page, because of max-pages.',
  ])
  for (const text of [green.stdout, green.summary])
    expect(text).toContain('The 50 export jobs that were read are completed.')
  await watch(scene)
  const red = await watch(scene, inputs)
  expect([red.code, commandsOf(red, 'error').map(({ message }) => message)]).toEqual([
    6,
    [expect.stringMatching(/^1 export job counts as failing, since the list is cut off and does not show it again\./)],
  ])
  expect((await watch(scene, { ...inputs, threshold: '1' })).code).toBe(0)
})

describe('tokens and the webhook address', () => {
  async function hookOf(): Promise<AnsweringServer> {
    return startAnsweringServer((_, response) => json(response, 200, 'ok'))
  }

  test('appear nowhere, and the webhook gets the change and the issue', async () => {
    const scene = await setScene({ a: 'FAILED' })
    const hook = await hookOf()
    const secret = `${hook.url}/services/canary-webhook-path`
    const run = await watch(scene, { 'webhook-url': secret }, { ACTIONS_STEP_DEBUG: 'true', RUNNER_DEBUG: '1' })
    expect(run.commands.slice(0, 3)).toEqual(
      [TOKEN, GITHUB_TOKEN, secret].map((message) => ({ name: 'add-mask', properties: {}, message })),
    )
    for (const line of [
      'GitHub: GET /repos/octo/rnaseq/issues?creator=github-actions%5Bbot%5D&state=all&per_page=100 200',
      'GitHub: POST /repos/octo/rnaseq/issues 201',
      'GitHub: PATCH /repos/octo/rnaseq/issues/1 200',
      `webhook: POST ${new URL(hook.url).host} 200`,
    ])
      expect(run.stdout).toContain(line)
    expect(hook.seen).toHaveLength(1)
    const message: unknown = JSON.parse(hook.seen[0]?.body ?? '')
    expect(message).toMatchObject({
      event: 'exports-failing',
      url: URL_OF_FIRST,
      text: expect.stringContaining(`<${URL_OF_FIRST}|More>`),
    })
    const rest = run.everything
      .split('\n')
      .filter((line) => !line.startsWith('::add-mask::'))
      .join('\n')
    expect(rest).not.toContain('canary-webhook-path')
    expect(rest).not.toContain(GITHUB_TOKEN)
    expect(JSON.stringify(hook.seen)).not.toMatch(new RegExp(`${TOKEN}|${GITHUB_TOKEN}`))
    await watch(scene, { 'webhook-url': secret })
    expect(hook.seen).toHaveLength(1)
  })
})

describe('when the webhook rejects messages', () => {
  async function sceneWithHook(states: Readonly<Record<string, string>>) {
    const scene = await setScene(states)
    let status = 400
    const hook = await startAnsweringServer((_, response) => json(response, status, 'ok'))
    return { scene, hook, inputs: { 'webhook-url': hook.url }, mend: () => (status = 200) }
  }

  test('the issue reports a failure once and stays closed after a person closes it', async () => {
    const { scene, hook, inputs, mend } = await sceneWithHook({ a: 'FAILED' })
    expect(news(await watch(scene, inputs))).toEqual([6, ['a'], []])
    expect(news(await watch(scene, inputs))).toEqual([6, ['a'], []])
    expect([onlyIssue(scene).state, comments(scene)]).toEqual(['open', []])
    onlyIssue(scene).state = 'closed'
    expect(news(await watch(scene, inputs))).toEqual([6, ['a'], []])
    expect([onlyIssue(scene).state, comments(scene)]).toEqual(['closed', []])

    scene.platform.store.addExport({ id: 'b', state: 'FAILED' })
    expect(news(await watch(scene, inputs))).toEqual([6, ['a', 'b'], []])
    expect([onlyIssue(scene).state, comments(scene).length]).toEqual(['open', 1])
    mend()
    expect(news(await watch(scene, inputs))).toEqual([6, ['a', 'b'], []])
    expect(hook.seen.map(({ body }) => /"newFailed":(\d)/.exec(body)?.[1])).toEqual(['1', '1', '1', '2', '2'])
    expect(news(await watch(scene, inputs))).toEqual([0, [], []])
    expect([onlyIssue(scene).state, comments(scene).length, hook.seen.length]).toEqual(['open', 1, 5])
  })

  test('a failure that has recovered closes the issue', async () => {
    const { scene, inputs } = await sceneWithHook({ a: 'FAILED' })
    await watch(scene, inputs)
    scene.platform.store.setExport('a', 'COMPLETED')
    expect(news(await watch(scene, inputs))).toEqual([0, [], []])
    expect([onlyIssue(scene).state, onlyIssue(scene).body]).toEqual([
      'closed',
      expect.stringContaining('No export job is failing'),
    ])
    const writes = scene.github.count('PATCH')
    expect(news(await watch(scene, inputs))).toEqual([0, [], []])
    expect([scene.github.count('PATCH'), comments(scene)]).toEqual([writes, []])
  })

  nightly('a recovered failure in an issue that a person closed adds no comment', async () => {
    const { scene, inputs } = await sceneWithHook({ a: 'FAILED', b: 'COMPLETED' })
    await watch(scene)
    scene.platform.store.setExport('b', 'FAILED')
    await watch(scene, inputs)
    onlyIssue(scene).state = 'closed'
    scene.platform.store.setExport('b', 'COMPLETED')
    await watch(scene, inputs)
    expect([onlyIssue(scene).state, comments(scene).length]).toEqual(['closed', 1])
  })
})

nightly('a locked issue is updated without comments, and the webhook gets each change once', async () => {
  const scene = await setScene({ a: 'FAILED', b: 'COMPLETED' })
  const hook = await startAnsweringServer((_, response) => json(response, 200, 'ok'))
  const run = async (): Promise<ActionRun> => watch(scene, { 'webhook-url': hook.url })
  await run()
  onlyIssue(scene).locked = true
  const { store } = scene.platform

  store.setExport('b', 'FAILED')
  const worse = await run()
  expect([...news(worse), onlyIssue(scene).body.includes('<code>b</code>')]).toEqual([6, ['b'], [], true])
  expect(worse.summary).toContain('Issue 1 is locked, and GitHub refuses comments there.')
  expect(worse.outputs['issue-url']).toBe(URL_OF_FIRST)
  const quiet = await run()
  expect([...news(quiet), quiet.summary.includes('locked')]).toEqual([0, [], [], false])

  for (const id of ['a', 'b']) store.setExport(id, 'COMPLETED')
  expect([...news(await run()), onlyIssue(scene).state]).toEqual([0, [], ['a', 'b'], 'closed'])
  expect(news(await run())).toEqual([0, [], []])
  store.setExport('a', 'FAILED')
  expect([...news(await run()), onlyIssue(scene).state]).toEqual([6, ['a'], [], 'open'])
  expect(comments(scene)).toEqual([])
  expect(hook.seen.map(({ body }) => /"event":"([a-z-]+)"/.exec(body)?.[1])).toEqual([
    'exports-failing',
    'exports-failing',
    'exports-recovered',
    'exports-failing',
  ])
})

nightly.each([
  ['read', 'GET'],
  ['written', 'PATCH'],
])('a change that the issue missed, as it could not be %s, is written by the next run', async (_, method) => {
  const scene = await setScene({ a: 'FAILED' })
  const file = { 'state-file': join(temporaryFolder(), 'state.json') }
  await watch(scene, file)
  scene.platform.store.setExport('a', 'COMPLETED')
  expect([...news(await watch(scene, file)), onlyIssue(scene).state]).toEqual([0, [], ['a'], 'closed'])
  scene.platform.store.addExport({ id: 'b', state: 'FAILED' })
  scene.github.fail({ kind: 'server-error', method, path: '/issues', times: 4 })
  expect([...news(await watch(scene, file)), onlyIssue(scene).state]).toEqual([6, ['b'], [], 'closed'])
  expect([...news(await watch(scene, file)), onlyIssue(scene).state]).toEqual([6, ['b'], [], 'open'])
  expect(comments(scene)).toEqual([
    expect.stringContaining('COMPLETED now'),
    expect.stringContaining('1 export job failed'),
  ])
  expect(news(await watch(scene, file))).toEqual([0, [], []])
})

test('an issue that cannot be read makes no failure new, and the run fails for it', async () => {
  const scene = await setScene({ a: 'FAILED' })
  expect(news(await watch(scene))).toEqual([6, ['a'], []])
  expect(news(await watch(scene))).toEqual([0, [], []])
  scene.github.fail({ kind: 'server-error', method: 'GET', path: '/issues', times: 4 })
  const run = await watch(scene)
  expect(news(run)).toEqual([1, [], []])
  expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
    expect.stringContaining('GitHub could not look for the issue on failing exports'),
  ])
  expect(run.outputs).toMatchObject({ 'exports-failed': '1', 'exports-state': 'failed' })
  expect(run.stdout).not.toContain('nothing is remembered yet')
  expect(news(await watch(scene))).toEqual([0, [], []])
})

test('a dry run of exports is a usage error', async () => {
  const scene = await setScene({ a: 'FAILED' })
  const run = await watch(scene, { 'dry-run': 'true' })
  expect([run.code, scene.github.repository.issues]).toEqual([2, []])
})
