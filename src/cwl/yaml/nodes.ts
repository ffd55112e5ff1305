import type { Event } from 'js-yaml'

/** The types and styles of js-yaml's events. */
export const DOCUMENT = 1
export const SEQUENCE = 2
export const MAPPING = 3
export const SCALAR = 4
export const ALIAS = 5
export const POP = 6
export const PLAIN = 1
export const SINGLE_QUOTED = 2
export const DOUBLE_QUOTED = 3
export const LITERAL = 4
export const FOLDED = 5
export const BLOCK = 1

export type MappingEvent = Extract<Event, { type: typeof MAPPING }>
export type SequenceEvent = Extract<Event, { type: typeof SEQUENCE }>
export type ScalarEvent = Extract<Event, { type: typeof SCALAR }>
export type AliasEvent = Extract<Event, { type: typeof ALIAS }>
export type NodeEvent = MappingEvent | SequenceEvent | ScalarEvent | AliasEvent

/** Offset of a node, including its tag and anchor; -1 for an empty one. */
export function startOf(event: NodeEvent, text: string): number {
  switch (event.type) {
    case SCALAR: {
      if (event.tagStart >= 0)
        return event.anchorStart < 0 ? event.tagStart : Math.min(event.tagStart, event.anchorStart)
      if (event.anchorStart >= 0) return event.anchorStart
      if (event.style === LITERAL || event.style === FOLDED) return headerOf(text, event.valueStart)
      return event.valueStart < 0 ? -1 : event.valueStart - (event.style === PLAIN ? 0 : 1)
    }
    case ALIAS:
      return event.anchorStart - 1
    case MAPPING:
    case SEQUENCE:
      return event.start
  }
}

/**
 * `{a:[b]}`: only after a quoted key the space is optional (YAML 1.2.2, section 7.4.2). js-yaml accepts it, other
 * readers do not.
 */
export function lacksSpace(key: NodeEvent, value: Event, text: string): boolean {
  if (key.type !== SCALAR || key.style !== PLAIN) return false
  return (value.type === MAPPING || value.type === SEQUENCE) && text[value.start - 1] === ':'
}

/**
 * `a: &b c: d`: js-yaml accepts a map without brackets after an anchor or a tag, but it is not valid (YAML 1.2.2,
 * section 8.2.2).
 */
export function isOnLineOfItsKey(key: NodeEvent, value: Event, text: string): value is MappingEvent {
  if (value.type !== MAPPING || value.style !== BLOCK || (key.type !== SCALAR && key.type !== ALIAS)) return false
  return !/[\r\n]/.test(text.slice(key.type === SCALAR ? key.valueEnd : key.anchorEnd, value.start))
}

/** The parser gives the offset of the lines below the `|` or `>`. */
function headerOf(text: string, contentStart: number): number {
  const lineStart = text.lastIndexOf('\n', contentStart - 2) + 1
  const header = /[|>][-+\d]*[ \t]*(?:#.*)?$/s.exec(text.slice(lineStart, contentStart).trimEnd())
  return header === null ? contentStart : lineStart + header.index
}
