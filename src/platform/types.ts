import type { JsonObject } from '../json/index.ts'
import type { PlatformError, PlatformErrorCode } from './errors.ts'

export const DIALECT_NAMES = ['documented', 'seven-bridges'] as const

/** `documented`: the API of the API document. `seven-bridges`: the public platforms with a similar API. */
export type DialectName = (typeof DIALECT_NAMES)[number]

/** The address of an app: `{owner}/{project}/{app}` of the API document, section 2. */
export interface AppAddress {
  readonly owner: string
  readonly project: string
  readonly app: string
}

/** An app as read from the platform. */
export interface InstalledApp {
  /** The CWL description, without the keys that the platform of this dialect writes. */
  readonly description: JsonObject
  readonly revision?: number
  /** Empty without a note. Absent if the answer does not contain it. */
  readonly note?: string
  /** ISO 8601 in UTC; absent if the answer does not contain it. */
  readonly installedAt?: string
  readonly installedBy?: string
  /** The notes of all revisions that have one; absent if the answer does not contain them. */
  readonly notes?: readonly string[]
}

/** The result of reading an app. The document does not promise this call: a platform may not offer it. */
export type AppReading =
  | {
      readonly kind: 'found'
      readonly app: InstalledApp
      /** The description was inside of an object, in the member `raw`; absent if it was not. */
      readonly wrapped?: true
    }
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'unreadable'
      readonly reason: string
      /**
       * The error that the reading ended with: the answer is neither an app nor its absence. The state is unknown, so
       * nothing may be installed there.
       */
      readonly code?: PlatformErrorCode
      /** The app exists and can be replaced, but its description contains the token, so it is not shown. */
      readonly hidden?: {
        readonly revision?: number
      }
    }

/** The result of an install. Anything else is thrown as a PlatformError. */
export type Installation =
  /** The platform answered with exactly what was sent, apart from the keys that it writes in its dialect. */
  | { readonly kind: 'applied'; readonly created: boolean | undefined; readonly revision?: number }
  /** Somebody else installed the same app after it was read (compared with `bare`), so nothing was sent. */
  | { readonly kind: 'already-installed' }
  /** The platform answered with another description than the one sent. */
  | { readonly kind: 'differs'; readonly answered: JsonObject }
  /** The request ended without an answer, and reading back did not show whether it took effect. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** One item of the list of export jobs. Other fields are kept unchanged. */
export interface ExportJob {
  readonly id: string
  /** Address of the job. It cannot be derived from the id. */
  readonly href: string
  /** Unchanged. The document shows FAILED and COMPLETED and says that the complete set is not shown. */
  readonly state: string
  /** Not shown by the document. */
  readonly [field: string]: unknown
}

/** One page of the list of export jobs. */
export interface ExportPage {
  /** Items that were on no earlier page. */
  readonly jobs: readonly ExportJob[]
  /** Items of earlier pages whose state has changed. The new state counts. Absent if there are none. */
  readonly moved?: readonly ExportJob[]
  /** Set on the last page if reading ended before the list did: because of `maxPages`, or a repeated page. */
  readonly truncated?: string
  /** How many items of this page were on earlier pages. */
  readonly repeated: number
}

/** The index of top-level API paths (API document, section 3): eleven absolute URLs. */
export interface ApiIndex {
  /** Every member that is a text, by its name, as the platform sent it. */
  readonly members: Readonly<Record<string, string>>
  /** Differences from the API document, as sentences. Public platforms have none if they are recognized. */
  readonly findings: readonly string[]
  /** Most of the eleven members exist, and point below `/v2` of this host, so this is the platform. */
  readonly recognized: boolean
}

/** The rate limit that the platform reports. The API document does not show it; the form is that of public platforms. */
export interface RateLimit {
  readonly limit: number
  readonly remaining: number
  /** When the period ends, in Unix seconds. */
  readonly reset: number
}

/** The wait before a request is repeated. The command line and the action show it. */
export interface Wait {
  readonly milliseconds: number
  readonly reason: string
}

/** When the install of an app must stop, how it is compared, and with which note. */
export interface InstallOptions {
  /** After it aborts, no request to install begins. One in progress is finished, and read back if needed. */
  readonly stop?: AbortSignal
  /** Returns a description without parts that do not change the app, such as a note on its origin. Unchanged if absent. */
  readonly bare?: (description: JsonObject) => JsonObject
  /** A line on the origin, kept with the revision if the platform has a place for it. */
  readonly note?: string
}

/**
 * The documented calls and some more. All but `apiIndex` send the token. Before the first of them the index is called
 * once without it, and if the server is not the platform, they all reject with `wrong-address`.
 */
export interface Platform {
  readonly dialect: DialectName
  /** Origin and path prefix, without credentials and without a trailing slash. */
  readonly baseUrl: string
  /** Called without the token. After it, the other calls need not call the index again. */
  apiIndex(): Promise<ApiIndex>
  /**
   * The latest one, without the keys that the platform writes. The API document only alludes to this call: 404 is
   * `absent`; 405 and 501 are `unreadable` and not an error, and so is an app that contains the token.
   */
  getApp(address: AppAddress): Promise<AppReading>
  /** In a dialect that numbers revisions. */
  getRevision(address: AppAddress, revision: number): Promise<AppReading>
  /** Undefined if the dialect has no such call: the API document shows none. Rejects if the answer is neither. */
  hasProject(project: Omit<AppAddress, 'app'>): Promise<boolean | undefined>
  /** Sorted. Undefined if the dialect has no such call: the API document shows none. Rejects if a page cannot be read. */
  listApps(project: Omit<AppAddress, 'app'>): Promise<readonly string[] | undefined>
  /** In any of its encodings: everybody who may read the app could read it there. */
  repeatsToken(description: JsonObject): boolean
  /**
   * Or replaces the installed app (API document, section 2). `before` is what was read at this address: it shows after
   * a request without an answer whether the app changed. Never sent twice unless reading back shows that the first
   * request had no effect. Never sends a description that contains the token. Rejects if the platform refuses; the
   * `readBack` of the error is the result of reading back.
   */
  installApp(
    address: AppAddress,
    description: JsonObject,
    before: AppReading,
    options?: InstallOptions,
  ): Promise<Installation>
  /** The rate limit, or undefined if the platform does not report it (404, 405, 501). */
  rateLimit(): Promise<RateLimit | undefined>
  /**
   * Of the user of the token (API document, section 1); each page is requested when it is needed. Ends after
   * `maxPages`, 10,000 by default, and sets `truncated` then. A second iteration reads the list again.
   */
  listExports(options?: { readonly maxPages?: number }): AsyncIterable<ExportPage>
  /** Writes: installs a small tool several times. Rejects if the platform does not answer at all. */
  probeProject(project: Omit<AppAddress, 'app'>): AsyncIterable<ProbedFact>
  /** Tasks; undefined in a dialect without them: the API document only names their address. */
  readonly tasks: TaskClient | undefined
}

/** What no public source shows, and how this platform answers it. */
export interface ProbedFact {
  readonly question: string
  /** Without the token, and without names of people and projects. */
  readonly answer: string
}

/** One run of a revision of an app, in the form of the public platforms. The API document does not show it. */
export interface Task {
  readonly id: string
  /** Empty without a name. */
  readonly name: string
  readonly description?: string
  /** DRAFT, CREATING, QUEUED, RUNNING, ABORTING, ABORTED, COMPLETED, FAILED, or any other text. */
  readonly status: string
  /** `owner/project/app/revision` */
  readonly app?: string
  /** ISO 8601. */
  readonly createdAt?: string
  /** ISO 8601; absent in a draft. */
  readonly startedAt?: string
  /** ISO 8601; absent until it ended. */
  readonly endedAt?: string
  readonly message?: string
  readonly steps?: { readonly completed: number; readonly total: number }
  readonly price?: { readonly amount: number; readonly currency: string }
  /** Why it cannot run; empty if it can. */
  readonly errors: readonly string[]
  /** Values by the names of inputs; a file is `{class: File, path: ID}`. */
  readonly inputs?: JsonObject
  readonly outputs?: JsonObject
}

export interface NewTask {
  readonly name: string
  readonly description?: string
  readonly project: string
  readonly app: string
  readonly inputs: JsonObject
  /** Passed on unchanged. */
  readonly execution_settings?: JsonObject
  /** Passed on unchanged. Without it the outputs go to the root of the project. */
  readonly output_location?: JsonObject
}

export interface TaskList {
  readonly tasks: readonly Task[]
  readonly truncated?: string
}

export type TaskCreation =
  | { readonly kind: 'created'; readonly task: Task }
  /** It was certainly not created. */
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** It may have been created, now or later. It is never sent again. */
  | { readonly kind: 'unknown'; readonly error: PlatformError }

/** Every method rejects with a PlatformError if the platform refuses or cannot be read. */
export interface TaskClient {
  list(project: string): Promise<TaskList>
  get(id: string): Promise<Task>
  create(task: NewTask): Promise<TaskCreation>
  /** Of a draft. The platform checks them again. */
  setInputs(id: string, inputs: JsonObject): Promise<Task>
  /** Never runs a task twice: the platform refuses this for a task that is not a draft. */
  run(id: string): Promise<Task>
  file(id: string): Promise<JsonObject>
  /**
   * The content of a file, asked at the address that the platform gives for it, without the token. Undefined if there
   * is no such address, if nothing answers there, or if the file has more bytes than `largest`.
   */
  bytes(id: string, largest: number): Promise<Uint8Array | undefined>
}

/** The address of a platform, and the limits of a client. */
export interface PlatformOptions {
  /** `https://…`; `http://` only for loopback hosts unless `allowInsecureHttp`. */
  readonly baseUrl: string
  /** Without it only `apiIndex` can be called; every other call rejects with `bad-token`. */
  readonly token?: string
  /**
   * If absent, `seven-bridges` at the address of a known public platform, else `documented`: the API of the API
   * document.
   */
  readonly dialect?: DialectName
  /** Ends every request, wait and retry of the run. */
  readonly signal?: AbortSignal
  /** For one attempt, in milliseconds; 60,000 by default. */
  readonly attemptTimeout?: number
  /** The longest single wait before a retry, in milliseconds; 60,000 by default. */
  readonly longestWait?: number
  /**
   * Until the end of the run, in milliseconds. A request that the platform would answer only later fails at once,
   * without a wait.
   */
  readonly timeLeft?: () => number
  /**
   * How long a reading counts as current, in milliseconds; 60,000 by default. An older one is repeated before an
   * install.
   */
  readonly freshFor?: number
  /** Allows sending the token unencrypted, for a trusted network. */
  readonly allowInsecureHttp?: boolean
  /** Called once with the index that identified the platform, before the token is sent. It may have findings. */
  readonly onIndex?: (index: ApiIndex) => void
  readonly onWait?: (wait: Wait) => void
  /** Method, path and status of each request, without headers; for debug logs. */
  readonly onRequest?: (line: string) => void
}
