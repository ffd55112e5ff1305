import { splitReference } from '../cwl/documents/document-reference.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import type { Change, InPlace, Install } from './plan.ts'
import { fileOf } from './wanted.ts'

export interface Turn {
  readonly change: Change
  /** What must be settled first: apps that are a part of this one. */
  readonly earlier: readonly Change[]
}

interface Ranked {
  readonly change: Change
  /** Files that it was packed from: one that reaches others reaches at least one more than each of them. */
  readonly files: number
  /** Of workflows in workflows; a tool has none. */
  readonly levels: number
}

/**
 * The changes in the order of their turns. An app whose packed description holds the file of another app comes after
 * it. Of apps that came from no file, or from one file, cannot be told which holds which: there an app comes after all
 * that nest less deep, so that tools come before workflows.
 */
export function installsBefore(changes: readonly Change[]): readonly Turn[] {
  const ranked = changes.map(rank).sort((left, right) => left.files - right.files || left.levels - right.levels)
  const byFile = Map.groupBy(ranked, ({ change }) => ownFile(change))
  const placed = new Set<Change>()
  return ranked.map((each) => {
    const earlier = partsOf(each, byFile).filter((part) => placed.has(part))
    placed.add(each.change)
    return { change: each.change, earlier }
  })
}

function rank(change: Change): Ranked {
  return change.action === 'blocked'
    ? { change, files: 0, levels: 0 }
    : { change, files: change.files.length, levels: levelsOf(change.description) }
}

function partsOf(
  { change, levels }: Ranked,
  byFile: ReadonlyMap<string | undefined, readonly Ranked[]>,
): readonly Change[] {
  const own = ownFile(change)
  const others = isPacked(change)
    ? change.files.filter((file) => file !== own).flatMap((file) => byFile.get(file) ?? [])
    : []
  const beside = own === undefined ? [] : (byFile.get(own) ?? []).filter((other) => other.levels < levels)
  return [...others, ...beside].map((part) => part.change)
}

/** The document of an app; of those that came from no file, the empty text stands for it. */
function ownFile(change: Change): string | undefined {
  const { source, reference } = change.app
  if (source.kind === 'file') return fileOf(source)
  if (!isPacked(change)) return ''
  return reference === undefined
    ? undefined
    : splitReference({ has: (path) => change.files.includes(path) }, reference).path
}

function isPacked(change: Change): change is Install | InPlace {
  return change.action !== 'blocked' && change.files.length > 0
}

function levelsOf(description: JsonObject): number {
  const { $graph: graph } = description
  // Which of them run which would have to be looked up; there are no more levels than workflows.
  if (isArray(graph)) return graph.filter((process) => isObject(process) && isWorkflow(process)).length
  if (!isWorkflow(description)) return 0
  return (
    1 +
    stepsOf(description['steps']).reduce((most, { run }) => (isObject(run) ? Math.max(most, levelsOf(run)) : most), 0)
  )
}

function isWorkflow(process: JsonObject): boolean {
  return process['class'] === 'Workflow'
}

/** A list, or the map that stands for it. */
function stepsOf(steps: JsonValue | undefined): readonly JsonObject[] {
  return (isArray(steps) ? steps : isObject(steps) ? Object.values(steps) : []).filter(isObject)
}
