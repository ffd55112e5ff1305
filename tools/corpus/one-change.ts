import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { stringifyJson } from '../../src/json/index.ts'
import type { Mutator } from '../../test/cwl/support/mutate.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A value in a document: its container, its key, and the path to it. */
interface Site {
  readonly holder: { [key: string | number]: Json }
  readonly key: string | number
  readonly way: readonly (string | number)[]
}

/** A document that differs from a good one in one place, and which place that is. */
export interface Changed {
  readonly text: string
  readonly change: string
}

/** One mistake that a person could make, in the tree of a document or in its text; undefined when none was found. */
export function changeOnce(random: Mutator, text: string): Changed | undefined {
  return random.next(3) === 0 ? changeText(random, text) : changeTree(random, text)
}

function changeTree(random: Mutator, text: string): Changed | undefined {
  const parsing = parseYaml(text, 'main.cwl')
  if (!parsing.ok) return undefined
  const tree = JSON.parse(stringifyJson(parsing.value)) as Json
  const sites = sitesOf(tree)
  if (sites.length === 0) return undefined
  for (let tries = 0; tries < 50; tries += 1) {
    const [name, change] = random.pick(CHANGES)
    const site = random.pick(sites)
    const before = JSON.stringify(tree)
    change(random, site)
    const after = JSON.stringify(tree)
    if (after !== before) return { text: JSON.stringify(tree, undefined, 1), change: `${name} ${site.way.join('.')}` }
  }
  return undefined
}

const PROSE: ReadonlySet<string | number> = new Set(['doc', 'label', '$namespaces', '$schemas'])

function sitesOf(tree: Json): readonly Site[] {
  const sites: Site[] = []
  const visit = (value: Json, way: readonly (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return
    const holder = value as { [key: string | number]: Json }
    for (const name of Object.keys(value)) {
      const key = Array.isArray(value) ? Number(name) : name
      if (PROSE.has(key) || name.includes(':')) continue
      sites.push({ holder, key, way: [...way, key] })
      visit(holder[key] ?? null, [...way, key])
    }
  }
  visit(tree, [])
  return sites
}

const VALUES: readonly Json[] = [42, -1, 1.5, true, false, null, 'text', ['x'], {}, [], '', { a: 1 }]
const TYPES: readonly Json[] = [
  'File',
  'int',
  'string',
  'boolean',
  'float',
  'double',
  'long',
  'Directory',
  'Any',
  'File?',
  'string[]',
  'int[]?',
  'strin',
  'null',
  ['null', 'File'],
  ['int', 'string'],
  { type: 'array', items: 'File' },
  { type: 'enum', symbols: ['a', 'b'] },
  { type: 'record', fields: { a: 'int' } },
  'stdout',
  'stdin',
]
const CLASSES = [
  'CommandLineTool',
  'Workflow',
  'ExpressionTool',
  'Operation',
  'InlineJavascriptRequirement',
  'ScatterFeatureRequirement',
  'StepInputExpressionRequirement',
  'File',
  'Directory',
  'LoadListingRequirement',
  'WorkReuse',
  'ToolTimeLimit',
]
const FIELDS: readonly (readonly [string, Json])[] = [
  ['scatter', 'x'],
  ['scatterMethod', 'dotproduct'],
  ['when', '$(true)'],
  ['linkMerge', 'merge_flattened'],
  ['pickValue', 'first_non_null'],
  ['valueFrom', '$(self)'],
  ['default', 1],
  ['secondaryFiles', '.bai'],
  ['loadContents', true],
  ['id', 'other'],
  ['hints', { foo: {} }],
  ['requirements', [{ class: 'Foo' }]],
  ['requirements', { ResourceRequirement: { coresMin: '' } }],
  ['stdout', 'x'],
  ['successCodes', ['1']],
  ['glob', null],
  ['symbols', ['a']],
  ['foo', 1],
  ['x:y', 1],
]

const CHANGES: readonly (readonly [string, (random: Mutator, site: Site) => void])[] = [
  ['remove', (_, { holder, key }) => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key])],
  ['misspell', misspell],
  [
    'replace',
    (random, { holder, key }) => {
      if (typeof holder[key] !== 'object' || holder[key] === null) holder[key] = structuredClone(random.pick(VALUES))
    },
  ],
  ['put into a list', (_, { holder, key }) => void (holder[key] = [holder[key] ?? null])],
  [
    'take out of a list',
    (_, { holder, key }) => {
      const [first] = Array.isArray(holder[key]) ? holder[key] : []
      if (first !== undefined) holder[key] = first
    },
  ],
  [
    'say twice',
    (_, { holder, key }) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)] ?? null))
    },
  ],
  [
    'another type',
    (random, { holder, key, way }) => {
      const isShort = way.length === 2 && (way[0] === 'inputs' || way[0] === 'outputs')
      if (key === 'type' || key === 'items' || isShort) holder[key] = structuredClone(random.pick(TYPES))
    },
  ],
  [
    'another source',
    (random, { holder, key }) => {
      const source = holder[key]
      if (typeof source === 'string' && ['source', 'outputSource', 'scatter'].includes(String(key)))
        holder[key] = random.pick([`${source}x`, source.split('/')[0] ?? ''])
    },
  ],
  [
    'another expression',
    (random, { holder, key }) => {
      const text = holder[key]
      if (typeof text === 'string' && /\$[({]/.test(text))
        holder[key] = random.pick([
          text.replace(/inputs\.(\w+)/, 'inputs.$1x'),
          text.replace(/[)}]\s*$/, ''),
          text.replace('self', 'slef'),
          '$(inputs)',
          '$(runtime.cores)',
        ])
    },
  ],
  [
    'add to',
    (random, { holder, key }) => {
      const value = holder[key]
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return
      const [name, added] = random.pick(FIELDS)
      value[name] ??= structuredClone(added)
    },
  ],
  [
    'another version',
    (random, { holder, key }) => {
      if (key === 'cwlVersion') holder[key] = random.pick(['v1.0', 'v1.1', 'v1.2', 'v1.3', 'draft-3'])
    },
  ],
  [
    'another class',
    (random, { holder, key }) => {
      if (key === 'class') holder[key] = random.pick(CLASSES)
    },
  ],
]

/** Under another name in the same place. */
function misspell(random: Mutator, { holder, key }: Site): void {
  if (typeof key === 'number') return
  const wrong = random.pick([`${key}s`, key.slice(0, -1), key.toUpperCase()])
  if (wrong === '' || wrong in holder) return
  const entries = Object.entries(holder)
  for (const [name] of entries) delete holder[name]
  for (const [name, value] of entries) holder[name === key ? wrong : name] = value
}

const CHARACTERS = [
  ':',
  '-',
  '#',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  '&',
  '*',
  '!',
  '|',
  '>',
  '%',
  ',',
  ' ',
  '\n',
  '\\',
  '~',
  '$',
  '(',
  ')',
  'a',
  'é',
]
const SEPARATORS = [':', ' : ', ': |', ': >-', ': &a ', ': *a', ': !!str ', ': - ', ': # ']

function changeText(random: Mutator, text: string): Changed {
  const lines = text.split('\n')
  const at = random.next(text.length)
  const index = random.next(lines.length)
  const line = lines[index] ?? ''
  const withLine = (...instead: readonly string[]): string => lines.toSpliced(index, 1, ...instead).join('\n')
  const [change, changed] = random.pick([
    [`a character at ${at}`, text.slice(0, at) + random.pick(CHARACTERS) + text.slice(at)],
    [`another character at ${at}`, text.slice(0, at) + random.pick(CHARACTERS) + text.slice(at + 1)],
    [`no character at ${at}`, text.slice(0, at) + text.slice(at + 1)],
    [`line ${index + 1} further in`, withLine(` ${line}`)],
    [`line ${index + 1} further out`, withLine(line.replace(/^ /, ''))],
    [`no line ${index + 1}`, withLine()],
    [`line ${index + 1} twice`, withLine(line, line)],
    [`another separator in line ${index + 1}`, withLine(line.replace(/: ?/, random.pick(SEPARATORS)))],
    [
      `line ${index + 1} quoted`,
      withLine(line.replace(/^(\s*)(\S.*)$/, random.pick(['$1"$2"', "$1'$2'", '$1- $2', '$1$2 # c', '\t$2']))),
    ],
  ] as const)
  return { text: changed, change }
}
