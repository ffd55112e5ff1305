import { ExactNumber, type JsonValue } from '../json/index.ts'
import { inShort } from './kind-words.ts'
import type { Kind, Model } from './model/index.ts'

/** What to do about a value whose kind would be right. */
export function adviceOnValue(model: Model, kinds: readonly Kind[], value: JsonValue): string | undefined {
  if (value === null) return kinds.some((kind) => kind.kind === 'type') ? 'The type is called "null", in quotes.' : undefined
  if (kinds.every((kind) => kind.kind === 'record' && kind.name === 'CommandLineBinding')) return typeof value === 'string' ? `Write {prefix: ${inShort(value)}}.` : typeof value === 'number' ? `Write {position: ${value}}.` : undefined
  if (typeof value === 'string') return hintForText(model, kinds, value)
  // YAML takes 1.0 and yes for other things than text.
  if (isScalar(value) && kinds.some(isText)) return `Put it in quotes: "${String(value)}".`
  const isTooLarge = typeof value === 'number' && Number.isInteger(value) && kinds.some((kind) => kind.kind === 'int')
  return isTooLarge ? `It has 32 bits: ${-(2 ** 31)} to ${2 ** 31 - 1}.` : undefined
}

function hintForText(model: Model, kinds: readonly Kind[], text: string): string | undefined {
  if (kinds.some((kind) => isInQuotes(kind, text))) return 'Write it without quotes.'
  if (kinds.some((kind) => kind.kind === 'array' && kind.items.some((item) => item.kind === 'string'))) return `Write it as a list: [${inShort(text)}].`
  if (/^[^\s{}]+\.(?:ya?ml|json)$/.test(text) && kinds.some(({ kind }) => kind === 'record')) return `Write {$import: ${inShort(text)}} for what is in that file.`
  return model.requirements.includes(text) && kinds.some((kind) => kind.kind === 'requirement' || kind.kind === 'hint') ? `Write - class: ${text}.` : undefined
}

/** True of `"5"` for a number, and of `"true"` for a switch. */
function isInQuotes({ kind }: Kind, text: string): boolean {
  if (kind === 'boolean') return text === 'true' || text === 'false'
  return (kind === 'int' || kind === 'long' || kind === 'float') && /^-?\d+$/.test(text)
}

/** Of any text, not only of expressions. */
function isText(kind: Kind): boolean {
  return kind.kind === 'string' && kind.isExpression !== true
}

function isScalar(value: JsonValue): value is boolean | number | ExactNumber {
  return typeof value === 'boolean' || typeof value === 'number' || value instanceof ExactNumber
}
