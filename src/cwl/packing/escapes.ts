import { mayHoldExpression } from '../analysis/interpolation.ts'

/**
 * Backslashes in text that holds expressions. Before v1.2 a backslash outside an expression took itself away and left
 * the next character; from v1.2 on it does so only before `$(`, `${` and another backslash (CWL v1.2 CommandLineTool,
 * "Expressions", and its changelog). Text of an older document is spelt anew, so that it gives the same.
 */
export function respellEscapes(text: string): string {
  if (!text.includes('\\') || !mayHoldExpression(text)) return text
  let result = ''
  let literal = ''
  let at = 0
  while (at < text.length) {
    const character = text.charAt(at)
    if (character === '\\' && at + 1 < text.length) {
      literal += text.charAt(at + 1)
      at += 2
    } else if (character === '$' && (text.charAt(at + 1) === '(' || text.charAt(at + 1) === '{')) {
      const end = endOfExpression(text, at)
      // Whoever runs this refuses an expression that never ends, under any version.
      if (end === undefined) return text
      result += spell(literal) + text.slice(at, end)
      literal = ''
      at = end
    } else {
      literal += character
      at += 1
    }
  }
  return result + spell(literal)
}

function spell(literal: string): string {
  return literal.replaceAll('\\', String.raw`\\`).replace(/\$(?=[({])/g, String.raw`\$`)
}

/** Behind the bracket that closes the expression which begins at `start`; brackets inside quotes do not count. */
function endOfExpression(text: string, start: number): number | undefined {
  const open = text.charAt(start + 1)
  const close = open === '(' ? ')' : '}'
  let depth = 0
  let quote = ''
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === open) depth += 1
    else if (character === close) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

/** Fields whose text is never an expression, or belongs to somebody else. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  'class',
  'id',
  'name',
  'label',
  'doc',
  'default',
  'symbols',
  'expressionLib',
  'source',
  'outputSource',
  'specs',
  'package',
])

export function isPlainField(name: string): boolean {
  return PLAIN_FIELDS.has(name) || name.includes(':') || name.startsWith('$')
}
