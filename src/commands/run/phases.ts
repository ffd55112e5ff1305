import type { PhaseName, ProgressEvent } from './context.ts'

/** How long a part of a run took. */
export interface PhaseTime {
  readonly name: PhaseName
  /** Until the next phase began, or the run ended. */
  readonly milliseconds: number
}

interface PhaseTimer {
  readonly note: (event: ProgressEvent) => void
  readonly times: () => readonly PhaseTime[]
}

/** `clock` returns milliseconds. */
export function timePhases(clock: () => number): PhaseTimer {
  const begun: { readonly name: PhaseName; readonly at: number }[] = []
  return {
    note: (event) => {
      if (event.kind === 'phase') begun.push({ name: event.name, at: clock() })
    },
    times: () => {
      const now = clock()
      return begun.map(({ name, at }, index) => ({ name, milliseconds: (begun[index + 1]?.at ?? now) - at }))
    },
  }
}
