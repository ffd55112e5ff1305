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
  [String.raw`$(inputs['it\'s'])`, [String.raw`0 reference inputs['it\'s']`]],
  [String.raw`$(inputs['a' + 'b'])`, [String.raw`0 expression inputs['a' + 'b']`]],
  ['$(inputs.)', ['0 expression inputs.']],
  ['$(trueness) $(nottrue) $(false_a)', ['0 reference trueness', '12 reference nottrue', '23 reference false_a']],
  ['$(a `)` b)', ['0 expression a `)` b']],
  ['$(a /* ) */ b)', ['0 expression a /* ) */ b']],
  ['$(a /* b)', ['0 expression a /* b) …']],
  ['$(a[b) $(self)', ['0 expression a[b) $(self) …']],
  ['$ $a $[b] $$(c)', ['11 reference c']],
])('of the text %j the interpolations are found', (text, found) => {
  expect(shown(text)).toEqual(found)
})

test.each([[String.raw`inputs['it\'s']["a\\b"]['']`, ['inputs', "it's", String.raw`a\b`, '']]])(
  'the reference %s goes through its segments',
  (reference, segments) => {
    expect(segmentsOf(reference)).toEqual(segments)
  },
)

test.each([['my_inputs.a + inputs_of.b + inputs', []]])('the code %j names inputs', (code, names) => {
  expect(namesOfInputs(code)).toEqual(names)
})

test.each([[' 12 ', undefined]])('JavaScript %j may be a reference with spaces around it', (code, reference) => {
  expect(spacedReference({ kind: 'expression', code, start: 0, closed: true })).toBe(reference)
  expect(spacedReference({ kind: 'body', code, start: 0, closed: true })).toBeUndefined()
})

test.each([['inputs.in-file-', undefined]])('the code %j may name an input with a hyphen', (code, name) => {
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

test.each([['(a', 0, -1]])('of %j the bracket at %d is closed at %d', (text, from, end) => {
  expect(closingBracket(text, from)).toBe(end)
})
