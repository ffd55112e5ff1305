import { Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { types } from 'node:util'

/**
 * Lists folders as `readdirSync` does, but for links: one that leads to a folder stays a link, which no walk enters, and
 * any other is the file that it stands for, also when that is not there.
 */
export const readdirWithLinkedFiles = new Proxy(readdirSync, {
  apply(target, self, given: Parameters<typeof readdirSync>) {
    const entries: unknown = Reflect.apply(target, self, given)
    if (!Array.isArray(entries)) return entries
    return entries.map((entry: unknown) => (entry instanceof Dirent && entry.isSymbolicLink() && !leadsToFolder(join(entry.parentPath, entry.name)) ? asFile(entry) : entry))
  },
})

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
