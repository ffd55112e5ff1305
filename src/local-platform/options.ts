import type { DialectName } from '../platform/types.ts'
import type { FaultRule } from './fault-rules.ts'

/** `limit` requests in each window of `seconds`. */
export interface RateLimitRule {
  /** How many requests; those for the rate limit itself do not count. */
  readonly limit: number
  /** How long a window is, from its first request. */
  readonly seconds: number
}

/** Ways in which a real list of export jobs may be odd; the API document does not show how it pages. */
export interface ExportQuirks {
  /** Every page is the first. */
  readonly ignoreOffset?: boolean
  /** Pages hold at most this many, whatever `limit` says. */
  readonly largestPage?: number
  /** Behind the first page the list has moved on by one item: the second begins with the last of the first. */
  readonly repeatItems?: boolean
  /** `links` stays empty, as the document shows it. */
  readonly noLinks?: boolean
}

/** How a local platform behaves. */
export interface LocalPlatformOptions {
  /** Created when missing; holds `platform.sqlite`. */
  readonly dataFolder: string
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** 127.0.0.1 by default. Any other address is a decision of the user's. */
  readonly host?: string
  /** Names, beside loopback ones and `host`, that the Host header may carry. */
  readonly allowedHosts?: readonly string[]
  /** Generated when absent. */
  readonly token?: string
  /** `documented` by default: what the API document says. */
  readonly dialect?: DialectName
  /** 404 instead of creating a project on first use. */
  readonly strictProjects?: boolean
  /** Answers 429 beyond it; none by default. */
  readonly rateLimit?: RateLimitRule
  /** How the list of export jobs is odd; by default it is not. */
  readonly exportQuirks?: ExportQuirks
  /** What is to go wrong, so that it can be rehearsed. */
  readonly faults?: readonly FaultRule[]
  /** Same seed, same requests in the same order: same faults. 1 by default. */
  readonly faultSeed?: number
  /** One JSON object a request, without tokens. */
  readonly log?: (line: string) => void
}
