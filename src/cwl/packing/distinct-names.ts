/** Names of which no two are the same: a second one gets a number behind it. */
export class DistinctNames {
  readonly #taken: Set<string>
  readonly #keyOf: (name: string) => string
  /** By name, the number to be tried next: thousands may want the same. */
  readonly #next = new Map<string, number>()

  /** `keyOf` gives the same text for names that count as the same. */
  constructor(taken: Iterable<string>, keyOf: (name: string) => string = (name) => name) {
    this.#taken = new Set(taken)
    this.#keyOf = keyOf
  }

  /** The name itself if it is free, and from then on it is not. */
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
