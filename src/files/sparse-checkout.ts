import { lstatSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

import { systemCode } from './errno.ts'
import { gitFoldersOf } from './git-folder.ts'

/** What a sparse checkout leaves out of a clone: files, and folders with a slash at the end. */
export interface LeftOut {
  /** The path of the workspace in the clone: empty, or with a slash at its end. */
  readonly prefix: string
  /** As in the clone, with their bytes as Latin-1. */
  readonly paths: ReadonlySet<string>
}

/** The fix if one of these, a file or a whole folder, was left out; undefined if none was. */
export function fixForLeftOut({ prefix, paths }: LeftOut, ...candidates: readonly string[]): string | undefined {
  if (paths.size === 0) return undefined
  for (const path of candidates) {
    const shown = posix.normalize(`${prefix}${path}`).replace(/(?<!\/)\/$/, '')
    const name = Buffer.from(shown).toString('latin1')
    const isFile = paths.has(name) || foldersOf(name).some((folder) => paths.has(`${folder}/`))
    if (!isFile && !paths.has(`${name}/`) && !some(paths, (left) => left.startsWith(`${name}/`))) continue
    const folder = isFile ? posix.dirname(shown) : shown
    return `A sparse checkout leaves ${shown} out: git sparse-checkout add ${folder}, or ${folder} in sparse-checkout of actions/checkout.`
  }
  return undefined
}

/** Empty outside of a clone. */
export function readLeftOut(root: string): LeftOut {
  try {
    for (let folder = root; ; folder = dirname(folder)) {
      const [git, common = git] = gitFoldersOf(folder)
      if (git !== undefined && common !== undefined)
        return { prefix: prefixOf(folder, root), paths: skippedIn(indexOf(git), hashLengthOf(common)) }
      if (folder === dirname(folder)) return NOTHING
    }
  } catch (error) {
    // This is only about a suggestion; the mistake is reported in any case.
    if (systemCode(error) !== undefined || error instanceof RangeError) return NOTHING
    throw error
  }
}

const NOTHING: LeftOut = { prefix: '', paths: new Set() }

function prefixOf(clone: string, root: string): string {
  const path = relative(clone, root).replaceAll(sep, '/')
  return path === '' ? '' : `${path}/`
}

/** Git's index; empty if there is none, or if it is larger than that of any real repository. */
function indexOf(git: string): Buffer {
  const file = join(git, 'index')
  const stats = lstatSync(file, { throwIfNoEntry: false })
  return stats === undefined || !stats.isFile() || stats.size > LARGEST_INDEX ? Buffer.of() : readFileSync(file)
}

const LARGEST_INDEX = 256 * 1024 * 1024

/** Length of an object's hash, in bytes. */
function hashLengthOf(git: string): number {
  const file = join(git, 'config')
  const stats = lstatSync(file, { throwIfNoEntry: false })
  const settings = stats?.isFile() === true && stats.size < LARGEST_CONFIG ? readFileSync(file, 'utf8') : ''
  return /^[ \t]*objectformat[ \t]*=[ \t]*sha256/im.test(settings) ? 32 : 20
}

const LARGEST_CONFIG = 1024 * 1024

/** The entries of an index with the bit "skip-worktree" (gitformat-index(5)). Throws RangeError if it ends early. */
function skippedIn(index: Buffer, hashLength: number): ReadonlySet<string> {
  const skipped = new Set<string>()
  if (index.toString('latin1', 0, 4) !== 'DIRC') return skipped
  const [version, count] = [index.readUInt32BE(4), index.readUInt32BE(8)]
  let [at, path] = [12, '']
  for (let entry = 0; entry < count; entry += 1) {
    const flags = at + STATS + hashLength
    const isExtended = (index.readUInt16BE(flags) & EXTENDED) !== 0
    const isSkipped = isExtended && (index.readUInt16BE(flags + 2) & SKIP_WORKTREE) !== 0
    let start = flags + (isExtended ? 4 : 2)
    let kept = 0
    if (version === 4) {
      const [length, next] = numberAt(index, start)
      kept = path.length - length
      start = next
    }
    const end = index.indexOf(0, start)
    if (end === -1) return skipped
    path = path.slice(0, kept) + index.toString('latin1', start, end)
    if (isSkipped) skipped.add(path)
    at = version === 4 ? end + 1 : at + ((end - at + ALIGNED) & -ALIGNED)
  }
  return skipped
}

/** The length of the first part of an entry, in bytes. */
const STATS = 40
const EXTENDED = 0x4000
const SKIP_WORKTREE = 0x4000
const ALIGNED = 8

/** Reads a number in the form of pack offsets: seven bits per byte, each byte but the last adding one. */
function numberAt(index: Buffer, start: number): readonly [value: number, next: number] {
  let at = start
  let value = index.readUInt8(at) & 0x7f
  while ((index.readUInt8(at) & 0x80) !== 0) {
    at += 1
    value = ((value + 1) << 7) | (index.readUInt8(at) & 0x7f)
  }
  return [value, at + 1]
}

/** The folders that contain a path. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function some(paths: ReadonlySet<string>, matches: (path: string) => boolean): boolean {
  for (const path of paths) if (matches(path)) return true
  return false
}
