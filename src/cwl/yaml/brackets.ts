import { lineStart } from '../../files/source-text.ts'
import { LONGEST_LINE } from './syntax-error-site.ts'

/** A map in braces or a list in brackets is only searched up to this distance. */
const FURTHEST = 50_000

/** What can be before a collection in brackets on its line: dashes, and a key. */
const BEFORE_ONE = /^\s*(?:- +)*(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#[{](?:[^:#]|:(?! ))*): +)?(?=[[{])/

/** Whether the whole text is inside of brackets, as in JSON. */
export function isBracketed(text: string): boolean {
  return /^\s*[[{]/.test(text.slice(0, FURTHEST))
}

/**
 * In a text inside of brackets, the first bracket whose closing bracket begins a line with less indentation than its
 * own line, and so was meant for another.
 */
export function unevenBracket(text: string, offset: number): number | undefined {
  return isBracketed(text)
    ? openFrom(
        text,
        text.search(/[[{]/),
        offset,
        (open, close) => isFirst(text, close) && indentationOf(text, close) < indentationOf(text, open),
      )
    : undefined
}

/** Whether only spaces are before a character on its line. */
function isFirst(text: string, offset: number): boolean {
  let at = offset - 1
  while (text[at] === ' ') at -= 1
  return at < 0 || text[at] === '\n'
}

/** The indentation of the line of an offset; 0 for a very long line. */
function indentationOf(text: string, offset: number): number {
  const before = text.slice(Math.max(0, offset - LONGEST_LINE), offset + 1)
  return before.slice(before.lastIndexOf('\n') + 1).search(/\S/)
}

/** The innermost bracket or brace that is open at an offset; undefined if none is found. */
export function openBracket(text: string, offset: number): number | undefined {
  if (isBracketed(text)) return openFrom(text, text.search(/[[{]/), offset)
  for (let start = lineStart(text, offset); ; start = lineStart(text, start - 1)) {
    const before = BEFORE_ONE.exec(text.slice(start, Math.min(offset, start + LONGEST_LINE)))
    const open = before === null ? undefined : openFrom(text, start + before[0].length, offset)
    if (open !== undefined) return open
    if (start === 0 || offset - start > FURTHEST) return undefined
  }
}

/**
 * The innermost bracket that is open at `end`, in the collection that begins at `start`, or the first that is closed by
 * a wrong one.
 */
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

/** The last character of a quoted text. */
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
