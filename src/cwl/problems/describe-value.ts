import { ExactNumber, isArray, type JsonValue } from '../../json/index.ts'
import type { Kind } from '../model/index.ts'

export function describe(value: JsonValue): string {
  if (value === null) return 'null'
  if (value instanceof ExactNumber) return `the number ${value.source}`
  if (isArray(value)) return 'a list'
  switch (typeof value) {
    case 'string':
      return value.length > 40 ? `the text ${JSON.stringify(value.slice(0, 40))}…` : `the text ${JSON.stringify(value)}`
    case 'number':
      return `the number ${value}`
    case 'boolean':
      return String(value)
    default:
      return 'a map'
  }
}

/** Shows only the first of many. */
export function listed(names: readonly string[]): string {
  return `${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? ', …' : ''}`
}

export const MOST_LISTED = 20

export function describeKinds(kinds: readonly Kind[]): string {
  const literals = kinds.flatMap((kind) => (kind.kind === 'literal' ? [kind.value] : []))
  const words = described(
    kinds.filter((kind) => kind.kind !== 'literal'),
    describeKind,
  )
  if (literals.length > 0) words.unshift(literals.length === 1 ? (literals[0] ?? '') : `one of ${literals.join(', ')}`)
  return words.join(' or ')
}

/** Each once. Where any text is allowed, expressions are not listed. */
function described<Each extends Kind>(kinds: readonly Each[], words: (kind: Each) => string): string[] {
  const isText = kinds.some((kind) => kind.kind === 'string' && kind.isExpression !== true)
  const descriptions = new Set(
    kinds.filter((kind) => !(isText && kind.kind === 'string' && kind.isExpression === true)).map(words),
  )
  const joined = new Map<string, string[]>()
  for (const text of descriptions) {
    const [, noun = text, name] = /^(a map|maps) \((\w+)\)$/.exec(text) ?? []
    joined.set(noun, [...(joined.get(noun) ?? []), ...(name === undefined ? [] : [name])])
  }
  return [...joined].map(([noun, names]) => (names.length === 0 ? noun : `${noun} (${names.join(', ')})`))
}

function describeKind(kind: Exclude<Kind, { readonly kind: 'literal' }>): string {
  switch (kind.kind) {
    case 'string':
      return kind.isExpression === true ? 'an expression' : 'text'
    case 'boolean':
      return 'true or false'
    case 'int':
    case 'long':
      return 'an integer'
    case 'float':
      return 'a number'
    case 'null':
      return 'null'
    case 'any':
      return 'anything'
    case 'requirement':
    case 'hint':
      return 'a requirement'
    case 'record':
      return `a map (${kind.name})`
    case 'array':
      return `a list of ${described(kind.items, describeItems).join(' or ')}`
    case 'type':
      return 'a type'
  }
}

function describeItems(kind: Kind): string {
  if (kind.kind === 'literal') return kind.value
  if (kind.kind === 'record') return `maps (${kind.name})`
  const [, noun] = /^an? (\w+)$/.exec(describeKind(kind)) ?? []
  return noun === undefined ? describeKind(kind) : `${noun}s`
}
