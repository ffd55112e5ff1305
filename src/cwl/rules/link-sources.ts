import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { titleOf, type Step } from '../analysis/steps.ts'
import type { NamedSource, WorkflowLink } from '../analysis/workflow-links.ts'
import { nameOf, objectsIn, textsIn } from '../documents/parts.ts'
import type { Context } from '../lint/context.ts'
import { at, error, rule, warning } from '../lint/rule.ts'
import { nearest } from '../problems/suggest.ts'
import { isUnresolved } from '../structure/unresolved.ts'

type Asked = Context<'unresolved-source' | 'no-output-source'>

/** That each link names an input of the workflow or an output of a step. */
export const linkSources = rule({
  codes: {
    'unresolved-source': error('A source is no input of the workflow and no output of a step.'),
    'no-output-source': warning('An output of a workflow comes from nowhere.'),
  },
  on: 'Workflow',
  process(context) {
    const steps = new StepNames(context)
    for (const step of context.steps) reportMisplaced(step, context)
    for (const output of objectsIn(context.value, 'outputs')) checkOutput(output, context)
    for (const link of context.links.all) {
      for (const named of link.sources) if (named.source === undefined) reportUnresolved(link, named, steps, context)
    }
  },
})

/**
 * Fields of a step that are written under `in` would be inputs. `run` and `out` are reported as missing, where they
 * are; the others of one step are one mistake.
 */
function reportMisplaced(step: Step, { report }: Asked): void {
  const inputs = step.misplaced.filter(({ id }) => id !== 'run' && id !== 'out')
  const [first] = inputs
  if (first === undefined) return
  const names = [...new Set(inputs.map(nameOf))].join(' and ')
  report(
    'unresolved-source',
    at(first, 'source'),
    `${titleOf(step)} has ${names} under in, and so as an input with the source ${textsIn(first, 'source').join(', ')}, which is no input of the workflow and no output of a step`,
    `Move ${names} to the left: what stands under in are inputs.`,
  )
}

function checkOutput(output: JsonObject, { value, links, report }: Asked): void {
  const name = nameOf(output) ?? ''
  const { outputSource: source, outputBinding: binding } = output
  if (name === '' || !isEmpty(source) || !isPresent(value['steps']) || isMeantOtherwise(output)) return
  // Steps have folders of their own: what looks for a file there means what the step gives.
  const glob = isObject(binding) ? binding['glob'] : undefined
  const isOfStep = typeof glob === 'string' && links.sources.get(glob)?.step !== undefined
  report(
    'no-output-source',
    at(output, 'id'),
    `the output ${name} has no outputSource, so that nothing gives it a value`,
    isOfStep
      ? `Write outputSource: ${glob} in the place of outputBinding.`
      : 'Say which output of a step it is, as STEP/OUTPUT, or remove it.',
  )
}

/** Drafts called it `source`, which is reported by that name. */
function isMeantOtherwise(output: JsonObject): boolean {
  return isUnresolved(output, 'outputSource') || 'source' in output
}

function isEmpty(source: JsonValue | undefined): boolean {
  return !isPresent(source) || (isArray(source) && source.length === 0)
}

function reportUnresolved(
  { what, step }: WorkflowLink,
  { name, container, key }: NamedSource,
  steps: StepNames,
  { value, links, report }: Asked,
): void {
  const [stepName, output] = name.split('/')
  const giver = steps.named(stepName)
  // A step or input without a name is reported; the link may mean that.
  const follows =
    output === undefined
      ? isUnresolved(value, 'inputs')
      : giver === undefined
        ? isUnresolved(value, 'steps')
        : isUnresolved(giver.value, 'out') || links.misspeltOutputs.has(name)
  if (follows) return
  report(
    'unresolved-source',
    at(container, key),
    `${what} has the source ${name}, which is no input of the workflow and no output of a step`,
    output !== undefined && giver?.ports?.outputs.has(output) === true
      ? `Add ${output} to out of the step ${giver.name}.`
      : steps.fixFor(name, step !== undefined),
  )
}

/** The steps of a workflow by their names, for what was meant by a source. */
class StepNames {
  readonly #context: Asked
  #byName: ReadonlyMap<string, Step> | undefined
  #givers: ReadonlyMap<string, Step | undefined> | undefined

  constructor(context: Asked) {
    this.#context = context
  }

  /** Of two with one name the first. */
  named(name: string | undefined): Step | undefined {
    this.#byName ??= new Map(this.#context.steps.toReversed().map((step) => [step.name, step]))
    return name === undefined ? undefined : this.#byName.get(name)
  }

  fixFor(name: string, isOfStep: boolean): string {
    const { sources } = this.#context.links
    const local = name.slice(name.lastIndexOf('#') + 1)
    if (local !== name && sources.get(local) !== undefined)
      return `If it is of this document, write ${local}: nothing says that what stands before the # is its address.`
    const ofStep = this.named(name)?.outputs[0]
    if (ofStep !== undefined) return `${name} is a step: name one of its outputs, such as ${name}/${ofStep.name}.`
    const guess = this.#namesakeOf(name) ?? nearest(withoutWay(name), sources.names())
    if (guess !== undefined) return `Did you mean ${guess}?`
    return isOfStep && !name.includes('/')
      ? 'Name an input of the workflow, or STEP/OUTPUT. A value that is no link is given as {default: …}.'
      : 'Name an input of the workflow, or STEP/OUTPUT.'
  }

  /** The output of the same name that one other step gives, where the named step gives none that is written like it. */
  #namesakeOf(name: string): string | undefined {
    const [stepName, output] = name.split('/')
    const step = this.named(stepName)
    if (output === undefined || step === undefined) return undefined
    const own = step.outputs.map((each) => each.name)
    if (nearest(output, own) !== undefined) return undefined
    this.#givers ??= giversOf(this.#context.steps)
    const giver = this.#givers.get(output)
    return giver === undefined ? undefined : `${giver.name}/${output}`
  }
}

/** What may be meant by a source that is written as expressions and other languages of workflows refer to values. */
function withoutWay(name: string): string {
  const referred = /^\$\((.*)\)$/.exec(name)?.[1] ?? name
  return referred.replace(/^(?:inputs|steps)[./]/, '').replace(/[./]outputs[./]/, '/')
}

/** By the name of an output, the step that gives it; undefined where several do. */
function giversOf(steps: readonly Step[]): ReadonlyMap<string, Step | undefined> {
  const givers = new Map<string, Step | undefined>()
  for (const step of steps) for (const { name } of step.outputs) givers.set(name, givers.has(name) ? undefined : step)
  return givers
}
