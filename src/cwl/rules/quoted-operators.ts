import { hasShell, quotedOperators, withoutQuotes } from '../analysis/shell-operators.ts'
import { rule, warning } from '../lint/rule.ts'
import { truncateMiddle } from '../problems/describe-value.ts'

/** Operators that a shell gets in quotes (CWL v1.2 CommandLineTool, "ShellCommandRequirement"). */
export const quotedOperator = rule({
  codes: { 'quoted-operator': warning('An operator of the shell is quoted, which makes text of it.') },
  on: 'CommandLineTool',
  process(context) {
    const { process, report } = context
    if (!hasShell(process)) return
    for (const operator of quotedOperators(context))
      report(
        'quoted-operator',
        operator,
        `by the specification the shell gets ${truncateMiddle(operator.text.trim())} in quotes, as text for the program before it`,
        withoutQuotes(process, operator),
      )
  },
})
