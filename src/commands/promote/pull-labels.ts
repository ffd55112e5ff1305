/** A pull request, and what it is labelled with. */
export interface LabelledPull {
  /** Its number. */
  readonly pull: number
  /** Names, as the pull request has them. */
  readonly labels: readonly string[]
}

/** What the pull requests that a run is about are labelled with. */
export type PullLabels =
  | (LabelledPull & {
      readonly kind: 'labels'
      /** Other pull requests that the run brings with that one, as a merge queue does. */
      readonly others?: readonly LabelledPull[]
      /** What is not known about that, in a sentence. */
      readonly note?: string
    })
  /** No pull request is known, or its labels cannot be read; in words that can follow a colon. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Finds the labels of the pull requests that a run is about: the one that started it, those of its merge group, those
 * that its push brought, or else the one whose merge is `commit`. Never rejects for what a server does. Asked only when
 * a rule depends on it.
 */
export type FindPullLabels = (commit: string | undefined, signal: AbortSignal) => Promise<PullLabels>
