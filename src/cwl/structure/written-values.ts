import { ExactNumber, type JsonValue } from '../../json/index.ts'

/** Words that YAML 1.1 reads as true and false, and CWL as text. */
export const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'on', 'y'].map((word) => [word, true] as const),
  ...['no', 'off', 'n'].map((word) => [word, false] as const),
])

/** The fix for one item, or several in one text, where a list must be. Each item is given as it is written. */
export function writeAsList(items: readonly string[]): string {
  return `Write it as a list: [${items.join(', ')}].`
}

/** A text as it is written inside brackets: in quotes, unless every YAML reader reads the word as text. */
export function written(text: string): string {
  return UNQUOTED.test(text) ? text : JSON.stringify(text)
}

const UNQUOTED = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)-{0,2}[a-z_][\w.-]*$/i

export function isNumberOrTruth(value: JsonValue): value is number | boolean | ExactNumber {
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof ExactNumber
}
