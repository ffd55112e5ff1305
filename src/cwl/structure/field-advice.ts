import { orderedKeys, type JsonObject } from '../../json/index.ts'
import { DIRECTIVES } from '../documents/directives.ts'
import { EXTENSION } from '../model/accepts.ts'
import type { Model, RecordShape } from '../model/index.ts'
import { isField } from '../model/own-terms.ts'
import { nearest } from '../problems/suggest.ts'

/** What to do about a field that its record does not have. */
export interface FieldAdvice {
  readonly fix: string
  /** The field that was meant, where that can be guessed. */
  readonly guess: string | undefined
}

/** What v1.0 gave another name; files that were begun under a draft and only half rewritten still have the old ones. */
const DRAFT_NAMES: ReadonlyMap<string, string> = new Map([
  ['description', 'doc'],
  ['source', 'outputSource'],
  ['inputs', 'in'],
  ['outputs', 'out'],
])

/** What other languages of workflows call it. */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ['command', 'baseCommand'],
  ['image', 'dockerPull'],
  ['cores', 'coresMin'],
  ['cpus', 'coresMin'],
  ['ram', 'ramMin'],
  ['memory', 'ramMin'],
  ['content', 'entry'],
  ['contents', 'entry'],
  ['values', 'symbols'],
])

/** What holds a binding, and under which name. */
const PARAMETERS: ReadonlyMap<string, { readonly record: string; readonly binding: string }> = new Map([
  ['CommandLineBinding', { record: 'CommandInputParameter', binding: 'inputBinding' }],
  ['CommandOutputBinding', { record: 'CommandOutputParameter', binding: 'outputBinding' }],
])

/** What only tools or steps have, by the record that is given it. */
const OF_OTHERS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'valueFrom',
    new Map(
      ['WorkflowInputParameter', 'InputParameter'].map((record) => [
        record,
        'Whoever runs this gives its inputs: put it under in, at the step that takes the value.',
      ]),
    ),
  ],
  [
    'outputBinding',
    new Map(
      ['WorkflowOutputParameter', 'ExpressionToolOutputParameter', 'OutputRecordField'].map((record) => [
        record,
        'Only outputs of a CommandLineTool are found with it: remove it here.',
      ]),
    ),
  ],
])

/** Words for a parameter that may be left out: in CWL its type says so. */
const OF_ABSENCE: ReadonlySet<string> = new Set(['required', 'optional', 'nullable', 'mandatory'])

/** Also with something before it: a letter that was meant for the editor. */
const DIRECTIVE = /(?:^|\s\$)([a-z]+)$/

/** What the drafts of v1.3 add to a step. */
const OF_LOOPS: ReadonlySet<string> = new Set(['loop', 'outputMethod'])

export function adviceOnField(model: Model, shape: RecordShape, value: JsonObject, key: string): FieldAdvice {
  const absent = [...shape.fields.keys()].filter((name) => !Object.hasOwn(value, name))
  if (shape.name === 'EnvVarRequirement' && absent.includes('envDef') && nearest(key, absent) === undefined)
    return { guess: 'envDef', fix: 'Put it under envDef.' }
  if (shape.name === 'WorkflowStep' && OF_LOOPS.has(key))
    return {
      guess: undefined,
      fix: 'Steps that repeat are to come with CWL v1.3, which is not read yet. Until then some engines have them as an extension: the requirement cwltool:Loop.',
    }
  if (OF_ABSENCE.has(key) && isParameter(shape))
    return {
      guess: undefined,
      fix: 'Whether a value may be left out is said by the type: it then ends with a question mark, as in File?.',
    }
  const draft = DRAFT_NAMES.get(key)
  const elsewhere = draft === undefined ? whereElse(model, shape, value, key) : undefined
  const guess =
    DIRECTIVES.get(DIRECTIVE.exec(key)?.[1] ?? '') ??
    absent.find((name) => name === (draft ?? FOREIGN_NAMES.get(key))) ??
    (elsewhere === undefined ? nearest(key, absent) : undefined)
  const fix = isRest(value, key)
    ? 'Within {…}, a comma ends a text: put it in quotes with what stands before it, if it goes on here.'
    : fixOnUnknown(shape, draft)
  return { guess, fix: guess === undefined ? (elsewhere ?? fix) : `Did you mean ${guess}?` }
}

function isParameter({ name, fields }: RecordShape): boolean {
  return fields.has('type') && (name.endsWith('Parameter') || name.endsWith('RecordField'))
}

/** An object with more fields is no record under wrong names. */
const MOST_FIELDS = 100

/** Keys that are no fields of a record, and of no other vocabulary; none of what is no such record at all. */
export function unknownKeys(shape: RecordShape, value: JsonObject): readonly string[] {
  const keys = Object.keys(value)
  return keys.length > MOST_FIELDS ? [] : keys.filter((key) => !shape.fields.has(key) && !EXTENSION.test(key))
}

/**
 * Whether a field that is not there stands under nearly its name: of that name it is told, and not of what follows from
 * it.
 */
export function isMisspelt(holder: JsonObject, name: string): boolean {
  if (holder[name] !== undefined) return false
  const keys = Object.keys(holder)
  // Nearly all keys are fields, which nobody need guess about; the latest version has those of all.
  return (
    keys.length <= MOST_FIELDS &&
    keys.some((key) => !isField('v1.2', key) && !EXTENSION.test(key) && nearest(key, [name]) !== undefined)
  )
}

/**
 * Whether a key may be the rest of a text without quotes, as in `{doc: reads, sorted}`: it has no value, and follows
 * text.
 */
export function isRest(value: JsonObject, key: string): boolean {
  const before = keysBefore(value).get(key)
  // The id of an item of a map is the key that the map stands under.
  return (
    value[key] === null &&
    before !== undefined &&
    before !== 'id' &&
    (typeof value[before] === 'string' || value[before] === null)
  )
}

const BEFORE = new WeakMap<JsonObject, ReadonlyMap<string, string>>()

/** By each key but the first the one that stands before it. All at once, since an object may have very many. */
function keysBefore(value: JsonObject): ReadonlyMap<string, string> {
  const known = BEFORE.get(value)
  if (known !== undefined) return known
  const keys = orderedKeys(value)
  const before = new Map(keys.slice(1).map((key, index) => [key, keys[index] as string]))
  BEFORE.set(value, before)
  return before
}

/**
 * What to do with a field that CWL has in another place: in processes of another class, in a requirement, or one level
 * further in or out.
 */
function whereElse(model: Model, shape: RecordShape, value: JsonObject, key: string): string | undefined {
  const { processes, requirements } = model
  const has = (name: string): boolean => model.record(name).fields.has(key)
  const isProcess = processes.includes(shape.name)
  const other = isProcess ? processes.find(has) : undefined
  if (other !== undefined) return `It is a field of ${other}: write class: ${other} if this is one.`
  if (shape.fields.has('requirements')) {
    if (requirements.includes(key)) return 'Put it under requirements or hints.'
    const requirement = requirements.find(has)
    if (requirement !== undefined) return `It is a field of ${requirement}, which stands under requirements or hints.`
  }
  if (requirements.includes(shape.name)) {
    const requirement = requirements.find(has)
    if (requirement !== undefined) return `It is a field of ${requirement}, which is a requirement of its own.`
  }
  const ofOther = OF_OTHERS.get(key)?.get(shape.name)
  if (ofOther !== undefined) return ofOther
  const parameter = PARAMETERS.get(shape.name)
  if (parameter !== undefined && has(parameter.record)) return `Put it beside ${parameter.binding}.`
  const part = isProcess
    ? undefined
    : [...shape.fields.values()].find(({ kinds }) => kinds.some((kind) => kind.kind === 'record' && has(kind.name)))
  // What a step runs may be a file of its own.
  return part === undefined || typeof value[part.name] === 'string' ? undefined : `Put it into ${part.name}.`
}

/** What to do about a field that is misspelt nowhere near; `draft` is what a field of a draft is called today. */
function fixOnUnknown({ fields }: RecordShape, draft: string | undefined): string {
  if (draft !== undefined && fields.has(draft))
    return `It is called ${draft} now, which is there too: remove one of them.`
  return `Its fields are ${[...fields.keys()].join(', ')}; a field of another vocabulary needs a prefix and a colon.`
}
