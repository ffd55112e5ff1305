import {
  ANY,
  arrayOf,
  FILE_OR_DIRECTORY,
  isNull,
  membersOf,
  SIMPLE,
  unionOf,
  UNKNOWN,
  type OneOf,
  type Type,
} from '../../types/types.ts'
import { oncePerObject } from '../../yaml/once.ts'
import { segmentsOf } from './interpolation.ts'

const { string: STRING, long: LONG, int: INT } = SIMPLE

/** CWL v1.2 CommandLineTool, "File"; platforms add `metadata`. */
const FILE_MEMBERS: ReadonlyMap<string, Type> = new Map([
  ...['class', 'location', 'path', 'basename', 'dirname', 'nameroot', 'nameext', 'checksum', 'format', 'contents'].map(
    (name) => [name, STRING] as const,
  ),
  ['size', LONG],
  ['secondaryFiles', arrayOf(FILE_OR_DIRECTORY)],
  ['metadata', ANY],
])

/** CWL v1.2 CommandLineTool, "Directory"; the reference implementation adds `dirname`. */
const DIRECTORY_MEMBERS: ReadonlyMap<string, Type> = new Map([
  ...['class', 'location', 'path', 'basename', 'dirname'].map((name) => [name, STRING] as const),
  ['listing', arrayOf(FILE_OR_DIRECTORY)],
  ['metadata', ANY],
])

/** CWL v1.2 CommandLineTool, "Runtime environment"; `exitCode` exists after the tool has run. */
export const RUNTIME_MEMBERS: ReadonlySet<string> = new Set([
  'outdir',
  'tmpdir',
  'cores',
  'ram',
  'outdirSize',
  'tmpdirSize',
  'exitCode',
])

/** Undefined if no value of the type has it. */
export function memberType(type: Type, segment: string | number): Type | undefined {
  if (type.kind !== 'union') return isNull(type) ? undefined : memberOfOne(type, segment)
  const known = foundIn(type)
  if (!known.has(segment)) known.set(segment, memberOfAny(type, segment))
  return known.get(segment)
}

/** A union may have thousands of alternatives, and a text as many references to it. */
const foundIn = oncePerObject<Type, Map<string | number, Type | undefined>>(() => new Map())

function memberOfAny(type: OneOf<'union'>, segment: string | number): Type | undefined {
  const found = type.members.flatMap((member) => memberOfOne(member, segment) ?? [])
  return found.length === 0 ? undefined : unionOf(found)
}

function memberOfOne(type: Type, segment: string | number): Type | undefined {
  switch (type.kind) {
    case 'unknown':
      return UNKNOWN
    case 'union':
      return memberType(type, segment)
    case 'array':
      return typeof segment === 'number' ? type.items : segment === 'length' ? INT : undefined
    case 'record':
      return type.fields.get(String(segment))
    // "If the key is an index, the current value must be an array or string."
    case 'enum':
      return typeof segment === 'number' ? STRING : undefined
    case 'simple':
      if (type.name === 'Any') return UNKNOWN
      if (type.name === 'string' && typeof segment === 'number') return STRING
      // A name with a colon is from another vocabulary.
      if (String(segment).includes(':')) return membersOfSimple(type) === undefined ? undefined : UNKNOWN
      return membersOfSimple(type)?.get(String(segment))
  }
}

/** With more names, there is no suggestion. */
const MOST_NAMES = 500

export function memberNames(type: Type): readonly string[] {
  return membersOf(type).flatMap((member) => {
    if (member.kind === 'record') return member.fields.size > MOST_NAMES ? [] : [...member.fields.keys()]
    if (member.kind === 'array') return ['length']
    return [...(membersOfSimple(member)?.keys() ?? [])].filter((name) => name !== 'metadata')
  })
}

function membersOfSimple(type: Type): ReadonlyMap<string, Type> | undefined {
  if (type.kind !== 'simple') return undefined
  return type.name === 'File' ? FILE_MEMBERS : type.name === 'Directory' ? DIRECTORY_MEMBERS : undefined
}

const BARE = /^(?:inputs|self|runtime)(?:\.\w+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/

const ATTRIBUTES: ReadonlySet<string | number> = new Set(memberNames(FILE_OR_DIRECTORY))

/** Of other languages, as in `$x`, `$[x]`, `(x)`, `{{x}}` and `<x>`, without CWL's own. */
const OPENING = /^(?:\$?\[|\$|\(|\{{1,3}|<)\s*/
const CLOSING = /(?:[)\]>]|\}{1,3})$/

/**
 * The reference that a text without or with other brackets would be. It names an input (if they are known), an
 * attribute of `self`, or a part of `runtime`.
 */
export function bareReference(text: string, inputs?: ReadonlyMap<string, unknown>): string | undefined {
  if (text.length > LONGEST || !/(?:inputs|self|runtime)[.[]/.test(text)) return undefined
  const written = text.trim()
  const opened = written.replace(OPENING, '')
  const bare = [written, opened, opened === written ? '' : opened.replace(CLOSING, '').trimEnd()].find((each) =>
    BARE.test(each),
  )
  if (bare === undefined) return undefined
  const [root, first = ''] = segmentsOf(bare)
  if (root === 'inputs') return inputs?.has(String(first)) === false ? undefined : bare
  return (root === 'self' ? typeof first === 'number' || ATTRIBUTES.has(first) : RUNTIME_MEMBERS.has(String(first)))
    ? bare
    : undefined
}

const LONGEST = 1000
