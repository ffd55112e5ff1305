import { describe, expect, test } from '@jest/globals'

import { baseOf, commitOf, DEEPER, missing, unknownRevision, type Command } from '../../src/git/git-base.ts'
import { treesAt } from '../../src/git/git-history.ts'

const [A, B, MERGE] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string]

/** A git that knows these revisions, and answers other questions by their first words. */
function gitOf(commits: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}): Command {
  return async (...args) => {
    const revision = /^rev-parse --verify --quiet (.+)\^\{commit\}$/.exec(args.join(' '))?.[1]
    const out = revision === undefined ? (others[args.join(' ')] ?? others[args[0] ?? '']) : commits[revision]
    return out === undefined ? { code: 1, out: '', error: 'it fails' } : { code: 0, out: `${out}\n`, error: '' }
  }
}

const WHOLE = { 'rev-parse --is-shallow-repository': 'false' }
const SHALLOW = { 'rev-parse --is-shallow-repository': 'true' }

test('a revision has the commit that git finds, and an option is not a revision', async () => {
  const git = gitOf({ main: A, '--x': B })
  expect([await commitOf('main', git), await commitOf('gone', git), await commitOf('--x', git)]).toEqual([
    A,
    undefined,
    undefined,
  ])
})

describe('the commit to compare with', () => {
  test('is that of the revision, or the merge base', async () => {
    const git = gitOf({ main: A, HEAD: B, topic: B }, { [`merge-base ${A} ${B}`]: MERGE })
    for (const [ref, commit] of [
      ['main', A],
      ['main...HEAD', MERGE],
      ['main...', MERGE],
      ['main...topic', MERGE],
    ] as const)
      expect(await baseOf(ref, git)).toBe(commit)
  })

  const commits = { main: A, HEAD: B, other: A }
  test.each<[string, Command, string, string]>([
    [
      'main...gone',
      gitOf(commits, WHOLE),
      '"gone" is not what is checked out',
      'The files of the checkout are compared: write main...HEAD.',
    ],
    [
      'main...HEAD',
      gitOf({ main: A }, WHOLE),
      '"HEAD" is not what is checked out',
      'The files of the checkout are compared: write main...HEAD.',
    ],
    [
      'main...HEAD',
      gitOf(commits, WHOLE),
      '"main" and HEAD have no commit in common in this clone',
      'Name an ancestor of HEAD.',
    ],
    ['main...HEAD', gitOf(commits, SHALLOW), '"main" and HEAD have no commit in common in this clone', DEEPER],
    ['gone', gitOf(commits, SHALLOW), '"gone" does not name a commit of this clone', `The clone is shallow. ${DEEPER}`],
    [
      'a..b',
      gitOf(commits, WHOLE),
      '"a..b" does not name a commit of this clone',
      'Give one revision, or A...HEAD for what changed since A and HEAD diverged.',
    ],
    [
      'abcdef0',
      gitOf(commits, WHOLE),
      '"abcdef0" does not name a commit of this clone: the history was rewritten, or its branch was not fetched',
      'After a force push nothing has the earlier commit any more. Compare with a branch: origin/main...HEAD.',
    ],
    [
      'abcdef0x',
      gitOf(commits, WHOLE),
      '"abcdef0x" does not name a commit of this clone',
      'Name a commit, a tag or a branch that was fetched; a branch of the remote is origin/NAME.',
    ],
    ['gone', gitOf(commits), 'git knows of no changes since "gone": it fails', 'Run in a clone of a git repository.'],
  ])('%s is refused: %#', async (ref, git, message, fix) => {
    await expect(baseOf(ref, git)).rejects.toMatchObject({ code: 'git', message, fix })
  })
})

test.each<[string, Command, string | undefined]>([
  ['gone', gitOf({}, SHALLOW), 'shallow'],
  ['gone', gitOf({}, WHOLE), 'gone'],
  ['gone', gitOf({}), 'gone'],
])('that the commit of %s is missing: %#', async (ref, git, why) => {
  expect(await missing(ref, git)).toBe(why)
})

test('a revision that is not known is an error with its name', async () => {
  expect(await unknownRevision('v"1', gitOf({}, WHOLE))).toMatchObject({
    message: '"v\\"1" does not name a commit of this clone',
  })
})

describe('the files of a revision', () => {
  const id = 'd'.repeat(40)
  const list = (...lines: readonly string[]) => ({
    'rev-parse --git-dir': '.git',
    [`ls-tree -r -l -z ${A}`]: lines.map((line) => `${line}\0`).join(''),
  })

  test('are those that are not submodules', async () => {
    const git = gitOf(
      { main: A },
      list(
        `100644 blob ${id}      12\ta\tb\nc`,
        `120000 blob ${id} 3\tl`,
        `160000 commit ${id}       -\tsub`,
        `100755 blob ${id} 0\tx`,
      ),
    )
    expect([...(await treesAt(git).treeOf('main'))]).toEqual([
      ['a\tb\nc', { id, isLink: false, size: 12 }],
      ['l', { id, isLink: true, size: 3 }],
      ['x', { id, isLink: false, size: 0 }],
    ])
  })

  test.each<[string, Command, string]>([
    ['git is missing', gitOf({}), 'git cannot read the revision "main": it fails'],
    [
      'they cannot be listed',
      gitOf({ main: A }, { 'rev-parse --git-dir': '.git' }),
      'git could not list the files of main: it fails',
    ],
  ])('are not read if %s', async (_, git, message) => {
    await expect(treesAt(git).treeOf('main')).rejects.toMatchObject({ code: 'git', message })
  })

  test('have the content that git has', async () => {
    expect(await treesAt(gitOf({}, { [`cat-file blob ${id}`]: 'text' })).contentOf(id)).toBe('text\n')
    await expect(treesAt(gitOf({})).contentOf(id)).rejects.toMatchObject({
      message: 'git could not read a file of a revision: it fails',
    })
  })
})
