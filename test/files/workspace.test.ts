import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { fixIn, openWorkspace } from '../../src/files/workspace.ts'
import { temporaryFolder } from '../support/local-platform.ts'

test.each([
  ['/x/*.cwl', 'outside-repository', '/x/*.cwl is outside the repository'],
  ['../*.cwl', 'outside-repository', '../*.cwl is outside the repository'],
  ['.git/*', 'outside-repository', '.git/* is inside the .git folder, which is never read'],
  ['*/../*.cwl', 'outside-repository', 'the pattern */../*.cwl leaves the repository'],
  ['*!(a|!(b))', 'no-such-file', 'the glob *!(a|!(b)) has `!(…)` within another `!(…)`'],
])('the pattern %s is refused', (pattern, code, message) => {
  expect(() => openWorkspace(temporaryFolder()).find([pattern])).toThrow(expect.objectContaining({ code, message }))
})

test('a pattern finds files, and nothing below a file', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.cwl'), '')
  const workspace = openWorkspace(folder)
  expect(workspace.find(['*.cwl', 'a.cwl/*'])).toEqual(['a.cwl'])
  expect(fixIn(workspace, '!a.cwl')).toMatch(/^A ! in front leaves files out only in `files`/)
})

test.each([
  ['none', 'there is no folder', 'Give the folder of the repository.'],
  ['file', 'is not a folder', 'Give the folder of the repository.'],
  [String.raw`a\b`, 'there is no folder', 'Write paths with forward slashes.'],
])('the workspace %s is refused', (name, message, fix) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(() => openWorkspace(join(folder, name))).toThrow(
    expect.objectContaining({ code: 'no-such-folder', message: expect.stringContaining(message), fix }),
  )
})
