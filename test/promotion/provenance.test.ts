import { describe, expect, test } from '@jest/globals'

import type { AppSource } from '../../src/configuration/desired-app.ts'
import { VERSION } from '../../src/configuration/version.ts'
import { stampOf, withStamp } from '../../src/cwl/packing/stamp.ts'
import { objectFrom } from '../../src/json/index.ts'
import type { Change, Install } from '../../src/promotion/plan.ts'
import {
  isFromOtherRepository,
  isNoteFromHere,
  notedCommit,
  publicAddress,
  revisionNote,
  stampChanges,
  stampDescription,
} from '../../src/promotion/provenance.ts'

describe('the address of a repository', () => {
  test.each([
    ['https://ada:secret@example.org/acme/rnaseq?key=1#x', 'https://example.org/acme/rnaseq'],
    ['https://x-access-token:ghs_abc@example.org:8443/a/b', 'https://example.org:8443/a/b'],
    ['ssh://git@example.org:22/acme/rnaseq', 'ssh://example.org:22/acme/rnaseq'],
    ['../rnaseq', undefined],
    [String.raw`C:\Users\ada\rnaseq`, undefined],
    ['git://example.org/a', 'git://example.org/a'],
    ['http://example.org/a', 'http://example.org/a'],
    ['example.org:/a/b', 'ssh://example.org/a/b'],
    ['a b:c', undefined],
  ])('%s becomes %s', (remote, address) => {
    expect(publicAddress(remote)).toBe(address)
  })

  test('is left out when the token of the platform stands in it', () => {
    expect(publicAddress('https://example.org/s%65cret/x', 'secret')).toBeUndefined()
    expect(publicAddress('https://example.org/%zz/secret', 'secret')).toBeUndefined()
    expect(publicAddress('https://example.org/%zz/x', 'secret')).toBe('https://example.org/%zz/x')
  })
})

test('a note names the commit only when every file is as the commit has it', () => {
  const description = objectFrom([['class', 'Workflow']])
  const provenance = { commit: 'abc', prefix: 'cwl/', uncommitted: new Set(['t.cwl']) }
  expect(stampOf(stampDescription(description, 'w.cwl#main', ['w.cwl'], provenance))).toEqual({
    path: 'cwl/w.cwl#main',
    commit: 'abc',
    version: VERSION,
  })
  expect(stampOf(stampDescription(description, 'w.cwl', ['w.cwl', 't.cwl'], provenance))).toEqual({
    path: 'cwl/w.cwl',
    version: VERSION,
  })
})

test.each([
  ['https://example.org/acme/rnaseq/', 'https://ada:secret@example.org/Acme/RNAseq', false],
  ['https://example.org/acme/rnaseq', 'https://example.org/acme/rnaseq-fork', true],
  ['https://example.org/acme/rnaseq', 'https://example.com/acme/rnaseq', true],
  ['https://example.org/acme/rnaseq', '../rnaseq', false],
  [undefined, 'https://example.org/acme/rnaseq', false],
])('an app whose note names %s is of another repository than %s: %s', (repository, remote, other) => {
  const description = stampDescription(objectFrom([['class', 'Workflow']]), 'w.cwl', [], {
    prefix: '',
    uncommitted: new Set(),
    ...(repository === undefined ? {} : { repository }),
  })
  expect(isFromOtherRepository(description, remote)).toBe(other)
})

const SOURCES = {
  file: { kind: 'file', reference: 'a.cwl' },
  app: { kind: 'app', address: { owner: 'acme', project: 'dev', app: 'a' } },
  record: { kind: 'record', file: 'record.json' },
} as const

function installOf(source: AppSource, description = objectFrom([['class', 'Workflow']])): Install {
  return {
    action: 'create',
    app: { name: 'a', target: { owner: 'acme', project: 'prod', app: 'a' }, source },
    description,
    digest: 'sha256:0',
    files: ['a.cwl'],
    before: { kind: 'absent' },
  }
}

test('only what is installed from a file gets a note', () => {
  const unchanged: Change = { ...installOf(SOURCES.file), action: 'unchanged', before: { kind: 'absent' } } as never
  const changes = [installOf(SOURCES.file), installOf(SOURCES.app), installOf(SOURCES.record), unchanged]
  const [file, ...others] = stampChanges(changes, {
    prefix: 'x/',
    uncommitted: new Set(),
    commit: 'c',
    repository: 'r',
  })
  expect(file).toEqual({
    ...changes[0],
    description: withStamp(objectFrom([['class', 'Workflow']]), {
      repository: 'r',
      path: 'x/a.cwl',
      commit: 'c',
      version: VERSION,
    }),
  })
  expect(others).toEqual(changes.slice(1))
})

const STAMPED = withStamp(objectFrom([['class', 'Workflow']]), {
  repository: 'https://u:p@example.org/a',
  path: 'a.cwl',
  commit: 'c'.repeat(40),
  version: '1',
})

test.each<[keyof typeof SOURCES, boolean, string | undefined]>([
  [
    'file',
    true,
    `Installed by cwl-promote ${VERSION}, repo: https://example.org/a, file: a.cwl, commit: ${'c'.repeat(40)}`,
  ],
  [
    'app',
    true,
    `Copied from acme/dev/a by cwl-promote ${VERSION}, repo: https://example.org/a, file: a.cwl, commit: ${'c'.repeat(40)}`,
  ],
  ['app', false, `Copied from acme/dev/a by cwl-promote ${VERSION}`],
  ['record', false, `Rolled back by cwl-promote ${VERSION}`],
])('the revision of a %s, with a note on it: %s, has the note %s', (kind, isStamped, note) => {
  const install = isStamped ? installOf(SOURCES[kind], STAMPED) : installOf(SOURCES[kind])
  expect(revisionNote(install)).toBe(note)
  if (note !== undefined) expect(isNoteFromHere(note, undefined)).toBe(true)
})

test.each(['mine', 'x Installed by cwl-promote 1', 'Installed by cwl-promote'])(
  'the note %j is one of others',
  (note) => {
    expect(isNoteFromHere(note, undefined)).toBe(false)
  },
)

test('a note names a commit only by its whole hash', () => {
  const commitIn = (commit: string | undefined) =>
    notedCommit(
      withStamp({ class: 'Workflow' }, { path: 'a', version: '1', ...(commit === undefined ? {} : { commit }) }),
    )
  expect(['c'.repeat(40), 'c'.repeat(64), 'c'.repeat(39), 'main', undefined].map(commitIn)).toEqual([
    'c'.repeat(40),
    'c'.repeat(64),
    undefined,
    undefined,
    undefined,
  ])
  expect(notedCommit({ class: 'Workflow' })).toBeUndefined()
})
