import type { Context } from '../lint/context.ts'
import type { Report } from '../lint/report.ts'
import type { Rule } from '../lint/rule.ts'
import { STAGE_CODES, type StageCode } from '../problems/codes.ts'
import type { Problem } from '../problems/problem.ts'
import { checkCycles } from './cycles.ts'
import { checkDataFlow } from './data-flow.ts'
import { checkDeclaredFiles } from './undeclared-files.ts'

type Check = (context: Context<StageCode>) => readonly Problem[] | Promise<readonly Problem[]>

/** A check of the old form as a rule. TODO: goes when the last check is a rule of its own. */
function legacy(check: Check, more: Pick<Rule, 'on' | 'scope'> = {}): Rule<StageCode> {
  return {
    codes: STAGE_CODES,
    ...more,
    process(context) {
      const problems = check(context)
      if (!(problems instanceof Promise)) return tell(context, problems)
      return problems.then((all) => tell(context, all))
    },
  }
}

function tell({ report }: { readonly report: Report<StageCode> }, problems: readonly Problem[]): void {
  for (const { code, file, line, column, message, fix, severity } of problems)
    report(code as StageCode, () => ({ file, line, column }), message, fix, severity)
}

export const LEGACY: readonly Rule<StageCode>[] = [
  legacy(({ process, ports, steps }) => checkDataFlow(process, ports, steps), { on: 'Workflow' }),
  legacy(({ process, ports, steps }) => checkDeclaredFiles(process, ports, steps), { on: 'Workflow' }),
  legacy(({ process, steps }) => checkCycles(process, steps), { on: 'Workflow' }),
]
