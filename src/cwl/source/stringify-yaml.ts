import { COLLECTION_STYLE, CORE_SCHEMA, mergeTag, present, SCALAR_STYLE } from 'js-yaml'

import { entriesOf, ExactNumber, isArray, isObject, type JsonValue } from '../../json/index.ts'

type Documents = Parameters<typeof present>[0]
type Node = NonNullable<Documents[number]['contents']>

/** As the reader of this room resolves plain text, so that what would read as something else is quoted. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag)

/**
 * Numbers with underscores or colons, dates, and words for true and false: no text to readers of YAML 1.1, the
 * reference among them.
 */
const OF_YAML_1_1 = /^(?:[-+]?\.?\d[\w.:+-]*|\d{4}-\d\d?-\d\d?[Tt \t][^\x7f-\x9f]*|y|n|yes|no|on|off)$/i

/**
 * YAML text of a value, in block style, without aliases. Keys stand in the order they were written and numbers as they
 * were written; read again it is the same value. Throws `RangeError` for NaN and infinities.
 */
export function stringifyYaml(value: JsonValue): string {
  return present([{ contents: nodeOf(value), directives: [] }], { schema: SCHEMA, lineWidth: -1, seqNoIndent: true })
}

function nodeOf(value: JsonValue): Node {
  if (isArray(value))
    return {
      kind: 'sequence',
      tag: 'tag:yaml.org,2002:seq',
      tagged: false,
      style: COLLECTION_STYLE.BLOCK,
      items: value.map(nodeOf),
    }
  if (isObject(value)) {
    const items = entriesOf(value).map(([key, item]) => ({ key: textNode(key), value: nodeOf(item) }))
    return { kind: 'mapping', tag: 'tag:yaml.org,2002:map', tagged: false, style: COLLECTION_STYLE.BLOCK, items }
  }
  if (typeof value === 'string') return textNode(value)
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
