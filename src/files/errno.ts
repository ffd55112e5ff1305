import { constants } from 'node:os'
import { types } from 'node:util'

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'a file is where a folder should be',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EIO: 'the disk has an error',
  ESTALE: 'the file server no longer has it',
  EBUSY: 'it is in use',
  ELOOP: 'its links form a circle',
  ENAMETOOLONG: 'the name is too long',
  EFBIG: 'it exceeds the file size limit of this user',
  EMFILE: 'too many files are open',
}

export function wordsForCode(code: string): string | undefined {
  return WORDS[code]
}

/** Without `instanceof`, which is false for Node's own errors inside of a `vm` context. */
export function systemCode(error: unknown): string | undefined {
  if (!types.isNativeError(error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const unnamed = UNNAMED.exec(error.code)
  return unnamed === null ? error.code : (nameOf(Number(unnamed[1])) ?? error.code)
}

/** What `look` returns; `otherwise` if the system refuses it. */
export function unlessRefused<Value, Other>(look: () => Value, otherwise: Other): Value | Other {
  try {
    return look()
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    return otherwise
  }
}

/** Node's message for errors without a name, such as an exceeded quota or a restarted file server. */
const UNNAMED = /^Unknown system error -(\d+)$/

function nameOf(number: number): string | undefined {
  return Object.entries(constants.errno).find(([, value]) => value === number)?.[0]
}
