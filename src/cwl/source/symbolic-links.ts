import { lstatSync, readlinkSync } from 'node:fs'
import { isAbsolute, join, posix, relative, sep } from 'node:path'

import { systemCode } from './errno.ts'

/** As many links as Linux follows for one path. */
const MOST_LINKS = 40

/**
 * What a path below `root` leads to, without links in it, and each link on the way there: all that git may know it by.
 * As far as it stays inside; also of what is not there.
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
    // What is not there, or cannot be looked at, is no link; why a file cannot be read is told where it is read.
    if (systemCode(error) !== undefined) return undefined
    throw error
  }
}
