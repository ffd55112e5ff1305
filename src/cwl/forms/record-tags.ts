import { typeRecords } from '../model/accepts.ts'
import type { Kind, Model } from '../model/index.ts'

/** The records that a value of a kind may be, by their names. */
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

/** The field that tells records apart; undefined where none does. */
export function tagOf(model: Model, candidates: readonly string[]): 'class' | 'type' | undefined {
  return (['class', 'type'] as const).find((tag) =>
    candidates.some((name) => literalOf(model, name, tag) !== undefined),
  )
}

/** The one value that a field of a record can have, if it can have no other. */
export function literalOf(model: Model, record: string, tag: string): string | undefined {
  const kinds = model.record(record).fields.get(tag)?.kinds ?? []
  return kinds.length === 1 && kinds[0]?.kind === 'literal' ? kinds[0].value : undefined
}
