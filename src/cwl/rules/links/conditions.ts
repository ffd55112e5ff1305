import type { JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf } from '../../documents/parts.ts'
import { withInputsReplaced } from '../../lint/facts/interpolation.ts'
import { timesScattered, type Step } from '../../lint/facts/steps.ts'

/**
 * Whether the step `giver` always runs if `taker` runs: they have the same condition on the same sources, or that of
 * `taker` requires more.
 */
export function runsWith(giver: Step, taker: Step): boolean {
  const asked = conditionsOf(giver)
  const known = conditionsOf(taker)
  return asked.length > 0 && asked.every((part) => known.includes(part))
}

/** Cached by step, because many links may come from one. */
const CONDITIONS = new WeakMap<Step, readonly string[]>()

/** In characters. Nobody writes longer ones, and they are compared with each other for each link. */
const LONGEST = 1000

const MOST_WITH_SOURCES = 4 * LONGEST

/**
 * The parts of a step's condition that must all be true, with sources in place of its inputs; empty if it reads an
 * input that is not exactly the value of a source.
 */
function conditionsOf(step: Step): readonly string[] {
  const known = CONDITIONS.get(step)
  if (known !== undefined) return known
  const { when } = step.value
  const text = typeof when === 'string' && when.length <= LONGEST ? withSources(when, step) : undefined
  const conditions = text === undefined ? [] : conjunctsOf(text)
  CONDITIONS.set(step, conditions)
  return conditions
}

function withSources(when: string, step: Step): string | undefined {
  const inputs = new Map(step.inputs.map((input) => [nameOf(input), input]))
  let isKnown = true
  const text = withInputsReplaced(when, (name) => {
    const input = inputs.get(name)
    const source = input === undefined || timesScattered(step, name) > 0 ? undefined : soleSource(input)
    isKnown &&= source !== undefined && source.length <= LONGEST
    // A text that cannot occur in code.
    return `\0${source ?? ''}\0`
  })
  if (!isKnown || text.length > MOST_WITH_SOURCES) return undefined
  return !/\binputs\b/.test(text.replaceAll(/\0[^\0]*\0/g, '')) ? text.trim().replaceAll(/\s+/g, ' ') : undefined
}

/** The only source of a step's input if the input has exactly its value. */
function soleSource(input: JsonObject): string | undefined {
  const { source } = input
  return typeof source === 'string' && MAKING.every((field) => !isPresent(input[field])) ? source : undefined
}

/** Fields of a step's input that change the value of its source. */
const MAKING = ['valueFrom', 'default', 'linkMerge', 'pickValue', 'loadContents', 'loadListing'] as const

/** The parts of a condition that are joined by `&&`; a condition of another form is one part. */
function conjunctsOf(condition: string): readonly string[] {
  const code = /^\$\((.*)\)$/.exec(condition)?.[1]
  if (code === undefined || /\|\||[?,"'`]/.test(code.replaceAll(/"[\w .-]*"|'[\w .-]*'|\0[^\0]*\0/g, '')))
    return [condition]
  const parts = code.split('&&').map((part) => part.trim())
  return parts.every(isBalanced) ? parts : [condition]
}

function isBalanced(part: string): boolean {
  let depth = 0
  for (const sign of part) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
