import { howToRaise, type Limits } from '../../../files/limits.ts'
import type { JsonObject } from '../../../json/index.ts'
import type { Process } from '../../documents/processes.ts'
import { placeOf } from '../../problems/collect.ts'
import { createProblemAs, type Problem } from '../../problems/problem.ts'
import { measure } from '../../yaml/measure.ts'

/**
 * Limits the values in the types of one document, counted for every process that defines or names them: a few types can
 * name very many, and very many processes can name those.
 */
export class TypeAllowance {
  readonly #limits: Limits
  /** The values of each process, for any number of documents that reach it. */
  readonly #taken = new WeakMap<Process, number>()
  #entered = new WeakSet<Process>()
  #values = 0
  #excess: Problem | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** From now on types count for another document. */
  startDocument(): void {
    this.#entered = new WeakSet()
    this.#values = 0
    this.#excess = undefined
  }

  /** The problem, reported when the limit is exceeded for the first time. */
  get excess(): Problem | undefined {
    return this.#excess
  }

  /** Counts what a process needed when another document reached it. */
  enter(process: Process): void {
    if (this.#entered.has(process)) return
    this.#entered.add(process)
    this.#count(process, this.#taken.get(process) ?? 0)
  }

  /** Takes a definition; false if the limit is exceeded. */
  take(process: Process, definition: JsonObject): boolean {
    const { values } = measure(definition)
    if (!this.#count(process, values)) return false
    this.#taken.set(process, (this.#taken.get(process) ?? 0) + values)
    return true
  }

  #count(process: Process, values: number): boolean {
    if (this.#excess !== undefined) return false
    this.#values += values
    const { nodes } = this.#limits
    if (this.#values > nodes)
      this.#excess = createProblemAs(
        placeOf(process.path, process.value),
        'too-many-nodes',
        `the types that the processes of this document define and name hold more than ${nodes} values, counted for each process`,
        howToRaise('nodes', 'document'),
      )
    return this.#excess === undefined
  }
}
