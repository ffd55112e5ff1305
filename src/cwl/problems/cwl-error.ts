import { truncate } from './truncate.ts'

/** Why a file or folder cannot be had; stable. */
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

/** A file or folder that was asked for by name cannot be had. `message` and `hint` are for people. */
export class CwlError extends Error {
  /** Stable. */
  readonly code: CwlErrorCode
  /** What to do about it; undefined where there is nothing to say. */
  readonly fix: string | undefined
  /** Where in the file, when it is known: counted from 1, the column in UTF-16 code units. */
  readonly place: { readonly line: number; readonly column: number } | undefined

  /** `message` and `hint` are for people. */
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
