import { nearest } from '../../files/suggest.ts'
import { truncateMiddle } from '../../files/text.ts'
import { ExactNumber, isArray, isObject, numberFromText, type JsonObject, type JsonValue } from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import { mayHoldExpression } from '../lint/facts/interpolation.ts'
import { accepts } from '../model/accepts.ts'
import { laterVersion, type Field, type Kind, type Model, type RecordShape, type VersionName } from '../model/index.ts'
import type { Fix } from '../problems/problem.ts'

/** Words of YAML 1.1, which CWL reads as text. */
export const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'on', 'y'].map((word) => [word, true] as const),
  ...['no', 'off', 'n'].map((word) => [word, false] as const),
])

/** Items are given as they are written. */
export function writeAsList(items: readonly string[]): string {
  return `Write it as a list: [${items.join(', ')}].`
}

function exactly(words: string, value: JsonValue): Fix {
  return { words, change: { kind: 'value', value } }
}

/** Inside brackets: in quotes, unless every YAML reader reads text. */
export function written(text: string): string {
  return UNQUOTED.test(text) ? text : JSON.stringify(text)
}

const UNQUOTED = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)-{0,2}[a-z_][\w.-]*$/i

export function isNumberOrTruth(value: JsonValue): value is number | boolean | ExactNumber {
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof ExactNumber
}

export function adviceOnValue(model: Model, kinds: readonly Kind[], value: JsonValue): Fix | undefined {
  if (value === null) return kinds.some((kind) => kind.kind === 'type') ? 'The type is "null", in quotes.' : undefined
  if (kinds.every((kind) => kind.kind === 'record' && kind.name === 'CommandLineBinding'))
    return typeof value === 'string'
      ? `Write {prefix: ${truncateMiddle(value)}}.`
      : typeof value === 'number'
        ? `Write {position: ${value}}.`
        : undefined
  if (typeof value === 'string') return fixForText(model, kinds, value)
  if (kinds.some(({ kind }) => kind === 'int') && typeof value === 'number' && !Number.isInteger(value))
    return 'Write a whole number.'
  // YAML reads 1.0 and yes as a number and a boolean.
  if (isNumberOrTruth(value) && kinds.some(isText))
    return exactly(`Put it in quotes: "${String(value)}".`, String(value))
  if (isNumberOrTruth(value) && kinds.some((kind) => kind.kind === 'array' && kind.items.some(isText)))
    return exactly(writeAsList([`"${String(value)}"`]), [String(value)])
  const isTooLarge = typeof value === 'number' && Number.isInteger(value) && kinds.some((kind) => kind.kind === 'int')
  return isTooLarge ? `The limits are ${-(2 ** 31)} and ${2 ** 31 - 1} (32 bits).` : undefined
}

function fixForText(model: Model, kinds: readonly Kind[], text: string): Fix | undefined {
  if (kinds.some((kind) => isInQuotes(kind, text)))
    return exactly('Remove the quotes.', /^(?:true|false)$/.test(text) ? text === 'true' : numberFromText(text))
  const truth = kinds.some(({ kind }) => kind === 'boolean') ? TRUTHS.get(text.toLowerCase()) : undefined
  if (truth !== undefined) return exactly(`Write ${truth}.`, truth)
  const guess = nearest(
    text,
    kinds.flatMap((kind) => (kind.kind === 'literal' ? [kind.value] : [])),
  )
  if (guess !== undefined) return exactly(`Did you mean "${guess}"?`, guess)
  const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : []))
  if (items.some(({ kind }) => kind === 'string' || kind === 'int')) return fixForList(items, text)
  if (/^[^\s{}]+\.(?:ya?ml|json)$/.test(text) && kinds.some(({ kind }) => kind === 'record'))
    return `To include that file, write {$import: ${truncateMiddle(text)}}.`
  if (/^[\w-]+:[^\s:/]/.test(text) && [...items, ...kinds].some(({ kind }) => kind === 'record'))
    return 'Add a space after the colon.'
  const variable = kinds.some((kind) => kind.kind === 'record' && kind.name === 'EnvironmentDef')
    ? /^(\w+)=(\S*)$/.exec(text)
    : null
  if (variable !== null)
    return truncateMiddle(`Write {envName: ${variable[1]}, envValue: ${JSON.stringify(variable[2])}}.`)
  return model.requirements.includes(text) && kinds.some((kind) => kind.kind === 'requirement' || kind.kind === 'hint')
    ? `Write - class: ${text}.`
    : undefined
}

/** For a text with commas, or the arguments of a program. */
function fixForList(items: readonly Kind[], text: string): Fix | undefined {
  const parts = text.length > LONGEST_LIST ? [] : text.split(',').map((part) => part.trim())
  if (!items.some(({ kind }) => kind === 'string'))
    return parts.length > 1 && parts.every((part) => /^\d+$/.test(part))
      ? exactly(writeAsList(parts), parts.map(Number))
      : undefined
  if (parts.length > 1 && parts.every((part) => /^[\w.-]+$/.test(part))) return writeAsList(parts.map(written))
  const words = items.some((kind) => kind.kind === 'record' && kind.name === 'CommandLineBinding')
    ? text.trim().split(/\s+/)
    : [text]
  if (text.length > LONGEST_LIST || !words.every((word) => /^[\w./=:-]+$/.test(word)))
    return 'Write it as an item of a list: add a dash before it.'
  const [only, another] = words
  const fix = writeAsList(words.map(written))
  return only === undefined || another !== undefined ? fix : exactly(fix, [only])
}

/** A longer text is not a list in one line. */
const LONGEST_LIST = 60

/** For a number in quotes, or `"true"`. */
function isInQuotes({ kind }: Kind, text: string): boolean {
  if (kind === 'boolean') return text === 'true' || text === 'false'
  return (kind === 'int' || kind === 'long' || kind === 'float') && /^-?\d+$/.test(text)
}

/** Accepts any text, not only expressions. */
function isText(kind: Kind): boolean {
  return kind.kind === 'string' && kind.isExpression !== true
}

/** Most names end in "Requirement", so that is not compared, however it is written. */
export function nearestName(text: string, allowed: readonly string[]): string | undefined {
  const cores = new Map(allowed.map((name) => [coreOf(name), name]))
  const guess = nearest(coreOf(text), cores.keys())
  if (guess !== undefined) return cores.get(guess)
  // The slip may be where the ending begins.
  return allowed.find((name) => {
    const core = coreOf(name)
    return core !== name && text.startsWith(core) && nearest(text.slice(core.length), [ENDING]) !== undefined
  })
}

const ENDING = 'Requirement'

function coreOf(name: string): string {
  return name.replace(/(?<=.)Req[a-z]*$/i, '')
}

/** Adopted by CWL under another name: cwltool:TimeLimit and arv:ReuseRequirement. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  ['TimeLimit', 'ToolTimeLimit'],
  ['ReuseRequirement', 'WorkReuse'],
])

/** Some became requirements, most under the same name, such as cwltool:InplaceUpdateRequirement. */
export function fixOfExtension(model: Model, text: string): string {
  const name = text.slice(Math.max(...[':', '#', '/'].map((mark) => text.lastIndexOf(mark))) + 1)
  // An engine that ignores such a hint runs the step once, with another result.
  if (name === 'Loop') return 'CWL has no loops up to v1.2. Let the tool itself repeat its work.'
  const own = TAKEN_OVER.get(name) ?? name
  if (model.requirements.includes(own)) return `Write ${own}, which is part of CWL ${model.version}.`
  const later = laterVersion(model, ({ requirements }) => requirements.includes(own))
  return later === undefined
    ? 'Move it to hints.'
    : `Move it to hints, or raise cwlVersion to ${later} and write ${own}.`
}

/**
 * Whether the process means the same in the later version. Before v1.2, cwltool drops the backslash of `\\$?`, and in
 * v1.0 a workflow may have bindings, which are an error later.
 */
export function mayRaise(process: JsonObject, from: VersionName, to: VersionName): boolean {
  if (to === 'v1.2' && hasShellEscape(process)) return false
  return from !== 'v1.0' || process['class'] === 'CommandLineTool' || !hasBinding(process)
}

/** A backslash before a variable of a shell. */
export const SHELL_ESCAPE = /(?<!\\)\\\$(?![({])/

function hasShellEscape(value: JsonValue): boolean {
  if (typeof value === 'string') return SHELL_ESCAPE.test(value)
  if (isArray(value)) return value.some(hasShellEscape)
  return isObject(value) && Object.entries(value).some(([key, part]) => key !== 'run' && hasShellEscape(part))
}

function hasBinding(process: JsonObject): boolean {
  return ['inputs', 'outputs'].some((field) =>
    objectsIn(process, field).some((port) => isObject(port['inputBinding']) || isObject(port['outputBinding'])),
  )
}

/** In which a field of texts or numbers accepts the value, such as a map in secondaryFiles. */
export function laterForm(model: Model, shape: RecordShape, field: Field, item: JsonValue): VersionName | undefined {
  if (!field.kinds.every(isPlain)) return undefined
  return laterVersion(model, (later) => {
    const kinds = later.has(shape.name) ? (later.record(shape.name).fields.get(field.name)?.kinds ?? []) : []
    return kinds.some((kind) => accepts(later, kind, item) && !isPlainFor(kind, item))
  })
}

/** Such kinds have no parts to explain. */
function isPlain(kind: Kind): boolean {
  if (kind.kind === 'array') return kind.items.every(isPlain)
  return kind.kind !== 'record' && kind.kind !== 'requirement' && kind.kind !== 'hint' && kind.kind !== 'type'
}

/** Text without an expression, where only expressions are text. */
function isPlainFor(kind: Kind, value: JsonValue): boolean {
  return kind.kind === 'string' && kind.isExpression === true && typeof value === 'string' && !mayHoldExpression(value)
}
