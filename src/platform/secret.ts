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
  const whole = wholeSpellings(token)
  const source = token === '' ? '(?!)' : Array.from(token, characterPattern).join('')
  const [every, any] = [new RegExp(source, 'g'), new RegExp(source)]
  return {
    reveal: () => token,
    redact: (text) => whole.reduce((clean, spelling) => clean.replaceAll(spelling, REDACTED), text.replaceAll(every, REDACTED)),
    repeatedIn: (text) => token.length >= SHORTEST_TELLING && (any.test(text) || whole.some((spelling) => text.includes(spelling))),
  }
}

const REDACTED = '[token]'

/** In the place of a token where none was given: asking for it throws a PlatformError `bad-token`. */
export function noSecret(): Secret {
  return {
    reveal: () => {
      throw missingToken()
    },
    redact: (text) => text,
    repeatedIn: () => false,
  }
}

export function missingToken(): PlatformError {
  return new PlatformError('bad-token', 'there is no token', { hint: 'set CWL_PROMOTE_TOKEN, or the input token' })
}

/**
 * One character as it is, and as JSON, a URL or HTML may write it: a platform or a proxy may echo the request it got, and
 * encode some of it. The repetitions are bounded, so that a long run of backslashes costs no more than its length.
 */
function characterPattern(character: string): string {
  const code = character.charCodeAt(0)
  const hex = code.toString(16).padStart(2, '0').replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  const entity = ENTITIES[character]
  return `(?:\\\\{0,2}\\x${code.toString(16).padStart(2, '0')}|\\\\{1,2}u00${hex}|%${hex}|&#(?:0{0,4}${code}|[xX]0{0,4}${hex});${entity === undefined ? '' : `|${entity}`})`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What an encoding makes of the token as a whole. */
function wholeSpellings(token: string): readonly string[] {
  const bytes = Buffer.from(token)
  const hex = bytes.toString('hex')
  const base64 = bytes.toString('base64')
  const within = token.length < SHORTEST_TELLING ? [] : [0, 1, 2].map((shift) => base64Within(bytes, shift))
  const alphabets = [base64, base64.replace(/=+$/, ''), ...within].flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')])
  const spellings = [...alphabets, hex, hex.toUpperCase(), Array.from(token).toReversed().join('')]
  // Longest first: one may stand inside another.
  return [...new Set(spellings)].filter((spelling) => spelling !== '').toSorted((a, b) => b.length - a.length)
}

/** The characters of base64 that the token decides alone, when `shift` bytes of a group of three stand before it. */
function base64Within(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64').replace(/=+$/, '')
  const rest = (shift + bytes.length) % 3
  return text.slice(shift === 0 ? 0 : shift + 1, rest === 0 ? undefined : -1)
}
