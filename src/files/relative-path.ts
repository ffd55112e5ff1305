import { posix } from 'node:path'

/**
 * The path from a folder to a file, both relative to the same root. Node's function would use the current directory,
 * which may not exist any more.
 */
export function relativePath(folder: string, path: string): string {
  return posix.relative(posix.join('/', folder), posix.join('/', path))
}
