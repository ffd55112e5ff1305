import { describe, expect, test } from '@jest/globals'

import { objectFrom } from '../../src/json/index.ts'
import type { AppReading } from '../../src/platform/types.ts'
import type { PromotionRecord, RecordedApp, RecordedBefore } from '../../src/promotion/records/schemas.ts'
import { CREATED_THEN, planUndoing, undoingsOf, type Undoing } from '../../src/promotion/rollback.ts'
import { digestOfApp } from '../../src/promotion/same-app.ts'

function described(label: string) {
  return objectFrom([
    ['class', 'Workflow'],
    ['label', label],
  ])
}

function digest(label: string): string {
  return digestOfApp(described(label), 'documented')
}

function was(label: string): RecordedBefore {
  return { kind: 'found', digest: digest(label), description: described(label) }
}

function stands(label: string): AppReading {
  return { kind: 'found', app: { description: described(label) } }
}

const ABSENT = { kind: 'absent' } as const

/** An install of one app, what it sent named by its label. */
function install(label: string, before: RecordedBefore, outcome: RecordedApp['outcome'] = 'updated'): RecordedApp {
  return {
    name: 'a',
    target: 'acme/dev/a',
    source: 'a.cwl',
    outcome,
    digest: digest(label),
    installedAt: '2026-11-21T06:18:30.000Z',
    before,
  }
}

function undoing(...apps: readonly RecordedApp[]): Undoing {
  const record: PromotionRecord = {
    version: 1,
    kind: 'cwl-promote record',
    baseUrl: 'https://platform.example',
    dialect: 'documented',
    stage: null,
    project: null,
    commit: null,
    actor: null,
    runUrl: null,
    startedAt: '2026-11-21T06:18:30.000Z',
    apps,
  }
  const [one, ...others] = undoingsOf(record, 'record.json')
  if (one === undefined || others.length > 0) throw new Error('it is of one app')
  return one
}

describe('of several installs of one app', () => {
  test.each<[string, readonly RecordedApp[], RecordedBefore]>([
    ['the first did nothing', [install('one', was('old'), 'unknown'), install('two', was('old'))], was('old')],
    [
      'what stood between them cannot be read',
      [install('one', was('old')), install('two', { kind: 'unreadable' })],
      was('old'),
    ],
    [
      'someone else changed it between them',
      [install('one', was('old')), install('two', was('theirs'))],
      was('theirs'),
    ],
    [
      'someone else changed what the first created',
      [install('one', ABSENT, 'created'), install('two', was('theirs'))],
      was('theirs'),
    ],
  ])('what counts as before, where %s', (_, apps, before) => {
    const { recorded } = undoing(...apps)
    expect([recorded.before, recorded.digest]).toEqual([before, apps.at(-1)?.digest])
  })
})

describe('undoing an install', () => {
  const neither = 'compare them, and install the right version by hand'
  test.each<[string, RecordedApp, AppReading, object]>([
    [
      'puts back what stood there',
      install('new', was('old')),
      stands('new'),
      { action: 'update', digest: digest('old') },
    ],
    [
      'leaves alone what somebody else installed since',
      install('new', was('old')),
      stands('theirs'),
      {
        action: 'blocked',
        reason: `acme/dev/a was installed since: it is ${digest('theirs')}, and the recorded run installed ${digest('new')}`,
      },
    ],
    [
      'of which nobody knows whether it took effect leaves alone what is neither',
      install('new', was('old'), 'unknown'),
      stands('theirs'),
      {
        action: 'blocked',
        reason: `the recorded install is unknown, and what is installed at acme/dev/a (${digest('theirs')}) is neither what was sent (${digest('new')}) nor what was installed before (${digest('old')}); ${neither}`,
      },
    ],
    [
      'that failed leaves alone what stands where nothing stood',
      install('new', ABSENT, 'failed'),
      stands('theirs'),
      {
        action: 'blocked',
        reason: `the recorded install is failed, and what is installed at acme/dev/a (${digest('theirs')}) is not what was sent (${digest('new')}), and nothing was installed before; ${neither}`,
      },
    ],
    [
      'of an app of which nothing is known says so',
      install('new', was('old')),
      { kind: 'unreadable', reason: 'it failed', code: 'server' },
      { action: 'unreadable', digest: null, reason: 'it failed' },
    ],
    [
      'cannot take away what it created',
      install('new', ABSENT, 'created'),
      stands('new'),
      { action: 'blocked', reason: CREATED_THEN },
    ],
    [
      'cannot put back what could not be read',
      install('new', { kind: 'unreadable' }),
      stands('new'),
      { action: 'blocked', reason: 'what was installed before could not be read, so it is not in the record' },
    ],
  ])('%s', (_, recorded, now, change) => {
    expect(planUndoing(undoing(recorded), now, 'documented')).toMatchObject(change)
  })
})

test('what was read before is not put back if it is not an app', () => {
  const other = objectFrom([['message', 'hello']])
  const before: RecordedBefore = { kind: 'found', digest: digestOfApp(other, 'documented'), description: other }
  expect(planUndoing(undoing(install('new', before)), stands('new'), 'documented')).toMatchObject({
    action: 'blocked',
    blockedBy: 'circumstances',
    digest: null,
    reason:
      'what was read there before is no app, since it has neither `class` nor `cwlVersion`: something between here and the platform may have answered in its place; install the right version by hand',
  })
})

test('installs are undone in the reverse order, each at its target', () => {
  const [one, two] = [install('one', was('old')), { ...install('two', was('old')), name: 'b', target: 'acme/dev/b' }]
  const { app } = undoing(one)
  expect(app).toEqual({
    name: 'a',
    target: { owner: 'acme', project: 'dev', app: 'a' },
    source: { kind: 'record', file: 'record.json' },
  })
  const record = {
    version: 1,
    kind: 'cwl-promote record',
    baseUrl: '',
    dialect: 'documented',
    stage: null,
    project: null,
    commit: null,
    actor: null,
    runUrl: null,
    startedAt: '',
  } as const
  expect(undoingsOf({ ...record, apps: [one, two] }, 'f').map(({ app: { name } }) => name)).toEqual(['b', 'a'])
})
