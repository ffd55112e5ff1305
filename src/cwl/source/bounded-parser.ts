import { parseEvents, YAMLException, type Event } from 'js-yaml'

import type { Limits } from './limits.ts'

/** js-yaml looks at some values twice: at an item of a list, whether it is the first key of a map. */
const MOST_LOOKS = 2

/** js-yaml with bounds: it nests no deeper than it may, and stops soon after it has seen more values than it may. */
export class BoundedParser {
  readonly #limits: Limits
  readonly #isCounting: boolean
  #left = 0

  /** `length` is that of the text: a value takes at least one character of it. */
  constructor(limits: Limits, length: number) {
    this.#limits = limits
    this.#isCounting = length > limits.nodes
  }

  /** Whether the last text had too many values. */
  get isSpent(): boolean {
    return this.#left < 0
  }

  /** Throws YAMLException. */
  read(text: string): readonly Event[] {
    const { depth, nodes } = this.#limits
    if (!this.#isCounting) return eventsOf(text, depth)
    this.#left = MOST_LOOKS * nodes
    this.#countEmptyItems(text)
    const bound = {
      valueOf: () => {
        this.#left -= 1
        return this.#left < 0 ? -1 : depth
      },
    }
    // It has no such limit of its own, and the events of a text of 10 MiB take more memory than there is. But it
    // compares the depth of each value that it begins with this bound, so that a bound that is asked can count them.
    return eventsOf(text, bound as unknown as number)
  }

  /** An item of which nothing stands but its dash is the one value that js-yaml does not look at. */
  #countEmptyItems(text: string): void {
    let left = this.#left
    const item = /^[ -]*-[ \t]*(?:#.*)?$/gm
    for (let found = item.exec(text); found !== null; found = item.exec(text)) {
      left -= 1
      if (left < 0) {
        this.#left = left
        throw exceptionAt(found.index, 'too many values')
      }
    }
  }
}

/**
 * For the excerpt in the message of its errors, which nobody sees here, js-yaml splits the whole text into lines: of a
 * text of 10 MiB that can take seconds and more memory than all else. It has no option to leave that out, but for as
 * long as it reads its errors can be made without.
 */
function eventsOf(text: string, maxDepth: number): readonly Event[] {
  const throwAt: unknown = Reflect.get(YAMLException, 'throwAt')
  YAMLException.throwAt = (_, position, message) => {
    throw exceptionAt(position, message)
  }
  try {
    return parseEvents(text, { maxDepth })
  } finally {
    Reflect.set(YAMLException, 'throwAt', throwAt)
  }
}

function exceptionAt(position: number, message: string): YAMLException {
  return new YAMLException(message, { name: '', buffer: '', position, line: 0, column: 0, snippet: null })
}
