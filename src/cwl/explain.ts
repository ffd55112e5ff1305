import { ExactNumber, isArray, isObject, orderedKeys, type JsonObject, type JsonValue } from '../json/index.ts'
import { accepts, EXTENSION, typeRecords } from './accepts.ts'
import type { ProblemCode } from './codes.ts'
import { isHole } from './holes.ts'
import { describe, describeKinds } from './kind-words.ts'
import { MODELS, VERSIONS, type Field, type Kind, type Model, type RecordShape, type VersionName } from './model/index.ts'
import { ownTerm, prefixedField, prefixedWords, type Namespaces } from './model/own-terms.ts'
import { positionOf } from './text/origin.ts'
import { problemAt, type Problem } from './problem.ts'
import { MOST_PROBLEMS } from './rules/finding.ts'
import { nearest } from './suggest.ts'
import { topOf, type Place } from './text/text.ts'

/**
 * What is wrong with the structure of a process that the validator refuses, in words: one problem a mistake. It reads
 * the same model that the validator is generated from, and chooses among alternatives as the author must have meant.
 */
export function explainProcess(model: Model, processClass: string, value: JsonObject, namespaces: Namespaces): readonly Problem[] {
  return new Explanation(model, value, namespaces).of(processClass, value)
}

/** The same for one record, such as a hint whose class is known. */
export function explainRecord(model: Model, name: string, value: JsonObject, namespaces: Namespaces): readonly Problem[] {
  return new Explanation(model, value, namespaces).of(name, value)
}

/** What v1.0 gave another name; files that were begun under a draft and only half rewritten still have the old ones. */
const DRAFT_NAMES: ReadonlyMap<string, string> = new Map([
  ['description', 'doc'],
  ['source', 'outputSource'],
  ['inputs', 'in'],
  ['outputs', 'out'],
])

/** What SALAD says with a dollar sign in front (SALAD 1.2, "Document preprocessing"). */
const DIRECTIVES: ReadonlyMap<string, string> = new Map(['namespaces', 'schemas', 'base', 'graph', 'import', 'include', 'mixin'].map((name) => [name, `$${name}`]))

class Explanation {
  readonly #model: Model
  readonly #namespaces: Namespaces
  readonly #problems: Problem[] = []
  /** Of which nothing is told. */
  readonly #passedBy = new Set<JsonValue>()
  /** The nearest place known, for parts that carry none of their own. */
  #place: Place

  constructor(model: Model, root: JsonObject, namespaces: Namespaces) {
    this.#model = model
    this.#namespaces = namespaces
    this.#place = positionOf(root) ?? topOf('')
  }

  of(name: string, value: JsonObject): readonly Problem[] {
    this.#record(this.#model.record(name), value)
    return this.#problems
  }

  get #isFull(): boolean {
    return this.#problems.length >= MOST_PROBLEMS
  }

  #add(place: Place | undefined, code: ProblemCode, message: string, hint?: string): void {
    if (this.#isFull) return
    this.#problems.push(problemAt(place ?? this.#place, code, message, hint))
  }

  #record(shape: RecordShape, value: JsonObject): void {
    if (isHole(value)) return
    const outer = this.#place
    this.#place = positionOf(value) ?? outer
    const keys = orderedKeys(value)
    const unknown = keys.filter((key) => !shape.fields.has(key) && key !== 'id' && key !== 'name' && !EXTENSION.test(key))
    const missing = [...shape.fields.values()].filter((field) => field.required && (value[field.name] ?? null) === null)
    const misspelt = new Set<string>()
    const unfolded = unfoldedType(shape, value)
    if (unfolded !== undefined) this.#unfolded(value, unfolded)
    for (const key of unknown) {
      if (this.#isFull) return
      if (unfolded?.keys.includes(key) === true) continue
      const guess = this.#unknownField(shape, value, key)
      if (guess !== undefined) misspelt.add(guess)
    }
    for (const key of keys) {
      const field = prefixedField(this.#model.version, key, this.#namespaces)
      if (field === undefined) continue
      this.#add(positionOf(value, key, 'key'), 'unknown-field', ...prefixedWords(key, field))
      misspelt.add(field)
    }
    // A field that is there under a wrong name is told once, not also as missing.
    for (const field of missing) {
      if (misspelt.has(field.name)) continue
      const isThere = Object.hasOwn(value, field.name)
      const empty = field.kinds.some((kind) => kind.kind === 'array') ? 'Where there is nothing to list, write [].' : undefined
      const within = isThere ? undefined : this.#misplaced(value, field.name)
      const message = isThere ? `the field ${field.name} of ${shape.name} is empty, and must be ${describeKinds(field.kinds)}` : `${shape.name} needs the field ${field.name}: ${describeKinds(field.kinds)}`
      this.#add(isThere ? positionOf(value, field.name, 'key') : undefined, 'missing-field', message, isThere ? empty : within)
    }
    for (const key of keys) {
      const field = shape.fields.get(key)
      if (field !== undefined) this.#field(shape, field, value, key)
    }
    this.#place = outer
  }

  /** What to do where another field has an entry with the name of the one that is missing, as when it is indented too deep. */
  #misplaced(value: JsonObject, missing: string): string | undefined {
    for (const key of orderedKeys(value)) {
      const part = value[key]
      const entry = isArray(part) ? part.find((item) => isObject(item) && item['id'] === missing) : undefined
      if (!isObject(entry)) continue
      // What is wrong with it as an entry follows from where it stands.
      this.#passedBy.add(entry)
      return `${key} has an entry ${missing} on line ${(positionOf(entry) ?? this.#place).line}: move it to the left if it is meant.`
    }
    return undefined
  }

  /** The fields of a type, written beside the `type` that should hold them. */
  #unfolded(value: JsonObject, { name, keys }: UnfoldedType): void {
    const written = keys.map((key) => `${key}: …`).join(', ')
    this.#add(positionOf(value, 'type'), 'unknown-type', `${name} is no type by itself: ${keys.join(' and ')} must stand with it, one level further in`, `Write type: {type: ${name}, ${written}}.`)
  }

  #unknownField(shape: RecordShape, value: JsonObject, key: string): string | undefined {
    const place = positionOf(value, key, 'key')
    const later = VERSIONS.find(
      (version) => version > this.#model.version && MODELS[version].has(shape.name) && MODELS[version].record(shape.name).fields.has(key),
    )
    if (later !== undefined) {
      this.#add(place, 'later-version', `the field ${key} of ${shape.name} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or remove the field.`)
      return undefined
    }
    const absent = [...shape.fields.keys()].filter((name) => !Object.hasOwn(value, name))
    const draft = DRAFT_NAMES.get(key)
    const elsewhere = draft === undefined ? this.#whereElse(shape, value, key) : undefined
    const guess = DIRECTIVES.get(key) ?? absent.find((name) => name === draft) ?? (elsewhere === undefined ? nearest(key, absent) : undefined)
    this.#add(place, 'unknown-field', `${key} is no field of ${shape.name}`, guess === undefined ? (elsewhere ?? hintOnUnknown(shape, draft)) : `Did you mean ${guess}?`)
    return guess
  }

  /** What to do with a field that CWL has in another place: in processes of another class, in a requirement, or one level further in. */
  #whereElse(shape: RecordShape, value: JsonObject, key: string): string | undefined {
    const { processes, requirements } = this.#model
    const has = (name: string): boolean => this.#model.record(name).fields.has(key)
    const isProcess = processes.includes(shape.name)
    const other = isProcess ? processes.find(has) : undefined
    if (other !== undefined) return `It is a field of ${other}: write class: ${other} if this is one.`
    if (shape.fields.has('requirements')) {
      if (requirements.includes(key)) return 'Put it under requirements or hints.'
      const requirement = requirements.find(has)
      if (requirement !== undefined) return `It is a field of ${requirement}, which stands under requirements or hints.`
    }
    const part = isProcess ? undefined : [...shape.fields.values()].find(({ kinds }) => kinds.some((kind) => kind.kind === 'record' && has(kind.name)))
    // What a step runs may be a file of its own.
    return part === undefined || typeof value[part.name] === 'string' ? undefined : `Put it into ${part.name}.`
  }

  #field(shape: RecordShape, field: Field, value: JsonObject, key: string): void {
    const item = value[key] as JsonValue
    if (item === null) return
    const place = positionOf(value, key) ?? this.#place
    if (key === 'steps' && isObject(item) && !isHole(item)) {
      this.#add(place, 'wrong-type', 'the fields of one step stand here, in the place of steps by their names', 'Put them one level further in: steps: {NAME: {run: …, in: …, out: …}}.')
      return
    }
    const what = this.#model.processes.includes(shape.name) ? key : `${key} of ${shape.name}`
    const later = field.kinds.some((kind) => accepts(this.#model, kind, item)) ? undefined : this.#laterForm(shape, field, item)
    if (later === undefined) this.#value(field.kinds, item, place, what, key === 'source' ? 'Give a value that is no link as {default: …}.' : undefined)
    else this.#add(place, 'later-version', `this form of ${what} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or write it as ${describeKinds(field.kinds)}.`)
  }

  /** The version in which a field of texts or numbers can hold what it holds here, such as maps in secondaryFiles. */
  #laterForm(shape: RecordShape, field: Field, item: JsonValue): VersionName | undefined {
    if (!field.kinds.every(isPlain)) return undefined
    return VERSIONS.find((version) => {
      if (version <= this.#model.version || !MODELS[version].has(shape.name)) return false
      const kinds = MODELS[version].record(shape.name).fields.get(field.name)?.kinds ?? []
      return kinds.some((kind) => accepts(MODELS[version], kind, item) && !isPlainFor(kind, item))
    })
  }

  #value(kinds: readonly Kind[], value: JsonValue, place: Place, what: string, hint?: string): void {
    if (isHole(value) || this.#passedBy.has(value)) return
    if (kinds.some((kind) => accepts(this.#model, kind, value))) return
    if (isArray(value)) return this.#list(kinds, value, place, what)
    if (isObject(value)) return this.#map(kinds, value, place, what)
    this.#add(place, 'wrong-type', `${what} must be ${describeKinds(kinds)}, and this is ${describe(value)}`, hint ?? hintFor(this.#model, kinds, value))
  }

  #list(kinds: readonly Kind[], list: readonly JsonValue[], place: Place, what: string): void {
    const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : kind.kind === 'type' ? [kind] : []))
    if (items.length === 0) {
      this.#add(place, 'wrong-type', `${what} must be ${describeKinds(kinds)}, and this is a list`)
      return
    }
    const ofTypes = items.every((kind) => kind.kind === 'type')
    for (const [index, item] of list.entries()) {
      if (this.#isFull) return
      if (ofTypes && isArray(item)) {
        this.#add(positionOf(list, index) ?? place, 'wrong-type', `an item of ${what} must be a type, and this is a list`, 'Write a list of values as TYPE[] or {type: array, items: TYPE}.')
      } else this.#value(items, item, positionOf(list, index) ?? place, `an item of ${what}`)
    }
  }

  #map(kinds: readonly Kind[], value: JsonObject, place: Place, what: string): void {
    const candidates = kinds.flatMap((kind) => this.#recordsOf(kind))
    if (candidates.length === 0) {
      this.#add(place, 'wrong-type', `${what} must be ${describeKinds(kinds)}, and this is a map`)
      return
    }
    const tag = this.#tagOf(candidates)
    if (tag === undefined) return this.#record(this.#model.record(candidates[0] ?? ''), value)
    const written = value[tag]
    const chosen = candidates.find((name) => this.#literalOf(name, tag) === written)
    if (chosen !== undefined) return this.#record(this.#model.record(chosen), value)
    const untagged = candidates.find((name) => this.#literalOf(name, tag) === undefined)
    if (untagged !== undefined && written === undefined) return this.#record(this.#model.record(untagged), value)
    this.#unknownTag(candidates, tag, value, place, what)
  }

  #unknownTag(candidates: readonly string[], tag: string, value: JsonObject, place: Place, what: string): void {
    const allowed = candidates.flatMap((name) => this.#literalOf(name, tag) ?? [])
    const written = value[tag]
    if (written === undefined) {
      const meant = tag === 'type' ? typeWith(value) : undefined
      this.#add(positionOf(value) ?? place, 'missing-field', `${what} needs the field ${tag}: one of ${allowed.join(', ')}`, meant === undefined ? undefined : `Write type: ${meant} there.`)
      return
    }
    const at = positionOf(value, tag) ?? place
    if (typeof written !== 'string') {
      this.#add(at, 'wrong-type', `${tag} of ${what} must be one of ${allowed.join(', ')}, and this is ${describe(written)}`)
      return
    }
    const later = tag === 'class' ? VERSIONS.find((version) => version > this.#model.version && MODELS[version].has(written)) : undefined
    if (later !== undefined) {
      this.#add(at, 'later-version', `${written} came with CWL ${later}, and this is ${this.#model.version}`, `Raise cwlVersion to ${later}, or remove it.`)
      return
    }
    // CWL's own names with the prefix of its own vocabulary are no extensions, only misspelt.
    const own = ownTerm(written, this.#namespaces)
    if (written.includes(':') && own === undefined && candidates.some((name) => this.#model.requirements.includes(name))) {
      // "If … a requirement is listed which is not recognized by the implementation, it is a fatal error" (CWL v1.2,
      // "Requirements and hints").
      this.#add(at, 'unknown-class', `${written} is an extension that only some platforms know, and all others must refuse it as a requirement`, this.#remedyOfExtension(written))
      return
    }
    const guess = nearestName(own ?? written, allowed)
    this.#add(
      at,
      tag === 'class' ? 'unknown-class' : 'unknown-type',
      `${written} is no ${tag} that ${what} can have`,
      guess === undefined ? `It can be ${allowed.join(', ')}.` : `Did you mean ${guess}?`,
    )
  }

  /** Some extensions became requirements of CWL, most under their own names, such as cwltool:InplaceUpdateRequirement. */
  #remedyOfExtension(written: string): string {
    const name = written.slice(Math.max(...[':', '#', '/'].map((mark) => written.lastIndexOf(mark))) + 1)
    // Who ignored it as a hint would run the step once, and give another result.
    if (name === 'Loop') return 'CWL has no loops up to v1.2: let the tool itself repeat what it does.'
    const own = TAKEN_OVER.get(name) ?? name
    if (this.#model.requirements.includes(own)) return `Write ${own}, which CWL ${this.#model.version} has itself.`
    const later = VERSIONS.find((version) => version > this.#model.version && MODELS[version].requirements.includes(own))
    return later === undefined ? 'Put it under hints.' : `Put it under hints, or raise cwlVersion to ${later} and write ${own}.`
  }

  #recordsOf(kind: Kind): readonly string[] {
    switch (kind.kind) {
      case 'record':
        return [kind.name]
      case 'requirement':
        return this.#model.requirements
      case 'type':
        return typeRecords(kind.family)
      default:
        return []
    }
  }

  #tagOf(candidates: readonly string[]): 'class' | 'type' | undefined {
    return (['class', 'type'] as const).find((tag) => candidates.some((name) => this.#literalOf(name, tag) !== undefined))
  }

  #literalOf(record: string, tag: string): string | undefined {
    const kinds = this.#model.record(record).fields.get(tag)?.kinds ?? []
    return kinds.length === 1 && kinds[0]?.kind === 'literal' ? kinds[0].value : undefined
  }
}

/** Extensions that CWL took over under another name: cwltool:TimeLimit and arv:ReuseRequirement. */
const TAKEN_OVER: ReadonlyMap<string, string> = new Map([
  ['TimeLimit', 'ToolTimeLimit'],
  ['ReuseRequirement', 'WorkReuse'],
])

/** What to do about a field that is misspelt nowhere near; `draft` is what a field of a draft is called today. */
function hintOnUnknown({ fields }: RecordShape, draft: string | undefined): string {
  if (draft !== undefined && fields.has(draft)) return `It is called ${draft} now, which is there too: remove one of them.`
  return `Its fields are ${[...fields.keys()].join(', ')}; a field of another vocabulary needs a prefix and a colon.`
}

/** The name that was meant most likely. That most end alike says nothing of which. */
function nearestName(written: string, allowed: readonly string[]): string | undefined {
  const cores = new Map(allowed.map((name) => [coreOf(name), name]))
  const guess = nearest(coreOf(written), cores.keys())
  return guess === undefined ? undefined : cores.get(guess)
}

function coreOf(name: string): string {
  return name.replace(/(?<=.)Requirement$/, '')
}

/** What to do about a value whose kind would be right. */
function hintFor(model: Model, kinds: readonly Kind[], value: JsonValue): string | undefined {
  if (value === null) return kinds.some((kind) => kind.kind === 'type') ? 'The type is called "null", in quotes.' : undefined
  if (typeof value === 'string') return hintForText(model, kinds, value)
  // YAML takes 1.0 and yes for other things than text.
  if (isScalar(value) && kinds.some(isText)) return `Put it in quotes: "${String(value)}".`
  const isTooLarge = typeof value === 'number' && Number.isInteger(value) && kinds.some((kind) => kind.kind === 'int')
  return isTooLarge ? `It has 32 bits: ${-(2 ** 31)} to ${2 ** 31 - 1}.` : undefined
}

function hintForText(model: Model, kinds: readonly Kind[], text: string): string | undefined {
  if (kinds.some((kind) => isInQuotes(kind, text))) return 'Write it without quotes.'
  if (kinds.some((kind) => kind.kind === 'array' && kind.items.some((item) => item.kind === 'string'))) return `Write it as a list: [${text}].`
  return model.requirements.includes(text) && kinds.some((kind) => kind.kind === 'requirement' || kind.kind === 'hint') ? `Write - class: ${text}.` : undefined
}

/** True of `"5"` for a number, and of `"true"` for a switch. */
function isInQuotes({ kind }: Kind, text: string): boolean {
  if (kind === 'boolean') return text === 'true' || text === 'false'
  return (kind === 'int' || kind === 'long' || kind === 'float') && /^-?\d+$/.test(text)
}

/** True of text without an expression, where it is expressions that may be written as text. */
function isPlainFor(kind: Kind, value: JsonValue): boolean {
  return kind.kind === 'string' && kind.isExpression === true && typeof value === 'string' && !/\$[({]/.test(value)
}

/** Of any text, not only of expressions. */
function isText(kind: Kind): boolean {
  return kind.kind === 'string' && kind.isExpression !== true
}

function isScalar(value: JsonValue): value is boolean | number | ExactNumber {
  return typeof value === 'boolean' || typeof value === 'number' || value instanceof ExactNumber
}

/** Of texts, numbers and lists of those, with no parts that could be explained by themselves. */
function isPlain(kind: Kind): boolean {
  if (kind.kind === 'array') return kind.items.every(isPlain)
  return kind.kind !== 'record' && kind.kind !== 'requirement' && kind.kind !== 'hint' && kind.kind !== 'type'
}

interface UnfoldedType {
  readonly name: string
  /** Which fields of the type stand beside it. */
  readonly keys: readonly string[]
}

const FIELDS_OF_TYPES: Readonly<Record<string, readonly string[]>> = { array: ['items'], enum: ['symbols'], record: ['fields'] }

/** The kind of type that has a field which stands in a map. */
function typeWith(value: JsonObject): string | undefined {
  return Object.keys(FIELDS_OF_TYPES).find((name) => FIELDS_OF_TYPES[name]?.some((key) => Object.hasOwn(value, key)))
}

/** `{type: array, items: string}` as a parameter or a field: it is a type, and a parameter has one in its `type`. */
function unfoldedType(shape: RecordShape, value: JsonObject): UnfoldedType | undefined {
  if (shape.fields.get('type')?.kinds.some((kind) => kind.kind === 'type') !== true) return undefined
  return partsOfType(value)
}

/** The kind of type that a map names, and the fields of that kind that stand in the same map. */
export function partsOfType(value: object): UnfoldedType | undefined {
  const name = 'type' in value ? value.type : undefined
  if (typeof name !== 'string' || !Object.hasOwn(FIELDS_OF_TYPES, name)) return undefined
  const keys = (FIELDS_OF_TYPES[name] ?? []).filter((key) => Object.hasOwn(value, key))
  return keys.length === 0 ? undefined : { name, keys }
}
