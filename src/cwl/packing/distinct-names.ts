/** Gives unique names: a second use of a name gets a number. */
export class DistinctNames {
  readonly #taken: Set<string>
  readonly #keyOf: (name: string) => string
  /** By name, the next number to try: thousands may want the same name. */
  readonly #next = new Map<string, number>()

  /** `keyOf` returns the same text for names that count as the same. */
  constructor(taken: Iterable<string>, keyOf: (name: string) => string = (name) => name) {
    this.#taken = new Set(taken)
    this.#keyOf = keyOf
  }

  /** Returns the name if it is free, and reserves it. */
  give(name: string): string {
    const key = this.#keyOf(name)
    let given = name
    for (let count = this.#next.get(key) ?? 2; this.#taken.has(this.#keyOf(given)); count += 1) {
      given = `${name}_${count}`
      this.#next.set(key, count + 1)
    }
    this.#taken.add(this.#keyOf(given))
    return given
  }
}
