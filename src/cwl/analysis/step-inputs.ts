import type { JsonObject } from '../../json/index.ts'
import { nameOf } from '../documents/parts.ts'
import { MOST_PROBLEMS } from '../problems/collect.ts'
import { MOST_CANDIDATES, nearest } from '../problems/suggest.ts'
import { isUnresolved } from '../structure/unresolved.ts'
import { isRequired } from './ports.ts'
import type { Step } from './steps.ts'

/** An input that a step gives and that what it runs does not declare. */
export interface UnknownInput {
  readonly input: JsonObject
  readonly name: string
  /** A declared input that the step does not give under its own name. */
  readonly guess: string | undefined
  /** Whether that one is required, and no input before this one was meant as it. */
  readonly isMeant: boolean
}

/** What a step scatters over that is not an input of it. */
export interface UnknownScatter {
  readonly name: string
  /** Its number among the texts in `scatter`. */
  readonly index: number
  /** The input that was meant. */
  readonly guess: string | undefined
}

/** The inputs of a step against those of what it runs. */
export class StepInputs {
  readonly #step: Step
  readonly #given: ReadonlySet<string>
  #unknown: readonly UnknownInput[] | undefined
  #misspelt: ReadonlySet<string> | undefined

  constructor(step: Step) {
    this.#step = step
    this.#given = new Set(step.inputs.flatMap((input) => nameOf(input) ?? []))
  }

  /** An input that an expression of the step reads is there for the step's own use, and is left out. */
  get unknown(): readonly UnknownInput[] {
    return (this.#unknown ??= this.#findUnknown())
  }

  /** Names that the step gives, and those that it gives under a misspelt name. */
  get known(): ReadonlySet<string> {
    const meant = this.unknown.flatMap(({ guess, isMeant }) => (isMeant && guess !== undefined ? guess : []))
    return meant.length === 0 ? this.#given : new Set([...this.#given, ...meant])
  }

  /** Inputs that `scatter` names under a misspelt name: they are not as they are meant to be. */
  get misspelt(): ReadonlySet<string> {
    return (this.#misspelt ??= new Set(this.#unknownScatters(this.#given).flatMap(({ guess }) => guess ?? [])))
  }

  /** As many as are reported. */
  get unknownScatters(): readonly UnknownScatter[] {
    return this.#unknownScatters(this.known)
  }

  /** Required inputs that the step does not give under any name; unknown where it is not known what it gives. */
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
    const unknown = declared === undefined ? [] : inputs.filter((input) => !declared.has(nameOf(input) ?? ''))
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

/** At most as many as a guess looks at: thousands of steps may run what has thousands of inputs. */
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
