/**
 * The notation of the model. A record is a list of fields; a field is a line of text:
 *
 *     'separate?': 'boolean'                        a field that may be absent or null
 *     in: 'WorkflowStepInput[] by id/source'        a list that may be written as a map from `id` to the item, or to
 *                                                   the item's `source` alone
 *     type: "'stdin' | CommandInputType"            alternatives; a quoted word is literal
 *
 * Capitalised names are records of the same version, apart from: `Expression` (text), `Any` (all but null),
 * `CWLVersion` (text), `Requirement` and `Hint` (any record of that kind, by its class), and `Type`, `InputType`,
 * `OutputType`, `CommandInputType`, `CommandOutputType` (a CWL type: a name, a schema, or a list of those, with the
 * schemas of that family).
 */
type Declarations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `undefined` removes a field or a record. */
type Amendments = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>

export type VersionName = 'v1.0' | 'v1.1' | 'v1.2'

export type TypeFamily = '' | 'Input' | 'Output' | 'CommandInput' | 'CommandOutput'

/** By the `type` of a schema, the last part of its record's name, after that of its family. */
export const SCHEMAS: ReadonlyMap<string, string> = new Map([
  ['record', 'RecordSchema'],
  ['enum', 'EnumSchema'],
  ['array', 'ArraySchema'],
])

export type Kind =
  | { readonly kind: 'boolean' | 'int' | 'long' | 'float' | 'null' | 'any' | 'requirement' | 'hint' }
  /** It must contain an expression, which a rule checks. */
  | { readonly kind: 'string'; readonly isExpression?: true }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'record'; readonly name: string }
  | { readonly kind: 'array'; readonly items: readonly Kind[] }
  | { readonly kind: 'type'; readonly family: TypeFamily }

export interface Field {
  readonly name: string
  readonly required: boolean
  readonly kinds: readonly Kind[]
  /** Such a list may be written as a map whose keys are the `subject`. */
  readonly map?: { readonly subject: string; readonly predicate?: string }
}

export interface RecordShape {
  readonly name: string
  readonly fields: ReadonlyMap<string, Field>
}

/** Records are read from the declarations when they are first used. */
export interface Model {
  readonly version: VersionName
  readonly declarations: Declarations
  record(name: string): RecordShape
  has(name: string): boolean
  /** Classes that are allowed under `requirements`. */
  readonly requirements: readonly string[]
  readonly processes: readonly string[]
}

const PROCESSES: ReadonlySet<string> = new Set(['CommandLineTool', 'ExpressionTool', 'Workflow', 'Operation'])

/** They have a class, but are neither requirements nor processes. */
const VALUES: ReadonlySet<string> = new Set(['File', 'Directory'])

export function declare(version: VersionName, declarations: Declarations): Model {
  const shapes = new Map<string, RecordShape>()
  return {
    version,
    declarations,
    has: (name) => Object.hasOwn(declarations, name),
    processes: [...PROCESSES].filter((name) => Object.hasOwn(declarations, name)),
    requirements: Object.keys(declarations).filter(
      (name) => declarations[name]?.['class'] !== undefined && !PROCESSES.has(name) && !VALUES.has(name),
    ),
    record(name) {
      const known = shapes.get(name)
      if (known !== undefined) return known
      const lines = declarations[name]
      if (lines === undefined) throw new TypeError(`CWL ${version} has no record ${name}`)
      const fields = Object.entries(lines).map(([key, line]) => readField(key, line))
      const shape = { name, fields: new Map(fields.map((field) => [field.name, field])) }
      shapes.set(name, shape)
      return shape
    },
  }
}

export function amend(version: VersionName, base: Model, amendments: Amendments): Model {
  const declarations: Record<string, Record<string, string>> = {}
  for (const name of new Set([...Object.keys(base.declarations), ...Object.keys(amendments)])) {
    if (!(Object.hasOwn(amendments, name) && amendments[name] === undefined)) {
      declarations[name] = amendRecord(base.declarations[name] ?? {}, amendments[name] ?? {})
    }
  }
  return declare(version, declarations)
}

/** `id` and `id?` are the same field. */
function amendRecord(
  base: Readonly<Record<string, string>>,
  amendment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const bare = (key: string): string => key.replace(/\?$/, '')
  const amended = new Set(Object.keys(amendment).map(bare))
  const kept = Object.entries(base).filter(([key]) => !amended.has(bare(key)))
  const given = Object.entries(amendment).flatMap(([key, line]) => (line === undefined ? [] : [[key, line] as const]))
  return Object.fromEntries([...kept, ...given])
}

function readField(key: string, line: string): Field {
  const [kinds = '', by] = line.split(' by ')
  const [subject, predicate] = (by ?? '').split('/')
  return {
    name: key.replace(/\?$/, ''),
    required: !key.endsWith('?'),
    kinds: readKinds(kinds),
    ...(subject === undefined || subject === ''
      ? {}
      : { map: { subject, ...(predicate === undefined ? {} : { predicate }) } }),
  }
}

/** Bars inside of brackets belong to items. */
function readKinds(text: string): readonly Kind[] {
  const alternatives: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at]
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === undefined || (character === '|' && depth === 0)) {
      alternatives.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return alternatives.map(readKind)
}

const TYPE_FAMILIES: Readonly<Record<string, TypeFamily>> = {
  Type: '',
  InputType: 'Input',
  OutputType: 'Output',
  CommandInputType: 'CommandInput',
  CommandOutputType: 'CommandOutput',
}

function readKind(text: string): Kind {
  if (text.endsWith('[]')) {
    const items = text.slice(0, -2)
    return { kind: 'array', items: readKinds(items.startsWith('(') ? items.slice(1, -1) : items) }
  }
  if (text.startsWith("'")) return { kind: 'literal', value: text.slice(1, -1) }
  const family = TYPE_FAMILIES[text]
  if (family !== undefined) return { kind: 'type', family }
  switch (text) {
    case 'string':
    case 'CWLVersion':
      return { kind: 'string' }
    case 'Expression':
      return { kind: 'string', isExpression: true }
    case 'boolean':
    case 'int':
    case 'long':
    case 'float':
    case 'null':
      return { kind: text }
    case 'Any':
      return { kind: 'any' }
    case 'Requirement':
      return { kind: 'requirement' }
    case 'Hint':
      return { kind: 'hint' }
    default:
      return { kind: 'record', name: text }
  }
}

/** Fields with a namespace, or a dollar sign for the document. */
export const EXTENSION_FIELD = '^[^:]+:|^[$@]'
