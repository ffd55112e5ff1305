import type { Scope } from '../../lint/facts/expressions.ts'
import { COMMENT, TEXT } from '../../lint/facts/javascript-skim.ts'
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
import { describeType } from '../../types/describe-type.ts'
import { isNull, membersOf, withoutNull, type Type } from '../../types/types.ts'

const NAME = '[A-Za-z_\\u0080-\\uffff][\\w\\u0080-\\uffff]*'

/** A read of `inputs.reads[0].path` or similar, which is neither called nor assigned to. */
const PATH = `(?<![\\w$.])(inputs|self|runtime)((?:\\.${NAME}|\\[(?:\\d+|${NAME})\\]){1,6})(?![\\w$\\u0080-\\uffff]|\\s{0,100}(?:\\(|=[^=]))`

/** Texts and comments match first, so they are skipped. */
const READ = new RegExp(`${TEXT}|${COMMENT}|${PATH}`, 'g')
const SEGMENT = new RegExp(`\\.(${NAME})|\\[[^[\\]]*\\]`, 'g')

/** Code that defines one of the names itself. */
const OWN =
  /\bfunction\b[^(){}]{0,60}\([^(){}]{0,200}\b(?:inputs|self|runtime)\b|\b(?:var|let|const)\s+(?:inputs|self|runtime)\b|(?<![\w$.])self\s*=[^=]/

/** Code that checks what a value is before reading it. */
const ASKING = /\bisArray\b|\binstanceof\b|\btypeof\b|\.constructor\b|\bself\.(?:length|class)\b/

/** Attributes of files: names that nothing else in JavaScript has. */
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
 * Attributes that JavaScript reads from values that do not have them: attributes of files, read from other values,
 * paths where files have no path, and misspelt attributes. They are undefined, and `undefined.bam` is then used as a
 * name. Other names are not reported, because code may check whether they exist. Code that also reads the location
 * checks which of the two exists. If `self` is null, every attribute is reported.
 */
export const javascriptMembers = rule({
  codes: shared('possible-attribute'),
  scope: 'permissions',
  text(text, { permissions, report }) {
    if (!permissions.hasJavascript) return
    for (const { kind, code, start } of text.interpolations) {
      if (kind === 'reference' || !ROOT.test(code) || OWN.test(code)) continue
      const flaw = flawIn(code, text.scope)
      if (flaw !== undefined) report('possible-attribute', inText(text, start + 2 + flaw.index), flaw.message, flaw.fix)
    }
  },
})

/** The first attribute that code reads from a value without it. */
function flawIn(
  code: string,
  scope: Scope,
): { readonly index: number; readonly message: string; readonly fix: string } | undefined {
  const ofNull = isNull(scope.self) ? readOfNull(code) : undefined
  if (ofNull !== undefined)
    return {
      index: ofNull.index,
      message: `the code reads ${ofNull.attribute} of self, but self is null here`,
      fix: 'Use an input by its name: inputs.NAME.',
    }
  for (const { 1: root, 2: path, index } of code.matchAll(READ)) {
    const flaw = root === undefined || path === undefined ? undefined : flawOfPath(root, path, code, scope)
    if (flaw !== undefined)
      return { index, message: `the code reads ${flaw.attribute} of ${flaw.of}, ${flaw.why}`, fix: flaw.fix }
  }
  return undefined
}

const ROOT = /\b(?:inputs|self|runtime)\b/

/** Code that checks whether `self` exists, passes it on, or catches errors. */
const ASKING_FOR_SELF = /(?<![\w$.])self(?![\w$\u0080-\uffff]|\s*[.[])|\bcatch\b/
const OF_SELF = new RegExp(`${TEXT}|${COMMENT}|(?<![\\w$.])self\\s*(?:\\.\\s*(${NAME})|\\[)`, 'g')

/** The first member of `self` that code reads or calls. Null has no members, so reading one ends the run. */
function readOfNull(code: string): { readonly attribute: string; readonly index: number } | undefined {
  if (ASKING_FOR_SELF.test(code)) return undefined
  for (const { 0: written, 1: attribute = 'an item', index } of code.matchAll(OF_SELF))
    if (written.startsWith('self')) return { attribute, index }
  return undefined
}

interface Flaw {
  readonly attribute: string
  /** The value that the attribute is read from. */
  readonly of: string
  readonly why: string
  readonly fix: string
}

function flawOfPath(root: string, path: string, code: string, scope: Scope): Flaw | undefined {
  let of = root
  let type = root === 'self' && !ASKING.test(code) ? scope.self : undefined
  const item = /^\[(\d+)\]/.exec(path)?.[1]
  if (root === 'self' && item !== undefined && !ASKING.test(code) && isBeyondSources(Number(item), scope))
    return { attribute: `item ${item}`, of, why: `which ${beyondSources(scope)}`, fix: FROM_ZERO }
  for (const { 0: written, 1: name } of path.matchAll(SEGMENT)) {
    if (root === 'inputs' && of === root) type = name === undefined ? undefined : scope.inputs?.get(name)?.type
    else if (root === 'runtime')
      return name === undefined || RUNTIME_MEMBERS.has(name)
        ? undefined
        : misspelt(name, of, RUNTIME_MEMBERS, 'which has no such attribute')
    else if (type === undefined || isNull(type)) return undefined
    else {
      const flaw = name === undefined ? undefined : flawOfMember(name, of, type, code, scope)
      if (flaw !== undefined) return flaw
      type = memberType(type, name ?? 0)
    }
    of += written
  }
  return undefined
}

function flawOfMember(name: string, of: string, type: Type, code: string, scope: Scope): Flaw | undefined {
  if (isPathWithoutCommand(type, name, scope) && !code.includes('.location'))
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
