/** What can go wrong with the platform, as a closed list that callers can switch over. */
export type PlatformErrorCode =
  /** 401 or 403. */
  | 'credentials'
  /** 404. */
  | 'not-found'
  /** 409, or another writer was faster. */
  | 'conflict'
  /** Another 4xx, or an error told in the body of a 2xx answer. */
  | 'refused'
  /** 429 on every attempt. */
  | 'rate-limited'
  /** 5xx on every attempt. */
  | 'server'
  /** No connection, or it broke before an answer came. */
  | 'unreachable'
  | 'timeout'
  /** The run's signal ended the request. */
  | 'cancelled'
  /** 3xx: redirects are never followed. */
  | 'redirect'
  /** A web page where JSON was promised: a login page, a proxy's page. */
  | 'html'
  | 'empty-body'
  /** The connection closed in the middle of the body. */
  | 'truncated'
  | 'not-json'
  /** JSON, but not the object that the API document promises. */
  | 'unexpected-body'
  /** The answer is larger than the client is ready to hold. */
  | 'too-large'
  /** What answers at the base URL is not the platform: the token was not sent, and this client sends nothing more. */
  | 'wrong-address'
  | 'insecure-url'
  | 'bad-url'
  /** What the environment names as the proxy is no address of one. */
  | 'bad-proxy'
  | 'bad-name'
  | 'bad-token'
  /** The description that was to be installed repeats the token: it was not sent. */
  | 'token-in-app'

/** Whether the platform has the description that was sent, according to reading it back. */
export type Standing = 'applied' | 'not-applied' | 'unknown'

/** What is known of a failure besides its code and message. */
export interface PlatformErrorDetails {
  /** The HTTP status, when there was an answer. */
  readonly status?: number
  /** What to do about it. */
  readonly fix?: string
  /** Only after an install. */
  readonly standing?: Standing
  /**
   * Only after an install: a request for it was sent and not refused, so that it may take effect after it was read
   * back.
   */
  readonly mayStillApply?: boolean
  /** What was being asked when the run ended before its answer: "listing export jobs". */
  readonly unfinished?: string
}

/**
 * Everything that this room throws. The message is for people and carries the platform's own words. There is never a
 * `cause`: the HTTP library's errors hold the request's headers, and with them the token.
 */
export class PlatformError extends Error {
  /** Stable. */
  readonly code: PlatformErrorCode
  /** The HTTP status, when there was an answer. */
  readonly status?: number
  /** What to do about it. */
  readonly fix?: string
  /** Only after an install. */
  readonly standing?: Standing
  /** As in {@link PlatformErrorDetails}. */
  readonly mayStillApply?: boolean
  /** As in {@link PlatformErrorDetails}. */
  readonly unfinished?: string

  /** `message` is for people, and must not hold the token. */
  constructor(code: PlatformErrorCode, message: string, details: PlatformErrorDetails = {}) {
    super(message)
    this.name = 'PlatformError'
    this.code = code
    if (details.status !== undefined) this.status = details.status
    if (details.fix !== undefined) this.fix = details.fix
    if (details.standing !== undefined) this.standing = details.standing
    if (details.mayStillApply !== undefined) this.mayStillApply = details.mayStillApply
    if (details.unfinished !== undefined) this.unfinished = details.unfinished
  }
}
