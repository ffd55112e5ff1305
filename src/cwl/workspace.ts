import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readlinkSync, readSync, realpathSync, statSync, type Stats } from 'node:fs'
import { dirname, posix, relative, resolve, sep } from 'node:path'
import { types } from 'node:util'

import picomatch from 'picomatch'
import { globSync } from 'tinyglobby'

import { CwlError } from './cwl-error.ts'
import { GitFolders } from './disk/git-folder.ts'
import { DEFAULT_LIMITS, howToRaise, type Limits } from './limits.ts'
import { readdirWithLinkedFiles } from './disk/linked-files.ts'
import { isWithin, outside } from './disk/outside.ts'
import { nearest } from './suggest.ts'
import { wordsForCode } from './system-words.ts'
import type { RemoteSource } from './remote.ts'

export { namesOf } from './disk/symbolic-links.ts'

/**
 * The one door to the disk for CWL: a folder, usually a git checkout, out of which nothing is read. Paths are relative
 * to it and written with forward slashes.
 */
export interface Workspace {
  /** Absolute, symbolic links resolved. */
  readonly root: string
  readonly limits: Limits
  /** Documents of other machines; without it none is read. */
  readonly remote?: RemoteSource
  /**
   * Files that match, sorted, each once. A folder stands for every `.cwl` file below it, links to files among them;
   * `node_modules`, `.git` and links to folders are never entered. Throws `no-such-file` for a plain path that does not exist, `outside-repository`, `bad-pattern`.
   */
  find(patterns: readonly string[]): readonly string[]
  /** Text of a file, checked to be UTF-8, without a byte order mark. Throws {@link CwlError}. */
  readText(path: string): string
  /** True when the path is a file that {@link readText} may read. Looks at nothing outside. */
  has(path: string): boolean
}

/** Opens a folder. Throws `no-such-folder` when it is none. */
export function openWorkspace(root: string, limits: Partial<Limits> = {}): Workspace {
  const bounds = { ...DEFAULT_LIMITS, ...limits }
  const real = realFolder(root)
  const door: Door = { root: real, git: new GitFolders(real), folders: new Map(), names: new Map() }
  return {
    root: real,
    limits: bounds,
    find: (patterns) => findFiles(door, patterns),
    readText: (path) => readText(door, path, bounds),
    has: (path) => has(door, path),
  }
}

/** What every path is held against before anything is opened. */
interface Door {
  readonly root: string
  readonly git: GitFolders
  /** Folders by the paths that were asked for, links resolved. */
  readonly folders: Map<string, string>
  /** Files that stand in a folder, where a name was looked for that does not exist. */
  readonly names: Map<string, readonly string[]>
}

function realFolder(root: string): string {
  const stats = statSync(root, { throwIfNoEntry: false })
  if (stats?.isDirectory() !== true) {
    throw new CwlError('no-such-folder', `${root} is not a folder`, 'Give the folder of the repository.')
  }
  return realpathSync.native(root)
}

const NEVER_ENTERED = ['**/node_modules/**', '**/.git/**']

function findFiles(door: Door, patterns: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const globs: string[] = []
  for (const pattern of patterns) {
    // What a shell makes of an unset variable must not stand for everything.
    if (pattern === '') throw new CwlError('no-such-file', 'a path is empty', 'Name a file, a folder or a glob; the working directory itself is `.`.')
    const path = pattern.replaceAll(sep, '/').replace(/^\.\//, '')
    const kind = kindOf(door, path)
    if (kind === 'file') found.add(withinFolder(door.root, path))
    else if (kind === 'folder') globs.push(posix.join(escapeGlob(withinFolder(door.root, path)), '**/*.cwl'))
    else if (picomatch.scan(path).isGlob) globs.push(withinRoot(path))
    else throw new CwlError('no-such-file', `there is no file ${pattern.trim() === '' ? JSON.stringify(pattern) : pattern}`, pathHint(pattern))
  }
  if (globs.length > 0) {
    for (const path of globSync(globs, { cwd: door.root, ignore: NEVER_ENTERED, followSymbolicLinks: false, expandDirectories: false, fs: { readdirSync: readdirWithLinkedFiles } })) {
      // Braces and the like can spell `..` in ways that cannot be seen in the pattern.
      contain(door.root, path)
      found.add(path)
    }
  }
  return [...found].sort()
}

function pathHint(path: string): string {
  return path.includes('\\') && sep === '/' ? 'Write paths with forward slashes, relative to the working directory.' : 'Paths are relative to the working directory.'
}

/** The same path relative to the root, in its shortest spelling. */
function withinFolder(root: string, path: string): string {
  return relative(root, resolve(root, path)).replaceAll(sep, '/')
}

function escapeGlob(path: string): string {
  return path.replace(/[!()*?[\]{}\\]/g, String.raw`\$&`)
}

function withinRoot(pattern: string): string {
  if (pattern.startsWith('/') || pattern.split('/').includes('..')) {
    throw new CwlError('outside-repository', `the pattern ${pattern} leaves the repository`, 'Patterns are relative to the working directory.')
  }
  return pattern
}

function kindOf(door: Door, path: string): 'file' | 'folder' | 'absent' {
  const absolute = contain(door.root, path)
  const real = realPath(absolute, path)
  if (real === undefined) return 'absent'
  refuseOutside(door, path, real)
  return statSync(real, { throwIfNoEntry: false })?.isDirectory() === true ? 'folder' : 'file'
}

/** Most paths need no closer look. */
const GIT = /\.git/i

/** The absolute path, or a refusal when it leaves the root by its spelling. */
function contain(root: string, path: string): string {
  if (path.includes('\0')) throw new CwlError('unreadable', 'a path cannot hold the character NUL')
  const absolute = resolve(root, path)
  if (!isWithin(root, absolute)) {
    throw outside(root, path, absolute)
  }
  if (GIT.test(absolute) && relative(root, absolute).split(sep).some((part) => part.toLowerCase() === '.git')) {
    throw new CwlError('outside-repository', `${path} is inside the .git folder, which is never read`)
  }
  return absolute
}

function readText(door: Door, path: string, limits: Limits): string {
  const bytes = readContained(door, path, limits)
  if (!isUtf8(bytes)) {
    const at = firstInvalidByte(bytes)
    const lines = bytes.subarray(0, at).toString('utf8').split(/\r\n|[\r\n]/)
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    throw new CwlError('not-utf8', `${path} is not UTF-8: byte ${at + 1} fits no character`, 'Save the file as UTF-8.', place)
  }
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/**
 * What a path leads to is looked at before it is opened, since opening alone makes some devices act, and again on what
 * was opened, so that a link or a file swapped in meanwhile gains nothing.
 */
function readContained(door: Door, path: string, limits: Limits): Buffer {
  const { real, stats: before } = standing(door, contain(door.root, path), path)
  refuseOutside(door, path, real)
  refuseUnreadable(door, path, before, limits)
  const descriptor = open(path, real)
  try {
    const stats = fstatSync(descriptor)
    refuseUnreadable(door, path, stats, limits)
    if (stats.ino !== before.ino || stats.dev !== before.dev || !standsAt(descriptor, real, path)) {
      throw new CwlError('unreadable', `${path} changed while it was read`, 'Run again when nothing writes to the repository.')
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

/** What may have been meant by the name of a file that does not exist. */
function remedyFor(door: Door, path: string): string {
  const folder = posix.dirname(path)
  const names = namesIn(door, folder)
  if (names === undefined) return `There is no folder ${folder}; a reference is relative to the file that says it, any other path to the working directory.`
  const guess = nearest(posix.basename(path), names)
  return guess === undefined ? 'A reference is relative to the file that says it, any other path to the working directory.' : `Did you mean ${posix.join(folder, guess)}?`
}

/** Undefined where there is no such folder; empty where this may not look. */
function namesIn(door: Door, folder: string): readonly string[] | undefined {
  const known = door.names.get(folder)
  if (known !== undefined) return known
  try {
    const real = realPath(contain(door.root, folder), folder)
    if (real === undefined) return undefined
    refuseOutside(door, folder, real)
    const names = readdirSync(real, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
    door.names.set(folder, names)
    return names
  } catch (error) {
    // That the file is not there is what matters; this is about the advice.
    if (error instanceof CwlError || systemCode(error) !== undefined) return []
    throw error
  }
}

/** A file as it stands on the disk: where, links resolved, and what it is. */
interface Standing {
  readonly real: string
  readonly stats: Stats
}

function standing(door: Door, absolute: string, path: string): Standing {
  const known = unlinked(door, absolute, path)
  if (known !== undefined) return known
  const real = realPath(absolute, path)
  if (real !== undefined) return { real, stats: lstatSync(real) }
  // What Node.js puts in the place of bytes that are no UTF-8.
  if (path.includes('\uFFFD')) throw new CwlError('unreadable', `the name of ${path} is not UTF-8, so that it cannot be opened`, 'Rename the file.')
  throw new CwlError('no-such-file', `there is no file ${path}`, remedyFor(door, path))
}

/**
 * A file in a folder that was seen before, when the file itself is no link: asking the system to follow each part of each
 * path takes longer than to read the files. What was opened is held against it afterwards.
 */
function unlinked(door: Door, absolute: string, shown: string): Standing | undefined {
  const folder = dirname(absolute)
  let real = door.folders.get(folder)
  if (real === undefined) {
    real = realPath(folder, shown)
    if (real === undefined) return undefined
    door.folders.set(folder, real)
  }
  const path = real.endsWith(sep) ? real + absolute.slice(folder.length + 1) : real + absolute.slice(folder.length)
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats === undefined || stats.isSymbolicLink() ? undefined : { real: path, stats }
  } catch (error) {
    throw unreadable(shown, error)
  }
}

/** Whether what is open is still the file at that path. */
function standsAt(descriptor: number, real: string, shown: string): boolean {
  if (process.platform !== 'linux') return realPath(real, shown) === real
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`) === real
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    // Without /proc.
    return realPath(real, shown) === real
  }
}

function open(path: string, real: string): number {
  try {
    return openSync(real, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** Links resolved; undefined where there is nothing. */
function realPath(absolute: string, shown: string): string | undefined {
  try {
    return realpathSync.native(absolute)
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw unreadable(shown, error)
  }
}

function unreadable(path: string, error: unknown): unknown {
  const code = systemCode(error)
  if (code === undefined) return error
  return new CwlError('unreadable', `${path} cannot be read: ${wordsForCode(code) ?? `the system answers ${code}`}`)
}

/** Such as ENOENT. Not told by `instanceof`, which an error of Node's own fails inside a `vm` context. */
function systemCode(error: unknown): string | undefined {
  return types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function refuseOutside(door: Door, path: string, real: string): void {
  if (!isWithin(door.root, real)) {
    throw new CwlError('outside-repository', `${path} is a symbolic link that leaves the repository`, 'Only files inside the repository are read.')
  }
  const parts = real.slice(door.root.length).toLowerCase().split(sep)
  if (parts.includes('.git') || door.git.contain(real)) {
    throw new CwlError('outside-repository', `${path} leads into the .git folder, which is never read`)
  }
}

function refuseUnreadable(door: Door, path: string, stats: Stats, limits: Limits): void {
  if (!stats.isFile()) throw new CwlError('unreadable', `${path} is not a regular file`, 'Only regular files are read.')
  if (door.git.own(stats)) throw new CwlError('outside-repository', `${path} is a hard link into the .git folder, which is never read`)
  if (stats.size > limits.fileBytes) {
    throw new CwlError('too-large', `${path} has ${stats.size} bytes, more than the limit of ${limits.fileBytes}`, howToRaise('fileBytes', 'file'))
  }
}

function has(door: Door, path: string): boolean {
  try {
    const real = realPath(contain(door.root, path), path)
    if (real === undefined) return false
    refuseOutside(door, path, real)
    const stats = statSync(real, { throwIfNoEntry: false })
    return stats?.isFile() === true && !door.git.own(stats)
  } catch (error) {
    if (error instanceof CwlError) return false
    throw error
  }
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
  return [0, 1, 2, 3].map((less) => low - less).find((end) => end >= 0 && isUtf8(bytes.subarray(0, end))) ?? 0
}

/** `to`, as the file `from` writes it, made relative to the workspace; an absolute path stays one. */
export function joinPath(from: string, to: string): string {
  return to.startsWith('/') ? posix.normalize(to) : posix.normalize(posix.join(posix.dirname(from), to))
}

/** An absolute path that lies inside the workspace, made relative to it; any other as it is. */
export function pathWithin(workspace: Workspace, path: string): string {
  return path.startsWith('/') && isWithin(workspace.root, path) ? path.slice(workspace.root.length).replace(/^\/+/, '') : path
}

/** True when the path is a file inside the workspace. */
export function existsAs(workspace: Workspace, path: string): boolean {
  return workspace.has(path)
}
