import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { faultOfGlob, finderAmong } from '../../../src/cwl/source/globs.ts'
import { openWorkspace } from '../../../src/cwl/source/workspace.ts'
import { writeFiles } from '../../support/files.ts'
import { temporaryFolder } from '../../support/local-platform.ts'

const FILES = [
  'a.cwl',
  'b [1].cwl',
  'c.json',
  '.hidden/h.cwl',
  'tools/a.cwl',
  'tools/b.cwl',
  'tools/B.CWL',
  'tools/deep/er/c.cwl',
  'tools/.d.cwl',
  'tools/odd (x)/e.cwl',
  'node_modules/n.cwl',
  'tools/node_modules/m.cwl',
  'été/f.cwl',
]

test.each([
  [['.']],
  [['a.cwl']],
  [['./a.cwl', 'tools//a.cwl']],
  [['tools']],
  [['tools/']],
  [['./tools/deep']],
  [['tools/*.cwl']],
  [['**/*.cwl']],
  [['*/a.cwl']],
  [['*.{cwl,json}']],
  [['tools/[ab].cwl']],
  [['b [1].cwl']],
  [['b ?1?.cwl']],
  [['tools/odd (x)']],
  [['tools/**/c.cwl']],
  [['tools/@(a|b).cwl']],
  [['!tools/*.cwl']],
  [['!(a).cwl']],
  [['tools/!(a).cwl']],
  [['été/*']],
  [['.hidden/*.cwl']],
  [['tools/.*.cwl']],
  [['**']],
  [['*', 'tools/*']],
  [['tools/deep/../a.cwl']],
])('what %j finds among paths is what it finds on disk', (patterns) => {
  const folder = temporaryFolder()
  writeFiles(folder, Object.fromEntries(FILES.map((file) => [file, ''])))
  mkdirSync(join(folder, 'empty'))
  const onDisk = openWorkspace(folder).find(patterns)
  expect(finderAmong(FILES)(patterns)).toEqual(onDisk)
})

test('what is nowhere is not found', () => {
  expect(finderAmong(FILES)(['nowhere.cwl', 'nowhere/*.cwl', 'tools/a.cwl/x'])).toEqual([])
})

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
