import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { NIGHTLY } from '../support/nightly.ts'
import { HOSTILE_DOCUMENTS } from './support/hostile-documents.ts'

const script = join(import.meta.dirname, 'support', 'hostile-all.ts')

interface Outcome {
  readonly name: string
  readonly malformed: readonly unknown[]
  readonly valid: boolean
  readonly packed: boolean
}

// `npm run bench -- hostile` measures them at full size.
test('documents made to exhaust their reader end in problems or are packed, in 250 MB', () => {
  const bytes = NIGHTLY ? '80000' : '8000'
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--max-old-space-size=250', script, bytes], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const outcomes = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome)
  expect(outcomes.map(({ name }) => name)).toEqual(HOSTILE_DOCUMENTS.map(({ name }) => name))
  expect(outcomes.filter(({ malformed }) => malformed.length > 0)).toEqual([])
  // What is too much to be packed may be valid; what is packed never is not.
  expect(outcomes.filter(({ valid, packed }) => packed && !valid)).toEqual([])
}, 180_000)
