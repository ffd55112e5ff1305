import { statSync } from 'node:fs'
import { isAbsolute, posix, relative, resolve, sep } from 'node:path'

import picomatch from 'picomatch'
import { globSync } from 'tinyglobby'

import { CwlError } from '../problems/cwl-error.ts'
import { absent } from './absent.ts'
import { pathGiven, patternGiven } from './given-path.ts'
import { escapeGlob, NEVER_ENTERED } from './globs.ts'
import { readdirWithLinkedFiles, RENAME } from './linked-files.ts'
import { fixFor } from './read-file.ts'
import { contain, realPath, refuseOutside, unreadable, type Sandbox } from './sandbox.ts'
import { fixForSubmodule } from './submodules.ts'

/** Files that paths, folders and globs stand for, sorted, each once. */
export function findFiles(door: Sandbox, patterns: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const globs: string[] = []
  for (const pattern of patterns) {
    // What a shell makes of an unset variable must not stand for everything.
    if (pattern === '')
      throw new CwlError(
        'no-such-file',
        'a path is empty',
        'Name a file, a folder or a glob; the working directory itself is `.`.',
      )
    const written = pattern.replaceAll(sep, '/').replace(/^\.\//, '')
    const path = pathGiven(door.root, written)
    const kind = kindOf(door, path)
    if (kind === 'file') found.add(path)
    else if (kind === 'folder') globs.push(posix.join(escapeGlob(path), '**/*.cwl'))
    else if (picomatch.scan(written).isGlob) globs.push(withinRoot(patternGiven(door.root, written)))
    else throw absent(resolve(door.root, path), pattern, fixForNone(door.root, pattern) ?? fixForPattern(door, path))
  }
  for (const path of filesOf(door, globs)) {
    // Braces and the like can spell `..` in ways that cannot be seen in the pattern.
    contain(door.root, path)
    found.add(path)
  }
  return [...found].sort()
}

/** What cannot be listed may hold a document, which would count as checked. */
function filesOf({ root }: Sandbox, globs: readonly string[]): readonly string[] {
  if (globs.length === 0) return []
  const missed: { readonly folder: string; readonly error: unknown }[] = []
  const readdirSync = readdirWithLinkedFiles(
    globs.some((glob) => glob.includes('**')),
    (folder, error) => missed.push({ folder, error }),
  )
  const paths = globSync([...globs], {
    cwd: root,
    ignore: NEVER_ENTERED,
    followSymbolicLinks: false,
    expandDirectories: false,
    fs: { readdirSync },
  })
  const [first] = missed
  if (first === undefined) return paths
  throw missedFolder(relative(root, first.folder) || '.', first.error)
}

function missedFolder(folder: string, error: unknown): unknown {
  if (error instanceof CwlError) return error
  if (folder.includes('\uFFFD'))
    return new CwlError(
      'unreadable',
      `the name of the folder ${folder} is not UTF-8, so that it cannot be opened`,
      RENAME,
    )
  return unreadable(
    `the folder ${folder}`,
    error,
    'What is in it would not be seen. Let this user read it, or name what is beside it.',
  )
}

/** What to do where a path, folder or glob finds nothing, when that is known. */
export function fixForNone(root: string, pattern: string): string | undefined {
  if (picomatch.scan(pattern).negated) return LEAVING_OUT
  // Of a glob, what stands before its first wildcard says where it looks.
  return fixForSubmodule(root, pathGiven(root, picomatch.scan(pattern.replaceAll(sep, '/')).base))
}

const LEAVING_OUT =
  'A ! in front takes nothing out here: name the files that are meant. In cwl-promote.yml the key `except` of a row of `apps` leaves files of it out.'

function fixForPattern(door: Sandbox, path: string): string {
  if (path.includes('\\') && sep === '/') return 'Write paths with forward slashes, relative to the working directory.'
  return fixFor(door, path, 'paths are relative to the working directory.')
}

function withinRoot(pattern: string): string {
  if (isAbsolute(pattern) || pattern.split('/').includes('..')) {
    throw new CwlError(
      'outside-repository',
      `the pattern ${pattern} leaves the repository`,
      'Patterns are relative to the working directory.',
    )
  }
  return pattern
}

function kindOf(door: Sandbox, path: string): 'file' | 'folder' | 'absent' {
  const absolute = contain(door.root, path)
  const real = realPath(absolute, path)
  if (real === undefined) return 'absent'
  refuseOutside(door, path, real)
  return statSync(real, { throwIfNoEntry: false })?.isDirectory() === true ? 'folder' : 'file'
}
