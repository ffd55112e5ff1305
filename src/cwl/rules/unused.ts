import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { ExpressionSite } from '../analysis/expressions.ts'
import { namesOfInputs } from '../analysis/interpolation.ts'
import type { Port, Ports } from '../analysis/ports.ts'
import type { Step } from '../analysis/steps.ts'
import { objectsIn, textsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { mayHold } from '../types/types.ts'

/**
 * Inputs that are declared and do nothing: no binding puts them on the command line, no expression reads them, and no
 * link leads from them. A file lies where the tool runs all the same.
 */
export function checkUnused(
  process: Process,
  ports: Ports,
  steps: readonly Step[],
  texts: readonly ExpressionSite[],
): readonly Problem[] {
  if (process.processClass === 'Operation') return NO_PROBLEMS
  const idle =
    process.processClass === 'Workflow' ? unlinked(process, ports, steps) : [...ports.inputs.values()].filter(isUnbound)
  if (idle.length === 0 || texts.some(readsAll)) return NO_PROBLEMS
  const read = new Set(texts.flatMap(({ text }) => namesOfInputs(text)))
  const unread = idle.filter(({ name }) => !read.has(name))
  // Hints of others, and what JavaScript is shared, may read them too.
  const words = unread.length === 0 ? NO_WORDS : wordsIn(writtenIn(process.value))
  return problemsOf(unread, ({ name, declaration }) => {
    if (words.has('inputs') && [...wordsIn(name)].every((word) => words.has(word))) return NO_PROBLEMS
    const fix =
      process.processClass === 'CommandLineTool'
        ? 'Add inputBinding, read it in an expression, or remove it.'
        : 'Use it, or remove it.'
    return [
      createProblem('unused-input', placeOf(process.path, declaration, 'id'), `nothing uses the input ${name}`, fix),
    ]
  })
}

function isUnbound({ declaration, type }: Port): boolean {
  return (
    !isPresent(declaration['inputBinding']) &&
    declaration['type'] !== 'stdin' &&
    !bindsWithin(declaration['type']) &&
    !mayHold(type, 'File', 'Directory')
  )
}

/** Parts of a type may have bindings of their own. */
function bindsWithin(type: JsonValue | undefined): boolean {
  if (isArray(type)) return type.some(bindsWithin)
  return isObject(type) && (Object.hasOwn(type, 'inputBinding') || Object.values(type).some(bindsWithin))
}

function unlinked({ value }: Process, ports: Ports, steps: readonly Step[]): readonly Port[] {
  const linked = new Set([
    ...steps.flatMap(({ inputs }) => inputs.flatMap((input) => textsIn(input, 'source'))),
    ...objectsIn(value, 'outputs').flatMap((output) => textsIn(output, 'outputSource')),
  ])
  return [...ports.inputs.values()].filter(({ name }) => !linked.has(name))
}

/** `inputs` by itself, or with a name that is worked out. */
function readsAll({ interpolations }: ExpressionSite): boolean {
  return interpolations.some(
    ({ code }) => code.includes('inputs') && /\binputs\b(?!\s*\??\.\s*[\w$\u0080-\uffff]|\s*\[\s*["'])/.test(code),
  )
}

/** All that is written in a process, but for its inputs and what its steps run. */
function writtenIn(process: JsonObject): string {
  const { inputs: _inputs, ...rest } = process
  return JSON.stringify(rest, (key, value: unknown) => (key === 'run' ? undefined : value))
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w$\u0080-\uffff]+/g))
}

const NO_WORDS: ReadonlySet<string> = new Set()
