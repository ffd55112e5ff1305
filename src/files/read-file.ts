import { isUtf8 } from 'node:buffer'
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  type BigIntStats,
} from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'

import { systemCode } from './errno.ts'
import { CwlError } from './errors.ts'
import { EXACTLY, identityOf } from './identity.ts'
import { howToRaise } from './limits.ts'
import { fixForSparse, fixForSubmodule } from './partial-checkout.ts'
import { absent, contain, realPath, refuseOutside, unreadable, type Sandbox } from './sandbox.ts'
import { nearestFile } from './suggest.ts'

export function readContained(sandbox: Sandbox, path: string, mostBytes: number): string {
  const text = neighbour(sandbox, path, mostBytes) ?? decodeUtf8(bytesOf(sandbox, path, mostBytes), path)
  refuseLfsPointer(text, path)
  return text
}

export function refuseLfsPointer(text: string, path: string): void {
  if (text.startsWith(LFS_POINTER))
    throw new CwlError(
      'unreadable',
      `${path} is a pointer of Git LFS, not the file itself`,
      'Download it: git lfs pull, or lfs: true of actions/checkout.',
    )
}

/** Replaces a file that was not downloaded (git-lfs, docs/spec.md). */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/'

/**
 * Faster for an ordinary file next to one that was already read: checking each part of each path takes longer than
 * reading. The name must not be that of git's folder, the file must be regular and not a link, and in the same folder
 * as its neighbour.
 */
function neighbour(sandbox: Sandbox, path: string, mostBytes: number): string | undefined {
  const name = nameOf(path)
  const folder = sandbox.folders.get(path.slice(0, path.length - name.length))
  if (folder === undefined || !PLAIN_NAME.test(name)) return undefined
  const real = folder + name
  return orNothing(() => {
    if (lstatSync(real, { throwIfNoEntry: false })?.isFile() !== true) return undefined
    const descriptor = openSync(real, READING)
    try {
      const stats = fstatSync(descriptor, EXACTLY)
      if (!stats.isFile() || stats.nlink > 1n || stats.size > mostBytes || !isStillAt(descriptor, stats, real, path))
        return undefined
      const text = readFileSync(descriptor, 'utf8')
      // U+FFFD replaces bytes that are not UTF-8; and the file may have grown beyond the limit.
      if (text.includes('\uFFFD') || BigInt(Buffer.byteLength(text)) !== stats.size) return undefined
      return withoutMark(text)
    } finally {
      closeSync(descriptor)
    }
  })
}

const PLAIN_NAME = /^\w[\w.-]*$/

const READING = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW

function orNothing<Found>(read: () => Found): Found | undefined {
  try {
    return read()
  } catch (error) {
    // The complete check reports why it cannot be read.
    if (error instanceof CwlError || systemCode(error) !== undefined) return undefined
    throw error
  }
}

/**
 * The target is checked before it is opened, because opening alone can trigger some devices, and the opened file is
 * checked again, so that a link or a file that was replaced in between has no effect.
 */
function bytesOf(sandbox: Sandbox, path: string, mostBytes: number): Buffer {
  const { real, stats: before } = fileEntry(sandbox, contain(sandbox.root, path), path)
  refuseOutside(sandbox, path, real)
  refuseUnreadable(sandbox, path, before, mostBytes)
  const descriptor = open(path, real)
  try {
    const stats = fstatSync(descriptor, EXACTLY)
    refuseUnreadable(sandbox, path, stats, mostBytes)
    if (identityOf(stats) !== identityOf(before) || !isStillAt(descriptor, stats, real, path)) {
      throw new CwlError(
        'unreadable',
        `${path} changed while it was read`,
        'Run again when nothing writes to the repository.',
      )
    }
    const bytes = bytesIn(descriptor, Number(stats.size), path)
    if (PLAIN_NAME.test(nameOf(path))) remember(sandbox, path, real)
    return bytes
  } finally {
    closeSync(descriptor)
  }
}

function bytesIn(descriptor: number, size: number, path: string): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  let length = 0
  try {
    for (let read = -1; read !== 0 && length < size; length += read) {
      read = readSync(descriptor, bytes, length, size - length, length)
    }
  } catch (error) {
    // A file that can be opened is not always readable, for example on a network disk.
    throw unreadable(path, error)
  }
  return bytes.subarray(0, length)
}

/** If a file is not reached through a link, other files of its folder may be read by the same path. */
function remember(sandbox: Sandbox, path: string, real: string): void {
  const folder = realPath(dirname(contain(sandbox.root, path)), path)
  if (folder === dirname(real)) sandbox.folders.set(path.slice(0, path.length - nameOf(path).length), join(folder, sep))
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

interface FileEntry {
  readonly real: string
  readonly stats: BigIntStats
}

function fileEntry(sandbox: Sandbox, absolute: string, path: string): FileEntry {
  const real = realPath(absolute, path)
  if (real !== undefined) return { real, stats: lstatSync(real, { bigint: true }) }
  // Node.js uses this character for bytes that are not UTF-8.
  if (path.includes('\uFFFD'))
    throw new CwlError(
      'unreadable',
      `the name of ${path} is not UTF-8, so that it cannot be opened`,
      'Rename the file.',
    )
  throw absent(absolute, path, fixFor(sandbox, path))
}

function isStillAt(descriptor: number, stats: BigIntStats, real: string, shown: string): boolean {
  if (process.platform !== 'linux') return isStill(real, stats, shown)
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`) === real
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    // For systems without /proc.
    return isStill(real, stats, shown)
  }
}

function isStill(real: string, stats: BigIntStats, shown: string): boolean {
  if (realPath(real, shown) !== real) return false
  const now = lstatSync(real, EXACTLY)
  return now !== undefined && identityOf(now) === identityOf(stats)
}

function open(path: string, real: string): number {
  try {
    return openSync(real, READING)
  } catch (error) {
    throw unreadable(path, error)
  }
}

function refuseUnreadable(sandbox: Sandbox, path: string, stats: BigIntStats, mostBytes: number): void {
  if (!stats.isFile()) throw new CwlError('unreadable', `${path} is not a regular file`, 'Only regular files are read.')
  if (sandbox.git.own(stats))
    throw new CwlError('outside-repository', `${path} is a hard link into the .git folder, which is never read`)
  if (stats.size > mostBytes) {
    throw new CwlError(
      'too-large',
      `${path} has ${stats.size} bytes, more than the limit of ${mostBytes}`,
      howToRaise('fileBytes', 'file'),
    )
  }
}

export function fixFor(
  sandbox: Sandbox,
  path: string,
  relative = 'a reference is relative to the file that contains it, other paths to the working directory.',
): string {
  if (/^https?:/i.test(path)) return 'Only files of the repository are read: save the document there first.'
  const folder = posix.dirname(path)
  const submodule = fixForSubmodule(sandbox.root, folder)
  if (submodule !== undefined) return submodule
  const slashed = path.replaceAll('\\', '/')
  if (slashed !== path && namesIn(sandbox, posix.dirname(slashed))?.includes(posix.basename(slashed)) === true)
    return `Did you mean "${slashed}"? Only Windows reads a backslash as a slash.`
  const names = namesIn(sandbox, folder)
  if (names === undefined) {
    const respelled = inOtherCase(sandbox, path)
    if (respelled !== undefined) return `Did you mean "${respelled}"?`
    const above = foundAbove(sandbox, path)
    const advice = above === undefined ? relative : `did you mean "${above}"?`
    return (above === undefined ? fixForSparse(sandbox.root) : undefined) ?? `There is no folder ${folder}; ${advice}`
  }
  const guess = (sandbox.guesses += 1) > MOST_GUESSES ? undefined : nearestFile(posix.basename(path), names)
  return guess === undefined
    ? (fixForSparse(sandbox.root) ?? `${relative.charAt(0).toUpperCase()}${relative.slice(1)}`)
    : `Did you mean "${posix.join(folder, guess)}"?`
}

function inOtherCase(sandbox: Sandbox, path: string): string | undefined {
  let found = ''
  for (const part of path.split('/')) {
    const name = namesIn(sandbox, found || '.')?.find((one) => one.toLowerCase() === part.toLowerCase())
    if (name === undefined) return undefined
    found = posix.join(found, name)
  }
  return found
}

/** Each guess takes long if there are hundreds of files in the folder. */
const MOST_GUESSES = 1000

const LEVELS_ABOVE = 4

/** People often write paths from the root of a repository into files of its folders. */
function foundAbove(sandbox: Sandbox, path: string): string | undefined {
  const name = posix.basename(path)
  let folder = posix.dirname(path)
  for (let level = 0; level < LEVELS_ABOVE && folder !== '.'; level += 1) {
    folder = posix.dirname(folder)
    if (namesIn(sandbox, folder)?.includes(name) === true) return posix.join(folder, name)
  }
  return undefined
}

function namesIn(sandbox: Sandbox, folder: string): readonly string[] | undefined {
  const known = sandbox.names.get(folder)
  if (known !== undefined) return known
  try {
    const real = realPath(contain(sandbox.root, folder), folder)
    if (real === undefined) return undefined
    refuseOutside(sandbox, folder, real)
    const names = readdirSync(real, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() || entry.isDirectory() ? entry.name : [],
    )
    sandbox.names.set(folder, names)
    return names
  } catch (error) {
    if (error instanceof CwlError || systemCode(error) !== undefined) return []
    throw error
  }
}

function decodeUtf8(bytes: Buffer, path: string): string {
  if (!isUtf8(bytes)) {
    const at = firstInvalidByte(bytes)
    const lines = bytes
      .subarray(0, at)
      .toString('utf8')
      .split(/\r\n|[\r\n]/)
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    throw new CwlError(
      'not-utf8',
      `${path} is not valid UTF-8 (first invalid byte: ${at + 1})`,
      'Save the file as UTF-8.',
      place,
    )
  }
  return withoutMark(bytes.toString('utf8'))
}

export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function firstInvalidByte(bytes: Buffer): number {
  let low = 0
  let high = bytes.length
  // A prefix that is cut inside of a character is invalid too, so up to three more bytes are tried.
  const validUpTo = (end: number): boolean =>
    [0, 1, 2, 3].some((less) => end >= less && isUtf8(bytes.subarray(0, end - less)))
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (validUpTo(middle)) low = middle
    else high = middle - 1
  }
  return [0, 1, 2, 3].map((less) => low - less).find((end) => end >= 0 && isUtf8(bytes.subarray(0, end))) ?? 0
}
