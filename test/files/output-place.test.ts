import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from '@jest/globals'

import { folderAbove, LedAway, placeOf } from '../../src/files/output-place.ts'
import { temporaryFolder } from '../support/local-platform.ts'

/** A repository with links, in a folder with other files. */
let root = ''

beforeEach(() => {
  root = realpathSync(temporaryFolder())
  for (const folder of ['repository/.git', 'repository/sub/deep', 'repository/bare/objects', 'outside', 'plain/sub'])
    mkdirSync(join(root, folder), { recursive: true })
  mkdirSync(join(root, 'repository/bare/refs'))
  for (const file of ['repository/file', 'repository/bare/HEAD', 'outside/file']) writeFileSync(join(root, file), '')
  for (const [link, target] of [
    ['away', '../outside'],
    ['file-away', '../outside/file'],
    ['inside', 'sub'],
    ['nowhere', '../outside/gone'],
    ['to-git', '.git'],
    ['sub/up', '../../outside'],
    ['itself', '.'],
  ] as const)
    symlinkSync(target, join(root, 'repository', link))
  symlinkSync('../outside', join(root, 'plain/away'))
  symlinkSync('repository', join(root, 'linked'))
})

const OUT = 'leads out of the repository. Remove it, or give the path that it leads to as an absolute one'

describe('the place of an output', () => {
  test.each([
    ['repository', 'x.json', 'repository/x.json'],
    ['repository', 'new/x.json', 'repository/new/x.json'],
    ['repository', 'file', 'repository/file'],
    ['repository', 'inside/x.json', 'repository/inside/x.json'],
    ['repository', 'itself/x.json', 'repository/itself/x.json'],
    ['repository', 'nowhere', 'repository/nowhere'],
    ['repository', '../outside/x.json', 'outside/x.json'],
    ['repository/sub', '../x.json', 'repository/x.json'],
    ['repository/sub', '../../outside/x.json', 'outside/x.json'],
    ['repository', '.', 'repository'],
    ['linked', 'x.json', 'linked/x.json'],
    ['plain', 'x.json', 'plain/x.json'],
    ['plain/sub', '../away/x.json', 'plain/away/x.json'],
  ])('in %s, %s is %s', (base, file, place) => {
    expect(placeOf({ file, base: join(root, base) })).toBe(join(root, place))
  })

  test('is the absolute path itself, also through a link', () => {
    for (const file of ['repository/away/x.json', 'repository/.git/x'])
      expect(placeOf({ file: join(root, file), base: join(root, 'repository') })).toBe(join(root, file))
  })

  test('is relative to the current folder if no other is named', () => {
    expect(placeOf('no-such-file.json')).toBe(join(process.cwd(), 'no-such-file.json'))
  })

  test.each([
    ['repository', 'away/x.json', `the symbolic link away ${OUT}`],
    ['repository', 'away/new/x.json', `the symbolic link away ${OUT}`],
    ['repository', 'file-away', `the symbolic link file-away ${OUT}`],
    ['repository', 'sub/up/x.json', `the symbolic link sub/up ${OUT}`],
    ['repository/sub/deep', '../up/x.json', `the symbolic link sub/up ${OUT}`],
    ['repository/sub', '../away/x.json', `the symbolic link away ${OUT}`],
    ['plain', 'away/x.json', `the symbolic link away ${OUT}`],
    ['linked', 'away/x.json', `the symbolic link away ${OUT}`],
    ['repository', '.git/x', 'what is in a folder .git belongs to git'],
    ['repository', 'to-git/x', 'what is in a folder .git belongs to git'],
    ['repository', 'bare/objects/x', 'what is in a folder .git belongs to git'],
  ])('in %s, %s is refused: %s', (base, file, message) => {
    const place = (): string => placeOf({ file, base: join(root, base) })
    expect(place).toThrow(LedAway)
    expect(place).toThrow(expect.objectContaining({ message }))
  })

  test('is not below a link without a target', () => {
    expect(() => placeOf({ file: 'nowhere/x.json', base: join(root, 'repository') })).toThrow(
      expect.objectContaining({ code: 'ENOENT' }),
    )
  })
})

describe('the nearest existing folder', () => {
  test.each([
    ['outside/x', 'outside'],
    ['outside/a/b/c/x', 'outside'],
    ['outside/file', 'outside'],
    ['repository/nowhere/x', 'repository/nowhere'],
    ['repository/away/x', 'repository/away'],
  ])('above %s is %s', (path, folder) => {
    expect(folderAbove(join(root, path))).toBe(join(root, folder))
  })

  test('above the root of the disk is that root', () => {
    expect([folderAbove('/'), folderAbove('/no-such-folder/x')]).toEqual(['/', '/'])
  })

  test.each([
    ['a name that is too long', `outside/${'n'.repeat(300)}`, 'ENAMETOOLONG'],
    ['a folder with such a name', `outside/${'n'.repeat(300)}/x`, 'ENAMETOOLONG'],
    ['a path below a file', 'outside/file/x', 'ENOTDIR'],
  ])('is not looked for above %s', (_, path, code) => {
    expect(() => folderAbove(join(root, path))).toThrow(expect.objectContaining({ code }))
  })
})
