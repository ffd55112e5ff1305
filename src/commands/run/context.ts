import type { PromotionError } from '../../files/errors.ts'
import type { Wait } from '../../platform/types.ts'
import type { Outcome } from '../../promotion/apply.ts'
import type { FindPullLabels } from '../../promotion/rules/pull-labels.ts'
import type { Network } from '../../remote/fetch.ts'

/** The parts of a run, in no fixed order. A command has some of them. */
export type PhaseName = 'configuration' | 'validate' | 'pack' | 'read' | 'plan' | 'install' | 'exports' | 'check'

/** Never contains a token. */
export type ProgressEvent =
  | {
      readonly kind: 'phase'
      readonly name: PhaseName
      /** The number of documents, apps or requests, if known. */ readonly total?: number
    }
  /** One of the `total` of the phase is finished. Installs report `app` instead. */
  | { readonly kind: 'done' }
  | {
      readonly kind: 'app'
      readonly name: string
      readonly target: string
      readonly outcome: Outcome
      readonly reason?: string
    }
  /** The record of this run was created, before the first install. The report at the end takes precedence. */
  | { readonly kind: 'record'; readonly file: string }
  | { readonly kind: 'wait'; readonly wait: Wait }
  /** How far the tasks are that the run waits for, in words; only when it has changed. */
  | { readonly kind: 'tasks'; readonly text: string }
  /** Method, path and status of a request, for debug logs. */
  | { readonly kind: 'request'; readonly line: string }

/** Everything that a run needs apart from its options. */
export interface RunContext {
  /** Aborts if the user wants to stop: no further install begins, and those in progress can finish if they are quick. */
  readonly signal: AbortSignal
  /** Called for each event. An error that it throws does not end the run; the first one becomes a notice of the report. */
  readonly progress: (event: ProgressEvent) => void
  /** The caller uses CWL_PROMOTE_BASE_URL and CWL_PROMOTE_TOKEN for absent options, so fixes can name them. */
  readonly readsEnvironment?: boolean
  /** The user did not ask for `subjects`: if they cannot be written, that is a notice and not an error. */
  readonly offersSubjects?: boolean
  /** For the rule `breaking` of a stage that has a `breaking-label`; absent if there are no pull requests. */
  readonly pullLabels?: FindPullLabels
  /**
   * Without a clone that knows the commit of the files. Records and deployments name it. The note on an app does not,
   * because it is not known whether the files are those of the commit.
   */
  readonly startedFor?: string
  /** Returns milliseconds since any fixed moment, for the times in a report; the clock of the process if absent. */
  readonly clock?: () => number
  /**
   * In milliseconds; a minute if absent. An older answer is read again before an install, if the platform has no
   * revisions for installs.
   */
  readonly freshFor?: number
  /** Replaces the internet for remote documents: a test server. Users cannot set it. */
  readonly network?: Network
  /** What is wrong with the call of a function of the library. The run ends with it before anything else. */
  readonly fault?: PromotionError
}
