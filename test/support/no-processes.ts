import * as processes from 'node:child_process'

import { jest } from '@jest/globals'

// Tests of the fast project start no processes: one that tries to fails, and its error names what to do.
const refused = Object.fromEntries(
  Object.entries(processes).map(([name, value]) => [name, /^(?:spawn|exec|fork)/.test(name) ? refuse : value]),
)

function refuse(program: unknown): never {
  throw new Error(`a fast test tried to start ${String(program)}: add its file to SLOW in jest.config.js`)
}

for (const name of ['node:child_process', 'child_process']) jest.unstable_mockModule(name, () => refused)
