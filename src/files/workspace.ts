import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, posix, relative, sep } from 'node:path'

import { unlessRefused } from './errno.ts'
import { CwlError } from './errors.ts'
import { findFiles, fixForNone, FORWARD_SLASHES } from './find-files.ts'
import { EXACTLY } from './identity.ts'
import { completeLimits, type Limits } from './limits.ts'
import { isWithin, pathGiven } from './outside.ts'
import { readContained } from './read-file.ts'
import type { RemoteSource } from './remote.ts'
import { contain, openSandbox, realPath, refuseOutside, unreadable, type Sandbox } from './sandbox.ts'

export { isWithin } from './outside.ts'

/**
 * The only access to the disk for CWL: a folder, usually a git checkout. Nothing outside of it is read. Paths are
 * relative to it, with forward slashes.
 */
export interface Workspace {
  /** Absolute, with symbolic links resolved. */
  readonly root: string
  readonly limits: Limits
  /** Remote documents; without it none is read. */
  readonly remote?: RemoteSource
  /**
   * Files that match, sorted, without duplicates. A folder means every `.cwl` file below it, including links to files;
   * `node_modules`, `.git` and links to folders are never entered. Throws `no-such-file` for a plain path that does not
   * exist, and `outside-repository`.
   */
  find(patterns: readonly string[]): readonly string[]
  /** Text of a file, checked to be UTF-8, without a byte order mark. Throws {@link CwlError}. */
  readText(path: string): string
  /** True if the path is a file that {@link readText} may read. Never reads anything outside. */
  has(path: string): boolean
}

/**
 * Opens a folder. A limit above the highest one of the configuration is reduced to that. Throws `no-such-folder` if it
 * is not a folder, `unreadable` if that cannot be checked.
 */
export function openWorkspace(root: string, limits: Partial<Limits> = {}): Workspace {
  const bounds = completeLimits(limits)
  const real = realFolder(root)
  const sandbox = openSandbox(real)
  return {
    root: real,
    limits: bounds,
    find: (patterns) => findFiles(sandbox, patterns),
    readText: (path) => readContained(sandbox, path, bounds.fileBytes),
    has: (path) => has(sandbox, path),
  }
}

function realFolder(root: string): string {
  const stats = lookAt(root, () => statSync(root, { throwIfNoEntry: false }))
  if (stats?.isDirectory() !== true) {
    throw new CwlError(
      'no-such-folder',
      stats === undefined ? `there is no folder ${root}` : `${root} is not a folder`,
      root.includes('\\') && sep === '/' ? `${FORWARD_SLASHES}.` : 'Give the folder of the repository.',
    )
  }
  return lookAt(root, () => realpathSync.native(root))
}

function lookAt<Seen>(root: string, look: () => Seen): Seen {
  try {
    return look()
  } catch (error) {
    throw unreadable(root, error)
  }
}

function has(sandbox: Sandbox, path: string): boolean {
  try {
    const real = realPath(contain(sandbox.root, path), path)
    if (real === undefined) return false
    refuseOutside(sandbox, path, real)
    const stats = statSync(real, EXACTLY)
    return stats?.isFile() === true && !sandbox.git.own(stats)
  } catch (error) {
    if (error instanceof CwlError) return false
    throw error
  }
}

/** As written in the file `from`; an absolute path is unchanged. */
export function joinPath(from: string, to: string): string {
  return to.startsWith('/') ? posix.normalize(to) : posix.join(posix.dirname(from), to)
}

export function pathIn(workspace: Workspace, path: string): string {
  return pathGiven(workspace.root, path)
}

export function fixIn({ root }: Workspace, pattern: string): string | undefined {
  return fixForNone(root, pattern)
}

export function pathWithin(workspace: Workspace, path: string): string {
  return path.startsWith('/') && isWithin(workspace.root, path)
    ? path.slice(workspace.root.length).replace(/^\/+/, '')
    : path
}

const MOST_LINKS = 40

/**
 * All names that git may use for it: the target without links, and each link on the way, as far as they are inside.
 * Also for a path that does not exist.
 */
export function namesOf({ root }: { readonly root: string }, path: string): readonly string[] {
  const names: string[] = []
  const open = path.split('/')
  let at = ''
  for (let part = open.shift(); part !== undefined; part = open.shift()) {
    at = posix.join(at, part)
    if (at === '..') return names
    const target = linkTarget(join(root, at))
    if (target === undefined) continue
    names.push(at)
    if (names.length > MOST_LINKS) return names
    const isFromTop = isAbsolute(target)
    open.unshift(...(isFromTop ? relative(root, target) : target).replaceAll(sep, '/').split('/'))
    at = isFromTop ? '' : posix.dirname(at)
  }
  return [...names, at]
}

/** A missing or unreadable path is not a link; reading the file reports the reason. */
function linkTarget(path: string): string | undefined {
  return unlessRefused(() => (lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined), undefined)
}

/** Node's function would use the current directory, which may not exist any more. */
export function relativePath(folder: string, path: string): string {
  return posix.relative(posix.join('/', folder), posix.join('/', path))
}
