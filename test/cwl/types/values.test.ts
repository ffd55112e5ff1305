import { expect, test } from '@jest/globals'

import { SIMPLE, unionOf, type SimpleName, type Type } from '../../../src/cwl/types/types.ts'
import { isQuoted, misfitOf } from '../../../src/cwl/types/values.ts'
import { parseJson } from '../../../src/json/index.ts'

test.each<readonly [text: string, wanted: SimpleName | undefined, isOne: boolean]>([
  ['true', 'boolean', true],
  ['false', 'boolean', true],
  ['falsehood', 'boolean', false],
  ['untrue', 'boolean', false],
  ['1', 'boolean', false],
  ['-12', 'int', true],
  ['1.25', 'double', true],
  ['12', 'long', true],
  ['12', 'float', true],
  ['1.', 'double', false],
  ['a1', 'int', false],
  ['1a', 'int', false],
  ['1', 'string', false],
  ['1', undefined, false],
])('the text %s in the place of %s: without quotes it would be one, %s', (text, wanted, isOne) => {
  expect(isQuoted(text, wanted)).toBe(isOne)
})

test.each<readonly [json: string, type: SimpleName, beyond: 'int' | 'long' | 'wrong' | 'fits']>([
  ['2147483647', 'int', 'fits'],
  ['-2147483648', 'int', 'fits'],
  ['2147483648', 'int', 'int'],
  ['-2147483649', 'int', 'int'],
  ['9223372036854775807', 'long', 'fits'],
  ['-9223372036854775808', 'long', 'fits'],
  ['9223372036854775808', 'int', 'long'],
  ['9223372036854775808', 'long', 'long'],
  ['-9223372036854775809', 'long', 'long'],
  ['100000000000000000000000', 'long', 'long'],
  ['1.0', 'int', 'wrong'],
  ['1.5', 'long', 'wrong'],
  ['1', 'double', 'fits'],
  ['1.0', 'double', 'fits'],
  ['9223372036854775808', 'float', 'fits'],
  ['"1"', 'double', 'wrong'],
  ['"1"', 'int', 'wrong'],
])('the value %s is held against %s: %s', (json, name, expected) => {
  const misfit = misfitOf(parseJson(json), SIMPLE[name])
  expect(misfit === undefined ? 'fits' : (misfit.beyond ?? 'wrong')).toBe(expected)
})

test('with one alternative next to null, what is wrong with that one is told', () => {
  const colour: Type = { kind: 'enum', symbols: new Set(['red', 'green']) }
  expect(misfitOf('blue', unionOf([SIMPLE.null, colour]))?.reason).toBe(
    'this is the text "blue", and the type is enum of red, green',
  )
  expect(misfitOf(null, unionOf([SIMPLE.null, colour]))).toBeUndefined()
  expect(misfitOf(null, colour)?.reason).toBe('this is null, and the type is enum of red, green')
  expect(misfitOf('blue', unionOf([SIMPLE.int, colour]))?.reason).toBe(
    'this is the text "blue", none of int, enum of red, green',
  )
})
