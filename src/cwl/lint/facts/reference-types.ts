import { membersOf, withoutNull, type Type } from '../../types/types.ts'
import type { ExpressionSite, Scope } from './expressions.ts'
import { isReference, segmentsOf, type Interpolation } from './interpolation.ts'
import { memberType } from './members.ts'

/** Undefined if unknown. */
export function typeOf(reference: string, { inputs, self }: Scope): Type | undefined {
  const [root, ...rest] = segmentsOf(reference)
  if (root === 'self') return walk(self, rest)
  const [name, ...way] = rest
  const input = root === 'inputs' && name !== undefined ? inputs?.get(String(name)) : undefined
  return input === undefined ? undefined : walk(input.type, way)
}

function walk(type: Type, way: readonly (string | number)[]): Type | undefined {
  return way.reduce<Type | undefined>((at, segment) => (at === undefined ? undefined : memberType(at, segment)), type)
}

const MEMBERS = /(?:\[\d{1,9}\])?(?:\.[A-Za-z_]\w{0,50})?/y

/** After a reference to an object; members of text do not count. */
export function continuation({ text, scope }: ExpressionSite, part: Interpolation): string | undefined {
  const { kind, code, closed } = part
  const before = kind === 'reference' && closed ? typeOf(code, scope) : undefined
  if (before === undefined || !membersOf(withoutNull(before)).every(isStructured)) return undefined
  const [rest = ''] = matchAt(MEMBERS, text, endOf(part)) ?? []
  return rest === '' || !isReference(`${code}${rest}`) || typeOf(`${code}${rest}`, scope) === undefined
    ? undefined
    : rest
}

function isStructured(type: Type): boolean {
  return (
    type.kind === 'array' ||
    type.kind === 'record' ||
    (type.kind === 'simple' && (type.name === 'File' || type.name === 'Directory'))
  )
}

export function endOf({ start, code }: Interpolation): number {
  return start + code.length + '$()'.length
}

export function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}
