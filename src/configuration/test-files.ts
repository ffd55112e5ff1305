import { CwlError, PromotionError } from '../files/errors.ts'
import { fixIn, type Workspace } from '../files/workspace.ts'
import type { Manifest } from './manifest.ts'

/** Sorted, without duplicates. Throws PromotionError `configuration` for a pattern that finds nothing. */
export function testFilesIn(manifest: Manifest | undefined, workspace: Workspace): readonly string[] {
  const found = (manifest?.tests ?? []).flatMap((pattern, index) => filesAt(pattern, index, manifest, workspace))
  return [...new Set(found)].sort()
}

function filesAt(
  pattern: string,
  index: number,
  manifest: Manifest | undefined,
  workspace: Workspace,
): readonly string[] {
  const at = manifest?.at('tests', index)
  try {
    const files = workspace.find([pattern])
    if (files.length > 0) return files
  } catch (error) {
    if (!(error instanceof CwlError)) throw error
    throw new PromotionError('configuration', error.message, { fix: error.fix, at })
  }
  throw new PromotionError('configuration', `no file of tests is at ${JSON.stringify(pattern)}`, {
    fix: fixIn(workspace, pattern) ?? 'Name files or globs, such as tests/*.yml.',
    at,
  })
}
