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
  const find = finderOf(token)
  const finders = [
    find,
    ...whole.map(
      (spelling): Finder =>
        (text, from) =>
          spanOf(text, spelling, from),
    ),
  ]
  return {
    reveal: () => token,
    redact: (text) => withoutEach(text, finders),
    repeatedIn: (text) =>
      token.length >= SHORTEST_TELLING &&
      (find(text, 0) !== undefined || whole.some((spelling) => text.includes(spelling))),
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

type Finder = (text: string, from: number) => Span | undefined

/**
 * A regular expression grows with the token, and one of some thousand characters does not compile: the error would show
 * it.
 */
const CHARACTERS_OF_AN_EXPRESSION = 128

/** Finds the first place from there on where the token stands, each of its characters in any spelling. */
function finderOf(token: string): Finder {
  const patterns = Array.from(token, characterPattern)
  const pieces: string[] = []
  for (let at = 0; at < patterns.length; at += CHARACTERS_OF_AN_EXPRESSION)
    pieces.push(patterns.slice(at, at + CHARACTERS_OF_AN_EXPRESSION).join(''))
  const [head, ...tail] = pieces
  if (head === undefined) return () => undefined
  const [first, rest] = [new RegExp(head, 'g'), tail.map((piece) => new RegExp(piece, 'y'))]
  return (text, from) => {
    first.lastIndex = from
    for (let match = first.exec(text); match !== null; match = first.exec(text)) {
      const end = endOf(rest, text, first.lastIndex)
      if (end !== undefined) return { start: match.index, end }
      first.lastIndex = match.index + 1
    }
    return undefined
  }
}

/** Where the last of the expressions ends when all of them match one after the other. */
function endOf(expressions: readonly RegExp[], text: string, from: number): number | undefined {
  let end = from
  for (const expression of expressions) {
    expression.lastIndex = end
    if (!expression.test(text)) return undefined
    end = expression.lastIndex
  }
  return end
}

function spanOf(text: string, spelling: string, from: number): Span | undefined {
  const start = text.indexOf(spelling, from)
  return start < 0 ? undefined : { start, end: start + spelling.length }
}

/** In one pass: what stands in the place of the token may hold a short one itself. Each finder goes over the text once. */
function withoutEach(text: string, finders: readonly Finder[]): string {
  const kept: string[] = []
  let from = 0
  let next = finders.map((find) => find(text, 0))
  for (let span = firstOf(next); span !== undefined; span = firstOf(next)) {
    const { start, end } = span
    kept.push(text.slice(from, start), isRedacted(text, span) ? text.slice(start, end) : REDACTED)
    from = end
    next = next.map((known, index) => (known === undefined || known.start >= end ? known : finders[index]?.(text, end)))
  }
  return kept.length === 0 ? text : kept.join('') + text.slice(from)
}

/** The first, with those that reach into it: of two that overlap neither may be left in part. */
function firstOf(spans: readonly (Span | undefined)[]): Span | undefined {
  const found = spans.filter((span) => span !== undefined).toSorted((one, other) => one.start - other.start)
  return found.reduce<Span | undefined>((first, span) => {
    if (first === undefined) return span
    return span.start < first.end ? { start: first.start, end: Math.max(first.end, span.end) } : first
  }, undefined)
}

const REDACTED = '[token]'

/** Whether it is a part of what was put there before, where text comes by several times. */
function isRedacted(text: string, { start, end }: Span): boolean {
  return text.slice(Math.max(0, end - REDACTED.length), start + REDACTED.length).includes(REDACTED)
}

/**
 * One character as it is, and as JSON, a URL or HTML may write it: a platform or a proxy may echo the request it got,
 * and encode some of it. The repetitions are bounded, so that a long run of backslashes costs no more than its length.
 */
function characterPattern(character: string): string {
  const code = character.charCodeAt(0)
  const hex = code
    .toString(16)
    .padStart(2, '0')
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  const entity = ENTITIES[character]
  return `(?:\\\\{0,2}\\x${code.toString(16).padStart(2, '0')}|\\\\{1,2}u00${hex}|%${hex}|&#(?:0{0,4}${code}|[xX]0{0,4}${hex});${entity === undefined ? '' : `|${entity}`})`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What an encoding makes of the token as a whole. */
function wholeSpellings(token: string): readonly string[] {
  const bytes = Buffer.from(token)
  const hex = bytes.toString('hex')
  const base64 = bytes.toString('base64')
  const within = token.length < SHORTEST_TELLING ? [] : [0, 1, 2].map((shift) => base64Within(bytes, shift))
  const alphabets = [base64, base64.replace(/=+$/, ''), ...within].flatMap((text) => [
    text,
    text.replaceAll('+', '-').replaceAll('/', '_'),
  ])
  const spellings = [...alphabets, hex, hex.toUpperCase(), Array.from(token).toReversed().join('')]
  // Longest first: one may stand inside another.
  return [...new Set(spellings)].filter((spelling) => spelling !== '').toSorted((a, b) => b.length - a.length)
}

/** The characters of base64 that the token decides alone, when `shift` bytes of a group of three stand before it. */
function base64Within(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  const rest = (shift + bytes.length) % 3
  return text.slice(shift === 0 ? 0 : shift + 1, rest === 0 ? undefined : -1)
}
