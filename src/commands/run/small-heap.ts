/**
 * Does work that makes many objects and keeps few. V8 lets the space for new objects grow, up to a hundred megabytes,
 * before it removes those that are not used any more; here it stays at the size that it starts with. V8 also lets the
 * heap become four times as large as what is used, or more if it is busy; here it is three times. Both together take
 * half of the memory and no more time.
 */
export async function withSmallHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  const { setFlagsFromString } = await import('node:v8')
  const set = (flags: readonly string[]): void => flags.forEach((flag) => setFlagsFromString(flag))
  set(SMALL)
  try {
    return await work()
  } finally {
    // Compiled code is kept for the next run, and V8 rejects it where the flags are not the same.
    set(DEFAULT)
  }
}

const SMALL = ['--semi-space-growth-factor=1', '--heap-growing-percent=200']

/** The defaults of V8. */
const DEFAULT = ['--semi-space-growth-factor=2', '--heap-growing-percent=0']
