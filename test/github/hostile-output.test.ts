import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { PHASE_TITLES } from '../../src/github/log.ts'
import { OUTPUTS } from '../../src/github/outputs.ts'
import type { JsonObject } from '../../src/json/index.ts'
import { json, startAnsweringPlatform } from '../platform/answering-server.ts'
import { dedent } from '../support/dedent.ts'
import { foreignIn } from '../support/foreign.ts'
import { GITHUB_TOKEN, startGitHub } from '../support/github-api.ts'
import { HOSTILE } from '../support/hostile.ts'
import { clientOf, startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { NIGHTLY, nightly } from '../support/nightly.ts'
import { BUNDLE } from '../support/programs.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runAction, type ActionOptions, type ActionRun } from '../support/run-action.ts'
import { runnerCommands } from '../support/runner-commands.ts'
import { TOKEN_OF_THE_JOB } from '../support/runner-environment.ts'

/**
 * The action as GitHub runs it, and all that the runner would read of it, whatever the outside puts into names and
 * words.
 */
const ENTRY = process.env['HOSTILE_ENTRY'] ?? BUNDLE

const PROPERTIES = new Set(['title', 'file', 'line', 'col', 'endLine', 'endColumn'])

/**
 * Runs the action with every file that the runner reads afterwards, and holds all that it would obey against what is
 * meant.
 */
async function obey(options: ActionOptions): Promise<ActionRun> {
  const folder = temporaryFolder()
  const files = Object.fromEntries(
    ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'].map((name) => [name, join(folder, name)]),
  )
  for (const path of Object.values(files)) writeFileSync(path, '')
  const run = await runAction({ entry: ENTRY, ...options, env: { ...files, ...options.env } })
  expect({ inputs: options.inputs, stderr: run.stderr, code: run.code === null }).toEqual({
    inputs: options.inputs,
    stderr: '',
    code: false,
  })
  for (const path of Object.values(files)) expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe('')
  const titles = new Set(Object.values(PHASE_TITLES))
  for (const { name, properties, message } of runnerCommands(run.stdout)) {
    const meant = ((): boolean => {
      switch (name) {
        case 'add-mask':
          return (
            [TOKEN, GITHUB_TOKEN, TOKEN_OF_THE_JOB, options.inputs['webhook-url']?.trim()].includes(message) &&
            Object.keys(properties).length === 0
          )
        case 'group':
          return titles.has(message.replace(/ \(\d+\)$/, '')) && Object.keys(properties).length === 0
        case 'endgroup':
          return message === '' && Object.keys(properties).length === 0
        case 'error':
        case 'warning':
        case 'notice':
          return (
            Object.keys(properties).every((property) => PROPERTIES.has(property)) &&
            !message.includes('##[') &&
            !/[\n\r]/.test(message)
          )
        default:
          return false
      }
    })()
    expect({ inputs: options.inputs, meant, name, properties, message }).toMatchObject({ meant: true })
  }
  // The older syntax is never ours, and annotations are the last that we say: among the lines of the log there are
  // none.
  expect(run.stdout).not.toContain('##[')
  const lines = run.stdout.split('\n').filter((line) => line !== '')
  const first = lines.findIndex(isAnnotation)
  expect(first === -1 ? [] : lines.slice(first).filter((line) => !isAnnotation(line))).toEqual([])
  // A long step begins again in a process that masks them again.
  const masks = run.commands.filter(({ name }) => name === 'add-mask')
  const secrets = new Set(masks.map(({ message }) => message))
  expect(run.commands.slice(0, secrets.size)).toEqual(masks.slice(0, secrets.size))
  // Of each kind no more than the runner shows.
  for (const kind of ['error', 'warning', 'notice'])
    expect(run.commands.filter(({ name }) => name === kind).length).toBeLessThanOrEqual(10)
  expect(Object.keys(run.outputs).sort()).toEqual(Object.keys(OUTPUTS).sort())
  expect(['promoted', 'unchanged', 'planned', 'failed', 'refused', 'valid', 'invalid']).toContain(run.outputs['result'])
  expectOnlyOurs(run.summary)
  expectOnlyOurs(run.outputs['summary-markdown'] ?? '')
  return run
}

function isAnnotation(line: string): boolean {
  return runnerCommands(line).some(({ name }) => ['error', 'warning', 'notice'].includes(name))
}

function expectOnlyOurs(page: string): void {
  expect(foreignIn(page)).toEqual([])
}

/** What a file system takes as a name: no slash, no NUL, at most 255 bytes. */
function fileName(text: string, at: number): string {
  let name = text.toWellFormed().replaceAll(/[/\0]/g, '_')
  while (Buffer.byteLength(name) > 200) name = name.slice(0, -1).toWellFormed().slice(0, 150)
  return `${name}-${at}.cwl`
}

/** What the environment of a process can hold. */
function noNul(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

const BRANCH = noNul(
  HOSTILE.filter((text) => text.length < 100)
    .slice(0, 40)
    .join(''),
)

/** What the runner tells of the run, where somebody outside may have chosen it. */
const SURROUNDINGS = {
  GITHUB_REF: `refs/heads/${BRANCH}`,
  GITHUB_REF_NAME: BRANCH,
  GITHUB_HEAD_REF: BRANCH,
  GITHUB_ACTOR: BRANCH,
  GITHUB_WORKFLOW: BRANCH,
  GITHUB_JOB: BRANCH,
  GITHUB_RUN_ID: '70',
}

test(`${HOSTILE.length} hostile file names of documents with mistakes inject nothing`, async () => {
  expect(HOSTILE.length).toBeGreaterThan(300)
  const bad = (text: string): string =>
    dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      inputs: {}
      outputs: {}
      ${JSON.stringify(text)}: 1
      baseCommand: {a: ${JSON.stringify(text)}}
      hints: {${JSON.stringify(text)}: {}}
    `
  const workspace = repositoryOf(Object.fromEntries(HOSTILE.map((text, at) => [fileName(text, at), bad(text)])))
  const run = await obey({
    workspace,
    inputs: { command: 'validate', 'working-directory': workspace },
    env: SURROUNDINGS,
  })
  expect(run.code).toBe(3)
  expect(run.summary.match(/<tr>/g)?.length).toBeGreaterThan(HOSTILE.length)
}, 120_000)

nightly(
  `${HOSTILE.length} hostile labels, step names, types and references inject nothing`,
  async () => {
    const files = HOSTILE.map((text, at): readonly [string, string] => {
      const word = JSON.stringify(text)
      const kinds = [
        dedent`
        cwlVersion: v1.2
        class: ${word}
      `,
        dedent`
        cwlVersion: ${word}
        class: Workflow
      `,
        dedent`
        cwlVersion: v1.2
        class: Workflow
        label: ${word}
        doc: ${word}
        inputs: {${word}: ${word}}
        outputs: {o: {type: File, outputSource: ${word}}}
        steps: {${word}: {run: ${word}, in: {x: ${word}}, out: [${word}]}}
      `,
        dedent`
        cwlVersion: v1.2
        class: CommandLineTool
        label: ${word}
        inputs: {a: {type: string, default: {class: File, location: ${word}}}}
        outputs: {o: {type: ${word}}}
        arguments: [${JSON.stringify(`$(inputs.${text})`)}]
        requirements: {DockerRequirement: {dockerPull: ${word}}, InlineJavascriptRequirement: {expressionLib: [{$include: ${word}}]}}
      `,
      ]
      return [`t/${at}.cwl`, kinds[at % kinds.length] ?? '']
    })
    const run = await obey({
      workspace: repositoryOf(Object.fromEntries(files)),
      inputs: { command: 'validate' },
      env: SURROUNDINGS,
    })
    expect(run.code).toBe(3)
  },
  120_000,
)

/** Each payload in one of its four forms. */
const FORMS = HOSTILE.filter((_, at) => at % 4 === Math.floor(at / 4) % 4)

test(`${FORMS.length} hostile descriptions on the platform inject nothing into plan, comment and promotion`, async () => {
  const platform = await startPlatform()
  const github = await startGitHub()
  const { number } = github.repository.addPull({ login: 'ada', type: 'User' }, { sha: '1'.repeat(40) })
  const client = clientOf(platform)
  const steps = (text: string, image: string): JsonObject => ({
    cwlVersion: 'v1.2',
    class: 'Workflow',
    label: text,
    doc: text,
    inputs: [{ id: 'reads', type: 'File', label: text, doc: text }],
    outputs: [{ id: 'out', type: 'File', outputSource: 'first/out', label: text }],
    steps: [
      {
        id: 'first',
        label: text,
        in: [{ id: 'x', source: 'reads' }],
        out: ['out'],
        run: {
          class: 'CommandLineTool',
          label: text,
          requirements: [{ class: 'DockerRequirement', dockerPull: image }],
          baseCommand: [text],
          inputs: [{ id: 'x', type: 'File' }],
          outputs: [{ id: 'out', type: 'stdout' }],
        },
      },
    ],
  })
  const files: Record<string, string> = {}
  for (const [at, text] of FORMS.entries()) {
    files[`t/app-${at}.cwl`] = JSON.stringify(steps(text.toWellFormed(), 'alpine:3.20'))
    const stored = steps(`${text}!`, text === '' ? 'x' : text)
    // What stands there has an input more: its name is the hostile text, and that it goes is a breaking change.
    const withInput = {
      ...stored,
      inputs: [...(stored['inputs'] as readonly JsonObject[]), { id: text === '' ? 'x' : text, type: 'string' }],
    }
    await client.installApp({ owner: 'acme', project: 'dev', app: `app-${at}` }, withInput, { kind: 'absent' })
  }
  const workspace = repositoryOf(files)
  const inputs = {
    files: 't',
    project: 'acme/dev',
    'base-url': platform.url,
    token: TOKEN,
    comment: 'true',
    'github-token': GITHUB_TOKEN,
  }
  const event = {
    repository: { id: 1 },
    ref: `refs/heads/${BRANCH}`,
    pull_request: { number, title: BRANCH, body: BRANCH, head: { ref: BRANCH, label: BRANCH, repo: { id: 1 } } },
  }
  const started = {
    workspace,
    event,
    env: { ...SURROUNDINGS, GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: github.url },
  }
  const plan = await obey({ ...started, inputs: { ...inputs, command: 'plan' } })
  expect([plan.code, plan.outputs['breaking']]).toEqual([0, 'true'])
  expect(Buffer.byteLength(plan.summary)).toBeLessThan(1024 * 1024)
  expect(github.repository.comments).toHaveLength(1)
  for (const { body } of github.repository.comments) expectOnlyOurs(body)
  const promotion = await obey({ ...started, inputs })
  expect([promotion.code, promotion.outputs['updated-count']]).toEqual([0, String(FORMS.length)])
}, 240_000)

nightly(
  `${HOSTILE.length} hostile refusals of the platform inject nothing`,
  async () => {
    const texts = HOSTILE.map((text) => text.toWellFormed())
    const server = await startAnsweringPlatform(({ method, url }, response) => {
      if (url.includes('/storage/exports')) return json(response, 500, { message: texts[3] })
      if (method === 'GET') return json(response, 404, {})
      const text = texts[Number(/app-(\d+)/.exec(url)?.[1] ?? '0')] ?? ''
      json(response, 400, { message: text, code: text, more_info: text, errors: [text], status: text })
    })
    const workspace = repositoryOf(Object.fromEntries(texts.map((text, at) => [`t/app-${at}.cwl`, toolText(text)])))
    const run = await obey({
      workspace,
      inputs: { files: 't', project: 'acme/dev', 'base-url': server.url, token: TOKEN },
      env: SURROUNDINGS,
    })
    expect([run.code, run.outputs['failed-count']]).toEqual([5, String(HOSTILE.length)])
  },
  120_000,
)

nightly(
  `${HOSTILE.length} hostile export jobs inject nothing into the log, summary, outputs and issue`,
  async () => {
    const github = await startGitHub()
    let state = 'FAILED'
    const server = await startAnsweringPlatform((seen, response) => {
      const items = HOSTILE.map((text, at) => ({
        id: `${text.toWellFormed()}-${at}`,
        state: at % 3 === 0 ? `${text.toWellFormed()}?` : state,
        href: text.toWellFormed(),
      }))
      json(response, 200, { href: seen.url, items, links: [] })
    })
    const inputs = {
      command: 'exports',
      'base-url': server.url,
      token: TOKEN,
      issue: 'true',
      'issue-title': BRANCH.slice(0, 200),
      'github-token': GITHUB_TOKEN,
    }
    for (const next of ['FAILED', 'COMPLETED', 'FAILED']) {
      state = next
      const run = await obey({
        workspace: temporaryFolder(),
        inputs,
        env: { ...SURROUNDINGS, GITHUB_EVENT_NAME: 'schedule', GITHUB_API_URL: github.url },
      })
      expect(run.code).toBe(next === 'FAILED' ? 6 : 0)
    }
    expect([github.repository.issues.length, github.repository.comments.length]).toEqual([1, 2])
    for (const { body } of [...github.repository.issues, ...github.repository.comments]) expectOnlyOurs(body)
  },
  120_000,
)

/** Every input that takes text, each with strings of its own; together all of them. */
const TEXT_INPUTS = [
  'command',
  'config',
  'stage',
  'files',
  'project',
  'copy-from',
  'apps',
  'base-url',
  'platform',
  'dry-run',
  'max-requests',
  'timeout',
  'working-directory',
  'plan',
  'expect-plan-digest',
  'verify',
  'record',
  'last-record',
  'changed-since',
  'shard',
  'matrix',
  'fail-on',
  'threshold',
  'max-pages',
  'issue-title',
  'issue-labels',
  'webhook-url',
  'state-file',
  'comment',
]

const MANIFEST_PLACES: readonly ((word: string) => string)[] = [
  (word) => `version: ${word}\n`,
  (word) => dedent`
    version: 1
    ${word}: 1
  `,
  (word) => dedent`
    version: 1
    stages: {${word}: {project: ${word}}}
    apps: [{path: ${word}}]
  `,
  (word) => dedent`
    version: 1
    stages: {dev: {project: acme/dev, from: ${word}}}
    apps: [{path: t.cwl}]
  `,
  (word) =>
    dedent`
      version: 1
      stages: {dev: {project: acme/dev, rules: {branches: [${word}]}}}
      apps: [{path: t.cwl, name: ${word}}]
    `,
  (word) =>
    dedent`
      version: 1
      stages: {dev: {project: acme/dev, ${word}: ${word}}}
      apps: [{path: t.cwl, names: {${word}: x}}]
    `,
  (word) => `${word}\n`,
]

/**
 * One string a run, of every third payload one of its four forms. What could be a command goes into an input as well as
 * into the configuration and the branch; of the others each second one into either. Some are the event.
 */
const SINGLE = HOSTILE.filter((_, at) => at % (NIGHTLY ? 12 : 48) === Math.floor(at / 12) % 4)

const COULD_BE_COMMAND = /::|##\[|%0A|delimiter|<<|\p{Cc}/u

nightly(
  `${SINGLE.length} hostile values of inputs, configurations and events inject nothing`,
  async () => {
    const platform = await startPlatform()
    const runs = SINGLE.map((text, at) => async (): Promise<void> => {
      const place = MANIFEST_PLACES[at % MANIFEST_PLACES.length] ?? String
      const workspace = repositoryOf({
        't.cwl': toolText('t'),
        'cwl-promote.yml': place(JSON.stringify(text)),
        'good.yml': dedent`
        version: 1
        stages: {dev: {project: acme/dev, rules: {branches: [main]}}}
        apps: [{path: t.cwl}]
      `,
      })
      const access = { 'base-url': platform.url, token: TOKEN }
      const value = noNul(text)
      const input = TEXT_INPUTS[at % TEXT_INPUTS.length] ?? ''
      const both = COULD_BE_COMMAND.test(text)
      if (both || at % 2 === 0)
        await obey({
          workspace,
          inputs: {
            command:
              input.startsWith('issue') ||
              ['fail-on', 'threshold', 'max-pages', 'webhook-url', 'state-file'].includes(input)
                ? 'exports'
                : 'plan',
            config: 'good.yml',
            stage: 'dev',
            ...access,
            [input]: value,
          },
          env: SURROUNDINGS,
        })
      if (both || at % 2 === 1)
        await obey({
          workspace,
          inputs: { command: 'plan', stage: 'dev', ...access },
          env: { ...SURROUNDINGS, GITHUB_REF: `refs/heads/${value}` },
        })
      if (at % 4 !== 0) return
      const event = await obey({
        workspace,
        inputs: { command: 'plan', config: 'good.yml', stage: 'dev', ...access },
        env: { ...SURROUNDINGS, GITHUB_REF: `refs/heads/${value}`, GITHUB_EVENT_NAME: value === '' ? 'push' : value },
      })
      expect(event.code).toBe(4)
    })
    // Two at once: most of a run is the start of a process.
    const work = async (): Promise<void> => {
      for (let next = runs.shift(); next !== undefined; next = runs.shift()) await next()
    }
    await Promise.all([work(), work()])
  },
  480_000,
)
