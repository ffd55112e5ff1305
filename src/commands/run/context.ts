import type { Wait } from '../../platform/types.ts'
import type { Outcome } from '../../promotion/apply.ts'
import type { Network } from '../../remote/fetch.ts'
import type { FindPullLabels } from '../promote/pull-labels.ts'

/** Parts of a run, in no fixed order: a command has some of them. */
export type PhaseName = 'configuration' | 'validate' | 'pack' | 'read' | 'plan' | 'install' | 'exports' | 'check'

/** What a run says while it works; the faces show it as they like. Never holds a token. */
export type ProgressEvent =
  | {
      readonly kind: 'phase'
      readonly name: PhaseName
      /** Documents, apps or requests it will take, when known. */ readonly total?: number
    }
  | {
      readonly kind: 'app'
      readonly name: string
      readonly target: string
      readonly outcome: Outcome
      readonly reason?: string
    }
  /** The record of this run is there, before its first install; what the run reports at its end counts more. */
  | { readonly kind: 'record'; readonly file: string }
  | { readonly kind: 'wait'; readonly wait: Wait }
  /** Method, path and status of a request; for debug logs. */
  | { readonly kind: 'request'; readonly line: string }

/** What surrounds a run. */
export interface RunContext {
  /** Aborts when the user wants to stop: no install starts any more, those under way are finished if they are quick. */
  readonly signal: AbortSignal
  /** Told of each event as it happens. What it throws ends no run: the first time is a notice of the report. */
  readonly progress: (event: ProgressEvent) => void
  /** The caller takes CWL_PROMOTE_BASE_URL and CWL_PROMOTE_TOKEN for options that are not given: hints name them. */
  readonly readsEnvironment?: boolean
  /** Nobody has asked for `subjects`: that they cannot be written is a notice, and fails nothing. */
  readonly offersSubjects?: boolean
  /** For the rule `breaking` of a stage that has a `breaking-label`; absent where there are no pull requests. */
  readonly pullLabels?: FindPullLabels
  /**
   * The commit that a workflow runs for, where there is no clone to say which one the files are of. Records and
   * deployments name it; the note on an app does not, since nothing tells whether the files are as it has them.
   */
  readonly startedFor?: string
  /** Gives milliseconds since some moment, for the times in a report; that of the process when absent. */
  readonly clock?: () => number
  /**
   * How long what was read of the platform counts as what is there, in milliseconds; a minute when absent. An app that
   * was read earlier is read again before it is installed, where installs have no revisions.
   */
  readonly freshFor?: number
  /**
   * In place of the internet, for documents of other machines: a server of a test. Nothing that a user writes leads
   * here.
   */
  readonly network?: Network
}
