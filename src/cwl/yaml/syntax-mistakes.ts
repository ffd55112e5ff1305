import { lineStart, type Location } from '../../files/source-text.ts'
import {
  behindBracket,
  behindQuotes,
  missingComma,
  openCollection,
  openQuote,
  wrongBracket,
} from './bracket-mistakes.ts'
import { CURLY_QUOTE, quoted, STRAIGHT_QUOTES } from './quotes.ts'
import {
  codeOf,
  HAS_PLAIN_VALUE,
  invisibleOf,
  IS_COMMA,
  IS_INDENTATION,
  IS_MISPLACED,
  LONGEST_LINE,
  wordsOnInvisible,
  type SyntaxErrorSite,
  type SyntaxExplanation,
} from './syntax-error-site.ts'

export const NEEDS_QUOTES = 'Put text with a colon and a space in quotes, or in a block that begins with |.'

/** Undefined if nothing better than the message of js-yaml is known. */
export function mistakeAt(
  text: string,
  offset: number,
  reason: string,
  placeOf: (offset: number) => Location,
): SyntaxExplanation | undefined {
  const before = text.slice(Math.max(lineStart(text, offset), offset - LONGEST_LINE), offset)
  const [behind = ''] = text.slice(offset, offset + LONGEST_LINE).split(/[\r\n]/, 1)
  for (const rule of RULES) {
    const mistake = rule({ text, offset, reason, before, behind, placeOf })
    if (mistake !== undefined) return mistake
  }
  return undefined
}

/** More specific ones first. */
const RULES: readonly ((stop: SyntaxErrorSite) => SyntaxExplanation | undefined)[] = [
  openQuote,
  foreignComment,
  behindQuotes,
  openCollection,
  wrongBracket,
  marks,
  listOnLineOfItsKey,
  secondColon,
  spaceBehindDash,
  behindBracket,
  missingComma,
  knownReason,
  escape,
  ofTheWrongKind,
  indentation,
  unprintable,
]

function foreignComment({ text, offset, reason, before }: SyntaxErrorSite): SyntaxExplanation | undefined {
  return IS_MISPLACED.test(reason) && /\s$/.test(before) ? commentAt(text, offset) : undefined
}

export function commentAt(text: string, offset: number): SyntaxExplanation | undefined {
  const mark = text.slice(offset, offset + 2)
  return mark === '//' || mark === '/*'
    ? [`a comment does not begin with ${mark}`, 'Write # and a space in its place; JSON has no comments.']
    : undefined
}

/** `*.bam` is an alias, and `@` is invalid. */
function marks({ offset, reason, before, behind }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (/an? (?:anchor|alias) node/.test(reason)) return textBegins(offset - 1, before.slice(-1) + behind)
  if (!IS_MISPLACED.test(reason)) return undefined
  if (/^[@`%]/.test(behind)) return textBegins(offset, behind)
  const mark = /[\s,[{](?=[*&!]\S*\s*$)/.exec(before)
  return mark === null
    ? undefined
    : textBegins(
        offset - before.length + mark.index + mark[0].length,
        before.slice(mark.index + mark[0].length) + behind,
      )
}

function textBegins(offset: number, text: string): SyntaxExplanation {
  return [`text cannot begin with ${text.charAt(0)}`, `Put it in quotes: ${quoted(text)}.`, offset]
}

function listOnLineOfItsKey({ reason, before, behind }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!IS_INDENTATION.test(reason) || !/:\s+$/.test(before) || !/^-(?:\s|$)/.test(behind)) return undefined
  return ['a list cannot begin on the line of its key', 'Begin it on the next line, or write it in brackets: [a, b].']
}

function secondColon({ reason, before, behind }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!IS_MISPLACED.test(reason) || !/^:(?:\s|$)/.test(behind)) return undefined
  if (HAS_PLAIN_VALUE.test(before)) return ['text without quotes cannot hold a colon and a space', NEEDS_QUOTES]
  if (/^ *[^\s"'[{:][^:]*$/.test(before) && IS_INDENTATION.test(reason)) {
    return [
      'this line is indented deeper than the one above, and continues its text up to this colon',
      `Line it up with the entries around it. ${NEEDS_QUOTES}`,
    ]
  }
  return IS_COMMA.test(reason)
    ? ['text without quotes cannot hold a colon and a space', `Write a comma before the next key. ${NEEDS_QUOTES}`]
    : undefined
}

function spaceBehindDash({ text, offset, reason, before }: SyntaxErrorSite): SyntaxExplanation | undefined {
  return IS_MISPLACED.test(reason) && before.trim() === '' ? dashAt(text, offset) : undefined
}

/** It was meant to begin an item, but is part of a word. */
export function dashAt(text: string, offset: number): SyntaxExplanation | undefined {
  if (!/^-[^\s-]/.test(text.slice(offset, offset + 2))) return undefined
  return ['a space is missing after this dash', 'Write a space if a list item begins here.']
}

const OF_BLOCKS = 'Write | or > alone, and the text indented below; text that begins with one of them needs quotes.'

const BY_REASON: readonly (readonly [reason: RegExp, message: string, fix: string])[] = [
  [/but found ','/, 'there is nothing before this comma', "Remove it, or write what is missing; an empty text is ''."],
  [/a whitespace character is expected after/, 'a space is missing after the colon', 'Write one.'],
  [
    /multiline key/,
    'the key that ends here has several lines',
    'Write it on one line, with its colon and a space after it.',
  ],
  [
    /expected ':'/,
    'a colon is missing after the key',
    'Write a colon and a space after it, or indent the line if it continues the line above.',
  ],
  [/a line break is expected/, 'the text of a block begins on the line below its | or >', OF_BLOCKS],
]

function knownReason({ reason }: SyntaxErrorSite): SyntaxExplanation | undefined {
  const [, ...known] = BY_REASON.find(([pattern]) => pattern.test(reason)) ?? []
  return known.length === 0 ? undefined : known
}

function escape({ text, offset, reason }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!reason.includes('unknown escape sequence')) return undefined
  const pattern = patternAround(text, offset)
  return [
    `\\${String.fromCodePoint(text.codePointAt(offset) ?? 0)} is not an escape in YAML`,
    pattern === undefined
      ? 'Within "…", a backslash is written \\\\; within \'…\', it is one.'
      : `Write "${pattern}": a dot needs no backslash in a pattern.`,
    offset - 1,
  ]
}

/** The text in quotes without its backslashes, if it is the pattern of a file and only dots have one. */
function patternAround(text: string, offset: number): string | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? ''
  const [, written] =
    /(?:glob|pattern|secondaryFiles)["']?: *(?:\[ *)?"([^"]*)"/.exec(line.slice(0, LONGEST_LINE)) ?? []
  return written?.includes('\\.') !== true || /\\(?!\.)/.test(written) ? undefined : written.replaceAll('\\.', '.')
}

/** It has the same indentation as the list or map before it, but is not part of it. */
function ofTheWrongKind({ reason, before, behind }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!reason.includes('end of the stream or a document separator') || before.trim() !== '') return undefined
  return /^-\s/.test(behind)
    ? [
        'a list begins here between the keys of a map',
        'Line it up with the items above, or write its key on the line above.',
      ]
    : ['this is neither a key of the map above nor an item of its lists', 'Line it up with what it belongs to.']
}

function indentation({ reason, before }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!IS_INDENTATION.test(reason)) return undefined
  if (before.trim() !== '')
    return ['this line has more text than it can have', `Begin a new line, or put all of it in quotes. ${NEEDS_QUOTES}`]
  const around = reason.includes('sequence')
    ? 'the items of the list above, nor like the entries of the last of them'
    : 'the entries of the map above, nor like the value of the last of them'
  return [`this line is indented neither like ${around}`, 'Line it up with what it belongs to.']
}

function unprintable({ text, offset, reason }: SyntaxErrorSite): SyntaxExplanation | undefined {
  if (!/non-printable|null byte|valid JSON character/.test(reason)) return undefined
  return [`this is a control character, ${codeOf(text.charAt(offset))}`, 'Remove it; many editors do not show it.']
}

/** Why a plain key is probably a mistake, for example after a JavaScript comment or between pasted quotes. */
export function strangenessOf(key: string): SyntaxExplanation | undefined {
  if (PLAIN.test(key)) return undefined
  const comment = commentAt(key, 0)
  if (comment !== undefined) return comment
  if (CURLY_QUOTE.test(key.charAt(0)))
    return [`YAML reads ${key.charAt(0)} as a letter, not as a quote`, STRAIGHT_QUOTES]
  const invisible = invisibleOf(key)
  return invisible === undefined ? undefined : wordsOnInvisible(invisible)
}

const PLAIN = /^\w(?:.*\w)?$/s
