import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { COMMANDS, INPUTS, type Command } from '../../../src/github/input-values.ts'
import { OUTPUTS, type OutputName } from '../../../src/github/outputs.ts'
import { objectFrom } from '../../../src/json/index.ts'
import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { parseAddress } from '../../../src/platform/address.ts'
import { startRegistry } from '../../registry/registry-server.ts'
import { dedent } from '../../support/dedent.ts'
import { commit, committedRepository } from '../../support/git.ts'
import { GITHUB_TOKEN, startGitHub } from '../../support/github-api.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { listenOnLoopback } from '../../support/loopback.ts'
import { nightly } from '../../support/nightly.ts'
import { exampleRepository, repositoryOf, toolText } from '../../support/repository.ts'
import { runAction, type ActionRun } from '../../support/run-action.ts'

const EVERY: readonly OutputName[] = ['report-file', 'summary-markdown', 'comment-url']
const EXPORTS: readonly OutputName[] = [
  'exports-state',
  'exports-total',
  'exports-completed',
  'exports-failed',
  'exports-other',
  'failed-exports',
]

const PLANNED: readonly OutputName[] = ['to-create', 'to-update', 'unchanged', 'refused', 'drifted', 'breaking']

/** What each verb sets in the scene below, in which everything happens that can: nothing more, nothing less. */
const SETS: Readonly<Record<Command, readonly OutputName[]>> = {
  validate: [...EVERY, 'result', 'sarif-file', 'errors', 'warnings'],
  pack: [...EVERY, 'result', 'digest'],
  // Red from here on, and `failed` is what the result is from the start.
  plan: [...EVERY, 'apps', 'changes-pending', 'unknown-count', ...PLANNED, 'plan-file', 'plan-digest', 'matrix'],
  promote: [
    ...EVERY,
    ...EXPORTS,
    'exports-truncated',
    'apps',
    'installed',
    'changes-pending',
    'created-count',
    'updated-count',
    'failed-count',
    'unknown-count',
    ...PLANNED,
    'plan-digest',
    'record-file',
    'deployment-id',
    'subject-name',
    'subject-digest',
    'checksums-file',
    'subjects-folder',
  ],
  rollback: [
    ...EVERY,
    'apps',
    'installed',
    'updated-count',
    'to-update',
    'refused',
    'breaking',
    'plan-digest',
    'record-file',
    'deployment-id',
    'subject-name',
    'subject-digest',
    'checksums-file',
    'subjects-folder',
  ],
  'merge-records': [...EVERY, 'result', 'record-file'],
  // Red as well, and yet `pulled`: what it could pull is written.
  pull: [...EVERY, 'result', 'apps', 'unchanged', 'unknown-count', 'unreadable-count'],
  status: [...EVERY, 'result', 'apps', 'unknown-count', 'unchanged', 'drifted', 'unpromoted', 'absent'],
  diff: [...EVERY, 'result', 'breaking'],
  pages: [...EVERY, 'result'],
  graph: [...EVERY, 'result', 'diagram'],
  // Red too.
  images: [...EVERY, 'images', 'images-missing', 'images-unknown', 'images-newer'],
  exports: [...EVERY, ...EXPORTS, 'exports-result', 'new-failed-exports', 'recovered-exports', 'issue-url'],
  doctor: [...EVERY, 'result'],
  test: [...EVERY, 'tests', 'tests-passed', 'tests-failed', 'tests-running', 'tests-result'],
}

test('outputs contain no address of the platform, which can be a secret', async () => {
  const platform = await startPlatform()
  platform.store.addExport({ id: 'job-1', state: 'FAILED' })
  const workspace = exampleRepository()
  for (const command of ['plan', 'promote', 'exports', 'status']) {
    const more = command === 'exports' ? {} : { stage: 'dev', ...(command === 'plan' ? { matrix: '2' } : {}) }
    const { outputs } = await runAction({
      workspace,
      inputs: { command, 'base-url': platform.url, token: TOKEN, ...more },
    })
    const { 'summary-markdown': _, ...passed } = outputs
    expect([command, JSON.stringify(passed).includes(platform.url)]).toEqual([command, false])
  }
})

test('the table has every command and every output', () => {
  expect(Object.keys(SETS)).toEqual([...COMMANDS])
  expect(new Set(Object.values(SETS).flat())).toEqual(new Set(Object.keys(OUTPUTS)))
})

function toolWith(label: string, input: string): string {
  return toolText(label).replace('inputs: {}', `inputs: { ${input} }`)
}

const FILES = {
  'cwl-promote.yml': dedent`
    version: 1
    stages: { dev: { project: acme/dev } }
    apps: [{ path: apps }]
  `,
  'apps/unchanged.cwl': toolText('same'),
  'apps/updated.cwl': toolText('old'),
  'apps/unreadable.cwl': toolText('nobody knows'),
  'apps/edited.cwl': toolText('as written'),
}

const LATER = {
  'apps/created.cwl': toolText('new'),
  'apps/updated.cwl': toolWith('new', 'genome: { type: string }'),
  'apps/failing.cwl': toolText('not taken'),
  'apps/blocked.cwl': toolWith('blocked', 'genome: { type: File, default: { class: File, path: ../data/genome.fa } }'),
  'broken.cwl': toolText('x').replace('baseCommand: [echo, hello]', 'baseComand: echo\nbaseCommand: "echo hello"'),
  'data/genome.fa': dedent`
    >1
    A
  `,
}

/** The platform, but for one app: it cannot be read there, and what comes of an install is never told. */
async function startSecretive(platform: LocalPlatform): Promise<{ readonly url: string; secretive: boolean }> {
  const relay = { url: '', secretive: false }
  const server = createServer((incoming, response) => {
    if (relay.secretive && incoming.url === '/v2/apps/acme/dev/unreadable') {
      if (incoming.method === 'GET')
        response
          .writeHead(405, { 'content-type': 'application/json' })
          .end('{"status":405,"code":405,"message":"not offered"}')
      else incoming.socket.destroy()
      return
    }
    const forward = request(
      new URL(incoming.url ?? '', platform.url),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    forward.on('error', () => response.destroy())
    incoming.pipe(forward)
  })
  relay.url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  return relay
}

/** What a verb may keep on GitHub besides the comment. */
function switchesOf(command: Command): Readonly<Record<string, string>> {
  const names = (['deployments', 'issue'] as const).filter((name) => INPUTS.get(name)?.includes(command) === true)
  return Object.fromEntries(names.map((name) => [name, 'true']))
}

test('every command of the bundle sets its outputs and no others', async () => {
  const platform = await startPlatform()
  const relay = await startSecretive(platform)
  const github = await startGitHub()
  const { number: pull } = github.repository.addPull({ login: 'ada', type: 'User' }, { sha: '1'.repeat(40) })
  const workspace = committedRepository(FILES)
  const state = { id: 1, full_name: 'octo/rnaseq' }
  const run = async (command: Command, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> =>
    runAction({
      workspace,
      inputs: {
        command,
        comment: 'true',
        ...switchesOf(command),
        'github-token': GITHUB_TOKEN,
        'base-url': relay.url,
        token: TOKEN,
        ...inputs,
      },
      env: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: github.url, GITHUB_RUN_ID: '7' },
      event: { repository: state, pull_request: { number: pull, head: { repo: state } } },
    })
  const expectSets = (command: Command, outcome: ActionRun): void => {
    expect([command, outcome.stderr, Object.keys(outcome.outputs).sort()]).toEqual([
      command,
      '',
      Object.keys(OUTPUTS).sort(),
    ])
    const changed = Object.entries(OUTPUTS).flatMap(([name, value]) => (outcome.outputs[name] === value ? [] : [name]))
    expect([command, changed.sort()]).toEqual([command, [...SETS[command]].sort()])
  }

  for (const [id, job] of Object.entries({ a: 'FAILED', b: 'FAILED', c: 'COMPLETED', d: 'PENDING' }))
    platform.store.addExport({ id, state: job })
  await run('exports')
  platform.store.setExport('a', 'COMPLETED')
  platform.store.setExport('c', 'FAILED')
  expectSets('exports', await run('exports'))

  await run('promote', { stage: 'dev' })
  commit(workspace, LATER)
  edit(platform, 'edited')
  relay.secretive = true
  platform.faults.set([{ kind: 'redirect', method: 'POST', path: '/v2/apps/acme/dev/failing' }])
  expectSets('validate', await run('validate', { files: 'apps\nbroken.cwl', sarif: 'found.sarif' }))
  expectSets('pack', await run('pack', { files: 'apps/created.cwl' }))
  expectSets('plan', await run('plan', { stage: 'dev', matrix: '2' }))
  for (let at = 0; at < 60; at += 1) platform.store.addExport({ id: `job-${at}`, state: 'COMPLETED' })
  const promoted = await run('promote', { stage: 'dev', 'max-pages': '1' })
  expectSets('promote', promoted)
  expectSets('rollback', await run('rollback', { record: promoted.outputs['record-file'] ?? '' }))
  expectSets('merge-records', await run('merge-records', { record: promoted.outputs['record-file'] ?? '' }))
  edit(platform, 'updated')
  expectSets('pull', await run('pull', { stage: 'dev', apps: 'updated\nunchanged\nunreadable' }))
  commit(workspace, { 'apps/unchanged.cwl': toolText('changed') })
  expectSets('status', await run('status'))
  expectSets('diff', await run('diff', { files: 'HEAD~2:apps/updated.cwl\nHEAD~1:apps/updated.cwl' }))
  commit(workspace, { 'flow.cwl': FLOW })
  expectSets('graph', await run('graph', { files: 'flow.cwl' }))
  const registry = await startRegistry()
  for (const tag of ['1.0', '1.1']) registry.add(`tool:${tag}`, ['linux/amd64'])
  commit(workspace, {
    'images.cwl': ['tool:1.0', 'tool:2.0', 'tool:$(x)'].reduce(
      (graph, name, at) => `${graph}  - ${toolWithImage(`${registry.host}/${name}`, at)}`,
      'cwlVersion: v1.2\n$graph:\n',
    ),
  })
  expectSets('images', await run('images', { files: 'images.cwl', check: 'true', update: 'true' }))
  expectSets('pages', await run('pages'))
  relay.secretive = false
  expectSets('doctor', await run('doctor', { stage: 'dev' }))
  expectSets('test', await runTests(run, workspace))
}, 180_000)

function edit({ store }: LocalPlatform, name: string): void {
  const address = parseAddress(`acme/dev/${name}`)
  store.install(address, (store.latest(address)?.text ?? '').replace('says hello', 'mended in haste'))
}

function toolWithImage(name: string, id: number): string {
  const hints = `{ DockerRequirement: { dockerPull: ${JSON.stringify(name)} } }`
  return `{ id: tool${id}, class: CommandLineTool, baseCommand: x, inputs: [], outputs: [], hints: ${hints} }\n`
}

const FLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
  inputs: {}
  outputs: {}
  steps:
    hello: { run: apps/unchanged.cwl, in: {}, out: [] }
`

/** One test passes, one fails, and one is running: on a platform that has tasks. */
async function runTests(
  run: (command: Command, inputs: Readonly<Record<string, string>>) => Promise<ActionRun>,
  workspace: string,
): Promise<ActionRun> {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  platform.store.install(parseAddress('acme/dev/unchanged'), INSTALLED)
  commit(workspace, {
    'cwl-promote.yml': `${FILES['cwl-promote.yml']}tests: [tests.yml]\n`,
    'tests.yml': ['one', 'two', 'three'].map((id) => `- { id: ${id}, tool: apps/unchanged.cwl }\n`).join(''),
  })
  const inputs = { 'base-url': platform.url, platform: 'seven-bridges', stage: 'dev', apps: 'unchanged' }
  await run('test', inputs)
  const [first, second] = platform.store.listTasks({}, 0, 10)
  platform.store.setTask(first?.id ?? '', 'COMPLETED')
  platform.store.setTask(second?.id ?? '', 'FAILED')
  return run('test', inputs)
}

const INSTALLED = '{"class":"CommandLineTool","cwlVersion":"v1.2","inputs":[],"outputs":[]}'

/** GitHub counts two bytes a character, and drops what is above 1 MB in a job. */
const MOST_CHARACTERS = 524_288

function cut(text: string | undefined): { readonly kept: number; readonly last: unknown } {
  const items: unknown = JSON.parse(text ?? '')
  if (!Array.isArray(items)) throw new Error('a list was expected')
  return { kept: items.length - 1, last: items.at(-1) }
}

nightly(
  'lists that are too long are cut with a notice, and are complete in the report file',
  async () => {
    const platform = await startPlatform()
    const reason = 'x'.repeat(200)
    for (let at = 0; at < 1_500; at += 1) platform.store.addExport({ id: `${reason}-${at}`, state: 'FAILED' })
    const watch = async (): Promise<ActionRun> =>
      runAction({
        workspace: temporaryFolder(),
        inputs: { command: 'exports', 'base-url': platform.url, token: TOKEN, 'state-file': file, 'fail-on': 'never' },
      })
    const file = join(temporaryFolder(), 'state.json')
    const whole = async (names: readonly string[], run: ActionRun): Promise<void> => {
      for (const name of names) {
        const { kept, last } = cut(run.outputs[name])
        expect([name, last]).toEqual([
          name,
          { truncated: true, omitted: expect.any(Number), file: run.outputs['report-file'] },
        ])
        expect(kept).toBeGreaterThan(100)
      }
      expect(Object.values(run.outputs).join('').length).toBeLessThan(MOST_CHARACTERS)
    }
    const first = await watch()
    await whole(['failed-exports', 'new-failed-exports'], first)
    expect(
      readFileSync(first.outputs['report-file'] ?? '', 'utf8').match(/"state": "FAILED"/g)?.length,
    ).toBeGreaterThanOrEqual(1_500)
    for (let at = 0; at < 700; at += 1) platform.store.setExport(`${reason}-${at}`, 'COMPLETED')
    await whole(['failed-exports', 'recovered-exports'], await watch())

    const workspace = repositoryOf(
      Object.fromEntries(
        Array.from({ length: 600 }, (_, at) => [`apps/${'long-name-'.repeat(8)}${at}.cwl`, toolText(`tool ${at}`)]),
      ),
    )
    const plan = await runAction({
      workspace,
      inputs: { command: 'plan', files: 'apps', project: 'acme/x', 'base-url': platform.url, token: TOKEN },
    })
    await whole(['apps'], plan)
    expect(statSync(plan.outputs['report-file'] ?? '').size).toBeGreaterThan(150_000)
  },
  120_000,
)

nightly(
  'no list is longer than an environment variable may be, in any script',
  async () => {
    const platform = await startPlatform()
    const workspace = repositoryOf(
      Object.fromEntries(
        Array.from({ length: 380 }, (_, at) => [
          `apps/${'工'.repeat(26)}${String(at).padStart(3, '0')}.cwl`,
          toolText(`tool ${at}`),
        ]),
      ),
    )
    const { code, outputs } = await runAction({
      workspace,
      inputs: { command: 'plan', files: 'apps', project: 'acme/x', 'base-url': platform.url, token: TOKEN },
    })
    expect([code, cut(outputs['apps']).last]).toEqual([
      0,
      { truncated: true, omitted: expect.any(Number), file: outputs['report-file'] },
    ])
    // Linux starts no program with a longer variable: 32 pages (execve(2)).
    for (const [name, value] of Object.entries(outputs))
      expect([name, Buffer.byteLength(`${name}=${value}`) < 131_072]).toEqual([name, true])
  },
  120_000,
)

test('without a token for GitHub, every command works and sends GitHub no request', async () => {
  const platform = await startPlatform()
  const github = await startGitHub()
  const workspace = committedRepository({ ...FILES, 'flow.cwl': FLOW })
  const run = async (command: Command, inputs: Readonly<Record<string, string>>): Promise<ActionRun> =>
    runAction({
      workspace,
      inputs: { command, 'github-token': '', 'base-url': platform.url, token: TOKEN, ...inputs },
      env: { GITHUB_API_URL: github.url },
    })
  const stage = { stage: 'dev' }
  const promoted = await run('promote', stage)
  const codes = new Map<Command, number | null>([['promote', promoted.code]])
  writeFileSync(join(workspace, 'apps', 'updated.cwl'), toolText('newer'))
  const second = await run('promote', stage)
  const others: readonly (readonly [Command, Readonly<Record<string, string>>])[] = [
    ['validate', {}],
    ['pack', { files: 'apps/updated.cwl' }],
    ['diff', { files: 'HEAD:apps/updated.cwl\napps/updated.cwl' }],
    ['graph', { files: 'flow.cwl' }],
    ['images', {}],
    ['pages', {}],
    ['plan', stage],
    ['rollback', { record: second.outputs['record-file'] ?? '' }],
    ['merge-records', { record: second.outputs['record-file'] ?? '' }],
    ['pull', { ...stage, apps: 'unchanged' }],
    ['status', {}],
    ['exports', {}],
    ['doctor', stage],
    ['test', stage],
  ]
  for (const [command, inputs] of others) codes.set(command, (await run(command, inputs)).code)
  expect([COMMANDS.map((command) => [command, codes.get(command)]), github.requests]).toEqual([
    // This dialect has no tasks.
    COMMANDS.map((command) => [command, command === 'test' ? 2 : 0]),
    [],
  ])
}, 60_000)

test('a failed export job says why in the summary and in `failed-exports`, and a running one is known', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  platform.store.addExport({ id: 'job-2', state: 'RUNNING' })
  platform.store.addExport({
    id: 'job-1',
    state: 'FAILED',
    details: objectFrom([
      ['source', objectFrom([['file', '5f0c1d2e']])],
      [
        'destination',
        objectFrom([
          ['volume', 'acme/results'],
          ['location', 'run/7.bam'],
        ]),
      ],
      ['started_on', '2026-11-27T01:00:00Z'],
      ['finished_on', '2026-11-27T01:05:00Z'],
      ['error', objectFrom([['message', 'the bucket denies access']])],
    ]),
  })
  const run = await runAction({
    workspace: temporaryFolder(),
    inputs: { command: 'exports', 'base-url': platform.url, token: TOKEN, platform: 'seven-bridges' },
  })
  expect(JSON.parse(run.outputs['failed-exports'] ?? '')).toEqual([
    {
      id: 'job-1',
      state: 'FAILED',
      href: expect.stringContaining('job-1'),
      file: '5f0c1d2e',
      volume: 'acme/results',
      location: 'run/7.bam',
      reason: 'the bucket denies access',
      startedAt: '2026-11-27T01:00:00Z',
      finishedAt: '2026-11-27T01:05:00Z',
    },
  ])
  expect(run.outputs['exports-result']).toBe('failed')
  const why =
    'the bucket denies access; file <code>5f0c1d2e</code>; to acme/results: run/7.bam; started 2026-11-27T01:00:00Z; ended 2026-11-27T01:05:00Z'
  expect(run.summary).toContain(why)
  expect(run.stdout).toContain('the bucket denies access')
  expect(run.everything).not.toContain('in the state RUNNING')
})
