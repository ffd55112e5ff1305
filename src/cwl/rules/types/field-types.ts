import { truncateMiddle } from '../../../files/text.ts'
import type { ExpressionSite } from '../../lint/facts/expressions.ts'
import { RESOURCE_FIELDS } from '../../lint/facts/plain-texts.ts'
import { membersOf, NUMBERS, withoutNull, type SimpleName, type Type } from '../../types/types.ts'

export interface FieldType {
  readonly words: string
  readonly names: readonly SimpleName[]
  readonly lists?: true | undefined
  /** A record type may match such objects. */
  readonly records?: true
}

const TEXT: FieldType = { words: 'text', names: ['string'] }
const NUMBER: FieldType = { words: 'a number', names: NUMBERS }
const TRUTH: FieldType = { words: 'true or false', names: ['boolean'] }
export const FILES: readonly SimpleName[] = ['File', 'Directory']
const ENTRIES: FieldType = { words: 'files, directories or entries', names: FILES, lists: true, records: true }
export const CONTENTS: FieldType = { words: 'text, a file or a directory', names: ['string', ...FILES], records: true }

/** CWL v1.2 CommandLineTool and Workflow, at each field: "must return", "must evaluate to". */
export const FIELD_TYPES: ReadonlyMap<string, FieldType> = new Map([
  ...['stdin', 'stdout', 'stderr', 'envValue', 'entryname'].map((field) => [field, TEXT] as const),
  ['glob', { ...TEXT, words: 'text or a list of texts', lists: true }],
  ['format', { ...TEXT, words: 'the address of a format', lists: true }],
  ...RESOURCE_FIELDS.map((field) => [field, NUMBER] as const),
  ['timelimit', NUMBER],
  ['position', { ...NUMBER, words: 'an integer' }],
  ['listing', ENTRIES],
  ...['when', 'enableReuse', 'networkAccess'].map((field) => [field, TRUTH] as const),
])

export function onOneLine(text: string): string {
  return truncateMiddle(text.trim().replaceAll(/\s+/g, ' '))
}

export function titleOfField({ field, container }: ExpressionSite): string {
  const name = 'envName' in container ? container.envName : undefined
  return field === 'envValue' && typeof name === 'string' ? `the value of ${name}` : field
}

/** Null does not count; a field without a type accepts any. */
export function fieldTakes(field: string, type: Type): boolean {
  const taken = FIELD_TYPES.get(field)
  return taken === undefined || takes(taken, withoutNull(type))
}

export function takes(taken: FieldType, type: Type): boolean {
  return membersOf(type).some((member) => {
    switch (member.kind) {
      case 'unknown':
        return true
      case 'simple':
        return member.name === 'Any' || taken.names.includes(member.name)
      case 'enum':
        return taken.names.includes('string')
      case 'array':
        return taken.lists === true && takes({ ...taken, lists: taken.records }, member.items)
      case 'record':
        return taken.records === true
      case 'union':
        return false
    }
  })
}
