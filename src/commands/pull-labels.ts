/** What the pull request that a run is about is labelled with. */
export type PullLabels =
  | { readonly kind: 'labels'; /** Number of the pull request. */ readonly pull: number; readonly labels: readonly string[] }
  /** No pull request is known, or its labels cannot be read; in words that can follow a colon. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Finds the labels of the pull request that started the run, or else of the one whose merge is `commit`. Never rejects for
 * what a server does. Asked only when a rule depends on it.
 */
export type FindPullLabels = (commit: string | undefined, signal: AbortSignal) => Promise<PullLabels>
