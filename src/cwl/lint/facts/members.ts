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

/** The members of `runtime` (CWL v1.2 CommandLineTool, "Runtime environment"); `exitCode` exists after the tool has run. */
export const RUNTIME_MEMBERS: ReadonlySet<string> = new Set([
  'outdir',
  'tmpdir',
  'cores',
  'ram',
  'outdirSize',
  'tmpdirSize',
  'exitCode',
])

/** The type of a member or item of a value; undefined if no value of the type has it. */
export function memberType(type: Type, segment: string | number): Type | undefined {
  if (type.kind !== 'union') return isNull(type) ? undefined : memberOfOne(type, segment)
  const known = FOUND.get(type) ?? new Map<string | number, Type | undefined>()
  FOUND.set(type, known)
  if (!known.has(segment)) known.set(segment, memberOfAny(type, segment))
  return known.get(segment)
}

/** A cache: a union may have thousands of alternatives, and a text as many references to it. */
const FOUND = new WeakMap<Type, Map<string | number, Type | undefined>>()

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

/** If there are more names, there is no suggestion. */
const MOST_NAMES = 500

/** Names of the members of a type, for suggestions. */
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

/** The grammar of parameter references, for the whole text. */
const BARE = /^(?:inputs|self|runtime)(?:\.\w+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/

/** The attributes of `self` if it is a file or a directory. */
const ATTRIBUTES: ReadonlySet<string | number> = new Set(memberNames(FILE_OR_DIRECTORY))

/**
 * Brackets that other languages put around a variable, as in `$x`, `$[x]`, `(x)`, `{{x}}` and `<x>`, without CWL's own
 * `$(` and `${`.
 */
const OPENING = /^(?:\$?\[|\$|\(|\{{1,3}|<)\s*/
const CLOSING = /(?:[)\]>]|\}{1,3})$/

/**
 * The parameter reference that a text would be inside of `$(…)`, if it has no brackets or other ones: it names an input
 * (if the inputs are known), an attribute of `self`, or a part of `runtime`.
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

/** In characters. A longer text is not a reference. */
const LONGEST = 1000
