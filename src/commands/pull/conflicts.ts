import type { DesiredApp } from '../../configuration/desired-app.ts'
import type { Workspace } from '../../files/workspace.ts'
import type { Packed } from '../documents/packing.ts'
import type { PulledApp } from '../report.ts'
import { behindLinks, type Texts } from './pull-proof.ts'

/** An app that was read, and the files that are to be written for it. */
export interface Pull extends PulledApp {
  readonly app: DesiredApp
  /** The document, `path` or `path#id`. */
  readonly reference: string
  readonly texts: Texts
  /** The files that the document reaches when these are written; empty if none are written. */
  readonly reached: readonly string[]
  /** Existing files are changed only where they differ. */
  readonly isEdited: boolean
}

export const NOTHING_WRITTEN = { files: [], texts: new Map<string, string>(), reached: [], isEdited: false } as const

/**
 * Refuses an app if another app uses one of its files and would need other content in it: the two descriptions on the
 * platform do not fit into one repository.
 */
export function refuseConflicts(
  pulls: readonly Pull[],
  { workspace, packed }: { readonly workspace: Workspace; readonly packed: Packed },
): readonly Pull[] {
  const objectorTo = objectors(pulls, { workspace, packed })
  return pulls.map((pull) => {
    for (const path of pull.texts.keys()) {
      const other = objectorTo(path, pull)
      if (other !== undefined) {
        const reason = `${path} is a file of ${other.target} too, and the two are not the same; pull one of them, with \`apps\` and its name on the platform`
        return { ...pull, ...NOTHING_WRITTEN, outcome: 'unreadable', reason }
      }
    }
    return pull
  })
}

/** Finds an app that uses a file that is written for another app and would need other content in it. */
export function objectors(
  pulls: readonly Pull[],
  { workspace, packed }: { readonly workspace: Workspace; readonly packed: Packed },
): (path: string, pull: Pull) => Pull | undefined {
  const usedBy = new Map(
    pulls.map((pull) => {
      const files = pull.outcome === 'pulled' ? pull.reached : (packed.files.get(pull.reference) ?? [])
      return [pull, new Set(files.map((path) => behindLinks(workspace, path)))] as const
    }),
  )
  return (path, pull) =>
    pulls.find(
      (each) =>
        each !== pull &&
        each.outcome !== 'absent' &&
        (each.texts.has(path) ? each.texts.get(path) !== pull.texts.get(path) : usedBy.get(each)?.has(path)),
    )
}
