import type { Stats } from 'node:fs'

/**
 * Which file it is, whatever its name. On Windows the number alone has to do: of a path and of what is open, the system is asked
 * in two ways, and they name the volume differently (libuv/libuv#4698).
 */
export function identityOf({ dev, ino }: Stats): string {
  return process.platform === 'win32' ? `${ino}` : `${dev}:${ino}`
}
