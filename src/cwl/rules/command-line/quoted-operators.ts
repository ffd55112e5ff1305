import { truncateMiddle } from '../../../files/truncate.ts'
import { commandWords } from '../../lint/facts/command-words.ts'
import { hasShell, quotedOperators, withoutQuotes } from '../../lint/facts/shell-operators.ts'
import { rule, warning } from '../../lint/rule.ts'

/**
 * Operators that are passed to a shell in quotes (CWL v1.2 CommandLineTool, "ShellCommandRequirement"), and scripts,
 * which not all engines quote.
 */
export const quotedOperator = rule({
  codes: {
    'quoted-operator': warning('A shell operator is quoted, so it is passed as text.'),
    'script-quotes': warning('Engines differ on whether a shell gets a script in quotes.'),
  },
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
    const words = commandWords(process)
    const script = words.find(
      ({ text }, index) =>
        NEEDS_QUOTES.test(text.replaceAll(REFERENCE, '')) && SCRIPT_OPTION.test(words[index - 1]?.text ?? ''),
    )
    if (script !== undefined)
      report(
        'script-quotes',
        script,
        'by the CWL specification, the shell gets this script in quotes, but Seven Bridges does not quote it',
        'Move it to arguments as {shellQuote: false, valueFrom: SCRIPT}, and write the quotes for the shell into the text.',
      )
  },
})

/** The option of `sh`, `python` and `perl` before a script. */
const SCRIPT_OPTION = /^-[ce]$/

/** A value may hold anything, and engines do the same with each. */
const REFERENCE = /\$\([\w.]*\)/g

/** Spaces, and characters with a meaning in a shell. */
const NEEDS_QUOTES = /[\s"'`$|;&<>*()]/
