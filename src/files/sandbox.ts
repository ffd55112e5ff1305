import { lstatSync, realpathSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

import { systemCode, wordsForCode } from './errno.ts'
import { CwlError } from './errors.ts'
import { GitFolders } from './git-folder.ts'
import { isWithin, linkedOutside, outside } from './outside.ts'

/** Every path is checked before anything is opened. */
export interface Sandbox {
  readonly root: string
  readonly git: GitFolders
  readonly folders: Map<string, string>
  readonly names: Map<string, readonly string[]>
  guesses: number
}

export function openSandbox(root: string): Sandbox {
  return { root, git: new GitFolders(root), folders: new Map(), names: new Map(), guesses: 0 }
}

const GIT = /\.git/i

/** The absolute path. Throws if its text leads out of the root. */
export function contain(root: string, path: string): string {
  if (path.includes('\0')) throw new CwlError('unreadable', 'a path cannot contain the character NUL')
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

export function refuseOutside(sandbox: Sandbox, path: string, real: string): void {
  if (!isWithin(sandbox.root, real)) {
    throw linkedOutside(sandbox.root, path, real)
  }
  const parts = real.slice(sandbox.root.length).toLowerCase().split(sep)
  if (parts.includes('.git') || sandbox.git.contain(real)) {
    throw new CwlError('outside-repository', `${path} leads into the .git folder, which is never read`)
  }
}

/** A link without a target is visible to users, so the message mentions it. */
export function absent(absolute: string, path: string, fix: string): unknown {
  try {
    if (lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      return new CwlError(
        'no-such-file',
        `${path} is a symbolic link that leads nowhere`,
        'Add the file that it leads to, or remove the link.',
      )
    }
  } catch (error) {
    return unreadable(path, error)
  }
  return new CwlError('no-such-file', `there is no file ${path.trim() === '' ? JSON.stringify(path) : path}`, fix)
}
