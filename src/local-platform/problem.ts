import { stringifyJson } from '../json/index.ts'

/** An error that is sent as the answer: `{status, code, message, more_info}`. */
export class Problem extends Error {
  readonly status: number
  /** The public platforms' own number, or the HTTP status if there is none. */
  readonly code: number
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    options: { readonly code?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = options.code ?? GENERAL[status] ?? status
    this.headers = options.headers ?? {}
  }
}

/** The public platforms' error codes, of https://docs.sevenbridges.com/reference/api-status-codes. */
export const CODES = {
  noUser: 2002,
  noProject: 3002,
  projectTaken: 3003,
  noFile: 5002,
  noApp: 6002,
  taken: 6003,
  noTask: 7002,
  notDraft: 7007,
  notRunning: 7011,
  hasErrors: 7024,
  noExport: 9008,
} as const

/** Codes of the same page for errors that are not about one kind of resource, by HTTP status. */
const GENERAL: Readonly<Record<number, number>> = {
  400: 90000,
  401: 90001,
  403: 90002,
  404: 90003,
  405: 90006,
  409: 90007,
  415: 90008,
  429: 1000,
}

export function problemBody({ status, code, message }: Pick<Problem, 'status' | 'code' | 'message'>): string {
  return stringifyJson({ status, code, message, more_info: '' })
}

export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  const {
    code,
    statusCode,
    message,
    errcode,
  }: { code?: unknown; statusCode?: unknown; message?: unknown; errcode?: unknown } =
    typeof error === 'object' && error !== null ? error : {}
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(413, 'the request body is larger than 16 MiB')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem(415, CONTENT_TYPE_WANTED)
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new Problem(400, String(message))
  const fault =
    code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? DATABASE_FAULTS[errcode & PRIMARY] : undefined
  if (fault !== undefined) return new Problem(fault.status, `${fault.words} (${String(message)})`)
  return new Problem(500, 'the local platform failed; this is a mistake in it, please report it')
}

export const PRIMARY = 0xff

/** Errors of the machine, by SQLite's numbers, which are not mistakes of the server. */
const DATABASE_FAULTS: Readonly<Record<number, { readonly status: number; readonly words: string }>> = {
  5: { status: 503, words: 'another process has locked the database of the local platform' },
  8: { status: 500, words: 'the data folder of the local platform cannot be written' },
  10: { status: 500, words: 'the disk of the data folder failed' },
  11: { status: 500, words: 'the database of the local platform is damaged' },
  13: { status: 507, words: 'the disk of the data folder is full' },
  14: { status: 500, words: 'a file of the data folder cannot be opened' },
  26: { status: 500, words: 'the database of the local platform is damaged' },
}

export const CONTENT_TYPE_WANTED = 'the header Content-Type: application/json is required'
