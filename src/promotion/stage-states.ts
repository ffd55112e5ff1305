/** Every state of an app in a stage, those first that need a person. */
export const STAGE_STATES = ['unreadable', 'drifted', 'unknown', 'unpromoted', 'absent', 'current'] as const

/**
 * A stage's app compared with the desired one. `drifted`: it was changed there, and not by a promotion. `unknown`: the
 * two cannot be compared. `unreadable`: the platform's answer is neither an app nor its absence.
 */
export type StageState = (typeof STAGE_STATES)[number]
