/** A pull request and its labels. */
export interface LabelledPull {
  readonly pull: number
  readonly labels: readonly string[]
}

/** The labels of the pull request that a run is about. */
export type PullLabels =
  | (LabelledPull & {
      readonly kind: 'labels'
      /** What is not known about other pull requests of the run, as a sentence. */
      readonly note?: string
    })
  /** No pull request is known, or its labels cannot be read. The reason can follow a colon. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Of the one that started the run, or else the one that was merged as `commit`. Never rejects for errors of a server.
 * Called only if a rule depends on it.
 */
export type FindPullLabels = (commit: string | undefined, signal: AbortSignal) => Promise<PullLabels>
