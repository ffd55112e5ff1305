import { COMMANDS, OPTION_ROWS, type Command } from '../commands/run/option-table.ts'

export { COMMANDS, type Command }

/** The inputs that are not options of a run, and the commands that use them. */
const APART: Readonly<Record<string, readonly Command[]>> = {
  command: COMMANDS,
  issue: ['exports'],
  'issue-title': ['exports'],
  'issue-labels': ['exports'],
  'issue-assignees': ['exports'],
  comment: COMMANDS,
  'pull-request': COMMANDS,
  deployments: ['plan', 'promote', 'rollback'],
  'github-token': COMMANDS,
}

/** Every input of action.yml, with the commands that use it; others refuse it. */
export const INPUTS: ReadonlyMap<string, readonly Command[]> = new Map([
  ...OPTION_ROWS.flatMap(([, name, { commands, inputs = commands }]) =>
    inputs === undefined ? [] : [[name, inputs] as const],
  ),
  ...Object.entries(APART),
])
