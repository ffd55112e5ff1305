/**
 * Without a limit of the platform there is none here. Each 429, and each request for which this machine has no
 * connection left, halves the number of concurrent requests. Each success raises it a little.
 */
export interface Pace {
  enter(signal: AbortSignal): Promise<() => void>
  slowDown(): void
  speedUp(): void
  readonly limit: number
}

export function createPace(): Pace {
  let limit = Infinity
  let underWay = 0
  const queue: (() => void)[] = []

  const admit = (): void => {
    while (queue.length > 0 && underWay < Math.max(1, Math.floor(limit))) {
      underWay += 1
      queue.shift()?.()
    }
  }
  const leave = (): void => {
    underWay -= 1
    admit()
  }

  return {
    get limit() {
      return limit
    },
    enter: async (signal) => {
      signal.throwIfAborted()
      const turn = queueUp(queue, signal)
      admit()
      await turn
      return leave
    },
    slowDown: () => {
      limit = Math.max(1, Math.min(limit, underWay) / 2)
    },
    speedUp: () => {
      limit += 1 / limit
      admit()
    },
  }
}

async function queueUp(queue: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const turn = (): void => {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    const abort = (): void => {
      queue.splice(queue.indexOf(turn), 1)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', abort, { once: true })
    queue.push(turn)
  })
}
