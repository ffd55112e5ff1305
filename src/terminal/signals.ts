import { EXIT } from '../commands/report.ts'
import { onAskedToEnd } from '../commands/run/own-process.ts'

/** After so many milliseconds in which nothing seems to happen, the person who pressed Ctrl+C is given the reason. */
const PATIENCE = 1_000

/**
 * In milliseconds. What is sent to a group of processes comes twice where one of them, such as npm, hands it on as
 * well.
 */
const SAME_SIGNAL = 500

/** From Ctrl+C, from another program, and from a terminal that is closed. */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What asks a run to end. */
export interface Ending {
  readonly signal: AbortSignal
  /** Asks from within. */
  readonly stop: () => void
  /** Stops listening. */
  readonly release: () => void
}

/** The first Ctrl+C asks the run to end well; a second one does not wait for it. */
export function listenForSignals(say: (text: string) => void): Ending {
  const controller = new AbortController()
  let reminder: NodeJS.Timeout | undefined
  let isAsked = false
  const endWell = (): void => {
    isAsked = true
    if (controller.signal.aborted) return
    controller.abort()
    reminder = setTimeout(
      () => say('stopping when the result of the current request is known; Ctrl+C again stops at once'),
      PATIENCE,
    ).unref()
  }
  /** What counts the signals that come in one way. */
  const counting = (): (() => void) => {
    let first: number | undefined
    return () => {
      if (first === undefined) {
        first = performance.now()
        endWell()
      } else if (performance.now() - first >= SAME_SIGNAL) {
        say('stopped at once: what was under way may have taken effect')
        process.exit(EXIT.cancelled)
      }
    }
  }
  const stop = counting()
  for (const signal of ENDING_SIGNALS) process.on(signal, stop)
  // An older Node that has handed over reports which signals it gets (bin.ts). Of a terminal's Ctrl+C both get one, at
  // times far apart on a busy machine; so they are not counted together.
  const stopListening = onAskedToEnd(counting())
  const letGo = (): void => {
    for (const signal of ENDING_SIGNALS) process.off(signal, stop)
    stopListening()
  }
  return {
    signal: controller.signal,
    stop: () => controller.abort(),
    release: () => {
      clearTimeout(reminder)
      // The same signal may come once more to a run that it has ended.
      if (!isAsked) letGo()
      else setTimeout(letGo, SAME_SIGNAL).unref()
    },
  }
}
