import { programWords, type Word } from '../analysis/command-words.ts'
import { holdsReference } from '../analysis/unevaluated.ts'
import { rule, shared, warning } from '../lint/rule.ts'
import { truncateMiddle } from '../problems/describe-value.ts'

/** What `baseCommand` names is one program with its first arguments, each a text of its own, and is not evaluated. */
export const program = rule({
  codes: {
    'space-in-program': warning(
      'baseCommand is one text with blanks in it, or a blank one, and one text names one program.',
    ),
    ...shared('unevaluated-expression'),
  },
  on: 'CommandLineTool',
  process({ process, report }) {
    const words = programWords(process)
    const [first] = words
    if (first !== undefined) {
      const flaw = flawOf(first)
      if (flaw !== undefined) report('space-in-program', first, ...flaw)
    }
    for (const word of words) {
      // The schema takes it for text, and so does every engine.
      if (holdsReference(word.text))
        report(
          'unevaluated-expression',
          word,
          'baseCommand is not evaluated: this reaches the program as it is written',
          'Move it to arguments.',
        )
    }
  },
})

/** A message and a fix for a text that cannot be the name of a program. */
function flawOf({ text, key }: Word): readonly [message: string, fix: string] | undefined {
  const words = text.trim().split(/\s+/)
  if (text.trim() === '')
    return [
      'this text is taken for the name of the program, and is blank',
      'Remove it: the first text that is left names the program.',
    ]
  if (!/\s/.test(text)) return undefined
  const message = `${JSON.stringify(truncateMiddle(text))} is taken for the name of one program, blanks and all`
  if (words.length === 1) return [message, 'Remove the spaces.']
  // A folder's name may hold blanks.
  if (/^[./]/.test(text) && words.slice(1).some((word) => word.indexOf('/') > 0)) return undefined
  const list = words.map((word) => JSON.stringify(word)).join(', ')
  if (words.length > MOST_WORDS || SHELL.test(text))
    return [message, 'Write a list of its words, or ["sh", "-c", SCRIPT] for a script of the shell.']
  return [message, key === 'baseCommand' ? `Write a list: [${list}].` : `Write each word by itself: ${list}.`]
}

/** More are not written out. */
const MOST_WORDS = 20

/** Characters that only a shell takes words apart by, or makes something of. */
const SHELL = /["'`\\$|;&<>*\n]/
