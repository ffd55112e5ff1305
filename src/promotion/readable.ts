import { isArray, isObject, orderedKeys, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'

/** What a person looks for first in a process. */
const FIRST_KEYS = ['class', 'id', 'name', 'label', 'doc', 'type']

/**
 * A description in a form that people can compare: one value per line, similar to YAML. Keys have a fixed order, so
 * that equal descriptions look equal. It is not meant to be parsed.
 */
export function readable(description: JsonObject): string {
  return `${linesOf(description, '').join('\n')}\n`
}

function linesOf(value: JsonValue, margin: string): readonly string[] {
  if (isEmpty(value)) return [`${margin}${stringifyJson(value)}`]
  if (isArray(value)) return value.flatMap((item) => hang(linesOf(item, `${margin}  `), `${margin}- `))
  if (isObject(value)) return keysOf(value).flatMap((key) => member(key, value[key] as JsonValue, margin))
  if (typeof value === 'string' && value.includes('\n')) return [`${margin}|`, ...block(value, margin)]
  return [`${margin}${scalar(value)}`]
}

function block(text: string, margin: string): readonly string[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => (line === '' ? '' : `${margin}  ${line}`))
}

function member(key: string, value: JsonValue, margin: string): readonly string[] {
  if (typeof value === 'string' && value.includes('\n')) {
    return [`${margin}${key}: |`, ...block(value, margin)]
  }
  if ((isArray(value) || isObject(value)) && !isEmpty(value)) {
    return [`${margin}${key}:`, ...linesOf(value, `${margin}  `)]
  }
  return [`${margin}${key}: ${scalar(value)}`]
}

/** True for a list or a map without anything in it. */
function isEmpty(value: JsonValue): boolean {
  return isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}

/** Puts the dash of a list item in front of its first line. */
function hang(lines: readonly string[], dash: string): readonly string[] {
  const [first = '', ...rest] = lines
  return [`${dash}${first.slice(dash.length)}`, ...rest]
}

/** A text is quoted if it could be read as something else, so that `1` and `"1"` differ. */
function scalar(value: JsonValue): string {
  if (typeof value !== 'string') return stringifyJson(value)
  const isPlain = /^[\p{L}\d_$./(][^\n\r]*$/u.test(value) && !/[\s:]$|: /.test(value)
  const isAmbiguous = /^(?:null|true|false)$/.test(value) || !Number.isNaN(Number(value))
  return isPlain && !isAmbiguous ? value : JSON.stringify(value)
}

function keysOf(object: JsonObject): readonly string[] {
  const rank = (key: string): number => {
    const at = FIRST_KEYS.indexOf(key)
    return at < 0 ? FIRST_KEYS.length : at
  }
  return [...orderedKeys(object)].sort((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1))
}
