import processes from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

// Tests of the fast project start no processes: one that tries to fails, and its error names what to do.
for (const name of Object.keys(processes)) if (/^(?:spawn|exec|fork)/.test(name)) Reflect.set(processes, name, refuse)
syncBuiltinESMExports()

function refuse(program: unknown): never {
  throw new Error(`a fast test tried to start ${String(program)}: add its file to SLOW in jest.config.js`)
}
