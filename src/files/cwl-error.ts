import { truncate } from './truncate.ts'

/** Why a file or folder cannot be read. Stable. */
export type CwlErrorCode =
  | 'no-such-folder'
  | 'no-such-file'
  | 'outside-repository'
  | 'unreadable'
  | 'too-large'
  | 'not-utf8'
  | 'too-many-files'
  | 'too-many-bytes'
  | 'remote-reference'
  | 'remote-unreadable'

/** A file or folder that was named cannot be read. `message` and `fix` are for people. */
export class CwlError extends Error {
  /** Stable. */
  readonly code: CwlErrorCode
  /** What to do about it. Undefined if there is no advice. */
  readonly fix: string | undefined
  /** The location in the file, if known. Lines and columns count from 1, columns in UTF-16 code units. */
  readonly place: { readonly line: number; readonly column: number } | undefined

  /** `message` and `fix` are for people. */
  constructor(
    code: CwlErrorCode,
    message: string,
    fix?: string,
    place?: { readonly line: number; readonly column: number },
  ) {
    super(truncate(message))
    this.name = 'CwlError'
    this.code = code
    this.fix = fix === undefined ? undefined : truncate(fix)
    this.place = place
  }
}
