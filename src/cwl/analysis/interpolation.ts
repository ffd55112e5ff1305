/**
 * Parameter references and expressions inside a text (CWL v1.2 CommandLineTool, "Parameter references" and
 * "Expressions"): `$(…)` and `${…}`, where a backslash does not take their meaning away.
 */
export interface Interpolation {
  /** A parameter reference; JavaScript in parentheses; or a function body in braces. */
  readonly kind: 'reference' | 'expression' | 'body'
  /** Offset of the dollar sign in the text. */
  readonly start: number
  /** What stands between the brackets. */
  readonly code: string
  readonly closed: boolean
}

/** Any character beyond ASCII passes for a letter: the classes of Unicode take longer to load than all texts to read. */
const REFERENCE = /^[\w\u0080-\uffff]+(?:\.[\w\u0080-\uffff]+|\['(?:[^'\\]|\\.)*'\]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])*$/

/** A pattern that repeats this often would leave no room on the stack. */
const LONGEST_REFERENCE = 10_000

/** The grammar of references lets these pass as names; only JavaScript makes something of them. */
const LITERAL = /^(?:\d+|true|false)$/

/** Most references: nothing in the brackets could hide the one that closes them. */
const PLAIN = /\(([\w.]+)\)/y

export function interpolationsIn(text: string): readonly Interpolation[] {
  const found: Interpolation[] = []
  // A backslash takes the meaning of the dollar sign away. Asked with `includes`, V8's optimizer asks again at each of
  // them.
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

/** Whether a text has the marks of an expression or a parameter reference, escaped or not. */
export function mayHoldExpression(text: string): boolean {
  return text.includes('$(') || text.includes('${')
}

/** Of two backslashes, the first takes the meaning of the second away. */
function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** Whether code is a parameter reference, with nothing around. */
export function isReference(code: string): boolean {
  return code.length <= LONGEST_REFERENCE && REFERENCE.test(code) && !LITERAL.test(code)
}

/** The parameter reference that JavaScript in parentheses would be without the blanks around it: its grammar has none. */
export function spacedReference({ kind, code }: Interpolation): string | undefined {
  if (kind !== 'expression' || code.length > LONGEST_REFERENCE) return undefined
  const trimmed = code.trim()
  return isReference(trimmed) ? trimmed : undefined
}

/** What a text refers to, also with blanks around it, which make JavaScript of it that gives the same. */
export function referenceIn(interpolation: Interpolation): string | undefined {
  return interpolation.kind === 'reference' ? interpolation.code : spacedReference(interpolation)
}

/**
 * Where the bracket that opens at `from` is closed, or -1. Brackets in texts and comments do not count. A regular
 * expression that holds a quote or a lone bracket can mislead this, as it misleads every scanner that is no parser.
 */
export function closingBracket(text: string, from: number): number {
  return bracketAt(text, from).end
}

/** Where the comment begins that keeps the bracket which opens at `from` from being closed, if one does. */
export function openComment(text: string, from: number): number | undefined {
  return bracketAt(text, from).comment
}

interface Bracket {
  /** Or -1. */
  readonly end: number
  /** Where a comment begins that does not end. */
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

/** The names that a reference goes through: `inputs`, `file`, `path` of `inputs.file.path`. */
export function segmentsOf(reference: string): readonly (string | number)[] {
  const known = KNOWN_SEGMENTS.get(reference)
  if (known !== undefined) return known
  const segments = reference.includes('[') ? bracketedSegments(reference) : reference.split('.')
  if (KNOWN_SEGMENTS.size < MOST_KNOWN && reference.length <= LONGEST_KNOWN) KNOWN_SEGMENTS.set(reference, segments)
  return segments
}

/**
 * Several rules ask for the names of each reference, and a script may hold the same one a million times. The first are
 * kept.
 */
const KNOWN_SEGMENTS = new Map<string, readonly (string | number)[]>()

const MOST_KNOWN = 1000
const LONGEST_KNOWN = 200

function bracketedSegments(reference: string): readonly (string | number)[] {
  const segments: (string | number)[] = []
  for (const [, symbol, single, double, index] of reference.matchAll(
    /([\w\u0080-\uffff]+)|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g,
  )) {
    if (index !== undefined) segments.push(Number(index))
    else segments.push((symbol ?? single ?? double ?? '').replaceAll(/\\(.)/g, '$1'))
  }
  return segments
}

const INPUT = /\binputs\s*(?:\??\.\s*([\w$\u0080-\uffff]+)|\[\s*(?:"([^"\n]{0,500})"|'([^'\n]{0,500})')\s*\])/g

/**
 * Names behind `inputs.` in JavaScript or a reference, wherever they stand: in comments and texts too, which only a
 * parser tells apart.
 */
export function namesOfInputs(code: string): readonly string[] {
  if (!code.includes('inputs')) return []
  return [...code.matchAll(INPUT)].map(([, symbol, double, single]) => symbol ?? double ?? single ?? '')
}

/** The same code with something else in the place of each of them and what stands before it. */
export function withInputsReplaced(code: string, replacement: (name: string) => string): string {
  return code.replaceAll(INPUT, (_all, symbol?: string, double?: string, single?: string) =>
    replacement(symbol ?? double ?? single ?? ''),
  )
}

/** An input with a hyphen in its name, as `$(inputs.in-file)` names it: JavaScript takes that for a difference. */
export function hyphenatedInput(code: string, inputs: ReadonlyMap<string, unknown> | undefined): string | undefined {
  const name = /^\s*inputs\.([\w\u0080-\uffff]+(?:-[\w\u0080-\uffff]+)+)(?![\w-])/.exec(code)?.[1]
  return name !== undefined && inputs?.has(name) === true ? name : undefined
}
