import { parseReference } from './names.ts'
import type { Change } from './plan.ts'

export interface Turn {
  readonly change: Change
  /** What must be settled first: apps that are a part of this one. */
  readonly earlier: readonly Change[]
}

/**
 * The changes in the order of their turns. An app whose packed description holds the file of another app comes after
 * it; of the rest, tools come before workflows, which is all that can be told of copies.
 */
export function installsBefore(changes: readonly Change[]): readonly Turn[] {
  const byFile = new Map<string, Change[]>()
  for (const change of changes) {
    if (change.app.source.kind !== 'file') continue
    const { path } = parseReference(change.app.source.reference)
    byFile.set(path, [...(byFile.get(path) ?? []), change])
  }
  const ranked = changes.map((change) => ({ change, rank: rankOf(change) })).sort((left, right) => left.rank - right.rank)
  const placed = new Set<Change>()
  const turns: Turn[] = []
  for (const { change } of ranked) {
    turns.push({ change, earlier: partsOf(change, byFile).filter((part) => placed.has(part)) })
    placed.add(change)
  }
  return turns
}

/** A file that reaches others reaches at least one file more than each of them, unless they reach one another. */
function rankOf(change: Change): number {
  if (change.action === 'blocked') return 0
  return change.files.length + (change.description['class'] === 'Workflow' ? 1 : 0)
}

function partsOf(change: Change, byFile: ReadonlyMap<string, readonly Change[]>): readonly Change[] {
  if (change.action === 'blocked' || change.app.source.kind !== 'file') return []
  const own = parseReference(change.app.source.reference).path
  return change.files.flatMap((file) => (file === own ? [] : (byFile.get(file) ?? [])))
}
