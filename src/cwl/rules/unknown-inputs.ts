import type { JsonObject } from '../../json/index.ts'
import { fixForName } from '../analysis/parameter-references.ts'
import { isRequired } from '../analysis/ports.ts'
import { OF_STEPS } from '../analysis/recover-misplaced-fields.ts'
import type { Sources } from '../analysis/sources.ts'
import { titleOf, type Step } from '../analysis/steps.ts'
import { nameOf, textsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, placeOf, ProblemCollector } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { MOST_CANDIDATES, nearest } from '../problems/suggest.ts'

/** What is told of inputs that what a step runs does not declare. */
export interface UnknownInputs {
  readonly problems: readonly Problem[]
  /** Required inputs of what it runs that are told as misspelt. */
  readonly meant: readonly string[]
}

/** One that an expression of the step reads is there for the step's own use. `sources` are those of the workflow. */
export function unknownInputs({ path }: Process, step: Step, sources: Sources): UnknownInputs {
  const taken = step.ports?.isWhole.inputs === true ? step.ports.inputs : undefined
  const unknown =
    taken === undefined || step.isOpaque ? [] : step.inputs.filter((input) => !taken.has(nameOf(input) ?? ''))
  if (taken === undefined || unknown.length === 0) return NONE
  const told = new ProblemCollector()
  const meant: string[] = []
  const read = wordsOfExpressions(step)
  const given = new Set(step.inputs.map(nameOf))
  const free = othersThan(given, taken.keys())
  const links = linksTo(step, sources)
  for (const input of unknown) {
    const name = nameOf(input)
    if (told.isFull) break
    if (name === undefined || wordsIn(name).every((word) => read.has(word))) continue
    const guess = nearest(name, free)
    const place = placeOf(path, input, 'id')
    if (guess !== undefined && !meant.includes(guess) && isRequired(taken.get(guess))) {
      meant.push(guess)
      told.add(
        createProblem(
          'missing-input',
          place,
          `${titleOf(step)} gives ${name}, and not ${guess}, which what it runs requires`,
          fixForName(name, guess),
        ),
      )
    } else
      told.add(
        createProblem(
          'unknown-step-input',
          place,
          `${titleOf(step)} gives ${name}, which what it runs does not take`,
          guess === undefined ? fixFor(step, input, links, sources) : fixForName(name, guess),
        ),
      )
  }
  return { problems: told.problems, meant }
}

/** Of more than can be guessed from, as many as show that: thousands of steps may run what takes thousands. */
function othersThan(given: ReadonlySet<string | undefined>, names: Iterable<string>): readonly string[] {
  const others: string[] = []
  for (const name of names) if (!given.has(name) && others.push(name) > MOST_CANDIDATES) break
  return others
}

const NONE: UnknownInputs = { problems: [], meant: [] }

/** Such an input may be there so that one step waits for another, as where that one writes to a database. */
function fixFor(step: Step, input: JsonObject, links: ReadonlyMap<Step, number>, sources: Sources): string {
  if (OF_STEPS.has(nameOf(input) ?? '')) return 'Move it to the left if it is meant as a field of the step.'
  const awaited = giversOf(input, sources).find((giver) => links.get(giver) === 1)
  return awaited === undefined
    ? 'Remove it, or declare it there.'
    : `Remove it, or declare it there, unless ${titleOf(step)} is only to wait for ${titleOf(awaited)}.`
}

/** Of how many inputs of a step each step is a source. */
function linksTo({ inputs }: Step, sources: Sources): ReadonlyMap<Step, number> {
  const links = new Map<Step, number>()
  for (const giver of inputs.flatMap((input) => giversOf(input, sources))) links.set(giver, (links.get(giver) ?? 0) + 1)
  return links
}

function giversOf(input: JsonObject, sources: Sources): readonly Step[] {
  return [...new Set(textsIn(input, 'source').flatMap((name) => sources.get(name)?.step ?? []))]
}

function wordsOfExpressions(step: Step): ReadonlySet<string> {
  const expressions = [step.value['when'], ...step.inputs.map((input) => input['valueFrom'])]
  return new Set(expressions.flatMap((expression) => (typeof expression === 'string' ? wordsIn(expression) : [])))
}

function wordsIn(code: string): readonly string[] {
  return code.match(/[\w\u0080-\uffff]+/g) ?? []
}
