import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'

import type { test } from '@jest/globals'

import { testNeeding } from './needing.ts'

const SCRIPT = join(import.meta.dirname, 'pseudo-terminal.py')

export interface TerminalTask {
  readonly argv: readonly string[]
  readonly cwd: string
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly columns: number
  /** What is typed once some text appears; nothing if absent. */
  readonly steps?: readonly { readonly until: string; readonly type: string }[]
}

/** Runs a program in a pseudo-terminal, and gives all that it showed there, and its exit code. */
export function runInTerminal(
  task: TerminalTask,
): Promise<{ readonly code: number | string; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(
      'python3',
      [SCRIPT, JSON.stringify({ steps: [], ...task })],
      { maxBuffer: 16_777_216 },
      (error, output, problems) => resolve({ code: error?.code ?? 0, output: output + problems }),
    )
  })
}

/** A test of programs in a pseudo-terminal. It is skipped, with the reason printed, if one of them cannot be run here. */
export function testWith(...programs: readonly string[]): typeof test | typeof test.skip {
  const missing = ['python3', ...programs].filter((program) => spawnSync(program, ['--version']).status !== 0)
  const reason = missing.length === 0 ? undefined : `there is no ${missing.join(', ')}`
  return testNeeding(
    process.platform === 'win32' ? 'Windows has no pseudo-terminal of this kind' : reason,
    `tests in a terminal with ${programs.join(', ')}`,
  )
}
