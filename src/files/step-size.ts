/**
 * Bytes read between two turns of the event loop: signals and timers are handled only there. For the whole process, and
 * only if it was turned on.
 */
let watch: StepWatch | undefined

interface StepWatch {
  readonly most: number
  bytes: number
  isScheduled: boolean
  tooLong: string | undefined
}

export class LongStep extends Error {}

/** Undefined means no limit. */
export function limitSteps(most: number | undefined): void {
  watch = most === undefined ? undefined : { most, bytes: 0, isScheduled: false, tooLong: undefined }
}

export function longStep(): string | undefined {
  return watch?.tooLong
}

export function countRead(bytes: number, path: string): void {
  const current = watch
  if (current === undefined) return
  current.bytes += bytes
  if (current.bytes > current.most) {
    current.tooLong ??= path
    throw new LongStep(`to work on ${path} takes long`)
  }
  if (current.isScheduled) return
  current.isScheduled = true
  setImmediate(() => {
    current.bytes = 0
    current.isScheduled = false
  }).unref()
}
