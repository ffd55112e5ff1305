import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import { stringifyYaml } from '../../../src/cwl/yaml/stringify-yaml.ts'
import { entriesOf, isArray, isObject, objectFrom, stringifyJson, type JsonValue } from '../../../src/json/index.ts'
import type { Mutator } from './mutate.ts'

/**
 * The same document with one to three of its parts taken out, doubled, swapped, wrapped, renamed, or replaced by a part
 * of another: what stays readable reaches further than a broken text. Undefined for what cannot be read.
 */
export function mutateTree(mutator: Mutator, text: string, others: readonly string[]): string | undefined {
  const value = treeOf(text)
  if (value === undefined) return undefined
  const donor = treeOf(mutator.pick(others)) ?? null
  let mutated = value
  for (let change = mutator.next(3); change >= 0; change -= 1) {
    const target = mutator.next(sizeOf(mutated))
    mutated = replaceAt(mutated, target, (part) => changed(mutator, part, mutated, donor)) ?? null
  }
  return mutator.next(2) === 0 ? stringifyJson(mutated, mutator.next(2) === 0 ? 2 : undefined) : stringifyYaml(mutated)
}

function treeOf(text: string): JsonValue | undefined {
  const parsing = parseYaml(text, 'main.cwl')
  return parsing.ok ? parsing.value : undefined
}

function sizeOf(value: JsonValue): number {
  return 1 + childrenOf(value).reduce((sum: number, child) => sum + sizeOf(child), 0)
}

function childrenOf(value: JsonValue): readonly JsonValue[] {
  return isArray(value) ? value : isObject(value) ? entriesOf(value).map(([, item]) => item) : []
}

function partAt(value: JsonValue, index: number): JsonValue {
  let left = index - 1
  if (index === 0) return value
  for (const child of childrenOf(value)) {
    const size = sizeOf(child)
    if (left < size) return partAt(child, left)
    left -= size
  }
  return value
}

/** The part with this number, counted from the root down, replaced; one that becomes undefined is taken out. */
function replaceAt(
  value: JsonValue,
  index: number,
  change: (part: JsonValue) => JsonValue | undefined,
): JsonValue | undefined {
  if (index === 0) return change(value)
  let left = index - 1
  const within = (child: JsonValue): JsonValue | undefined => {
    const size = sizeOf(child)
    const at = left
    left -= size
    return at >= 0 && at < size ? replaceAt(child, at, change) : child
  }
  if (isArray(value)) return value.map(within).filter((item) => item !== undefined)
  if (!isObject(value)) return value
  return objectFrom(
    entriesOf(value).flatMap(([key, item]) => {
      const next = within(item)
      return next === undefined ? [] : [[key, next] as const]
    }),
  )
}

function changed(mutator: Mutator, part: JsonValue, whole: JsonValue, donor: JsonValue): JsonValue | undefined {
  switch (mutator.next(10)) {
    case 0:
      return undefined
    case 1:
      return partAt(whole, mutator.next(sizeOf(whole)))
    case 2:
    case 3:
      return partAt(donor, mutator.next(sizeOf(donor)))
    case 4:
      return [part]
    case 5:
      return isArray(part) ? [...part, ...part] : [part, part]
    case 6:
      return isObject(part)
        ? objectFrom(
            entriesOf(part).map(([key, item], index) => [index === 0 ? mutator.pick(KEYS) : key, item] as const),
          )
        : objectFrom([[mutator.pick(KEYS), part]])
    case 7:
      return isObject(part)
        ? objectFrom([...entriesOf(part), [mutator.pick(KEYS), partAt(donor, mutator.next(sizeOf(donor)))]])
        : mutator.pick(KEYS)
    case 8:
      return isObject(part)
        ? childrenOf(part).slice()
        : isArray(part)
          ? objectFrom(part.map((item, index) => [mutator.pick(KEYS) + index, item] as const))
          : null
    default:
      return mutator.text()
  }
}

const KEYS = [
  'id',
  'class',
  'type',
  'items',
  'fields',
  'symbols',
  'name',
  'run',
  'in',
  'out',
  'source',
  'outputSource',
  'scatter',
  'scatterMethod',
  'when',
  'linkMerge',
  'pickValue',
  'default',
  'valueFrom',
  'requirements',
  'hints',
  'inputs',
  'outputs',
  'steps',
  'secondaryFiles',
  'format',
  'inputBinding',
  'outputBinding',
  'glob',
  'listing',
  'types',
  '$import',
  '$include',
  '$mixin',
  '$graph',
  '$base',
  '$namespaces',
  '$schemas',
  'cwlVersion',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
  '',
  '#',
  '#main',
  'a/b',
  'x:y',
  '<<',
  '\u0000',
  '\uD800',
  'é',
  'ｉｄ',
]
