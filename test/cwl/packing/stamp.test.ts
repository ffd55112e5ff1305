import { expect, test } from '@jest/globals'

import { stampOf, withoutStamp, withStamp } from '../../../src/cwl/packing/stamp.ts'
import { digestOf, parseJson, stringifyJson, type JsonObject } from '../../../src/json/index.ts'

const STAMP = { repository: 'acme/rnaseq', path: 'workflows/rnaseq.cwl', commit: 'f'.repeat(40), version: '1.2.3' }

const PLAIN = parseJson('{"class":"Workflow","cwlVersion":"v1.2","inputs":[],"outputs":[],"steps":[]}') as JsonObject
const NAMESPACED = parseJson(
  '{"class":"Workflow","$namespaces":{"sbg":"https://sevenbridges.com"},"sbg:license":"MIT"}',
) as JsonObject

test('a stamp is one field whose namespace is declared', () => {
  expect(stringifyJson(withStamp(NAMESPACED, STAMP))).toBe(
    `{"class":"Workflow","sbg:license":"MIT","$namespaces":{"sbg":"https://sevenbridges.com","cwl-promote":"urn:cwl-promote:"},"cwl-promote:provenance":{"repository":"acme/rnaseq","path":"workflows/rnaseq.cwl","commit":"${'f'.repeat(40)}","version":"1.2.3"}}`,
  )
})

test.each([
  ['without namespaces', PLAIN],
  ['with namespaces', NAMESPACED],
])('what is under a stamp comes back whole, %s', (_name, description) => {
  const stamped = withStamp(description, STAMP)
  expect(digestOf(stamped)).not.toBe(digestOf(description))
  expect(digestOf(withoutStamp(stamped))).toBe(digestOf(description))
  expect(stampOf(stamped)).toEqual(STAMP)
})

test('a second stamp takes the place of the first', () => {
  const twice = withStamp(withStamp(NAMESPACED, { ...STAMP, commit: '0'.repeat(40) }), STAMP)
  expect(stringifyJson(twice)).toBe(stringifyJson(withStamp(NAMESPACED, STAMP)))
})

test('a prefix that a document uses for something else is left to it', () => {
  const description = parseJson(
    '{"class":"Workflow","$namespaces":{"cwl-promote":"https://example.org/"},"cwl-promote:provenance":"mine"}',
  ) as JsonObject
  const stamped = withStamp(description, STAMP)
  expect(stamped['cwl-promote:provenance']).toBe('mine')
  expect(stampOf(stamped)).toEqual(STAMP)
  expect(digestOf(withoutStamp(stamped))).toBe(digestOf(description))
})

test('the prefix of a stamp is numbered where it is taken', () => {
  const taken = { 'cwl-promote': 'http://a/', 'cwl-promote2': 'http://b/' }
  expect(withStamp({ class: 'Workflow', $namespaces: taken }, { path: 'a.cwl', version: '1' })).toEqual({
    class: 'Workflow',
    $namespaces: { ...taken, 'cwl-promote3': 'urn:cwl-promote:' },
    'cwl-promote3:provenance': { path: 'a.cwl', version: '1' },
  })
})

test('a description without a stamp is returned as it is', () => {
  expect(withoutStamp(NAMESPACED)).toBe(NAMESPACED)
  expect(withoutStamp('text')).toBe('text')
  expect(stampOf(NAMESPACED)).toBeUndefined()
})

test('repository and commit are left out where they are not known', () => {
  expect(stampOf(withStamp(PLAIN, { path: 'a.cwl', version: '0.1.0' }))).toEqual({ path: 'a.cwl', version: '0.1.0' })
})
