import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { isNothing, outOf, splitBase } from '../../src/git/git-base.ts'
import { findBareRepository, GIT_OPTIONS, gitEnvironment } from '../../src/git/git-process.ts'
import { temporaryFolder } from '../support/local-platform.ts'

const ALWAYS = {
  GIT_ALLOW_PROTOCOL: ':',
  GIT_NO_LAZY_FETCH: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
}

test('no command of git starts a program that the repository names', () => {
  const settings = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.sshCommand=false',
    'core.gitProxy=false',
    'core.askPass=false',
    'core.alternateRefsCommand=false',
    'credential.helper=',
    'diff.external=',
    'gpg.program=false',
    'diff.autoRefreshIndex=false',
    'hook.post-index-change.enabled=false',
    'hook.reference-transaction.enabled=false',
    'hook.pre-auto-gc.enabled=false',
  ]
  expect(GIT_OPTIONS).toEqual(['--no-pager', ...settings.flatMap((setting) => ['-c', setting])])
})

const TRUSTED = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '/a' }

test.each<[NodeJS.ProcessEnv, NodeJS.ProcessEnv]>([
  [{ HOME: '/h', CWL_PROMOTE_TOKEN: 'secret', GIT_DIR: '/x', XHOME: 'x', HOMEX: 'x' }, { HOME: '/h' }],
  [{ Path: ' :/usr/bin:bin:.::/bin' }, { Path: '/usr/bin:/bin' }],
  [{ PATH: 'bin' }, { PATH: undefined }],
  [TRUSTED, TRUSTED],
  [
    {
      GIT_CONFIG_COUNT: '3',
      GIT_CONFIG_KEY_0: 'http.extraHeader',
      GIT_CONFIG_VALUE_0: 'secret',
      GIT_CONFIG_KEY_1: 'Safe.Directory',
      GIT_CONFIG_VALUE_1: '/a',
      GIT_CONFIG_KEY_2: 'xsafe.directory',
      GIT_CONFIG_VALUE_2: '/b',
    },
    TRUSTED,
  ],
  [{ ...TRUSTED, GIT_CONFIG_COUNT: '0' }, {}],
  [{ ...TRUSTED, GIT_CONFIG_COUNT: 'x' }, {}],
])('of the environment %j git gets %j', (environment, passed) => {
  expect(gitEnvironment(environment)).toEqual({ ...ALWAYS, ...passed })
})

describe('an error of git', () => {
  const sound = 'Does `git status` work there? If it does not, clone again.'

  test.each([
    ['there is no program named git', undefined, 'Install git.'],
    [
      'what git lists is longer than 64 MiB',
      undefined,
      'Work in a part of the repository, or compare with a revision that is nearer.',
    ],
    ["transport 'https' not allowed", 'it is a partial clone, which lacks what must be read', expect.any(String)],
    ["transport 'https' not allowed!", 'it is a partial clone, which lacks what must be read', expect.any(String)],
    [
      'could not fetch x from promisor remote',
      'it is a partial clone, which lacks what must be read',
      expect.any(String),
    ],
    ['error: unknown option `x`', undefined, 'Install a newer git.'],
    ['unrecognized argument: x', undefined, 'Install a newer git.'],
    ['invalid option: x', undefined, 'Install a newer git.'],
    ['/x has the form of a bare repository', undefined, expect.stringMatching(/git would run what/)],
    [
      'this operation must be run in a work tree',
      undefined,
      'The repository here is bare, so it has no files: run in a clone of it.',
    ],
    ['not a git repository (or any parent)', undefined, 'Run in a clone of a git repository.'],
    ['what is not a git repository', undefined, sound],
    [
      "detected dubious ownership in repository at '/a b'",
      undefined,
      expect.stringMatching(/^Another user owns the folder\. Let git trust it, .*safe\.directory.*'\/a b'$/),
    ],
    [
      "unsafe repository ('/a' is owned by someone else)",
      undefined,
      expect.stringMatching(/^Another user owns the folder\. Let git trust it, .*safe\.directory.*\/a$/),
    ],
  ])('%j has its remedy', (error, reason, fix) => {
    expect(() => outOf({ code: 128, out: '', error }, 'list files')).toThrow(
      expect.objectContaining({ code: 'git', message: `git could not list files: ${reason ?? error}`, fix }),
    )
  })

  test('has another remedy where it is given, and none is known', () => {
    const answer = { code: 1, out: 'x', error: 'x' }
    expect(() => outOf(answer, 'do it', 'Try.')).toThrow(expect.objectContaining({ fix: 'Try.' }))
    expect(outOf({ ...answer, code: 0 }, 'do it')).toBe('x')
  })
})

test.each([
  ['main', { base: 'main' }],
  ['a..b', { base: 'a..b' }],
  ['a...b', { base: 'a', with: 'b' }],
  ['...b', { base: 'HEAD', with: 'b' }],
  ['a...', { base: 'a', with: 'HEAD' }],
])('the revision %s is compared with %j', (ref, parts) => {
  expect(splitBase(ref)).toEqual(parts)
})

test.each([
  ['0'.repeat(40), true],
  ['0'.repeat(64), true],
  [`${'0'.repeat(40)}...HEAD`, true],
  ['0'.repeat(41), false],
  [`1${'0'.repeat(40)}`, false],
  [`${'0'.repeat(40)}1`, false],
])('that %s is the state before a branch was created is %s', (ref, isIt) => {
  expect(isNothing(ref)).toBe(isIt)
})

test.each([
  [['HEAD', 'objects/x'], true],
  [['HEAD', 'commondir'], true],
  [['HEAD'], false],
  [['objects/x', 'commondir'], false],
  [['HEAD', 'objects/x', '.git'], false],
])('that a folder with %j has the form of a bare repository is %s', (files, isIt) => {
  const folder = realpathSync(temporaryFolder())
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  mkdirSync(join(folder, 'below'))
  expect(findBareRepository(join(folder, 'below'))).toBe(isIt ? folder : undefined)
  expect(findBareRepository(join(folder, 'gone'))).toBeUndefined()
})
