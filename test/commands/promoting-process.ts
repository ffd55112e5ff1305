/**
 * A promotion in a process of its own, for being killed: `node promoting-process.ts FOLDER URL TOKEN RECORD` says on
 * standard output what came of each app, as soon as it is told.
 */
import { writeSync } from 'node:fs'

import { promote } from '../../src/commands/promote.ts'
import { DEFAULTS } from '../../src/options/options.ts'

const [, , workingDirectory = '', baseUrl = '', token = '', record = ''] = process.argv

await promote(
  { ...DEFAULTS, workingDirectory, baseUrl, token, record, stage: 'dev', reportExports: false },
  {
    signal: new AbortController().signal,
    progress: (event) => {
      // At once and without a buffer: what was told must not be lost with the process.
      if (event.kind === 'app') writeSync(1, `${event.outcome} ${event.target}\n`)
    },
  },
)
