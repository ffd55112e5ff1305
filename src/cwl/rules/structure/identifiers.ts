import type { JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { fixForDirective } from '../../documents/references.ts'
import { itemShape, namesAsKeys } from '../../forms/keyed-items.ts'
import type { Context } from '../../lint/context.ts'
import { titleOf } from '../../lint/facts/steps.ts'
import { at, off, rule, shared } from '../../lint/rule.ts'
import { MODELS } from '../../model/index.ts'
import { MOST_PROBLEMS, placeOf } from '../../problems/collect.ts'
import { adviceOnField, unknownKeys } from '../../structure/field-advice.ts'
import { positionOf } from '../../yaml/origin.ts'

type Asked = Context<'missing-field' | 'empty-name' | 'duplicate-id'>

interface NamedList {
  readonly kind: string
  /** After the kind and the name, if there are several lists. */
  readonly where?: string
  readonly items: readonly JsonObject[]
  readonly holder: string
  readonly field: string
}

/** "The value of the id field must be unique over the entire document" (CWL v1.2, "Identifiers"). */
export const identifiers = rule({
  codes: shared('missing-field', 'empty-name', 'duplicate-id'),
  process(context) {
    const { value, processClass: holder } = context
    checkNames({ kind: 'input', items: objectsIn(value, 'inputs'), holder, field: 'inputs' }, context)
    checkNames({ kind: 'output', items: objectsIn(value, 'outputs'), holder, field: 'outputs' }, context)
    const steps = context.steps.map((step) => step.value)
    checkNames({ kind: 'step', items: steps, holder: 'Workflow', field: 'steps' }, context)
  },
  step(step, context) {
    const where = ` of ${titleOf(step)}`
    checkNames({ kind: 'input', where, items: step.inputs, holder: 'WorkflowStep', field: 'in' }, context)
    const seen = new Set<string>()
    for (const { name, index } of step.outputs) {
      if (seen.has(name))
        context.report(
          'duplicate-id',
          at(step.value['out'] as object, index),
          `${titleOf(step)} lists the output "${name}" twice`,
          'Remove one of the two.',
        )
      seen.add(name)
    }
  },
})

function checkNames(list: NamedList, { process, path, report }: Asked): void {
  const { kind, where = '', items } = list
  const first = new Map<string, JsonObject>()
  let unnamed = 0
  for (const item of items) {
    const name = nameOf(item)
    if (name === undefined) {
      unnamed += 1
      if (unnamed > MOST_PROBLEMS || !isUnnamed(process, item, list)) continue
      report(
        'missing-field',
        at(item),
        `this ${kind}${where} needs the field "id": text`,
        typeof item['name'] === 'string'
          ? { words: 'Write id, not name.', change: { kind: 'word', text: 'id', at: positionOf(item, 'name', 'key') } }
          : 'Add id: NAME.',
      )
      continue
    }
    const earlier = first.get(name)
    first.set(name, earlier ?? item)
    if (name === '') report('empty-name', at(item, 'id'), `the name of this ${kind}${where} is empty`, 'Write a name.')
    if (earlier !== undefined)
      report('duplicate-id', at(item, 'id'), () => {
        const { line } = placeOf(path, earlier, 'id')
        return [
          `the ${kind} "${name}"${where} is defined twice; the first is on line ${line}`,
          'Rename one of the two.',
        ]
      })
  }
}

/**
 * A name may be a key or in another field, which is reported elsewhere. The schema of v1.0 reports a missing id. Later
 * it is optional, but nothing can refer to an item without one.
 */
function isUnnamed({ version }: Process, item: JsonObject, { holder, field }: NamedList): boolean {
  // An import would get its name there.
  if (version === 'v1.0' || isPresent(item['id']) || fixForDirective(item) !== undefined) return false
  const model = MODELS[version]
  const shape = itemShape(model, model.record(holder).fields.get(field))
  return (
    shape === undefined ||
    (namesAsKeys(item, shape, version).length === 0 &&
      !unknownKeys(shape, item).some((key) => adviceOnField(model, shape, item, key).guess === 'id'))
  )
}

/** Inputs, outputs and steps share the identifiers of their process. */
export const identifierClashes = rule({
  codes: {
    // Engines keep them apart. Often an output file has the name of the input that sets it.
    'same-name': off('An output has the same name as an input.'),
  },
  output({ name, declaration }, { ports, report }) {
    if (name === '' || !ports.inputs.has(name)) return
    report(
      'same-name',
      at(declaration, 'id'),
      `the output "${name}" has the same name as an input, so both have the same identifier`,
      'Rename one of the two.',
    )
  },
})

export const prose = rule({
  codes: { 'no-label': off('A process has no label.'), 'no-doc': off('A process has no doc.') },
  process({ value, processClass, report }) {
    for (const field of ['label', 'doc'] as const)
      if (!isPresent(value[field])) report(`no-${field}`, at(value), `this ${processClass} has no ${field}`)
  },
})
