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
    ['the value with the wrong type', { properties: { a: { type: 'string' } } }, { a: 1, b: 2 }, ['a']],
    ['the object that lacks a key', { properties: { a: { required: ['b'] } } }, { a: {} }, ['a']],
    [
      'the value under a key that is not allowed',
      { properties: { a: {} }, additionalProperties: false },
      { a: 1, b: 1 },
      ['b'],
    ],
    ['each item, once', { items: { maximum: 2, multipleOf: 2 } }, [1, 2, 3], ['0', '2']],
    [
      'the whole choice, not its alternatives',
      { properties: { a: { anyOf: [{ type: 'string' }, { items: { type: 'string' } }] } } },
      { a: [1] },
      ['a'],
    ],
    [
      'the value that a condition applies to',
      JSON.parse('{"if": {"required": ["a"]}, "then": {"properties": {"b": {"const": 1}}}}'),
      { a: 0, b: 2 },
      ['b'],
    ],
    [
      'the value that the schema behind a reference refuses',
      { $defs: { x: { minLength: 2 } }, properties: { a: { $ref: '#/$defs/x' } } },
      { a: 'b' },
      ['a'],
    ],
    ['a value under a key with any characters', { properties: { 'a/~ %#é': false } }, { 'a/~ %#é': 1 }, ['a/~ %#é']],
    [
      'a value under a key of every object',
      JSON.parse('{"properties": {"__proto__": {"type": "string"}}}'),
      JSON.parse('{"__proto__": 1}'),
      ['__proto__'],
    ],
    [
      'nothing where the schema is true, or a keyword is a note',
      { properties: { a: true, b: { title: 'B', unknown: 1, items: true } } },
      { a: 1, b: [1] },
      [],
    ],
    ['nothing where the pattern matches', { properties: { a: { pattern: '^[a-z]{2,3}$' } } }, { a: 'abc' }, []],
    ['text that the pattern does not match', { properties: { a: { pattern: '^[a-z]{2,3}$' } } }, { a: 'abcd' }, ['a']],
    ['names that the pattern does not match', { propertyNames: { pattern: '^[a-z]+$' } }, { a: 1, B: 1 }, ['B']],
  ])('%s', async (_, schema, document, expected) => {
    expect(await broken(schema, document)).toEqual(expected)
  })

  test('those that a number with another text breaks', async () => {
    const compiled = await compileSchema(json({ items: { minimum: 2 } }))
    if (!('check' in compiled)) throw new Error('the schema has mistakes')
    expect(compiled.check(plainCopy(parseJson('[1.0, 2.0, 9007199254740993]')))).toEqual([['0']])
  })
})

describe('a pattern', () => {
  test.each([
    '(?=a)b',
    '(?!a)b',
    '(?<=a)b',
    '(?<!a)b',
    String.raw`(a)\1`,
    String.raw`(?<n>a)\k<n>`,
    '(',
    '(?i)a',
    'a{1,1001}',
    '((a{1,100}){1,100})',
  ])('that is %s is refused', async (pattern) => {
    expect(await mistakes({ properties: { a: { pattern } } })).toEqual([
      expect.stringMatching(/^properties\.a\.pattern: The pattern .* cannot be used: /),
    ])
  })

  test.each([
    [String.raw`^quay\.io\/acme\/`, 'quay.io/acme/x', true],
    [String.raw`^\p{Lu}\w*$`, 'Äb', true],
    [String.raw`é`, 'caf\u00e9', true],
    ['^(?<name>a|b)+$', 'abc', false],
    ['^.$', '😀', true],
    ['a$', 'a\n', false],
  ])('%s matches %j as in JavaScript', async (pattern, text, isMatch) => {
    expect(new RegExp(pattern, 'u').test(text)).toBe(isMatch)
    expect(await broken({ pattern }, text)).toEqual(isMatch ? [] : [''])
  })

  test.each(['^(a+)+$', '^(a|a)*$', '^(.*)(.*)(.*)(.*)b$'])(
    '%s is fast on text that would take years',
    async (pattern) => {
      expect(await broken({ pattern }, `${'a'.repeat(50_000)}!`)).toEqual([''])
    },
  )
})

describe('a schema', () => {
  test('that refers to itself is refused', async () => {
    const schema = {
      $ref: '#/$defs/a',
      $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { items: { $ref: '#/$defs/a' } } },
    }
    expect(await mistakes(schema)).toContain('$defs.b.items.$ref: The schema refers to itself.')
  })

  test.each(['#', '#/properties/a', '#/$defs/b', 'other.json', 'https://example.org/a.json#/$defs/a'])(
    'that refers to %s is refused',
    async ($ref) => {
      expect(await mistakes({ $defs: { a: {} }, properties: { a: { $ref } } })).toEqual([
        expect.stringContaining('does not name a schema under $defs of this file.'),
      ])
    },
  )

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
