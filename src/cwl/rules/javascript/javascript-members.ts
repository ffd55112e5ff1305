import type { Scope } from '../../lint/facts/expressions.ts'
import type { Facts, Read } from '../../lint/facts/javascript-tree.ts'
import { memberNames, memberType, RUNTIME_MEMBERS } from '../../lint/facts/members.ts'
import {
  beyondSources,
  FROM_ZERO,
  guessAmong,
  isBeyondSources,
  isOfJavascript,
  isPathWithoutCommand,
  PATHLESS,
} from '../../lint/facts/parameter-references.ts'
import { inText, rule, shared } from '../../lint/rule.ts'
import { describeType, isNull, membersOf, withoutNull, type Type } from '../../types/types.ts'

/** Nothing else in JavaScript has these names. */
const OF_FILES: ReadonlySet<string> = new Set([
  'path',
  'location',
  'basename',
  'dirname',
  'nameroot',
  'nameext',
  'contents',
  'secondaryFiles',
])

/**
 * `undefined.bam` is used as a name if an attribute of files is read from another value or misspelt, or a file has no
 * path. Other names are not reported, because code may check whether they exist. Code that also reads the location
 * checks which of the two exists. If `self` is null, every attribute is reported.
 */
export const javascriptMembers = rule({
  codes: shared('possible-attribute'),
  scope: 'permissions',
  text(text, { permissions, javascript, report }) {
    if (!permissions.hasJavascript) return
    for (const part of text.interpolations) {
      const facts = part.kind === 'reference' ? undefined : javascript.factsOf(part)
      if (facts === undefined || definesOwn(facts)) continue
      const flaw = flawIn(facts, text.scope)
      if (flaw !== undefined)
        report('possible-attribute', inText(text, part.start + 2 + flaw.index), flaw.message, flaw.fix)
    }
  },
})

function definesOwn({ declared, used }: Facts): boolean {
  return ['inputs', 'self', 'runtime'].some((name) => declared.has(name)) || used.get('self')?.isAssigned === true
}

function flawIn(
  facts: Facts,
  scope: Scope,
): { readonly index: number; readonly message: string; readonly fix: string } | undefined {
  const ofNull = isNull(scope.self) ? readOfNull(facts) : undefined
  if (ofNull !== undefined)
    return {
      index: ofNull.start,
      message: `the code reads ${typeof ofNull.segments[0] === 'string' ? ofNull.segments[0] : 'an item'} of self, but self is null here`,
      fix: 'Use an input by its name: inputs.NAME.',
    }
  for (const read of facts.reads) {
    const flaw = flawOfPath(read, facts, scope)
    if (flaw !== undefined)
      return {
        index: read.start,
        message: `the code reads ${flaw.attribute} of ${flaw.of}, ${flaw.why}`,
        fix: flaw.fix,
      }
  }
  return undefined
}

/**
 * Null has no members, so reading one ends the run. Code that checks whether `self` exists, passes it on, or catches
 * errors is not checked.
 */
function readOfNull({ reads, words }: Facts): Read | undefined {
  const ofSelf = reads.filter(({ root }) => root === 'self')
  return words.has('catch') || ofSelf.some(({ segments }) => segments.length === 0) ? undefined : ofSelf[0]
}

function checksTypes({ reads, words }: Facts): boolean {
  return (
    ['isArray', 'instanceof', 'typeof', 'constructor'].some((word) => words.has(word)) ||
    reads.some(({ root, segments: [first] }) => root === 'self' && (first === 'length' || first === 'class'))
  )
}

interface Flaw {
  readonly attribute: string
  readonly of: string
  readonly why: string
  readonly fix: string
}

function flawOfPath({ root, segments, isTarget }: Read, facts: Facts, scope: Scope): Flaw | undefined {
  const isUnchecked = root === 'self' && !checksTypes(facts)
  let of = root
  let type = isUnchecked ? scope.self : undefined
  const [item] = segments
  if (isUnchecked && typeof item === 'number' && isBeyondSources(item, scope))
    return { attribute: `item ${item}`, of, why: `which ${beyondSources(scope)}`, fix: FROM_ZERO }
  for (const segment of isTarget ? segments.slice(0, -1) : segments) {
    const name = typeof segment === 'string' ? segment : undefined
    if (root === 'inputs' && of === root) type = name === undefined ? undefined : scope.inputs?.get(name)?.type
    else if (root === 'runtime')
      return name === undefined || RUNTIME_MEMBERS.has(name)
        ? undefined
        : misspelt(name, of, RUNTIME_MEMBERS, 'which has no such attribute')
    else if (type === undefined || isNull(type)) return undefined
    else {
      const flaw = name === undefined ? undefined : flawOfMember(name, of, type, facts, scope)
      if (flaw !== undefined) return flaw
      type = memberType(type, name ?? 0)
    }
    of += name === undefined ? `[${segment ?? '…'}]` : `.${name}`
  }
  return undefined
}

function flawOfMember(name: string, of: string, type: Type, { words }: Facts, scope: Scope): Flaw | undefined {
  if (isPathWithoutCommand(type, name, scope) && !words.has('location'))
    return { attribute: name, of, why: PATHLESS.message, fix: PATHLESS.fix }
  if (memberType(type, name) !== undefined || isOfJavascript(type, name)) return undefined
  const why = `which is ${describeType(type)} and has no such attribute`
  if (OF_FILES.has(name)) return { attribute: name, of, why, fix: fixFor(name, of, type) }
  return misspelt(name, of, isOfJavascript(type, 'length') ? [...memberNames(type), 'length'] : memberNames(type), why)
}

function misspelt(attribute: string, of: string, names: Iterable<string>, why: string): Flaw | undefined {
  const fix = guessAmong(names, attribute)
  return fix === undefined ? undefined : { attribute, of, why, fix }
}

function fixFor(attribute: string, of: string, type: Type): string {
  const isOfFiles = membersOf(withoutNull(type)).some(
    (member) => member.kind === 'array' && memberType(member.items, attribute) !== undefined,
  )
  return isOfFiles ? `Use one of them, ${of}[0].${attribute}, or loop over all.` : 'It is undefined in a run.'
}
