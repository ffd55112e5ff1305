import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { MEANINGS } from '../../scripts/docs/failures.ts'

const SOURCES = join(import.meta.dirname, '..', '..', 'src')

test('each code of a failure that docs/json.md lists is used', () => {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8').replaceAll(/^ {2}\| '.*'$/gm, ''))
    .join('\n')
  expect(Object.keys(MEANINGS).filter((code) => !texts.includes(`'${code}'`))).toEqual([])
})
