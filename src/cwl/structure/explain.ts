import type { Location } from '../../files/source-text.ts'
import { truncateMiddle } from '../../files/text.ts'
import { isArray, isObject, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { fixForDirective } from '../documents/references.ts'
import {
  fixForClassAsKey,
  keyWrittenAt,
  literalOf,
  namesAsKeys,
  recordsOf,
  subjectOf,
  tagOf,
} from '../forms/keyed-items.ts'
import { accepts } from '../model/accepts.ts'
import { laterVersion, type Field, type Kind, type Model, type RecordShape, type VersionName } from '../model/index.ts'
import { gluedField, ownTerm, prefixedField, prefixedWords, type Namespaces } from '../model/own-terms.ts'
import { ProblemCollector } from '../problems/collect.ts'
import { describe, describeKinds } from '../problems/describe-value.ts'
import { createProblemAs, type Fix, type Problem } from '../problems/problem.ts'
import { typeWith, unfoldedType, wordsForWrapped, type UnfoldedType } from '../types/type-parts.ts'
import { isMarkedUnresolved, positionIn, positionOf } from '../yaml/origin.ts'
import { adviceOnField, isRest } from './field-advice.ts'
import {
  isEntryOf,
  isUnknown,
  outdentedFields,
  outdentedRequirementFields,
  outdentedUnder,
  fixForItem,
  fixForName,
  wordsForOutdented,
  type OutdentedFields,
} from './slips.ts'
import { adviceOnValue, fixOfExtension, laterForm, mayRaise, nearestName } from './value-advice.ts'

/**
 * Explains what is wrong with a process that the validator refuses, or with a record such as a hint: one problem for
 * each mistake. It reads the model that the validator is generated from. Among alternatives, it chooses the one that
 * was most likely meant.
 */
export function explainRecord(
  model: Model,
  name: string,
  value: JsonObject,
  namespaces: Namespaces,
): readonly Problem<Explained>[] {
  return new Explanation(model, value, namespaces).of(name, value)
}

export const EXPLAINED = [
  'later-version',
  'missing-field',
  'too-many-problems',
  'unknown-class',
  'unknown-field',
  'unknown-type',
  'wrong-type',
] as const

export type Explained = (typeof EXPLAINED)[number]

class Explanation {
  readonly #model: Model
  readonly #namespaces: Namespaces
  readonly #root: JsonObject
  readonly #explained = new ProblemCollector<Explained>()
  /** Values whose problems are not reported. */
  readonly #ignored = new Set<JsonValue>()
  /** Fields that are written below their entry. */
  readonly #below = new Map<JsonValue, readonly string[]>()
  #place: Location

  constructor(model: Model, root: JsonObject, namespaces: Namespaces) {
    this.#model = model
    this.#namespaces = namespaces
    this.#root = root
    this.#place = positionIn('', root)
  }

  of(name: string, value: JsonObject): readonly Problem<Explained>[] {
    this.#record(this.#model.record(name), value)
    return this.#explained.problems
  }

  get #isFull(): boolean {
    return this.#explained.isFull
  }

  #add(place: Location | undefined, code: Explained, message: string, fix?: Fix): void {
    this.#explained.add(createProblemAs(place ?? this.#place, code, message, fix))
  }

  #later(place: Location, what: string, later: VersionName, otherwise: string): void {
    this.#add(
      place,
      'later-version',
      `${what} needs CWL ${later}, but this document has ${this.#model.version}`,
      mayRaise(this.#root, this.#model.version, later)
        ? `Raise cwlVersion to ${later}, or ${otherwise}.`
        : `${otherwise.charAt(0).toUpperCase()}${otherwise.slice(1)}.`,
    )
  }

  #record(shape: RecordShape, value: JsonObject): void {
    if (isMarkedUnresolved(value)) return
    const outer = this.#place
    this.#place = positionOf(value) ?? outer
    this.#fields(shape, value)
    this.#place = outer
  }

  #fields(shape: RecordShape, value: JsonObject): void {
    const keys = orderedKeys(value)
    const named = this.#namesAsKeys(shape, value, keys)
    if (named?.keys.length === keys.length) return
    const outdented = outdentedUnder(shape, value, keys)
    const entries = new Set([...(named?.keys ?? []), ...[...outdented.values()].flat()])
    const meant = this.#unknownFields(
      shape,
      value,
      keys.filter((key) => !entries.has(key)),
    )
    // A wrong name is not also reported as missing, nor is an import.
    if (!meant.includes('$import'))
      this.#missingFields(
        shape,
        value,
        keys,
        new Set([...meant, ...(named === undefined ? [] : [named.subject]), ...(this.#below.get(value) ?? [])]),
        outdented,
      )
    for (const key of keys) {
      const field = shape.fields.get(key)
      if (field !== undefined) this.#field(shape, field, value, key)
    }
  }

  /** `- reads: File`, where a field should hold the name. */
  #namesAsKeys(
    shape: RecordShape,
    value: JsonObject,
    keys: readonly string[],
  ): { readonly keys: readonly string[]; readonly subject: string } | undefined {
    const named = namesAsKeys(value, shape, this.#model.version)
    const [first] = named
    const subject = this.#model.processes.includes(shape.name) ? undefined : subjectOf(shape)
    if (
      first === undefined ||
      subject === undefined ||
      keys.filter((key) => isUnknown(shape, key)).length !== named.length
    )
      return undefined
    const what = named.length === 1 ? 'its name is a key' : 'its names are keys'
    this.#add(
      positionOf(value, first, 'key'),
      'missing-field',
      `${shape.name} needs the field "${subject}", but here ${what}: write that in a map, not in a list`,
      shape.fields.size === 1
        ? `Write - ${truncateMiddle(first)}, with nothing after it.`
        : `Write - ${subject}: ${truncateMiddle(first)} with its fields below it, or remove the dashes.`,
    )
    return { keys: named, subject }
  }

  #unknownFields(shape: RecordShape, value: JsonObject, keys: readonly string[]): readonly string[] {
    const meant: string[] = []
    const unknown = new Set(keys.filter((key) => isUnknown(shape, key)))
    const unfolded = unfoldedType(shape, value)
    if (unfolded !== undefined) this.#unfolded(value, unfolded)
    for (const [index, key] of keys.entries()) {
      if (this.#isFull) break
      const field = prefixedField(this.#model.version, key, this.#namespaces)
      if (field !== undefined) {
        this.#add(positionOf(value, key, 'key'), 'unknown-field', ...prefixedWords(key, field))
        meant.push(field)
      }
      if (!unknown.has(key) || unfolded?.keys.includes(key) === true) continue
      const before = keys[index - 1] ?? ''
      // It continues the text of the key before it.
      if (unknown.has(before) && isRest(value, before) && isRest(value, key)) continue
      const guess = this.#unknownField(shape, value, key)
      if (guess !== undefined) meant.push(guess)
    }
    return meant
  }

  #missingFields(
    shape: RecordShape,
    value: JsonObject,
    keys: readonly string[],
    misspelt: ReadonlySet<string>,
    outdented: ReadonlyMap<string, readonly string[]>,
  ): void {
    const glued = keys.map((key) => gluedField(this.#model.version, key, this.#namespaces))
    for (const field of shape.fields.values()) {
      if (!field.required || isPresent(value[field.name]) || misspelt.has(field.name)) continue
      const at = keys[glued.indexOf(field.name)]
      if (at !== undefined) {
        this.#add(
          positionOf(value, at, 'key'),
          'missing-field',
          `${shape.name} needs the field "${field.name}", but "${at}" has no space after its colon`,
          'Add the space.',
        )
        continue
      }
      const isThere = Object.hasOwn(value, field.name)
      const [entry] = outdented.get(field.name) ?? []
      if (entry !== undefined) {
        this.#add(
          positionOf(value, field.name, 'key'),
          'missing-field',
          `the field "${field.name}" of ${shape.name} is empty, and "${truncateMiddle(entry)}" is below it, not in it`,
          `Indent ${truncateMiddle(entry)} and the lines after it.`,
        )
        continue
      }
      const message = isThere
        ? `the field "${field.name}" of ${shape.name} is empty, but must be ${describeKinds(field.kinds)}`
        : `${shape.name} needs the field "${field.name}": ${describeKinds(field.kinds)}`
      this.#add(
        isThere ? positionOf(value, field.name, 'key') : undefined,
        'missing-field',
        message,
        (isThere ? undefined : this.#misplaced(value, field.name)) ??
          fixForName(field, value) ??
          this.#fixForEmptyList(shape, field, isThere),
      )
    }
  }

  /** Only where an empty list is likely, if the field is missing. */
  #fixForEmptyList({ name }: RecordShape, field: Field, isThere: boolean): string | undefined {
    if (!field.kinds.some((kind) => kind.kind === 'array')) return undefined
    if (name === 'WorkflowStep' && field.name === 'in')
      return 'List the inputs of the step: in: {INPUT: SOURCE}. If it has no inputs, write in: [].'
    if (isThere) return 'If there is nothing to list, write [].'
    return name === 'WorkflowStep' || this.#model.processes.includes(name)
      ? `If there is nothing to list, write ${field.name}: [].`
      : undefined
  }

  /** Another field holds the missing field or its entries, for example because they are indented too far. */
  #misplaced(value: JsonObject, missing: string): string | undefined {
    for (const key of orderedKeys(value)) {
      const part = value[key]
      const strays = isArray(part) ? part.filter((item) => isObject(item) && isEntryOf(missing, item)) : []
      const [stray] = strays
      if (isObject(stray)) {
        for (const each of strays) this.#ignored.add(each)
        return `The entries under ${key} from line ${(positionOf(stray) ?? this.#place).line} on look like ${missing}. Write ${missing}: above them.`
      }
      const entry = isArray(part) ? part.find((item) => isObject(item) && item['id'] === missing) : undefined
      if (!isObject(entry)) continue
      // All its other problems follow from its place.
      this.#ignored.add(entry)
      return `${key} has an entry "${missing}" on line ${(positionOf(entry) ?? this.#place).line}. If you meant the field, move it to the left.`
    }
    return undefined
  }

  /** Reports fields next to `type`, not inside it. */
  #unfolded(value: JsonObject, { name, isOptional, keys }: UnfoldedType): void {
    const type = `{type: ${name}, ${keys.map((key) => `${key}: …`).join(', ')}}`
    this.#add(
      positionOf(value, 'type'),
      'unknown-type',
      `"${name}" is not a type by itself: it needs ${keys.join(' and ')}, one level further in`,
      `Write type: ${isOptional ? `["null", ${type}]` : type}.`,
    )
  }

  /** Returns the field that was meant, if it can be guessed. */
  #unknownField(shape: RecordShape, value: JsonObject, key: string): string | undefined {
    const place = positionOf(value, key, 'key') ?? this.#place
    const later = laterVersion(
      this.#model,
      (model) => model.has(shape.name) && model.record(shape.name).fields.has(key),
    )
    if (later !== undefined) {
      this.#later(place, `the field "${key}" of ${shape.name}`, later, 'remove the field')
      return undefined
    }
    const { guess, fix } = adviceOnField(this.#model, shape, value, key)
    this.#add(place, 'unknown-field', `${shape.name} has no field "${key}"`, fix)
    return guess
  }

  #field(shape: RecordShape, field: Field, value: JsonObject, key: string): void {
    const item = value[key] as JsonValue
    if (item === null) return
    const place = positionOf(value, key) ?? this.#place
    if (key === 'steps' && isObject(item) && !isMarkedUnresolved(item)) {
      this.#add(
        place,
        'wrong-type',
        '"steps" must hold steps by name, but holds the fields of one step',
        'Move them one level further in: steps: {NAME: {run: …, in: …, out: …}}.',
      )
      return
    }
    const what = this.#model.processes.includes(shape.name) ? `"${key}"` : `"${key}" of ${shape.name}`
    const later = field.kinds.some((kind) => accepts(this.#model, kind, item))
      ? undefined
      : laterForm(this.#model, shape, field, item)
    if (later === undefined)
      this.#value(
        field.kinds,
        item,
        place,
        what,
        key === 'source' ? 'To give a value that is not a link, write {default: …}.' : undefined,
      )
    else this.#later(place, `this form of ${what}`, later, `write it as ${describeKinds(field.kinds)}`)
  }

  #value(kinds: readonly Kind[], value: JsonValue, place: Location, what: string, fix?: Fix): void {
    if (isMarkedUnresolved(value) || this.#ignored.has(value)) return
    if (kinds.some((kind) => accepts(this.#model, kind, value))) return
    if (isArray(value)) return this.#list(kinds, value, place, what)
    if (isObject(value)) return this.#map(kinds, value, place, what)
    this.#add(
      place,
      'wrong-type',
      `${what} must be ${describeKinds(kinds)}, but is ${describe(value)}`,
      fix ?? adviceOnValue(this.#model, kinds, value),
    )
  }

  #list(kinds: readonly Kind[], list: readonly JsonValue[], place: Location, what: string): void {
    const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : kind.kind === 'type' ? [kind] : []))
    if (items.length === 0) {
      this.#add(place, 'wrong-type', `${what} must be ${describeKinds(kinds)}, but is a list`)
      return
    }
    const ofTypes = items.every((kind) => kind.kind === 'type')
    const fields = this.#outdentedFields(items, list)
    for (const [index, item] of list.entries()) {
      if (this.#isFull) return
      if (fields.has(index)) continue
      if (!this.#fieldlessRequirement(items, list, index))
        this.#value(
          items,
          item,
          positionOf(list, index) ?? place,
          `an item of ${what}`,
          item === null && !ofTypes ? 'Write a value here, or remove the item.' : undefined,
        )
    }
  }

  /** Fields next to their entry, not inside it. Returns their indexes. */
  #outdentedFields(items: readonly Kind[], list: readonly JsonValue[]): ReadonlySet<number> {
    const places = new Set<number>()
    for (const [index, fields] of this.#outdentedIn(items, list)) {
      for (const offset of fields.names.keys()) places.add(index + offset)
      this.#below.set(fields.entry, fields.names)
      this.#add(positionOf(list, index), 'wrong-type', ...wordsForOutdented(fields))
    }
    return places
  }

  #outdentedIn(items: readonly Kind[], list: readonly JsonValue[]): ReadonlyMap<number, OutdentedFields> {
    if (items.some(({ kind }) => kind === 'requirement' || kind === 'hint'))
      return outdentedRequirementFields(this.#model, list)
    const [name, ...others] = items.flatMap((kind) => recordsOf(this.#model, kind))
    const shape = name === undefined || others.length > 0 ? undefined : this.#model.record(name)
    const subject = shape === undefined ? undefined : subjectOf(shape)
    return subject === undefined ? new Map() : outdentedFields(list, () => shape, subject)
  }

  /** `WorkReuse: false`, or an import without its dollar sign. */
  #fieldlessRequirement(items: readonly Kind[], list: readonly JsonValue[], index: number): boolean {
    const value = list[index]
    const name =
      items.some(({ kind }) => kind === 'requirement' || kind === 'hint') && !isObject(value)
        ? keyWrittenAt(list, index)
        : undefined
    if (value === undefined || name === undefined) return false
    const fix = fixForDirective({ [name]: value })
    if (fix !== undefined) {
      this.#add(positionOf(list, index), 'unknown-class', `"${name}" is not a requirement`, fix)
      return true
    }
    if (!this.#model.requirements.includes(name)) return false
    const field = [...this.#model.record(name).fields.values()].find(({ kinds }) =>
      kinds.some((kind) => accepts(this.#model, kind, value)),
    )
    this.#add(
      positionOf(list, index),
      'wrong-type',
      `${name} must be a map of its fields, but is ${describe(value)}`,
      field === undefined ? undefined : `The value belongs to a field. Write ${name}: {${field.name}: …}.`,
    )
    return true
  }

  #map(kinds: readonly Kind[], value: JsonObject, place: Location, what: string): void {
    const candidates = kinds.flatMap((kind) => recordsOf(this.#model, kind))
    if (candidates.length === 0) {
      this.#add(
        place,
        'wrong-type',
        `${what} must be ${describeKinds(kinds)}, but is a map`,
        fixForItem(this.#model, kinds, value) ??
          fixForDirective(
            value,
            kinds.some(({ kind }) => kind === 'string'),
          ),
      )
      return
    }
    const tag = tagOf(this.#model, candidates)
    if (tag === undefined) return this.#record(this.#model.record(candidates[0] ?? ''), value)
    const written = value[tag]
    const chosen = candidates.find((name) => literalOf(this.#model, name, tag) === written)
    if (chosen !== undefined) return this.#record(this.#model.record(chosen), value)
    const untagged = candidates.find((name) => literalOf(this.#model, name, tag) === undefined)
    if (untagged !== undefined && written === undefined) return this.#record(this.#model.record(untagged), value)
    this.#unknownTag(candidates, tag, value, place, what)
  }

  #unknownTag(candidates: readonly string[], tag: string, value: JsonObject, place: Location, what: string): void {
    const allowed = candidates.flatMap((name) => literalOf(this.#model, name, tag) ?? [])
    const written = value[tag]
    if (written === undefined) return this.#missingTag(allowed, tag, value, positionOf(value) ?? place, what)
    const at = positionOf(value, tag) ?? place
    if (typeof written !== 'string')
      return this.#add(
        at,
        'wrong-type',
        `"${tag}" of ${what} must be one of ${allowed.join(', ')}, but is ${describe(written)}`,
      )
    const later = tag === 'class' ? laterVersion(this.#model, (model) => model.has(written)) : undefined
    if (later !== undefined) return this.#later(at, `"${written}"`, later, 'remove it')
    // It may be a misspelt name of CWL, and not an extension.
    const own = ownTerm(written, this.#namespaces)
    const isExtension = written.includes(':') && own === undefined
    if (isExtension && candidates.some((name) => this.#model.requirements.includes(name)))
      return this.#extension(written, at)
    const [message, fix] =
      (tag === 'type' ? wordsForWrapped(value, what) : undefined) ??
      ([`"${written}" is not a ${tag} that ${what} can have`, fixForTag(tag, written, own, allowed)] as const)
    this.#add(at, tag === 'class' ? 'unknown-class' : 'unknown-type', message, fix)
  }

  #missingTag(allowed: readonly string[], tag: string, value: JsonObject, at: Location, what: string): void {
    const fix = tag === 'class' ? fixForClassAsKey(value, allowed) : undefined
    if (fix !== undefined)
      return this.#add(
        at,
        'missing-field',
        `${what} needs the field "class", but here its class is a key: write that in a map, not in a list`,
        fix,
      )
    const meant = tag === 'type' ? typeWith(value) : undefined
    this.#add(
      at,
      'missing-field',
      `${what} needs the field "${tag}": one of ${allowed.join(', ')}`,
      tag === 'type' && value['class'] === 'SchemaDefRequirement'
        ? 'This is a whole SchemaDefRequirement, not a type. Move it to requirements, or list its types here.'
        : meant === undefined
          ? fixForDirective(value)
          : `Write type: ${meant}.`,
    )
  }

  /**
   * "If … a requirement is listed which is not recognized by the implementation, it is a fatal error" (CWL v1.2,
   * "Requirements and hints").
   */
  #extension(written: string, at: Location): void {
    this.#add(
      at,
      'unknown-class',
      `"${written}" is an extension that only some platforms know; all others must refuse it as a requirement`,
      fixOfExtension(this.#model, written),
    )
  }
}

function fixForTag(tag: string, written: string, own: string | undefined, allowed: readonly string[]): Fix {
  const guess = nearestName(own ?? written, allowed)
  return guess === undefined
    ? `Use one of ${allowed.join(', ')}.`
    : {
        words: `Did you mean "${guess}"?`,
        change: tag === 'class' && own === undefined ? { kind: 'word', text: guess } : undefined,
      }
}
