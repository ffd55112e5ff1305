/**
 * Counts one kind of content of files: of each file, of all, and of those newly read for one document, which has a
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

  /** From now on amounts count for another document. */
  startDocument(): void {
    this.#ofDocument = 0
  }

  /**
   * Counts the content of a file, if it is more than known. False if the document would exceed the limit: then it is
   * not counted.
   */
  takes(path: string, amount: number): boolean {
    this.#ofDocument += amount
    if (this.isExhausted) return false
    this.#each.set(path, this.of(path) + amount)
    this.#all += amount
    return true
  }

  /** The amount of a file; 0 if it was not read. */
  of(path: string): number {
    return this.#each.get(path) ?? 0
  }

  /** Forgets a file that will be read again. */
  drop(path: string): void {
    this.#all -= this.of(path)
    this.#each.delete(path)
  }

  clear(): void {
    this.#each.clear()
    this.#all = 0
  }

  /** Whether the document exceeded the limit. */
  get isExhausted(): boolean {
    return this.#ofDocument > this.#most
  }

  /** The amount of all files that were read and not forgotten. */
  get all(): number {
    return this.#all
  }

  /** Whether the sum of everything that was read could exceed the limit of one document. */
  get mayExceed(): boolean {
    return this.#all > this.#most
  }
}
