import { readdirSync } from 'node:fs'

import { EXIT, type AppCounts, type Failure, type Report, type StatusReport } from '../commands/report.ts'
import { count } from '../files/text.ts'
import { rowOf } from '../options/command-table.ts'
import type { ActionInputs } from './inputs.ts'

/** About mistakes in a workflow, added to the fix, and why a plan fails the step. */
export function withAdvice(report: Report, inputs: ActionInputs, env: NodeJS.ProcessEnv): Report {
  const { failure } = report
  if (report.command === 'plan' && report.exitCode === EXIT.changesPending)
    return { ...report, failure: pendingChanges(report.counts) }
  if (report.command === 'status' && report.exitCode === EXIT.changesPending)
    return { ...report, failure: pendingStates(report) }
  if (report.command === 'diff' && report.exitCode === EXIT.changesPending)
    return {
      ...report,
      failure: {
        code: 'changes-pending',
        message: `${report.before} and ${report.after} differ`,
        fix: 'The input `exit-code` makes the comparison fail for that.',
      },
    }
  if (report.command === 'test' && report.exitCode === EXIT.changesPending)
    return {
      ...report,
      failure: {
        code: 'changes-pending',
        message: `${count(report.counts.running + report.counts.started, 'test')} still running`,
        fix: 'The input `exit-code` makes `test` fail for that. Give `wait`, or run it again later.',
      },
    }
  if (failure === undefined || report.exitCode !== EXIT.usage) return report
  const advice =
    needsCheckout(inputs) && isEmpty(env['GITHUB_WORKSPACE'])
      ? 'The workspace of the job is empty: check the repository out before this step, with actions/checkout.'
      : adviceOnLists(failure, inputs)
  return advice === undefined
    ? report
    : {
        ...report,
        failure: { ...failure, fix: [failure.fix, advice].filter((part) => part !== undefined).join(' ') },
      }
}

/** A failed job needs a reason. On a terminal the exit code is enough, because the user asked for it. */
function pendingChanges({ create, update, unknown }: AppCounts): Failure {
  return {
    code: 'changes-pending',
    message: `${count(create + update + unknown, 'app')} would be installed`,
    fix: 'The input `exit-code` makes a plan fail for that.',
  }
}

function pendingStates({ counts, only = ['drifted', 'unpromoted'] }: StatusReport): Failure {
  const parts = only.flatMap((state) => (counts[state] === 0 ? [] : [`${counts[state]} ${state}`]))
  return {
    code: 'changes-pending',
    message: `the stages differ from the repository: ${parts.join(', ')}`,
    fix: 'The input `exit-code` makes the status fail for that.',
  }
}

function needsCheckout({ command, options: { config, files, copyFrom } }: ActionInputs): boolean {
  return (
    config !== undefined || (rowOf(command).readsDocuments === true && (copyFrom === undefined || files !== undefined))
  )
}

function isEmpty(folder = ''): boolean {
  try {
    return folder !== '' && readdirSync(folder).length === 0
  } catch {
    // The report explains what is wrong with the folder.
    return false
  }
}

/** In other places of a workflow a list has commas, dashes, quotes and comments, or is JSON. */
function adviceOnLists({ message }: Failure, { options: { files = [], apps = [] } }: ActionInputs): string | undefined {
  const isNamed = (line: string): boolean => message.includes(line) || message.includes(JSON.stringify(line))
  const given = [
    ...files.map((line) => ({ name: 'files', line })),
    ...apps.map((line) => ({ name: 'apps', line })),
  ].filter(({ line }) => isNamed(line))
  const marked = given.find(({ line }) => /^(?:- |["'].*["']$|\[(?:.*\])?$)|(?:^|\s)#/.test(line))
  if (marked !== undefined)
    return `The input \`${marked.name}\` is text, whose lines are taken as they are: leave out dashes, quotes, brackets and comments.`
  const joined = given.find(({ line }) => /\S[,\s]+\S/.test(line))
  return joined === undefined ? undefined : `If these are several: the input \`${joined.name}\` takes one per line.`
}
