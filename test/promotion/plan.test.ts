import { describe, expect, test } from '@jest/globals'

import type { DesiredApp } from '../../src/configuration/desired-app.ts'
import { digestOf, parseJson, type JsonObject } from '../../src/json/index.ts'
import type { AppReading } from '../../src/platform/types.ts'
import { desiredFromApp, planChange, requireSame, type Desired } from '../../src/promotion/plan.ts'

const APP: DesiredApp = {
  name: 'a',
  target: { owner: 'o', project: 'p', app: 'a' },
  source: { kind: 'file', reference: 'a.cwl' },
}

const ORIGIN = { kind: 'app', address: { owner: 'o', project: 'd', app: 'a' } } as const

function json(text: string): JsonObject {
  return parseJson(text) as JsonObject
}

function ready(text: string): Desired {
  return { kind: 'ready', description: json(text), digest: digestOf(json(text)), files: ['a.cwl'] }
}

function found(text: string): AppReading {
  return { kind: 'found', app: { description: json(text) } }
}

describe('an app is planned to be', () => {
  test('created when it is absent', () => {
    expect(planChange(APP, ready('{"class":"Workflow"}'), { kind: 'absent' }, 'documented').action).toBe('create')
  })
  test('updated when its description differs', () => {
    expect(
      planChange(APP, ready('{"class":"Workflow"}'), found('{"class":"Workflow","doc":"x"}'), 'documented').action,
    ).toBe('update')
  })
  test('left alone when only the order of keys differs', () => {
    expect(planChange(APP, ready('{"a":1,"b":[2]}'), found('{"b":[2],"a":1}'), 'documented').action).toBe('unchanged')
  })
  test('updated when a number is written in another way, which a command line shows', () => {
    expect(planChange(APP, ready('{"a":1.0}'), found('{"a":1}'), 'documented').action).toBe('update')
  })
  test('updated when integers beyond double precision differ', () => {
    expect(planChange(APP, ready('{"a":9007199254740993}'), found('{"a":9007199254740992}'), 'documented').action).toBe(
      'update',
    )
  })
  test('updated when only the order of a list differs, which CWL gives a meaning', () => {
    expect(planChange(APP, ready('{"a":[1,2]}'), found('{"a":[2,1]}'), 'documented').action).toBe('update')
  })
  test('installed blindly when the platform cannot be read, and says so', () => {
    const change = planChange(APP, ready('{}'), { kind: 'unreadable', reason: 'no such call' }, 'documented')
    expect(change).toMatchObject({ action: 'unknown', reason: 'no such call' })
  })
  test('blocked when there is nothing to install', () => {
    const change = planChange(APP, { kind: 'missing', reason: 'there is no app' }, { kind: 'absent' }, 'documented')
    expect(change).toMatchObject({
      action: 'blocked',
      blockedBy: 'circumstances',
      digest: null,
      reason: 'there is no app',
    })
  })
})

describe('keys that the platform writes', () => {
  const sent = '{"class":"Workflow","sbg:license":"MIT"}'
  const answered = '{"class":"Workflow","sbg:license":"MIT","id":"o/p/a/3","sbg:revision":3}'

  test('do not count in the dialect that writes them', () => {
    expect(planChange(APP, ready(sent), found(answered), 'seven-bridges').action).toBe('unchanged')
  })
  test('count in the dialect that does not', () => {
    expect(planChange(APP, ready(sent), found(answered), 'documented').action).toBe('update')
  })
  test('a key of the user’s with the same prefix counts', () => {
    expect(planChange(APP, ready(sent), found(answered.replace('MIT', 'GPL')), 'seven-bridges').action).toBe('update')
  })
  test('are not copied elsewhere', () => {
    const desired = desiredFromApp(found(answered), ORIGIN, 'seven-bridges')
    expect(desired).toMatchObject({ kind: 'ready', digest: digestOf(json(sent)), files: [] })
  })
})

describe('a copy', () => {
  test('is blocked when there is nothing to copy', () => {
    expect(desiredFromApp({ kind: 'absent' }, ORIGIN, 'documented')).toEqual({
      kind: 'missing',
      reason: 'there is no app o/d/a to copy',
    })
    expect(desiredFromApp({ kind: 'absent' }, { ...ORIGIN, stage: 'dev' }, 'documented')).toEqual({
      kind: 'missing',
      reason: 'there is no app o/d/a to copy: promote it to the stage dev first',
    })
  })
  test('is blocked with the platform’s reason when apps cannot be read', () => {
    expect(desiredFromApp({ kind: 'unreadable', reason: 'answers 405' }, ORIGIN, 'documented')).toEqual({
      kind: 'missing',
      reason: 'o/d/a cannot be copied: answers 405',
    })
  })
})

test('a copy must be what the repository packs to, where that is required', () => {
  const copy = { ...ready('{"class":"Workflow"}'), files: [] }
  const other = ready('{"class":"Workflow","doc":"x"}')
  const missing: Desired = { kind: 'missing', reason: 'it is gone' }
  expect(requireSame(copy, undefined, 'documented')).toBe(copy)
  expect(requireSame(missing, other, 'documented')).toBe(missing)
  expect(requireSame(copy, missing, 'documented')).toBe(missing)
  expect(requireSame(copy, ready('{"class":"Workflow"}'), 'documented')).toEqual({ ...copy, files: ['a.cwl'] })
  expect(requireSame(copy, other, 'documented')).toEqual({
    kind: 'missing',
    blockedBy: 'rule',
    reason: `rule \`require-same\`: the app that would be copied (${digestOf(json('{"class":"Workflow"}'))}) is not what this repository packs to (${digestOf(json('{"class":"Workflow","doc":"x"}'))}); promote these files to the stage that it is copied from, or run at the commit that was promoted there`,
  })
})
