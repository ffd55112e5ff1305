import { posix } from 'node:path'

import picomatch from 'picomatch'

/** A path as a glob that matches it alone. */
export function escapeGlob(path: string): string {
  return path.replace(/[!()*?[\]{}\\]/g, String.raw`\$&`)
}

/** Folders that no glob leads into. */
export const NEVER_ENTERED = ['**/node_modules/**', '**/.git/**']

/**
 * Finds among files that are known by their paths only, such as those of an earlier commit, the ones that paths, folders and
 * globs stand for, sorted, each once: what `find` of a workspace gives where they stand on disk. Where nothing is, nothing is found.
 */
export function finderAmong(files: readonly string[]): (patterns: readonly string[]) => readonly string[] {
  const there = new Set(files)
  const folders = new Set(['.', ...files.flatMap(foldersOf)])
  const isDocument = matcher('**/*.cwl')
  const findOne = (pattern: string): readonly string[] => {
    if (there.has(pattern)) return [pattern]
    if (folders.has(pattern)) return files.filter((file) => (pattern === '.' || file.startsWith(`${pattern}/`)) && isDocument(pattern === '.' ? file : file.slice(pattern.length + 1)))
    const { base, negated } = picomatch.scan(pattern)
    // Alone, one that only leaves out finds nothing.
    if (negated) return []
    const matches = matcher(pattern)
    // Of a large repository most files are elsewhere, and that is seen sooner.
    return files.filter((file) => file.startsWith(base) && matches(file))
  }
  return (patterns) => [...new Set(patterns.flatMap((pattern) => findOne(posix.normalize(pattern).replace(/(?<=.)\/$/, ''))))].sort()
}

function matcher(glob: string): (file: string) => boolean {
  return picomatch(glob, { posix: true, ignore: NEVER_ENTERED })
}

function foldersOf(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
