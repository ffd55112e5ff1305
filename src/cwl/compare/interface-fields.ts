import { MOST_PAIRS } from '../types/assignability.ts'
import type { FieldFiles } from '../types/inner-types.ts'
import { isSubtype, type ExtraFields } from '../types/subtype.ts'
import { membersOf, partsOf, type RecordType, type Type } from '../types/types.ts'
import { oncePerObject } from '../yaml/once.ts'
import { IS_BREAKING, type InterfaceRule } from './interface-rules.ts'

/** With the words that follow the name of the port or field. */
export type InterfaceDifference = readonly [rule: InterfaceRule, words: string]

interface FieldChange {
  /** Names, joined by dots. */
  readonly field: string
  readonly difference: InterfaceDifference
}

/** As those of a port. Undefined for a field without formats and secondary files. */
export type CompareFiles = (old: FieldFiles | undefined, next: FieldFiles | undefined) => readonly InterfaceDifference[]

const MOST_CHANGES = 20

/**
 * Formats and secondary files of record fields. Each old input record is matched with a new one that still accepts its
 * values, and each new output record with an old one that allows them.
 */
export class FieldComparison {
  readonly #compare: CompareFiles
  readonly #side: 'input' | 'output'
  readonly #extraFields: ExtraFields
  readonly #known = new Map<Type, Map<Type, readonly FieldChange[]>>()
  #pairs = 0

  constructor(side: 'input' | 'output', compare: CompareFiles) {
    this.#side = side
    this.#extraFields = side === 'input' ? 'refused' : 'allowed'
    this.#compare = compare
  }

  changes(old: Type, next: Type): readonly FieldChange[] {
    const row = this.#known.get(old) ?? new Map<Type, readonly FieldChange[]>()
    this.#known.set(old, row)
    const known = row.get(next)
    if (known !== undefined) return known
    const found = this.#changes(old, next)
    row.set(next, found)
    return found
  }

  #changes(old: Type, next: Type): readonly FieldChange[] {
    if (!describesFiles(old) && !describesFiles(next)) return []
    if (old.kind === 'array' && next.kind === 'array') return this.changes(old.items, next.items)
    if (old.kind === 'record' && next.kind === 'record') return this.#ofRecords(old, next)
    if (old.kind !== 'union' && next.kind !== 'union') return []
    const [from, to] = this.#side === 'input' ? [old, next] : [next, old]
    return (['array', 'record'] as const)
      .flatMap((kind) => this.#ofAlternatives(ofKind(from, kind), ofKind(to, kind)))
      .slice(0, MOST_CHANGES)
  }

  #ofAlternatives(from: readonly Type[], to: readonly Type[]): readonly FieldChange[] {
    return from.flatMap((one) => {
      let best: readonly FieldChange[] | undefined
      for (const other of to) {
        if ((this.#pairs += 1) > MOST_PAIRS) return []
        if (to.length > 1 && !isSubtype(one, other, this.#extraFields)) continue
        const found = this.#side === 'input' ? this.changes(one, other) : this.changes(other, one)
        if (best === undefined || isBetter(found, best)) best = found
        if (best.length === 0) return []
      }
      return best ?? []
    })
  }

  #ofRecords(old: RecordType, next: RecordType): readonly FieldChange[] {
    const changes: FieldChange[] = []
    for (const [name, type] of old.fields) {
      const other = next.fields.get(name)
      if (other === undefined) continue
      for (const difference of this.#compare(old.files?.get(name), next.files?.get(name)))
        changes.push({ field: name, difference })
      for (const { field, difference } of this.changes(type, other))
        changes.push({ field: `${name}.${field}`, difference })
    }
    return [...changes.filter(isBreaking), ...changes.filter((change) => !isBreaking(change))].slice(0, MOST_CHANGES)
  }
}

const describesFiles = oncePerObject(
  (type: Type): boolean => (type.kind === 'record' && type.files !== undefined) || partsOf(type).some(describesFiles),
)

function ofKind(type: Type, kind: Type['kind']): readonly Type[] {
  return membersOf(type).filter((member) => member.kind === kind)
}

function isBetter(found: readonly FieldChange[], best: readonly FieldChange[]): boolean {
  const [broken, brokenBefore] = [found.filter(isBreaking).length, best.filter(isBreaking).length]
  return broken < brokenBefore || (broken === brokenBefore && found.length < best.length)
}

function isBreaking({ difference: [rule] }: FieldChange): boolean {
  return IS_BREAKING[rule]
}
