import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, textsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { mayHold } from '../../types/types.ts'
import type { Port, Ports } from './ports.ts'
import { givenSuffixes, requiredSuffixes, withoutCarets } from './secondary-files.ts'
import type { Step } from './steps.ts'

/** Secondary files that inputs of steps need for the files of one input of the workflow. */
type Needs = Map<Port, { readonly suffixes: readonly string[]; readonly steps: Set<string> }>

/** Secondary files that an input of a workflow does not declare, and the steps that need them. */
interface Lack {
  readonly suffixes: ReadonlySet<string>
  readonly takers: ReadonlySet<string>
}

/** Suffixes of the files that must come with each file of a step's input. */
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

/** A cache: each input of a step needs it. */
const KNOWN = new WeakMap<Process, ReadonlyMap<string, Lack>>()

/** Secondary files that steps need and the workflow's inputs do not declare, including those of embedded workflows. */
export function lacksOf(workflow: Process, { inputs }: Ports, steps: readonly Step[]): ReadonlyMap<Port, Lack> {
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
      const port = step.ports.inputs.get(nameOrEmpty(input))
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
