import { posix } from 'node:path'

/** Node's function would use the current directory, which may not exist any more. */
export function relativePath(folder: string, path: string): string {
  return posix.relative(posix.join('/', folder), posix.join('/', path))
}
