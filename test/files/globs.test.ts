import { expect, test } from '@jest/globals'

import { escapeGlob, faultOfGlob, globMatcher } from '../../src/files/globs.ts'

test.each([
  ['*.cwl', ['a.cwl', 'ä b.cwl', 'line\nend.cwl'], ['.cwl', '.a.cwl', 'x/a.cwl', 'a.cwl.orig']],
  ['.*', ['.a'], ['a']],
  ['a?c', ['abc', 'a😀c'], ['ac', 'a/c', 'abbc']],
  ['[a-c_]x', ['ax', 'cx', '_x'], ['dx', '-x']],
  ['[!a-c]x', ['dx'], ['ax', '.x', '/x']],
  ['**/a', ['a', 'x/a', 'x/y/a', '\n/a'], ['.x/a', 'ab', 'x/ba']],
  ['x/**', ['x/a', 'x/y/a'], ['x', 'xy/a', 'x/.a']],
  ['x/**/a', ['x/a', 'x/y/z/a'], ['a', 'xa']],
  ['x**a', ['xa', 'xba'], ['x/a']],
  ['{a,b/*,{c,d}e}.x', ['a.x', 'b/y.x', 'ce.x', 'de.x'], ['c.x', 'a']],
  ['?(a)b', ['b', 'ab'], ['aab']],
  ['*(a|bc)d', ['d', 'abcad'], ['bd']],
  ['+(a|bc)d', ['ad', 'bcd'], ['d']],
  ['@(a|bc)d', ['ad', 'bcd'], ['d', 'abcd']],
  ['!(*_test|x).cwl', ['a.cwl', 'test.cwl'], ['a_test.cwl', 'x.cwl', 'y/a.cwl']],
  [String.raw`\*[*]\{a,b}`, ['**{a,b}'], ['aa{a,b}', '**a']],
  ['a)b}c|d,e', ['a)b}c|d,e'], ['a']],
  ['{a,@(b', ['{a,@(b'], ['a']],
  ['@(a|b', ['@(a|b'], ['a']],
  [String.raw`[\]x]y`, [']y', 'xy'], ['y', String.raw`\y`]],
  ['[ab', ['[ab'], ['a']],
])('the glob %s is for %j and not for %j', (glob, matched, others) => {
  const isMatch = globMatcher([glob])
  expect(matched.filter((name) => !isMatch(name))).toEqual([])
  expect(others.filter(isMatch)).toEqual([])
})

const NAMES = Array.from({ length: 20_000 }, (_, index) => `apps/${'a'.repeat(150 + (index % 90))}${index}.cwl`)

/** Each takes for ever, or some minutes, where the ways to match are tried one after another. */
test.each([
  `**/${'*a'.repeat(30)}b`,
  `apps/${'{a,aa}'.repeat(30)}b`,
  `apps/${'+('.repeat(50)}a${')'.repeat(50)}b`,
  `apps/!(${'*a'.repeat(20)}b)${'!(*a)'.repeat(20)}/`,
  `${'{'.repeat(1300)}a${'{*a*a,*aa}'.repeat(200)}b`,
  `${'**/a/'.repeat(500)}b`,
])('20,000 names are matched with the glob %.40s… in no time', (glob) => {
  expect(NAMES.filter(globMatcher([glob]))).toEqual([])
})

test.each([
  ['a'.repeat(4097), 'has more than 4096 characters'],
  ['{'.repeat(51) + 'a' + ',b}'.repeat(51), 'has groups that are nested more than 50 levels deep'],
  ['x/!(a|{b,!(c)})', 'has `!(…)` within another `!(…)`'],
  ['!(a)/!(b)*a*a*a*a*a*a*a{a,aa}', undefined],
])('the glob %.40s has the fault %s', (glob, fault) => {
  expect(faultOfGlob(glob)).toBe(fault)
})

test('a path can be written as a glob that matches it alone', () => {
  const path = String.raw`!(a|b)/{c,d}[e]*?\+(f)`
  expect(globMatcher([escapeGlob(path)])(path)).toBe(true)
})
