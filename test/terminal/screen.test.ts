import { expect, test } from '@jest/globals'

import { isCi } from '../../src/terminal/screen.ts'

// Tests have no terminal whose screen could be looked at.
test.each([
  ['true', true],
  ['1', true],
  ['woodpecker', true],
  ['false', false],
  ['False', false],
  ['0', false],
  ['', false],
  [undefined, false],
])('CI=%s is a run that nobody looks at: %s', (ci, expected) => {
  expect(isCi({ CI: ci })).toBe(expected)
})
