import { nearest } from '../../../files/suggest.ts'
import type { Code } from '../../lint/facts/interpolation.ts'
import { ENDS_EARLY } from '../../lint/facts/javascript-reader.ts'
import { CURLY_QUOTE, STRAIGHT_QUOTES } from '../../yaml/quotes.ts'

/** `offset` is where the parser stopped, and `reason` why. */
export function fixFor({ kind, code }: Code, offset: number, reason: string): string {
  const rest = code.slice(offset, offset + FAR)
  const line = code.slice(Math.max(code.lastIndexOf('\n', offset) + 1, offset - FAR), offset) + rest
  if (kind !== 'body' && code.slice(0, offset).trim() === '' && STATEMENT.test(rest))
    return 'Write statements in ${…}, and return the value; $(…) holds only a value.'
  if (CURLY_QUOTE.test(rest.charAt(0))) return STRAIGHT_QUOTES
  if (code.charAt(offset - 1) === '#' || rest.startsWith('#')) return 'A comment of JavaScript begins with //.'
  if (PYTHON.test(line.replaceAll(TEXT, '""'))) return OF_PYTHON
  const word = /(?<![\w$.])([a-z]+)\s+$/.exec(code.slice(Math.max(0, offset - FAR), offset))?.[1]
  const keyword = word === undefined || KEYWORDS.has(word) ? undefined : nearest(word, KEYWORDS)
  if (keyword !== undefined) return `Did you mean "${keyword}"?`
  if (
    /^[;)}\]]/.test(rest) &&
    LONE_CONDITION.test(code.slice(Math.max(0, offset - FAR), offset).replaceAll(TEXT, '""'))
  )
    return 'A condition has two values: condition ? one : other.'
  if (reason === ENDS_EARLY) return 'Something is missing at its end: a value, or what closes a bracket or a text.'
  if (reason.includes('unterminated string'))
    return 'Close the quote on the same line; a line break within a text is written \\n.'
  if (reason.includes('unterminated')) return 'Write what ends it.'
  if (reason.includes('assigning to rvalue')) return 'Compare with ==, and give values to variables only.'
  if (reason.includes('regular expression')) return 'Fix the pattern; write a slash in it as \\/.'
  if (reason.includes('reserved')) return 'Take another name: this one is reserved in JavaScript.'
  if (reason.includes('already been declared')) return 'Give one of the two another name, or declare it once.'
  return 'Look for an operator, a comma, a bracket or a quote that is missing before it, or too many.'
}

/** Words that have no operator before or after them. */
const KEYWORDS: ReadonlySet<string> = new Set(['return', 'function', 'var', 'else', 'typeof', 'throw', 'case'])

const LONE_CONDITION = /(?<!\?)\?(?![.?])[^?:;{}]*$/

export const VALUES_OF_PYTHON: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
])

export const OF_PYTHON = 'In JavaScript these are a ? b : c, else if, &&, ||, !, null, true and false.'

/** The regular expressions need memory for each character. */
const FAR = 60

const STATEMENT = /^(?:if|for|while|switch|var|let|const|return|throw|try)\b/

const TEXT = /"[^"\n]*"|'[^'\n]*'|\/\/.*/g

const PYTHON =
  /[\w)\]"'] (?:if|else|and|or|is|in not|not in) (?:not )?[\w("'[]|\bnot [\w(]|\belif\b|\b(?:None|True|False)\b|\bf["']|^\s*def \w/
