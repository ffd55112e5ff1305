import { expect, test } from '@jest/globals'

import {
  closingBracket,
  hyphenatedInput,
  interpolationsIn,
  namesOfInputs,
  segmentsOf,
  spacedReference,
} from '../../../../src/cwl/lint/facts/interpolation.ts'

/** Each as its kind and code, with a sign where it does not end. */
function shown(text: string): readonly string[] {
  return interpolationsIn(text).map(({ kind, start, code, closed }) => `${start} ${kind} ${code}${closed ? '' : ' …'}`)
}

test.each([
  ['$(inputs.a)', ['0 reference inputs.a']],
  ['x $(inputs.größe.日本) y', ['2 reference inputs.größe.日本']],
  [String.raw`$(inputs['a b']["c d"].e[12])`, [String.raw`0 reference inputs['a b']["c d"].e[12]`]],
  [String.raw`$(inputs['it\'s'])`, [String.raw`0 reference inputs['it\'s']`]],
  [String.raw`$(inputs["a \" b"])`, [String.raw`0 reference inputs["a \" b"]`]],
  [String.raw`$(inputs[''][""])`, [String.raw`0 reference inputs[''][""]`]],
  [String.raw`$(inputs['a' + 'b'])`, [String.raw`0 expression inputs['a' + 'b']`]],
  [String.raw`$(inputs["a" + "b"])`, [String.raw`0 expression inputs["a" + "b"]`]],
  ['$(inputs.a[])', ['0 expression inputs.a[]']],
  ['$(inputs.)', ['0 expression inputs.']],
  ['$()', ['0 expression ']],
  ['$(12)', ['0 expression 12']],
  ['$(true)$(false)', ['0 expression true', '7 expression false']],
  ['$(trueness) $(nottrue) $(false_a)', ['0 reference trueness', '12 reference nottrue', '23 reference false_a']],
  ['${ return {a: 1} } $(self)', ['0 body  return {a: 1} ', '19 reference self']],
  ['$(a "(" b)', ['0 expression a "(" b']],
  ['$(a `)` b)', ['0 expression a `)` b']],
  [String.raw`$(a '\')' b)`, [String.raw`0 expression a '\')' b`]],
  ['$(a // )\n b)', ['0 expression a // )\n b']],
  ['$(a /* ) */ b)', ['0 expression a /* ) */ b']],
  ['$(a /*/ ) */ b)', ['0 expression a /*/ ) */ b']],
  ['$(a / b)', ['0 expression a / b']],
  ['$(a // b)', ['0 expression a // b) …']],
  ['$(a /* b)', ['0 expression a /* b) …']],
  ["$(a ' b)", ["0 expression a ' b) …"]],
  ['$(a] b)', ['0 expression a] b) …']],
  ['$(a[b) $(self)', ['0 expression a[b) $(self) …']],
  [String.raw`\$(a) \\$(b) \\\$(c)`, [String.raw`8 reference b`]],
  [String.raw`$(a)\${b}`, ['0 reference a']],
  ['$ $a $[b] $$(c)', ['11 reference c']],
])('of the text %j the interpolations are found', (text, found) => {
  expect(shown(text)).toEqual(found)
})

test('a reference is no longer than what is searched', () => {
  const kinds = (length: number): readonly string[] =>
    interpolationsIn(`$(${'a'.repeat(length)})`).map(({ kind }) => kind)
  expect([kinds(10_000), kinds(10_001)]).toEqual([['reference'], ['expression']])
})

test.each([
  ['inputs.a.b', ['inputs', 'a', 'b']],
  ['inputs.l[12].path', ['inputs', 'l', 12, 'path']],
  [String.raw`inputs['a.b']["c[0]"].größe`, ['inputs', 'a.b', 'c[0]', 'größe']],
  [String.raw`inputs['it\'s']["a\\b"]['']`, ['inputs', "it's", String.raw`a\b`, '']],
])('the reference %s goes through its segments', (reference, segments) => {
  expect(segmentsOf(reference)).toEqual(segments)
})

test.each([
  ['inputs.a + inputs . b', ['a', 'b']],
  ['inputs?.a || inputs [ "b c" ] || inputs[\'d\']', ['a', 'b c', 'd']],
  ['inputs.$a + inputs.größe', ['$a', 'größe']],
  ['my_inputs.a + inputs_of.b + inputs', []],
  ['inputs[a] + inputs["b\n"]', []],
])('the code %j names inputs', (code, names) => {
  expect(namesOfInputs(code)).toEqual(names)
})

test.each([
  [' inputs.a ', 'inputs.a'],
  [' inputs.a + 1 ', undefined],
  ['inputs.a', 'inputs.a'],
  [' 12 ', undefined],
])('JavaScript %j may be a reference with spaces around it', (code, reference) => {
  expect(spacedReference({ kind: 'expression', code, start: 0, closed: true })).toBe(reference)
  expect(spacedReference({ kind: 'body', code, start: 0, closed: true })).toBeUndefined()
})

test.each([
  ['inputs.in-file', 'in-file'],
  [' inputs.in-file.path', 'in-file'],
  ['inputs.in-file-a', undefined],
  ['inputs.in-file-', undefined],
  ['inputs.in', undefined],
  ['x.inputs.in-file', undefined],
])('the code %j may name an input with a hyphen', (code, name) => {
  expect(
    hyphenatedInput(
      code,
      new Map([
        ['in-file', 1],
        ['in', 1],
      ]),
    ),
  ).toBe(name)
  expect(hyphenatedInput(code, undefined)).toBeUndefined()
})

test.each([
  ['(a)', 0, 2],
  ['x(a(b)c)d', 1, 7],
  ['{[()]}', 0, 5],
  ['(a', 0, -1],
  ['(]', 0, -1],
  ['("\\")")', 0, 6],
])('of %j the bracket at %d is closed at %d', (text, from, end) => {
  expect(closingBracket(text, from)).toBe(end)
})
