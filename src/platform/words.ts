import { isObject, type JsonValue } from '../json/index.ts'

/** At most this many characters of the platform's own words are shown. */
const MOST_WORDS = 300

// oxlint-disable-next-line no-control-regex -- control and bidirectional characters are what must not be printed
const UNPRINTABLE = /[\u0000-\u0020\u007f-\u00a0\u00ad\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/g

interface ErrorBody {
  readonly message: string
  readonly code?: number
  readonly moreInfo?: string
}

/** A CWL description can have any keys; its class distinguishes it. */
export function isErrorBody(value: JsonValue): boolean {
  if (!isObject(value) || 'class' in value || '$graph' in value) return false
  return typeof value['message'] === 'string' && [value['code'], value['status']].some((one) => typeof one === 'number')
}

/**
 * A server in front of the platform writes a text as `status`: `{"status": "NOT_FOUND", "message": "HTTP 404 Not
 * Found"}`.
 */
export function errorBodyOf(value: JsonValue | undefined): ErrorBody | undefined {
  if (!isObject(value) || typeof value['message'] !== 'string') return undefined
  const { code, more_info: moreInfo } = value
  return {
    message: value['message'],
    ...(typeof code === 'number' ? { code } : {}),
    ...(typeof moreInfo === 'string' && moreInfo !== '' ? { moreInfo } : {}),
  }
}

export function wordsOf(text: string, value: JsonValue | undefined): string {
  const body = errorBodyOf(value)
  if (body === undefined) return printable(withoutTags(text.slice(0, MOST_WORDS * 10)))
  const code = body.code === undefined ? '' : ` (code ${body.code})`
  const more = body.moreInfo === undefined ? '' : `; ${body.moreInfo}`
  return printable(`${body.message}${code}${more}`)
}

function withoutTags(text: string): string {
  if (!/^\s*</.test(text)) return text
  return /<(?:title|h1)\b[^<>]*>([^<]+)</i.exec(text)?.[1] ?? text.replaceAll(/<[^<>]*>/g, ' ')
}

/** On one line, without control characters, cut at {@link MOST_WORDS} characters. */
export function printable(text: string): string {
  // Only the start is cleaned: the rest is cut off anyway, and may be megabytes.
  const clean = text
    .slice(0, MOST_WORDS * 10)
    .replaceAll(UNPRINTABLE, ' ')
    .trim()
  const characters = Array.from(clean)
  return characters.length > MOST_WORDS ? `${characters.slice(0, MOST_WORDS).join('')}…` : clean
}
