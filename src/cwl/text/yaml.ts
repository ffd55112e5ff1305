import { COLLECTION_STYLE, CORE_SCHEMA, mergeTag, present, SCALAR_STYLE } from 'js-yaml'

import { entriesOf, ExactNumber, isArray, isObject, type JsonValue } from '../../json/index.ts'

type Documents = Parameters<typeof present>[0]
type Node = NonNullable<Documents[number]['contents']>

/** As the reader of this room resolves plain text, so that what would read as something else is quoted. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag)

/**
 * YAML text of a value, in block style, without aliases. Keys stand in the order they were written and numbers as they
 * were written; read again it is the same value. Throws `RangeError` for NaN and infinities.
 */
export function stringifyYaml(value: JsonValue): string {
  return present([{ contents: nodeOf(value), directives: [] }], { schema: SCHEMA, lineWidth: -1, seqNoIndent: true })
}

function nodeOf(value: JsonValue): Node {
  if (isArray(value)) return { kind: 'sequence', tag: 'tag:yaml.org,2002:seq', tagged: false, style: COLLECTION_STYLE.BLOCK, items: value.map(nodeOf) }
  if (isObject(value)) {
    const items = entriesOf(value).map(([key, item]) => ({ key: scalar('str', key), value: nodeOf(item) }))
    return { kind: 'mapping', tag: 'tag:yaml.org,2002:map', tagged: false, style: COLLECTION_STYLE.BLOCK, items }
  }
  if (typeof value === 'string') return scalar('str', value)
  if (value === null || typeof value === 'boolean') return scalar(value === null ? 'null' : 'bool', String(value))
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} is not a JSON number`)
  const text = value instanceof ExactNumber ? value.source : String(value)
  return scalar(/^-?\d+$/.test(text) ? 'int' : 'float', text)
}

function scalar(tag: 'str' | 'int' | 'float' | 'null' | 'bool', value: string): Node {
  return { kind: 'scalar', tag: `tag:yaml.org,2002:${tag}`, tagged: false, style: SCALAR_STYLE.PLAIN, value }
}
