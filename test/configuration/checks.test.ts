import { expect, test } from '@jest/globals'

import { checksOf } from '../../src/configuration/checks.ts'
import { parseManifest } from '../../src/configuration/manifest.ts'

function checksFor(path: string) {
  return checksOf(
    parseManifest(
      `version: 1\nchecks: { paths: [{ path: ${JSON.stringify(path)}, levels: {} }] }\n`,
      'cwl-promote.yml',
    ),
    false,
  )
}

test.each([
  ['a.cwl', ['a.cwl', 'a.cwl/b'], ['b/a.cwl', 'aXcwl', 'a.cwl2']],
  ['./a/', ['a', 'a/b', 'a/.b/c'], ['ab', 'b/a']],
  ['.', ['a', 'b/c'], []],
  ['x[1].cwl', ['x[1].cwl', 'x1.cwl'], ['x2.cwl']],
  ['x[1]', ['x[1]/a.cwl', 'x1/a.cwl'], ['x2/a.cwl']],
  ['*.cwl', ['a.cwl', '.cwl'], ['b/a.cwl']],
  ['!a', ['b', 'ab', '!a'], ['a', 'a/b']],
])('checks of %j are for %j, and not for %j', (path, files, others) => {
  const { paths = [] } = checksFor(path)
  expect(paths.map(({ matches }) => [files.filter(matches), others.filter(matches)])).toEqual([[files, []]])
})

test.each(['/a', '../a', 'a/../../b', '!/a'])('checks of %j are refused', (path) => {
  expect(() => checksFor(path)).toThrow(
    expect.objectContaining({
      code: 'configuration',
      message: `the path ${JSON.stringify(path)} leaves the repository`,
      fix: 'Write it relative to the working directory.',
    }),
  )
})

const LIST = 'https://github.com/cwl-promote/cwl-promote/blob/main/docs/problems/README.md'

function mistakeIn(checks: string, strict = false) {
  return () => checksOf(parseManifest(`version: 1\nchecks: ${checks}\n`, 'cwl-promote.yml'), strict)
}

test.each([
  ['{ levels: { no-lable: off } }', 'no problem has the code "no-lable". Did you mean "no-label"?', 13 + 8],
  ['{ levels: { xyzzy: off } }', 'no problem has the code "xyzzy"', 21],
  ['{ levels: { constructor: off } }', 'no problem has the code "constructor"', 21],
  ['{ paths: [{ path: a, levels: { xyzzy: off } }] }', 'no problem has the code "xyzzy"', 40],
])('the checks %s are refused: %s', (checks, message, column) => {
  expect(mistakeIn(checks)).toThrow(
    expect.objectContaining({
      code: 'configuration',
      message,
      fix: `Use a code that \`validate\` prints. All codes are listed at ${LIST}.`,
      at: expect.objectContaining({ file: 'cwl-promote.yml', line: 2, column }),
    }),
  )
})

test('a problem that is always an error has no other level', () => {
  expect(mistakeIn('{ levels: { yaml-syntax: off } }')).toThrow(
    expect.objectContaining({
      code: 'configuration',
      message: 'yaml-syntax is always an error: a document that has it cannot be promoted',
      fix: 'Remove the line, and fix the document.',
    }),
  )
  expect(mistakeIn('{ levels: { yaml-syntax: error } }')()).toMatchObject({ levels: { 'yaml-syntax': 'error' } })
})

test('checks are strict if the caller or the configuration wants it', () => {
  const strict = [
    mistakeIn('{ strict: true }')(),
    mistakeIn('{ strict: false }')(),
    mistakeIn('{ strict: false }', true)(),
    mistakeIn('{ levels: { no-label: off } }')(),
    checksOf(undefined, true),
    checksOf(undefined, false),
    checksOf(parseManifest('version: 1\n', 'cwl-promote.yml'), true),
  ].map((checks) => checks.strict)
  expect(strict).toEqual([true, false, true, false, true, false, true])
  expect(checksOf(undefined, false)).toEqual({ strict: false, rules: [] })
  expect(mistakeIn('{ levels: { no-label: off } }')()).toMatchObject({ levels: { 'no-label': 'off' }, paths: [] })
})
