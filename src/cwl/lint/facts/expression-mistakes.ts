import type { Location } from '../../../files/source-text.ts'
import { nameOf } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import type { ExpressionSite, Scope } from './expressions.ts'
import { openComment, type Interpolation } from './interpolation.ts'
import { fixToPass, guessAmong } from './parameter-references.ts'
import { mayBeText } from './plain-texts.ts'

export interface ExpressionMistake<Code extends string> {
  readonly code: Code
  readonly index: number
  readonly message: string | ((location: Location) => readonly [message: string, fix: string | undefined])
  readonly fix?: string | undefined
}

export function unknownInput(
  process: Process,
  scope: Scope,
  name: string,
  index: number,
): ExpressionMistake<'possible-input'> {
  return {
    code: 'possible-input',
    index,
    message: (location) => [
      `the code reads inputs.${name}, and there is no input ${name}${inWhich(process, location)}`,
      fixToPass(scope, name) ?? guessAmong(scope.inputs?.keys() ?? [], name) ?? 'It is undefined when it runs.',
    ],
  }
}

/** A text in an included file is wrong for one process, and several may include it. */
export function inWhich({ path, root, value }: Process, { file }: Location): string {
  if (file === path) return ''
  const name = '$graph' in root ? nameOf(value) : undefined
  return ` in ${name === undefined ? path : `${path}#${name}`}`
}

export function unbalanced(text: ExpressionSite, { start }: Interpolation): ExpressionMistake<'unbalanced-expression'> {
  const code = 'unbalanced-expression'
  const opening = text.text.slice(start, start + 2)
  const orText = mayBeText(text) ? `, or write \\${opening} if it is meant as text` : undefined
  const comment = commentIn(text.text, start)
  if (comment === undefined)
    return {
      code,
      index: start,
      message: `${opening} begins here and does not end`,
      fix: orText === undefined ? 'Close it.' : `Close it and what is open within${orText}.`,
    }
  const [message, fix] =
    text.text[comment + 1] === '*'
      ? [`this comment does not end, and so the ${opening} around it does not either`, 'Write */ at its end']
      : [
          `this comment goes on to the end of the text, and so the ${opening} around it does not end`,
          'Write it as /* … */, or begin the text with |, which keeps its line ends',
        ]
  return { code, index: comment, message, fix: `${fix}${orText ?? ''}.` }
}

/** It hides the closing bracket. A sign directly before a word, as in an address or a path, does not count. */
function commentIn(text: string, start: number): number | undefined {
  const comment = openComment(text, start + 1)
  return comment === undefined || /[\w.:*/-]/.test(text.charAt(comment - 1)) ? undefined : comment
}
