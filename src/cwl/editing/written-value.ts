import { ExactNumber, isArray, isObject, orderedKeys, stringifyJson, type JsonValue } from '../../json/index.ts'
import { DOUBLE_QUOTED, FOLDED, LITERAL, SINGLE_QUOTED } from '../yaml/nodes.ts'
import { linesOfBlock, stringifyYaml } from '../yaml/stringify-yaml.ts'
import type { Scalar } from './syntax-tree.ts'

/** Characters with a meaning in brackets. */
const OF_BRACKETS = /[,[\]{}]/

/** A value on one line, in brackets if it is a list or a map; `isJson` quotes every text. */
export function inBrackets(value: JsonValue, isJson: boolean): string {
  if (isArray(value)) return `[${value.map((item) => inBrackets(item, isJson)).join(', ')}]`
  if (!isObject(value)) return isJson ? stringifyJson(value) : oneLine(value, OF_BRACKETS)
  const pairs = orderedKeys(value).map((key) => `${inBrackets(key, isJson)}: ${inBrackets(value[key] ?? null, isJson)}`)
  const space = isJson || pairs.length === 0 ? '' : ' '
  return `{${space}${pairs.join(', ')}${space}}`
}

/** A text, number, or word in YAML on one line; in quotes if it contains something of `refused`. */
function oneLine(value: JsonValue, refused: RegExp): string {
  if (typeof value !== 'string') return value instanceof ExactNumber ? value.source : stringifyJson(value)
  if (/[\r\n]/.test(value)) return stringifyJson(value)
  const written = stringifyYaml(value).trimEnd()
  return written === value && refused.test(value) ? `'${value.replaceAll("'", "''")}'` : written
}

/** The lines of a pair or an item of a list at the left edge, without line breaks. */
export function blockLines(key: string | undefined, value: JsonValue): readonly string[] {
  const text = stringifyYaml(key === undefined ? [value] : { [key]: value })
  return text.replace(/\n$/, '').split('\n')
}

/** A scalar that replaces another one: in the same quotes, or as a block of text if that is one. */
export function scalarInPlace(
  scalar: Scalar,
  text: string,
  next: JsonValue,
  { isFlow, isJson }: { readonly isFlow: boolean; readonly isJson: boolean },
): string {
  const { event } = scalar
  const written = text.slice(scalar.start, scalar.end)
  if (isJson || typeof next !== 'string') return inBrackets(next, isJson)
  if (typeof scalar.value === 'string' && /[\r\n]/.test(written) && event.style !== LITERAL) {
    const changed = changedWithin(written, scalar.value, next)
    if (changed !== undefined) return changed
  }
  if ((event.style === LITERAL || event.style === FOLDED) && !isFlow) {
    const block = literal(next, written, event.indent)
    if (block !== undefined) return block
  }
  if (event.style === SINGLE_QUOTED && !/\p{Cc}/u.test(next)) return `'${next.replaceAll("'", "''")}'`
  if (event.style === DOUBLE_QUOTED) return stringifyJson(next)
  return isFlow ? inBrackets(next, false) : oneLine(next, /(?!)/)
}

/** A block scalar with the indentation of the old one. Undefined for a text that cannot be one. */
function literal(next: string, before: string, indent: number): string | undefined {
  const lines = linesOfBlock(next, ' '.repeat(indent))
  if (lines === undefined) return undefined
  const [header = ''] = before.split(/[\r\n]/, 1)
  const [, comment = ''] = /^[|>][-+\d]*(|[^-+\d].*)$/.exec(header) ?? []
  return [`|${next.endsWith('\n') ? '' : '-'}${comment}`, ...lines].join('\n')
}

/** This many characters around a change make its place unique. */
const MOST_AROUND = 60

/** A text of several lines with one change. Undefined if the change is not in one line, or its place is not unique. */
function changedWithin(written: string, old: string, next: string): string | undefined {
  const most = Math.min(old.length, next.length)
  let head = 0
  while (head < most && old[head] === next[head]) head += 1
  let tail = 0
  while (tail < most - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1
  for (let around = 0; around <= MOST_AROUND; around += 1) {
    const [from, to] = [Math.max(0, head - around), Math.max(0, tail - around)]
    const before = old.slice(from, old.length - to)
    const after = next.slice(from, next.length - to)
    if (/[\r\n'"\\]/.test(before + after)) return undefined
    const parts = before === '' ? [] : written.split(before)
    if (parts.length === 2) return parts.join(after)
  }
  return undefined
}
