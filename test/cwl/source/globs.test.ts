import { expect, test } from '@jest/globals'

import { faultOfGlob } from '../../../src/cwl/source/globs.ts'

test.each([
  ['*a*a*a*a*a*ab', 'has more than 5 stars for one name'],
  ['tools/{*,*a}{*,*a}{*,*a}{*,*a}{*,*a}{*,*a}b', 'has more than 5 stars for one name'],
  ['+(a)*+(b)*+(c)*+(d)*', 'has more than 5 stars for one name'],
  ['**a**a**a**a**a**', 'has more than 5 stars for one name'],
  ['x/+(*a)b', 'repeats a group that holds more than plain names, or stands in another group'],
  ['*(a|*(b))', 'repeats a group that holds more than plain names, or stands in another group'],
  ['**(*)/}', 'repeats a group that holds more than plain names, or stands in another group'],
  ['!([ab],?a)+(?)?a', 'repeats a group that holds more than plain names, or stands in another group'],
  ['**@(*|aa,.*(a)/}', 'repeats a group that holds more than plain names, or stands in another group'],
  ['*(!(1..3))*(', 'repeats a group that holds more than plain names, or stands in another group'],
  ['**+(a)', 'repeats a group that holds more than plain names, or stands in another group'],
  ['**+(?+(|,/1..3*', 'repeats a group that holds more than plain names, or stands in another group'],
  ['**/a/'.repeat(6), 'has more than 5 times `**`'],
])('the glob %s is refused, since matching with it may take for ever', (glob, fault) => {
  expect(faultOfGlob(glob)).toBe(fault)
})

test.each([
  '*.cwl',
  '**/*.cwl',
  '*_*_*_*_*.cwl',
  'a/*/b/*/c/*/d/*/e/*/f/*',
  '{*_a,*_b,*_c,*_d,*_e,*_f}.cwl',
  '!(*_test|*_old).cwl',
  '+(a|b)*.cwl',
  'x*+(a|b).cwl',
  'c++*.cwl',
  '[*][*][*][*][*][*].cwl',
  String.raw`\*\*\*\*\*\*.cwl`,
  '**/a/**/b/**/c.cwl',
  'a)b}c|d,e',
  '{a,(b',
])('the glob %s is allowed', (glob) => {
  expect(faultOfGlob(glob)).toBeUndefined()
})
