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
import { digestOfContent } from '../../src/promotion/same-app.ts'

const WORKFLOW = objectFrom([['class', 'Workflow']])
const DIGEST = digestOfContent(WORKFLOW, 'documented')

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
  expect(stampOf(stampDescription(description, 'w.cwl#main', ['w.cwl'], provenance, 'documented'))).toEqual({
    path: 'cwl/w.cwl#main',
    commit: 'abc',
    version: VERSION,
    digest: DIGEST,
  })
  expect(stampOf(stampDescription(description, 'w.cwl', ['w.cwl', 't.cwl'], provenance, 'documented'))).toEqual({
    path: 'cwl/w.cwl',
    version: VERSION,
    digest: DIGEST,
  })
})

test.each([
  ['https://example.org/acme/rnaseq/', 'https://ada:secret@example.org/Acme/RNAseq', false],
  ['https://example.org/acme/rnaseq', 'https://example.org/acme/rnaseq-fork', true],
  ['https://example.org/acme/rnaseq', 'https://example.com/acme/rnaseq', true],
  ['https://example.org/acme/rnaseq', '../rnaseq', false],
  [undefined, 'https://example.org/acme/rnaseq', false],
])('an app whose note names %s is of another repository than %s: %s', (repository, remote, other) => {
  const provenance = { prefix: '', uncommitted: new Set<string>(), ...(repository === undefined ? {} : { repository }) }
  const description = stampDescription(objectFrom([['class', 'Workflow']]), 'w.cwl', [], provenance, 'documented')
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

test('what is installed from a file gets a note, and a copy the digest of what is copied', () => {
  const unchanged: Change = { ...installOf(SOURCES.file), action: 'unchanged', before: { kind: 'absent' } } as never
  const changes = [installOf(SOURCES.file), installOf(SOURCES.app), installOf(SOURCES.record), unchanged]
  const provenance = { prefix: 'x/', uncommitted: new Set<string>(), commit: 'c', repository: 'r' }
  const [file, copy, ...others] = stampChanges(changes, provenance, 'documented')
  expect(file).toEqual({
    ...changes[0],
    description: withStamp(objectFrom([['class', 'Workflow']]), {
      repository: 'r',
      path: 'x/a.cwl',
      commit: 'c',
      version: VERSION,
      digest: DIGEST,
    }),
  })
  expect(copy).toEqual({ ...changes[1], description: withStamp(WORKFLOW, { version: VERSION, digest: DIGEST }) })
  expect(others).toEqual(changes.slice(2))
  const edited = installOf(SOURCES.app, withStamp(WORKFLOW, { path: 'a.cwl', version: '1', digest: 'sha256:0' }))
  const copied = { description: withStamp(WORKFLOW, { path: 'a.cwl', version: '1', digest: DIGEST }) }
  expect(stampChanges([edited], provenance, 'documented')).toMatchObject([copied])
  // Without a note of its own, the digest in the note of the source must fit too.
  expect(stampChanges([edited, ...changes], undefined, 'documented')).toEqual([{ ...edited, ...copied }, ...changes])
})

const STAMPED = withStamp(objectFrom([['class', 'Workflow']]), {
  repository: 'https://u:p@example.org/a',
  path: 'a.cwl',
  commit: 'c'.repeat(40),
  version: '1',
  digest: DIGEST,
})

test.each<[keyof typeof SOURCES, boolean, string | undefined]>([
  [
    'file',
    true,
    `Installed by cwl-promote ${VERSION}, repo: https://example.org/a, file: a.cwl, commit: ${'c'.repeat(40)}, digest: ${DIGEST}`,
  ],
  [
    'app',
    true,
    `Copied from acme/dev/a by cwl-promote ${VERSION}, repo: https://example.org/a, file: a.cwl, commit: ${'c'.repeat(40)}, digest: ${DIGEST}`,
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
