/** Bytes read between two turns of the event loop: signals and timers are handled only there. For the whole process. */
let watch: StepWatch | undefined

interface StepWatch {
  readonly limits: StepLimits
  bytes: number
  began: number
  isScheduled: boolean
  tooLong: string | undefined
}

/** A step is long beyond `most` bytes, and already beyond `bytes` if it takes longer than `milliseconds` so far. */
export interface StepLimits {
  readonly bytes: number
  readonly milliseconds: number
  readonly most: number
}

export class LongStep extends Error {}

/** From now on. A run that changes anything reads all files before that, so it is never started again after a change. */
export function limitSteps(limits: StepLimits): void {
  watch = { limits, bytes: 0, began: 0, isScheduled: false, tooLong: undefined }
}

export function longStep(): string | undefined {
  return watch?.tooLong
}

export function countRead(bytes: number, path: string): void {
  const current = watch
  if (current === undefined) return
  if (current.bytes === 0) current.began = performance.now()
  current.bytes += bytes
  if (isLong(current)) {
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

function isLong({ limits, bytes, began }: StepWatch): boolean {
  return bytes > limits.most || (bytes > limits.bytes && performance.now() - began > limits.milliseconds)
}
