import type { Failure, Report } from '../commands/report.ts'

/** Inputs as messages name them: "the input `files`", "the inputs `files` and `project`". */
const INPUTS = /\bthe inputs? ((?:`[a-z-]+`(?:, | and | or )?)+)/g

/** A report for the command line, which names flags instead of the action's inputs. */
export function asFlags(report: Report): Report {
  const shown = report.failure === undefined ? report : { ...report, failure: failureAsFlags(report.failure) }
  return shown.command === 'doctor' ? { ...shown, findings: shown.findings.map(withFlags) } : shown
}

/** The same for a failure without a report. */
export function failureAsFlags(failure: Failure): Failure {
  return { ...withFlags(failure), ...(failure.others === undefined ? {} : { others: failure.others.map(withFlags) }) }
}

function withFlags<WithFix extends { readonly fix?: string }>(item: WithFix): WithFix {
  return item.fix === undefined
    ? item
    : { ...item, fix: item.fix.replace(INPUTS, (_all, names: string) => names.replace(/`(?=[a-z])/g, '`--')) }
}
