import { truncateMiddle } from '../../../files/truncate.ts'
import { programWords, type Word } from '../../lint/facts/command-words.ts'
import { hasShell } from '../../lint/facts/shell-operators.ts'
import { holdsReference } from '../../lint/facts/unevaluated.ts'
import { rule, shared, warning } from '../../lint/rule.ts'

/**
 * Mistakes in `baseCommand`. It names one program and its first arguments, each as a separate text, and is not
 * evaluated.
 */
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

function flawOf({ text, key }: Word, isForShell: boolean): readonly [message: string, fix: string] | undefined {
  // A comma between words is of a list without brackets.
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
  // The name of a folder may contain spaces.
  if (/^[./]/.test(text) && words.slice(1).some((word) => word.indexOf('/') > 0)) return undefined
  const list = words.map((word) => JSON.stringify(word)).join(', ')
  if (words.length > MOST_WORDS || SHELL.test(text))
    return [message, 'Write a list of its words, or ["sh", "-c", SCRIPT] for a shell script.']
  return [message, key === 'baseCommand' ? `Write a list: [${list}].` : `Write each word as a separate text: ${list}.`]
}

/** A longer list is not written out in a fix. */
const MOST_WORDS = 20

/** Characters with a meaning in a shell only, such as quotes and separators. */
const SHELL = /["'`\\$|;&<>*\n]/
