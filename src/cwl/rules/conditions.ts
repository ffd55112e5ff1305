import type { JsonObject } from '../../json/index.ts'
import { isGiven } from '../given.ts'
import { withInputsReplaced } from '../interpolation.ts'
import { nameOf } from '../parts.ts'
import { timesScattered, type Step } from './steps.ts'

/**
 * Whether a step that may be skipped is not, wherever another one runs: their conditions ask the same of the same sources, or
 * that of the other asks for more.
 */
export function runsWith(giver: Step, taker: Step): boolean {
  const asked = conditionOf(giver)
  const known = conditionOf(taker)
  if (asked === undefined || known === undefined) return false
  if (asked === known) return true
  const parts = conjunctsOf(known)
  return conjunctsOf(asked).every((part) => parts.includes(part))
}

const CONDITIONS = new WeakMap<Step, { readonly text: string | undefined }>()

/** The condition of a step with sources in the place of its inputs; undefined where it reads what is not just that of a source. */
function conditionOf(step: Step): string | undefined {
  const known = CONDITIONS.get(step)
  if (known !== undefined) return known.text
  const { when } = step.value
  const text = typeof when === 'string' ? withSources(when, step) : undefined
  CONDITIONS.set(step, { text })
  return text
}

function withSources(when: string, step: Step): string | undefined {
  const inputs = new Map(step.inputs.map((input) => [nameOf(input), input]))
  let isKnown = true
  const text = withInputsReplaced(when, (name) => {
    const input = inputs.get(name)
    const source = input === undefined || timesScattered(step, name) > 0 ? undefined : soleSource(input)
    isKnown &&= source !== undefined
    // As no code can be written.
    return `\0${source ?? ''}\0`
  })
  return isKnown && !/\binputs\b/.test(text.replaceAll(/\0[^\0]*\0/g, '')) ? text.trim().replaceAll(/\s+/g, ' ') : undefined
}

/** What an input of a step takes as it is from one source. */
function soleSource(input: JsonObject): string | undefined {
  const { source } = input
  return typeof source === 'string' && MAKING.every((field) => !isGiven(input[field])) ? source : undefined
}

/** Fields of an input of a step that make another value of that of the source. */
const MAKING = ['valueFrom', 'default', 'linkMerge', 'pickValue', 'loadContents', 'loadListing'] as const

/** What must all hold; a condition that is more than a row of those is one part. */
function conjunctsOf(condition: string): readonly string[] {
  const code = /^\$\((.*)\)$/.exec(condition)?.[1]
  if (code === undefined || /\|\||[?,"'`]/.test(code.replaceAll(/"[\w .-]*"|'[\w .-]*'|\0[^\0]*\0/g, ''))) return [condition]
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
