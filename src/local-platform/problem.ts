import { stringifyJson } from '../json/index.ts'

/** An error that is answered as it is: `{status, code, message, more_info}`. */
export class Problem extends Error {
  readonly status: number
  /** The platform's own number; the HTTP status where there is none. */
  readonly code: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, options: { readonly code?: number; readonly headers?: Readonly<Record<string, string>> } = {}) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = options.code ?? status
    this.headers = options.headers ?? {}
  }
}

/** The public platform's number for a name or revision that is taken. */
export const TAKEN = 6003

export function problemBody(status: number, code: number, message: string): string {
  return stringifyJson({ status, code, message, more_info: '' })
}

/** What a thrown value is answered with. Only a Problem and what the server library refused are told in words. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode, message }: { code?: unknown; statusCode?: unknown; message?: unknown } = typeof error === 'object' && error !== null ? error : {}
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(413, 'the request body is larger than 16 MiB')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem(415, CONTENT_TYPE_WANTED)
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new Problem(400, String(message))
  return new Problem(500, 'the local platform failed; this is a mistake in it, please report it')
}

export const CONTENT_TYPE_WANTED = 'the header Content-Type: application/json is required'
