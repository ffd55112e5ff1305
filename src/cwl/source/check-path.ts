import { wordsFor } from '../../json/index.ts'
import { CwlError } from '../problems/cwl-error.ts'

/** The path itself. A program without types can give anything: what is no text is refused with CwlError `no-such-file`. */
export function checkPath(path: string): string {
  refuseNoText(path)
  return path
}

/** The same of several. */
export function checkPaths(paths: readonly string[]): readonly string[] {
  if (!Array.isArray(paths))
    throw new CwlError('no-such-file', 'paths must be a list of texts', 'Give a list, also for one path.')
  for (const path of paths) refuseNoText(path)
  return paths
}

function refuseNoText(path: unknown): void {
  if (typeof path === 'string') return
  throw new CwlError(
    'no-such-file',
    `a path must be a text, and is ${wordsFor(path)}`,
    'Name a file, as `path` or `path#id`.',
  )
}

/** A program without types can give anything. Throws a TypeError for options that are no object. */
export function checkObject(given: unknown, what: string): void {
  if (typeof given !== 'object' || given === null)
    throw new TypeError(`${what} must be an object, and are ${wordsFor(given)}`)
}
