import { ExactNumber, isArray, isObject, orderedKeys, type JsonValue } from './value.ts'

/**
 * Minified, or indented by `indent` spaces. Keys keep their order and numbers their form. Throws `RangeError` for
 * values that JSON does not have: NaN, infinities, undefined, or the Date that some readers of YAML make.
 */
export function stringifyJson(value: JsonValue, indent = 0): string {
  return write(value, indent, '').replaceAll(READ_OTHERWISE, escaped)
}

/**
 * Characters that are valid in JSON, but that readers of YAML 1.1 refuse or read as line breaks. The reference
 * implementation uses such a reader for packed documents.
 */
const READ_OTHERWISE = /[\u007f-\u009f\u2028\u2029\ufffe\uffff]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function write(value: JsonValue, indent: number, margin: string): string {
  if (value instanceof ExactNumber) return value.source
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} is not a JSON number`)
  const other = otherKind(value)
  if (other !== undefined) throw new RangeError(`${other} is not a JSON value`)
  const inner = margin + ' '.repeat(indent)
  if (isArray(value)) {
    return enclose(
      '[',
      value.map((item) => write(item, indent, inner)),
      ']',
      indent,
      margin,
    )
  }
  if (isObject(value)) {
    const colon = indent > 0 ? ': ' : ':'
    const members = orderedKeys(value).map(
      (key) => JSON.stringify(key) + colon + write(value[key] as JsonValue, indent, inner),
    )
    return enclose('{', members, '}', indent, margin)
  }
  return JSON.stringify(value)
}

function otherKind(value: unknown): string | undefined {
  if (value === undefined) return 'undefined'
  const kind =
    typeof value === 'object' ? Object.prototype.toString.call(value).slice('[object '.length, -1) : typeof value
  return OF_JSON.has(kind) ? undefined : `a value of the type ${kind}`
}

const OF_JSON: ReadonlySet<string> = new Set(['Object', 'Array', 'Null', 'string', 'number', 'boolean'])

function enclose(open: string, parts: readonly string[], close: string, indent: number, margin: string): string {
  if (parts.length === 0) return open + close
  if (indent === 0) return open + parts.join(',') + close
  const inner = `\n${margin}${' '.repeat(indent)}`
  return `${open}${inner}${parts.join(`,${inner}`)}\n${margin}${close}`
}
