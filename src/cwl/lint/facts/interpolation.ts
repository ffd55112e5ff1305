/** `$(…)` or `${…}` without a backslash before it (CWL v1.2 CommandLineTool, "Parameter references" and "Expressions"). */
export interface Interpolation {
  /** JavaScript in parentheses, or a function body in braces. */
  readonly kind: 'reference' | 'expression' | 'body'
  /** Offset of the dollar sign. */
  readonly start: number
  readonly code: string
  readonly closed: boolean
}

export type Code = Pick<Interpolation, 'kind' | 'code'>

/** Every character beyond ASCII counts as a letter: loading Unicode classes would take longer than all texts. */
const REFERENCE = /^[\w\u0080-\uffff]+(?:\.[\w\u0080-\uffff]+|\['(?:[^'\\]|\\.)*'\]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])*$/

/** A longer one could overflow the stack. */
const LONGEST_REFERENCE = 10_000

/** References by the grammar, but values in JavaScript. */
const LITERAL = /^(?:\d+|true|false)$/

/** Nothing in the brackets could hide the closing one. */
const PLAIN = /\(([\w.]+)\)/y

export function interpolationsIn(text: string): readonly Interpolation[] {
  const found: Interpolation[] = []
  // A backslash escapes the dollar sign. With `includes`, V8's optimizer would search again at each dollar sign.
  const isEscaping = /\\/.test(text)
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at)) {
    const next = text[at + 1]
    if ((next !== '(' && next !== '{') || (isEscaping && isEscaped(text, at))) {
      at += 1
      continue
    }
    PLAIN.lastIndex = at + 1
    const plain = PLAIN.exec(text)?.[1]
    const end = plain === undefined ? closingBracket(text, at + 1) : at + 2 + plain.length
    const code = plain ?? text.slice(at + 2, end < 0 ? undefined : end)
    const kind = next === '{' ? 'body' : isReference(code) ? 'reference' : 'expression'
    found.push({ kind, start: at, code, closed: end >= 0 })
    if (end < 0) return found
    at = end + 1
  }
  return found
}

export function mayHoldExpression(text: string): boolean {
  return text.includes('$(') || text.includes('${')
}

/** Of two backslashes, the first escapes the second. */
function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

export function isReference(code: string): boolean {
  return code.length <= LONGEST_REFERENCE && REFERENCE.test(code) && !LITERAL.test(code)
}

/** JavaScript that would be a reference without the spaces around it, which the grammar does not allow. */
export function spacedReference({ kind, code }: Interpolation): string | undefined {
  if (kind !== 'expression' || code.length > LONGEST_REFERENCE) return undefined
  const trimmed = code.trim()
  return isReference(trimmed) ? trimmed : undefined
}

/** With spaces around it, it is JavaScript with the same result. */
export function referenceIn(interpolation: Interpolation): string | undefined {
  return interpolation.kind === 'reference' ? interpolation.code : spacedReference(interpolation)
}

/**
 * Or -1. Brackets in strings and comments do not count. A regular expression with a quote or a single bracket can
 * mislead this.
 */
export function closingBracket(text: string, from: number): number {
  return bracketAt(text, from).end
}

/** Where the comment starts that hides the closing bracket. */
export function openComment(text: string, from: number): number | undefined {
  return bracketAt(text, from).comment
}

interface Bracket {
  /** -1 if there is none. */
  readonly end: number
  /** The start of a comment without an end. */
  readonly comment?: number
}

const UNCLOSED: Bracket = { end: -1 }

function bracketAt(text: string, from: number): Bracket {
  const open: string[] = []
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] as string
    switch (character) {
      case '(':
      case '{':
      case '[':
        open.push(CLOSING[character])
        break
      case ')':
      case '}':
      case ']':
        if (open.pop() !== character) return UNCLOSED
        if (open.length === 0) return { end: at }
        break
      case '"':
      case "'":
      case '`': {
        const end = endOfText(text, at)
        if (end < 0) return UNCLOSED
        at = end
        break
      }
      case '/':
        if (text[at + 1] === '/') {
          const end = text.indexOf('\n', at)
          if (end < 0) return { end: -1, comment: at }
          at = end
        } else if (text[at + 1] === '*') {
          const end = text.indexOf('*/', at + 2)
          if (end < 0) return { end: -1, comment: at }
          at = end + 1
        }
        break
      default:
        break
    }
  }
  return UNCLOSED
}

const CLOSING = { '(': ')', '{': '}', '[': ']' } as const

function endOfText(text: string, from: number): number {
  const quote = text[from]
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at
  }
  return -1
}

/** `inputs`, `file`, `path` of `inputs.file.path`. */
export function segmentsOf(reference: string): readonly (string | number)[] {
  const known = KNOWN_SEGMENTS.get(reference)
  if (known !== undefined) return known
  const segments = reference.includes('[') ? bracketedSegments(reference) : reference.split('.')
  if (KNOWN_SEGMENTS.size < MOST_KNOWN && reference.length <= LONGEST_KNOWN) KNOWN_SEGMENTS.set(reference, segments)
  return segments
}

/** Limited to the first ones: a script may contain the same reference a million times. */
const KNOWN_SEGMENTS = new Map<string, readonly (string | number)[]>()

const MOST_KNOWN = 1000
const LONGEST_KNOWN = 200

function bracketedSegments(reference: string): readonly (string | number)[] {
  const segments: (string | number)[] = []
  for (const [, symbol, single, double = '', index] of reference.matchAll(
    /([\w\u0080-\uffff]+)|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g,
  )) {
    if (index !== undefined) segments.push(Number(index))
    else segments.push((symbol ?? single ?? double).replaceAll(/\\(.)/g, '$1'))
  }
  return segments
}

const INPUT = /\binputs\s*(?:\??\.\s*([\w$\u0080-\uffff]+)|\[\s*(?:"([^"\n]{0,500})"|'([^'\n]{0,500})')\s*\])/g

/** Even in comments and strings, which only a parser could skip. */
export function namesOfInputs(code: string): readonly string[] {
  if (!code.includes('inputs')) return []
  return [...code.matchAll(INPUT)].map(([, symbol, double, single = '']) => symbol ?? double ?? single)
}

/** Replaces each input, and what is before it. */
export function withInputsReplaced(code: string, replacement: (name: string) => string): string {
  return code.replaceAll(INPUT, (_all, symbol?: string, double?: string, single = '') =>
    replacement(symbol ?? double ?? single),
  )
}

/** `$(inputs.in-file)` is a subtraction in JavaScript. */
export function hyphenatedInput(code: string, inputs: ReadonlyMap<string, unknown> | undefined): string | undefined {
  const name = /^\s*inputs\.([\w\u0080-\uffff]+(?:-[\w\u0080-\uffff]+)+)(?![\w-])/.exec(code)?.[1]
  return name !== undefined && inputs?.has(name) === true ? name : undefined
}

/** Braces may contain a shell variable. */
const HELD_REFERENCE = /\$\((?:inputs|self|runtime)\b|\$\{[^${}]*\b(?:return\b|(?:inputs|self|runtime)\.)/

/** Whether it is or contains an expression, where those are evaluated. */
export function holdsReference(text: string): boolean {
  return text.includes('$') && HELD_REFERENCE.test(text)
}
