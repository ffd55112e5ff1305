import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, test } from '@jest/globals'

import { gitAt } from '../../src/promotion/git.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { temporaryFolder } from '../support/local-platform.ts'

async function changedSince(folder: string, ref = 'HEAD'): Promise<readonly string[]> {
  return gitAt(folder, new AbortController().signal).changedSince(ref)
}

describe('what changed since a revision', () => {
  test('is what commits, the index and the working copy changed', async () => {
    const folder = committedRepository({ 'a.cwl': 'a', 'b.cwl': 'b', 'c.cwl': 'c', 'd.cwl': 'd' })
    const base = git(folder, 'rev-parse', 'HEAD')
    commit(folder, { 'a.cwl': 'other' })
    writeFileSync(join(folder, 'b.cwl'), 'other')
    git(folder, 'add', 'b.cwl')
    writeFileSync(join(folder, 'c.cwl'), 'other')
    expect(await changedSince(folder, base)).toEqual(['a.cwl', 'b.cwl', 'c.cwl'])
  })

  test('has files that are gone, and both names of one that was renamed', async () => {
    const folder = committedRepository({ 'gone.cwl': 'gone', 'old.cwl': 'the same text in both' })
    unlinkSync(join(folder, 'gone.cwl'))
    renameSync(join(folder, 'old.cwl'), join(folder, 'new.cwl'))
    git(folder, 'add', '-A')
    expect(await changedSince(folder)).toEqual(['gone.cwl', 'new.cwl', 'old.cwl'])
  })

  test('has files that git does not know, also those that it is told to ignore', async () => {
    const folder = committedRepository({ '.gitignore': 'generated/\n' })
    mkdirSync(join(folder, 'generated', 'deep'), { recursive: true })
    writeFileSync(join(folder, 'generated', 'deep', 'a.cwl'), 'a')
    writeFileSync(join(folder, 'new.cwl'), 'new')
    expect(await changedSince(folder)).toEqual(['generated/', 'new.cwl'])
  })

  test.each(['--skip-worktree', '--assume-unchanged'])('has those that git was told %s', async (flag) => {
    const folder = committedRepository({ 'a.cwl': 'a', 'b.cwl': 'b' })
    git(folder, 'update-index', flag, 'a.cwl')
    expect(await changedSince(folder)).toEqual(['a.cwl'])
  })

  test('has what takes the place of folders that git does not look into', async () => {
    const inner = committedRepository({ 'b.cwl': 'b' })
    const folder = committedRepository({ 'part/a.cwl': 'a' })
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub')
    git(folder, 'commit', '-q', '-m', 'hold')
    git(folder, 'update-index', '--skip-worktree', 'part/a.cwl')
    for (const name of ['part', 'sub']) {
      rmSync(join(folder, name), { recursive: true })
      writeFileSync(join(folder, name), '')
    }
    expect(await changedSince(folder)).toEqual(['part', 'sub'])
  })

  test('has none of those that a sparse checkout leaves out', async () => {
    const folder = committedRepository({ 'part/a.cwl': 'a', 'other/b.cwl': 'b' })
    git(folder, 'sparse-checkout', 'set', 'part')
    expect([existsSync(join(folder, 'other')), await changedSince(folder)]).toEqual([false, []])
  })

  test('has names as they are: white space, quotes and letters beyond ASCII', async () => {
    const names = [' a "b".cwl', 'c\nd.cwl', 'ü/日本.cwl']
    const folder = committedRepository(Object.fromEntries(names.map((name) => [name, 'x'])))
    commit(folder, Object.fromEntries(names.map((name) => [name, 'y'])))
    expect(await changedSince(folder, 'HEAD~1')).toEqual(names)
  })

  test('is told relative to the folder, and of it alone', async () => {
    const folder = committedRepository({ 'top.cwl': 'a', 'part/a.cwl': 'a' })
    commit(folder, { 'top.cwl': 'b', 'part/a.cwl': 'b' })
    expect(await changedSince(join(folder, 'part'), 'HEAD~1')).toEqual(['a.cwl'])
  })

  test('names a link that leads elsewhere, not what it leads to', async () => {
    const folder = committedRepository({ 'a.cwl': 'a', 'b.cwl': 'b' })
    symlinkSync('a.cwl', join(folder, 'link.cwl'))
    commit(folder, {})
    rmSync(join(folder, 'link.cwl'))
    symlinkSync('b.cwl', join(folder, 'link.cwl'))
    expect(await changedSince(folder)).toEqual(['link.cwl'])
  })

  test('names a submodule whose files changed by its folder, whatever its settings say', async () => {
    const inner = committedRepository({ 'tool.cwl': 'a' })
    const folder = committedRepository({ 'main.cwl': 'a' })
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub')
    commit(folder, {})
    git(folder, 'config', 'submodule.sub.ignore', 'all')
    writeFileSync(join(folder, 'sub', 'tool.cwl'), 'b')
    expect(await changedSince(folder)).toEqual(['sub'])
  })

  test('is everything where nothing was before, which GitHub writes as zeros', async () => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    writeFileSync(join(folder, 'b.cwl'), 'b')
    expect(await changedSince(folder, '0'.repeat(40))).toEqual(['a.cwl', 'b.cwl'])
  })
})

describe('a revision that is not there', () => {
  test.each(['nope', '--output=x', 'HEAD:a.cwl', '@{u}', 'a'.repeat(40)])('%s is told as such', async (ref) => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    await expect(changedSince(folder, ref)).rejects.toMatchObject({
      code: 'git',
      message: `${JSON.stringify(ref)} names no commit of this clone`,
      fix: 'Name a commit, a tag or a branch that was fetched; a branch of the remote is origin/NAME.',
    })
  })

  test('in a shallow clone the remedy is a deeper one', async () => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    const base = git(folder, 'rev-parse', 'HEAD')
    commit(folder, { 'a.cwl': 'b' })
    const shallow = temporaryFolder()
    git(shallow, 'clone', '-q', '--depth', '1', pathToFileURL(folder).href, 'clone')
    await expect(changedSince(join(shallow, 'clone'), base)).rejects.toMatchObject({
      message: `"${base}" names no commit of this clone`,
      fix: expect.stringContaining('fetch-depth: 0'),
    })
    expect(await changedSince(join(shallow, 'clone'), 'HEAD')).toEqual([])
  })
})

test('where the history is cut, nothing beyond the cut is called no ancestor', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  const older = git(folder, 'rev-parse', 'HEAD')
  commit(folder, { 'a.cwl': 'b' })
  git(folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const shallow = join(temporaryFolder(), 'clone')
  git(folder, 'clone', '-q', '--depth', '1', pathToFileURL(folder).href, shallow)
  git(shallow, 'fetch', '-q', '--depth', '1', 'origin', older)
  expect(await gitAt(shallow, new AbortController().signal).contains(older)).toBeUndefined()
  git(shallow, 'fetch', '-q', '--unshallow')
  expect(await gitAt(shallow, new AbortController().signal).contains(older)).toBe(true)
})

test('a list of more than is read is told as one, with what to do', async () => {
  const bin = temporaryFolder()
  writeFileSync(
    join(bin, 'git'),
    dedent`
      #!/bin/sh
      exec head -c ${65 * 2 ** 20} /dev/zero
    `,
  )
  chmodSync(join(bin, 'git'), 0o755)
  const before = process.env['PATH'] ?? ''
  process.env['PATH'] = `${bin}:${before}`
  try {
    await expect(changedSince(temporaryFolder())).rejects.toMatchObject({
      code: 'git',
      message: expect.stringContaining('what git lists is longer than 64 MiB'),
      fix: 'Name a revision that is nearer, or leave the input `changed-since` out.',
    })
  } finally {
    process.env['PATH'] = before
  }
})

test.each([
  ['git is not there', undefined, 'there is no program named git', 'Install git'],
  [
    'another user owns the folder',
    "fatal: detected dubious ownership in repository at '/w'",
    'detected dubious ownership',
    'safe.directory',
  ],
  [
    'another user owns the folder, in the words of git 2.36',
    "fatal: unsafe repository ('/w' is owned by someone else)",
    "unsafe repository ('/w' is owned by someone else)",
    'safe.directory',
  ],
  [
    'git is too old for an option',
    "error: unknown option 'since-tomorrow'",
    'git knows of no changes',
    'Install a newer git',
  ],
])('when %s, that is told with its remedy', async (_, said, message, fix) => {
  const bin = temporaryFolder()
  if (said !== undefined) {
    writeFileSync(
      join(bin, 'git'),
      dedent`
        #!/bin/sh
        echo ${JSON.stringify(said)} >&2
        exit 128
      `,
    )
    chmodSync(join(bin, 'git'), 0o755)
  }
  const before = process.env['PATH'] ?? ''
  process.env['PATH'] = said === undefined ? bin : `${bin}:${before}`
  try {
    await expect(changedSince(temporaryFolder())).rejects.toMatchObject({
      code: 'git',
      message: expect.stringContaining(message),
      fix: expect.stringContaining(fix),
    })
  } finally {
    process.env['PATH'] = before
  }
})

test('where everything is new and there is no clone, the remedy is one', async () => {
  await expect(
    gitAt(temporaryFolder(), new AbortController().signal).changedSince('0'.repeat(40)),
  ).rejects.toMatchObject({ code: 'git', fix: 'Run in a clone of a git repository.' })
})
