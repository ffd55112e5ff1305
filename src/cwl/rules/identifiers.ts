import { addAll } from '../../json/add-all.ts'
import type { JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { titleOf, type Step } from '../analysis/steps.ts'
import { nameOf, objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { itemShape, namesAsKeys } from '../forms/keyed-items.ts'
import { MODELS } from '../model/index.ts'
import { createProblem, MOST_PROBLEMS, NO_PROBLEMS, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { adviceOnField, unknownKeys } from '../structure/field-advice.ts'

/** Items that have an id each, and the field of the record that holds them. */
interface NamedList {
  readonly kind: string
  /** Behind the kind and the name, where there are several such lists. */
  readonly where?: string
  readonly items: readonly JsonObject[]
  readonly holder: string
  readonly field: string
}

/** Ids that stand twice ("The value of the id field must be unique over the entire document", CWL v1.2, "Identifiers"). */
export function checkIdentifiers(process: Process, steps: readonly Step[]): readonly Problem[] {
  const names = new Names(process)
  const { problems } = names
  const inputs = names.unique({
    kind: 'input',
    items: objectsIn(process.value, 'inputs'),
    holder: process.processClass,
    field: 'inputs',
  })
  const outputs = names.unique({
    kind: 'output',
    items: objectsIn(process.value, 'outputs'),
    holder: process.processClass,
    field: 'outputs',
  })
  for (const [name, output] of outputs) {
    if (name === '' || !inputs.has(name)) continue
    problems.push(
      createProblem(
        'id-clash',
        placeOf(process.path, output, 'id'),
        `the output ${name} is named like an input, so that both have the same identifier`,
        'Rename one of the two.',
      ),
    )
    if (problems.length >= MOST_PROBLEMS) break
  }
  names.unique({ kind: 'step', items: steps.map((step) => step.value), holder: 'Workflow', field: 'steps' })
  for (const step of steps) {
    names.unique({
      kind: 'input',
      where: ` of ${titleOf(step)}`,
      items: step.inputs,
      holder: 'WorkflowStep',
      field: 'in',
    })
    addAll(problems, duplicateOutputs(process, step))
    for (const [kind, parameters] of [
      ['an input', inputs],
      ['an output', outputs],
    ] as const) {
      if (step.name !== '' && parameters.has(step.name)) {
        problems.push(
          createProblem(
            'id-clash',
            placeOf(process.path, step.value, 'id'),
            `the step ${step.name} is named like ${kind} of the workflow, so that both have the same identifier`,
            'Rename one of the two.',
          ),
        )
      }
    }
  }
  return problems
}

/** Holds the names within each list of a process against one another. */
class Names {
  readonly problems: Problem[] = []
  readonly #process: Process
  #unnamed = 0

  constructor(process: Process) {
    this.#process = process
  }

  /** The first item of each name; what has no name, an empty one, or that of an earlier item is told. */
  unique(list: NamedList): ReadonlyMap<string, JsonObject> {
    const first = new Map<string, JsonObject>()
    for (const item of list.items) {
      const name = nameOf(item)
      if (name === undefined) {
        this.#tellUnnamed(list, item)
        continue
      }
      const earlier = first.get(name)
      if (earlier === undefined) first.set(name, item)
      if (name === '') this.#tellEmpty(list, item)
      if (earlier !== undefined) this.#tellSecond(list, item, name, earlier)
    }
    return first
  }

  get #isFull(): boolean {
    return this.problems.length >= MOST_PROBLEMS
  }

  #tellUnnamed({ kind, where = '', holder, field }: NamedList, item: JsonObject): void {
    this.#unnamed += 1
    // The schema of v1.0 tells it itself; those of v1.1 and v1.2 let the id be absent, and nothing can refer to what
    // has none.
    if (
      this.#process.version === 'v1.0' ||
      this.#unnamed > MOST_PROBLEMS ||
      this.#isFull ||
      isPresent(item['id']) ||
      isNamedOtherwise(this.#process, item, holder, field)
    )
      return
    this.problems.push(
      createProblem(
        'missing-field',
        placeOf(this.#process.path, item),
        `this ${kind}${where} needs the field id: text`,
        typeof item['name'] === 'string' ? 'Write id in the place of name.' : undefined,
      ),
    )
  }

  #tellEmpty({ kind, where = '' }: NamedList, item: JsonObject): void {
    if (this.#isFull) return
    this.problems.push(
      createProblem(
        'empty-name',
        placeOf(this.#process.path, item, 'id'),
        `the name of this ${kind}${where} is empty`,
        'Give it a name.',
      ),
    )
  }

  #tellSecond({ kind, where = '' }: NamedList, item: JsonObject, name: string, earlier: JsonObject): void {
    if (this.#isFull) return
    const { line } = placeOf(this.#process.path, earlier, 'id')
    this.problems.push(
      createProblem(
        'duplicate-id',
        placeOf(this.#process.path, item, 'id'),
        `there is a second ${kind} ${name}${where}; the first is on line ${line}`,
        'Rename one of the two.',
      ),
    )
  }
}

/** True of an item whose name is a key, or stands under another name than `id`: that is told of it. */
function isNamedOtherwise({ version }: Process, item: JsonObject, holder: string, field: string): boolean {
  const model = MODELS[version]
  const shape = itemShape(model, model.record(holder).fields.get(field))
  if (shape === undefined) return false
  return (
    namesAsKeys(item, shape, version).length > 0 ||
    unknownKeys(shape, item).some((key) => adviceOnField(model, shape, item, key).guess === 'id')
  )
}

function duplicateOutputs(process: Process, step: Step): readonly Problem[] {
  if (step.outputs.length < 2) return NO_PROBLEMS
  const seen = new Set<string>()
  return step.outputs.flatMap(({ name, index }) => {
    const again = seen.has(name)
    seen.add(name)
    if (!again) return NO_PROBLEMS
    return [
      createProblem(
        'duplicate-id',
        placeOf(process.path, step.value['out'] as object, index),
        `${titleOf(step)} lists the output ${name} twice`,
        'Remove one of the two.',
      ),
    ]
  })
}
