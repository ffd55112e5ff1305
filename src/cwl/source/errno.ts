import { constants } from 'node:os'
import { types } from 'node:util'

/** What the system's codes for files mean; Node's own messages repeat the path, which the reader knows. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'a file is where a folder should be',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EIO: 'the disk fails',
  ESTALE: 'the file server does not know it any more',
  EBUSY: 'it is in use',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
  EFBIG: 'it is larger than this user may make a file',
  EMFILE: 'too many files are open',
}

/** What a code such as ENOENT means; undefined for one that needs no words, as it is met too seldom. */
export function wordsForCode(code: string): string | undefined {
  return WORDS[code]
}

/** Such as ENOENT. Not told by `instanceof`, which an error of Node's own fails inside a `vm` context. */
export function systemCode(error: unknown): string | undefined {
  if (!types.isNativeError(error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const unnamed = UNNAMED.exec(error.code)
  return unnamed === null ? error.code : (nameOf(Number(unnamed[1])) ?? error.code)
}

/** How Node tells of what it has no name for, such as a quota that is used up or a file server that was started anew. */
const UNNAMED = /^Unknown system error -(\d+)$/

function nameOf(number: number): string | undefined {
  return Object.entries(constants.errno).find(([, value]) => value === number)?.[0]
}
