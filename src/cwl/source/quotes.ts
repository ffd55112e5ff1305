export type Quote = "'" | '"'

/** Quotes as word processors put them, which are letters to YAML and nothing to JavaScript. */
export const CURLY_QUOTE = /[“”„‘’‚]/
export const STRAIGHT_QUOTES = 'Write straight quotes: " or \'.'

/**
 * Where the text in quotes begins that an offset is in, or ends: below zero where nothing can be its beginning. Only
 * escaped quotes of its kind stand within it, so that the nearest other one is the first.
 */
export function openingQuote(text: string, offset: number, quote: Quote): number {
  let at = lastBefore(text, quote, offset)
  while (at >= 0) {
    // One is escaped by a second one, or by a backslash that is not escaped itself.
    const first = quote === "'" ? runStart(text, at, quote) : at
    const isEscaped = quote === "'" ? (at - first) % 2 === 1 : (at - runStart(text, at - 1, '\\')) % 2 === 1
    if (!isEscaped) return first
    at = lastBefore(text, quote, first)
  }
  return -1
}

function lastBefore(text: string, character: string, offset: number): number {
  return offset <= 0 ? -1 : text.lastIndexOf(character, offset - 1)
}

/** Where the run of a character begins that ends with the one at `last`; behind it when that is another. */
function runStart(text: string, last: number, character: string): number {
  let start = last + 1
  while (start > 0 && text[start - 1] === character) start -= 1
  return start
}

/**
 * The word that a text begins with, in quotes; dots in the place of a long one, of one that holds quotes, and of what
 * follows.
 */
export function quoted(text: string): string {
  const word = /^(?:[^\s,[\]{}'"]|\{[^\s{}'"]*\}|\[[^\s[\]'"]*\])+(?=[\s,\]}]|$)/.exec(text.slice(0, LONGEST_WORD))?.[0]
  const isLonger = word !== undefined && /^[ \t]+[^\s,\]}#]/.test(text.slice(word.length, word.length + LONGEST_WORD))
  return `'${word ?? '…'}${isLonger ? ' …' : ''}'`
}

const LONGEST_WORD = 60
