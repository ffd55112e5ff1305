import type { ExitCode } from '../../src/commands/report.ts'
import { COMMAND_ROWS } from '../../src/options/command-table.ts'

export const EXIT_CODE_MEANINGS: Readonly<Record<ExitCode, string>> = {
  0: 'Everything is fine.',
  1: 'The command failed: the platform, the network or a time limit; or `pack --check` found a difference.',
  2: 'Wrong usage, or an error in `cwl-promote.yml`.',
  3: 'Invalid CWL.',
  4: 'A rule refused the run, or the approved plan is out of date.',
  5: 'Some apps failed, are blocked or unreadable, or their state is unknown. `test`: some tests could not be started.',
  6: '`exports`: more export jobs failed than allowed.',
  7: '`test`: a test failed.',
  10: '`plan --exit-code`, `status --exit-code`: changes are pending. `diff`: the two differ. `test`: some tests are still running. `pages --check`: a page is out of date.',
  130: 'Cancelled.',
}

const OF_ALL = [0, 1, 2, 130]

/** Also of commands that only the command line has. */
export function exitCodesOf(command: string): readonly number[] {
  const own = Object.entries(COMMAND_ROWS).flatMap(([name, row]) =>
    name === command && 'exitCodes' in row ? row.exitCodes : [],
  )
  return [...OF_ALL, ...own].toSorted((one, other) => one - other)
}
