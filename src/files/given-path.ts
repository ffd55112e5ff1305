import { realpathSync } from 'node:fs'
import { isAbsolute, posix, relative, resolve, sep } from 'node:path'

import { systemCode } from './errno.ts'
import { isWithin } from './outside.ts'

/**
 * A user's path, relative to `root` and in its shortest form if it leads inside: also one that leads there through
 * links, as is common for home and working directories. Other paths are unchanged.
 */
export function pathGiven(root: string, path: string): string {
  const absolute = resolve(root, path)
  const inside = isWithin(root, absolute)
    ? relative(root, absolute).replaceAll(sep, '/')
    : insideThroughLinks(root, absolute)
  return inside === '' ? '.' : (inside ?? path)
}

/** The same for a pattern, which `..` could lead anywhere. */
export function patternGiven(root: string, pattern: string): string {
  if (!isAbsolute(pattern) || pattern.split('/').includes('..')) return pattern
  return insideThroughLinks(root, pattern.replaceAll('/', sep)) ?? pattern
}

/** The part of a path after its first folder that is inside; undefined if none is. */
function insideThroughLinks(root: string, absolute: string): string | undefined {
  const parts = absolute.split(sep)
  for (let count = 1; count <= parts.length; count += 1) {
    // On Windows the first part is a drive, which alone means the working directory on it.
    const folder = resolved(parts.slice(0, count).join(sep) + (count === 1 ? sep : ''))
    if (folder === undefined) return undefined
    if (isWithin(root, folder)) return posix.join(relative(root, folder).replaceAll(sep, '/'), ...parts.slice(count))
  }
  return undefined
}

/** Undefined if it does not exist, or cannot be read. */
function resolved(folder: string): string | undefined {
  try {
    return realpathSync.native(folder)
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    return undefined
  }
}
