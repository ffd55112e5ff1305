import { posix } from 'node:path'

import { splitReference } from '../../cwl/documents/document-reference.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'
import type { Packed } from '../documents/packing.ts'
import type { PulledApp } from '../report.ts'
import { folderBeside } from './pull-files.ts'
import { behindLinks, changedBy, type ChangedDocument, type PackingGround, type Texts } from './pull-proof.ts'

/** What is known of an app and its document before anything is written. */
export interface Pull extends PulledApp {
  /** The document, `path` or `path#id`. */
  readonly reference: string
  readonly texts: Texts
  /** What the document reaches when these are written; empty where none are. */
  readonly reached: readonly string[]
}

/** What is to be written, with each app as it comes out of it. */
export interface Settled {
  readonly pulls: readonly Pull[]
  readonly texts: Texts
  readonly others: readonly ChangedApp[]
}

/** An app that is not pulled and runs what is written, so that its document packs to something else, or not any more. */
export interface ChangedApp extends ChangedDocument {
  readonly target: string
}

type Ground = PackingGround & {
  /** The documents of all apps, as they are in the repository. */ readonly packed: Packed
}

/**
 * Of apps that want one file, and not the same in it, none is pulled: neither two that would be written to it, nor one
 * that would be written over the document of another that stands otherwise on the platform. Of the two, one would be
 * undone.
 */
export async function settleContests(read: readonly Pull[], ground: Ground): Promise<Settled> {
  let pulls = withoutContested(read, bothWritten(read))
  for (;;) {
    const texts: Texts = new Map(pulls.flatMap((pull) => [...pull.texts]))
    const { moved, contested } = await overDocuments(pulls, texts, ground)
    if (contested.size === 0)
      return { pulls, texts, others: moved.map(({ app, change }) => ({ target: app.target, ...change })) }
    pulls = withoutContested(pulls, contested)
  }
}

/** Why an app is not pulled, by its target. */
type Contested = ReadonlyMap<string, string>

const PULL_ONE = 'pull one of them, with `apps` and its name on the platform'

function withoutContested(pulls: readonly Pull[], findConflicts: Contested): readonly Pull[] {
  return pulls.map((pull) => {
    const reason = findConflicts.get(pull.target)
    return reason === undefined
      ? pull
      : { ...pull, outcome: 'unreadable', reason, files: [], texts: new Map(), reached: [] }
  })
}

function bothWritten(pulls: readonly Pull[]): Contested {
  const writers = Map.groupBy(
    pulls.flatMap(({ target, texts }) => [...texts].map(([path, text]) => ({ target, path, text }))),
    ({ path }) => path,
  )
  const contested = new Map<string, string>()
  for (const [path, each] of writers) {
    for (const { target, text } of each) {
      const other = each.find((one) => one.text !== text)
      if (other !== undefined)
        contested.set(
          target,
          `${path} would be written for ${other.target} too, and the two are not the same; ${PULL_ONE}`,
        )
    }
  }
  return contested
}

interface Moved {
  readonly app: Pull
  readonly change: ChangedDocument
}

async function overDocuments(
  pulls: readonly Pull[],
  texts: Texts,
  ground: Ground,
): Promise<{ readonly moved: readonly Moved[]; readonly contested: Contested }> {
  const { workspace, packed } = ground
  const others = pulls.filter(({ outcome }) => outcome !== 'pulled')
  const changed = await changedBy(
    texts,
    others.map(({ reference }) => reference),
    packed,
    ground,
  )
  const moved = others.flatMap((app) => {
    const change = changed.get(app.reference)
    return change === undefined ? [] : [{ app, change }]
  })
  const contested = new Map<string, string>()
  for (const {
    app: { outcome, reference, target },
  } of moved) {
    const path = behindLinks(workspace, splitReference(workspace, reference).path)
    if (outcome === 'absent' || !texts.has(path)) continue
    for (const writer of pulls.filter((app) => app.texts.has(path))) {
      contested.set(
        writer.target,
        `${path} is the document of ${target} too, and the two ${outcome === 'unchanged' ? 'are not' : 'may not be'} the same; ${PULL_ONE}`,
      )
    }
  }
  return { moved, contested }
}

/**
 * Files in the folders beside documents that are written which these ran and no app of the run reaches any more: a step
 * that has another name now has another file. What stands elsewhere was there before any pull, and is nobody's
 * leftover.
 */
export function filesLeft({ pulls, texts }: Settled, packed: Packed, workspace: Workspace): readonly string[] {
  const reachedBy = ({ reference }: Pull): readonly string[] => packed.files.get(reference) ?? []
  const stillReached = new Set(pulls.flatMap((pull) => (pull.outcome === 'pulled' ? pull.reached : reachedBy(pull))))
  const left = pulls
    .filter(({ outcome }) => outcome === 'pulled')
    .flatMap((pull) => {
      const { path } = splitReference(workspace, pull.reference)
      const beside = posix.join(posix.dirname(path), folderBeside(path), '/')
      return reachedBy(pull).filter(
        (file) => file.startsWith(beside) && !stillReached.has(file) && !texts.has(file) && workspace.has(file),
      )
    })
  return [...new Set(left)].sort()
}
