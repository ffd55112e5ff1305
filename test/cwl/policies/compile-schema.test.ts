import { describe, expect, test } from '@jest/globals'

import { compileSchema, plainCopy } from '../../../src/cwl/policies/compile-schema.ts'
import { parseJson, type JsonValue } from '../../../src/json/index.ts'

function json(value: unknown): JsonValue {
  return parseJson(JSON.stringify(value))
}

async function broken(schema: unknown, document: unknown): Promise<readonly string[] | undefined> {
  const compiled = await compileSchema(json(schema))
  if (!('check' in compiled)) throw new Error(compiled.map(({ message }) => message).join(' '))
  return compiled.check(plainCopy(json(document)))?.map((path) => path.join('.'))
}

async function mistakes(schema: unknown): Promise<readonly string[]> {
  const compiled = await compileSchema(json(schema))
  return 'check' in compiled ? [] : compiled.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the values that break a schema are', () => {
  test.each([
    ['each item, once', { items: { maximum: 2, multipleOf: 2 } }, [1, 2, 3], ['0', '2']],
    [
      'the whole choice, not its alternatives',
      { properties: { a: { anyOf: [{ type: 'string' }, { items: { type: 'string' } }] } } },
      { a: [1] },
      ['a'],
    ],
    ['a value under a key with any characters', { properties: { 'a/~ %#é': false } }, { 'a/~ %#é': 1 }, ['a/~ %#é']],
    [
      'nothing where the schema is true, or a keyword is a note',
      { properties: { a: true, b: { title: 'B', unknown: 1, items: true } } },
      { a: 1, b: [1] },
      [],
    ],
  ])('%s', async (_, schema, document, expected) => {
    expect(await broken(schema, document)).toEqual(expected)
  })
})

describe('a pattern', () => {
  test.each([String.raw`(?<n>a)\k<n>`, '((a{1,100}){1,100})'])('that is %s is refused', async (pattern) => {
    expect(await mistakes({ properties: { a: { pattern } } })).toEqual([
      expect.stringMatching(/^properties\.a\.pattern: The pattern .* cannot be used: /),
    ])
  })

  test.each([['^(?<name>a|b)+$', 'abc', false]])('%s matches %j as in JavaScript', async (pattern, text, isMatch) => {
    expect(new RegExp(pattern, 'u').test(text)).toBe(isMatch)
    expect(await broken({ pattern }, text)).toEqual(isMatch ? [] : [''])
  })
})

describe('a schema', () => {
  test('that refers to itself is refused', async () => {
    const schema = {
      $ref: '#/$defs/a',
      $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { items: { $ref: '#/$defs/a' } } },
    }
    expect(await mistakes(schema)).toContain('$defs.b.items.$ref: The schema refers to itself.')
  })

  test.each(['https://example.org/a.json#/$defs/a'])('that refers to %s is refused', async ($ref) => {
    expect(await mistakes({ $defs: { a: {} }, properties: { a: { $ref } } })).toEqual([
      expect.stringContaining('does not name a schema under $defs of this file.'),
    ])
  })

  test('whose references grow without bound is refused', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `s${index}`)
    const twice = (name: string) => ({ allOf: [{ $ref: `#/$defs/${name}` }, { $ref: `#/$defs/${name}` }] })
    const $defs = Object.fromEntries(
      names.map((name, index) => [name, index === 29 ? {} : twice(names[index + 1] ?? '')]),
    )
    expect(await mistakes({ $defs, $ref: '#/$defs/s0' })).toEqual([': The schema has more than 5000 parts.'])
  })

  test('is not applied to a document for which it would take too long', async () => {
    const large = Array.from({ length: 100_000 }, () => 1)
    expect(
      await broken({ items: { allOf: Array.from({ length: 100 }, () => ({ type: 'number' })) } }, large),
    ).toBeUndefined()
    expect(
      await broken({ properties: { a: { items: { type: 'string' } } } }, { a: [...large, ...large] }),
    ).toBeUndefined()
    expect(await broken({ pattern: '^(?:ab?){1,900}$' }, 'ab'.repeat(1_000_000))).toBeUndefined()
  })
})
