import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'

import picomatch from 'picomatch'
import { globSync } from 'tinyglobby'

import { CwlError } from './cwl-error.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'

/**
 * The one door to the disk for CWL: a folder, usually a git checkout, out of which nothing is read. Paths are relative
 * to it and written with forward slashes.
 */
export interface Workspace {
  /** Absolute, symbolic links resolved. */
  readonly root: string
  readonly limits: Limits
  /**
   * Files that match, sorted, each once. A folder stands for every `.cwl` file below it; `node_modules` and `.git` are
   * never entered. Throws `no-such-file` for a plain path that does not exist, `outside-repository`, `bad-pattern`.
   */
  find(patterns: readonly string[]): readonly string[]
  /** Text of a file, checked to be UTF-8, without a byte order mark. Throws {@link CwlError}. */
  readText(path: string): string
}

/** Opens a folder. Throws `no-such-folder` when it is none. */
export function openWorkspace(root: string, limits: Partial<Limits> = {}): Workspace {
  const bounds = { ...DEFAULT_LIMITS, ...limits }
  const real = realFolder(root)
  return {
    root: real,
    limits: bounds,
    find: (patterns) => findFiles(real, patterns),
    readText: (path) => readText(real, path, bounds),
  }
}

function realFolder(root: string): string {
  const stats = statSync(root, { throwIfNoEntry: false })
  if (stats?.isDirectory() !== true) {
    throw new CwlError('no-such-folder', `${root} is not a folder`, 'Give the folder of the repository.')
  }
  return realpathSync.native(root)
}

const NEVER_ENTERED = ['**/node_modules/**', '**/.git/**']

function findFiles(root: string, patterns: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const globs: string[] = []
  for (const pattern of patterns) {
    const path = pattern.replaceAll(sep, '/').replace(/^\.\//, '')
    const kind = kindOf(root, path)
    if (kind === 'file') found.add(posix.normalize(path))
    else if (kind === 'folder') globs.push(path === '.' || path === '' ? '**/*.cwl' : posix.join(escapeGlob(path), '**/*.cwl'))
    else if (picomatch.scan(path).isGlob) globs.push(withinRoot(path))
    else throw new CwlError('no-such-file', `there is no file ${pattern}`, 'Paths are relative to the root of the repository.')
  }
  if (globs.length > 0) {
    for (const path of globSync(globs, { cwd: root, ignore: NEVER_ENTERED, followSymbolicLinks: false, expandDirectories: false })) {
      found.add(path)
    }
  }
  return [...found].sort()
}

function escapeGlob(path: string): string {
  return path.replace(/[!()*?[\]{}\\]/g, String.raw`\$&`)
}

function withinRoot(pattern: string): string {
  if (pattern.startsWith('/') || pattern.split('/').includes('..')) {
    throw new CwlError('outside-repository', `the pattern ${pattern} leaves the repository`, 'Patterns are relative to the root of the repository.')
  }
  return pattern
}

function kindOf(root: string, path: string): 'file' | 'folder' | 'absent' {
  const inside = contain(root, path)
  const stats = statSync(inside, { throwIfNoEntry: false })
  if (stats === undefined) return 'absent'
  return stats.isDirectory() ? 'folder' : 'file'
}

/** The absolute path, or a refusal when it leaves the root by its spelling. */
function contain(root: string, path: string): string {
  const absolute = resolve(root, path)
  if (!isWithin(root, absolute)) {
    throw new CwlError('outside-repository', `${path} is outside the repository`, 'Only files inside the repository are read.')
  }
  if (relative(root, absolute).split(sep).some((part) => part.toLowerCase() === '.git')) {
    throw new CwlError('outside-repository', `${path} is inside the .git folder, which is never read`)
  }
  return absolute
}

function isWithin(root: string, absolute: string): boolean {
  return absolute === root || absolute.startsWith(root.endsWith(sep) ? root : root + sep)
}

function readText(root: string, path: string, limits: Limits): string {
  const bytes = readContained(root, path, limits)
  if (!isUtf8(bytes)) {
    const at = firstInvalidByte(bytes)
    const line = bytes.subarray(0, at).toString('latin1').split('\n').length
    throw new CwlError('not-utf8', `${path} is not UTF-8: byte ${at + 1}, on line ${line}, fits no character`, 'Save the file as UTF-8.')
  }
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/** The real path is checked on the file that was opened, so that a link swapped in meanwhile gains nothing. */
function readContained(root: string, path: string, limits: Limits): Buffer {
  const real = realFile(root, path)
  const descriptor = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
  try {
    const stats = fstatSync(descriptor)
    if (!stats.isFile()) throw new CwlError('unreadable', `${path} is not a regular file`, 'Only regular files are read.')
    if (stats.size > limits.fileBytes) {
      throw new CwlError('too-large', `${path} has ${stats.size} bytes, more than the limit of ${limits.fileBytes}`, 'Raise the limit `fileBytes` if the file is right.')
    }
    const bytes = Buffer.allocUnsafe(stats.size)
    let length = 0
    for (let read = -1; read !== 0 && length < stats.size; length += read) {
      read = readSync(descriptor, bytes, length, stats.size - length, length)
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}

function realFile(root: string, path: string): string {
  const absolute = contain(root, path)
  let real: string
  try {
    real = realpathSync.native(absolute)
  } catch (error) {
    if (!isSystemError(error)) throw error
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      throw new CwlError('no-such-file', `there is no file ${path}`)
    }
    throw new CwlError('unreadable', `${path} cannot be read: ${error.message}`)
  }
  if (!isWithin(root, real) || real.slice(root.length).toLowerCase().split(sep).includes('.git')) {
    throw new CwlError('outside-repository', `${path} is a symbolic link that leaves the repository`, 'Only files inside the repository are read.')
  }
  return real
}

/** Told by its members: an error made in another realm, as under jest, is no instance of this one's Error. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error
}

function firstInvalidByte(bytes: Buffer): number {
  let low = 0
  let high = bytes.length
  // A prefix cut inside a character is invalid too, so up to three bytes more are allowed for.
  const validUpTo = (end: number): boolean => [0, 1, 2, 3].some((less) => end >= less && isUtf8(bytes.subarray(0, end - less)))
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (validUpTo(middle)) low = middle
    else high = middle - 1
  }
  return Math.max(0, low - 1)
}

/** `to`, as the file `from` writes it, made relative to the workspace; an absolute path stays one. */
export function joinPath(from: string, to: string): string {
  return to.startsWith('/') ? posix.normalize(to) : posix.normalize(posix.join(posix.dirname(from), to))
}

/** True when the path is a file inside the workspace. */
export function existsAs(workspace: Workspace, path: string): boolean {
  const absolute = resolve(workspace.root, path)
  return isWithin(workspace.root, absolute) && statSync(absolute, { throwIfNoEntry: false })?.isFile() === true
}
