import { expect, test } from '@jest/globals'

import { isCi, openScreen } from '../../src/terminal/screen.ts'

// These tests run without a terminal.
test.each([
  ['true', true],
  ['1', true],
  ['woodpecker', true],
  ['false', false],
  ['False', false],
  ['0', false],
  ['', false],
  [undefined, false],
])('CI=%s counts as CI: %s', (ci, expected) => {
  expect(isCi({ CI: ci })).toBe(expected)
})

test.each([
  [80, 80],
  [0, 120],
  [undefined, 120],
])('a terminal of %s columns gets lines of %i', (columns, width) => {
  const terminal = Object.create(process.stdout, {
    isTTY: { value: true },
    columns: { value: columns },
    on: { value: () => terminal },
  }) as NodeJS.WriteStream
  expect(openScreen(terminal, {}, () => undefined).width).toBe(width)
})
