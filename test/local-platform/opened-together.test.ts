import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, test } from '@jest/globals'

import { afterThisTest, temporaryFolder } from '../support/local-platform.ts'

const PROCESSES = 3
const ROUNDS = 60

/** Long enough for a line to reach all of them, in milliseconds. */
const AHEAD = 5

interface Opening {
  readonly ask: (line: string) => void
  readonly answer: () => Promise<string | undefined>
}

function startOpening(): Opening {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'opening-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  afterThisTest(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    ask: (line) => void child.stdin.write(`${line}\n`),
    answer: async () => (await lines.next()).value,
  }
}

test('several processes can create one database at the same time', async () => {
  const processes = Array.from({ length: PROCESSES }, startOpening)
  for (const one of processes) expect(await one.answer()).toBe('ready')
  const folder = temporaryFolder()
  const outcomes = new Set<string | undefined>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const moment = Date.now() + AHEAD
    for (const one of processes) one.ask(`${moment} ${join(folder, String(round), 'data')}`)
    for (const one of processes) outcomes.add(await one.answer())
  }
  expect([...outcomes]).toEqual(['opened'])
}, 60_000)
