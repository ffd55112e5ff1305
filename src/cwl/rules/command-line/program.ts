import { truncateMiddle } from '../../../files/text.ts'
import {
  commandWords,
  hasShell,
  programWords,
  quotedOperators,
  withoutQuotes,
  type Word,
} from '../../lint/facts/command-line.ts'
import { holdsReference } from '../../lint/facts/interpolation.ts'
import { rule, shared, warning } from '../../lint/rule.ts'
import type { Fix } from '../../problems/problem.ts'

/** `baseCommand` has one program and its first arguments, each as a separate text, and is not evaluated. */
export const program = rule({
  codes: {
    'space-in-program': warning('baseCommand is one text with spaces in it, or empty, but one text names one program.'),
    ...shared('unevaluated-expression'),
  },
  on: 'CommandLineTool',
  process({ process, report }) {
    const words = programWords(process)
    const [first] = words
    if (first !== undefined) {
      const flaw = flawOf(first, hasShell(process))
      if (flaw !== undefined) report('space-in-program', first, ...flaw)
    }
    for (const word of words) {
      // The schema and all engines read it as text.
      if (holdsReference(word.text))
        report(
          'unevaluated-expression',
          word,
          'baseCommand is not evaluated: the program gets this text as written',
          'Move it to arguments.',
        )
    }
  },
})

function flawOf({ text, key }: Word, isForShell: boolean): readonly [message: string, fix: Fix] | undefined {
  // A list without brackets has commas.
  const words = text.trim().split(/,?\s+/)
  if (text.trim() === '')
    return [
      'this text is read as the name of the program, but is empty',
      'Remove it. The first text that remains names the program.',
    ]
  if (!/\s/.test(text)) return undefined
  const reading = `${JSON.stringify(truncateMiddle(text))} is read as the name of one program, including the spaces`
  const message = isForShell ? `by the CWL specification, ${reading}, but Seven Bridges splits it` : reading
  if (words.length === 1) return [message, 'Remove the spaces.']
  // It may be a folder with spaces.
  if (/^[./]/.test(text) && words.slice(1).some((word) => word.indexOf('/') > 0)) return undefined
  const list = words.map((word) => JSON.stringify(word)).join(', ')
  if (words.length > MOST_WORDS || SHELL.test(text))
    return [message, 'Write a list of its words, or ["sh", "-c", SCRIPT] for a shell script.']
  if (key !== 'baseCommand') return [message, `Write each word as a separate text: ${list}.`]
  const isPlain = words.every((word) => /^[\w./=-]+$/.test(word))
  return [
    message,
    { words: `Write a list: [${list}].`, change: isPlain && !isForShell ? { kind: 'value', value: words } : undefined },
  ]
}

/** A longer list is not written out in a fix. */
const MOST_WORDS = 20

/** These mean something only in a shell. */
const SHELL = /["'`\\$|;&<>*\n]/

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

/** `sh`, `python` and `perl` have a script after it. */
const SCRIPT_OPTION = /^-[ce]$/

/** A value may hold anything, which is the same for all engines. */
const REFERENCE = /\$\([\w.]*\)/g

const NEEDS_QUOTES = /[\s"'`$|;&<>*()]/
