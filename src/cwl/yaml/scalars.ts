import { getScalarValue } from 'js-yaml'

import { lineStartsOf, type SourceText } from '../../files/source-text.ts'
import { numberFromText, type ExactNumber, type JsonValue } from '../../json/index.ts'
import { DOUBLE_QUOTED, FOLDED, LITERAL, PLAIN, startOf, type ScalarEvent } from './nodes.ts'
import { Refusal } from './refusal.ts'

/** NaN and the infinities. */
const NOT_A_JSON_NUMBER = Symbol('a number that JSON does not have')

type Scalar = null | boolean | number | string | ExactNumber | typeof NOT_A_JSON_NUMBER

const INTEGER = /^[-+]?\d+$/
const OCTAL = /^0o[0-7]+$/
const HEXADECIMAL = /^0x[\dA-Fa-f]+$/
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/
const INFINITY_OR_NAN = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

/** A plain scalar in the core schema (YAML 1.2.2, section 10.3.2). */
export function resolvePlain(text: string): Scalar {
  switch (text.charCodeAt(0)) {
    case 0x2b: // +
    case 0x2d: // -
    case 0x2e: // .
    case 0x30: // 0 to 9
    case 0x31:
    case 0x32:
    case 0x33:
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x37:
    case 0x38:
    case 0x39:
      return resolveNumber(text)
    default:
      return WORDS.has(text) ? (WORDS.get(text) ?? null) : text
  }
}

const WORDS: ReadonlyMap<string, null | boolean> = new Map<string, null | boolean>([
  ['', null],
  ['~', null],
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])

function resolveNumber(text: string): Scalar {
  if (INTEGER.test(text)) return integer(text)
  if (OCTAL.test(text) || HEXADECIMAL.test(text)) return ofOtherBase(text)
  if (FLOAT.test(text)) return float(text)
  if (INFINITY_OR_NAN.test(text)) return NOT_A_JSON_NUMBER
  return text
}

/** More octal digits exceed the largest double; converting millions of digits would take seconds. */
const MOST_DIGITS = 342

function ofOtherBase(text: string): Scalar {
  const digits = text.slice(2).replace(/^0+(?=.)/, '')
  return digits.length > MOST_DIGITS ? NOT_A_JSON_NUMBER : numberFromText(BigInt(text.slice(0, 2) + digits).toString())
}

function integer(text: string): number | ExactNumber {
  return numberFromText(text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1'))
}

/** JSON requires a digit on either side of the point, and allows no plus sign before the number. */
function float(text: string): Scalar {
  const json = text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '.0')
  return Number.isFinite(Number(json)) ? numberFromText(json) : NOT_A_JSON_NUMBER
}

/** Undefined if the text is not of the type of the tag. */
function resolveTagged(tag: string, text: string): Scalar | undefined {
  const plain = resolvePlain(text)
  switch (tag) {
    case '!!str':
    case '!':
      return text
    case '!!null':
      return plain === null ? null : undefined
    case '!!bool':
      return typeof plain === 'boolean' ? plain : undefined
    case '!!int':
      return INTEGER.test(text) || OCTAL.test(text) || HEXADECIMAL.test(text) ? plain : undefined
    case '!!float':
      return INTEGER.test(text) ? float(`${text}.0`) : typeof plain === 'string' ? undefined : plain
    default:
      return undefined
  }
}

/** For example `!$(inputs.a)`, which was meant as text. */
export const NO_TAGS = 'CWL uses no YAML tags: remove it, or put all of it in quotes if it is text.'

/** Throws {@link Refusal}. */
export function textOf(event: ScalarEvent, source: SourceText): string {
  const value = event.style === DOUBLE_QUOTED ? unescaped(event, source) : getScalarValue(source.text, event)
  switch (event.style) {
    case DOUBLE_QUOTED:
      // Only an escape can produce an unpaired surrogate: the text itself was checked.
      if (value.isWellFormed()) return value
      throw new Refusal(
        'half-character',
        startOf(event, source.text),
        'an escape in this text is half of a character, which no file and no platform can store',
        String.raw`Write both halves, such as \ud83e\uddec, or the character itself.`,
      )
    case LITERAL:
    case FOLDED: {
      // Without a line break at the end of the file, the block has none either (YAML 1.2.2, section 8.1.1.2); js-yaml adds one.
      const endsFile = event.valueEnd === source.text.length && !/[\r\n]$/.test(source.text)
      return endsFile && value.endsWith('\n') ? value.slice(0, -1) : value
    }
    default:
      return value
  }
}

/**
 * Empty lines after an escaped line break count (YAML 1.2.2, section 7.3.1). js-yaml ignores them, so escapes replace
 * them.
 */
function unescaped(event: ScalarEvent, { text }: SourceText): string {
  const written = text.slice(event.valueStart, event.valueEnd)
  if (!/\\[\r\n]/.test(written)) return getScalarValue(text, event)
  const spelt = written.replace(EMPTY_LINES, (all, empty?: string) =>
    empty === undefined ? all : `${String.raw`\n`.repeat(lineStartsOf(empty).length - 1)}\\\n`,
  )
  return getScalarValue(spelt, { ...event, valueStart: 0, valueEnd: spelt.length })
}

/**
 * An escape, or an escaped line break with the empty lines that follow it. A return before a line feed is not a line
 * break itself.
 */
const EMPTY_LINES = /\\(?:(?:\r\n|\n|\r(?!\n))((?:[ \t]*(?:\r\n|\n|\r(?!\n)))+)|[^])/g

/** By its tag, or else by the core schema. Throws {@link Refusal}. */
export function valueOf(event: ScalarEvent, source: SourceText): JsonValue {
  const text = textOf(event, source)
  if (event.tagStart < 0 && event.style !== PLAIN) return text
  const tag = event.tagStart < 0 ? undefined : source.text.slice(event.tagStart, event.tagEnd)
  const value = tag === undefined ? resolvePlain(text) : resolveTagged(tag, text)
  if (value === undefined) {
    throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, NO_TAGS)
  }
  if (value === NOT_A_JSON_NUMBER) {
    throw new Refusal(
      'not-a-number',
      event.valueStart,
      `${text} is not a number that JSON can hold`,
      'Use a finite number, or quote it.',
    )
  }
  return value
}
