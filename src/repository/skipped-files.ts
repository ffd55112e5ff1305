import { NEGATION } from '../configuration/globs.ts'
import type { Manifest } from '../configuration/manifest.ts'
import { PromotionError } from '../files/errors.ts'
import { escapeGlob, frontOf, globMatcher } from '../files/globs.ts'
import { ADD_FOLDERS, isSparse } from '../files/partial-checkout.ts'
import { count, listNames } from '../files/text.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import type { Git } from '../git/git.ts'
import type { RunOptions } from '../options/options.ts'

/**
 * Undefined if no files are left out. Files that are named by their path are missed when they are read. Rejects with
 * PromotionError `git`.
 */
export async function skippedFiles(
  { files = [], project }: RunOptions,
  manifest: Manifest | undefined,
  workspace: Workspace,
  git: Pick<Git, 'skipped'>,
): Promise<PromotionError | undefined> {
  if (!isSparse(workspace.root)) return undefined
  const ofRows = files.length > 0 || project !== undefined ? [] : (manifest?.apps ?? [])
  const named = files.filter((pattern) => !NEGATION.test(pattern))
  const searched = named.length > 0 ? named : ofRows.length > 0 ? ofRows.map(({ path }) => path) : ['.']
  const without = [
    ...files.filter((pattern) => NEGATION.test(pattern)).map((pattern) => pattern.replace(NEGATION, '')),
    ...ofRows.flatMap(({ except = [] }) => except),
    ...(manifest?.ignore ?? []),
  ]
  const [isSearched, isWithout] = [searched, without].map((patterns) =>
    globMatcher(patterns.flatMap((pattern) => globsOf(pattern, workspace))),
  )
  const skipped = (await git.skipped()).filter((path) => isSearched?.(path) === true && isWithout?.(path) === false)
  if (skipped.length === 0) return undefined
  return new PromotionError(
    'git',
    `this sparse checkout leaves out ${count(skipped.length, 'file')} that ${listNames(searched)} would find: ${listNames(skipped)}`,
    { fix: ADD_FOLDERS },
  )
}

function globsOf(pattern: string, workspace: Workspace): readonly string[] {
  if (frontOf(pattern).isGlob) return [pattern.replace(/^\.\//, '')]
  if (workspace.has(pattern)) return []
  const folder = pathIn(workspace, pattern)
  return [folder === '.' ? '**/*.cwl' : `${escapeGlob(folder)}/**/*.cwl`]
}
