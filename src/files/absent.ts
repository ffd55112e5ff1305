import { lstatSync } from 'node:fs'

import { CwlError } from './cwl-error.ts'
import { unreadable } from './sandbox.ts'

/** Why there is no file. A link without a target is visible to users, so the message mentions it. */
export function absent(absolute: string, path: string, fix: string): unknown {
  try {
    if (lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      return new CwlError(
        'no-such-file',
        `${path} is a symbolic link that leads nowhere`,
        'Add the file that it leads to, or remove the link.',
      )
    }
  } catch (error) {
    return unreadable(path, error)
  }
  return new CwlError('no-such-file', `there is no file ${path.trim() === '' ? JSON.stringify(path) : path}`, fix)
}
