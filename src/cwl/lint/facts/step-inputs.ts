import { MOST_CANDIDATES, nearest } from '../../../files/suggest.ts'
import type { JsonObject } from '../../../json/index.ts'
import { nameOf, nameOrEmpty } from '../../documents/parts.ts'
import { MOST_PROBLEMS } from '../../problems/collect.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { isRequired } from './ports.ts'
import type { Step } from './steps.ts'

/** An input of a step that the process it runs does not declare. */
export interface UnknownInput {
  readonly input: JsonObject
  readonly name: string
  /** A declared input that the step does not set under its own name, for a suggestion. */
  readonly guess: string | undefined
  /** Whether that one is required, and no earlier input was meant as it. */
  readonly isMeant: boolean
}

/** A name in `scatter` that is not an input of the step. */
export interface UnknownScatter {
  readonly name: string
  /** Its index among the texts in `scatter`. */
  readonly index: number
  /** The suggested input. */
  readonly guess: string | undefined
}

/** Compares the inputs of a step with those of the process that it runs. */
export class StepInputs {
  readonly #step: Step
  readonly #given: ReadonlySet<string>
  #unknown: readonly UnknownInput[] | undefined
  #misspelt: ReadonlySet<string> | undefined

  constructor(step: Step) {
    this.#step = step
    this.#given = new Set(step.inputs.flatMap((input) => nameOf(input) ?? []))
  }

  /** Without inputs that an expression of the step reads: these are for the step's own use. */
  get unknown(): readonly UnknownInput[] {
    return (this.#unknown ??= this.#findUnknown())
  }

  /** Names that the step sets, including corrected misspelt names. */
  get known(): ReadonlySet<string> {
    const meant = this.unknown.flatMap(({ guess, isMeant }) => (isMeant && guess !== undefined ? guess : []))
    return meant.length === 0 ? this.#given : new Set([...this.#given, ...meant])
  }

  /** Inputs that `scatter` misspells, so that they are not scattered as meant. */
  get misspelt(): ReadonlySet<string> {
    return (this.#misspelt ??= new Set(this.#unknownScatters(this.#given).flatMap(({ guess }) => guess ?? [])))
  }

  /** Limited to the number that is reported. */
  get unknownScatters(): readonly UnknownScatter[] {
    return this.#unknownScatters(this.known)
  }

  /** Required inputs that the step sets under no name; empty if it is not known what it sets. */
  get absent(): readonly string[] {
    const { value, ports } = this.#step
    if (isUnresolved(value, 'in') || ports === undefined) return []
    const { known } = this
    return [...ports.inputs.values()].flatMap((port) => (isRequired(port) && !known.has(port.name) ? port.name : []))
  }

  #unknownScatters(given: ReadonlySet<string>): readonly UnknownScatter[] {
    const unknown = this.#step.scatter.flatMap((name, index) => (given.has(name) ? [] : { name, index }))
    return unknown.slice(0, MOST_PROBLEMS).map(({ name, index }) => ({ name, index, guess: nearest(name, given) }))
  }

  #findUnknown(): readonly UnknownInput[] {
    const { run, ports, isOpaque, inputs } = this.#step
    const declared = run === undefined || isUnresolved(run.value, 'inputs') || isOpaque ? undefined : ports?.inputs
    const unknown = declared === undefined ? [] : inputs.filter((input) => !declared.has(nameOrEmpty(input)))
    if (declared === undefined || unknown.length === 0) return []
    const read = wordsOfExpressions(this.#step)
    const free = othersThan(this.#given, declared.keys())
    const meant = new Set<string>()
    return unknown.slice(0, MOST_PROBLEMS).flatMap((input) => {
      const name = nameOf(input)
      if (name === undefined || wordsIn(name).every((word) => read.has(word))) return []
      const guess = nearest(name, free)
      const isMeant = guess !== undefined && !meant.has(guess) && isRequired(declared.get(guess))
      if (isMeant) meant.add(guess)
      return { input, name, guess, isMeant }
    })
  }
}

/** Limited to the number that a suggestion compares: thousands of steps may run a process with thousands of inputs. */
function othersThan(given: ReadonlySet<string>, names: Iterable<string>): readonly string[] {
  const others: string[] = []
  for (const name of names) if (!given.has(name) && others.push(name) > MOST_CANDIDATES) break
  return others
}

function wordsOfExpressions(step: Step): ReadonlySet<string> {
  const expressions = [step.value['when'], ...step.inputs.map((input) => input['valueFrom'])]
  return new Set(expressions.flatMap((expression) => (typeof expression === 'string' ? wordsIn(expression) : [])))
}

function wordsIn(code: string): readonly string[] {
  return code.match(/[\w\u0080-\uffff]+/g) ?? []
}
