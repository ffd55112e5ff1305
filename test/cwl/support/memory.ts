import { CwlError } from '../../../src/files/errors.ts'
import { DEFAULT_LIMITS, type Limits } from '../../../src/files/limits.ts'
import type { Workspace } from '../../../src/files/workspace.ts'

/** A workspace whose files are in memory, for tests that make many documents; the disk has tests of its own. */
export function memoryWorkspace(files: Readonly<Record<string, string>>, limits: Partial<Limits> = {}): Workspace {
  return {
    root: '/memory',
    limits: { ...DEFAULT_LIMITS, ...limits },
    find: () => Object.keys(files).sort(),
    has: (path) => Object.hasOwn(files, path),
    readText(path) {
      const text = Object.hasOwn(files, path) ? files[path] : undefined
      if (text === undefined) throw new CwlError('no-such-file', `there is no file ${path}`)
      return text
    },
  }
}
