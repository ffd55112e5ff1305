import type { DesiredApp } from '../../configuration/desired-app.ts'
import { listNames } from '../../files/name-list.ts'
import { formatAddress } from '../../platform/address.ts'
import type { Platform } from '../../platform/types.ts'
import { packAll, type Packed } from '../documents/packing.ts'
import type { PulledApp } from '../report.ts'
import { behindLinks, type PackingGround, type Texts } from './pull-proof.ts'

/** Everything that is read and packed before an app is compared. */
export interface Reading extends PackingGround {
  readonly apps: readonly DesiredApp[]
  readonly platform: Platform
  /** The documents of all apps, as they are in the repository. */
  readonly packed: Packed
  /** Apps of the stage that are not pulled in this run, and may share files with those that are. */
  readonly others: readonly DesiredApp[]
}

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

/** Refuses each app that changes a file of another app which has other content in it: one repository cannot hold both. */
export function refuseConflicts(pulls: readonly Pull[], { workspace, packed }: Reading): readonly Pull[] {
  const usedBy = new Map(
    pulls.map((pull) => {
      const files = pull.outcome === 'pulled' ? pull.reached : (packed.files.get(pull.reference) ?? [])
      return [pull, new Set(files.map((path) => behindLinks(workspace, path)))] as const
    }),
  )
  return pulls.map((pull) => {
    for (const [path, text] of pull.texts) {
      const other = pulls.find(
        (each) =>
          each !== pull &&
          each.outcome !== 'absent' &&
          (each.texts.has(path) ? each.texts.get(path) !== text : usedBy.get(each)?.has(path)),
      )
      if (other === undefined) continue
      const both = `${pull.target} and ${other.target}`
      const reason = other.texts.has(path)
        ? `${both} both changed ${path}, and differently`
        : `${both} both use ${path}, and only the first has a change of it`
      return { ...pull, ...NOTHING_WRITTEN, outcome: 'conflict', reason }
    }
    return pull
  })
}

/** The apps of the stage that are not pulled, but use files that are written, in words; none if there are no such apps. */
export async function touchedApps(texts: Texts, reading: Reading): Promise<readonly string[]> {
  const { others, workspace, packing, signal } = reading
  if (texts.size === 0 || others.length === 0) return []
  const packed = await packAll(
    others.flatMap(({ reference }) => reference ?? []),
    workspace,
    signal,
    packing,
  )
  return others.flatMap(({ reference = '', target }) => {
    const files = packed.files.get(reference) ?? []
    const used = [...texts.keys()].filter((path) => files.some((file) => behindLinks(workspace, file) === path))
    return used.length === 0 ? [] : [`${formatAddress(target)} uses ${listNames(used)} too, and is changed by this.`]
  })
}
