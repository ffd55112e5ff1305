import type { Event } from 'js-yaml'

import type { Limits } from '../../files/limits.ts'
import type { SourceText } from '../../files/source-text.ts'
import type { JsonValue } from '../../json/index.ts'
import {
  ALIAS,
  BLOCK,
  FOLDED,
  LITERAL,
  MAPPING,
  PLAIN,
  POP,
  SCALAR,
  SEQUENCE,
  startOf,
  type MappingEvent,
  type NodeEvent,
  type ScalarEvent,
  type SequenceEvent,
} from '../yaml/nodes.ts'
import { textOf, valueOf } from '../yaml/scalars.ts'
import { readEvents } from '../yaml/yaml-events.ts'

export type Node = Collection | Scalar | Alias

export interface Collection {
  readonly kind: 'map' | 'list'
  readonly isFlow: boolean
  readonly start: number
  readonly end: number
  readonly entries: readonly Entry[]
}

export interface Entry {
  readonly key?: string
  /** The key; for an item of a list without brackets, its dash. */
  readonly start: number
  readonly keyEnd: number
  /** After the colon or the dash. */
  readonly from: number
  readonly end: number
  readonly value: Node
}

export interface Scalar {
  readonly kind: 'scalar'
  readonly start: number
  readonly end: number
  readonly value: JsonValue
  readonly event: ScalarEvent
}

interface Alias {
  readonly kind: 'alias'
  readonly start: number
  readonly end: number
}

export class NotEditable extends Error {
  override readonly name = 'NotEditable'
}

interface SyntaxTree {
  readonly source: SourceText
  readonly root: Node
}

/** Throws {@link NotEditable} for a text that is neither YAML nor JSON. */
export function syntaxTree(text: string, file: string, limits: Limits): SyntaxTree {
  const reading = readEvents(text, file, limits)
  if ('problem' in reading) throw new NotEditable(`${file} is neither YAML nor JSON`)
  return { source: reading.source, root: new TreeBuilder(reading.events, reading.source).root() }
}

class TreeBuilder {
  readonly #events: readonly Event[]
  readonly #text: string
  readonly #source: SourceText
  // The first event begins the document.
  #at = 1

  constructor(events: readonly Event[], source: SourceText) {
    this.#events = events
    this.#text = source.text
    this.#source = source
  }

  root(): Node {
    return this.#node(this.#next(), 0)
  }

  #next(): NodeEvent {
    const event = this.#events[this.#at]
    this.#at += 1
    if (event === undefined || !isNode(event)) throw new NotEditable(`${this.#source.file} holds no value`)
    return event
  }

  /** `otherwise` is the place of an empty value. */
  #node(event: NodeEvent, otherwise: number): Node {
    switch (event.type) {
      case SCALAR:
        return this.#scalar(event, otherwise)
      case ALIAS:
        return { kind: 'alias', start: event.anchorStart - 1, end: event.anchorEnd }
      case MAPPING:
      case SEQUENCE:
        return this.#collection(event)
    }
  }

  #scalar(event: ScalarEvent, otherwise: number): Scalar {
    const value = valueOf(event, this.#source)
    if (event.valueStart < 0) return { kind: 'scalar', start: otherwise, end: otherwise, value, event }
    const quote = event.style === PLAIN ? 0 : 1
    if (event.style === LITERAL || event.style === FOLDED) {
      const start = startOf({ ...event, tagStart: -1, anchorStart: -1 }, this.#text)
      let end = event.valueEnd
      while (end > event.valueStart && /[\r\n]/.test(this.#text.charAt(end - 1))) end -= 1
      return { kind: 'scalar', start, end, value, event }
    }
    return { kind: 'scalar', start: event.valueStart - quote, end: event.valueEnd + quote, value, event }
  }

  #collection(event: MappingEvent | SequenceEvent): Collection {
    const kind = event.type === MAPPING ? 'map' : 'list'
    const isFlow = event.style !== BLOCK
    const entries: Entry[] = []
    while (this.#events[this.#at]?.type !== POP) entries.push(kind === 'map' ? this.#pair() : this.#item(isFlow))
    this.#at += 1
    const last = entries.at(-1)?.end ?? event.start + 1
    // In a list in brackets, a map of one pair needs none.
    const isClosed = isFlow && /[{[]/.test(this.#text.charAt(event.start))
    return { kind, isFlow, start: event.start, end: isClosed ? this.#closing(last) : last, entries }
  }

  #pair(): Entry {
    const event = this.#next()
    const node = this.#node(event, 0)
    if (event.type !== SCALAR || node.kind !== 'scalar') throw new NotEditable('a key is not text')
    const from = node.end + lengthOf(/^\s*:/, this.#text.slice(node.end, node.end + FAR))
    const value = this.#node(this.#next(), from)
    const key = textOf(event, this.#source)
    return { key, start: node.start, keyEnd: node.end, from, end: value.end, value }
  }

  #item(isFlow: boolean): Entry {
    const event = this.#next()
    const outer = startOf(event, this.#text)
    if (outer < 0) throw new NotEditable('an item of a list is empty')
    const value = this.#node(event, outer)
    if (isFlow) return { start: outer, keyEnd: outer, from: outer, end: value.end, value }
    const start = this.#text.slice(0, outer).trimEnd().length - 1
    if (this.#text[start] !== '-') throw new NotEditable('a comment is written behind the dash of an item')
    return { start, keyEnd: start, from: start + 1, end: value.end, value }
  }

  /** After the bracket. Only comments and a comma can be before it. */
  #closing(from: number): number {
    return from + lengthOf(/^(?:[\s,]|#[^\n]*\n)*[\]}]/, this.#text.slice(from, from + FAR))
  }
}

const FAR = 10_000

function isNode(event: Event): event is NodeEvent {
  return event.type === SCALAR || event.type === ALIAS || event.type === MAPPING || event.type === SEQUENCE
}

/** Throws if the pattern does not match. */
function lengthOf(pattern: RegExp, text: string): number {
  const found = pattern.exec(text)
  if (found === null) throw new NotEditable('a value is written in an unusual way')
  return found[0].length
}
