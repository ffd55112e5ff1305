import type { Event } from 'js-yaml'

import type { Limits } from '../../files/limits.ts'
import { lineAt, type SourceText } from '../../files/source-text.ts'
import {
  emptyObject,
  entriesOf,
  isArray,
  isObject,
  keepKeyOrder,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
} from '../../json/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import {
  ALIAS,
  DOCUMENT,
  isOnLineOfItsKey,
  lacksSpace,
  MAPPING,
  PLAIN,
  POP,
  SCALAR,
  startOf,
  type AliasEvent,
  type MappingEvent,
  type NodeEvent,
  type ScalarEvent,
  type SequenceEvent,
} from './nodes.ts'
import { setOrigin } from './origin.ts'
import {
  collectionAsKey,
  duplicateKey,
  mapOnLineOfItsKey,
  recursiveAlias,
  Refusal,
  secondDocument,
  tooManyValues,
  tooMuchText,
  unknownAlias,
} from './refusal.ts'
import { NO_TAGS, resolvePlain, textOf, valueOf } from './scalars.ts'
import { strangenessOf } from './syntax-mistakes.ts'

/** Marks the key `<<`. */
const MERGE = Symbol('<<')

interface Merge {
  readonly value: JsonValue
  readonly offset: number
}

interface OpenMap {
  readonly map: MutableJsonObject
  readonly keys: string[]
  readonly offsets: number[]
}

/** YAML 1.1, "Merge Key Language-Independent Type": the map's own keys take precedence, then the maps merged first. */
function mergeInto({ map, keys, offsets }: OpenMap, { value, offset }: Merge): void {
  for (const source of isArray(value) ? value : [value]) {
    if (!isObject(source))
      throw new Refusal(
        'bad-merge',
        offset,
        '<< merges maps, and this is not a map',
        'Give << a map, an alias of one, or a list of those.',
      )
    for (const [key, item] of entriesOf(source)) {
      if (map[key] === undefined) {
        map[key] = item
        keys.push(key)
        offsets.push(offset, offset)
      }
    }
  }
}

/** The value of the events of one YAML document, with locations and warnings; or why it is refused. */
export function compose(
  events: readonly Event[],
  source: SourceText,
  limits: Limits,
):
  | { readonly value: JsonValue; readonly values: number; readonly problems: readonly Problem[] }
  | { readonly refused: readonly Problem[] } {
  const composer = new Composer(events, source, limits)
  try {
    const value = composer.document()
    return composer.refused.length === 0
      ? { value, values: composer.values, problems: composer.problems }
      : { refused: composer.refused }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: [...composer.refused, problemOf(error, source)] }
  }
}

function problemOf({ code, offset, message, fix }: Refusal, source: SourceText): Problem {
  return createProblemAs(source.place(offset), code, message, fix)
}

const EMPTY = 'A CWL file begins with cwlVersion and class; an empty one may not have been written to its end.'

interface Anchor {
  readonly value: JsonValue
  readonly nodes: number
  readonly text: number
}

class Composer {
  readonly problems: Problem[] = []
  /** Mistakes after which the rest can still be read. */
  readonly refused: Problem[] = []
  readonly #events: readonly Event[]
  readonly #source: SourceText
  readonly #limits: Limits
  readonly #anchors = new Map<string, Anchor | 'open'>()
  #at = 0
  #nodes = 0
  #text = 0
  /** Keys of the open maps and lists, innermost last: one array needs less memory than one for each map. */
  readonly #keys: string[] = []
  readonly #offsets: number[] = []
  /** The last dash that was searched, so that no line is searched twice. */
  #lastDash = 0

  /** Whether it could be too large. Each node is an event, and all characters are in the text, except for aliases. */
  #isLarge: boolean

  constructor(events: readonly Event[], source: SourceText, limits: Limits) {
    this.#events = events
    this.#source = source
    this.#limits = limits
    this.#isLarge = events.length > limits.nodes || source.text.length > limits.textLength
  }

  get values(): number {
    return this.#nodes
  }

  document(): JsonValue {
    const first = this.#events[0]
    const node = this.#events[1]
    if (first === undefined || node === undefined || node.type === POP) {
      throw new Refusal('empty-file', 0, 'the file is empty', EMPTY)
    }
    this.#at = 1
    const value = this.#node()
    // The end of the first document is between them.
    const second = this.#at + 1
    if (this.#events[second]?.type === DOCUMENT) {
      throw secondDocument(this.#events.slice(0, second), this.#source.text)
    }
    if (value === null && node.type === SCALAR && node.valueStart < 0)
      throw new Refusal('empty-file', 0, 'the file is empty', EMPTY)
    return value
  }

  /** It exists, because no collection ends and no document begins here. */
  #next(): NodeEvent {
    const event = this.#events[this.#at]
    this.#at += 1
    if (event === undefined || event.type === POP || event.type === DOCUMENT) {
      throw new TypeError('the YAML parser ended a node before its value')
    }
    return event
  }

  #node(): JsonValue {
    const event = this.#next()
    if (event.type === ALIAS) return this.#alias(event)
    const nodes = this.#nodes
    const text = this.#text
    this.#count(event)
    if (event.anchorStart < 0) return this.#content(event)
    const name = this.#source.text.slice(event.anchorStart, event.anchorEnd)
    this.#anchors.set(name, 'open')
    const value = this.#content(event)
    this.#anchors.set(name, { value, nodes: this.#nodes - nodes, text: this.#text - text })
    return value
  }

  #content(event: MappingEvent | SequenceEvent | ScalarEvent): JsonValue {
    if (event.type === SCALAR) return valueOf(event, this.#source)
    return event.type === MAPPING ? this.#mapping(event) : this.#sequence(event)
  }

  #count(event: NodeEvent): void {
    this.#nodes += 1
    if (event.type === SCALAR) this.#text += event.valueEnd - event.valueStart
    if (this.#isLarge) this.#refuseTooMuch(event)
  }

  #refuseTooMuch(event: NodeEvent): void {
    if (this.#nodes > this.#limits.nodes) throw tooManyValues(this.#limits, startOf(event, this.#source.text))
    if (this.#text > this.#limits.textLength) throw tooMuchText(this.#limits, startOf(event, this.#source.text))
  }

  #alias(event: AliasEvent): JsonValue {
    const name = this.#source.text.slice(event.anchorStart, event.anchorEnd)
    const anchor = this.#anchors.get(name)
    if (anchor === undefined) throw unknownAlias(name, startOf(event, this.#source.text), this.#source.text)
    if (anchor === 'open') throw recursiveAlias(name, startOf(event, this.#source.text))
    this.#nodes += anchor.nodes
    this.#text += anchor.text
    this.#isLarge = true
    this.#refuseTooMuch(event)
    return anchor.value
  }

  #sequence(event: SequenceEvent): JsonValue {
    if (event.tagStart >= 0) this.#refuseTag(event, '!!seq')
    const items: JsonValue[] = []
    const from = this.#offsets.length
    for (let next = this.#peek(); next.type !== POP; next = this.#peek()) {
      const start = this.#start(next, NOWHERE)
      this.#offsets.push(
        start === NOWHERE ? this.#dash(event.start, items.length === 0 ? undefined : this.#offsets.at(-1)) : start,
      )
      items.push(this.#node())
    }
    this.#at += 1
    setOrigin(items, { source: this.#source, start: event.start, offsets: this.#offsets.splice(from) })
    return items
  }

  #mapping(event: MappingEvent): JsonValue {
    if (event.tagStart >= 0) this.#refuseTag(event, '!!map')
    const map = emptyObject()
    const fromKey = this.#keys.length
    const from = this.#offsets.length
    let merges: Merge[] | undefined
    let hasDuplicate = false
    while (this.#peek().type !== POP) {
      const keyEvent = this.#next()
      const keyOffset = startOf(keyEvent, this.#source.text)
      const key = this.#key(keyEvent)
      const next = this.#peek()
      const valueOffset = this.#start(next, keyOffset)
      if (lacksSpace(keyEvent, next, this.#source.text)) {
        throw new Refusal(
          'yaml-syntax',
          valueOffset,
          'not readable as YAML: a space is missing between the colon and this bracket',
          'Put a space after the colon.',
        )
      }
      if (isOnLineOfItsKey(keyEvent, next, this.#source.text)) throw mapOnLineOfItsKey(next.start)
      const value = this.#node()
      if (key === MERGE) (merges ??= []).push({ value, offset: keyOffset })
      else {
        if (map[key] !== undefined) {
          // Several in one map are one mistake, such as a list without its dashes.
          if (!hasDuplicate) this.#refuseDuplicate(map, key, keyOffset, fromKey, from)
          hasDuplicate = true
          continue
        }
        map[key] = value
        this.#keys.push(key)
        this.#offsets.push(keyOffset, valueOffset)
      }
    }
    this.#at += 1
    const keys = this.#keys.splice(fromKey)
    const offsets = this.#offsets.splice(from)
    for (const merge of merges ?? []) mergeInto({ map, keys, offsets }, merge)
    keepKeyOrder(map, keys)
    setOrigin(map, { source: this.#source, start: event.start, keys, offsets })
    return map
  }

  /** The keys of the map begin at `fromKey`, and their offsets at `from`. */
  #refuseDuplicate(map: JsonObject, key: string, offset: number, fromKey: number, from: number): void {
    const before = this.#source.place(this.#offsets[from + 2 * (this.#keys.indexOf(key, fromKey) - fromKey)] ?? 0)
    const last = this.#keys.at(-1) ?? ''
    // The duplicate may have been meant as the value of a key without one.
    const refusal = duplicateKey(key, offset, before.line, map[last] === null ? last : undefined)
    if (this.refused.length >= MOST_KEYS) throw refusal
    this.refused.push(problemOf(refusal, this.#source))
  }

  #key(event: NodeEvent): string | typeof MERGE {
    if (event.type !== ALIAS) this.#count(event)
    if (event.type === SCALAR && event.anchorStart >= 0) {
      const value = valueOf(event, this.#source)
      this.#anchors.set(this.#source.text.slice(event.anchorStart, event.anchorEnd), {
        value,
        nodes: 1,
        text: event.valueEnd - event.valueStart,
      })
    }
    if (event.type === SCALAR) {
      const text = textOf(event, this.#source)
      if (event.tagStart >= 0) {
        const value = valueOf(event, this.#source)
        if (typeof value === 'string') return value
      } else if (event.style !== PLAIN) return text
      else if (text === '<<') return MERGE
      else if (typeof resolvePlain(text) === 'string') {
        this.#remarkOnStrange(text, event.valueStart)
        return text
      }
      throw new Refusal(
        'key-not-text',
        startOf(event, this.#source.text),
        `the key ${text === '' ? '(nothing)' : text} is not text`,
        'Quote it.',
      )
    }
    if (event.type === ALIAS) {
      const value = this.#alias(event)
      if (typeof value === 'string') return value
    }
    throw collectionAsKey(startOf(event, this.#source.text), this.#source.text)
  }

  #remarkOnStrange(key: string, offset: number): void {
    const strange = this.problems.length < MOST_KEYS ? strangenessOf(key) : undefined
    if (strange !== undefined)
      this.problems.push(createProblemAs(this.#source.place(offset), 'strange-key', strange[0], strange[1], 'warning'))
  }

  #peek(): Event {
    const event = this.#events[this.#at]
    if (event === undefined) throw new TypeError('the YAML parser left a collection open')
    return event
  }

  #start(event: Event, otherwise: number): number {
    if (event.type === POP || event.type === DOCUMENT) return otherwise
    const start = startOf(event, this.#source.text)
    return start < 0 ? otherwise : start
  }

  /** An empty item is at the next dash of its list after the item `before`. */
  #dash(listStart: number, before: number | undefined): number {
    if (before === undefined) return listStart
    const { text, lineStarts } = this.#source
    const column = listStart - (lineStarts[lineAt(lineStarts, listStart)] ?? 0)
    for (let line = lineAt(lineStarts, Math.max(before, this.#lastDash)) + 1; line < lineStarts.length; line += 1) {
      const start = lineStarts[line] ?? 0
      // Everything in an item is indented more than its dash.
      if (text[start + column] === '-' && /^ *$/.test(text.slice(start, start + column)))
        return (this.#lastDash = start + column)
    }
    return listStart
  }

  #refuseTag(event: MappingEvent | SequenceEvent, own: string): void {
    const tag = this.#source.text.slice(event.tagStart, event.tagEnd)
    if (tag !== own) throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, NO_TAGS)
  }
}

const MOST_KEYS = 20

const NOWHERE = -1
