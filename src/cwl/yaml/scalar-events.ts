import { getScalarValue } from 'js-yaml'

import { lineStartsOf, type SourceText } from '../../files/source-text.ts'
import type { JsonValue } from '../../json/index.ts'
import { DOUBLE_QUOTED, FOLDED, LITERAL, PLAIN, startOf, type ScalarEvent } from './nodes.ts'
import { Refusal } from './refusal.ts'
import { NOT_A_JSON_NUMBER, resolvePlain, resolveTagged } from './scalars.ts'

/** For example `!$(inputs.a)`, which was meant as text. */
export const NO_TAGS = 'CWL uses no YAML tags: remove it, or put all of it in quotes if it is text.'

/** The text of a scalar, without quotes, with escapes and lines resolved. Throws {@link Refusal}. */
export function textOf(event: ScalarEvent, source: SourceText): string {
  const value = event.style === DOUBLE_QUOTED ? unescaped(event, source) : getScalarValue(source.text, event)
  switch (event.style) {
    case DOUBLE_QUOTED:
      // Only an escape can produce an unpaired surrogate: the text itself was checked when it was read.
      if (value.isWellFormed()) return value
      throw new Refusal(
        'half-character',
        startOf(event, source.text),
        'an escape in this text is half of a character, which no file and no platform can store',
        String.raw`Write both halves, such as \ud83e\uddec, or the character itself.`,
      )
    case LITERAL:
    case FOLDED: {
      // A block that ends with the file has no line break at its end unless the file has one (YAML 1.2.2, section
      // 8.1.1.2); js-yaml adds one.
      const endsFile = event.valueEnd === source.text.length && !/[\r\n]$/.test(source.text)
      return endsFile && value.endsWith('\n') ? value.slice(0, -1) : value
    }
    default:
      return value
  }
}

/**
 * Empty lines after an escaped line break count (YAML 1.2.2, section 7.3.1). js-yaml ignores them, so they are replaced
 * with escapes.
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

/** The value of a scalar, by its tag or, if it has none, by the core schema. Throws {@link Refusal}. */
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
