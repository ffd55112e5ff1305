import { randomUUID } from 'node:crypto'

import { COLLECTION_STYLE, CORE_SCHEMA, mergeTag, present, SCALAR_STYLE } from 'js-yaml'

import { entriesOf, ExactNumber, isArray, isObject, stringifyJson, type JsonValue } from '../../json/index.ts'

type Documents = Parameters<typeof present>[0]
type Node = NonNullable<Documents[number]['contents']>

/** That of the reader, so that a text is quoted if it would be read as another value. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag)

/** Words and numbers that readers of YAML 1.1, such as the reference implementation, do not read as text. */
const OF_YAML_1_1 = /^(?:[-+]?\.?\d[\w.:+-]*|\d{4}-\d\d?-\d\d?[Tt \t][^\x7f-\x9f]*|y|n|yes|no|on|off)$/i

/**
 * YAML in block style, without aliases. Keys keep their order and numbers their form; reading it gives the same value.
 * Throws `RangeError` for NaN and infinities.
 */
export function stringifyYaml(value: JsonValue): string {
  const long = new Map<string, string>()
  const contents = nodeOf(value, long)
  const text = present([{ contents, directives: [] }], { schema: SCHEMA, lineWidth: -1, seqNoIndent: true })
  return [...long].reduce((before, [mark, whole]) => withWhole(before, mark, whole), text)
}

function withWhole(text: string, mark: string, whole: string): string {
  const at = text.indexOf(mark)
  const rest = text.slice(at + mark.length)
  const start = text.lastIndexOf('\n', at) + 1
  const lines = linesOfBlock(whole, ' '.repeat(at - start))
  return lines === undefined
    ? text.slice(0, at) + stringifyJson(whole) + rest
    : text.slice(0, start) + lines.join('\n') + rest
}

/** In characters: for texts of some megabytes, js-yaml exceeds the size of the call stack. */
const LONG = 200_000

/** A mark that is replaced with the text afterwards. */
function longNode(text: string, long: Map<string, string>): Node {
  const mark = randomUUID()
  long.set(mark, text)
  return linesOfBlock(text, '') === undefined
    ? scalar('str', mark)
    : { ...scalar('str', `${mark}${text.endsWith('\n') ? '\n' : ''}`), style: SCALAR_STYLE.LITERAL_BLOCK }
}

/** As a literal block (`|` or `|-`); undefined if the text cannot be one. */
export function linesOfBlock(text: string, margin: string): readonly string[] | undefined {
  const body = text.replace(/\n$/, '')
  if (/^\n*[^\S\n]|[^\n\t\x20-\x7e\xa0-\ud7ff\ue000-\ufffd]|^$/.test(body) || body.endsWith('\n')) return undefined
  return body.split('\n').map((line) => (line === '' ? '' : margin + line))
}

function nodeOf(value: JsonValue, long: Map<string, string>): Node {
  if (isArray(value))
    return {
      kind: 'sequence',
      tag: 'tag:yaml.org,2002:seq',
      tagged: false,
      style: COLLECTION_STYLE.BLOCK,
      items: value.map((item) => nodeOf(item, long)),
    }
  if (isObject(value)) {
    const items = entriesOf(value).map(([key, item]) => ({ key: textNode(key), value: nodeOf(item, long) }))
    return { kind: 'mapping', tag: 'tag:yaml.org,2002:map', tagged: false, style: COLLECTION_STYLE.BLOCK, items }
  }
  if (typeof value === 'string') return value.length > LONG ? longNode(value, long) : textNode(value)
  if (value === null || typeof value === 'boolean') return scalar(value === null ? 'null' : 'bool', String(value))
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} is not a JSON number`)
  const text = value instanceof ExactNumber ? value.source : String(value)
  return scalar(/^-?\d+$/.test(text) ? 'int' : 'float', text)
}

function textNode(text: string): Node {
  const node = scalar('str', text)
  return OF_YAML_1_1.test(text) ? { ...node, style: SCALAR_STYLE.SINGLE_QUOTED } : node
}

function scalar(tag: 'str' | 'int' | 'float' | 'null' | 'bool', value: string): Extract<Node, { kind: 'scalar' }> {
  return { kind: 'scalar', tag: `tag:yaml.org,2002:${tag}`, tagged: false, style: SCALAR_STYLE.PLAIN, value }
}
