import { splitReference } from '../../cwl/documents/document-reference.ts'
import { CwlError } from '../../cwl/problems/cwl-error.ts'
import { openWorkspace } from '../../cwl/source/workspace.ts'
import { PromotionError } from '../../promotion/errors.ts'
import { listNames } from '../../promotion/name-list.ts'
import { selectApps } from '../promote/select-apps.ts'
import type { RunOptions } from '../run/options.ts'
import type { Texts } from './pull-proof.ts'

const REMEDY =
  'Leave their folders out, in the configuration with `except`: what is in them travels inside the apps that run it.'

/** The documents that are apps, whatever `apps` asks for. */
export function documentsOfApps(options: RunOptions): ReadonlySet<string> {
  const { apps, workspace } = selectApps({ ...options, apps: [] }, openWorkspace(options.workingDirectory))
  return new Set(
    apps.flatMap(({ reference }) => (reference === undefined ? [] : [splitReference(workspace, reference).path])),
  )
}

/** What to say of written files that were no apps `before` and are now, because a row or a path takes their folder. */
export function pulledAsApps(texts: Texts, before: ReadonlySet<string>, options: RunOptions): readonly string[] {
  try {
    const now = documentsOfApps(options)
    const made = [...texts.keys()].filter((path) => now.has(path) && !before.has(path))
    return made.length === 0
      ? []
      : [`Files that were written count as apps of their own now: ${listNames(made)}. ${REMEDY}`]
  } catch (error) {
    if (!(error instanceof PromotionError || error instanceof CwlError)) throw error
    return [`With what was written, which apps there are is not clear any more: ${error.message}. ${REMEDY}`]
  }
}
