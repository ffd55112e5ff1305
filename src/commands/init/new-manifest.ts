import { MANIFEST_PATHS, manifestsIn } from '../../configuration/manifest.ts'
import { reasonOf, writeNew } from '../../files/atomic-file.ts'
import { PromotionError } from '../../files/errors.ts'
import type { Workspace } from '../../files/workspace.ts'

/** Where a first configuration is written, relative to the working directory. */
export const FILE = MANIFEST_PATHS[0]

/** Throws PromotionError `usage` if there is a configuration: it is never overwritten. */
export function refuseExisting(workspace: Workspace): void {
  const there = manifestsIn(workspace)[0]
  if (there !== undefined)
    throw new PromotionError('usage', `there is a configuration already: ${there}`, {
      fix: 'Change it, or move it away first.',
    })
}

/**
 * Writes the configuration completely or not at all, because half of a configuration could be valid too. Unlike a
 * record it is readable for others: it goes into git and holds no secret. Throws PromotionError `usage`.
 */
export async function writeManifest(workspace: Workspace, text: string): Promise<void> {
  try {
    await writeNew({ file: FILE, base: workspace.root }, text, 'others')
  } catch (error) {
    throw new PromotionError('usage', `${FILE} cannot be written: ${reasonOf(error)}`, {
      fix: 'Run it where files can be written, or print the file with `--dry-run`.',
    })
  }
}
