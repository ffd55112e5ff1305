import type { JsonObject } from '../../../json/index.ts'
import { fitOf, type Fit } from '../../types/assignability.ts'
import { arrayOf, membersOf, unionOf, withoutNull, type Type } from '../../types/types.ts'
import { oncePerObject } from '../../yaml/once.ts'

const MERGES = ['merge_nested', 'merge_flattened'] as const
const PICKS = ['first_non_null', 'the_only_non_null', 'all_non_null'] as const

export interface Link {
  readonly linkMerge: (typeof MERGES)[number] | undefined
  readonly pickValue: (typeof PICKS)[number] | undefined
  readonly isList: boolean
  readonly hasDefault: boolean
}

/** Undefined if the fields for that are invalid. */
export function linkOf(holder: JsonObject, isList: boolean, hasDefault: boolean): Link | undefined {
  const linkMerge = MERGES.find((name) => name === holder['linkMerge'])
  const pickValue = PICKS.find((name) => name === holder['pickValue'])
  if ((linkMerge ?? null) !== (holder['linkMerge'] ?? null) || (pickValue ?? null) !== (holder['pickValue'] ?? null))
    return undefined
  return { linkMerge, pickValue, isList, hasDefault }
}

/**
 * What arrives from one of `count` sources, after merging and picking (CWL v1.2 Workflow, "Merging multiple inbound
 * data links" and "Picking non-null values"). Several types where the specification is not precise: it does not define
 * whether a source that is not a list is merged.
 */
export function typesAtSink(source: Type, count: number, link: Link): readonly Type[] {
  const merged = mergedTypes(source, count, link).flatMap((type) => picked(type, link.pickValue))
  return link.hasDefault ? merged.map(withoutNull) : merged
}

function mergedTypes(source: Type, count: number, { linkMerge, pickValue, isList }: Link): readonly Type[] {
  if (linkMerge === 'merge_flattened') {
    return isList ? [flattened(source)] : [flattened(source), source]
  }
  const nested = arrayOf(source)
  if (linkMerge === 'merge_nested') return isList ? [nested] : [nested, source]
  if (count > 1) return [nested]
  return isList && pickValue !== undefined ? [nested, source] : [source]
}

const flattened = oncePerObject((source: Type) =>
  arrayOf(unionOf(membersOf(source).map((member) => (member.kind === 'array' ? member.items : member)))),
)

function picked(type: Type, pickValue: Link['pickValue']): readonly Type[] {
  if (pickValue === undefined) return [type]
  const items = itemsOf(type)
  if (items === NONE) return [withoutNull(type)]
  return pickValue === 'all_non_null' ? [arrayOf(items)] : [items]
}

/** Null does not count. */
const itemsOf = oncePerObject((type: Type) => {
  const lists = membersOf(type).flatMap((member) => (member.kind === 'array' ? [member] : []))
  return lists.length === 0 ? NONE : unionOf(lists.map((list) => withoutNull(list.items)))
})

/** The items of a type without lists. */
const NONE: Type = { kind: 'union', members: [] }

export function mergedWords(link: Link, count: number): string {
  if (link.pickValue !== undefined) return ` after pickValue: ${link.pickValue}`
  if (link.linkMerge !== undefined) return ` after linkMerge: ${link.linkMerge}`
  return count > 1 ? ' as one of several sources' : ''
}

export function bestFit(given: readonly Type[], sink: Type): Fit {
  let best: Fit = 'never'
  for (const type of given) {
    const fit = fitOf(type, sink)
    if (fit === 'always') return fit
    if (fit === 'sometimes') best = fit
  }
  return best
}
