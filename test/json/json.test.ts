import { describe, expect, test } from '@jest/globals'
import canonicalize from 'canonicalize'
import {
  array,
  assert,
  bigInt,
  constantFrom,
  dictionary,
  integer,
  json,
  jsonValue,
  letrec,
  oneof,
  pre,
  property,
  string,
  tuple,
} from 'fast-check'

import {
  canonicalJson,
  copyOf,
  digestOf,
  entriesOf,
  ExactNumber,
  MAX_JSON_DEPTH,
  objectFrom,
  orderedKeys,
  parseJson,
  sameJson,
  stringifyJson,
  type JsonValue,
} from '../../src/json/index.ts'

describe('numbers', () => {
  test.each([
    '9007199254740993',
    '-9007199254740993',
    '1.0',
    '-0',
    '1e3',
    '0.10',
    '1.00000000000000001',
    '1E-7',
    '123456789012345678901234567890',
    '1e400',
    '-1e400',
    '123456789012345.612',
    '12345678.1234567891',
    '99999.99999999999999',
    '0.00000012',
    '-0.0000001',
  ])('%s is written as it was read', (text) => {
    expect(stringifyJson(parseJson(text))).toBe(text)
    expect(stringifyJson(parseJson(`{"a":[${text}, ${text} ]}`))).toBe(`{"a":[${text},${text}]}`)
  })

  test('a number of any length is written as it was read', () => {
    const digits = string({ unit: constantFrom('0', '1', '4', '5', '9'), minLength: 1, maxLength: 25 })
    assert(
      property(constantFrom('', '-'), bigInt({ min: 0n, max: 10n ** 13n }), digits, (sign, whole, fraction) => {
        for (const text of [`${sign}${whole}`, `${sign}${whole}.${fraction}`])
          expect(stringifyJson(parseJson(`[${text}]`))).toBe(`[${text}]`)
      }),
    )
  })

  test('two integers that share a double are different', () => {
    expect(sameJson(parseJson('9007199254740993'), parseJson('9007199254740992'))).toBe(false)
    expect(digestOf(parseJson('[9007199254740993]'))).not.toBe(digestOf(parseJson('[9007199254740992]')))
  })

  test('an integer beyond 2^53 differs from its text', () => {
    expect(sameJson(parseJson('9007199254740993'), parseJson('"9007199254740993"'))).toBe(false)
  })

  test('a number beyond the range of doubles has a canonical form of its own', () => {
    const values = ['1e400', '-1e400', '2e400', `${'9'.repeat(400)}.5`, '"1e400"', 'null', '0'].map(parseJson)
    expect(new Set(values.map((value) => digestOf([value]))).size).toBe(values.length)
  })

  test('the spelling of a number does not change the digest', () => {
    expect(digestOf(parseJson('{"a":1.0}'))).toBe(digestOf(parseJson('{"a":1}')))
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%s is never written', (value) => {
    expect(() => stringifyJson([value])).toThrow(RangeError)
  })
})

describe('keys', () => {
  test('integer-like keys keep their place', () => {
    const object = objectFrom([
      ['b', 1],
      ['2', 2],
      ['1', 3],
      ['a', 4],
    ])
    expect(orderedKeys(object)).toEqual(['b', '2', '1', 'a'])
    expect(stringifyJson(object)).toBe('{"b":1,"2":2,"1":3,"a":4}')
  })

  test('keys that come later stand behind those, and keys that go leave no gap', () => {
    const object = copyOf(
      objectFrom([
        ['b', 1],
        ['2', 2],
        ['1', 3],
        ['a', 4],
      ]),
    )
    object['c'] = 5
    delete object['2']
    expect(stringifyJson(object)).toBe('{"b":1,"1":3,"a":4,"c":5}')
  })

  test.each([
    '{"b":1,"2":{"10":1.0,"9":[{"x":0,"0":1}]},"1":3,"a":4}',
    '{"#":1,"##7":2,"7":3,"":4,"#7":"\\"7\\": {\\"7\\":"}',
    '[{"z":"{\\"1\\":2}","1":","},{"0":",\\"1\\":","00":"{"}]',
  ])('%s is written as it was read', (text) => {
    expect(stringifyJson(parseJson(text))).toBe(text)
    expect(stringifyJson(parseJson(JSON.stringify(JSON.parse(text), undefined, 2)))).toBe(
      JSON.stringify(JSON.parse(text.replaceAll('1.0', '1'))),
    )
  })

  test.each([
    ['{"1":"a","\\u00231":"b"}', '{"1":"a","#1":"b"}'],
    ['{"b":1,"\\u0031":2}', '{"b":1,"1":2}'],
    ['{"a":1,"2":3,"a":{"9":1,"8":2}}', '{"a":{"9":1,"8":2},"2":3}'],
    [' { "b" : [ true , null,false,-0, 1e2 ,"\\\\"] , "1" : {} } ', '{"b":[true,null,false,-0,1e2,"\\\\"],"1":{}}'],
  ])('%s is read as it means', (text, written) => {
    expect(stringifyJson(parseJson(text))).toBe(written)
  })

  test.each([
    ['{"h":[],"\\\\":0}', '{"h":1,"\\n":2}', '{"h":1,"\\n":2}'],
    ['{"h":[],"\\\\":0}', '{"h":1,"\\"" : 2}', '{"h":1,"\\"":2}'],
    ['{"h":[],"a\\\\":0}', '{"h":1.0,"a\\u0041":2}', '{"h":1.0,"aA":2}'],
  ])('after %s, of which V8 remembers the keys, %s is read as it means', (before, text, written) => {
    parseJson(before)
    expect(stringifyJson(parseJson(text))).toBe(written)
  })

  test('what is not JSON is told as it is written', () => {
    expect(() => parseJson('{"1":"a","12":oops}')).toThrow('{"1":"a","12":oops}')
  })

  test('__proto__ is a key like any other', () => {
    const object = objectFrom([['__proto__', 'x']])
    expect(entriesOf(object)).toEqual([['__proto__', 'x']])
    expect(stringifyJson(object)).toBe('{"__proto__":"x"}')
    expect(stringifyJson(parseJson('{"__proto__":{"a":1.0}}'))).toBe('{"__proto__":{"a":1.0}}')
  })

  test('the order of keys does not change the digest', () => {
    expect(digestOf(parseJson('{"b":1,"a":[{"d":1,"c":2}]}'))).toBe(digestOf(parseJson('{"a":[{"c":2,"d":1}],"b":1}')))
  })
})

test('two values are the same when their canonical texts are', () => {
  const small = letrec((tie) => ({
    value: oneof(
      { maxDepth: 3 },
      constantFrom(
        '1',
        '1.0',
        '1e0',
        '-0',
        '0',
        '9007199254740993',
        '9007199254740992',
        '1e400',
        '-1e400',
        '"1"',
        '"9007199254740993"',
        'null',
        'true',
        '""',
      ),
      tie('list'),
      tie('map'),
    ),
    list: array(tie('value'), { maxLength: 2 }).map((items) => `[${items.join(',')}]`),
    map: array(tuple(constantFrom('a', 'b', '1', '__proto__'), tie('value')), { maxLength: 2 }).map(
      (members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${String(value)}`).join(',')}}`,
    ),
  })).value.map(String)
  assert(
    property(small, small, (left, right) => {
      const [one, other] = [parseJson(left), parseJson(right)]
      expect(sameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other))
      expect(sameJson(one, parseJson(left))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('canonical JSON is that of RFC 8785', () => {
  // Section 3.2.2 of the RFC, less its numbers beyond the range of doubles.
  const value = parseJson(
    '{"numbers":[4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
  )
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  )
})

test('a number that no double holds keeps its digits, and no text looks like it', () => {
  const text = '{"a":9007199254740993,"b":1e400,"c":"\\"\\u0000integer 5"}'
  expect(canonicalJson(parseJson(text))).toBe(text)
  expect(canonicalJson(['\0integer 5'])).not.toBe('[5]')
})

test('half of a character, which a platform may answer with, has a canonical form of its own', () => {
  const texts = ['\uD800', '\uDC00', '\uFFFD', 'a', '"\\ud800"']
  const values = texts.flatMap((text): JsonValue[] => [
    text,
    [text],
    objectFrom([['k', text]]),
    objectFrom([[text, 1]]),
  ])
  expect(new Set(values.map(digestOf)).size).toBe(values.length)
  for (const value of values) expect(canonicalJson(value).isWellFormed()).toBe(true)
})

test.each<[string, JsonValue]>([
  ['half of a character', '\uD800'],
  ['such a text itself', '\0text "\\ud800"'],
])('no text has the canonical form of %s', (_, value) => {
  const lookalike = JSON.parse(canonicalJson(value)) as string
  for (const [one, other] of [
    [value, lookalike],
    [[value], [lookalike]],
  ] as const) {
    expect(canonicalJson(one)).not.toBe(canonicalJson(other))
    expect(sameJson(one, other)).toBe(false)
  }
})

test('nesting has a bound', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  expect(stringifyJson(parseJson(nested(MAX_JSON_DEPTH)))).toBe(nested(MAX_JSON_DEPTH))
  expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(/deeper than/)
  expect(() => parseJson(nested(2_000_000))).toThrow(/deeper than/)
})

test('brackets inside text do not count as nesting', () => {
  const text = JSON.stringify({ a: `${'['.repeat(5000)}"\\`, b: '{' })
  expect(stringifyJson(parseJson(text))).toBe(text)
})

test('any JSON value survives reading and writing', () => {
  assert(
    property(json(), (text) => {
      const written = stringifyJson(parseJson(text))
      expect(JSON.parse(written)).toEqual(JSON.parse(text))
      expect(stringifyJson(parseJson(written))).toBe(written)
    }),
  )
})

test('characters that readers of YAML 1.1 take for line breaks, or refuse, are escaped, and all others are not', () => {
  const text = '{"a\\u2028b":"\\u007f\\u0085\\u2029\\uffff","é":"\u00a0\u{1F9EC}\\\\"}'
  expect(stringifyJson(parseJson(text))).toBe(text)
})

test('indented text is what JSON.stringify gives, but for the characters that readers of YAML take otherwise', () => {
  const spelt = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  assert(
    property(jsonValue({ noUnicodeString: false }), (value) => {
      pre(!JSON.stringify(value).includes('-0'))
      expect(stringifyJson(parseJson(JSON.stringify(value)), 2)).toBe(
        JSON.stringify(value, undefined, 2).replaceAll(/[\u007f-\u009f\u2028\u2029\ufffe\uffff]/g, spelt),
      )
    }),
  )
})

test('any JSON value with numbers as keys survives reading and writing', () => {
  assert(
    property(
      dictionary(oneof(integer({ min: 0 }).map(String), string()), jsonValue({ noUnicodeString: false })),
      (value) => {
        const text = JSON.stringify(
          Object.fromEntries([
            ['z', value],
            ['0', [value]],
          ]),
        )
        expect(JSON.parse(stringifyJson(parseJson(text)))).toEqual(JSON.parse(text))
        expect(sameJson(parseJson(text), parseJson(JSON.stringify(JSON.parse(text), undefined, 1)))).toBe(true)
      },
    ),
  )
})

test('an exact number knows its double', () => {
  const number = new ExactNumber('1.50', 'float')
  expect(number.value).toBe(1.5)
  expect(number.beyondDouble).toBe(false)
  expect(String(number)).toBe('1.50')
})

/** Such as other readers of YAML make. */
describe('what is no JSON value', () => {
  test.each([
    [undefined, 'undefined is not a JSON value'],
    [new Date(0), 'a value of the type Date is not a JSON value'],
    [new Map([['class', 'Workflow']]), 'a value of the type Map is not a JSON value'],
    [5n, 'a value of the type bigint is not a JSON value'],
    [() => 1, 'a value of the type function is not a JSON value'],
    [Symbol('class'), 'a value of the type symbol is not a JSON value'],
  ])('%p is not written, alone or inside another', (value, message) => {
    for (const whole of [value, [value], { doc: value }] as readonly unknown[])
      expect(() => stringifyJson(whole as JsonValue)).toThrow(new RangeError(message))
  })
})

test('canonical JSON is what the library of the authors of RFC 8785 writes, also with shared parts', () => {
  assert(
    property(jsonValue({ noUnicodeString: false }), (value) => {
      // Ours marks texts that begin with NUL.
      pre(!JSON.stringify(value).includes('"\\u0000'))
      const shared = { a: value, list: [value, value], é: value, Z: value }
      const read = parseJson(JSON.stringify(shared))
      expect(canonicalJson(read)).toBe(canonicalize(shared))
    }),
  )
})
