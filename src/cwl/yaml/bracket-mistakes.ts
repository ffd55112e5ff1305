import { lineStart } from '../../files/source-text.ts'
import { openingQuote } from './quotes.ts'
import {
  HAS_PLAIN_VALUE,
  IS_COMMA,
  IS_MISPLACED,
  LONGEST_LINE,
  type SyntaxErrorSite,
  type SyntaxExplanation,
} from './syntax-error-site.ts'

export function openQuote({ text, offset, reason }: SyntaxErrorSite): SyntaxExplanation | undefined {
  const kind = /within a (single|double) quoted scalar/.exec(reason)?.[1]
  const quote = kind === 'single' ? "'" : '"'
  const open = kind === undefined ? -1 : openingQuote(text, offset, quote)
  return open < 0
    ? undefined
    : [`the text that begins here has no closing ${quote}`, `Write ${quote} after its last word.`, open]
}

/** If a quote is missing, or the text contains one, the quoted text ends early or continues up to the next quote. */
export function behindQuotes({
  text,
  offset,
  reason,
  before,
  behind,
  placeOf,
}: SyntaxErrorSite): SyntaxExplanation | undefined {
  const close = offset - before.length + before.trimEnd().length - 1
  const quote = text[close]
  if (!IS_MISPLACED.test(reason) || (quote !== "'" && quote !== '"') || /^[\]}]/.test(behind)) return undefined
  const open = openingQuote(text, close, quote)
  if (
    open < 0 ||
    !/[\s,:[{]/.test(text[open - 1] ?? ' ') ||
    (!IS_COMMA.test(reason) && behind.startsWith(':') && HAS_PLAIN_VALUE.test(before))
  )
    return undefined
  const ahead = text.slice(Math.max(0, open - LONGEST_LINE), open)
  if (IS_COMMA.test(reason) && behind.startsWith(':') && /[^\s,:[{]\s*$/.test(ahead)) {
    // YAML reads `4 "b": 1` as a key of two words, and so it does with code before a colon.
    return /[\s,:[{][\w.+-]+;?\s*$/.test(ahead) && !/[(?]/.test(before) ? noCommaBefore(open) : undefined
  }
  const last = placeOf(close).line
  if (placeOf(open).line < last) {
    return [
      `the text that begins with this quote goes on to the one on line ${last}, and more follows after that`,
      `Write ${quote} where it should end.`,
      open,
    ]
  }
  if (/^,\s*$/.test(behind))
    return ['a comma follows the text in quotes', 'Remove it. Commas separate items only inside brackets.']
  const within = quote === "'" ? "within '…', a quote is written ''" : 'within "…", a quote is written \\"'
  const isInMap = IS_COMMA.test(reason) && text.charAt(openBracket(text, offset) ?? text.length) === '{'
  if (isInMap)
    return [
      'a comma or a colon is missing after the text in quotes',
      `Write it, or put all of the text in quotes: ${within}.`,
    ]
  return IS_COMMA.test(reason)
    ? ['a comma is missing after the text in quotes', `Write one, or put all of it in quotes: ${within}.`]
    : ['more follows after the text in quotes', `Put all of it in quotes: ${within}.`]
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/** After an open bracket, the parser reads on until something is not allowed there. */
export function openCollection({
  text,
  offset,
  reason,
  behind,
  placeOf,
}: SyntaxErrorSite): SyntaxExplanation | undefined {
  const isAtEnd = reason.includes('within a flow collection')
  const open =
    isAtEnd || IS_COMMA.test(reason)
      ? ((isAtEnd ? unevenBracket(text, offset) : undefined) ?? openBracket(text, offset))
      : undefined
  if (open === undefined) return undefined
  // A key or a dash that is not indented more than the line of the bracket was not meant to be inside.
  const columnAt = (at: number): number => placeOf(at + text.slice(at, at + LONGEST_LINE).search(/\S/)).column
  const behindOpen = text.slice(open, offset + 1 + behind.length)
  const entries = [...behindOpen.matchAll(/(?<=\n) *(?:- |[^\s"'[\]{},#:]+:(?:\s|$))/g)]
  const column = columnAt(lineStart(text, open))
  const isOutside = entries.some(({ index }) => columnAt(open + index) <= column)
  const bracket = text.charAt(open)
  const closing = CLOSING[bracket]
  if (!isAtEnd && !isOutside) return undefined
  const [comment] =
    /(?<=[\s,:[{])#[^\s\]},]+[\]}]+(?=\s*$)/m.exec(text.slice(open, open + LONGEST_LINE).split('\n', 1)[0] ?? '') ?? []
  return [
    `this "${bracket}" is never closed`,
    comment === undefined
      ? `Write ${closing} where the ${bracket === '[' ? 'list' : 'map'} ends.`
      : `Put ${comment.replace(/(?<![\]}])[\]}]+$/, '')} in quotes: a number sign after a space begins a comment, and the bracket is in it.`,
    open,
  ]
}

export function wrongBracket({
  text,
  offset,
  reason,
  before,
  behind,
  placeOf,
}: SyntaxErrorSite): SyntaxExplanation | undefined {
  const bracket = behind.charAt(0)
  if (bracket !== ']' && bracket !== '}') return undefined
  if (!IS_COMMA.test(reason)) {
    const isInText = before.trim() === '' && !isBracketed(text)
    return IS_MISPLACED.test(reason)
      ? [
          `nothing is open that this ${bracket} could close`,
          isInText
            ? 'Indent it like the text above if it ends that, or remove it.'
            : 'Remove it, or put it in quotes if it is text.',
        ]
      : undefined
  }
  const open = openBracket(text, offset)
  const closing = CLOSING[text.charAt(open ?? text.length)]
  if (open === undefined || closing === undefined || closing === bracket) return undefined
  return [
    `this ${bracket} cannot close the ${text.charAt(open)} of line ${placeOf(open).line}`,
    `Write ${closing} before it, or in its place.`,
  ]
}

/** `doc: [a](b)` and `glob: {a,b}*` begin with a bracket, so YAML reads them as a list and a map. */
export function behindBracket({ text, reason, before }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!IS_MISPLACED.test(reason) || IS_COMMA.test(reason) || !/[\]}]\s*$/.test(before)) return undefined
  if (isBracketed(text))
    return [
      'more follows after the bracket that closes all of the file',
      'Remove that bracket, or write the one that it closes instead.',
    ]
  return ['more follows after the bracket that closes here', 'Text that begins with a bracket needs quotes.']
}

export function missingComma({ offset, reason, before, behind }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!IS_COMMA.test(reason)) return undefined
  // `{type: File[]}`: YAML ends the name at the bracket.
  return /\S$/.test(before) && /^[[{]/.test(behind)
    ? [
        'a name without quotes ends before this bracket',
        "Inside {…} and […], put text that holds brackets or commas in quotes: 'File[]'.",
      ]
    : noCommaBefore(offset)
}

function noCommaBefore(offset: number): SyntaxExplanation {
  return [
    'a comma is missing before this entry',
    'Write a comma after the entry before this one, or close the bracket there.',
    offset,
  ]
}

/** Brackets are only searched up to this distance. */
const FURTHEST = 50_000

/** What can be before brackets on their line: dashes, and a key. */
const BEFORE_ONE = /^\s*(?:- +)*(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#[{](?:[^:#]|:(?! ))*): +)?(?=[[{])/

function isBracketed(text: string): boolean {
  return /^\s*[[{]/.test(text.slice(0, FURTHEST))
}

/**
 * The first bracket whose closing bracket begins a line with less indentation than its own, and so was meant for
 * another.
 */
function unevenBracket(text: string, offset: number): number | undefined {
  return isBracketed(text)
    ? openFrom(
        text,
        text.search(/[[{]/),
        offset,
        (open, close) => isFirst(text, close) && indentationOf(text, close) < indentationOf(text, open),
      )
    : undefined
}

function isFirst(text: string, offset: number): boolean {
  let at = offset - 1
  while (text[at] === ' ') at -= 1
  return at < 0 || text[at] === '\n'
}

/** 0 for a very long line. */
function indentationOf(text: string, offset: number): number {
  const before = text.slice(Math.max(0, offset - LONGEST_LINE), offset + 1)
  return before.slice(before.lastIndexOf('\n') + 1).search(/\S/)
}

function openBracket(text: string, offset: number): number | undefined {
  if (isBracketed(text)) return openFrom(text, text.search(/[[{]/), offset)
  for (let start = lineStart(text, offset); ; start = lineStart(text, start - 1)) {
    const before = BEFORE_ONE.exec(text.slice(start, Math.min(offset, start + LONGEST_LINE)))
    const open = before === null ? undefined : openFrom(text, start + before[0].length, offset)
    if (open !== undefined) return open
    if (start === 0 || offset - start > FURTHEST) return undefined
  }
}

/** The innermost bracket that is open at `end`, or the first that is closed by a wrong one. */
function openFrom(
  text: string,
  start: number,
  end: number,
  isOdd?: (open: number, close: number) => boolean,
): number | undefined {
  const open: number[] = []
  for (let at = start; at < end; at += 1) {
    const character = text[at]
    if (character === '[' || character === '{') open.push(at)
    else if (character === ']' || character === '}') {
      const last = open.pop()
      if (last !== undefined && isOdd?.(last, at) === true) return last
      if (open.length === 0) return undefined
    } else if ((character === '"' || character === "'") && /[\s,:[{]/.test(text.charAt(at - 1)))
      at = quoteEnd(text, at, character)
    else if (character === '#' && /\s/.test(text.charAt(at - 1))) at = lineEnd(text, at)
  }
  return isOdd === undefined ? open.at(-1) : undefined
}

function quoteEnd(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1
    else if (text[at] === quote) {
      if (quote === '"' || text[at + 1] !== quote) return at
      at += 1
    }
  }
  return text.length
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}
