import { parseEvents, YAMLException, type Event } from 'js-yaml'

import type { Limits } from '../../files/limits.ts'

/** js-yaml checks twice whether an item of a list is the first key of a map. */
const MOST_LOOKS = 2

/** js-yaml with limits on nesting and on the number of values. */
export class BoundedParser {
  readonly #limits: Limits
  readonly #isCounting: boolean
  #left = 0

  /** `length` is that of the text: a value needs at least one character of it. */
  constructor(limits: Limits, length: number) {
    this.#limits = limits
    this.#isCounting = length > limits.nodes
  }

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
    // js-yaml has no such limit, and the events of 10 MiB would exceed the memory. But it compares the depth of each value with this bound, so an object as the bound can count the values.
    return eventsOf(text, bound as unknown as number)
  }

  /** An item that consists of its dash only is the one value that js-yaml does not compare. */
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
 * js-yaml splits the whole text into lines for the excerpt in its errors, which is not used here. For 10 MiB that can
 * take seconds and more memory than all else, and there is no option for it.
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
