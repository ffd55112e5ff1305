import { nearest } from '../../files/suggest.ts'
import { isObject, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { DIRECTIVES } from '../documents/references.ts'
import { accepts, EXTENSION } from '../model/accepts.ts'
import type { Model, RecordShape } from '../model/index.ts'
import { isField } from '../model/own-terms.ts'
import type { Fix } from '../problems/problem.ts'
import { oncePerObject } from '../yaml/once.ts'

interface FieldAdvice {
  readonly fix: Fix
  readonly guess: string | undefined
}

/** Of the drafts before v1.0, in which files may have been started. */
const DRAFT_NAMES: ReadonlyMap<string, string> = new Map([
  ['description', 'doc'],
  ['source', 'outputSource'],
  ['inputs', 'in'],
  ['outputs', 'out'],
])

/** Names in other workflow languages. */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ['command', 'baseCommand'],
  ['image', 'dockerPull'],
  ['cores', 'coresMin'],
  ['cpus', 'coresMin'],
  ['ram', 'ramMin'],
  ['memory', 'ramMin'],
  ['dockerImage', 'dockerPull'],
  ['docker', 'dockerPull'],
  ['container', 'dockerPull'],
  ['from', 'source'],
  ['method', 'scatterMethod'],
  ['content', 'entry'],
  ['contents', 'entry'],
  ['values', 'symbols'],
])

const PARAMETERS: ReadonlyMap<string, { readonly record: string; readonly binding: string }> = new Map([
  ['CommandLineBinding', { record: 'CommandInputParameter', binding: 'inputBinding' }],
  ['CommandOutputBinding', { record: 'CommandOutputParameter', binding: 'outputBinding' }],
])

/** On fields of tools or steps, by the record in which they are. */
const OF_OTHERS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'valueFrom',
    new Map(
      ['WorkflowInputParameter', 'InputParameter'].map((record) => [
        record,
        'The inputs of a workflow are given by the run. Move valueFrom to the step that uses the value, under in.',
      ]),
    ),
  ],
  [
    'outputBinding',
    new Map(
      ['WorkflowOutputParameter', 'ExpressionToolOutputParameter', 'OutputRecordField'].map((record) => [
        record,
        'Only outputs of a CommandLineTool can have outputBinding. Remove it here.',
      ]),
    ),
  ],
])

/** In CWL the type makes a parameter optional. */
const OF_ABSENCE: ReadonlySet<string> = new Set(['required', 'optional', 'nullable', 'mandatory'])

/** It may follow a command that was typed for the editor. */
const DIRECTIVE = /(?:^|\s\$)([a-z]+)$/

/** Fields of the drafts of v1.3. */
const OF_LOOPS: ReadonlySet<string> = new Set(['loop', 'outputMethod'])

export function adviceOnField(model: Model, shape: RecordShape, value: JsonObject, key: string): FieldAdvice {
  const absent = [...shape.fields.keys()].filter((name) => !Object.hasOwn(value, name))
  if (shape.name === 'EnvVarRequirement' && absent.includes('envDef') && nearest(key, absent) === undefined)
    return { guess: 'envDef', fix: 'Move it to envDef.' }
  if (shape.name === 'WorkflowStep' && OF_LOOPS.has(key))
    return {
      guess: undefined,
      fix: 'Loops are planned for CWL v1.3, which is not supported yet. Some engines have an extension: the requirement cwltool:Loop.',
    }
  if (OF_ABSENCE.has(key) && isParameter(shape))
    return {
      guess: undefined,
      fix: 'To make a parameter optional, add a question mark to its type, as in File?.',
    }
  const draft = DRAFT_NAMES.get(key)
  const elsewhere = draft === undefined ? whereElse(model, shape, value, key) : undefined
  const guess =
    DIRECTIVES.get(DIRECTIVE.exec(key)?.[1] ?? '') ??
    absent.find((name) => name === (draft ?? FOREIGN_NAMES.get(key))) ??
    (elsewhere === undefined ? nearest(key, absent) : undefined)
  const fix = isRest(value, key)
    ? 'Within {…}, a comma ends a text. If the text goes on here, put all of it in quotes.'
    : fixOnUnknown(shape, draft)
  if (guess === undefined) return { guess, fix: elsewhere ?? fix }
  // Only a slip of the hand leaves the value as it should be.
  const isSlip = nearest(key, absent) === guess && fits(model, shape, guess, value[key])
  return {
    guess,
    fix: { words: `Did you mean "${guess}"?`, change: isSlip ? { kind: 'word', text: guess } : undefined },
  }
}

function fits(model: Model, { fields }: RecordShape, name: string, value: JsonValue | undefined): boolean {
  const kinds = fields.get(name)?.kinds ?? []
  return value !== undefined && (isObject(value) || kinds.some((kind) => accepts(model, kind, value)))
}

function isParameter({ name, fields }: RecordShape): boolean {
  return fields.has('type') && (name.endsWith('Parameter') || name.endsWith('RecordField'))
}

/** A larger object is not a record with misspelt names. */
const MOST_FIELDS = 100

/** Neither fields nor extensions. Empty for an object that is not such a record. */
export function unknownKeys(shape: RecordShape, value: JsonObject): readonly string[] {
  const keys = Object.keys(value)
  return keys.length > MOST_FIELDS ? [] : keys.filter((key) => !shape.fields.has(key) && !EXTENSION.test(key))
}

/** Then the name is reported, not what follows from it. */
export function isMisspelt(holder: JsonObject, name: string): boolean {
  if (holder[name] !== undefined) return false
  const keys = Object.keys(holder)
  // Nearly all keys are fields of the latest version, which has all.
  return (
    keys.length <= MOST_FIELDS &&
    keys.some(
      (key) =>
        !isField('v1.2', key) &&
        !EXTENSION.test(key) &&
        (FOREIGN_NAMES.get(key) === name || nearest(key, [name]) !== undefined),
    )
  )
}

/** The rest of a text without quotes, as in `{doc: reads, sorted}`, has no value and follows a text. */
export function isRest(value: JsonObject, key: string): boolean {
  const before = keysBefore(value).get(key)
  // The id of an item in a map is its key.
  return (
    value[key] === null &&
    before !== undefined &&
    before !== 'id' &&
    (typeof value[before] === 'string' || value[before] === null)
  )
}

/** Computed at once, because an object may have many keys. */
const keysBefore = oncePerObject((value: JsonObject) => {
  const keys = orderedKeys(value)
  return new Map(keys.slice(1).map((key, index) => [key, keys[index] as string]))
})

/** In processes of another class, in a requirement, or one level further in or out. */
function whereElse(model: Model, shape: RecordShape, value: JsonObject, key: string): string | undefined {
  const { processes, requirements } = model
  const has = (name: string): boolean => model.record(name).fields.has(key)
  const isProcess = processes.includes(shape.name)
  const other = isProcess ? processes.find(has) : undefined
  if (other !== undefined) return `It is a field of ${other}. If this is one, write class: ${other}.`
  if (shape.fields.has('requirements')) {
    if (requirements.includes(key)) return 'Move it to requirements or hints.'
    const requirement = requirements.find(has)
    if (requirement !== undefined)
      return `It is a field of ${requirement}, which you write under requirements or hints.`
  }
  if (requirements.includes(shape.name)) {
    const requirement = requirements.find(has)
    if (requirement !== undefined) return `It is a field of ${requirement}, which is a separate requirement.`
  }
  const ofOther = OF_OTHERS.get(key)?.get(shape.name)
  if (ofOther !== undefined) return ofOther
  const parameter = PARAMETERS.get(shape.name)
  if (parameter !== undefined && has(parameter.record)) return `Move it one level out, next to ${parameter.binding}.`
  const part = isProcess
    ? undefined
    : [...shape.fields.values()].find(({ kinds }) => kinds.some((kind) => kind.kind === 'record' && has(kind.name)))
  // Another file is not edited here.
  return part === undefined || typeof value[part.name] === 'string' ? undefined : `Move it into ${part.name}.`
}

/** `draft` is today's name of a field of a draft. */
function fixOnUnknown({ fields }: RecordShape, draft: string | undefined): string {
  if (draft !== undefined && fields.has(draft))
    return `Its name is now ${draft}, which is also present. Remove one of them.`
  return `Its fields are ${[...fields.keys()].join(', ')}. A field of another vocabulary needs a prefix and a colon.`
}
