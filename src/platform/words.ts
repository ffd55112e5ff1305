import { isObject, type JsonValue } from '../json/index.ts'

/** How much of the platform's own words is shown. */
const MOST_WORDS = 300

// oxlint-disable-next-line no-control-regex -- control and bidirectional characters are what must not be printed
const UNPRINTABLE = /[\u0000-\u0020\u007f-\u00a0\u00ad\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/g

/** The error body of the platform: `{status, code, message, more_info}`. */
export interface ErrorBody {
  readonly message: string
  readonly code?: number
  readonly moreInfo?: string
}

/** An error body when the value is one; a CWL description, which may have any keys, is recognized by its class. */
export function errorBodyOf(value: JsonValue | undefined): ErrorBody | undefined {
  if (!isObject(value) || typeof value['message'] !== 'string') return undefined
  if ('class' in value || '$graph' in value) return undefined
  const { code, status, more_info: moreInfo } = value
  if (typeof code !== 'number' && typeof status !== 'number') return undefined
  return {
    message: value['message'],
    ...(typeof code === 'number' ? { code } : {}),
    ...(typeof moreInfo === 'string' && moreInfo !== '' ? { moreInfo } : {}),
  }
}

/** The platform's own words about an error: its message when it sends one, else how the body begins. */
export function wordsOf(text: string, value: JsonValue | undefined): string {
  const body = errorBodyOf(value)
  if (body === undefined) return printable(text)
  const code = body.code === undefined ? '' : ` (code ${body.code})`
  const more = body.moreInfo === undefined ? '' : `; ${body.moreInfo}`
  return printable(`${body.message}${code}${more}`)
}

/** On one line, without control characters, cut at {@link MOST_WORDS} characters. */
export function printable(text: string): string {
  // Cleaning the start is enough: the rest is cut off anyway, and it may be megabytes.
  const clean = text
    .slice(0, MOST_WORDS * 10)
    .replaceAll(UNPRINTABLE, ' ')
    .trim()
  const characters = Array.from(clean)
  return characters.length > MOST_WORDS ? `${characters.slice(0, MOST_WORDS).join('')}…` : clean
}
