import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { systemCode } from '../files/errno.ts'

/** The end of the error on such a folder. */
export const BARE = 'has the form of a bare repository'

/**
 * The folder that git would use as the repository although nothing named `.git` is there. On its way up, git also looks
 * for a bare repository, and a commit can contain the files of one (gitrepository-layout(5)). The configuration in it
 * can name programs, for example for fetching. Undefined if there is none. Since 2.38, git itself can refuse these
 * (`safe.bareRepository`).
 */
export function findBareRepository(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  for (let at = realpathSync.native(folder); ; at = dirname(at)) {
    if (isThere(join(at, '.git'))) return undefined
    if (isThere(join(at, 'HEAD')) && ['objects', 'commondir'].some((name) => isThere(join(at, name)))) return at
    if (at === dirname(at)) return undefined
  }
}

/** True also for a link without a target. Nothing is below a file. */
export function isThere(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    return false
  }
}
