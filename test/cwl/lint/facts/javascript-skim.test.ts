import { expect, test } from '@jest/globals'
import * as acorn from 'acorn'
import { array, assert, constantFrom, property } from 'fast-check'

import { freeNames } from '../../../../src/cwl/lint/facts/javascript-skim.ts'
import { namesIn, undeclaredNames } from '../../../../src/cwl/lint/facts/javascript-tree.ts'

/** Pieces that make code, much of it sound, when they are put one behind the other. */
const PIECES = [
  'var x = 1',
  'var y = x, z = 2',
  'x',
  'y',
  'z',
  'strange',
  'function f(x, y) {',
  'function (z) {',
  '}',
  'return x',
  'if (x) {',
  'for (var i = 0; i < z; i++) {',
  'try {',
  '} catch (e) { e',
  '{key: x, "other": y}',
  '[x, strange.x]',
  '(',
  ')',
  ';',
  '\n',
  '=',
  '+',
  ',',
  'x.strange(y)',
  '"strange \\" \'"',
  "'it is'",
  '// strange "\n',
  "/* strange ' */",
  'x.replace(/strange["\']/g, y)',
  '/ 2',
  'typeof strange',
  'x => y',
  '`${strange}`',
  '{x, y}',
  '{f(x) { return x }}',
  'let q = 1',
  'outer: while (x) { break outer',
  '0x1f',
  '1e5',
  'this.x',
  'new Date()',
]

const code = array(constantFrom(...PIECES), { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(' '))

test('no name is missed that a parser finds', () => {
  let looked = 0
  assert(
    property(code, (text) => {
      const tree = parsed(text)
      const free = freeNames(text)
      if (tree === undefined || free === undefined) return
      looked += 1
      for (const [name] of undeclaredNames(namesIn(tree))) expect(free).toContain(name)
    }),
    { numRuns: 20_000 },
  )
  expect(looked).toBeGreaterThan(200)
})

function parsed(text: string): acorn.Node | undefined {
  try {
    return acorn.parse(text, { ecmaVersion: 'latest', allowReturnOutsideFunction: true })
  } catch {
    // Not all of what the pieces make is code.
    return undefined
  }
}

test.each([
  ['plain parameters and variables', 'function f(a, b) { var c = a; try { return c } catch (d) { return d } }', []],
  ['what comes behind a comma', 'var a = 1, b = 2', ['b']],
  ['properties', 'x.a.b; y = {c: 1, d : x}', ['x', 'y', 'x']],
  ['texts and comments', '"a b" + \'c\' // d\n/* e */', []],
  ['a regular expression with a quote', 'x.replace(/["\']a/g, b)', ['x', 'b']],
  ['a division', 'a / b / "c"', ['a', 'b']],
  ['an arrow', 'x => x', undefined],
  ['a template', '`x`', undefined],
  ['spread', 'f(...x)', undefined],
  ['a short property', 'return {a}', undefined],
  ['a short property behind others', 'return {a: 1, b}', undefined],
  ['a short property between others', 'return {a: 1, b, c: 2}', undefined],
  ['arguments and what a condition chooses', 'f(a, b, c ? d : e), g', ['f', 'a', 'b', 'c', 'd', 'e', 'g']],
  ['a computed key', 'return {[a]: 1}', undefined],
  ['a comma behind the last argument', 'f(a, )', undefined],
  ['a logical assignment', 'a ||= 1', undefined],
  ['a number of a later edition', 'a + 1_000', undefined],
  ['an integer of any size', 'a + 10n', undefined],
  ['a binary number', 'a + 0b11', undefined],
  ['a flag of a later edition', 'a.test(/b/s)', undefined],
  ['a name in a regular expression', 'a.replace(/(?<b>c)/, d)', undefined],
  ['numbers and regular expressions of old', 'a / 0x1f + 1e5 - .5 + /b\\/[/s]/gi.c', ['a']],
  ['a short method', 'return {b: 1, a() { return 1 }}', undefined],
])('a look without a parser: %s', (_title, text, names) => {
  expect(freeNames(text)).toEqual(names)
})
