import { realpathSync } from 'node:fs'
import { isAbsolute, posix, relative, resolve, sep } from 'node:path'

import { systemCode } from './errno.ts'
import { isWithin } from './outside.ts'

/**
 * A path that a user gives, relative to `root` and in its shortest spelling where it leads inside: also one that comes
 * to the root through links, as a home folder and what stands for a working directory often do. Any other as it is.
 */
export function pathGiven(root: string, path: string): string {
  const absolute = resolve(root, path)
  const inside = isWithin(root, absolute)
    ? relative(root, absolute).replaceAll(sep, '/')
    : insideThroughLinks(root, absolute)
  return inside === '' ? '.' : (inside ?? path)
}

/** The same of a pattern, which `..` could lead anywhere. */
export function patternGiven(root: string, pattern: string): string {
  if (!isAbsolute(pattern) || pattern.split('/').includes('..')) return pattern
  return insideThroughLinks(root, pattern.replaceAll('/', sep)) ?? pattern
}

/** What a path is behind the first folder on its way that is inside; undefined where none is. */
function insideThroughLinks(root: string, absolute: string): string | undefined {
  const parts = absolute.split(sep)
  for (let count = 1; count <= parts.length; count += 1) {
    // On Windows the first is a drive, which by itself stands for the working directory there.
    const folder = resolved(parts.slice(0, count).join(sep) + (count === 1 ? sep : ''))
    if (folder === undefined) return undefined
    if (isWithin(root, folder)) return posix.join(relative(root, folder).replaceAll(sep, '/'), ...parts.slice(count))
  }
  return undefined
}

/** Undefined for what is not there, or cannot be looked at. */
function resolved(folder: string): string | undefined {
  try {
    return realpathSync.native(folder)
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    return undefined
  }
}
