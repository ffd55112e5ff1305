/**
 * Opens databases in a process of its own: for each line `MOMENT FOLDER` of its input, at that moment, and says what
 * came of it.
 */
import { createInterface } from 'node:readline'

import { openStore } from '../../src/local-platform/index.ts'

process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const [moment = '', folder = ''] = line.split(' ')
  // To the millisecond: what two processes do one after the other tells nothing of what they do at once.
  while (Date.now() < Number(moment));
  process.stdout.write(`${await outcomeOf(folder)}\n`)
}

async function outcomeOf(folder: string): Promise<string> {
  try {
    const store = await openStore(folder)
    store.close()
    return 'opened'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
