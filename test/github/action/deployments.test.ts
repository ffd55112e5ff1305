import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { dedent } from '../../support/dedent.ts'
import { commit, committedRepository, git, headOf } from '../../support/git.ts'
import { ACTIONS_BOT, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import type { StandInDeployment } from '../../support/github-repository.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { daily, nightly } from '../../support/nightly.ts'
import { BUNDLE } from '../../support/programs.ts'
import { toolText } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionOptions, type ActionRun } from '../../support/run-action.ts'

const MANIFEST = dedent`
  version: 1
  stages:
    dev: { project: acme/dev, rules: { downgrade: refuse } }
    release: { project: acme/release, from: dev }
  apps: [{ path: apps }]
`

interface Scene {
  readonly platform: LocalPlatform
  readonly github: GitHubStandIn
  readonly workspace: string
}

async function setScene(manifest = MANIFEST): Promise<Scene> {
  const scene = {
    platform: await startPlatform(),
    github: await startGitHub(),
    workspace: committedRepository({
      'cwl-promote.yml': manifest,
      'apps/a.cwl': toolText('a'),
      'apps/b.cwl': toolText('b'),
    }),
  }
  push(scene)
  return scene
}

/** GitHub comes to know the history of the checkout. */
function push({ github, workspace }: Scene): string {
  const line = git(workspace, 'rev-list', '--parents', 'HEAD')
    .split('\n')
    .map((one) => one.split(' '))
  github.repository.commits.length = 0
  for (const [sha = '', parent = null] of line) github.repository.commits.push({ sha, parent })
  return head({ workspace })
}

function head({ workspace }: Pick<Scene, 'workspace'>): string {
  return headOf(workspace)
}

let runs = 100

interface Starting extends Partial<Pick<ActionOptions, 'entry' | 'onStart' | 'event'>> {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

/** A run as the runner starts it, each with a number of its own. */
async function deploy(
  { platform, github, workspace }: Scene,
  { inputs = {}, env = {}, entry, ...more }: Starting = {},
): Promise<ActionRun> {
  runs += 1
  return runAction({
    workspace,
    entry,
    inputs: {
      command: 'promote',
      stage: 'dev',
      'base-url': platform.url,
      token: TOKEN,
      deployments: 'true',
      'github-token': GITHUB_TOKEN,
      'report-exports': 'false',
      ...inputs,
    },
    env: { GITHUB_API_URL: github.url, GITHUB_RUN_ID: String(runs), GITHUB_SHA: head({ workspace }), ...env },
    ...more,
  })
}

function ours({ github }: Scene): readonly StandInDeployment[] {
  return github.repository.deployments.filter(({ task }) => task === 'cwl-promote')
}

/** States of each deployment, oldest first. */
function lives(scene: Scene): readonly (readonly string[])[] {
  return ours(scene).map(({ statuses }) => statuses.map(({ state }) => state).toReversed())
}

function newest(scene: Scene): StandInDeployment {
  const last = ours(scene).at(-1)
  if (last === undefined) throw new Error('there is no deployment')
  return last
}

function sha256(path: string | undefined): string {
  return createHash('sha256')
    .update(readFileSync(path ?? ''))
    .digest('hex')
}

function reasons(run: ActionRun): readonly string[] {
  const apps: unknown = JSON.parse(run.outputs['apps'] ?? '')
  return Array.isArray(apps)
    ? apps.map((app: unknown) => (typeof app === 'object' && app !== null && 'reason' in app ? String(app.reason) : ''))
    : []
}

describe('by the bundle', () => {
  const entry = BUNDLE
  test('a stage is deployed, replaced, kept, partly failed, fixed and rolled back', async () => {
    const scene = await setScene()
    const first = await deploy(scene, { entry })
    const deployment = newest(scene)
    expect([first.code, first.stderr, first.outputs['deployment-id']]).toEqual([0, '', String(deployment.id)])
    expect(deployment).toMatchObject({
      environment: 'dev',
      ref: head(scene),
      description: 'promote: 2 apps in acme/dev',
      production_environment: false,
      transient_environment: false,
      payload: {
        version: 1,
        command: 'promote',
        stage: 'dev',
        project: 'acme/dev',
        platform: scene.platform.url,
        commit: head(scene),
        plan: first.outputs['plan-digest'],
        run: `${runs}/1`,
        partial: false,
      },
    })
    expect(deployment.statuses.map(({ state, description, log_url }) => [state, description, log_url])).toEqual([
      [
        'success',
        `2 created; record sha256:${sha256(first.outputs['record-file'])}`,
        `https://github.example/octo/rnaseq/actions/runs/${runs}`,
      ],
      ['in_progress', 'Installing', `https://github.example/octo/rnaseq/actions/runs/${runs}`],
    ])

    commit(scene.workspace, { 'apps/a.cwl': toolText('a2') })
    push(scene)
    const second = await deploy(scene, { entry })
    expect([second.code, lives(scene)]).toEqual([
      0,
      [
        ['in_progress', 'success', 'inactive'],
        ['in_progress', 'success'],
      ],
    ])

    // Nothing to install: what is deployed goes on standing.
    const idle = await deploy(scene, { entry })
    expect([idle.code, idle.outputs['result'], idle.outputs['deployment-id'], ours(scene).length]).toEqual([
      0,
      'unchanged',
      '',
      2,
    ])

    commit(scene.workspace, { 'apps/a.cwl': toolText('a3'), 'apps/b.cwl': toolText('b3') })
    push(scene)
    scene.platform.faults.set([{ kind: 'redirect', method: 'POST', path: '/v2/apps/acme/dev/b' }])
    const broken = await deploy(scene, { entry })
    expect([broken.code, lives(scene).at(-1), newest(scene).statuses[0]?.description]).toEqual([
      5,
      ['in_progress', 'failure'],
      expect.stringMatching(/^1 failed, 1 updated; record sha256:/),
    ])
    expect(lives(scene)[1]).toEqual(['in_progress', 'success'])

    scene.platform.faults.set([])
    const mended = await deploy(scene, { entry })
    expect([mended.code, lives(scene)[1], lives(scene)[2], lives(scene)[3]]).toEqual([
      0,
      ['in_progress', 'success', 'inactive'],
      ['in_progress', 'failure'],
      ['in_progress', 'success'],
    ])

    const undone = await deploy(scene, {
      entry,
      inputs: { command: 'rollback', stage: '', record: mended.outputs['record-file'] ?? '' },
    })
    expect([undone.code, newest(scene).description, lives(scene).at(-1), lives(scene).at(-2)]).toEqual([
      0,
      'rollback: 1 app in acme/dev',
      ['in_progress', 'success'],
      ['in_progress', 'success', 'inactive'],
    ])
    expect(JSON.stringify(scene.github.requests)).not.toContain(TOKEN)
  }, 120_000)
})

describe('an interrupted run', () => {
  /** Kills the run, or asks it to stop, as soon as its first install is under way. */
  function whileInstalling({ platform }: Scene, signal: NodeJS.Signals): NonNullable<ActionOptions['onStart']> {
    return (child) => {
      const timer = setInterval(() => {
        if (platform.store.countRequests('POST') === 0) return
        clearInterval(timer)
        child.kill(signal)
      }, 5)
      child.on('close', () => clearInterval(timer))
    }
  }

  test('leaves its deployment in progress, and the next run of the stage ends it', async () => {
    const scene = await setScene()
    scene.platform.faults.set([{ kind: 'latency', milliseconds: 3_000, method: 'POST' }])
    const killed = await deploy(scene, { entry: BUNDLE, onStart: whileInstalling(scene, 'SIGKILL') })
    expect([killed.code, lives(scene)]).toEqual([null, [['in_progress']]])
    scene.platform.faults.set([])
    const address = newest(scene).statuses[0]?.log_url
    expect((await deploy(scene)).code).toBe(0)
    expect(lives(scene)).toEqual([
      ['in_progress', 'error'],
      ['in_progress', 'success'],
    ])
    expect(ours(scene)[0]?.statuses[0]).toMatchObject({
      description: 'Cut off: its run ended without a result',
      log_url: address,
    })
  }, 60_000)

  test('after all installs is completed by a run that finds every app unchanged', async () => {
    const scene = await setScene()
    await deploy(scene)
    newest(scene).statuses.splice(0, 1)
    expect(lives(scene)).toEqual([['in_progress']])
    const next = await deploy(scene)
    expect([next.outputs['result'], next.outputs['deployment-id'], newest(scene).description]).toEqual([
      'unchanged',
      String(newest(scene).id),
      'promote: everything is in place in acme/dev',
    ])
    expect(lives(scene)).toEqual([
      ['in_progress', 'error'],
      ['in_progress', 'success'],
    ])
  })

  nightly('is not completed by a run of only some apps', async () => {
    const scene = await setScene()
    await deploy(scene)
    newest(scene).statuses.splice(0, 1)
    const next = await deploy(scene, { inputs: { apps: 'a' } })
    expect([next.outputs['result'], next.outputs['deployment-id']]).toEqual(['unchanged', ''])
    expect(lives(scene)).toHaveLength(1)
  })

  nightly('whose deployment cannot be ended gives a warning, and later deployments appear', async () => {
    const scene = await setScene()
    await deploy(scene)
    newest(scene).statuses.splice(0, 1)
    const { id } = newest(scene)
    scene.github.fail({ kind: 'server-error', method: 'POST', path: `/deployments/${id}/statuses`, times: 9 })
    const next = await deploy(scene)
    expect([next.code, lives(scene), commandsOf(next, 'warning').map(({ message }) => message)]).toEqual([
      0,
      [['in_progress'], ['in_progress', 'success']],
      [expect.stringMatching(new RegExp(`^Deployment ${id} of an earlier run stays in progress: `))],
    ])
  })

  test('by a signal ends its deployment first', async () => {
    const scene = await setScene()
    scene.platform.faults.set([{ kind: 'hang', method: 'POST' }])
    const run = await deploy(scene, { entry: BUNDLE, onStart: whileInstalling(scene, 'SIGINT') })
    expect([run.code, lives(scene), run.outputs['deployment-id']]).toEqual([
      130,
      [['in_progress', 'error']],
      String(newest(scene).id),
    ])
  }, 60_000)

  nightly(
    'by a signal does not wait for a GitHub that does not answer',
    async () => {
      const scene = await setScene()
      scene.platform.faults.set([{ kind: 'hang', method: 'POST' }])
      const stop = whileInstalling(scene, 'SIGINT')
      const run = await deploy(scene, {
        entry: BUNDLE,
        onStart: (child) => {
          const timer = setInterval(() => {
            if (lives(scene)[0]?.length !== 1) return
            clearInterval(timer)
            // A meeting to which nobody else comes.
            scene.github.meet('POST', '/statuses', 2)
            stop(child)
          }, 2)
          child.on('close', () => clearInterval(timer))
        },
      })
      expect([run.code, lives(scene), run.outputs['deployment-id']]).toEqual([
        130,
        [['in_progress']],
        String(newest(scene).id),
      ])
      expect(commandsOf(run, 'warning').map(({ message }) => message)).toEqual([
        expect.stringMatching(/^Deployment \d+ is still marked as in progress: GitHub took too long\./),
      ])
    },
    60_000,
  )

  nightly('is kept separate from another shard of the same run', async () => {
    const scene = await setScene()
    const repository = scene.github.repository
    await deploy(scene, { env: { GITHUB_RUN_ID: '7' }, inputs: { shard: '1/2' } })
    const other = newest(scene)
    other.statuses.splice(0, 1)
    await deploy(scene, { env: { GITHUB_RUN_ID: '7' }, inputs: { shard: '2/2' } })
    expect(lives(scene)).toEqual([['in_progress'], ['in_progress', 'success']])
    repository.addStatus(other, { state: 'success', creator: ACTIONS_BOT.user })
    // The attempt before is over.
    newest(scene).statuses.splice(0, 1)
    await deploy(scene, { env: { GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' } })
    expect(lives(scene)).toEqual([
      ['in_progress', 'success', 'inactive'],
      ['in_progress', 'error'],
      ['in_progress', 'success'],
    ])
  })
})

test('deployments of shards are active together until a whole promotion replaces them', async () => {
  const scene = await setScene()
  for (const shard of ['1/2', '2/2']) await deploy(scene, { inputs: { shard }, env: { GITHUB_RUN_ID: '8' } })
  expect(lives(scene)).toEqual([
    ['in_progress', 'success'],
    ['in_progress', 'success'],
  ])
  commit(scene.workspace, { 'apps/a.cwl': toolText('a2') })
  push(scene)
  await deploy(scene)
  expect(lives(scene)).toEqual([
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success'],
  ])
})

test('a promotion of some apps keeps earlier deployments active', async () => {
  const scene = await setScene()
  await deploy(scene)
  for (const inputs of [{ apps: 'a' }, { 'changed-since': 'HEAD~1' }]) {
    commit(scene.workspace, { 'apps/a.cwl': toolText(`a of ${Object.keys(inputs).join()}`) })
    push(scene)
    await deploy(scene, { inputs })
  }
  expect(lives(scene)).toEqual(Array.from({ length: 3 }, () => ['in_progress', 'success']))
})

nightly('each stage is an environment, and without a configuration file the project is one', async () => {
  const scene = await setScene()
  await deploy(scene)
  await deploy(scene, { inputs: { stage: 'release' } })
  await deploy(scene, { inputs: { stage: '', project: 'acme/other', files: 'apps' } })
  expect(ours(scene).map(({ environment }) => environment)).toEqual(['dev', 'release', 'acme/other'])
  expect(lives(scene).every((life) => life.at(-1) === 'success')).toBe(true)
  const production = await setScene(MANIFEST.replaceAll('dev', 'production'))
  await deploy(production, { inputs: { stage: 'production' } })
  expect(newest(production)).toMatchObject({ environment: 'production', production_environment: true })
})

nightly('a plan, a dry run and a promotion with deployments: false create no deployment', async () => {
  const scene = await setScene()
  for (const inputs of [{ command: 'plan' }, { 'dry-run': 'true' }, { deployments: 'false' }]) {
    const run = await deploy(scene, { inputs })
    expect([run.code, ours(scene), run.outputs['deployment-id']]).toEqual([0, [], ''])
  }
  expect(scene.github.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('a promotion that is refused, invalid or has nothing to copy creates no deployment', async () => {
  const scene = await setScene(MANIFEST.replace('downgrade: refuse', 'branches: [trunk]'))
  expect((await deploy(scene)).code).toBe(4)
  const broken = await setScene()
  commit(broken.workspace, { 'apps/a.cwl': 'class: CommandLineTol\n' })
  expect((await deploy(broken)).code).toBe(3)
  const early = await setScene()
  expect((await deploy(early, { inputs: { stage: 'release' } })).code).toBe(5)
  expect([ours(scene), ours(broken), ours(early)]).toEqual([[], [], []])
})

nightly(
  'the payload has a size limit for any number of apps',
  async () => {
    const scene = await setScene()
    commit(
      scene.workspace,
      Object.fromEntries(
        Array.from({ length: 100 }, (_, at) => [
          `apps/a-tool-with-a-rather-long-name-${at}.cwl`,
          toolText(`tool ${at}`),
        ]),
      ),
    )
    push(scene)
    expect((await deploy(scene)).code).toBe(0)
    const { payload, description, statuses } = newest(scene)
    expect(JSON.stringify(payload).length).toBeLessThan(8_200)
    const { installs, omitted } = Object(payload)
    expect(installs[0]).toEqual({
      target: expect.stringMatching(/^acme\/dev\//),
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    })
    expect(installs.length + omitted).toBe(102)
    for (const text of [description, ...statuses.map((status) => status.description)])
      expect(text.length).toBeLessThanOrEqual(140)
  },
  60_000,
)

const LOST = [
  ['was refused', { afterEffect: false }],
  ['took effect without an answer', { afterEffect: true }],
] as const

describe('the rule `downgrade` compares with the notes on the apps', () => {
  const NEWER = { 'apps/a.cwl': toolText('newer') }

  /** A newer commit was promoted, and the older one is checked out. */
  async function deployNewer(): Promise<Scene & { readonly newer: string }> {
    const scene = await setScene()
    await deploy(scene)
    const newer = commit(scene.workspace, NEWER)
    push(scene)
    await deploy(scene)
    git(scene.workspace, 'checkout', '-q', 'HEAD~1')
    return { ...scene, newer }
  }

  test('it refuses an older commit, also in a plan, and accepts a newer one', async () => {
    const scene = await deployNewer()
    const posts = scene.platform.store.countRequests('POST')
    for (const command of ['plan', 'promote']) {
      const run = await deploy(scene, { inputs: { command } })
      expect([run.outputs['result'], run.outputs['refused'], reasons(run)[0]]).toEqual([
        'refused',
        '1',
        `rule \`downgrade\`: what is installed is of commit ${scene.newer.slice(0, 12)}, which this commit does not contain; promote a commit that does, or set \`downgrade: allow\` if an older version is intended`,
      ])
    }
    expect([scene.platform.store.countRequests('POST'), ours(scene).length]).toEqual([posts, 2])
    git(scene.workspace, 'checkout', '-q', 'main')
    commit(scene.workspace, { 'apps/a.cwl': toolText('newest') })
    push(scene)
    expect((await deploy(scene)).code).toBe(0)
  })

  nightly.each(daily(LOST, ([, { afterEffect }]) => !afterEffect))(
    'a status that %s once is sent again, and an older commit is still refused',
    async (_, how) => {
      const scene = await setScene()
      await deploy(scene)
      const newer = commit(scene.workspace, NEWER)
      push(scene)
      // That the promotion is under way, and that it went well.
      for (const sent of ['in_progress', 'success'])
        scene.github.fail({ kind: 'server-error', method: 'POST', path: '/statuses', sent: `"${sent}"`, ...how })
      const run = await deploy(scene)
      expect([run.code, commandsOf(run, 'warning'), newest(scene).statuses[0]?.state]).toEqual([0, [], 'success'])
      git(scene.workspace, 'checkout', '-q', 'HEAD~1')
      const older = await deploy(scene)
      expect(reasons(older)[0]).toContain(`what is installed is of commit ${newer.slice(0, 12)}`)
    },
  )

  nightly.each(daily(LOST, ([, { afterEffect }]) => afterEffect))(
    'a deployment that %s is created once, and an older commit is still refused',
    async (_, how) => {
      const scene = await setScene()
      await deploy(scene)
      const newer = commit(scene.workspace, NEWER)
      push(scene)
      const before = scene.github.repository.deployments.length
      scene.github.fail({ kind: 'server-error', method: 'POST', path: '/deployments', ...how })
      const run = await deploy(scene)
      expect([
        run.code,
        commandsOf(run, 'warning'),
        scene.github.repository.deployments.length - before,
        newest(scene).statuses[0]?.state,
      ]).toEqual([0, [], 1, 'success'])
      git(scene.workspace, 'checkout', '-q', 'HEAD~1')
      expect(reasons(await deploy(scene))[0]).toContain(`what is installed is of commit ${newer.slice(0, 12)}`)
    },
  )

  test('after a rollback, a branch from the commit before is accepted', async () => {
    const scene = await setScene()
    await deploy(scene)
    const first = head(scene)
    commit(scene.workspace, NEWER)
    push(scene)
    const second = await deploy(scene)
    await deploy(scene, { inputs: { command: 'rollback', stage: '', record: second.outputs['record-file'] ?? '' } })
    // A branch from the first commit contains what stands now.
    git(scene.workspace, 'checkout', '-q', '-b', 'mend', first)
    commit(scene.workspace, { 'apps/b.cwl': toolText('mended') })
    expect((await deploy(scene)).code).toBe(0)
  })

  test('the history of a shallow clone is read from GitHub', async () => {
    const scene = await deployNewer()
    git(scene.workspace, 'checkout', '-q', 'main')
    commit(scene.workspace, { 'apps/a.cwl': toolText('newest') })
    push(scene)
    const shallow = { ...scene, workspace: committedRepository({}) }
    git(shallow.workspace, 'fetch', '-q', '--depth', '1', `file://${scene.workspace}`, 'main')
    git(shallow.workspace, 'checkout', '-q', 'FETCH_HEAD')
    expect(() => git(shallow.workspace, 'cat-file', '-e', scene.newer)).toThrow()
    expect((await deploy(shallow)).code).toBe(0)
    expect(scene.github.count('GET', '/compare/')).toBe(1)
  })
})

describe('when GitHub fails, the promotion has the same result', () => {
  const PLAIN = MANIFEST.replace(', rules: { downgrade: refuse }', '')

  const failures: readonly (readonly [string, (scene: Scene) => void, 'notice' | 'warning', RegExp])[] = [
    [
      'no permission',
      ({ github }) => github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: { contents: 'read' } }),
      'notice',
      /^No deployment was created: .*permissions: deployments: write.*The promotion continues\.$/,
    ],
    [
      'read permission only',
      ({ github }) => github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: { deployments: 'read' } }),
      'notice',
      /may not write a deployment.*permissions: deployments: write/,
    ],
    [
      'a repository without deployments',
      ({ github }) => github.fail({ kind: 'not-found', path: '/deployments', times: 9 }),
      'notice',
      /has nothing there to read the deployments/,
    ],
    [
      'a server error',
      ({ github }) => github.fail({ kind: 'server-error', path: '/deployments', times: 9 }),
      'warning',
      /GitHub could not read the deployments/,
    ],
    [
      'a lost answer',
      ({ github }) => github.fail({ kind: 'cut-off', method: 'POST', path: '/deployments', times: 9 }),
      'warning',
      /could not be reached to write a deployment/,
    ],
    [
      'a commit that was never pushed',
      ({ github }) => void github.repository.commits.splice(0, 9, { sha: 'a', parent: null }),
      'warning',
      /refused to write a deployment: 422 No ref found/,
    ],
    [
      'a rate limit that is too long',
      ({ github }) => github.fail({ kind: 'secondary-rate-limit', path: '/deployments', retryAfter: 3_000, times: 9 }),
      'warning',
      /rate limit is reached.* before you try again\. Run again later, or less often\. The promotion continues\.$/,
    ],
  ]
  // By day one of each kind of message; the others stand in client.test.ts.
  test.each(
    daily(failures, ([name]) =>
      ['read permission only', 'a server error', 'a commit that was never pushed'].includes(name),
    ),
  )('%s', async (_, spoil, kind, message) => {
    const scene = await setScene(PLAIN)
    spoil(scene)
    const run = await deploy(scene)
    expect([run.code, run.stderr, run.outputs['result'], run.outputs['deployment-id']]).toEqual([0, '', 'promoted', ''])
    expect(commandsOf(run, kind).map((command) => command.message)).toEqual([expect.stringMatching(message)])
    expect(commandsOf(run, 'error')).toEqual([])
  })

  test('no token for GitHub', async () => {
    const scene = await setScene(PLAIN)
    const run = await deploy(scene, { inputs: { 'github-token': '' } })
    expect([run.code, commandsOf(run, 'notice').map(({ message }) => message)]).toEqual([
      0,
      [
        expect.stringMatching(
          /`deployments: true` needs a token for GitHub, and there is none\. Give the input `github-token`/,
        ),
      ],
    ])
    expect(scene.github.requests).toEqual([])
  })

  nightly('a failed promotion stays failed', async () => {
    const scene = await setScene(PLAIN)
    scene.github.grant(GITHUB_TOKEN, { user: ACTIONS_BOT.user, permissions: {} })
    scene.platform.faults.set([{ kind: 'redirect', method: 'POST' }])
    expect((await deploy(scene)).code).toBe(5)
  })

  nightly('a last status that is rejected gives a warning, and the next promotion ends the deployment', async () => {
    const scene = await setScene(PLAIN)
    const timer = setInterval(() => {
      if (lives(scene).length === 0 || lives(scene)[0]?.length === 0) return
      clearInterval(timer)
      scene.github.fail({ kind: 'server-error', method: 'POST', path: '/statuses', times: 9 })
    }, 2)
    scene.platform.faults.set([{ kind: 'latency', milliseconds: 300, method: 'POST' }])
    const run = await deploy(scene)
    expect([run.code, commandsOf(run, 'warning').map(({ message }) => message)]).toEqual([
      0,
      [
        expect.stringMatching(
          /^Deployment \d+ is still marked as in progress: .*The next promotion to this stage ends it\.$/,
        ),
      ],
    ])
    expect([lives(scene), run.outputs['deployment-id']]).toEqual([[['in_progress']], String(newest(scene).id)])
  })
})

nightly('on an Enterprise Server, deployments use its API address', async () => {
  const scene = await setScene()
  await deploy(scene, {
    env: { GITHUB_API_URL: `${scene.github.url}/api/v3`, GITHUB_SERVER_URL: 'https://git.example.org' },
  })
  expect(newest(scene).statuses.map(({ state, log_url }) => [state, log_url.replace(/\d+$/, '')])).toEqual(
    ['success', 'in_progress'].map((state) => [state, 'https://git.example.org/octo/rnaseq/actions/runs/']),
  )
  expect(scene.github.requests.map(({ path }) => path).every((path) => path.startsWith('/api/v3/'))).toBe(true)
})

describe('when GitHub does not answer to the last status', () => {
  const SIGNALLED = { kind: 'no-answer', method: 'POST', path: '/statuses', sent: '"state":"success"' } as const

  /** A run that is asked to end once all is installed and GitHub was told; `before` happens first. */
  async function endWaiting(scene: Scene, temp: string, before: () => void = () => undefined): Promise<ActionRun> {
    scene.github.fail(SIGNALLED)
    let signalled = Promise.resolve()
    const run = await deploy(scene, {
      env: { RUNNER_TEMP: temp },
      onStart: (child) => {
        signalled = (async () => {
          while (!scene.github.requests.some(({ body }) => body.includes(SIGNALLED.sent))) await sleep(20)
          before()
          child.kill('SIGINT')
        })()
      },
    })
    await signalled
    return run
  }

  nightly('a terminated run reports its installs before the runner kills it', async () => {
    const run = await endWaiting(await setScene(), temporaryFolder())
    expect(run.outputs).toMatchObject({ result: 'promoted', installed: 'true', 'created-count': '2' })
    expect(JSON.parse(readFileSync(run.outputs['record-file'] ?? '', 'utf8'))).toMatchObject({ apps: [{}, {}] })
    expect([run.code, run.summary]).toEqual([0, expect.stringContaining('2 created')])
    expect(commandsOf(run, 'warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/is still marked as in progress: GitHub took too long\./),
    ])
  })

  nightly('a report file that cannot be written then is left out, and the run fails', async () => {
    const temp = join(temporaryFolder(), 'temp')
    const run = await endWaiting(await setScene(), temp, () => {
      renameSync(temp, `${temp}-gone`)
      writeFileSync(temp, '')
    })
    expect(run.outputs).toMatchObject({
      result: 'promoted',
      installed: 'true',
      'created-count': '2',
      'report-file': '',
      'record-file': expect.stringContaining('cwl-promote-record-'),
    })
    expect([run.code, run.summary]).toEqual([1, expect.stringContaining('2 created')])
    expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^nothing can be written into the folder/),
    ])
  })
})
