import { omitUndefined } from '../json/is-present.ts'

/** What can go wrong with the platform: a closed list that callers can switch over. */
export type PlatformErrorCode =
  /** 401 or 403. */
  | 'credentials'
  /** 404. */
  | 'not-found'
  /** 409, or another writer was faster. */
  | 'conflict'
  /** Another 4xx, or an error in the body of a 2xx answer. */
  | 'refused'
  /** 429 on every attempt. */
  | 'rate-limited'
  /** 5xx on every attempt. */
  | 'server'
  /** No connection, or it broke before an answer arrived. */
  | 'unreachable'
  | 'timeout'
  /** The signal of the run ended the request. */
  | 'cancelled'
  /** 3xx: redirects are never followed. */
  | 'redirect'
  /** A web page instead of JSON: a login page, a page of a proxy. */
  | 'html'
  | 'empty-body'
  /** The connection closed in the middle of the body. */
  | 'truncated'
  | 'not-json'
  /** JSON, but not the object that the API document promises. */
  | 'unexpected-body'
  /** The answer is larger than the client accepts. */
  | 'too-large'
  /** The server at the base URL is not the platform. The token was not sent, and this client sends nothing more. */
  | 'wrong-address'
  | 'insecure-url'
  | 'bad-url'
  /** The environment variable for the proxy does not contain an address of a proxy. */
  | 'bad-proxy'
  | 'bad-name'
  | 'bad-token'
  /** The description to install contains the token, so it was not sent. */
  | 'token-in-app'

/** Whether the platform has the description that was sent, according to reading it back. */
export type ReadBack = 'applied' | 'not-applied' | 'unknown'

/** What is known of a failure in addition to its code and message. */
export interface PlatformErrorDetails {
  readonly status?: number
  readonly fix?: string
  /** Only after an install. */
  readonly readBack?: ReadBack
  /** Only after an install: a request was sent and not refused, so it may take effect after it was read back. */
  readonly mayStillApply?: boolean
  /** What the client was doing when the run ended before the answer arrived: "listing export jobs". */
  readonly unfinished?: string
}

/**
 * The message is for people and contains the platform's own words. There is never a `cause`: the errors of the HTTP
 * library contain the headers of the request, and so the token.
 */
export class PlatformError extends Error {
  /** Stable. */
  readonly code: PlatformErrorCode
  readonly status?: number
  readonly fix?: string
  readonly readBack?: ReadBack
  readonly mayStillApply?: boolean
  readonly unfinished?: string

  constructor(code: PlatformErrorCode, message: string, details: PlatformErrorDetails = {}) {
    super(message)
    this.name = 'PlatformError'
    this.code = code
    Object.assign(this, omitUndefined(details))
  }
}
