import { type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { fixForName } from '../analysis/parameter-references.ts'
import { isRequired } from '../analysis/ports.ts'
import { OF_STEPS } from '../analysis/recover-misplaced-fields.ts'
import type { Sources } from '../analysis/sources.ts'
import { titleOf, type Step } from '../analysis/steps.ts'
import { inputTitle } from '../analysis/workflow-links.ts'
import { nameOf, textsIn } from '../documents/parts.ts'
import { loneItem } from '../forms/lone-items.ts'
import type { Context } from '../lint/context.ts'
import { at, error, rule, shared, warning } from '../lint/rule.ts'
import { isUnresolved } from '../structure/unresolved.ts'

type Asked = Context<'missing-input' | 'unknown-step-input' | 'wrong-type'>

/** That a step gives what it runs all that is required, and nothing that is not declared. */
export const stepInputs = rule({
  codes: {
    'missing-input': error(
      'A step does not give an input that what it runs requires, or gives nothing to scatter over.',
    ),
    'unknown-step-input': warning('A step gives an input that what it runs does not declare.'),
    ...shared('wrong-type'),
  },
  on: 'Workflow',
  step(step, context) {
    const { report, links } = context
    if (step.hasLoneInput) {
      report('wrong-type', at(step.value, 'in'), (location) => {
        const { message, fix } = loneItem(location, 'in', step.inputs[0])
        return [message, fix]
      })
    }
    for (const input of step.inputs) checkInput(step, input, context)
    reportUnknown(step, context)
    const { absent } = links.inputsOf(step)
    if (absent.length > 0) {
      report(
        'missing-input',
        at(step.value, 'in', 'key'),
        `${titleOf(step)} does not give ${absent.join(', ')}, which what it runs requires`,
        'Add it under in, or give it a default there.',
      )
    }
  },
})

function checkInput(step: Step, input: JsonObject, { report }: Asked): void {
  const name = nameOf(input)
  if (name === undefined) return
  if (!step.scattered.has(name)) {
    if (isGivenBy(GIVING, input) || !isRequired(step.ports?.inputs.get(name))) return
    report(
      'missing-input',
      at(input, 'id'),
      `${inputTitle(step, name)} is required, and nothing gives it a value`,
      'Give it a source, a default or valueFrom.',
    )
    return
  }
  // Items are made of a list before valueFrom makes something of each (CWL v1.2 Workflow, "WorkflowStepInput",
  // `valueFrom`).
  if (isUnresolved(input) || isGivenBy(GIVING_LISTS, input)) return
  report(
    'missing-input',
    at(input, 'id'),
    `${inputTitle(step, name)} is given no list`,
    isPresent(input['valueFrom'])
      ? 'Give it a source or a default: valueFrom is evaluated for each item of that.'
      : 'Give it a source, or a default that is a list.',
  )
}

function reportUnknown(step: Step, { report, links }: Asked): void {
  const { unknown } = links.inputsOf(step)
  if (unknown.length === 0) return
  const counts = linksTo(step, links.sources)
  for (const { input, name, guess, isMeant } of unknown) {
    if (isMeant && guess !== undefined) {
      report(
        'missing-input',
        at(input, 'id'),
        `${titleOf(step)} gives ${name}, and not ${guess}, which what it runs requires`,
        fixForName(name, guess),
      )
    } else {
      report(
        'unknown-step-input',
        at(input, 'id'),
        `${titleOf(step)} gives ${name}, which what it runs does not take`,
        guess === undefined ? fixFor(step, input, counts, links.sources) : fixForName(name, guess),
      )
    }
  }
}

/** Such an input may be there so that one step waits for another, as where that one writes to a database. */
function fixFor(step: Step, input: JsonObject, counts: ReadonlyMap<Step, number>, sources: Sources): string {
  if (OF_STEPS.has(nameOf(input) ?? '')) return 'Move it to the left if it is meant as a field of the step.'
  const awaited = giversOf(input, sources).find((giver) => counts.get(giver) === 1)
  return awaited === undefined
    ? 'Remove it, or declare it there.'
    : `Remove it, or declare it there, unless ${titleOf(step)} is only to wait for ${titleOf(awaited)}.`
}

/** Of how many inputs of a step each step is a source. */
function linksTo({ inputs }: Step, sources: Sources): ReadonlyMap<Step, number> {
  const counts = new Map<Step, number>()
  for (const giver of inputs.flatMap((input) => giversOf(input, sources)))
    counts.set(giver, (counts.get(giver) ?? 0) + 1)
  return counts
}

function giversOf(input: JsonObject, sources: Sources): readonly Step[] {
  return [...new Set(textsIn(input, 'source').flatMap((name) => sources.get(name)?.step ?? []))]
}

/** Fields that give an input of a step its value. */
const GIVING = ['source', 'default', 'valueFrom'] as const
/** Those that give what is scattered. */
const GIVING_LISTS = ['source', 'default'] as const

/** Whether one of the fields is there, or what is meant as one. */
function isGivenBy(fields: readonly string[], input: JsonObject): boolean {
  return fields.some((field) => isPresent(input[field]) || isUnresolved(input, field))
}
