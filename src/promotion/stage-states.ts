/** Those first that need a person. */
export const STAGE_STATES = ['unreadable', 'drifted', 'unknown', 'unpromoted', 'absent', 'current'] as const

/**
 * `drifted`: it was changed there, and not by a promotion. `unknown`: the two cannot be compared. `unreadable`: the
 * platform's answer is neither an app nor its absence.
 */
export type StageState = (typeof STAGE_STATES)[number]
