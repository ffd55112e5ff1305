import { describe, expect, test } from '@jest/globals'

import { openWorkspace } from '../../src/files/workspace.ts'
import type { GitTrees, TreeFile } from '../../src/git/git-history.ts'
import { openTree } from '../../src/git/tree-workspace.ts'
import { temporaryFolder } from '../support/local-platform.ts'

/** Content by path; what begins with an arrow is a link. Counts what is read. */
function treesOf(files: Readonly<Record<string, string>>): GitTrees & { readonly read: string[] } {
  const read: string[] = []
  const contentOf = (path: string): string => (files[path] ?? '').replace(/^→/, '')
  return {
    read,
    treeOf: async () =>
      new Map(
        Object.entries(files).map(([path, text]): [string, TreeFile] => [
          path,
          { id: path, isLink: text.startsWith('→'), size: Buffer.byteLength(contentOf(path)) },
        ]),
      ),
    contentOf: async (id) => {
      read.push(id)
      return contentOf(id)
    },
  }
}

const FILES = {
  'a.cwl': '\uFEFFé\n',
  'sub/b.cwl': 'b',
  'sub/deep/c.cwl': 'c',
  'subject.cwl': 's',
  link: '→sub/b.cwl',
  'sub/up': '→../link',
  'sub/away': '→../gone.cwl',
  loop: '→loop',
  empty: '',
}

async function open(files: Readonly<Record<string, string>> = FILES, limits = {}) {
  const trees = treesOf(files)
  const tree = await openTree(openWorkspace(temporaryFolder(), limits), 'v1', trees)
  const { workspace } = tree
  const settle = async (): Promise<boolean> => tree.settle()
  /** Tries again as long as something had to be read. */
  const read = async (path: string): Promise<string> => {
    for (;;) {
      try {
        return workspace.readText(path)
      } catch (error) {
        if (!(await settle())) throw error
      }
    }
  }
  return { workspace, settle, read, trees }
}

describe('a revision in place of the files on the disk', () => {
  test.each([
    ['a.cwl', 'é\n'],
    ['sub/b.cwl', 'b'],
    ['sub/up', 'b'],
  ])('has the text of %s', async (path, text) => {
    const { read } = await open()
    expect(await read(path)).toBe(text)
  })

  test('reads each file when it is wanted, and once', async () => {
    const { workspace, settle, read, trees } = await open()
    expect(await settle()).toBe(false)
    expect(() => workspace.readText('a.cwl')).toThrow(
      expect.objectContaining({ code: 'unreadable', message: 'a.cwl of v1 is not read yet' }),
    )
    expect(await settle()).toBe(true)
    expect(await settle()).toBe(false)
    expect([await read('a.cwl'), trees.read]).toEqual(['é\n', ['a.cwl']])
  })

  test.each([
    ['aa.cwl', 'Did you mean v1:a.cwl?'],
    ['sub/bb.cwl', 'Did you mean v1:sub/b.cwl?'],
    ['folder', 'Paths are relative to the working directory.'],
  ])('has no file %s: %s', async (path, fix) => {
    const { read } = await open({ ...FILES, 'folder/x': '' })
    await expect(read(path)).rejects.toMatchObject({
      code: 'no-such-file',
      message: `${path} does not exist in v1`,
      fix,
    })
  })

  test.each(['loop'])('has no file at the end of the link %s', async (path) => {
    const { read } = await open()
    await expect(read(path)).rejects.toMatchObject({ code: 'no-such-file', message: `${path} does not exist in v1` })
  })

  test('has only files of at most the size of the limit', async () => {
    const { read } = await open({ a: '12345', b: '123456' }, { fileBytes: 5 })
    expect(await read('a')).toBe('12345')
    await expect(read('b')).rejects.toMatchObject({
      code: 'too-large',
      message: 'b has 6 bytes in v1, more than the limit of 5',
      fix: expect.stringContaining('file-bytes'),
    })
  })

  test.each([
    ['../x', 'outside-repository', '../x is outside the repository'],
    ['.git/config', 'outside-repository', '.git/config is inside the .git folder, which is never read'],
  ])('does not read %s', async (path, code, message) => {
    const { read } = await open()
    await expect(read(path)).rejects.toMatchObject({ code, message })
  })

  test('does not read a pointer of Git LFS', async () => {
    const { read } = await open({ a: 'version https://git-lfs.github.com/spec/v1\n' })
    await expect(read('a')).rejects.toMatchObject({
      code: 'unreadable',
      message: 'a is a pointer of Git LFS, not the file itself',
    })
  })

  test('has a file, also behind links that are read', async () => {
    const { workspace, settle } = await open()
    const has = (): readonly boolean[] =>
      ['a.cwl', './a.cwl', 'sub', 'gone', 'link', 'loop'].map((path) => workspace.has(path))
    expect(has()).toEqual([true, true, false, false, false, false])
    await settle()
    expect(has()).toEqual([true, true, false, false, true, false])
  })

  test.each([
    [['a.cwl'], ['a.cwl']],
    [
      ['./sub/deep', 'a.cwl'],
      ['sub/deep/c.cwl', 'a.cwl'],
    ],
  ])('finds %j', async (patterns, found) => {
    const { workspace } = await open()
    expect(workspace.find(patterns)).toEqual(found)
  })

  test('does not find what it does not have', async () => {
    const { workspace } = await open()
    expect(() => workspace.find(['a.cwl', 'su'])).toThrow(
      expect.objectContaining({ code: 'no-such-file', message: 'su does not exist in v1' }),
    )
  })

  test('has the folder and the limits of the other', async () => {
    const folder = openWorkspace(temporaryFolder(), { files: 7 })
    const { workspace } = await openTree(folder, 'v1', treesOf({}))
    expect([workspace.root, workspace.limits]).toEqual([folder.root, folder.limits])
  })

  test('has no text of a file if a byte is not UTF-8', async () => {
    const bytes: GitTrees = {
      treeOf: async () => new Map([['a', { id: '1', isLink: false, size: 1 }]]),
      contentOf: async () => '\uFFFD',
    }
    const tree = await openTree(openWorkspace(temporaryFolder()), 'v1', bytes)
    expect(() => tree.workspace.readText('a')).toThrow('not read yet')
    await tree.settle()
    expect(() => tree.workspace.readText('a')).toThrow(
      expect.objectContaining({
        code: 'not-utf8',
        message: 'a is not UTF-8 in v1',
        fix: 'Compare with a revision in which it is.',
      }),
    )
  })
})
