import { isArray, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, nameOrEmpty, textsIn, writtenUnder } from '../../documents/parts.ts'
import { loneItem } from '../../forms/lone-items.ts'
import type { Context } from '../../lint/context.ts'
import { fixForName } from '../../lint/facts/parameter-references.ts'
import { isRequired } from '../../lint/facts/ports.ts'
import type { Sources } from '../../lint/facts/sources.ts'
import { OF_STEPS, titleOf, type Step } from '../../lint/facts/steps.ts'
import { inputTitle } from '../../lint/facts/workflow-links.ts'
import { at, error, off, rule, shared, warning } from '../../lint/rule.ts'
import { VERSIONS } from '../../model/index.ts'
import { placeOfText } from '../../problems/collect.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { offsetUnder, originOf } from '../../yaml/origin.ts'

type Asked = Context<'commented-source' | 'missing-input' | 'unknown-step-input' | 'wrong-type'>

export const stepInputs = rule({
  codes: {
    'missing-input': error('A step does not set a required input of its process, or sets no list to scatter over.'),
    'unknown-step-input': warning('A step sets an input that its process does not declare.'),
    'commented-source': warning('A source without quotes begins with a number sign, so it is a comment.'),
    ...shared('wrong-type'),
  },
  on: 'Workflow',
  step(step, context) {
    const { path, report, links } = context
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
        `${titleOf(step)} does not set ${absent.map((name) => `"${name}"`).join(', ')}, which its process requires`,
        `Write ${absent.length === 1 ? `${absent[0]}: SOURCE` : 'each as NAME: SOURCE'} under in of the step, or give it a default in ${step.run?.path === path ? 'its process' : (step.run?.path ?? 'its process')}.`,
      )
    }
  },
})

function checkInput(step: Step, input: JsonObject, { links, report }: Asked): void {
  const name = nameOf(input)
  if (name === undefined) return
  const comment = input['source'] === null ? commentAt(input, 'source') : undefined
  if (comment !== undefined && links.sources.get(comment.slice(1)) !== undefined)
    return report(
      'commented-source',
      at(input, 'source', 'key'),
      `${inputTitle(step, name)} has no source: "${comment}" is a comment, because a number sign after a space begins one`,
      `Write ${comment.slice(1)}, or put it in quotes.`,
      !isSetBy(VALUE_FIELDS, input) && isRequired(step.ports?.inputs.get(name)) ? 'error' : undefined,
    )
  if (!step.scattered.has(name)) {
    if (isSetBy(VALUE_FIELDS, input) || !isRequired(step.ports?.inputs.get(name))) return
    report(
      'missing-input',
      at(input, 'id'),
      `${inputTitle(step, name)} is required, but has no value`,
      'Add source, default or valueFrom.',
    )
    return
  }
  // The list is divided into items before valueFrom is evaluated for each (CWL v1.2 Workflow, "WorkflowStepInput",
  // `valueFrom`).
  if (isUnresolved(input) || isSetBy(LIST_FIELDS, input)) return
  report(
    'missing-input',
    at(input, 'id'),
    `${inputTitle(step, name)} has no list to scatter over`,
    isPresent(input['valueFrom'])
      ? 'Add a source or a default: valueFrom is evaluated for each item of it.'
      : 'Add a source, or a default that is a list.',
  )
}

/** On the line of a key without a value. */
function commentAt(holder: JsonObject, key: string): string | undefined {
  const origin = originOf(holder)
  if (origin === undefined) return undefined
  const { text } = origin.source
  const from = Math.max(offsetUnder(origin, key, 'key') ?? 0, origin.start)
  const end = text.indexOf('\n', from)
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, end < 0 ? undefined : end)
  return /:[ \t]+(#[\w./-]+)\s*$/.exec(line)?.[1]
}

function reportUnknown(step: Step, { report, links }: Asked): void {
  const { unknown } = links.inputsOf(step)
  if (unknown.length === 0) return
  const counts = linksTo(step, links.sources)
  const scattered = new Set(textsIn(step.value, 'scatter').map(lastPart))
  for (const { input, name, guess, isMeant } of unknown) {
    // It makes the step run as often as its list is long.
    if (guess === undefined && scattered.has(lastPart(name))) continue
    if (isMeant && guess !== undefined) {
      report(
        'missing-input',
        at(input, 'id'),
        `${titleOf(step)} sets "${name}" but not "${guess}", which its process requires`,
        fixForName(name, guess),
      )
    } else {
      report(
        'unknown-step-input',
        at(input, 'id'),
        `${titleOf(step)} sets "${name}", which its process does not have`,
        guess === undefined ? fixFor(step, input, counts, links.sources) : fixForName(name, guess),
      )
    }
  }
}

/** `input` of `step/input`. */
function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** An unknown input may only make a step wait, for example for one that writes to a database. */
function fixFor(step: Step, input: JsonObject, counts: ReadonlyMap<Step, number>, sources: Sources): string {
  if (OF_STEPS.has(nameOrEmpty(input))) return 'If you mean the field of the step, move it to the left.'
  const awaited = sourceStepsOf(input, sources).find((sourceStep) => counts.get(sourceStep) === 1)
  return awaited === undefined
    ? 'Remove it, or declare it in the process.'
    : `If ${titleOf(step)} only has to wait for ${titleOf(awaited)}, keep it. Otherwise remove it, or declare it in the process.`
}

/** How many inputs of the given step each one is a source of. */
function linksTo({ inputs }: Step, sources: Sources): ReadonlyMap<Step, number> {
  const counts = new Map<Step, number>()
  for (const sourceStep of inputs.flatMap((input) => sourceStepsOf(input, sources)))
    counts.set(sourceStep, (counts.get(sourceStep) ?? 0) + 1)
  return counts
}

function sourceStepsOf(input: JsonObject, sources: Sources): readonly Step[] {
  return [...new Set(textsIn(input, 'source').flatMap((name) => sources.get(name)?.step ?? []))]
}

const VALUE_FIELDS = ['source', 'default', 'valueFrom'] as const
const LIST_FIELDS = ['source', 'default'] as const

function isSetBy(fields: readonly string[], input: JsonObject): boolean {
  return fields.some((field) => isPresent(input[field]) || isUnresolved(input, field))
}

export const stepOutputs = rule({
  codes: { 'unknown-step-output': error('A step lists an output that its process does not have.') },
  on: 'Workflow',
  step(step, { links, report }) {
    const { out } = step.value
    if (typeof out !== 'object' || out === null) return
    const unknown = links.unknownOutputs(step)
    if (unknown.length === 0) return
    const outputs = [...(step.ports?.outputs.keys() ?? [])].join(', ')
    const outputsInWords = outputs === '' ? 'The process has no outputs.' : `Its outputs are: ${outputs}.`
    for (const { name, index, guess } of unknown) {
      report(
        'unknown-step-output',
        at(out, index),
        `${titleOf(step)} lists the output "${name}", which its process does not have`,
        guess === undefined ? outputsInWords : `Did you mean "${guess}"?`,
      )
    }
  },
})

export const scatter = rule({
  codes: {
    'unresolved-scatter': error('scatter names something that is not an input of its step.'),
    'no-scatter-method': error('A step scatters over several inputs without a method.'),
    ...shared('wrong-type'),
  },
  on: 'Workflow',
  step(step, { path, links, report }) {
    if (hasUnresolvedInputs(step)) return
    for (const { name, index, guess } of links.inputsOf(step).unknownScatters) {
      report(
        'unresolved-scatter',
        () => placeOfText(path, step.value, 'scatter', index),
        `${titleOf(step)} scatters over "${name}", which is not an input of the step`,
        guess === undefined ? 'Name an input that is written under in.' : `Did you mean "${guess}"?`,
      )
    }
    const count = step.scatter.length
    const { scatter: written } = step.value
    if (isArray(written) && written.length === 0) {
      report(
        'wrong-type',
        at(step.value, 'scatter'),
        `${titleOf(step)} scatters over an empty list, which engines refuse`,
        'Name the inputs to scatter over, or remove scatter.',
      )
    }
    // Other items are reported elsewhere, and may mean several inputs.
    if (writtenUnder(step.value, 'scatter').length > count) return
    if (count > 1 && !isPresent(step.value['scatterMethod']) && !isUnresolved(step.value, 'scatterMethod')) {
      report(
        'no-scatter-method',
        at(step.value, 'scatter'),
        `${titleOf(step)} scatters over ${count} inputs, but has no scatterMethod`,
        'Add scatterMethod: dotproduct, nested_crossproduct or flat_crossproduct.',
      )
    }
  },
})

/** Then it is not known what the step scatters over. */
function hasUnresolvedInputs({ value, misplaced }: Step): boolean {
  return isUnresolved(value, 'in') || misplaced.length > 0
}

/** An engine may not support the newer version inside. A packed description has one version for all. */
export const mixedVersions = rule({
  codes: { 'mixed-versions': off('A workflow runs a process of a newer version of CWL than its own.') },
  on: 'Workflow',
  step(step, { version, report }) {
    const { run } = step
    if (run === undefined || VERSIONS.indexOf(run.version) <= VERSIONS.indexOf(version)) return
    report(
      'mixed-versions',
      at(step.value, 'run'),
      `${titleOf(step)} runs a process of CWL ${run.version}, but the workflow has ${version}`,
      `Raise cwlVersion of the workflow to ${run.version}.`,
    )
  },
})
