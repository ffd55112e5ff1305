import type { BigIntStats } from 'node:fs'

/**
 * Which file it is, whatever its name. On Windows the number alone has to do: of a path and of what is open, the system
 * is asked in two ways, and they name the volume differently (libuv/libuv#4698). There, and on large clusters, the
 * number has more digits than a double holds.
 */
export function identityOf({ dev, ino }: Pick<BigIntStats, 'dev' | 'ino'>): string {
  return process.platform === 'win32' ? `${ino}` : `${dev}:${ino}`
}

/** How the system is to be asked for what tells a file from others. */
export const EXACTLY = { bigint: true, throwIfNoEntry: false } as const
