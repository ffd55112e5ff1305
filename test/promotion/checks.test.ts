import { expect, test } from '@jest/globals'

import { checksOf } from '../../src/promotion/checks.ts'
import { parseManifest } from '../../src/promotion/manifest.ts'

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
