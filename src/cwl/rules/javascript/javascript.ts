import { howToRaise } from '../../../files/limits.ts'
import { didYouMean } from '../../../files/suggest.ts'
import type { Process } from '../../documents/processes.ts'
import { type ExpressionMistake, unbalanced, unknownInput } from '../../lint/facts/expression-mistakes.ts'
import { type ExpressionSite, isWholeText, unscanned } from '../../lint/facts/expressions.ts'
import { type Code, hyphenatedInput, type Interpolation, segmentsOf } from '../../lint/facts/interpolation.ts'
import { CONTEXT, isGlobal } from '../../lint/facts/javascript-globals.ts'
import {
  librariesOf,
  type Given,
  type Holder,
  type JavascriptReader,
  type Library,
  type Reading,
  type Sound,
  type SyntaxMistake,
} from '../../lint/facts/javascript-reader.ts'
import { type FirstUse, undeclaredNames } from '../../lint/facts/javascript-tree.ts'
import { UNREAD } from '../../lint/facts/parameter-references.ts'
import { at, error, inText, off, rule, shared, warning } from '../../lint/rule.ts'
import { MOST_PROBLEMS } from '../../problems/collect.ts'
import { CURLY_QUOTE, STRAIGHT_QUOTES } from '../../yaml/quotes.ts'
import { fixFor, OF_PYTHON, VALUES_OF_PYTHON } from './javascript-mistakes.ts'

export const javascript = rule({
  codes: {
    'too-many-expressions': error('A process has more JavaScript expressions than the limit.'),
    'too-much-javascript': error('A document has more JavaScript than the limit.'),
    'javascript-syntax': error('An expression is not valid JavaScript.'),
    'strict-mode': warning('JavaScript is not valid in strict mode, in which CWL runs it.'),
    'no-return': warning('JavaScript in braces returns nothing.'),
    'undeclared-name': warning('JavaScript uses a name that is not declared.'),
    'newer-javascript': off('JavaScript is newer than the version that CWL requires.'),
    ...shared('possible-attribute', 'possible-input', 'unbalanced-expression'),
  },
  scope: 'permissions',
  process(context) {
    if (!context.permissions.hasJavascript) return
    const { process, expressions, javascript: reader, report } = context
    const { texts } = expressions
    const libraries = librariesOf(process.value)
    const { expressions: most } = reader.limits
    const excess = beyond(libraries, texts, most)
    if (excess !== undefined)
      return report(
        'too-many-expressions',
        at(excess.container, excess.key),
        `the process has more than ${most} expressions`,
        howToRaise('expressions', 'document'),
      )
    const given = reader.givenTo(process, libraries)
    let unread: Holder | undefined
    let count = 0
    const check = (holder: Holder, mistakes: readonly JavascriptMistake[] | undefined): void => {
      if (mistakes === undefined) unread ??= holder
      for (const { code, index, message, fix } of mistakes ?? []) report(code, inText(holder, index), message, fix)
      count += mistakes?.length ?? 0
    }
    for (const library of libraries) check(library, mistakesOfLibrary(reader, library))
    for (const text of texts) {
      if (count >= MOST_PROBLEMS || unread !== undefined) break
      check(text, mistakesOfText(reader, { process, text, given }))
    }
    if (unread !== undefined)
      report(
        'too-much-javascript',
        at(unread.container, unread.key),
        `the document reaches more JavaScript than the limit of ${reader.limits.javascriptLength} characters, where many names or named groups count extra; from here on, none of it is checked`,
        howToRaise('javascriptLength', 'document'),
      )
  },
})

/** Where the limit is exceeded. */
function beyond(libraries: readonly Library[], texts: readonly ExpressionSite[], limit: number): Holder | undefined {
  const library = libraries[limit]
  if (library !== undefined) return library
  let count = libraries.length
  return texts.find(({ interpolations }) => {
    for (const { kind } of interpolations) if (kind !== 'reference') count += 1
    return count > limit
  })
}

type JavascriptMistake = ExpressionMistake<
  | 'javascript-syntax'
  | 'newer-javascript'
  | 'no-return'
  | 'possible-attribute'
  | 'possible-input'
  | 'strict-mode'
  | 'unbalanced-expression'
  | 'undeclared-name'
>

/** Undefined if the limit is exceeded. */
function mistakesOfLibrary(reader: JavascriptReader, { text }: Library): readonly JavascriptMistake[] | undefined {
  const code: Code = { kind: 'body', code: text }
  const reading = reader.read(code)
  if (reading === undefined) return undefined
  if ('reason' in reading) return [notJavascript(reading, 0, fixFor(code, reading.offset, reading.reason))]
  return [
    ...(reading.sloppy === undefined ? [] : [notStrict(reading.sloppy, 0)]),
    ...(reading.newer === undefined ? [] : [newerJavascript(reading.newer)]),
  ]
}

function notJavascript({ reason, offset }: SyntaxMistake, start: number, fix: string | undefined): JavascriptMistake {
  return { code: 'javascript-syntax', index: start + offset, message: `not JavaScript: ${reason}`, fix }
}

/** Engines that do not follow the specification run it. */
function notStrict({ reason, offset }: SyntaxMistake, start: number): JavascriptMistake {
  const [, fix = 'Write it so that it is valid in strict mode too.'] =
    STRICTER.find(([pattern]) => pattern.test(reason)) ?? []
  const message = `strict mode, in which CWL runs JavaScript, does not allow this: ${reason.replace(/ in strict mode$/, '')}`
  return { code: 'strict-mode', index: start + offset, message, fix }
}

const STRICTER: readonly (readonly [reason: RegExp, fix: string])[] = [
  [/^(?:binding|assigning to) (?:arguments|eval)/, 'Give the variable another name.'],
  [/^invalid number|octal/, 'Write the number without a zero in front.'],
  [/^deleting local variable/, 'Give the variable the value null: only members of an object can be deleted.'],
  [/^argument name clash/, 'Give one of the two parameters another name.'],
  [/'with'/, 'Write the name of the object before each member.'],
]

interface Subject {
  readonly process: Process
  readonly text: ExpressionSite
  readonly given: Given
}

function mistakesOfText(reader: JavascriptReader, subject: Subject): readonly JavascriptMistake[] | undefined {
  const { text, given } = subject
  const readings = new Map<Interpolation, Reading>()
  for (const part of text.interpolations) {
    if (!part.closed || part.kind === 'reference') continue
    const reading = reader.read(part)
    if (reading === undefined) return undefined
    readings.set(part, reading)
  }
  const isScanned = text.interpolations.every((part) => part.closed && !('reason' in (readings.get(part) ?? {})))
  const whole = isScanned ? undefined : unscanned(text)
  const readWhole = whole === undefined ? undefined : reader.read(whole)
  if (whole !== undefined && readWhole !== undefined && 'facts' in readWhole && !readWhole.endsInComment)
    return mistakesOfCode(subject, whole, readWhole)
  const mistakes = text.interpolations.flatMap((part): readonly JavascriptMistake[] => {
    const start = part.start + 2
    const reading = readings.get(part)
    if (!part.closed) return [unbalanced(text, part)]
    if (reading === undefined) {
      const notCwl = undefinedNameIn(part.code, given)
      return notCwl === undefined ? [] : [undeclared(text, notCwl, { start, isAssigned: false })]
    }
    if ('facts' in reading) return mistakesOfCode(subject, part, reading)
    return [notJavascript(reading, start, fixAmong(text, part, fixFor(part, reading.offset, reading.reason)))]
  })
  // It is often shell.
  return mistakes.length > 0 ? mistakes : unreturned(reader, readings)
}

/** "Expressions must return a valid JSON data type" (CWL v1.2 CommandLineTool, "Expressions"). */
function unreturned(
  reader: JavascriptReader,
  readings: ReadonlyMap<Interpolation, Reading>,
): readonly JavascriptMistake[] {
  for (const [{ kind, start, code }, reading] of readings) {
    if (kind !== 'body' || !('facts' in reading) || reading.facts.isReturning) continue
    const value = code.trim()
    const isValue =
      value !== '' &&
      value.length <= LONGEST_VALUE &&
      !/[;\n{}]/.test(value) &&
      reader.factsOf({ kind: 'expression', code: value }) !== undefined
    const fix = /^\d+$/.test(value)
      ? AS_TEXT
      : /^[A-Za-z_]\w*$/.test(value) && !isGlobal(value)
        ? `Write \\\${${value}} if the variable of a shell is meant, or return a value.`
        : isValue
          ? `Write $(${value}).`
          : 'Braces hold the body of a function: return the value.'
    const message = 'this JavaScript returns nothing, and an expression must give a value'
    return [{ code: 'no-return', index: start, message, fix }]
  }
  return []
}

const LONGEST_VALUE = 60

function undefinedNameIn(reference: string, given: Given): string | undefined {
  if (given === undefined) return undefined
  const [root] = segmentsOf(reference)
  return typeof root !== 'string' || root === 'null' || root === 'this' || given(root) ? undefined : root
}

/** In valid code, unless it declares its own `inputs` or `self`. */
function mistakesOfCode(
  { process, text, given }: Subject,
  part: Pick<Interpolation, 'code' | 'start'>,
  { facts, newer, sloppy }: Sound,
): readonly JavascriptMistake[] {
  const { inputs, isUnread } = text.scope
  const start = part.start + 2
  const hyphenated = hyphenatedInput(part.code, inputs)
  if (hyphenated !== undefined)
    return [
      {
        code: 'possible-input',
        index: start,
        message: `the code subtracts, and the process has an input named ${hyphenated}`,
        fix: `Write inputs["${hyphenated}"] if that is meant.`,
      },
    ]
  const absent = new Map<string, number>()
  if (!facts.declared.has('inputs'))
    for (const read of facts.reads) {
      const [name] = read.segments
      if (read.root !== 'inputs' || typeof name !== 'string' || absent.has(name) || facts.selected.has(read)) continue
      if (inputs?.has(name) === false && !Object.hasOwn(Object.prototype, name)) absent.set(name, read.start)
    }
  const contents =
    isUnread === true && !facts.declared.has('self')
      ? facts.reads.find(
          ({ root, segments: [item, member] }) => root === 'self' && typeof item !== 'string' && member === 'contents',
        )
      : undefined
  const strict = sloppy === undefined ? [] : [notStrict(sloppy, start)]
  const strangers = given === undefined ? [] : undeclaredNames(facts).filter(([name]) => !given(name))
  return [
    ...strict,
    ...Array.from(absent, ([name, index]) => unknownInput(process, text.scope, name, start + index)),
    ...(contents === undefined
      ? []
      : [
          {
            code: 'possible-attribute',
            index: start + contents.start,
            message: `the code reads contents of a file of self, which ${UNREAD.message}`,
            fix: UNREAD.fix,
          } as const,
        ]),
    ...strangers.map(([name, use]) => undeclared(text, name, { ...use, start: start + use.start })),
    ...(newer === undefined ? [] : [newerJavascript(start + newer)]),
  ]
}

function newerJavascript(index: number): JavascriptMistake {
  return {
    code: 'newer-javascript',
    index,
    message: 'this is newer than ECMAScript 5.1, the JavaScript of CWL',
    fix: 'Most engines run it, and some do not.',
  }
}

function undeclared(text: ExpressionSite, name: string, { start, isAssigned }: FirstUse): JavascriptMistake {
  return isAssigned
    ? {
        code: 'undeclared-name',
        index: start,
        message: `the code assigns a value to ${name}, which is not declared`,
        fix: `Declare it: var ${name}. Expressions run in strict mode, where this fails.`,
      }
    : {
        code: 'undeclared-name',
        index: start,
        message: `the code uses ${name}, which is not declared`,
        fix: fixForUndeclared(text, name),
      }
}

function fixForUndeclared(text: ExpressionSite, name: string): string {
  if (CURLY_QUOTE.test(name)) return STRAIGHT_QUOTES
  if (text.scope.inputs?.has(name) === true) return `Write inputs.${name}.`
  const value = VALUES_OF_PYTHON.get(name)
  if (value !== undefined) return `In JavaScript it is ${value}.`
  return didYouMean(name, CONTEXT).replace('. ', '') || (isAmongText(text) ? AS_TEXT : 'It fails when it runs.')
}

/** It may be meant literally, but hardly if it looks like Python, returns a value, or begins with an input. */
function fixAmong(text: ExpressionSite, { kind, code }: Interpolation, fix: string): string {
  const isMeant = kind === 'body' ? fix === OF_PYTHON || /\b(?:return|throw)\b/.test(code) : OF_CONTEXT.test(code)
  return isAmongText(text) && !isMeant ? AS_TEXT : fix
}

const OF_CONTEXT = /^\s*(?:inputs|self|runtime)[.[]/

const AS_TEXT = 'Write a backslash before the $ if it is meant as text.'

/** A shell script has variables and commands of the same form. */
function isAmongText({ text, interpolations }: ExpressionSite): boolean {
  return interpolations.some((interpolation) => !isWholeText(interpolation, text))
}
