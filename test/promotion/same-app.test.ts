import { describe, expect, test } from '@jest/globals'

import { digestOf, type JsonObject } from '../../src/json/index.ts'
import {
  digestOfApp,
  digestOfMeaning,
  inOneSpelling,
  isSameApp,
  looksLikeCwl,
  packedApp,
} from '../../src/promotion/same-app.ts'

const TOOL: JsonObject = {
  cwlVersion: 'v1.2',
  class: 'CommandLineTool',
  baseCommand: 'true',
  inputs: [{ id: 'a', type: ['null', 'string'] }],
  outputs: [],
}
const SHORT: JsonObject = { ...TOOL, inputs: { a: 'string?' } }
const OTHER: JsonObject = { ...TOOL, inputs: [{ id: 'a', type: 'string' }] }

describe('two apps', () => {
  test.each<[string, JsonObject, JsonObject, boolean]>([
    ['are the same if they are equal', TOOL, { ...TOOL }, true],
    ['are the same in another form', TOOL, SHORT, true],
    ['are others if they have other inputs', TOOL, OTHER, false],
    ['are the same if they cannot be packed and are equal', { class: 'X' }, { class: 'X' }, true],
    ['are others if they cannot be packed and differ', { class: 'X' }, { class: 'Y' }, false],
    ['are the same with another id', { ...TOOL, id: 'x' }, { ...TOOL, id: 'y' }, true],
  ])('%s', (_, left, right, same) => {
    expect(isSameApp(left, right, 'seven-bridges')).toBe(same)
    expect(digestOfMeaning(left, 'seven-bridges') === digestOfMeaning(right, 'seven-bridges')).toBe(same)
  })

  test('have one spelling, that of the second, if they are compared', () => {
    for (const [before, after] of [
      [TOOL, SHORT],
      [SHORT, TOOL],
    ] as const) {
      const [old, next] = inOneSpelling(before, after, 'documented')
      expect(old).toEqual(next)
      expect(next).toEqual(packedApp(after, 'documented'))
    }
    const [old, next] = inOneSpelling(OTHER, TOOL, 'documented')
    expect(old).not.toEqual(next)
  })
})

test('an app has the digest of its description without what the platform adds', () => {
  expect(digestOfApp(TOOL, 'documented')).toBe(digestOf(TOOL))
  expect(digestOfApp({ ...TOOL, id: 'x' }, 'seven-bridges')).toBe(digestOf(TOOL))
})

test.each([
  [{ class: 'X' }, true],
  [{ cwlVersion: 'x' }, true],
  [{ message: 'x' }, false],
])('that %j looks like CWL is %s', (description, looks) => {
  expect(looksLikeCwl(description)).toBe(looks)
})
