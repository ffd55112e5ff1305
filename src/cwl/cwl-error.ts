export type CwlErrorCode = 'no-such-folder' | 'no-such-file' | 'outside-repository' | 'unreadable' | 'too-large' | 'not-utf8' | 'bad-pattern'

/** A file or folder that was asked for by name cannot be had. `message` and `hint` are for people. */
export class CwlError extends Error {
  readonly code: CwlErrorCode
  readonly hint: string | undefined

  constructor(code: CwlErrorCode, message: string, hint?: string) {
    super(message)
    this.name = 'CwlError'
    this.code = code
    this.hint = hint
  }
}
