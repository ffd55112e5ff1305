import { expect, test } from '@jest/globals'

import { withStamp } from '../../src/cwl/packing/stamp.ts'
import type { InstalledApp } from '../../src/platform/types.ts'
import { digestOfApp, digestOfContent } from '../../src/promotion/same-app.ts'
import {
  compareHeld,
  driftOf,
  judgeDifference,
  type DriftFacts,
  type FileChanges,
} from '../../src/promotion/stage-state.ts'

const SINCE = { commit: 'a'.repeat(40), date: '2026-01-01T00:00:00Z' } as never
const WORKFLOW = { class: 'Workflow' }
const DIGEST = digestOfContent(WORKFLOW, 'documented')
const OWN: InstalledApp = { description: WORKFLOW, note: `Installed by cwl-promote 1.0.0, digest: ${DIGEST}` }

function noted(note: string | undefined, revision?: number): InstalledApp {
  return {
    description: { class: 'Workflow' },
    ...(note === undefined ? {} : { note }),
    ...(revision === undefined ? {} : { revision }),
  }
}

const UNCHANGED = { kind: 'unchanged' } as const
const NOT_OURS = 'was not installed by cwl-promote'
const AT = '2026-01-03T00:00:00Z'

test.each<[InstalledApp, FileChanges, string | undefined, object]>([
  [noted('mine'), UNCHANGED, undefined, { state: 'drifted', reason: `it ${NOT_OURS} (with the note "mine")` }],
  [noted('', 7), UNCHANGED, 'dev', { state: 'drifted', reason: `revision 7 ${NOT_OURS}` }],
  [
    noted('x'.repeat(101), 7),
    { kind: 'changed', since: SINCE },
    undefined,
    { state: 'drifted', since: SINCE, reason: `revision 7 ${NOT_OURS} (with the note "${'x'.repeat(100)}")` },
  ],
  [
    noted(undefined),
    UNCHANGED,
    undefined,
    { state: 'drifted', reason: 'nothing on the app shows that cwl-promote installed it' },
  ],
])('an app that another one made has drifted: %j, where git says %j', (app, changes, source, state) => {
  expect(judgeDifference(app, { changes, driftedSource: source, at: AT, dialect: 'documented' })).toEqual(state)
})

const STAMP = { path: 'a.cwl', version: '1', commit: 'c'.repeat(40) }
const STAMPED: InstalledApp = { description: withStamp(WORKFLOW, { ...STAMP, digest: DIGEST }) }
const EDITED: InstalledApp = { description: withStamp({ ...WORKFLOW, label: 'new' }, { ...STAMP, digest: DIGEST }) }
const OLD: InstalledApp = { description: withStamp(WORKFLOW, STAMP) }
const NO_DIGEST = 'its note has no digest, so whether somebody edited it since is not known'
const NOT_CHANGED = 'no file of it has changed since cccccccccccc, from which it was installed: it'

test.each<[InstalledApp, FileChanges, string | undefined, object]>([
  [OWN, { kind: 'unknown', reason: 'why' }, undefined, { state: 'unpromoted', reason: 'why' }],
  [
    STAMPED,
    { kind: 'changed', since: SINCE, reason: 'why' },
    undefined,
    { state: 'unpromoted', since: SINCE, reason: 'why' },
  ],
  [STAMPED, UNCHANGED, 'dev has revision 1', { state: 'unpromoted', reason: 'dev has revision 1' }],
  [STAMPED, UNCHANGED, undefined, { state: 'unpromoted', reason: `${NOT_CHANGED} is packed in another way now` }],
  [
    EDITED,
    { kind: 'changed', since: SINCE },
    undefined,
    { state: 'drifted', since: SINCE, reason: 'it is not what cwl-promote installed' },
  ],
  [OLD, { kind: 'changed', since: SINCE }, undefined, { state: 'unpromoted', since: SINCE, reason: NO_DIGEST }],
  [
    OLD,
    UNCHANGED,
    undefined,
    {
      state: 'drifted',
      reason: `${NOT_CHANGED} was changed on the platform, or is packed in another way now`,
    },
  ],
  [
    OWN,
    UNCHANGED,
    undefined,
    {
      state: 'unpromoted',
      reason:
        'no file of it has changed since it was installed, from which it was installed: it is packed in another way now',
    },
  ],
])('an own app is judged by what git says: %j, %j', (app, changes, source, state) => {
  expect(judgeDifference(app, { changes, driftedSource: source, at: AT, dialect: 'documented' })).toEqual(state)
})

test('what is installed is compared with what is desired', () => {
  const desired = { kind: 'found', description: { class: 'Workflow' } } as never
  const missing = { kind: 'missing', reason: 'it is gone' } as never
  expect(compareHeld(desired, { kind: 'absent' }, 'documented')).toEqual({ state: 'absent' })
  expect(compareHeld(desired, { kind: 'unreadable', reason: 'why' }, 'documented')).toEqual({
    state: 'unknown',
    reason: 'why',
  })
  expect(compareHeld(missing, { kind: 'found', app: OWN }, 'documented')).toEqual({
    state: 'unknown',
    reason: 'it is gone',
  })
  expect(compareHeld(desired, { kind: 'found', app: OWN }, 'documented')).toEqual({ state: 'current' })
})

const SBPACK =
  'Uploaded using sbpack v2022.3.\nSource: \nrepo: git@github.example:octo/rnaseq.git\nfile: a.cwl\ncommit: abc'
const HERE = {
  changes: { kind: 'changed' },
  at: AT,
  remote: 'https://github.example/octo/rnaseq',
  dialect: 'documented',
} as const

test.each<[string, InstalledApp, DriftFacts, object | undefined]>([
  ['sbpack from this repository', noted(SBPACK, 3), HERE, { reason: NO_DIGEST, unmarked: true }],
  [
    'sbpack from another repository',
    noted(SBPACK, 3),
    { ...HERE, remote: 'https://github.example/octo/other' },
    expect.objectContaining({ unmarked: true }),
  ],
  [
    'a person, over a revision of ours',
    {
      ...noted('', 4),
      notes: ['Installed by cwl-promote 1.0.0'],
      installedBy: 'anna',
      installedAt: '2026-01-01T00:00:00Z',
    },
    HERE,
    { reason: `revision 4 ${NOT_OURS} (by anna, 2 days ago)` },
  ],
  ['what the record contains', noted('mine', 7), { ...HERE, recorded: digestOfApp(WORKFLOW, 'documented') }, undefined],
  [
    'other than the record contains',
    OLD,
    { ...HERE, recorded: 'sha256:1' },
    { reason: 'it is not what the record of the last promotion contains' },
  ],
])('the drift of an app of %s', (_of, app, facts, drift) => {
  expect(driftOf(app, facts)).toEqual(drift)
})
