import { lineStart } from './text.ts'

/** A map in braces or a list in brackets cannot be followed up from further below than this. */
const FURTHEST = 50_000

/** What a collection in brackets can begin behind on its line: dashes, and a key. */
const BEFORE_ONE = /^\s*(?:- +)*(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#[{](?:[^:#]|:(?! ))*): +)?(?=[[{])/

/** The bracket or brace that is open at an offset, innermost; undefined where none is found to be. */
export function openBracket(text: string, offset: number): number | undefined {
  if (/^\s*[[{]/.test(text.slice(0, FURTHEST))) return openFrom(text, text.search(/[[{]/), offset)
  for (let start = lineStart(text, offset); ; start = lineStart(text, start - 1)) {
    const before = BEFORE_ONE.exec(text.slice(start, Math.min(offset, start + LONGEST_LINE)))
    const open = before === null ? undefined : openFrom(text, start + before[0].length, offset)
    if (open !== undefined) return open
    if (start === 0 || offset - start > FURTHEST) return undefined
  }
}

/** Lines of more characters than this are not written by hand. */
const LONGEST_LINE = 1000

/** The innermost bracket that is open at `end`, of the collection that begins at `start`. */
function openFrom(text: string, start: number, end: number): number | undefined {
  const open: number[] = []
  for (let at = start; at < end; at += 1) {
    const character = text[at]
    if (character === '[' || character === '{') open.push(at)
    else if (character === ']' || character === '}') {
      open.pop()
      if (open.length === 0) return undefined
    } else if ((character === '"' || character === "'") && /[\s,:[{]/.test(text[at - 1] ?? '')) at = quoteEnd(text, at, character)
    else if (character === '#' && /\s/.test(text[at - 1] ?? '')) at = lineEnd(text, at)
  }
  return open.at(-1)
}

/** The last character of a text in quotes. */
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
