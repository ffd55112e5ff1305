type Quote = "'" | '"'

/** Quotes of word processors, which are letters in YAML and an error in JavaScript. */
export const CURLY_QUOTE = /[“”„‘’‚]/
export const STRAIGHT_QUOTES = 'Write straight quotes: " or \'.'

/**
 * The start of the quoted text that contains, or ends at, an offset; below zero if there is none. It contains only
 * escaped quotes of its kind, so the nearest other one is the start.
 */
export function openingQuote(text: string, offset: number, quote: Quote): number {
  let at = lastBefore(text, quote, offset)
  while (at >= 0) {
    // A quote is escaped by a second one, or by a backslash that is not escaped itself.
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

/** After `last`, if there is none. */
function runStart(text: string, last: number, character: string): number {
  let start = last + 1
  while (start > 0 && text[start - 1] === character) start -= 1
  return start
}

/** The first word, in quotes; an ellipsis replaces a long word, one with quotes, and what follows. */
export function quoted(text: string): string {
  const word = /^(?:[^\s,[\]{}'"]|\{[^\s{}'"]*\}|\[[^\s[\]'"]*\])+(?=[\s,\]}]|$)/.exec(text.slice(0, LONGEST_WORD))?.[0]
  const isLonger = word !== undefined && /^[ \t]+[^\s,\]}#]/.test(text.slice(word.length, word.length + LONGEST_WORD))
  return `'${word ?? '…'}${isLonger ? ' …' : ''}'`
}

const LONGEST_WORD = 60
