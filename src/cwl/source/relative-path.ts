import { posix } from 'node:path'

/**
 * The way from a folder to a file, both relative to the same root. Node would ask for the process's own folder, which
 * may be gone.
 */
export function relativePath(folder: string, path: string): string {
  return posix.relative(posix.join('/', folder), posix.join('/', path))
}
