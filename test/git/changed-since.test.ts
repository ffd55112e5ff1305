import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, test } from '@jest/globals'

import { gitAt } from '../../src/git/git.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'

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

  test('is not a file of which only the time differs, and the index is not written', async () => {
    const folder = committedRepository({ 'a.cwl': 'a', 'b.cwl': 'b' })
    for (const name of ['a.cwl', 'b.cwl']) utimesSync(join(folder, name), 1, 1)
    writeFileSync(join(folder, 'b.cwl'), 'c')
    const index = readFileSync(join(folder, '.git', 'index'))
    expect(await changedSince(folder)).toEqual(['b.cwl'])
    expect(readFileSync(join(folder, '.git', 'index')).equals(index)).toBe(true)
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

  nightly('has what takes the place of folders that git does not look into', async () => {
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

  nightly('has none of those that a sparse checkout leaves out', async () => {
    const folder = committedRepository({ 'part/a.cwl': 'a', 'other/b.cwl': 'b' })
    git(folder, 'sparse-checkout', 'set', 'part')
    expect([existsSync(join(folder, 'other')), await changedSince(folder)]).toEqual([false, []])
  })

  nightly('has names as they are: white space, quotes and letters beyond ASCII', async () => {
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

  nightly('names a submodule whose files changed by its folder, whatever its settings say', async () => {
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

describe('three dots compare with the merge base', () => {
  test.each(['main...HEAD', 'main...', 'main...topic'])('%s', async (ref) => {
    const folder = committedRepository({ 'a.cwl': 'a', 'b.cwl': 'b' })
    git(folder, 'checkout', '-q', '-b', 'topic')
    commit(folder, { 'a.cwl': 'of the topic' })
    git(folder, 'checkout', '-q', 'main')
    commit(folder, { 'b.cwl': 'of main' })
    git(folder, 'checkout', '-q', 'topic')
    expect(await changedSince(folder, ref)).toEqual(['a.cwl'])
    expect(await changedSince(folder, 'main')).toEqual(['a.cwl', 'b.cwl'])
  })

  nightly('with nothing before the dots it is HEAD, and a branch with another root has no merge base', async () => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    git(folder, 'checkout', '-q', '--orphan', 'topic')
    commit(folder, { 'b.cwl': 'b' })
    expect(await changedSince(folder, '...HEAD')).toEqual([])
    await expect(changedSince(folder, 'main...HEAD')).rejects.toMatchObject({
      message: '"main" and HEAD have no commit in common in this clone',
      fix: 'Name an ancestor of HEAD.',
    })
  })

  nightly('of what is checked out, and of no other commit', async () => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    commit(folder, { 'a.cwl': 'b' })
    await expect(changedSince(folder, 'HEAD~1...HEAD~1')).rejects.toMatchObject({
      code: 'git',
      message: '"HEAD~1" is not what is checked out',
      fix: 'The files of the checkout are compared: write HEAD~1...HEAD.',
    })
    await expect(changedSince(folder, 'HEAD~1..HEAD')).rejects.toMatchObject({
      fix: expect.stringMatching(/^Give one revision, or A\.\.\.HEAD/),
    })
    await expect(changedSince(folder, 'nope...HEAD')).rejects.toMatchObject({
      message: '"nope" does not name a commit of this clone',
    })
    expect(await changedSince(folder, `${'0'.repeat(40)}...HEAD`)).toEqual(['a.cwl'])
  })

  test('that there is none is said, with a deeper clone as the remedy where the history is cut', async () => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    git(folder, 'checkout', '-q', '-b', 'topic')
    commit(folder, { 'a.cwl': 'of the topic' })
    git(folder, 'checkout', '-q', 'main')
    commit(folder, { 'b.cwl': 'of main' })
    const clone = join(temporaryFolder(), 'clone')
    git(folder, 'clone', '-q', '--depth', '1', '--no-single-branch', pathToFileURL(folder).href, clone)
    const message = '"origin/topic" and HEAD have no commit in common in this clone'
    await expect(changedSince(clone, 'origin/topic...HEAD')).rejects.toMatchObject({
      message,
      fix: expect.stringContaining('fetch-depth: 0'),
    })
    git(clone, 'fetch', '-q', '--unshallow')
    expect(await changedSince(clone, 'origin/topic...HEAD')).toEqual(['b.cwl'])
  })
})

describe('a partial clone', () => {
  async function partial(filter: string): Promise<{ readonly clone: string; readonly hasFetched: () => boolean }> {
    const folder = committedRepository({ 'part/a.cwl': 'a', 'b.cwl': 'b' })
    git(folder, 'config', 'uploadpack.allowFilter', 'true')
    commit(folder, { 'part/a.cwl': 'other' })
    const clone = join(temporaryFolder(), 'clone')
    git(folder, 'clone', '-q', `--filter=${filter}`, pathToFileURL(folder).href, clone)
    const packs = (): number => readdirSync(join(clone, '.git', 'objects', 'pack')).length
    const before = packs()
    return { clone, hasFetched: () => packs() !== before }
  }

  test('works where what is needed is there, and fetches nothing', async () => {
    const { clone, hasFetched } = await partial('blob:none')
    writeFileSync(join(clone, 'b.cwl'), 'changed')
    expect([await changedSince(clone, 'HEAD~1'), hasFetched()]).toEqual([['b.cwl', 'part/a.cwl'], false])
  })

  test('is named where it lacks what is needed, and the remedy helps', async () => {
    const { clone, hasFetched } = await partial('tree:0')
    expect(await changedSince(clone, 'HEAD')).toEqual([])
    const refusal = {
      code: 'git',
      message: expect.stringMatching(/^git could not compare with [0-9a-f]{40}: it is a partial clone, which lacks/),
      fix: 'Get the rest with `git fetch --refetch --filter=blob:none`; on GitHub, check out with `filter: blob:none`, or without `filter`.',
    }
    await expect(changedSince(clone, 'HEAD~1')).rejects.toMatchObject(refusal)
    expect(hasFetched()).toBe(false)
    git(clone, 'fetch', '-q', '--refetch', '--filter=blob:none')
    expect(await changedSince(clone, 'HEAD~1')).toEqual(['part/a.cwl'])
  })
})

describe('a revision that is not there', () => {
  test.each(['nope', '--output=x', 'HEAD:a.cwl', '@{u}'])('%s is told as such', async (ref) => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    await expect(changedSince(folder, ref)).rejects.toMatchObject({
      code: 'git',
      message: `${JSON.stringify(ref)} does not name a commit of this clone`,
      fix: 'Name a commit, a tag or a branch that was fetched; a branch of the remote is origin/NAME.',
    })
  })

  test('that a commit is gone from a whole history is said, and the remedy is not a deeper clone', async () => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    const before = commit(folder, { 'a.cwl': 'b' })
    git(folder, 'reset', '-q', '--hard', 'HEAD~1')
    commit(folder, { 'a.cwl': 'c' })
    const clone = join(temporaryFolder(), 'clone')
    git(folder, 'clone', '-q', pathToFileURL(folder).href, clone)
    await expect(changedSince(clone, before)).rejects.toMatchObject({
      code: 'git',
      message: `"${before}" does not name a commit of this clone: the history was rewritten, or its branch was not fetched`,
      fix: 'After a force push nothing has the earlier commit any more. Compare with a branch: origin/main...HEAD.',
    })
  })
})

nightly('where the history is cut, nothing beyond the cut is called no ancestor', async () => {
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

nightly('a list of more than is read is told as one, with what to do', async () => {
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
      fix: 'Work in a part of the repository, or compare with a revision that is nearer.',
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
