import { describe, expect, test } from '@jest/globals'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'

import { describeErrors, inOneError, inOneErrorIfAny, KEY } from '../../src/configuration/manifest-errors.ts'
import type { JsonValue } from '../../src/json/index.ts'

/** Where a mistake is, as a path. */
const at = (...path: readonly (string | number)[]) => ({
  file: path.map((key) => (key === KEY ? 'key' : String(key))).join(' '),
  line: 1,
  column: 1,
})

function mistakesOf(value: JsonValue, properties: AnySchemaObject, more: AnySchemaObject = {}) {
  const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile({
    type: 'object',
    properties,
    ...more,
  })
  expect(validate(value)).toBe(false)
  const { code, message, fix, at: place, others } = describeErrors(validate, value, at, 'the file')
  expect(code).toBe('configuration')
  return { message, fix, place: place?.file, others: others.map((other) => other.message) }
}

const TEXTS = { type: 'array', items: { type: 'string' }, description: 'Some texts.' }

describe('a value that the schema does not accept', () => {
  test.each<[JsonValue, AnySchemaObject, string, string | undefined, string]>([
    [
      { a: 'sometime' },
      { a: { enum: ['always', 'sometimes'], description: 'When.' } },
      '`a` must be one of always, sometimes. Did you mean "sometimes"?',
      'When.',
      'a',
    ],
    [{ a: 7 }, { a: { enum: ['always', 'never'] } }, '`a` must be one of always, never', undefined, 'a'],
    [{ a: 0 }, { a: { minimum: 1, description: 'One.' } }, '`a` must be at least 1', 'One.', 'a'],
    [{ a: 0 }, { a: { exclusiveMinimum: 0 } }, '`a` must be above 0', undefined, 'a'],
    [
      { a: 9 },
      { a: { maximum: 8, description: 'Eight.' } },
      '`a` must be at most 8',
      'Larger values are not supported.',
      'a',
    ],
    [
      { limits: 9 },
      { limits: { maximum: 8 } },
      '`limits` must be at most 8',
      'A configuration raises a limit to ten times its default at most. Give more with the input `limits`.',
      'limits',
    ],
    [{ a: {} }, { a: { minProperties: 1 } }, '`a` must not be empty', undefined, 'a'],
    [{ a: '' }, { a: { minLength: 1 } }, '`a` must not be empty', undefined, 'a'],
    [{ a: [1, 1] }, { a: { uniqueItems: true } }, '`a` has the same value twice', undefined, 'a'],
    [{ a: 2 }, { a: { const: 1 } }, '`a` must be 1', 'Write `a: 1`: this release supports no other.', 'a'],
    [{ a: 3 }, { a: { multipleOf: 2 } }, '`a` must be multiple of 2', undefined, 'a'],
    [
      { a: {} },
      { a: { required: ['b'], properties: { b: { const: 1 } } } },
      '`a` lacks the key `b`',
      'Add `b: 1` as the first line.',
      'a',
    ],
    [{ a: { b: 1 } }, { a: { dependentRequired: { b: ['c'] } } }, '`a` lacks the key `c`', undefined, 'a'],
    [
      { 'a/b': { '~': 1 } },
      { 'a/b': { properties: { '~': { type: 'string' } } } },
      '`a/b.~` must be text, not 1',
      'Put it in quotes: "1".',
      'a/b ~',
    ],
    [{ a: null }, { a: { type: 'string' } }, '`a` must be text, not nothing', undefined, 'a'],
    [{ a: 'x' }, { a: TEXTS }, '`a` must be a list, not the text "x"', 'Write `a: [x]`.', 'a'],
    [{ a: {} }, { a: TEXTS }, '`a` must be a list, not a map', 'Begin each item with a dash and a space.', 'a'],
    [{ a: [true] }, { a: TEXTS }, '`a[0]` must be text, not true', 'Put it in quotes: "true".', 'a 0'],
    [
      { a: null },
      { a: { type: 'object' } },
      '`a` must be a map, not nothing',
      'Indent what belongs to it below it.',
      'a',
    ],
    [
      { a: 'b-c:d' },
      { a: { type: 'object' } },
      '`a` must be a map, not the text "b-c:d"',
      'Put a space after the colon of a key: `b-c: d`.',
      'a',
    ],
    [
      { apps: ['x.cwl'] },
      { apps: { items: { type: 'object' } } },
      '`apps[0]` must be a map, not the text "x.cwl"',
      'Write `path: x.cwl`.',
      'apps 0',
    ],
    [{ apps: 'x.cwl' }, { apps: { type: 'object' } }, '`apps` must be a map, not the text "x.cwl"', undefined, 'apps'],
    [
      { stages: [] },
      { stages: { type: 'object' } },
      '`stages` must be a map, not a list',
      'Write the name of each with what belongs to it: `dev: { project: acme/rnaseq }`.',
      'stages',
    ],
    [{ other: [] }, { other: { type: 'object' } }, '`other` must be a map, not a list', undefined, 'other'],
    [
      { stages: { dev: 'a/b' } },
      { stages: { additionalProperties: { type: 'object', properties: { from: {} } } } },
      '`stages.dev` must be a map, not the text "a/b"',
      'Write `dev: { project: a/b }`.',
      'stages dev',
    ],
    [
      { stages: { from: 'a/b' } },
      { stages: { additionalProperties: { type: 'object', properties: { from: {} } } } },
      '`stages.from` must be a map, not the text "a/b"',
      "It belongs to a stage: indent it below the stage's name.",
      'stages from',
    ],
    [
      { stages: { dev: 7 } },
      { stages: { additionalProperties: { type: 'object' } } },
      '`stages.dev` must be a map, not 7',
      undefined,
      'stages dev',
    ],
    [{ a: 'x' }, { a: { pattern: '^y' } }, '"x" is not a project', 'Write owner/project, as in acme/rnaseq.', 'a'],
    [
      { remote: { hosts: ['a b'] } },
      { remote: { properties: { hosts: { items: { pattern: '^y' } } } } },
      '"a b" is not the name of a host',
      expect.any(String) as unknown as string,
      'remote hosts 0',
    ],
  ])('%j, with %j', (value, properties, message, fix, place) => {
    expect(mistakesOf(value, properties)).toEqual({ message, fix, place, others: [] })
  })

  test.each<[string, string, string]>([
    ['zzz', 'unknown key `zzz`', 'Allowed here: color, size.'],
    ['tokens', 'unknown key `tokens`', 'Allowed here: color, size.'],
    ['my-token', 'unknown key `my-token`', 'Allowed here: color, size.'],
    [
      'api-token',
      '`api-token` is not allowed here: a token must never be in a file of the checkout',
      'Give it with the input `token`, from a secret, or in the environment variable CWL_PROMOTE_TOKEN.',
    ],
  ])('with the unknown key %s', (key, message, fix) => {
    const properties = { color: {}, size: {} }
    expect(mistakesOf({ [key]: 1 }, properties, { additionalProperties: false })).toEqual({
      message,
      fix,
      place: `${key} key`,
      others: [],
    })
  })

  test('with an unknown key below `remote`, which may look like an address', () => {
    const remote = { type: 'object', properties: { hosts: {} }, additionalProperties: false }
    expect(mistakesOf({ remote: { host: 1 } }, { remote })).toMatchObject({
      message: 'unknown key `host` in `remote`. Did you mean "hosts"?',
      place: 'remote host key',
    })
    expect(mistakesOf({ remote: { token: 1 } }, { remote })).toMatchObject({
      message: '`token` is not allowed here: a token must never be in a file of the checkout',
    })
  })

  test('with a wrong name for a stage', () => {
    expect(mistakesOf({ 'a b': 1 }, {}, { propertyNames: { pattern: '^\\w+$' } })).toEqual({
      message: '"a b" is not a name for a stage',
      fix: 'Use letters, digits, dots, dashes and underscores, 100 at most, beginning with a letter or a digit.',
      place: 'a b key',
      others: [],
    })
  })

  test('with a missing key that is only misspelt', () => {
    const strict = { required: ['color', 'size'], additionalProperties: false }
    const { message, others } = mistakesOf({ colour: 1 }, { color: {}, size: {} }, strict)
    expect([message, ...others].toSorted()).toEqual([
      'the file lacks the key `size` (and 1 more mistake further down)',
      'unknown key `colour`. Did you mean "color"?',
    ])
  })
})

describe('several mistakes', () => {
  const place = (line: number, column: number) => ({ file: 'f', line, column })

  test.each([
    ['x', 1, 'x (and 1 more mistake further down)'],
    ['x?', 1, 'x? There is 1 more mistake further down'],
    ['x?', 0, 'x?'],
  ])('after %j, %i more: %s', (first, more, message) => {
    const mistakes = [{ message: first }, ...Array.from({ length: more }, () => ({ message: 'y', at: place(1, 1) }))]
    expect(inOneError(mistakes.toReversed()).message).toBe(message)
  })

  test('are in the order of their lines and columns, and ten are shown', () => {
    const mistakes = [
      place(2, 1),
      place(1, 9),
      place(1, 2),
      ...Array.from({ length: 9 }, (_, index) => place(3, index)),
    ]
    const error = inOneError(
      mistakes.map((each) => ({ message: `${each.line}:${each.column}`, at: each, fix: 'Fix it.' })),
      true,
    )
    expect(error).toMatchObject({
      code: 'configuration',
      message: '1:2 (and more than 11 more mistakes further down)',
      fix: 'Fix it.',
      at: place(1, 2),
    })
    expect(error.others.map(({ message }) => message)).toEqual([
      '1:9',
      '2:1',
      '3:0',
      '3:1',
      '3:2',
      '3:3',
      '3:4',
      '3:5',
      '3:6',
    ])
  })

  test('are none, or an error of the program', () => {
    expect([inOneErrorIfAny([]), inOneErrorIfAny([{ message: 'x' }])?.message]).toEqual([undefined, 'x'])
    expect(() => inOneError([])).toThrow(new TypeError('there is no mistake'))
  })
})
