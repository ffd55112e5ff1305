import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** What GitHub runs. */
export const BUNDLE = join(root, 'dist', 'index.js')

/** What runs as the action, with words for the name of a test; undefined is the source. */
export const ENTRIES = [
  ['its source', undefined],
  ['the bundle', BUNDLE],
] as const

/**
 * The same from the sources as they are, bundled yet or not: for tests of what does not depend on the bundle.
 * `build.ts` makes it.
 */
export const SOURCE = join(root, '.cache', 'action', 'action.js')

/** The command line that the package brings. `build.ts` makes it. */
export const BIN = join(root, 'lib', 'bin.js')

/**
 * For the environment of processes that tests start: Node keeps what it has compiled, which is half of the time that
 * such a process takes. It belongs to this clone, because code is run from it.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile') } as const
