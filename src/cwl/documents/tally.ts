/**
 * How much of one kind files hold: each of them, all, and those that were newly read for one document, which has a
 * limit.
 */
export class Tally {
  readonly #most: number
  readonly #each = new Map<string, number>()
  #all = 0
  #ofDocument = 0

  constructor(most: number) {
    this.#most = most
  }

  /** From here on, what is counted is that of another document. */
  startDocument(): void {
    this.#ofDocument = 0
  }

  /**
   * Counts what a file holds beyond what is known of it. False when there is no room for it in the document: it is not
   * held then.
   */
  takes(path: string, amount: number): boolean {
    this.#ofDocument += amount
    if (this.isExhausted) return false
    this.#each.set(path, this.of(path) + amount)
    this.#all += amount
    return true
  }

  /** What a file holds; 0 of one that was not read. */
  of(path: string): number {
    return this.#each.get(path) ?? 0
  }

  /** Forgets a file, which is to be read again. */
  drop(path: string): void {
    this.#all -= this.of(path)
    this.#each.delete(path)
  }

  clear(): void {
    this.#each.clear()
    this.#all = 0
  }

  /** Whether there was no room for all of the document. */
  get isExhausted(): boolean {
    return this.#ofDocument > this.#most
  }

  /** What all files hold that were read and not forgotten. */
  get all(): number {
    return this.#all
  }

  /** Whether all that was read for all documents could be too much for one. */
  get mayExceed(): boolean {
    return this.#all > this.#most
  }
}
