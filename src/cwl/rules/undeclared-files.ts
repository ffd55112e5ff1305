import { isPresent } from '../../json/is-present.ts'
import type { Port, Ports } from '../analysis/ports.ts'
import { givenSuffixes, requiredSuffixes, withoutCarets } from '../analysis/secondary-files.ts'
import type { Step } from '../analysis/steps.ts'
import { nameOf, textsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { listed } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { written } from '../structure/written-values.ts'
import { mayHold } from '../types/types.ts'

/** What inputs of steps need beside the files that one input of the workflow gives them. */
type Needs = Map<Port, { readonly suffixes: readonly string[]; readonly steps: Set<string> }>

/** What an input of a workflow does not declare beside its files, and the steps that need it. */
interface Lack {
  readonly suffixes: ReadonlySet<string>
  readonly takers: ReadonlySet<string>
}

/**
 * Files that steps need beside those of an input of the workflow, and that it does not declare: whoever gives only what
 * is declared gives too little, and implementations look for nothing more. What an embedded workflow needs is asked of
 * the one around it, since nothing else gives it files.
 */
export function checkDeclaredFiles(workflow: Process, ports: Ports, steps: readonly Step[]): readonly Problem[] {
  if (workflow.isEmbedded) return NO_PROBLEMS
  return problemsOf([...lacksOf(workflow, ports, steps)], ([{ name, declaration }, { suffixes, takers }]) => {
    const fix = isPresent(declaration['secondaryFiles'])
      ? `Add ${listed([...suffixes])} to its secondaryFiles`
      : `Add secondaryFiles: [${listed([...suffixes].map(written))}] to it`
    return [
      createProblem(
        'undeclared-secondary-files',
        placeOf(workflow.path, declaration, 'id'),
        `the input ${name} declares no ${listed([...suffixes])} beside its files, which ${inWords([...takers])}`,
        `${fix}, or make them optional where they are needed.`,
      ),
    ]
  })
}

/** Suffixes of the files that must come with each file of an input of a step. */
export function neededSuffixes(workflow: Process, step: Step, port: Port): readonly string[] {
  const required = requiredSuffixes(port.declaration, (step.run ?? workflow).version)
  const within = lacksWithin(step).get(port.name)
  return within === undefined ? required : [...new Set([...required, ...within.suffixes])]
}

function lacksWithin({ run, ports, inner }: Step): ReadonlyMap<string, Lack> {
  if (run === undefined || ports === undefined || inner === undefined) return NO_LACKS
  const known = KNOWN.get(run)
  if (known !== undefined) return known
  const lacks = new Map(Array.from(lacksOf(run, ports, inner()), ([{ name }, lack]) => [name, lack]))
  KNOWN.set(run, lacks)
  return lacks
}

const NO_LACKS: ReadonlyMap<string, Lack> = new Map()

/** Each input of a step is asked for. */
const KNOWN = new WeakMap<Process, ReadonlyMap<string, Lack>>()

function lacksOf(workflow: Process, { inputs }: Ports, steps: readonly Step[]): ReadonlyMap<Port, Lack> {
  const lacks = new Map<Port, Lack>()
  const needs = needsOf(workflow, steps)
  if (needs.size === 0) return lacks
  for (const port of inputs.values()) {
    const declared =
      needs.has(port.name) && mayHold(port.type, 'File') ? givenSuffixes(port.declaration, workflow.version) : undefined
    if (declared === undefined) continue
    const suffixes = new Set<string>()
    const takers = new Set<string>()
    for (const needed of needs.get(port.name)?.values() ?? []) {
      const absent = needed.suffixes.filter((suffix) => !declared.has(withoutCarets(suffix)))
      for (const suffix of absent) suffixes.add(suffix)
      if (absent.length > 0) for (const step of needed.steps) takers.add(step)
    }
    if (suffixes.size > 0) lacks.set(port, { suffixes, takers })
  }
  return lacks
}

function needsOf(workflow: Process, steps: readonly Step[]): ReadonlyMap<string, Needs> {
  const needs = new Map<string, Needs>()
  for (const step of steps) {
    if (step.ports === undefined || step.isOpaque) continue
    for (const input of step.inputs) {
      const port = step.ports.inputs.get(nameOf(input) ?? '')
      if (
        port === undefined ||
        (step.inner === undefined && !isPresent(port.declaration['secondaryFiles'])) ||
        isPresent(input['valueFrom'])
      )
        continue
      for (const source of textsIn(input, 'source')) {
        const needed: Needs = needs.get(source) ?? new Map()
        needs.set(source, needed)
        const known = needed.get(port) ?? { suffixes: neededSuffixes(workflow, step, port), steps: new Set() }
        needed.set(port, known)
        known.steps.add(step.name)
      }
    }
  }
  return needs
}

function inWords(takers: readonly string[]): string {
  return takers.length === 1 ? `the step ${takers[0]} needs` : `the steps ${listed(takers)} need`
}
