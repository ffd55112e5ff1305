import { typeRecords } from '../model/accepts.ts'
import type { Kind, Model } from '../model/index.ts'

/** The names of the records that a value of a kind may be. */
export function recordsOf(model: Model, kind: Kind): readonly string[] {
  switch (kind.kind) {
    case 'record':
      return [kind.name]
    case 'requirement':
      return model.requirements
    case 'type':
      return typeRecords(kind.family)
    default:
      return []
  }
}

/** The field that distinguishes the records. Undefined if there is none. */
export function tagOf(model: Model, candidates: readonly string[]): 'class' | 'type' | undefined {
  return (['class', 'type'] as const).find((tag) =>
    candidates.some((name) => literalOf(model, name, tag) !== undefined),
  )
}

/** The value of a field of a record, if it can have only one. */
export function literalOf(model: Model, record: string, tag: string): string | undefined {
  const kinds = model.record(record).fields.get(tag)?.kinds ?? []
  return kinds.length === 1 && kinds[0]?.kind === 'literal' ? kinds[0].value : undefined
}
