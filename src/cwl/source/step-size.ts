/**
 * How much is read in one step of a run, between two turns of the event loop: signals and timers are heard only there.
 * It concerns the whole process, and counts only where somebody asked for that.
 */
let watch: StepWatch | undefined

interface StepWatch {
  readonly most: number
  bytes: number
  isScheduled: boolean
  /** What was to be read when a step became too long. */
  tooLong: string | undefined
}

/** Thrown where a step would be long. */
export class LongStep extends Error {}

/** From now on a step that reads more bytes than this ends with {@link LongStep}; undefined for any number. */
export function limitSteps(most: number | undefined): void {
  watch = most === undefined ? undefined : { most, bytes: 0, isScheduled: false, tooLong: undefined }
}

/** What was to be read when a step would have been too long; undefined when none was. */
export function longStep(): string | undefined {
  return watch?.tooLong
}

/** Counts what is read to be worked on, before that begins. */
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
