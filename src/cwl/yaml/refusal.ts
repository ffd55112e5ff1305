import type { Event } from 'js-yaml'

import { howToRaise, tooManyNodes, type Limits } from '../../files/limits.ts'
import type { StageCode } from '../problems/codes.ts'
import { SCALAR } from './nodes.ts'
import { quoted } from './quotes.ts'
import { NEEDS_QUOTES } from './syntax-mistakes.ts'
import { TEMPLATE } from './syntax-problem.ts'

/** Thrown and caught while a document is composed. */
export class Refusal extends Error {
  readonly code: StageCode
  readonly offset: number
  readonly fix: string | undefined

  constructor(code: StageCode, offset: number, message: string, fix?: string) {
    super(message)
    this.code = code
    this.offset = offset
    this.fix = fix
  }
}

/** The events are those of the first document. */
export function secondDocument(events: readonly Event[], text: string): Refusal {
  const last = events.findLast((event) => event.type === SCALAR && event.valueEnd >= 0)
  const after = last?.type === SCALAR ? last.valueEnd : 0
  const marker = /^(?:---|\.\.\.)/gm
  marker.lastIndex = after
  const start = marker.exec(text)?.index ?? after
  const fix = /^---\s*$/.test(text.slice(start))
    ? 'Remove this line: nothing follows it.'
    : 'Put each process into its own file, or use $graph.'
  return new Refusal('several-documents', start, 'a second YAML document begins here; a CWL file holds one', fix)
}

export function tooManyValues(limits: Limits, offset: number): Refusal {
  return new Refusal('too-many-nodes', offset, tooManyNodes(limits), howToRaise('nodes', 'document'))
}

export function tooMuchText({ textLength }: Limits, offset: number): Refusal {
  return new Refusal(
    'too-much-text',
    offset,
    `the document has more than ${textLength} characters once its aliases are followed`,
    howToRaise('textLength', 'document'),
  )
}

export function unknownAlias(name: string, offset: number, text: string): Refusal {
  const written = quoted(text.slice(offset, offset + 100))
  const fix = /^[\w-]+$/.test(name)
    ? `Define &${name} before *${name}, or put it in quotes if it is text: ${written}.`
    : `Text that begins with * needs quotes: ${written}.`
  return new Refusal('unknown-alias', offset, `no anchor is named &${name}`, fix)
}

export function recursiveAlias(name: string, offset: number): Refusal {
  return new Refusal(
    'recursive-alias',
    offset,
    `*${name} is inside the value that it names`,
    'A value cannot hold itself; write out what is meant.',
  )
}

export function mapOnLineOfItsKey(offset: number): Refusal {
  return new Refusal(
    'yaml-syntax',
    offset,
    'not readable as YAML: a map cannot begin on the line of its key',
    `Begin it on the next line. ${NEEDS_QUOTES}`,
  )
}

/** `empty` is the key directly before, if it has no value: the duplicate may have been meant as its value. */
export function duplicateKey(key: string, offset: number, firstLine: number, empty: string | undefined): Refusal {
  return new Refusal(
    'duplicate-key',
    offset,
    `the key ${JSON.stringify(key)} is written a second time; the first is on line ${firstLine}`,
    fixForDuplicate(key, empty),
  )
}

function fixForDuplicate(key: string, empty: string | undefined): string {
  if (empty !== undefined) return `Indent it deeper if it belongs to ${empty}, or remove one of the two.`
  if (OF_LISTS.has(key)) return `Put the items of both under one ${key}: each of the two may have some that are needed.`
  return OF_ITEMS.has(key)
    ? `Put a dash before each ${key} if these are items of a list, or remove one of the two.`
    : 'Remove one of the two.'
}

const OF_LISTS: ReadonlySet<string> = new Set([
  'requirements',
  'hints',
  'inputs',
  'outputs',
  'steps',
  'in',
  'out',
  'arguments',
  'listing',
  'envDef',
  'fields',
])

const OF_ITEMS: ReadonlySet<string> = new Set(['id', 'class', 'name'])

export function collectionAsKey(offset: number, text: string): Refusal {
  const isTemplate = TEMPLATE.test(text.slice(offset - 1, offset + 100))
  return new Refusal(
    'key-not-text',
    offset,
    isTemplate ? 'marks of a template are not text' : 'a map or a list cannot be a key',
    isTemplate ? 'Check the file that is generated from it.' : 'Use text as the key.',
  )
}
