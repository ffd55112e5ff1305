import { truncateMiddle } from '../../../files/truncate.ts'
import { hasShell, quotedOperators, withoutQuotes } from '../../lint/facts/shell-operators.ts'
import { rule, warning } from '../../lint/rule.ts'

/** Operators that are passed to a shell in quotes (CWL v1.2 CommandLineTool, "ShellCommandRequirement"). */
export const quotedOperator = rule({
  codes: { 'quoted-operator': warning('A shell operator is quoted, so it is passed as text.') },
  on: 'CommandLineTool',
  process(context) {
    const { process, report } = context
    if (!hasShell(process)) return
    for (const operator of quotedOperators(context))
      report(
        'quoted-operator',
        operator,
        `by the CWL specification, the shell gets "${truncateMiddle(operator.text.trim())}" in quotes, so the program before it reads it as text`,
        withoutQuotes(process, operator),
      )
  },
})
