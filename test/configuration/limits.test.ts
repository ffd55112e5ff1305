import { expect, test } from '@jest/globals'

import { limitsOf, parseLimit } from '../../src/configuration/limits.ts'
import { parseManifest } from '../../src/configuration/manifest.ts'
import { DEFAULT_LIMITS, LIMIT_SETTINGS, MOST } from '../../src/files/limits.ts'

const NAMES = Object.values(LIMIT_SETTINGS).join(', ')

test.each([
  ['depth=7', ['depth', 7]],
  [' file-bytes : 1 ', ['fileBytes', 1]],
  [`depth=${MOST.depth}`, ['depth', MOST.depth]],
])('the limit %j is read', (text, limit) => {
  expect(parseLimit(text)).toEqual(limit)
})

test.each([
  ['dept=7', '`limits` holds "dept=7". Did you mean "depth"?', `Write name=number; the names are ${NAMES}.`],
  ['depth', '`limits` holds "depth"', 'Write `depth=NUMBER`, with a whole number.'],
  ['depth 7', '`limits` holds "depth 7".', `Write name=number; the names are ${NAMES}.`],
  ['x depth=7', '`limits` holds "x depth=7"', `Write name=number; the names are ${NAMES}.`],
  ['depth=7 MB', '`limits` holds "depth=7 MB"', 'Write `depth=NUMBER`, with a whole number.'],
  ['depth=0', '`limits`: depth is 0', `It must be a whole number from 1 to ${MOST.depth}.`],
  [
    `depth=${MOST.depth + 1}`,
    `\`limits\`: depth is ${MOST.depth + 1}`,
    `It must be a whole number from 1 to ${MOST.depth}.`,
  ],
])('the limit %j is refused', (text, message, fix) => {
  expect(() => parseLimit(text)).toThrow(
    expect.objectContaining({ code: 'usage', message: expect.stringContaining(message), fix }),
  )
})

test('limits of the input take precedence over those of the configuration', () => {
  const manifest = parseManifest('version: 1\nlimits: { depth: 5, files: 6 }\n', 'cwl-promote.yml')
  expect(limitsOf(manifest, ['depth=7'])).toStrictEqual({ depth: 7, files: 6 })
  expect([limitsOf(undefined), limitsOf(manifest)]).toStrictEqual([{}, { depth: 5, files: 6 }])
  expect(Object.keys(DEFAULT_LIMITS)).toEqual(expect.arrayContaining(['depth', 'files']))
})

test('each limit of the configuration has its name in the library', () => {
  const names = Object.entries(LIMIT_SETTINGS)
  const lines = names.map(([, setting], index) => `  ${setting}: ${index + 1}\n`).join('')
  expect(limitsOf(parseManifest(`version: 1\nlimits:\n${lines}`, 'cwl-promote.yml'))).toStrictEqual(
    Object.fromEntries(names.map(([name], index) => [name, index + 1])),
  )
})
