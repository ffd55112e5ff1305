import { parseEvents, YAMLException, type Event } from 'js-yaml'

import type { Limits } from '../../files/limits.ts'

/** js-yaml checks some values twice: it checks whether an item of a list is the first key of a map. */
const MOST_LOOKS = 2

/** js-yaml with limits: on nesting, and on the number of values. It stops soon after a limit is exceeded. */
export class BoundedParser {
  readonly #limits: Limits
  readonly #isCounting: boolean
  #left = 0

  /** `length` is that of the text: a value needs at least one character of it. */
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
    // js-yaml has no such limit, and the events of a text of 10 MiB would need more memory than there is. But it
    // compares the depth of each value with this bound, so that an object as the bound can count the values.
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
 * For the excerpt in its error messages, which is not used here, js-yaml splits the whole text into lines. For a text
 * of 10 MiB that can take seconds and more memory than everything else. There is no option for it, so errors are
 * created without an excerpt while it reads.
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
