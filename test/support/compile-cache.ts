import { join } from 'node:path'

/**
 * For the environment of processes that tests start: Node keeps what it has compiled, which is half of the time that such
 * a process takes. It belongs to this clone, because code is run from it.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(import.meta.dirname, '..', '..', '.cache', 'compile') } as const
