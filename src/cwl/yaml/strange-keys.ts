import { invisibleOf, wordsOnInvisible } from './invisible.ts'
import { CURLY_QUOTE, STRAIGHT_QUOTES } from './quotes.ts'
import { commentAt } from './syntax-mistakes.ts'

/** Why a key without quotes is probably a mistake, for example after a JavaScript comment or between pasted quotes. */
export function strangenessOf(key: string): { readonly message: string; readonly fix: string } | undefined {
  // Nearly every key begins and ends with a letter.
  if (PLAIN.test(key)) return undefined
  const comment = commentAt(key, 0)
  if (comment !== undefined) return comment
  if (CURLY_QUOTE.test(key.charAt(0)))
    return { message: `YAML reads ${key.charAt(0)} as a letter, not as a quote`, fix: STRAIGHT_QUOTES }
  const invisible = invisibleOf(key)
  return invisible === undefined ? undefined : wordsOnInvisible(invisible)
}

const PLAIN = /^\w(?:.*\w)?$/s
