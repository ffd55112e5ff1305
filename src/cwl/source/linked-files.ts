import { Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { types } from 'node:util'

import { CwlError } from '../problems/cwl-error.ts'
import { systemCode } from './errno.ts'

/**
 * Lists folders as `readdirSync` does, but for links: one that leads to a folder stays a link, which no walk enters,
 * and any other is the file that it stands for, also when that is not there. `onMissed` is told of the folders that
 * cannot be listed, for a walk passes them by in silence; one that was taken away meanwhile has nothing in it. With
 * `anyDepth` the walk is for folders of any depth.
 */
export function readdirWithLinkedFiles(
  anyDepth: boolean,
  onMissed: (folder: string, error: unknown) => void,
): typeof readdirSync {
  return new Proxy(readdirSync, {
    apply(target, self, given: Parameters<typeof readdirSync>) {
      const [folder] = given
      try {
        const entries: unknown = Reflect.apply(target, self, given)
        if (!Array.isArray(entries)) return entries
        if (anyDepth)
          for (const entry of entries as readonly unknown[]) if (entry instanceof Dirent) refuseUnmatched(entry)
        return entries.map((entry: unknown) =>
          entry instanceof Dirent && entry.isSymbolicLink() && !leadsToFolder(join(entry.parentPath, entry.name))
            ? asFile(entry)
            : entry,
        )
      } catch (error) {
        const code = systemCode(error)
        const isGone = code === 'ENOENT' || code === 'ENOTDIR'
        // A name that is not UTF-8 was read, and cannot be asked for.
        if (!isGone || String(folder).includes('\uFFFD')) onMissed(String(folder), error)
        throw error
      }
    },
  })
}

export const RENAME = 'Rename it, or name what is beside it.'

/**
 * The dot of a regular expression is no line end, and `**` is made of it: what is in such a folder would be left out
 * without a word.
 */
function refuseUnmatched(entry: Dirent): void {
  if (!entry.isDirectory() || entry.name.startsWith('.') || !/[\n\r\u2028\u2029]/.test(entry.name)) return
  throw new CwlError(
    'unreadable',
    `the name of the folder ${JSON.stringify(entry.name)} holds a line end, so that what is in it is not found`,
    RENAME,
  )
}

function asFile(entry: Dirent): Dirent {
  return Object.create(entry, { isFile: { value: () => true }, isSymbolicLink: { value: () => false } }) as Dirent
}

function leadsToFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  } catch (error) {
    // Links in a circle, or a place that this user may not look at: why it cannot be read is told where it is read.
    if (types.isNativeError(error) && 'code' in error) return false
    throw error
  }
}
