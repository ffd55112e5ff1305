import type { DialectName } from '../platform/types.ts'
import type { FaultRule } from './fault-rules.ts'

/** `limit` requests in each window of `seconds`. */
export interface RateLimitRule {
  /** How many requests; requests for the rate limit itself do not count. */
  readonly limit: number
  /** The length of a window, from its first request. */
  readonly seconds: number
}

/** How a real list of export jobs may be unusual. The API document does not show how pages work. */
export interface ExportQuirks {
  /** Every page is the first. */
  readonly ignoreOffset?: boolean
  /** Pages have at most this many items, for any `limit`. */
  readonly largestPage?: number
  /** After the first page the list has moved by one item: the second page begins with the last item of the first. */
  readonly repeatItems?: boolean
  /** `links` stays empty, as in the document. */
  readonly noLinks?: boolean
}

/** How a local platform behaves. */
export interface LocalPlatformOptions {
  /** Created if missing; contains `platform.sqlite`. */
  readonly dataFolder: string
  /** 0, the default, uses a free one. */
  readonly port?: number
  /** 127.0.0.1 by default. The user may choose another address. */
  readonly host?: string
  /** Names that the Host header may have, in addition to loopback ones and `host`. */
  readonly allowedHosts?: readonly string[]
  /** Generated if absent. */
  readonly token?: string
  /** `documented` by default: the API document. */
  readonly dialect?: DialectName
  /** 404 instead of creating a project on first use. */
  readonly strictProjects?: boolean
  /** More requests are answered with 429; no limit by default. */
  readonly rateLimit?: RateLimitRule
  /** How the list of export jobs is unusual; by default it is not. */
  readonly exportQuirks?: ExportQuirks
  /**
   * A CWL runner, such as `cwltool`, that runs tasks. Only with the dialect `seven-bridges`, and only at a loopback
   * address: anyone with the token starts programs then. Without it tasks stay QUEUED.
   */
  readonly runner?: string
  /** Faults to simulate. */
  readonly faults?: readonly FaultRule[]
  /** Same seed, same requests in the same order: same faults. 1 by default. */
  readonly faultSeed?: number
  /** One JSON object per request, without tokens. */
  readonly log?: (line: string) => void
}
