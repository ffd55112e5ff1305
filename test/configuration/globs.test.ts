import { expect, test } from '@jest/globals'

import { isAmong } from '../../src/configuration/globs.ts'

test.each<[string, readonly string[], boolean]>([
  ['main', [], false],
  ['main', ['main'], true],
  ['main', ['dev'], false],
  ['main', ['m*'], true],
  ['main', ['!dev'], true],
  ['main', ['!main'], false],
  ['main', ['*', '!main'], false],
  ['main', ['!main', '*'], true],
  ['main', ['!main', 'dev'], false],
  ['dev', ['!main', 'dev'], true],
  ['main', ['!(dev)'], true],
  ['dev', ['!(dev)'], false],
  ['a/b', ['*'], false],
  ['a/b', ['**'], true],
  ['a/b/c', ['a**'], true],
  ['.a', ['*'], true],
])('that %s is among %j is %s', (name, globs, isIt) => {
  expect(isAmong(name, globs)).toBe(isIt)
})
