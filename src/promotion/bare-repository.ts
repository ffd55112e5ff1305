import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { systemCode } from '../cwl/source/errno.ts'

/** What ends the error on such a folder. */
export const BARE = 'has the form of a bare repository'

/**
 * The folder that git would take for the repository of another inside of it, though nothing named `.git` makes it one:
 * it looks for a bare repository on its way up, and a commit can hold the files of one (gitrepository-layout(5)). The
 * configuration among them names programs, for fetching what is missing for one. Undefined where there is none. Git
 * itself can refuse these since 2.38 (`safe.bareRepository`).
 */
export function findBareRepository(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  for (let at = realpathSync.native(folder); ; at = dirname(at)) {
    if (isThere(join(at, '.git'))) return undefined
    if (isThere(join(at, 'HEAD')) && ['objects', 'commondir'].some((name) => isThere(join(at, name)))) return at
    if (at === dirname(at)) return undefined
  }
}

/** Also a link that leads nowhere; nothing is below a file. */
export function isThere(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    return false
  }
}
