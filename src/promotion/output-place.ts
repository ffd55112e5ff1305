import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

import { GitFolders } from '../cwl/source/git-folder.ts'
import { isWithin } from '../cwl/source/outside.ts'

/**
 * Where a run writes, or reads a file that the user names: a path that the user gave, and the folder that it is
 * relative to; else the current one.
 */
export type Output = string | { readonly file: string; readonly base: string }

/** A path that the repository, and not the user, leads elsewhere. */
export class LedAway extends Error {}

/**
 * The absolute path of an output. Throws {@link LedAway} when a relative path that is in the repository by its name is
 * not there once links are followed: anyone who writes to a repository can plant a link in it. An absolute path and one
 * that leaves the repository by its name are the user's own choice.
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

/** The folder that git knows as the root around a folder, else the folder itself. */
function repositoryAt(base: string): string {
  for (let folder = base; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (folder === dirname(folder)) return base
  }
}

/** Each folder below the top, and the file, as far as they are there. */
function placesOnTheWay(top: string, path: string): readonly string[] {
  const names = relative(top, path).split(sep)
  const places: string[] = []
  for (let at = top; names.length > 0;) {
    at = join(at, names.shift() ?? '')
    const stats = lstatSync(at, { throwIfNoEntry: false })
    // Nothing is written through a link of a file that leads nowhere.
    if (stats === undefined || (names.length === 0 && stats.isSymbolicLink() && !existsSync(at))) break
    places.push(at)
  }
  return places
}

/**
 * The nearest folder above a path that is there: in that the others would be made. A link that leads nowhere is there.
 * Throws what the system throws for a path that cannot be, such as one with a name that is too long.
 */
export function folderAbove(path: string): string {
  const above = dirname(path)
  // Of a drive of Windows not even the root may be there.
  const isNone = above !== dirname(above) && lstatSync(above, { throwIfNoEntry: false }) === undefined
  const folder = isNone ? folderAbove(above) : above
  // A name below what is not there is never looked at, unless it is looked for here.
  lstatSync(join(folder, basename(path)), { throwIfNoEntry: false })
  return folder
}
