import { readdirSync, statSync, type Dirent } from 'node:fs'
import { isAbsolute, join, posix, resolve, sep } from 'node:path'

import { systemCode, unlessRefused } from './errno.ts'
import { CwlError } from './errors.ts'
import { faultOfGlob, frontOf, Glob, isOver, PLAINER_GLOB, type Places } from './globs.ts'
import { ONLY_INSIDE, pathGiven, patternGiven } from './outside.ts'
import { fixForSparse, fixForSubmodule } from './partial-checkout.ts'
import { fixFor } from './read-file.ts'
import { absent, contain, realPath, refuseOutside, unreadable, type Sandbox } from './sandbox.ts'
import { countRead } from './step-size.ts'
import { truncateMiddle } from './text.ts'

export function findFiles(sandbox: Sandbox, patterns: readonly string[]): readonly string[] {
  return [...new Set(patterns.flatMap((pattern) => filesAt(sandbox, pattern)))].sort()
}

function filesAt(sandbox: Sandbox, pattern: string): readonly string[] {
  // A shell passes an empty text for an unset variable. It must not mean all files.
  if (pattern === '')
    throw new CwlError(
      'no-such-file',
      'a path is empty',
      'Name a file, a folder or a glob; the working directory itself is `.`.',
    )
  const written = pattern.replaceAll(sep, '/').replace(/^\.\//, '')
  const path = pathGiven(sandbox.root, written)
  const kind = kindOfGiven(sandbox, path)
  if (kind === 'file') return [path]
  if (kind === 'folder') return filesBelow(sandbox, path, new Glob('**/*.cwl'))
  if (!frontOf(written).isGlob)
    throw absent(
      resolve(sandbox.root, path),
      pattern,
      fixForPlace(sandbox.root, pattern) ?? fixForPattern(sandbox, path),
    )
  const glob = withinRoot(patternGiven(sandbox.root, written))
  const { front } = frontOf(glob)
  // The folders in a glob are checked against the root before they are listed.
  if (kindOf(sandbox, front) !== 'folder') return []
  return filesBelow(sandbox, posix.normalize(front || '.'), checkedGlob(glob), front === '' ? '' : `${front}/`)
}

/** Files below a folder of the root that a glob matches. `text` is the folder's part of the glob. */
function filesBelow({ root }: Sandbox, folder: string, glob: Glob, text = ''): readonly string[] {
  if (folder.split('/').some(isNeverEntered)) return []
  const prefix = folder === '.' ? '' : `${folder}/`
  return matchesBelow(join(root, folder), glob, text).map((path) => prefix + path)
}

export function globFiles(pattern: string): readonly string[] {
  const written = pattern.replaceAll(sep, '/')
  const { front } = frontOf(written)
  const prefix = front === '' || front.endsWith('/') ? front : `${front}/`
  if (statSync(front || '.', { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return matchesBelow(resolve(front), checkedGlob(written), prefix).map((path) => prefix + path)
}

function checkedGlob(glob: string): Glob {
  const fault = faultOfGlob(glob)
  if (fault !== undefined) throw new CwlError('no-such-file', `the glob ${truncateMiddle(glob)} ${fault}`, PLAINER_GLOB)
  return new Glob(glob)
}

/** Reading a file name takes about as long as processing this many bytes of a file. */
const BYTES_OF_ENTRY = 2

function matchesBelow(folder: string, glob: Glob, text: string): readonly string[] {
  const found: string[] = []
  const open: { readonly path: string; readonly at: Places }[] = [{ path: '', at: glob.after(glob.start, text) }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entries = entriesIn(folder, next.path)
    countRead(entries.length * BYTES_OF_ENTRY, next.path || '.')
    for (const entry of entries) {
      const at = glob.after(next.at, entry.name)
      const path = next.path + entry.name
      if (entry.isDirectory()) {
        const below = isNeverEntered(entry.name) ? undefined : glob.after(at, '/')
        if (below !== undefined && !isOver(below)) open.push({ path: `${path}/`, at: below })
      } else if (glob.accepts(at) && isFile(entry)) found.push(path)
    }
  }
  return found
}

function isNeverEntered(name: string): boolean {
  return name === 'node_modules' || name === '.git'
}

/** A link to a folder is not followed. Any other link counts as the file that it leads to, even if that does not exist. */
function isFile(entry: Dirent): boolean {
  return entry.isFile() || (entry.isSymbolicLink() && !leadsToFolder(join(entry.parentPath, entry.name)))
}

/** Circular links, or a place without permission: reading the file reports the reason. */
function leadsToFolder(path: string): boolean {
  return unlessRefused(() => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true, false)
}

/**
 * A folder that cannot be listed may contain a document, which would count as checked. A folder that was removed is
 * empty.
 */
function entriesIn(folder: string, path: string): readonly Dirent[] {
  try {
    return readdirSync(join(folder, path), { withFileTypes: true })
  } catch (error) {
    const code = systemCode(error)
    const shown = path === '' ? '.' : path.slice(0, -1)
    if (path.includes('\uFFFD'))
      throw new CwlError(
        'unreadable',
        `the name of the folder ${shown} is not UTF-8, so that it cannot be opened`,
        'Rename it, or name the files next to it.',
      )
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw unreadable(
      `the folder ${shown}`,
      error,
      'What is in it would not be seen. Let this user read it, or name the files next to it.',
    )
  }
}

export function fixForNone(root: string, pattern: string): string | undefined {
  return fixForPlace(root, pattern) ?? fixForSparse(root)
}

function fixForPlace(root: string, pattern: string): string | undefined {
  if (/^!(?=[^(])/.test(pattern)) return LEAVING_OUT
  const { isGlob, front } = frontOf(pattern.replaceAll(sep, '/'))
  // The part of a glob before its first wildcard shows where it searches.
  const path = pathGiven(root, isGlob ? front : pattern)
  return fixForSubmodule(root, path)
}

const LEAVING_OUT =
  'A ! in front leaves files out only in `files` and among the arguments of `validate`. In cwl-promote.yml, `ignore` and the key `except` of a row of `apps` do that.'

export const FORWARD_SLASHES = 'Write paths with forward slashes'

function fixForPattern(sandbox: Sandbox, path: string): string {
  if (path.includes('\\') && sep === '/') return `${FORWARD_SLASHES}, relative to the working directory.`
  if (path.includes(',')) return 'If these are several paths, give each by itself, without commas.'
  return fixFor(sandbox, path, 'paths are relative to the working directory.')
}

function withinRoot(pattern: string): string {
  if (isAbsolute(pattern) || pattern.split('/').includes('..')) {
    throw new CwlError(
      'outside-repository',
      `the pattern ${pattern} leaves the repository`,
      'Patterns are relative to the working directory. For another folder give the input `working-directory`.',
    )
  }
  return pattern
}

function kindOfGiven(sandbox: Sandbox, path: string): ReturnType<typeof kindOf> {
  try {
    return kindOf(sandbox, path)
  } catch (error) {
    if (!(error instanceof CwlError) || error.fix !== ONLY_INSIDE) throw error
    throw new CwlError(
      error.code,
      error.message,
      `${ONLY_INSIDE} For another folder give the input \`working-directory\`.`,
    )
  }
}

function kindOf(sandbox: Sandbox, path: string): 'file' | 'folder' | 'absent' {
  const absolute = contain(sandbox.root, path)
  const real = realPath(absolute, path)
  if (real === undefined) return 'absent'
  refuseOutside(sandbox, path, real)
  return statSync(real, { throwIfNoEntry: false })?.isDirectory() === true ? 'folder' : 'file'
}
