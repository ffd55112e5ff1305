import { nearest } from '../../../files/suggest.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import type { Fix } from '../../problems/problem.ts'
import { isNumberOrTruth, TRUTHS, writeAsList, written } from '../../structure/value-advice.ts'
import type { Type } from '../../types/types.ts'
import { isQuoted, misfitOf, simpleName, type Misfit } from '../../types/values.ts'
import { holdsReference } from './interpolation.ts'

interface PlacedMisfit extends Misfit {
  readonly container: object
  readonly key: string | number
  readonly part: JsonValue
}

/** Undefined if the value matches. */
export function placedMisfit(holder: JsonObject, key: string, type: Type): PlacedMisfit | undefined {
  const value = holder[key] ?? null
  const misfit = misfitOf(value, type)
  if (misfit === undefined) return undefined
  let place: Pick<PlacedMisfit, 'container' | 'key' | 'part'> = { container: holder, key, part: value }
  for (const next of misfit.path) {
    const { part } = place
    if (isArray(part) && typeof next === 'number') place = { container: part, key: next, part: part[next] ?? null }
    else if (isObject(part)) place = { container: part, key: next, part: part[next] ?? null }
  }
  return { ...misfit, ...place }
}

export const UNEVALUATED = 'Remove the default, and write the expression where the value is used.'

type Word = 'default' | 'value'

const NOT_EVALUATED: Readonly<Record<Word, string>> = {
  default: `Defaults are not evaluated. ${UNEVALUATED}`,
  value: 'Values of a job are not evaluated. Write the value itself.',
}

function changeOf(what: Word): string {
  return `Change the ${what} or the type.`
}

export function fixFor(value: JsonValue, wanted: Misfit['wanted'], what: Word): Fix {
  const change = changeOf(what)
  if (wanted?.kind === 'array') return fixForItem(value, wanted.items, what)
  const name = simpleName(wanted)
  if (isObject(value) && (name === 'File' || name === 'Directory'))
    return value['class'] === 'File' || value['class'] === 'Directory' ? change : `Write class: ${name}.`
  if (isNumberOrTruth(value) && wanted?.kind === 'enum' && wanted.symbols.has(String(value)))
    return {
      words: `Write "${String(value)}" with its quotes: the values of an enum are texts.`,
      change: { kind: 'value', value: String(value) },
    }
  if (typeof value !== 'string')
    return isNumberOrTruth(value) && name === 'string' ? 'Put it in quotes, or change the type.' : change
  if (holdsReference(value)) return NOT_EVALUATED[what]
  if ((name === 'File' || name === 'Directory') && value.trim() === '')
    return `Remove it. Where the input may be absent, write the type ${name}? too.`
  if (name === 'File' || name === 'Directory') return `Write it as ${locationOf(value, name)}.`
  if (isQuoted(value, name)) return 'Remove the quotes, or change the type.'
  const truth = name === 'boolean' ? TRUTHS.get(value.toLowerCase()) : undefined
  if (truth !== undefined) return `Write ${truth}, or change the type.`
  const symbol = wanted?.kind === 'enum' && value.length > 1 ? nearest(value, wanted.symbols) : undefined
  return symbol === undefined ? change : `Did you mean "${symbol}"?`
}

/** For one item where a list must be. */
function fixForItem(value: JsonValue, items: Type, what: Word): string {
  if (typeof value === 'string' && holdsReference(value)) return NOT_EVALUATED[what]
  const name = simpleName(items)
  if (typeof value === 'string' && (name === 'File' || name === 'Directory'))
    return writeAsList([locationOf(value, name)])
  if (misfitOf(value, items) !== undefined) return changeOf(what)
  if (typeof value === 'string') return writeAsList([written(value)])
  return isNumberOrTruth(value) ? writeAsList([String(value)]) : changeOf(what)
}

function locationOf(path: string, name: 'File' | 'Directory'): string {
  return `{class: ${name}, location: ${JSON.stringify(path)}}`
}
