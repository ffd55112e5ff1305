import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import type { JsonObject } from '../../src/json/index.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'
import { runScript, scriptsOf, shownBy } from './run-script.ts'

function onlyScript(file: string): JsonObject {
  const [step, ...others] = scriptsOf(file)
  if (step === undefined || others.length > 0) throw new Error(`one script was expected in ${file}`)
  return step
}

test.each([
  [
    'promote.yml',
    'APPS',
    [{ target: 'acme/dev/a', outcome: 'created', digest: 'sha256:1' }],
    'acme/dev/a created sha256:1',
  ],
  ['exports.yml', 'FAILED', [{ id: 'e1', href: 'https://platform.example/e1' }], 'e1 https://platform.example/e1'],
])('the list of %s shows how many items are omitted', (file, name, items, line) => {
  const show = (list: readonly object[]): readonly string[] =>
    shownBy(onlyScript(file), { [name]: JSON.stringify(list) })
  expect(show(items)).toEqual([line])
  expect(show([...items, { truncated: true, omitted: 304, file: '/tmp/report.json' }])).toEqual([
    line,
    '304 more in /tmp/report.json',
  ])
})

test('attest.yml verifies every promoted file, and stops at the first that differs', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'apps/a.cwl': toolText('a'), 'apps/b b.cwl': toolText('b') })
  const run = await runAction({
    workspace,
    inputs: { files: 'apps', project: 'acme/dev', 'base-url': platform.url, token: TOKEN },
  })
  const folder = join(temporaryFolder(), 'promoted')
  mkdirSync(folder)
  cpSync(run.outputs['subjects-folder'] ?? '', folder, { recursive: true })
  const env = { GITHUB_REPOSITORY: 'octo/rnaseq', GITHUB_SHA: 'c0ffee' }
  const step = onlyScript('attest.yml')
  const told = (file: string): string =>
    `attestation verify ${file} --repo octo/rnaseq --signer-workflow octo/rnaseq/.github/workflows/attest.yml --source-digest c0ffee`
  expect(runScript(step, { folder, gh: '', env })).toEqual(['acme/dev/a.json', 'acme/dev/b%20b.json'].map(told))
  expect(() => runScript(step, { folder, gh: '[ "$3" != acme/dev/a.json ]', env })).toThrow()
  writeFileSync(join(folder, 'acme/dev/a.json'), '{}')
  expect(() => runScript(step, { folder, gh: '', env })).toThrow(/SHA256SUMS|checksum|a\.json/)
})
