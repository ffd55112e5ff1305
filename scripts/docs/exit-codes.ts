import type { ExitCode } from '../commands/report.ts'

interface ExitCodeMeaning {
  readonly meaning: string
  readonly commands?: readonly string[]
}

export const EXIT_CODE_MEANINGS: Readonly<Record<ExitCode, ExitCodeMeaning>> = {
  0: { meaning: 'Everything is fine.' },
  1: {
    meaning: 'The command failed: the platform, the network or a time limit; or `pack --check` found a difference.',
  },
  2: { meaning: 'Wrong usage, or an error in `cwl-promote.yml`.' },
  3: { meaning: 'Invalid CWL.', commands: ['validate', 'pack', 'plan', 'promote', 'status', 'diff', 'graph'] },
  4: {
    meaning: 'A rule refused the run, or the approved plan is out of date.',
    commands: ['plan', 'promote', 'rollback'],
  },
  5: {
    meaning:
      'Some apps failed, are blocked or unreadable, or their state is unknown. `test`: some tests could not be started.',
    commands: ['plan', 'promote', 'rollback', 'pull', 'status', 'doctor', 'test'],
  },
  6: { meaning: '`exports`: more export jobs failed than allowed.', commands: ['exports'] },
  7: { meaning: '`test`: a test failed.', commands: ['test'] },
  10: {
    meaning:
      '`plan --exit-code`, `status --exit-code`: changes are pending. `diff`: the two differ. `test`: some tests are still running.',
    commands: ['plan', 'status', 'diff', 'test'],
  },
  130: { meaning: 'Cancelled.' },
}

export function exitCodesOf(command: string): readonly string[] {
  return Object.entries(EXIT_CODE_MEANINGS).flatMap(([code, { commands }]) =>
    commands === undefined || commands.includes(command) ? [code] : [],
  )
}
