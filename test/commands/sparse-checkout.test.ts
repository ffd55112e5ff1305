import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import type { ValidateReport } from '../../src/commands/report.ts'
import type { RunOptions } from '../../src/commands/run/options.ts'
import { validate } from '../../src/commands/validate.ts'
import { committedRepository, git } from '../support/git.ts'
import { listening, MANIFEST, optionsFor, tool, workflow, write } from './support.ts'

const FILES = {
  'part/main.cwl': workflow('../other/ü/tool.cwl'),
  'part/alone.cwl': tool('alone'),
  'other/ü/tool.cwl': tool('a'),
  'other/ü/toolbox.cwl': tool('b'),
  'other/b.cwl': tool('b'),
  'othermore/c.cwl': tool('c'),
  '.github/cwl-promote.yml': MANIFEST,
}

/** Each keeps what git knows of the files in another form. */
const WAYS: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  ['folders', [['sparse-checkout', 'set', 'part', '.github']]],
  ['patterns', [['sparse-checkout', 'set', '--no-cone', '/part/', '/.github/']]],
  ['a sparse index', [['sparse-checkout', 'set', '--sparse-index', 'part', '.github']]],
  [
    'an index of version 4',
    [
      ['sparse-checkout', 'set', 'part', '.github'],
      ['update-index', '--index-version', '4'],
    ],
  ],
]

function sparse(commands: readonly (readonly string[])[]): string {
  const folder = committedRepository(FILES)
  for (const command of commands) git(folder, ...command)
  expect(existsSync(join(folder, 'other'))).toBe(false)
  return folder
}

async function run(folder: string, options: Partial<RunOptions> = {}): Promise<ValidateReport> {
  return validate(optionsFor(folder, undefined, options), listening())
}

function fixFor(path: string, folder: string): string {
  return `A sparse checkout leaves ${path} out: git sparse-checkout add ${folder}, or ${folder} in sparse-checkout of actions/checkout.`
}

describe.each(WAYS)('when a sparse checkout by %s omits a file, the message gives the fix for', (_, commands) => {
  test.each([
    ['other/b.cwl', 'other/b.cwl', 'other'],
    ['other/ü/tool.cwl#main', 'other/ü/tool.cwl', 'other/ü'],
    ['other', 'other', 'other'],
    ['other/*.cwl', 'other', 'other'],
    ['./other/**/*.cwl', 'other', 'other'],
  ])('%s', async (pattern, path, of) => {
    const folder = sparse(commands)
    const fix = fixFor(path, of)
    expect((await run(folder, { files: [pattern] })).failure).toMatchObject({ fix })
    write(folder, { '.github/cwl-promote.yml': MANIFEST.replace('apps/*.cwl', JSON.stringify(pattern)) })
    expect((await run(folder)).failure).toMatchObject({ code: 'configuration', fix })
  })

  test('a file that a document refers to, and the fix works', async () => {
    const folder = sparse(commands)
    const options = { files: ['part/main.cwl'] }
    expect((await run(folder, options)).problems).toMatchObject([
      { code: 'no-such-file', fix: fixFor('other/ü/tool.cwl', 'other/ü') },
    ])
    git(folder, 'sparse-checkout', 'add', 'other/ü')
    expect(await run(folder, options)).toMatchObject({ exitCode: 0 })
  })

  test('no other missing file', async () => {
    const folder = sparse(commands)
    for (const path of ['othe', 'part/none.cwl', 'part/main.cwl/x', 'b.cwl'])
      expect((await run(folder, { files: [path] })).failure?.fix ?? '').not.toContain('sparse')
  })
})

test('a path in a subfolder, relative to the clone', async () => {
  const folder = sparse([['sparse-checkout', 'set', 'part']])
  const failure = { fix: fixFor('part/gone.cwl', 'part') }
  git(folder, 'sparse-checkout', 'set', '--no-cone', '/part/main.cwl')
  expect((await run(join(folder, 'part'), { files: ['alone.cwl'] })).failure).toMatchObject({
    fix: failure.fix.replace('gone', 'alone'),
  })
})

test('a configuration that is not checked out', async () => {
  const folder = sparse([['sparse-checkout', 'set', 'part']])
  const fix = fixFor('.github/cwl-promote.yml', '.github')
  expect(await run(folder)).toMatchObject({
    exitCode: 2,
    failure: { code: 'configuration', message: 'the configuration file of the repository is not checked out', fix },
  })
  expect((await run(folder, { config: '.github/cwl-promote.yml' })).failure).toMatchObject({ fix })
})

test('no file if the git index is damaged', async () => {
  for (const text of ['DIRC\0\0\0\u0002\0\0\0\u0009', 'none', `DIRC\0\0\0\u0004\0\0\0\u0009${'\u00ff'.repeat(90)}`]) {
    const folder = committedRepository(FILES)
    write(folder, { '.git/index': text })
    expect((await run(folder, { files: ['other/none.cwl'] })).failure?.fix ?? '').not.toContain('sparse')
  }
})
