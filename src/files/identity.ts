import type { BigIntStats } from 'node:fs'

/**
 * On Windows only the number is used, because the system names the volume differently for a path and for an open file
 * (libuv/libuv#4698). There, and on large clusters, the number has more digits than a double can hold.
 */
export function identityOf({ dev, ino }: Pick<BigIntStats, 'dev' | 'ino'>): string {
  return process.platform === 'win32' ? `${ino}` : `${dev}:${ino}`
}

export const EXACTLY = { bigint: true, throwIfNoEntry: false } as const
