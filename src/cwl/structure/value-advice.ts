import { nearest } from '../../files/suggest.ts'
import { truncateMiddle } from '../../files/truncate.ts'
import type { JsonValue } from '../../json/index.ts'
import type { Kind, Model } from '../model/index.ts'
import { isNumberOrTruth, TRUTHS, writeAsList, written } from './written-values.ts'

/** What to do about a value that must be of another kind. */
export function adviceOnValue(model: Model, kinds: readonly Kind[], value: JsonValue): string | undefined {
  if (value === null) return kinds.some((kind) => kind.kind === 'type') ? 'The type is "null", in quotes.' : undefined
  if (kinds.every((kind) => kind.kind === 'record' && kind.name === 'CommandLineBinding'))
    return typeof value === 'string'
      ? `Write {prefix: ${truncateMiddle(value)}}.`
      : typeof value === 'number'
        ? `Write {position: ${value}}.`
        : undefined
  if (typeof value === 'string') return fixForText(model, kinds, value)
  // YAML reads 1.0 and yes as a number and a boolean, not as text.
  if (isNumberOrTruth(value) && kinds.some(isText)) return `Put it in quotes: "${String(value)}".`
  if (isNumberOrTruth(value) && kinds.some((kind) => kind.kind === 'array' && kind.items.some(isText)))
    return writeAsList([`"${String(value)}"`])
  const isTooLarge = typeof value === 'number' && Number.isInteger(value) && kinds.some((kind) => kind.kind === 'int')
  return isTooLarge ? `The limits are ${-(2 ** 31)} and ${2 ** 31 - 1} (32 bits).` : undefined
}

function fixForText(model: Model, kinds: readonly Kind[], text: string): string | undefined {
  if (kinds.some((kind) => isInQuotes(kind, text))) return 'Remove the quotes.'
  const truth = kinds.some(({ kind }) => kind === 'boolean') ? TRUTHS.get(text.toLowerCase()) : undefined
  if (truth !== undefined) return `Write ${truth}.`
  const guess = nearest(
    text,
    kinds.flatMap((kind) => (kind.kind === 'literal' ? [kind.value] : [])),
  )
  if (guess !== undefined) return `Did you mean "${guess}"?`
  const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : []))
  if (items.some(({ kind }) => kind === 'string' || kind === 'int')) return fixForList(items, text)
  if (/^[^\s{}]+\.(?:ya?ml|json)$/.test(text) && kinds.some(({ kind }) => kind === 'record'))
    return `To include that file, write {$import: ${truncateMiddle(text)}}.`
  if (/^[\w-]+:[^\s:/]/.test(text) && items.some(({ kind }) => kind === 'record')) return 'Add a space after the colon.'
  const variable = kinds.some((kind) => kind.kind === 'record' && kind.name === 'EnvironmentDef')
    ? /^(\w+)=(\S*)$/.exec(text)
    : null
  if (variable !== null)
    return truncateMiddle(`Write {envName: ${variable[1]}, envValue: ${JSON.stringify(variable[2])}}.`)
  return model.requirements.includes(text) && kinds.some((kind) => kind.kind === 'requirement' || kind.kind === 'hint')
    ? `Write - class: ${text}.`
    : undefined
}

/** A text with commas is meant as a list. The arguments of a program are separated by spaces. */
function fixForList(items: readonly Kind[], text: string): string | undefined {
  const parts = text.length > LONGEST_LIST ? [] : text.split(',').map((part) => part.trim())
  if (!items.some(({ kind }) => kind === 'string'))
    return parts.length > 1 && parts.every((part) => /^\d+$/.test(part)) ? writeAsList(parts) : undefined
  if (parts.length > 1 && parts.every((part) => /^[\w.-]+$/.test(part))) return writeAsList(parts.map(written))
  const words = items.some((kind) => kind.kind === 'record' && kind.name === 'CommandLineBinding')
    ? text.trim().split(/\s+/)
    : [text]
  if (text.length > LONGEST_LIST || !words.every((word) => /^[\w./=:-]+$/.test(word)))
    return 'Write it as an item of a list: add a dash before it.'
  return writeAsList(words.map(written))
}

/** A longer text is not a list that was written in one line. */
const LONGEST_LIST = 60

/** Whether a text is a number in quotes where a number must be, or `"true"` where a switch must be. */
function isInQuotes({ kind }: Kind, text: string): boolean {
  if (kind === 'boolean') return text === 'true' || text === 'false'
  return (kind === 'int' || kind === 'long' || kind === 'float') && /^-?\d+$/.test(text)
}

/** Whether a kind accepts any text, not only expressions. */
function isText(kind: Kind): boolean {
  return kind.kind === 'string' && kind.isExpression !== true
}
