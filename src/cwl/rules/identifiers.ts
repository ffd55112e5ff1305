import type { JsonObject } from '../../json/index.ts'
import { addAll } from '../add-all.ts'
import { isGiven } from '../given.ts'
import { nameAsKey } from '../keyed-items.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { finding, MOST_PROBLEMS, nameOf, NO_PROBLEMS, objectsIn, placeOf } from './finding.ts'
import { titleOf, type Step } from './steps.ts'

/** Ids that stand twice ("The value of the id field must be unique over the entire document", CWL v1.2, "Identifiers"). */
export function checkIdentifiers(process: Process, steps: readonly Step[]): readonly Problem[] {
  const problems: Problem[] = []
  const unique = (kind: string, items: readonly JsonObject[]): ReadonlyMap<string, JsonObject> => {
    const first = new Map<string, JsonObject>()
    for (const item of items) {
      const name = nameOf(item)
      const earlier = name === undefined ? undefined : first.get(name)
      if (name !== undefined && earlier === undefined) first.set(name, item)
      if ((name ?? '') === '' || earlier !== undefined) tell(kind, item, name, earlier)
    }
    return first
  }
  const tell = (kind: string, item: JsonObject, name: string | undefined, earlier: JsonObject | undefined): void => {
    if (name === undefined) {
      // The schemas of v1.1 and v1.2 let the id be absent; nothing can then be said of what has none.
      const isAbsent = !isGiven(item['id']) && nameAsKey(item, process.version) === undefined
      if (process.version !== 'v1.0' && isAbsent && problems.length < MOST_PROBLEMS) problems.push(finding('missing-field', placeOf(process.path, item), `this ${kind.replace(/,$/, '')} needs the field id: text`))
      return
    }
    if (name === '' && problems.length < MOST_PROBLEMS) problems.push(finding('empty-name', placeOf(process.path, item, 'id'), `the name of this ${kind.replace(/,$/, '')} is empty`, 'Give it a name.'))
    if (earlier !== undefined && problems.length < MOST_PROBLEMS) {
      const { line } = placeOf(process.path, earlier, 'id')
      problems.push(finding('duplicate-id', placeOf(process.path, item, 'id'), `there is a second ${kind} ${name}; the first is on line ${line}`, 'Rename one of the two.'))
    }
  }
  const inputs = unique('input', objectsIn(process.value, 'inputs'))
  const outputs = unique('output', objectsIn(process.value, 'outputs'))
  for (const [name, output] of outputs) {
    if (name === '' || !inputs.has(name)) continue
    problems.push(finding('id-clash', placeOf(process.path, output, 'id'), `the output ${name} is named like an input, so that both have the same identifier`, 'Rename one of the two.'))
    if (problems.length >= MOST_PROBLEMS) break
  }
  unique('step', steps.map((step) => step.value))
  for (const step of steps) {
    unique(`input of ${titleOf(step)},`, step.inputs)
    addAll(problems, duplicateOutputs(process, step))
    for (const [kind, parameters] of [['an input', inputs], ['an output', outputs]] as const) {
      if (step.name !== '' && parameters.has(step.name)) {
        problems.push(finding('id-clash', placeOf(process.path, step.value, 'id'), `the step ${step.name} is named like ${kind} of the workflow, so that both have the same identifier`, 'Rename one of the two.'))
      }
    }
  }
  return problems
}

function duplicateOutputs(process: Process, step: Step): readonly Problem[] {
  if (step.outputs.length < 2) return NO_PROBLEMS
  const seen = new Set<string>()
  return step.outputs.flatMap(({ name, index }) => {
    const again = seen.has(name)
    seen.add(name)
    if (!again) return NO_PROBLEMS
    return [finding('duplicate-id', placeOf(process.path, step.value['out'] as object, index), `${titleOf(step)} lists the output ${name} twice`, 'Remove one of the two.')]
  })
}
