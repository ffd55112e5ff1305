import { nearest, nearNames } from '../../../files/suggest.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, nameOrEmpty, objectsIn, textsIn } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { titleOf, type Step } from '../../lint/facts/steps.ts'
import type { NamedSource, WorkflowLink } from '../../lint/facts/workflow-links.ts'
import { at, error, rule, warning } from '../../lint/rule.ts'
import type { Fix } from '../../problems/problem.ts'
import { isUnresolved } from '../../structure/unresolved.ts'

type Asked = Context<'unresolved-source' | 'no-output-source'>

export const linkSources = rule({
  codes: {
    'unresolved-source': error('A source is neither an input of the workflow nor an output of a step.'),
    'no-output-source': warning('An output of a workflow has no source.'),
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

/** `run` and `out` are reported as missing. The others are one mistake. */
function reportMisplaced(step: Step, { report }: Asked): void {
  const inputs = step.misplaced.filter(({ id }) => id !== 'run' && id !== 'out')
  const [first] = inputs
  if (first === undefined) return
  const names = [...new Set(inputs.map(nameOf))].join(' and ')
  report(
    'unresolved-source',
    at(first, 'source'),
    `${titleOf(step)} has ${names} under in, so it is an input with the source "${textsIn(first, 'source').join(', ')}", which is neither an input of the workflow nor an output of a step`,
    `Move ${names} to the left. Everything under in is an input.`,
  )
}

function checkOutput(output: JsonObject, { value, links, report }: Asked): void {
  const name = nameOrEmpty(output)
  const { outputSource: source, outputBinding: binding } = output
  if (name === '' || !isEmpty(source) || !isPresent(value['steps']) || isReportedElsewhere(output)) return
  // Each step has its own folder, so an output of the step is meant.
  const glob = isObject(binding) ? binding['glob'] : undefined
  const isOfStep = typeof glob === 'string' && links.sources.get(glob)?.step !== undefined
  report(
    'no-output-source',
    at(output, 'id'),
    `the output "${name}" has no outputSource, so it gets no value`,
    isOfStep
      ? `Write outputSource: ${glob}, not outputBinding.`
      : 'Set outputSource to an output of a step, as STEP/OUTPUT, or remove the output.',
  )
}

/** Drafts used the name `source`, which is reported by that name. */
function isReportedElsewhere(output: JsonObject): boolean {
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
  const sourceStep = steps.named(stepName)
  // It has no name, which is reported, and the link may mean it.
  const follows =
    output === undefined
      ? isUnresolved(value, 'inputs')
      : sourceStep === undefined
        ? isUnresolved(value, 'steps')
        : isUnresolved(sourceStep.value, 'out') || links.misspeltOutputs.has(name)
  if (follows) return
  report(
    'unresolved-source',
    at(container, key),
    `${what} has the source "${name}", which is neither an input of the workflow nor an output of a step`,
    output !== undefined && sourceStep?.ports?.outputs.has(output) === true
      ? `Add ${output} to out of the step "${sourceStep.name}".`
      : steps.fixFor(name, step),
  )
}

class StepNames {
  readonly #context: Asked
  #byName: ReadonlyMap<string, Step> | undefined
  #stepsByOutput: ReadonlyMap<string, Step | undefined> | undefined

  constructor(context: Asked) {
    this.#context = context
  }

  /** The first one, if several have the name. */
  named(name: string | undefined): Step | undefined {
    this.#byName ??= new Map(this.#context.steps.toReversed().map((step) => [step.name, step]))
    return name === undefined ? undefined : this.#byName.get(name)
  }

  /** `around` is the step whose input it is: that cannot wait for its own output. */
  fixFor(name: string, around: Step | undefined): Fix {
    const { sources } = this.#context.links
    const local = name.slice(name.lastIndexOf('#') + 1)
    if (local !== name && sources.get(local) !== undefined)
      return `If it is part of this document, write ${local}: the text before the # is not the address of this document.`
    const outputs = this.named(name)?.outputs.map((output) => `${name}/${output.name}`) ?? []
    if (outputs.length > 0)
      return outputs.length === 1
        ? `"${name}" is a step. Write ${outputs[0]} for its output.`
        : `"${name}" is a step. Name the output that is meant: ${listed(outputs)}.`
    const dotted = this.#fixForDot(name)
    if (dotted !== undefined) return dotted
    const written = withoutReferenceSyntax(name)
    const known = [...sources.names()].filter((each) => around === undefined || !each.startsWith(`${around.name}/`))
    const guess = this.#namesakeOf(name, around) ?? nearest(written, known)
    // Names of one's own are only known where the letters are the same.
    if (guess !== undefined)
      return {
        words: `Did you mean "${guess}"?`,
        change: guess.toLowerCase() === written.toLowerCase() ? { kind: 'value', value: guess } : undefined,
      }
    const near = nearNames(written, known)
    if (near.length > 0) return `Name the source that is meant: ${listed(near)}.`
    return around !== undefined && !name.includes('/')
      ? 'Name an input of the workflow, or STEP/OUTPUT. To give a value that is not a link, write {default: …}.'
      : 'Name an input of the workflow, or STEP/OUTPUT.'
  }

  /** For STEP.OUTPUT, if another step lists such an output. */
  #fixForDot(name: string): string | undefined {
    const [stepName, output] = withoutReferenceSyntax(name).split('.', 2)
    const step = this.named(stepName)
    if (step === undefined || output === undefined || step.ports?.outputs.has(output) !== true) return undefined
    if (step.outputs.some((each) => each.name === output)) return undefined
    return `Write ${stepName}/${output}, and add ${output} to out of the step.`
  }

  /** Of the only step that has it, if no step is named, or the named one has no similar output. */
  #namesakeOf(name: string, around: Step | undefined): string | undefined {
    const [stepName = '', written] = name.split('/')
    const step = written === undefined ? undefined : this.named(stepName)
    const output = written ?? stepName
    if (written !== undefined && step === undefined) return undefined
    if (step?.outputs.some((each) => nearest(output, [each.name]) !== undefined) === true) return undefined
    this.#stepsByOutput ??= stepsByOutput(this.#context.steps)
    const sourceStep = this.#stepsByOutput.get(output)
    return sourceStep === undefined || sourceStep === around ? undefined : `${sourceStep.name}/${output}`
  }
}

const MOST_LISTED = 5

function listed(names: readonly string[]): string {
  return `${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? ', …' : ''}`
}

/** References in expressions and in other workflow languages have these marks. */
function withoutReferenceSyntax(name: string): string {
  const referred = /^\$\((.*)\)$/.exec(name)?.[1] ?? name
  return referred.replace(/^(?:inputs|steps)[./]/, '').replace(/[./]outputs[./]/, '/')
}

/** Undefined if several steps have it. */
function stepsByOutput(steps: readonly Step[]): ReadonlyMap<string, Step | undefined> {
  const byOutput = new Map<string, Step | undefined>()
  for (const step of steps)
    for (const { name } of step.outputs) byOutput.set(name, byOutput.has(name) ? undefined : step)
  return byOutput
}
