/** Stored in a closure, so that `util.inspect`, JSON and string conversion cannot print it. */
export interface Secret {
  reveal(): string
  /** Replaces the token in each encoding in which it could be returned. */
  redact(text: string): string
  /** In any of its encodings. Always false for a token so short that it could be there by chance. */
  repeatedIn(text: string): boolean
}

/**
 * Public platforms give out 32. A shorter word can be in a description by chance, and a log in which each letter of it
 * is hidden cannot be read.
 */
export const SHORTEST_TOKEN = 16

export function keepSecret(token: string): Secret {
  const whole = wholeSpellings(token)
  const find = finderOf(token)
  const finders = [
    find,
    ...beginningOf(token),
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
      token.length >= SHORTEST_TOKEN &&
      (find(text, 0) !== undefined || whole.some((spelling) => text.includes(spelling))),
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

type Finder = (text: string, from: number) => Span | undefined

/**
 * A regular expression grows with the token, and one for some thousand characters does not compile: the error would
 * show it.
 */
const CHARACTERS_OF_AN_EXPRESSION = 128

/** Finds what begins like the token, as far as it does: a message may be cut short. */
function beginningOf(token: string): readonly Finder[] {
  const patterns = Array.from(token, characterPattern).slice(0, CHARACTERS_OF_AN_EXPRESSION)
  if (patterns.length <= SHORTEST_TOKEN) return []
  const rest = patterns.slice(SHORTEST_TOKEN).reduceRight((after, pattern) => `(?:${pattern}${after})?`, '')
  const beginning = new RegExp(`${patterns.slice(0, SHORTEST_TOKEN).join('')}${rest}`, 'gi')
  return [
    (text, from) => {
      beginning.lastIndex = from
      const match = beginning.exec(text)
      return match === null ? undefined : { start: match.index, end: beginning.lastIndex }
    },
  ]
}

function finderOf(token: string): Finder {
  const patterns = Array.from(token, characterPattern)
  const pieces: string[] = []
  for (let at = 0; at < patterns.length; at += CHARACTERS_OF_AN_EXPRESSION)
    pieces.push(patterns.slice(at, at + CHARACTERS_OF_AN_EXPRESSION).join(''))
  const [head, ...tail] = pieces
  if (head === undefined) return () => undefined
  const [first, rest] = [new RegExp(head, 'gi'), tail.map((piece) => new RegExp(piece, 'iy'))]
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

/** In one pass, because the replacement may contain a short token itself. */
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

/** Merged with those that overlap it: no part of an overlapping one may remain. */
function firstOf(spans: readonly (Span | undefined)[]): Span | undefined {
  const found = spans.filter((span) => span !== undefined).toSorted((one, other) => one.start - other.start)
  return found.reduce<Span | undefined>((first, span) => {
    if (first === undefined) return span
    return span.start < first.end ? { start: first.start, end: Math.max(first.end, span.end) } : first
  }, undefined)
}

const REDACTED = '[token]'

/** Texts can be redacted several times. */
function isRedacted(text: string, { start, end }: Span): boolean {
  return text.slice(Math.max(0, end - REDACTED.length), start + REDACTED.length).includes(REDACTED)
}

/**
 * In the forms of JSON, a URL or HTML: a platform or a proxy may repeat the request, and encode some of it. The
 * repetitions are limited, so that a long run of backslashes needs only linear time.
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

function wholeSpellings(token: string): readonly string[] {
  const bytes = Buffer.from(token)
  const hex = bytes.toString('hex')
  const base64 = bytes.toString('base64')
  const within = token.length < SHORTEST_TOKEN ? [] : [0, 1, 2].map((shift) => base64Within(bytes, shift))
  const alphabets = [base64, base64.replace(/(?<!=)=+$/, ''), ...within].flatMap((text) => [
    text,
    text.replaceAll('+', '-').replaceAll('/', '_'),
  ])
  const spellings = [...alphabets, hex, hex.toUpperCase(), Array.from(token).toReversed().join('')]
  return [...new Set(spellings)].filter((spelling) => spelling !== '').toSorted((a, b) => b.length - a.length)
}

function base64Within(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .replace(/(?<!=)=+$/, '')
  const rest = (shift + bytes.length) % 3
  return text.slice(shift === 0 ? 0 : shift + 1, rest === 0 ? undefined : -1)
}
