import { beforeEach, describe, expect, test } from '@jest/globals'

import { filesToLeaveOut, readIgnored, withoutIgnored } from '../../src/configuration/globs.ts'
import { parseManifest } from '../../src/configuration/manifest.ts'
import { openWorkspace, type Workspace } from '../../src/files/workspace.ts'
import { writeFiles } from '../support/files.ts'
import { temporaryFolder } from '../support/local-platform.ts'

let workspace: Workspace

beforeEach(() => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'a.cwl': '', 'old/b.cwl': '', 'old/c.cwl': '', 'old/d.txt': '' })
  workspace = openWorkspace(folder)
})

describe('what is left out', () => {
  test.each([
    ['old', ['old/b.cwl', 'old/c.cwl']],
    ['old/*.cwl', ['old/b.cwl', 'old/c.cwl']],
    ['a.cwl', ['a.cwl']],
    ['gone', []],
    ['gone/*.cwl', []],
  ])('by %s is %j', (pattern, files) => {
    expect(filesToLeaveOut(pattern, workspace)).toEqual(files)
  })

  test('cannot be outside of the repository', () => {
    expect(() => filesToLeaveOut('../x', workspace)).toThrow(expect.objectContaining({ code: 'outside-repository' }))
  })

  test('by `ignore` has a notice on each pattern without files', () => {
    const manifest = parseManifest('version: 1\nignore: [old, gone, "x*.cwl", old/b.cwl]\n', 'promote.yml')
    expect(readIgnored(manifest, workspace)).toEqual({
      files: new Set(['old/b.cwl', 'old/c.cwl']),
      notices: [
        '"gone" under `ignore` in promote.yml leaves out nothing.',
        '"x*.cwl" under `ignore` in promote.yml leaves out nothing.',
      ],
    })
    const nothing = { files: new Set(), notices: [] }
    expect(readIgnored(undefined, workspace)).toEqual(nothing)
    expect(readIgnored(parseManifest('version: 1\n', 'promote.yml'), workspace)).toEqual(nothing)
  })

  test('is not a file that is named by its path', () => {
    const ignored = new Set(['old/b.cwl'])
    const found = ['a.cwl', 'old/b.cwl']
    expect(
      ['old', 'old/b.cwl', `${workspace.root}/old/b.cwl`].map((pattern) =>
        withoutIgnored(found, pattern, ignored, workspace),
      ),
    ).toEqual([['a.cwl'], found, found])
  })
})
