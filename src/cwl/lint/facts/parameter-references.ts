import { nearest } from '../../../files/suggest.ts'
import { listed, MOST_LISTED } from '../../problems/describe-value.ts'
import { describeType, isNull, isOnly, membersOf, SIMPLE, type Type } from '../../types/types.ts'
import type { Scope } from './expressions.ts'
import { segmentsOf } from './interpolation.ts'
import { memberNames, memberType, RUNTIME_MEMBERS } from './members.ts'

interface Flaw {
  readonly code: 'undefined-input' | 'undefined-attribute' | 'possible-attribute' | 'parameter-reference'
  readonly message: string
  readonly fix: string | undefined
}

type Segment = string | number

/**
 * The first mistake of a reference without its brackets. With JavaScript, a missing member is undefined. That is not a
 * value either ("Other return values must result in a permanentFailure", CWL v1.2 CommandLineTool, "Expressions"), but
 * some engines convert it to null: a possible mistake.
 */
export function flawOf(code: string, scope: Scope, hasJavascript: boolean): Flaw | undefined {
  const [root, first, ...rest] = segmentsOf(code)
  const reference: Reference = { text: `$(${code})`, hasJavascript }
  switch (root) {
    case 'inputs':
      return typeof first === 'string' && scope.inputs !== undefined
        ? flawOfInput(reference, first, rest, scope.inputs, scope)
        : undefined
    case 'self':
      return first === undefined ? undefined : flawOfSelf(reference, [first, ...rest], scope)
    case 'runtime':
      return typeof first === 'string'
        ? (flawOfRuntime(reference, first, scope) ??
            flawOfWay(reference, `runtime.${first}`, typeOfRuntime(first), rest, scope))
        : undefined
    case 'null':
      return undefined
    default:
      // It may be a global of JavaScript or of expressionLib.
      return hasJavascript ? undefined : flawOfRoot(reference, root, scope)
  }
}

interface Reference {
  readonly text: string
  readonly hasJavascript: boolean
}

function flawOfInput(
  reference: Reference,
  name: string,
  rest: readonly Segment[],
  inputs: NonNullable<Scope['inputs']>,
  scope: Scope,
): Flaw | undefined {
  const type = inputs.get(name)?.type
  if (type !== undefined) return flawOfWay(reference, `inputs.${name}`, type, rest, scope)
  const names = [...inputs.keys()]
  const fix =
    fixOnDots([name, ...rest], names) ??
    fixToPass(scope, name) ??
    guessInBrackets(names, name, rest) ??
    guessAmong(names, name) ??
    `The inputs here are ${listed(names) || 'none'}.`
  return {
    code: 'undefined-input',
    message: `${reference.text} refers to the input ${name}, which does not exist`,
    fix,
  }
}

/** Only brackets can hold a name with a space or a dash. */
function guessInBrackets(names: readonly string[], name: string, rest: readonly Segment[]): string | undefined {
  const guess = nearest(name, names)
  if (guess === undefined || guess === `${name}?` || /^[A-Za-z_]\w*$/.test(guess) || guess.includes("'"))
    return undefined
  const way = rest.map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${segment}`)).join('')
  return `Write $(inputs['${guess}']${way}).`
}

/** An input with dots in its name, which are read as members. */
function fixOnDots(segments: readonly Segment[], names: readonly string[]): string | undefined {
  const written = `${segments.join('.')}.`
  const meant = names.find((name) => name.includes('.') && written.startsWith(`${name}.`))
  return meant === undefined ? undefined : `A dot ends a name here: write inputs['${meant}'].`
}

/** A step reads an input of the workflow, but sees only what is under `in`. */
export function fixToPass({ around }: Scope, name: string): string | undefined {
  return around?.has(name) === true ? `The step has no input ${name}: add ${name}: ${name} under in.` : undefined
}

function flawOfSelf(reference: Reference, segments: readonly Segment[], scope: Scope): Flaw | undefined {
  const { self, isUnread } = scope
  const [item, member] = segments
  if (isBeyondSources(item, scope))
    return absent(reference, `reads item ${item} of self, which ${beyondSources(scope)}`, FROM_ZERO)
  if (isUnread === true && typeof item === 'number' && member === 'contents')
    return absent(reference, `reads contents of self[${item}], which ${UNREAD.message}`, UNREAD.fix)
  if (!isNull(self)) return flawOfWay(reference, 'self', self, segments, scope)
  return absent(
    reference,
    `reads ${segments[0]} of self, and self is null here`,
    'Refer to an input by its name: $(inputs.NAME).',
  )
}

/** Whether the index of `self` needs more sources. */
export function isBeyondSources(item: Segment | undefined, { sources }: Scope): boolean {
  return typeof item === 'number' && sources !== undefined && item >= sources
}

export function beyondSources({ sources }: Scope): string {
  return `has one item for each of the ${sources} sources`
}

export const FROM_ZERO = 'The first is self[0].'

/** Contents must be requested (CWL v1.2 CommandLineTool, "CommandOutputBinding"). */
export const UNREAD = { message: 'are not loaded', fix: 'Add loadContents: true next to glob.' } as const

function flawOfRuntime(reference: Reference, name: string, { isAfterwards, lacksExitCode }: Scope): Flaw | undefined {
  if (!RUNTIME_MEMBERS.has(name))
    return absent(
      reference,
      `reads ${name} of runtime, which has none`,
      guessAmong(RUNTIME_MEMBERS, name) ?? `It has ${[...RUNTIME_MEMBERS].join(', ')}.`,
    )
  if (name !== 'exitCode') return undefined
  if (isAfterwards)
    return lacksExitCode === true
      ? {
          code: 'possible-attribute',
          message: `${reference.text} reads the exit code, which exists since v1.1`,
          fix: 'Raise cwlVersion to v1.1.',
        }
      : undefined
  return absent(reference, 'reads the exit code before the tool has run', 'Only outputs can refer to it.')
}

function typeOfRuntime(name: string): Type {
  return name === 'outdir' || name === 'tmpdir' ? SIMPLE.string : SIMPLE.int
}

function flawOfRoot({ text }: Reference, root: Segment | undefined, { inputs }: Scope): Flaw {
  const fix =
    inputs?.has(String(root)) === true
      ? `Write $(inputs.${text.slice('$('.length)}.`
      : `Write \\${text} if it is meant as text.`
  return {
    code: 'parameter-reference',
    message: `${text} refers to ${root}, and only inputs, self and runtime can be referred to`,
    fix,
  }
}

function flawOfWay(
  reference: Reference,
  from: string,
  type: Type,
  segments: readonly Segment[],
  scope: Scope,
): Flaw | undefined {
  let at = type
  let way = from
  for (const segment of segments) {
    const next = memberType(at, segment)
    if (next === undefined) {
      if (reference.hasJavascript && isOfJavascript(at, segment)) return undefined
      const what = typeof segment === 'number' ? `item ${segment}` : segment
      return absent(
        reference,
        `reads ${what} of ${way}, which is ${describeType(at)} and has none`,
        memberFix(at, way, segment),
      )
    }
    if (isPathWithoutCommand(at, segment, scope))
      return {
        code: 'possible-attribute',
        message: `${reference.text} reads ${segment} of ${way}, ${PATHLESS.message}`,
        fix: PATHLESS.fix,
      }
    at = next
    way += typeof segment === 'number' ? `[${segment}]` : `.${segment}`
  }
  return undefined
}

/** "This field must not be used in any other context" than that of a CommandLineTool (CWL v1.2, "File"). */
export function isPathWithoutCommand(type: Type, segment: Segment, { isPathless }: Scope): boolean {
  return isPathless === true && (segment === 'path' || segment === 'dirname') && isOnly(type, ['File', 'Directory'])
}

export const PATHLESS = {
  message: 'which has none before a tool runs',
  fix: 'Take basename here, or read it within the tool.',
} as const

function absent({ text, hasJavascript }: Reference, what: string, fix: string | undefined): Flaw {
  return { code: hasJavascript ? 'possible-attribute' : 'undefined-attribute', message: `${text} ${what}`, fix }
}

function memberFix(type: Type, way: string, segment: Segment): string | undefined {
  const list = membersOf(type).find((member) => member.kind === 'array')
  if (list !== undefined && typeof segment === 'string' && memberType(list.items, segment) !== undefined)
    return way === 'self'
      ? 'Every item has its own. Move an inputBinding into the type of the list, where self is one item.'
      : 'Every item has its own. Give the list an inputBinding, or join the items in JavaScript.'
  const names = memberNames(type)
  const shown =
    names.length === 0
      ? `Write $(${way}) if the whole value is meant.`
      : `It has ${names.slice(0, MOST_LISTED).join(', ')}.`
  return typeof segment === 'number' ? shown : (guessAmong(names, segment) ?? shown)
}

/** `threads?: int` is a mistake for `threads: int?`. */
export function fixForName(name: string, guess: string): string {
  return guess === `${name}?`
    ? `It is named ${guess} now: move the question mark behind its type.`
    : `Did you mean "${guess}"?`
}

export function guessAmong(names: Iterable<string>, name: string): string | undefined {
  const last = name.slice(name.lastIndexOf('/') + 1)
  if (last !== name && new Set(names).has(last))
    return `It is named ${last}: of an id with a slash, the last part is the name.`
  const guess = nearest(name, names)
  return guess === undefined ? undefined : fixForName(name, guess)
}

/** A text has a length in JavaScript. */
export function isOfJavascript(type: Type, segment: Segment): boolean {
  if (segment !== 'length') return false
  return membersOf(type).some(
    (member) => member.kind === 'enum' || (member.kind === 'simple' && member.name === 'string'),
  )
}
