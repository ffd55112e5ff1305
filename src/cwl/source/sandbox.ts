import { realpathSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

import { CwlError } from '../problems/cwl-error.ts'
import { systemCode, wordsForCode } from './errno.ts'
import { GitFolders } from './git-folder.ts'
import { isWithin, linkedOutside, outside } from './outside.ts'
import type { LeftOut } from './sparse-checkout.ts'

/** What every path is held against before anything is opened. */
export interface Sandbox {
  readonly root: string
  readonly git: GitFolders
  /**
   * Folders out of which a file was read, links resolved, by the paths that it was asked for under; both end with a
   * slash.
   */
  readonly folders: Map<string, string>
  /** Files that stand in a folder, where a name was looked for that does not exist. */
  readonly names: Map<string, readonly string[]>
  /** Looked for where a file does not exist. */
  leftOut?: LeftOut
  /** How often it was guessed what such a name meant. */
  guesses: number
}

/** `root` is absolute, its links resolved. */
export function openSandbox(root: string): Sandbox {
  return { root, git: new GitFolders(root), folders: new Map(), names: new Map(), guesses: 0 }
}

/** Most paths need no closer look. */
const GIT = /\.git/i

/** The absolute path, or a refusal when it leaves the root by its spelling. */
export function contain(root: string, path: string): string {
  if (path.includes('\0')) throw new CwlError('unreadable', 'a path cannot hold the character NUL')
  const absolute = resolve(root, path)
  if (!isWithin(root, absolute)) {
    throw outside(root, path, absolute)
  }
  if (
    GIT.test(absolute) &&
    relative(root, absolute)
      .split(sep)
      .some((part) => part.toLowerCase() === '.git')
  ) {
    throw new CwlError('outside-repository', `${path} is inside the .git folder, which is never read`)
  }
  return absolute
}

/** Links resolved; undefined where there is nothing. */
export function realPath(absolute: string, shown: string): string | undefined {
  try {
    return realpathSync.native(absolute)
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw unreadable(shown, error)
  }
}

export function unreadable(path: string, error: unknown, fix?: string): unknown {
  const code = systemCode(error)
  if (code === undefined) return error
  return new CwlError(
    'unreadable',
    `${path} cannot be read: ${wordsForCode(code) ?? `the system answers ${code}`}`,
    fix,
  )
}

export function refuseOutside(door: Sandbox, path: string, real: string): void {
  if (!isWithin(door.root, real)) {
    throw linkedOutside(door.root, path, real)
  }
  const parts = real.slice(door.root.length).toLowerCase().split(sep)
  if (parts.includes('.git') || door.git.contain(real)) {
    throw new CwlError('outside-repository', `${path} leads into the .git folder, which is never read`)
  }
}
