import { lstatSync, readlinkSync } from 'node:fs'
import { isAbsolute, join, posix, relative, sep } from 'node:path'

import { systemCode } from './errno.ts'

/** Linux follows this many links in a path. */
const MOST_LINKS = 40

/**
 * The target of a path below `root`, without links, and each link on the way: all names that git may use for it, as far
 * as they are inside. Also for a path that does not exist.
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

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined
  } catch (error) {
    // A missing or unreadable path is not a link; reading the file reports the reason.
    if (systemCode(error) !== undefined) return undefined
    throw error
  }
}
