import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { EVENTS, classifyEvent, missingSecretsHint, readEvent, type Origin } from '../../src/github/events.ts'
import { COMMANDS } from '../../src/github/input-values.ts'
import type { JsonObject } from '../../src/json/index.ts'
import { rowOf } from '../../src/options/command-table.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { smallRepository, repositoryOf, toolText } from '../support/repository.ts'
import { commandsOf, runAction } from '../support/run-action.ts'

const OURS = { id: 1, full_name: 'octo/rnaseq' }
const FORK = { id: 2, full_name: 'mallory/rnaseq', fork: true }

/** The payload of an event about this code, as far as it is looked at. */
function payloadOf(origin: Origin, repo: JsonObject | null): JsonObject {
  switch (origin) {
    case 'pull-request':
      return { repository: OURS, pull_request: { head: { repo }, base: { repo: OURS } } }
    case 'workflow-run':
      return { repository: OURS, workflow_run: { event: 'pull_request', head_repository: repo } }
    case 'deployment':
      return {
        repository: OURS,
        deployment: {
          sha: '3'.repeat(40),
          ...(repo === null ? {} : { ref: repo === OURS ? 'main' : 'refs/pull/7/head' }),
        },
      }
    case 'own':
    case 'unknown':
      return { repository: OURS }
  }
}

const names = Object.entries(EVENTS)

test.each(names)('%s: safe only when the code is from this repository', (name, origin) => {
  const ours = classifyEvent({ name, payload: payloadOf(origin, OURS) })
  const fork = classifyEvent({ name, payload: payloadOf(origin, FORK) })
  const deleted = classifyEvent({ name, payload: payloadOf(origin, null) })
  const unreadable = classifyEvent({ name, payload: null })
  expect(ours.safe).toBe(origin !== 'unknown')
  for (const verdict of [fork, deleted, unreadable]) expect(verdict.safe).toBe(origin === 'own')
})

test.each([
  ['an unknown event', 'new_event', {}],
  ['a name from the prototype', 'constructor', {}],
  [
    'a fork with the same name',
    'pull_request',
    { repository: OURS, pull_request: { head: { repo: { ...FORK, full_name: OURS.full_name } } } },
  ],
  ['missing repository ids', 'pull_request', { repository: {}, pull_request: { head: { repo: {} } } }],
  [
    'repository ids as text',
    'pull_request',
    { repository: { id: '1' }, pull_request: { head: { repo: { id: '1' } } } },
  ],
  ['another payload', 'workflow_run', { repository: OURS, workflow_run: [] }],
])('%s is refused', (_, name, payload) => {
  expect(classifyEvent({ name, payload })).toMatchObject({ safe: false, message: expect.stringContaining(name) })
})

test.each([
  ['a branch', 'main', true],
  ['a branch in full', 'refs/heads/main', true],
  ['a branch with "pull" in its name', 'pull/feature', true],
  ['a tag', 'v1.2.0', true],
  ['a commit', '3'.repeat(40), true],
  ['the head of a pull request', 'refs/pull/7/head', false],
  ['the merge of a pull request', 'refs/pull/7/merge', false],
  ['the head of a pull request in short', 'pull/7/head', false],
  ['nothing', undefined, false],
])('a deployment of %s: safe as its ref shows', (_, ref, safe) => {
  for (const name of ['deployment', 'deployment_status']) {
    const payload = { repository: OURS, deployment: { sha: '3'.repeat(40), ...(ref === undefined ? {} : { ref }) } }
    expect(classifyEvent({ name, payload }).safe).toBe(safe)
    expect(classifyEvent({ name, payload: { ...payload, workflow_run: { head_repository: OURS } } }).safe).toBe(safe)
    expect(classifyEvent({ name, payload: { ...payload, workflow_run: { head_repository: FORK } } }).safe).toBe(false)
    // As in GitHub's examples, without the repository that the run is from.
    for (const [event, isOwn] of [
      ['push', true],
      ['pull_request', false],
      ['workflow_run', false],
      ['dynamic', false],
    ] as const)
      expect(classifyEvent({ name, payload: { ...payload, workflow_run: { event } } }).safe).toBe(safe && isOwn)
  }
})

test.each([
  ['a commit', '3'.repeat(40), '3'.repeat(40)],
  ['a commit in capitals', 'A'.repeat(40), 'a'.repeat(40)],
  ['a commit in short', '3333333', '3'.repeat(40)],
  ['a commit with the fewest digits of git', '3333', '3'.repeat(40)],
  ['a commit relative to another', `${'4'.repeat(40)}~1`, '3'.repeat(40)],
  ['a commit relative to the head of a pull request', 'pull/7/head^0', '3'.repeat(40)],
  ['an earlier state of a branch', 'main@{1}', '3'.repeat(40)],
  ['a branch whose name looks like another commit', 'deadbeef', undefined],
  ['a branch', 'main', undefined],
])('a deployment of %s: the commit to look for on the branches', (_, ref, commit) => {
  const sha = commit ?? '3'.repeat(40)
  expect(classifyEvent({ name: 'deployment', payload: { repository: OURS, deployment: { ref, sha } } })).toEqual({
    safe: true,
    ...(commit === undefined ? {} : { commit }),
  })
  if (ref.length === 40)
    expect(classifyEvent({ name: 'deployment', payload: { repository: OURS, deployment: { ref } } })).toEqual({
      safe: true,
      commit,
    })
})

test('other events on the ref of a pull request are refused', () => {
  for (const [name, origin] of names.filter(([, each]) => each !== 'pull-request' && each !== 'unknown')) {
    const payload = payloadOf(origin, OURS)
    const verdictOn = (ref: string): boolean => classifyEvent({ name, payload, ref }).safe
    expect([name, verdictOn('refs/heads/main'), verdictOn('refs/pull/7/merge')]).toEqual([name, true, false])
  }
  expect(readEvent({ GITHUB_EVENT_NAME: 'deployment', GITHUB_REF: 'refs/pull/7/merge' })).toMatchObject({
    ref: 'refs/pull/7/merge',
  })
})

test('an event file that is missing or not JSON gives an empty payload', () => {
  expect(readEvent({ GITHUB_EVENT_NAME: 'pull_request' })).toEqual({ name: 'pull_request', payload: null })
  expect(readEvent({ GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: import.meta.filename })).toEqual({
    name: 'push',
    payload: null,
  })
  expect(readEvent({})).toBeUndefined()
})

test('a runner without an event name is refused, like an unknown event', () => {
  const event = readEvent({ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: '' })
  expect(event === undefined ? undefined : classifyEvent(event)).toMatchObject({
    safe: false,
    message: expect.stringContaining('a run whose event is unknown (GITHUB_EVENT_NAME is empty)'),
  })
  expect(event === undefined ? undefined : missingSecretsHint(event, {})).toBe(
    'this run, whose event is unknown, may hold code from a fork',
  )
})

test('docs/security.md lists exactly these events, each in the right row', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'security.md'), 'utf8')
  const rows: Readonly<Record<Origin, string>> = {
    own: "this repository's",
    'pull-request': "the pull request's",
    'workflow-run': 'that of the workflow before',
    deployment: 'what is deployed',
    unknown: 'unknown',
  }
  for (const [origin, title] of Object.entries(rows)) {
    const [, , events = ''] =
      page
        .split('\n')
        .find((line) => line.startsWith(`| ${title} |`))
        ?.split('|') ?? []
    const listed = [...events.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    expect({ origin, listed }).toEqual({
      origin,
      listed: names.filter(([, each]) => each === origin).map(([name]) => name),
    })
  }
})

test('docs/security.md lists the commands that refuse a token, and those that use none', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'security.md'), 'utf8')
  const listed = (end: string): readonly string[] =>
    [...(new RegExp(`^- (.*) ${end}`, 'm').exec(page)?.[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
  const offline = new Set<string>(COMMANDS.filter((command) => rowOf(command).isOffline))
  expect(new Set(listed('use no token'))).toEqual(offline)
  expect(new Set(listed('refuse to run with a token'))).toEqual(
    new Set(COMMANDS.filter((command) => !offline.has(command))),
  )
})

/** Every event of the table, about our code and about a fork's; where the payload cannot say, it is the same either way. */
const CASES = names.flatMap(([name, origin]) =>
  (origin === 'own' ? [OURS] : [OURS, FORK]).map((repo) => [name, origin, repo] as const),
)

test.each(CASES)(
  'the action on %s (%s) of %j: runs with a token only as the table allows',
  async (name, origin, repo) => {
    const platform = await startPlatform()
    const safe = classifyEvent({ name, payload: payloadOf(origin, repo) }).safe
    const started = { workspace: smallRepository(), env: { GITHUB_EVENT_NAME: name }, event: payloadOf(origin, repo) }
    const inputs = { command: 'plan', stage: 'dev', 'base-url': platform.url, token: TOKEN }
    const run = await runAction({ ...started, inputs })
    if (safe) expect({ code: run.code, result: run.outputs['result'] }).toEqual({ code: 0, result: 'planned' })
    else {
      expect({ code: run.code, result: run.outputs['result'] }).toEqual({ code: 4, result: 'refused' })
      expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /^refused: .* See https:\/\/github\.com\/cwl-promote\/cwl-promote\/blob\/main\/docs\/security\.md\.$/,
        ),
      ])
      expect(platform.store.countRequests()).toBe(0)
    }
    const untold = await runAction({
      ...started,
      inputs: { ...inputs, token: '', 'base-url': '', 'exit-code': 'true' },
    })
    if (safe) {
      expect(untold.code).toBe(2)
      expect(commandsOf(untold, 'error')).toHaveLength(1)
    } else {
      expect({ code: untold.code, ...untold.outputs }).toMatchObject({
        code: 0,
        result: 'planned',
        'unknown-count': '1',
        'plan-file': '',
        'plan-digest': '',
        matrix: '{"shard":[]}',
      })
      const apps: unknown = JSON.parse(untold.outputs['apps'] ?? '')
      expect(apps).toContainEqual(
        expect.objectContaining({
          name: 'star',
          target: 'acme/rnaseq-dev/star',
          source: 'tools/star-align.cwl',
          action: 'unknown',
          digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
          reason: `what is installed at acme/rnaseq-dev/star is not known: this run of \`${name}\` may hold code from a fork, and has no token`,
        }),
      )
      expect(untold.summary).toContain('Planned without the platform')
    }
    // What sends no token anywhere does not ask whose code it is: neither of the two looks at the event.
    if (origin === 'own' && name !== 'push') return
    const validation = await runAction({ ...started, inputs: { ...inputs, command: 'validate', stage: '' } })
    expect(validation.code).toBe(0)
  },
)

test.each([
  ['pull_request', 0, 'passed'],
  ['pull_request_target', 4, 'refused'],
  ['issue_comment', 4, 'refused'],
])('a runner of tests on %s of a fork starts only where GitHub gives no secrets', async (name, code, result) => {
  const workspace = repositoryOf({
    'a.cwl': toolText('a'),
    'cwl-promote.yml': 'version: 1\nstages: { dev: { project: a/b } }\napps: [{ path: a.cwl }]\ntests: [tests.yml]\n',
    'tests.yml': '- { id: runs, tool: a.cwl, job: {}, output: Any }\n',
    'runner.mjs': 'console.log("{}")',
  })
  const run = await runAction({
    workspace,
    env: { GITHUB_EVENT_NAME: name },
    event: payloadOf(EVENTS[name] ?? 'unknown', FORK),
    inputs: { command: 'test', runner: `${process.execPath} ${workspace}/runner.mjs` },
  })
  expect({ code: run.code, result: run.outputs['result'] }).toEqual({ code, result })
})

test.each(['plan', 'promote', 'rollback', 'exports', 'doctor'])(
  '`%s` with code of a fork is refused before any request, with either token',
  async (command) => {
    const platform = await startPlatform()
    for (const secret of [{ token: TOKEN }, { token: '', env: { CWL_PROMOTE_TOKEN: TOKEN } }] as const) {
      const { token, env } = { env: {}, ...secret }
      const run = await runAction({
        workspace: smallRepository(),
        env: { GITHUB_EVENT_NAME: 'pull_request_target', ...env },
        event: payloadOf('pull-request', FORK),
        inputs: { command, 'base-url': platform.url, token, ...(command === 'rollback' ? { record: 'x.json' } : {}) },
      })
      expect({ code: run.code, result: run.outputs['result'], requests: platform.store.countRequests() }).toEqual({
        code: 4,
        result: 'refused',
        requests: 0,
      })
      expect(run.summary).toContain('docs/security.md')
    }
  },
)

test('a plan of copies on a fork has no digests, and a plan of invalid documents fails', async () => {
  const started = { env: { GITHUB_EVENT_NAME: 'pull_request' }, event: payloadOf('pull-request', FORK) }
  const copies = await runAction({
    ...started,
    workspace: smallRepository(),
    inputs: { command: 'plan', stage: 'release' },
  })
  expect([copies.code, copies.outputs['unknown-count']]).toEqual([0, '1'])
  expect(copies.outputs['apps']).toMatch(
    /"digest":null,"reason":"neither what would be copied from acme\/rnaseq-dev\/star nor what is installed at acme\/rnaseq\/star is known/,
  )
  const broken = repositoryOf({
    'tools/a.cwl': toolText('a').replace('class: CommandLineTool', 'class: CommandLineTol'),
  })
  const invalid = await runAction({
    ...started,
    workspace: broken,
    inputs: { command: 'plan', project: 'acme/rnaseq', files: 'tools' },
  })
  expect([invalid.code, invalid.outputs['result']]).toEqual([3, 'failed'])
})

test('an event with an empty payload is not called a fork', () => {
  for (const name of ['pull_request', 'pull_request_target', 'workflow_run']) {
    const verdict = classifyEvent({ name, payload: {} })
    expect(verdict).toMatchObject({ safe: false, message: expect.stringContaining('does not show whose it is') })
    expect(JSON.stringify(verdict)).not.toContain('fork')
  }
})

test('a promotion from a fork without a token is a usage error', async () => {
  const run = await runAction({
    workspace: smallRepository(),
    env: { GITHUB_EVENT_NAME: 'pull_request' },
    event: payloadOf('pull-request', FORK),
    inputs: { command: 'promote', stage: 'dev' },
  })
  expect(run.code).toBe(2)
})
