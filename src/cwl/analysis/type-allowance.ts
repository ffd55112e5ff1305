import type { JsonObject } from '../../json/index.ts'
import type { Process } from '../documents/processes.ts'
import { placeOf } from '../problems/collect.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { howToRaise, type Limits } from '../source/limits.ts'
import { measure } from '../source/measure.ts'

/**
 * How many values the types of one document may hold, where each counts for every process that defines or names it: a
 * few types can name very many, and very many processes those.
 */
export class TypeAllowance {
  readonly #limits: Limits
  /** What those of each process hold, however many documents reach it. */
  readonly #taken = new WeakMap<Process, number>()
  #entered = new WeakSet<Process>()
  #values = 0
  #excess: Problem | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** From here on, types count for another document. */
  startDocument(): void {
    this.#entered = new WeakSet()
    this.#values = 0
    this.#excess = undefined
  }

  /** Told where there was no room for the first time. */
  get excess(): Problem | undefined {
    return this.#excess
  }

  /** Counts what a process took when another document reached it. */
  enter(process: Process): void {
    if (this.#entered.has(process)) return
    this.#entered.add(process)
    this.#count(process, this.#taken.get(process) ?? 0)
  }

  /** Whether there is room for a definition, which counts as taken. */
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
