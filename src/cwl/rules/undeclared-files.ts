import { isGiven } from '../given.ts'
import { listed } from '../kind-words.ts'
import { nameOf, textsIn } from '../parts.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { mayHold } from '../types/types.ts'
import { written } from '../written-values.ts'
import { finding, NO_PROBLEMS, placeOf, problemsOf } from './finding.ts'
import type { Port, Ports } from './ports.ts'
import { givenSuffixes, requiredSuffixes, withoutCarets } from './secondary-files.ts'
import type { Step } from './steps.ts'

/** What inputs of steps need beside the files that one input of the workflow gives them. */
type Needs = Map<Port, { readonly suffixes: readonly string[]; readonly steps: Set<string> }>

/**
 * Files that steps need beside those of an input of the workflow, and that it does not declare: whoever gives only what is
 * declared gives too little, and implementations look for nothing more.
 */
export function checkDeclaredFiles(workflow: Process, { inputs }: Ports, steps: readonly Step[]): readonly Problem[] {
  const needs = needsOf(workflow, steps)
  if (needs.size === 0) return NO_PROBLEMS
  return problemsOf([...inputs.values()], ({ name, type, declaration }) => {
    const declared = needs.has(name) && mayHold(type, 'File') ? givenSuffixes(declaration, workflow.version) : undefined
    if (declared === undefined) return NO_PROBLEMS
    const missing = new Set<string>()
    const takers = new Set<string>()
    for (const needed of needs.get(name)?.values() ?? []) {
      const absent = needed.suffixes.filter((suffix) => !declared.has(withoutCarets(suffix)))
      for (const suffix of absent) missing.add(suffix)
      if (absent.length > 0) for (const step of needed.steps) takers.add(step)
    }
    if (missing.size === 0) return NO_PROBLEMS
    const suffixes = [...missing]
    const hint = isGiven(declaration['secondaryFiles']) ? `Add ${listed(suffixes)} to its secondaryFiles` : `Add secondaryFiles: [${listed(suffixes.map(written))}] to it`
    return [finding('undeclared-secondary-files', placeOf(workflow.path, declaration, 'id'), `the input ${name} declares no ${listed(suffixes)} beside its files, which ${inWords([...takers])}`, `${hint}, or make them optional where they are needed.`)]
  })
}

function needsOf(workflow: Process, steps: readonly Step[]): ReadonlyMap<string, Needs> {
  const needs = new Map<string, Needs>()
  for (const { name: step, inputs, ports, run, isOpaque } of steps) {
    if (ports === undefined || isOpaque) continue
    for (const input of inputs) {
      const port = ports.inputs.get(nameOf(input) ?? '')
      if (port === undefined || !isGiven(port.declaration['secondaryFiles']) || isGiven(input['valueFrom'])) continue
      for (const source of textsIn(input, 'source')) {
        const needed: Needs = needs.get(source) ?? new Map()
        needs.set(source, needed)
        const known = needed.get(port) ?? { suffixes: requiredSuffixes(port.declaration, (run ?? workflow).version), steps: new Set() }
        needed.set(port, known)
        known.steps.add(step)
      }
    }
  }
  return needs
}

function inWords(takers: readonly string[]): string {
  return takers.length === 1 ? `the step ${takers[0]} needs` : `the steps ${listed(takers)} need`
}
