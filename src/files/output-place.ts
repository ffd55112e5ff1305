import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

import { GitFolders } from './git-folder.ts'
import { isWithin } from './outside.ts'

export type Output = string | { readonly file: string; readonly base: string }

export class LedAway extends Error {}

/**
 * Throws {@link LedAway} if a relative path that is inside of the repository is outside after links are followed: anyone
 * who can write to a repository can commit a link. An absolute path, or one that leaves the repository by its name, is
 * the user's own choice.
 */
export function placeOf(output: Output): string {
  const { file, base } = typeof output === 'string' ? { file: output, base: process.cwd() } : output
  const path = resolve(base, file)
  const top = repositoryAt(resolve(base))
  if (isAbsolute(file) || !isWithin(top, path)) return path
  const root = realpathSync.native(top)
  const git = new GitFolders(root)
  for (const place of placesOnTheWay(top, path)) {
    const real = realpathSync.native(place)
    const link = relative(top, place).replaceAll(sep, '/')
    if (!isWithin(root, real))
      throw new LedAway(
        `the symbolic link ${link} leads out of the repository. Remove it, or give the path that it leads to as an absolute one`,
      )
    if (real !== root && git.contain(real)) throw new LedAway('what is in a folder .git belongs to git')
  }
  return path
}

/** The folder with `.git` around it, or else itself. */
export function repositoryAt(base: string): string {
  for (let folder = base; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (folder === dirname(folder)) return base
  }
}

function placesOnTheWay(top: string, path: string): readonly string[] {
  const names = relative(top, path).split(sep)
  const places: string[] = []
  let at = top
  for (const [index, name] of names.entries()) {
    at = join(at, name)
    const stats = lstatSync(at, { throwIfNoEntry: false })
    const isLast = index === names.length - 1
    // Nothing is written through a link without a target.
    if (stats === undefined || (isLast && stats.isSymbolicLink() && !existsSync(at))) break
    places.push(at)
  }
  return places
}

/**
 * Missing folders are created in it. A link without a target counts as existing. Throws the system's error for a path
 * that is not possible.
 */
export function folderAbove(path: string): string {
  const above = dirname(path)
  // On Windows even the root of a drive may not exist.
  const isNone = above !== dirname(above) && lstatSync(above, { throwIfNoEntry: false }) === undefined
  const folder = isNone ? folderAbove(above) : above
  // The system checks a name in a missing folder only if it is looked up there.
  lstatSync(join(folder, basename(path)), { throwIfNoEntry: false })
  return folder
}
