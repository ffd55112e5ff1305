import { EXIT } from '../commands/report.ts'
import { onAskedToEnd } from '../commands/run/own-process.ts'

const PATIENCE = 1_000

/** In milliseconds. A signal to a group of processes arrives twice if one of them, such as npm, forwards it. */
const SAME_SIGNAL = 500

/** From Ctrl+C, from another program, and from a terminal that is closed. */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Ending {
  readonly signal: AbortSignal
  readonly stop: () => void
  readonly release: () => void
}

/** The first Ctrl+C asks the run to end in an orderly way; a second one ends it immediately. */
export function listenForSignals(print: (text: string) => void): Ending {
  const controller = new AbortController()
  let reminder: NodeJS.Timeout | undefined
  let isAsked = false
  const endWell = (): void => {
    isAsked = true
    if (controller.signal.aborted) return
    controller.abort()
    reminder = setTimeout(
      () => print('stopping when the result of the current request is known; Ctrl+C again stops at once'),
      PATIENCE,
    ).unref()
  }
  const counting = (): (() => void) => {
    let first: number | undefined
    return () => {
      if (first === undefined) {
        first = performance.now()
        endWell()
      } else if (performance.now() - first >= SAME_SIGNAL) {
        print('stopped at once: what was under way may have taken effect')
        process.exit(EXIT.cancelled)
      }
    }
  }
  const stop = counting()
  for (const signal of ENDING_SIGNALS) process.on(signal, stop)
  // An older Node that started this one forwards its signals (bin.ts). After Ctrl+C on a terminal both processes get
  // one, sometimes far apart on a busy machine, so they are counted separately.
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
      // The same signal may arrive once more after it has ended the run.
      if (!isAsked) letGo()
      else setTimeout(letGo, SAME_SIGNAL).unref()
    },
  }
}
