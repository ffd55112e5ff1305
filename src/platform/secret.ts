import { PlatformError } from './errors.ts'

/**
 * A token that shows itself nowhere: it lives in a closure, so that `util.inspect`, JSON and string conversion find
 * nothing to print.
 */
export interface Secret {
  /** The token itself; only the transport asks for it. */
  reveal(): string
  /** The text with the token, in each encoding it could come back in, replaced. */
  redact(text: string): string
  /** True when the text repeats the token in one of its encodings. A token too short to be told from chance never does. */
  repeatedIn(text: string): boolean
}

/** Real tokens have 32 characters and more; a word of fewer than these can stand in a description by itself. */
const SHORTEST_TELLING = 16

export function keepSecret(token: string): Secret {
  const spellings = spellingsOf(token)
  return {
    reveal: () => token,
    redact: (text) => spellings.reduce((clean, spelling) => clean.replaceAll(spelling, '[token]'), text),
    repeatedIn: (text) => token.length >= SHORTEST_TELLING && spellings.some((spelling) => text.includes(spelling)),
  }
}

/** In the place of a token where none was given: asking for it throws a PlatformError `bad-token`. */
export function noSecret(): Secret {
  return {
    reveal: () => {
      throw new PlatformError('bad-token', 'there is no token', { hint: 'set CWL_PROMOTE_TOKEN, or the input token' })
    },
    redact: (text) => text,
    repeatedIn: () => false,
  }
}

/** A platform or a proxy may echo the request it got, in the clear or encoded. */
function spellingsOf(token: string): readonly string[] {
  const bytes = Buffer.from(token)
  const base64 = bytes.toString('base64')
  const hex = bytes.toString('hex')
  const spellings = [
    token,
    encodeURIComponent(token),
    base64,
    base64.replace(/=+$/, ''),
    bytes.toString('base64url'),
    hex,
    hex.toUpperCase(),
    JSON.stringify(token).slice(1, -1),
    Array.from(token).toReversed().join(''),
    token.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ]
  // Longest first: the token itself may stand inside one of its encodings.
  return [...new Set(spellings)].filter((spelling) => spelling !== '').toSorted((a, b) => b.length - a.length)
}
