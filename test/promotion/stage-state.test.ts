import { expect, test } from '@jest/globals'

import { withStamp } from '../../src/cwl/packing/stamp.ts'
import type { InstalledApp } from '../../src/platform/types.ts'
import { compareHeld, judgeDifference, type FileChanges } from '../../src/promotion/stage-state.ts'

const SINCE = { commit: 'a'.repeat(40), date: '2026-01-01T00:00:00Z' } as never
const OWN: InstalledApp = { description: { class: 'Workflow' }, note: 'Installed by cwl-promote 1.0.0' }

function noted(note: string | undefined, revision?: number): InstalledApp {
  return {
    description: { class: 'Workflow' },
    ...(note === undefined ? {} : { note }),
    ...(revision === undefined ? {} : { revision }),
  }
}

const UNCHANGED = { kind: 'unchanged' } as const
const NOT_OURS = 'cwl-promote did not make'

test.each<[InstalledApp, FileChanges, string | undefined, object]>([
  [
    noted('mine', 7),
    UNCHANGED,
    undefined,
    { state: 'drifted', reason: `${NOT_OURS} revision 7, which has the note "mine"` },
  ],
  [
    noted('mine'),
    UNCHANGED,
    undefined,
    { state: 'drifted', reason: `${NOT_OURS} the revision, which has the note "mine"` },
  ],
  [noted('', 7), UNCHANGED, 'dev', { state: 'drifted', reason: `${NOT_OURS} revision 7` }],
  [
    noted('x'.repeat(101), 7),
    { kind: 'changed', since: SINCE },
    undefined,
    { state: 'drifted', since: SINCE, reason: `${NOT_OURS} revision 7, which has the note "${'x'.repeat(100)}"` },
  ],
  [
    noted(undefined),
    UNCHANGED,
    undefined,
    { state: 'drifted', reason: 'nothing on the app shows that cwl-promote installed it' },
  ],
])('an app that another one made has drifted: %j, where git says %j', (app, changes, source, state) => {
  expect(judgeDifference(app, changes, source)).toEqual(state)
})

const STAMPED: InstalledApp = {
  description: withStamp({ class: 'Workflow' }, { path: 'a.cwl', version: '1', commit: 'c'.repeat(40) }),
}
const ELSEWHERE = 'it was changed on the platform, or is packed in another way now'

test.each<[InstalledApp, FileChanges, string | undefined, object]>([
  [OWN, { kind: 'unknown', reason: 'why' }, 'dev', { state: 'unpromoted', reason: 'why' }],
  [OWN, { kind: 'changed' }, 'dev', { state: 'unpromoted' }],
  [
    STAMPED,
    { kind: 'changed', since: SINCE, reason: 'why' },
    undefined,
    { state: 'unpromoted', since: SINCE, reason: 'why' },
  ],
  [STAMPED, UNCHANGED, 'dev', { state: 'unpromoted', reason: 'the stage dev, which it is copied from, has drifted' }],
  [
    STAMPED,
    UNCHANGED,
    undefined,
    {
      state: 'drifted',
      reason: `no file of it has changed since cccccccccccc, from which it was installed: ${ELSEWHERE}`,
    },
  ],
  [
    OWN,
    UNCHANGED,
    undefined,
    {
      state: 'drifted',
      reason: `no file of it has changed since it was installed, from which it was installed: ${ELSEWHERE}`,
    },
  ],
])('an own app is judged by what git says: %j, %j', (app, changes, source, state) => {
  expect(judgeDifference(app, changes, source)).toEqual(state)
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
