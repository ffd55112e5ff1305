import { lstatSync } from 'node:fs'

import { CwlError } from '../cwl-error.ts'

/** Refuses what is not there. A link that leads nowhere is there for whoever looks, and is said to be what it is. */
export function absent(absolute: string, path: string, hint: string): CwlError {
  return lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true
    ? new CwlError('no-such-file', `${path} is a symbolic link that leads nowhere`, 'Add the file that it leads to, or remove the link.')
    : new CwlError('no-such-file', `there is no file ${path.trim() === '' ? JSON.stringify(path) : path}`, hint)
}
