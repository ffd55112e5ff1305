import { oncePerObject } from '../yaml/once.ts'
import { isNull, membersOf, WIDER, type EnumType, type Type } from './types.ts'

/** Each value of one type can be used where another is expected, some can, or none. */
export type Fit = 'always' | 'sometimes' | 'never'

/**
 * CWL v1.2 Workflow, "WorkflowStepInput", requires "compatible types" without a definition. This is the relation of the
 * reference implementation, made exact: a number fits a wider number type, and a symbol fits text.
 */
export function fitOf(source: Type, sink: Type): Fit {
  if (source === sink) return 'always'
  if (source.kind === 'simple' || (sink.kind === 'simple' && source.kind !== 'union')) return compare(source, sink)
  return fitFrom(source)(sink)
}

/** A named type may occur many times inside of another. */
const fitFrom = oncePerObject((source: Type) => oncePerObject((sink: Type) => compare(source, sink)))

function compare(source: Type, sink: Type): Fit {
  if (source.kind === 'unknown' || sink.kind === 'unknown') return 'always'
  if (isAny(source) || isAny(sink)) return 'always'
  if (membersOf(source).length * membersOf(sink).length > MOST_PAIRS) return 'always'
  if (source.kind === 'union') return fitOfAlternatives(source.members, sink)
  if (sink.kind === 'union') return best(sink.members.map((member) => fitOf(source, member)))
  if (source.kind === 'array') return sink.kind === 'array' ? fitOf(source.items, sink.items) : 'never'
  if (source.kind === 'record') return sink.kind === 'record' ? fitOfRecords(source.fields, sink.fields) : 'never'
  if (source.kind === 'enum') return fitOfEnum(source, sink)
  if (sink.kind === 'enum') return source.name === 'string' ? 'sometimes' : 'never'
  if (sink.kind !== 'simple') return 'never'
  return source.name === sink.name || WIDER[source.name]?.includes(sink.name) === true ? 'always' : 'never'
}

/** Each alternative would be compared with each other one. */
export const MOST_PAIRS = 2500

/** An optional source may be absent, which is not a misfit. */
function fitOfAlternatives(alternatives: readonly Type[], sink: Type): Fit {
  const fits = alternatives.map((member) => fitOf(member, sink))
  if (fits.every((fit) => fit === 'always')) return 'always'
  const values = fits.filter((_, index) => !isNull(alternatives[index] as Type))
  return values.every((fit) => fit === 'never') ? 'never' : 'sometimes'
}

function fitOfRecords(source: ReadonlyMap<string, Type>, sink: ReadonlyMap<string, Type>): Fit {
  let worst: Fit = 'always'
  for (const [name, expected] of sink) {
    const given = source.get(name)
    const fit =
      given === undefined
        ? membersOf(expected).some((member) => isNull(member) || isAny(member))
          ? 'always'
          : 'never'
        : fitOf(given, expected)
    if (fit === 'never') return 'never'
    if (fit === 'sometimes') worst = 'sometimes'
  }
  return worst
}

function fitOfEnum(source: EnumType, sink: Type): Fit {
  if (sink.kind === 'simple') return sink.name === 'string' ? 'always' : 'never'
  if (sink.kind !== 'enum') return 'never'
  const symbols = source.shortNames ?? source.symbols
  const taken = sink.shortNames ?? sink.symbols
  const shared = [...symbols].filter((symbol) => taken.has(symbol)).length
  return shared === symbols.size ? 'always' : shared === 0 ? 'never' : 'sometimes'
}

function best(fits: readonly Fit[]): Fit {
  return fits.includes('always') ? 'always' : fits.includes('sometimes') ? 'sometimes' : 'never'
}

function isAny(type: Type): boolean {
  return type.kind === 'simple' && type.name === 'Any'
}
