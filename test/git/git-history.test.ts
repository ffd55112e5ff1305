import { describe, expect, test } from '@jest/globals'

import type { Command } from '../../src/git/git-base.ts'
import { historyAt } from '../../src/git/git-history.ts'

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string]

/** A line of `git log -z`, with the names below it. */
function entry(side: string, commit: string, seconds: number, ...files: readonly string[]): string {
  const names = files.map((file, index) => `${index === 0 ? '\n' : ''}${file}\0`)
  return `\u0001${side}${commit} ${seconds}\0${names.join('')}`
}

/** A git that answers with this, and notes what it was asked. */
function gitOf(...answers: readonly string[]) {
  const asked: (readonly string[])[] = []
  const git: Command = async (...args) => {
    asked.push(args)
    const out = answers[asked.length - 1]
    return out === undefined ? { code: 128, out: '', error: 'bad object' } : { code: 0, out, error: '' }
  }
  return { history: historyAt(git), asked }
}

const LOG = [
  'log',
  '--format=%x01%m%H %ct',
  '-z',
  '--name-only',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--no-show-signature',
  '--ignore-submodules=none',
  '--relative',
  '--first-parent',
  '-m',
]

const FAULT = {
  code: 'git',
  message: 'git could not read the history: bad object',
  fix: 'Get the earlier commits: `fetch-depth: 0` of actions/checkout, or `git fetch --unshallow`.',
}

describe('the history of files between two commits', () => {
  test('has the commits of each side, and the oldest change of each file', async () => {
    const { history, asked } = gitOf(
      [
        entry('>', C, 1_000_000_002, 'x', 'y'),
        entry('<', B, 1_000_000_001, 'old', '\nz'),
        entry('>', A, 1_000_000_000, '\ny', 'x'),
        entry('>', 'd'.repeat(64), 0),
      ].join(''),
    )
    expect(await history.historyOf('one', 'two')).toEqual({
      commits: [
        { commit: 'd'.repeat(64), at: '1970-01-01T00:00:00.000Z' },
        { commit: A, at: '2001-09-09T01:46:40.000Z' },
        { commit: C, at: '2001-09-09T01:46:42.000Z' },
      ],
      since: new Map([
        ['\ny', 1],
        ['x', 1],
        ['y', 2],
      ]),
      behind: new Set(['old', '\nz']),
    })
    expect(asked).toEqual([[...LOG, '--left-right', 'one...two', '--', '.']])
  })

  test.each([
    [`\u0001+${A} 1\0`, []],
    [`\u0001>${A} 1x\0`, []],
    [`\u0001>${'a'.repeat(65)} 1\0`, []],
    [`\u0001>${A} 1`, [A]],
  ])('where git writes %j has the commits %j', async (out, commits) => {
    const { commits: found } = await gitOf(out).history.historyOf('a', 'b')
    expect(found.map(({ commit }) => commit)).toEqual(commits)
  })
})

describe('the commits that added files', () => {
  test('are the latest ones', async () => {
    const { history, asked } = gitOf('false\n', entry('>', B, 1, 'x') + entry('>', A, 0, 'x', 'y'))
    expect(await history.additionsOf(['x', 'y', 'z'])).toEqual(
      new Map([
        ['x', { commit: B, at: '1970-01-01T00:00:01.000Z' }],
        ['y', { commit: A, at: '1970-01-01T00:00:00.000Z' }],
      ]),
    )
    expect(asked).toEqual([
      ['rev-parse', '--is-shallow-repository'],
      [...LOG, '--diff-filter=A', 'HEAD', '--', ':(literal)x', ':(literal)y', ':(literal)z'],
    ])
  })

  test.each([
    [200, 200],
    [201, 1],
  ])('of %i files are asked for by %i paths', async (files, paths) => {
    const { history, asked } = gitOf('false\n', '')
    await history.additionsOf(Array.from({ length: files }, (_, index) => `f${index}`))
    expect(asked[1]?.slice(asked[1].indexOf('--') + 1)).toHaveLength(paths)
    if (paths === 1) expect(asked[1]?.at(-1)).toBe('.')
  })

  test.each([['', ['x']]])('are not known where git says %j of the files %j', async (shallow, files) => {
    const { history, asked } = gitOf(shallow, entry('>', A, 0, 'x'))
    expect([await history.additionsOf(files), asked.length]).toEqual([new Map(), 1])
  })
})

describe('the dates of commits', () => {
  test('are asked for in lists of two hundred', async () => {
    const commits = Array.from({ length: 401 }, (_, index) => index.toString(16).padStart(40, '0'))
    const { history, asked } = gitOf(entry('-', A, 10), entry('-', B, 11), entry('-', C, 12))
    expect(await history.datesOf(commits)).toEqual(
      new Map([
        [A, '1970-01-01T00:00:10.000Z'],
        [B, '1970-01-01T00:00:11.000Z'],
        [C, '1970-01-01T00:00:12.000Z'],
      ]),
    )
    const options = ['--no-walk=unsorted', '--ignore-missing', '--no-show-signature', '--format=%x01%m%H %ct', '-z']
    expect(asked).toEqual(
      [
        [0, 200],
        [200, 400],
        [400, 401],
      ].map(([start, end]) => ['log', ...options, ...commits.slice(start, end), '--']),
    )
  })

  test('of none are not asked for', async () => {
    const { history, asked } = gitOf()
    expect([await history.datesOf([]), asked]).toEqual([new Map(), []])
    await expect(history.datesOf([A])).rejects.toMatchObject(FAULT)
  })
})
