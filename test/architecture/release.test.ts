import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { temporaryFolder } from '../support/local-platform.ts'

const root = join(import.meta.dirname, '..', '..')

function releaseCheck(cwd: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, ['scripts/release-check.ts', ...args], { cwd, encoding: 'utf8' })
}

test('the release notes are the first section of the changelog', () => {
  const notes = releaseCheck(root, '--notes')
  expect(notes).toContain('### What there is')
  expect(notes).not.toMatch(/^## /m)
})

test('--write sets the version in README, docs, examples and workflows, and keeps pinned commits', () => {
  const clone = join(temporaryFolder(), 'clone')
  execFileSync('git', ['clone', '--quiet', root, clone])
  releaseCheck(clone, '--write', 'v9.8.7')
  const read = (path: string): string => readFileSync(join(clone, path), 'utf8')
  const users = [
    'README.md',
    ...globSync('{docs/how-to,examples/workflows,.github/workflows}/*.{md,yml}', { cwd: clone }),
  ]
  const refs = users.flatMap((path) =>
    Array.from(read(path).matchAll(/cwl-promote\/cwl-promote(?:\/[\w./-]+)?@([\w.-]+)/g), ([, ref = '']) => ref),
  )
  expect(refs.length).toBeGreaterThan(20)
  expect(refs.filter((ref) => ref !== 'v9.8.7' && !/^[0-9a-f]{40}$/.test(ref))).toEqual([])
  expect(refs).toContain('0123456789abcdef0123456789abcdef01234567')
  expect(read('README.md')).not.toContain('No version is tagged yet')
  expect(read('src/configuration/version.ts')).toContain("DOCUMENTED_AT = 'v9.8.7'")
  expect(read('examples/rnaseq/cwl-promote.yml')).toContain('/cwl-promote/v9.8.7/schemas/')
  expect(read('docs/how-to/checks.md')).toContain('rev: v9.8.7')
  for (const called of ['plan', 'promote', 'validate'])
    expect(read(`.github/workflows/${called}.yml`)).toContain("job.workflow_sha || 'v9.8.7'")
})
