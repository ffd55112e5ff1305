/** A pull request and its labels. */
export interface LabelledPull {
  readonly pull: number
  readonly labels: readonly string[]
}

/** The labels of the pull requests that a run is about. */
export type PullLabels =
  | (LabelledPull & {
      readonly kind: 'labels'
      /** Other pull requests in the same run, for example in a merge queue. */
      readonly others?: readonly LabelledPull[]
      /** What is not known about them, as a sentence. */
      readonly note?: string
    })
  /** No pull request is known, or its labels cannot be read. The reason can follow a colon. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Of the one that started the run, those of its merge group, those of its push, or else the one that was merged as
 * `commit`. Never rejects for errors of a server. Called only if a rule depends on it.
 */
export type FindPullLabels = (commit: string | undefined, signal: AbortSignal) => Promise<PullLabels>
