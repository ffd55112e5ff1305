import type { JsonObject } from '../json/index.ts'
import type { PlatformErrorCode } from './errors.ts'

/** The dialects of the platform's interface that there are. */
export const DIALECT_NAMES = ['documented', 'seven-bridges'] as const

/** `documented`: the API of the API document. `seven-bridges`: the public platforms that are like it. */
export type DialectName = (typeof DIALECT_NAMES)[number]

/** Where an app lives: `{owner}/{project}/{app}` of the API document, section 2. */
export interface AppAddress {
  /** Owner of the project. */
  readonly owner: string
  /** Identifier of the project; `project_id` of the document. */
  readonly project: string
  /** Name of the app; `app_name` of the document. */
  readonly app: string
}

/** An app as read from the platform. */
export interface InstalledApp {
  /** The CWL description, without the keys that the platform writes by its dialect. */
  readonly description: JsonObject
  /** The platform's revision number where the dialect has one. */
  readonly revision?: number
}

/** What reading an app gave. The document does not promise this call: a platform may not offer it. */
export type AppReading =
  | {
      readonly kind: 'found'
      readonly app: InstalledApp
      /** The description came inside an object that holds it in `raw`; absent when it came bare. */
      readonly wrapped?: true
    }
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'unreadable'
      readonly reason: string
      /**
       * The error that the reading ended with: the answer is neither an app nor its absence. Nobody knows what is
       * there, and nothing may be installed over it.
       */
      readonly code?: PlatformErrorCode
      /** The app exists and can be replaced, but its description repeats the token, so nothing shows it. */
      readonly hidden?: {
        /** As in {@link InstalledApp}. */
        readonly revision?: number
      }
    }

/** What installing an app gave; anything else is thrown as a PlatformError. */
export type Installation =
  /** The platform answered with exactly what was sent, less the keys that the platform writes by its dialect. */
  | { readonly kind: 'applied'; readonly created: boolean | undefined; readonly revision?: number }
  /**
   * Someone else has installed the same since it was read, but for what `bare` takes away: nothing of ours was
   * installed.
   */
  | { readonly kind: 'stands' }
  /** The platform answered with another description than the one sent. */
  | { readonly kind: 'differs'; readonly answered: JsonObject }
  /** The request ended without an answer and reading back could not tell whether it took effect. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** One item of the list of export jobs; fields beyond these three are kept as they came. */
export interface ExportJob {
  /** Identifier of the job. */
  readonly id: string
  /** Address of the job. Neither it nor the id is made from the other. */
  readonly href: string
  /** Verbatim. The document shows FAILED and COMPLETED and says that the complete set is not shown. */
  readonly state: string
  /** Not shown by the document. */
  readonly [field: string]: unknown
}

/** One page of the list of export jobs. */
export interface ExportPage {
  /** Items not seen on an earlier page. */
  readonly jobs: readonly ExportJob[]
  /** Items seen before, whose state is another by now: this one counts. Absent when there are none. */
  readonly moved?: readonly ExportJob[]
  /** Set on the last page when the walk ended before the list did: by `maxPages`, or a page that repeats. */
  readonly truncated?: string
  /** How many items of this page had been seen before. */
  readonly repeated: number
}

/** The index of top-level API paths (API document, section 3): eleven absolute URLs. */
export interface ApiIndex {
  /** Every member that is a text, by its name, as the platform gave it. */
  readonly members: Readonly<Record<string, string>>
  /** Differences from the API document, as sentences; empty when there are none. */
  readonly findings: readonly string[]
  /** Most of the eleven members are there, and point below `/v2` of this very host: this is the platform. */
  readonly recognized: boolean
  /**
   * How far the platform's clock is ahead of this one's, in milliseconds, negative when behind; 0 within what its
   * `Date` can tell. Absent when it does not say.
   */
  readonly skew?: number
}

/** The rate limit that the platform reports. Not shown by the API document; the shape is that of public platforms. */
export interface RateLimit {
  /** Requests that one period allows. */
  readonly limit: number
  /** Requests that are left of them. */
  readonly remaining: number
  /** When the period ends, in Unix seconds. */
  readonly reset: number
}

/** The wait before a request is repeated; the command line and the action show it. */
export interface Wait {
  /** How long. */
  readonly milliseconds: number
  /** What happened, for people. */
  readonly reason: string
}

/** Within which bounds one app is installed, and with which note. */
export interface InstallOptions {
  /** Once it aborts, no request to install is begun; what is under way is finished, and read back where that is needed. */
  readonly stop?: AbortSignal
  /**
   * A description less what does not make another app of it, such as a note on where it came from; as it is when
   * absent.
   */
  readonly bare?: (description: JsonObject) => JsonObject
  /** A line on the origin, kept with the revision where the platform has a place for it. */
  readonly note?: string
}

/**
 * The three documented calls and reading an app. All but `apiIndex` carry the token: before the first of them the index
 * is called without it, once, and where that is not the platform's they all reject with `wrong-address`.
 */
export interface Platform {
  /** The one that it was made with. */
  readonly dialect: DialectName
  /** Origin and path prefix, without credentials and without a trailing slash. */
  readonly baseUrl: string
  /** Called without the token. What it shows saves the other calls asking for it. */
  apiIndex(): Promise<ApiIndex>
  /**
   * The latest description of an app, less the keys that the platform writes. The API document only alludes to this
   * call: 404 is `absent`, 405 and 501 are `unreadable`, which is no error, and so is an app that repeats the token.
   */
  getApp(address: AppAddress): Promise<AppReading>
  /** Whether a description repeats the token, in any of its spellings: who may read the app could read it there. */
  repeatsToken(description: JsonObject): boolean
  /**
   * Installs, or replaces what is there (API document, section 2). `before` is what was read at this address: after a
   * request without an answer it tells whether the app is as it was. Never sent twice unless reading back shows that
   * the first did nothing. Never sends a description that repeats the token. Rejects when the platform says no; the
   * error's `standing` then says what reading back showed.
   */
  installApp(
    address: AppAddress,
    description: JsonObject,
    before: AppReading,
    options?: InstallOptions,
  ): Promise<Installation>
  /** The rate limit, or undefined where the platform does not report it (404, 405, 501). */
  rateLimit(): Promise<RateLimit | undefined>
  /**
   * The export jobs that the calling user started (API document, section 1), a page at a time: the next one is asked
   * for when it is wanted. Ends after `maxPages`, 10,000 by default, and says so in `truncated`. Whoever goes through
   * it once more reads the list anew.
   */
  listExports(options?: { readonly maxPages?: number }): AsyncIterable<ExportPage>
}

/** Which platform is spoken to, and within which bounds. */
export interface PlatformOptions {
  /** `https://…`; `http://` only for loopback hosts unless `allowInsecureHttp`. */
  readonly baseUrl: string
  /** Without one only `apiIndex` can be called; every other call rejects with `bad-token`. */
  readonly token?: string
  /** `documented` by default: the API of the API document. */
  readonly dialect?: DialectName
  /** Ends every request, wait and retry of the run. */
  readonly signal?: AbortSignal
  /** For one attempt, in milliseconds; 60,000 by default. */
  readonly attemptTimeout?: number
  /** The longest single wait before a retry, in milliseconds; 60,000 by default. */
  readonly longestWait?: number
  /**
   * How long a reading counts as what stands there, in milliseconds; 60,000 by default. An older one is made again
   * before an install.
   */
  readonly freshFor?: number
  /** Lets the token travel in clear text; for a network that is trusted. */
  readonly allowInsecureHttp?: boolean
  /** The index by which the platform was recognized, once, before the token is sent; it may have findings. */
  readonly onIndex?: (index: ApiIndex) => void
  /** Called before each wait. */
  readonly onWait?: (wait: Wait) => void
  /** Method, path and status of each request, without headers; for debug logs. */
  readonly onRequest?: (line: string) => void
}
