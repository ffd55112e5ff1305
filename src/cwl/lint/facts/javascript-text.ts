import { didYouMean } from '../../../files/suggest.ts'
import type { Process } from '../../documents/processes.ts'
import { CURLY_QUOTE, STRAIGHT_QUOTES } from '../../yaml/quotes.ts'
import { unbalanced, unknownInput, type ExpressionMistake } from './expression-mistakes.ts'
import { isWholeText, unscanned, type ExpressionSite } from './expressions.ts'
import { hyphenatedInput, namesOfInputs, segmentsOf, type Interpolation } from './interpolation.ts'
import {
  bodyOf,
  compiles,
  endsInComment,
  type Code,
  type Reading,
  type Sound,
  type SyntaxMistake,
} from './javascript-code.ts'
import { CONTEXT } from './javascript-globals.ts'
import type { Library } from './javascript-libraries.ts'
import { OF_PYTHON, fixFor, VALUES_OF_PYTHON } from './javascript-mistakes.ts'
import { undeclaredNames, type FirstUse } from './javascript-tree.ts'
import { UNREAD } from './parameter-references.ts'

/** True for names that are defined for the code; undefined if that depends on who runs the process. */
export type Given = ((name: string) => boolean) | undefined

/** Parses code. */
export type Read = (part: Code) => Reading

/** A mistake in the JavaScript of a text. */
export type JavascriptMistake = ExpressionMistake<
  | 'javascript-syntax'
  | 'newer-javascript'
  | 'no-return'
  | 'possible-attribute'
  | 'possible-input'
  | 'unbalanced-expression'
  | 'undeclared-name'
>

/** The mistakes that a parser finds in a library. */
export function mistakesOfLibrary(read: Read, { text }: Library): readonly JavascriptMistake[] {
  const code: Code = { kind: 'body', code: text }
  const reading = read(code)
  if ('reason' in reading) return [notJavascript(reading, 0, fixFor(code, reading.offset, reading.reason))]
  return reading.newer === undefined ? [] : [newerJavascript(reading.newer)]
}

function notJavascript({ reason, offset }: SyntaxMistake, start: number, fix: string | undefined): JavascriptMistake {
  return { code: 'javascript-syntax', index: start + offset, message: `not JavaScript: ${reason}`, fix }
}

/** A text of a process, with what its code can use. */
interface Subject {
  readonly process: Process
  readonly text: ExpressionSite
  readonly given: Given
}

/** The mistakes that a parser finds in a text. */
export function mistakesOfText(read: Read, subject: Subject): readonly JavascriptMistake[] {
  const { text, given } = subject
  const parts = text.interpolations.map((part) => ({
    part,
    reading: part.closed && part.kind !== 'reference' ? read(part) : undefined,
  }))
  const isScanned = parts.every(({ part, reading }) => part.closed && (reading === undefined || 'usedNames' in reading))
  const whole = isScanned ? undefined : unscanned(text)
  const readWhole = whole === undefined ? undefined : read(whole)
  if (whole !== undefined && readWhole !== undefined && 'usedNames' in readWhole && !endsInComment(whole))
    return mistakesOfCode(subject, whole, readWhole)
  const mistakes = parts.flatMap(({ part, reading }): readonly JavascriptMistake[] => {
    const start = part.start + 2
    if (!part.closed) return [unbalanced(text, part)]
    if (reading === undefined) {
      const notCwl = undefinedNameIn(part.code, given)
      return notCwl === undefined ? [] : [undeclared(text, notCwl, { start, isAssigned: false })]
    }
    if ('usedNames' in reading) return mistakesOfCode(subject, part, reading)
    return [notJavascript(reading, start, fixAmong(text, part, fixFor(part, reading.offset, reading.reason)))]
  })
  // Invalid code is often not JavaScript at all, but shell.
  return mistakes.length > 0 ? mistakes : unreturned(text)
}

/** "Expressions must return a valid JSON data type" (CWL v1.2 CommandLineTool, "Expressions"). */
export function unreturned(text: ExpressionSite): readonly JavascriptMistake[] {
  const silent = text.interpolations.find(({ kind, closed, code }) => kind === 'body' && closed && !SPEAKING.test(code))
  if (silent === undefined) return NO_MISTAKES
  const value = silent.code.trim()
  const isValue =
    value !== '' &&
    value.length <= LONGEST_VALUE &&
    !/[;\n{}]/.test(value) &&
    compiles(bodyOf({ kind: 'expression', code: value }))
  return [
    {
      code: 'no-return',
      index: silent.start,
      message: 'this JavaScript returns nothing, and an expression must give a value',
      fix: /^\d+$/.test(value)
        ? AS_TEXT
        : isValue
          ? `Write $(${value}).`
          : 'Braces hold the body of a function: return the value.',
    },
  ]
}

const NO_MISTAKES: readonly JavascriptMistake[] = []

/** Counts these words also in comments and strings, so that a missing one may be overlooked there. */
const SPEAKING = /\b(?:return|throw)\b/

const LONGEST_VALUE = 60

/** The first name of a reference, if it is an undefined variable. */
export function undefinedNameIn(reference: string, given: Given): string | undefined {
  if (given === undefined) return undefined
  const [root] = segmentsOf(reference)
  return typeof root !== 'string' || root === 'null' || root === 'this' || given(root) ? undefined : root
}

/**
 * Mistakes in valid code. Unknown inputs are reported unless it declares its own `inputs`, and missing contents of
 * files unless it declares a `self`.
 */
function mistakesOfCode(
  { process, text, given }: Subject,
  part: Pick<Interpolation, 'code' | 'start'>,
  { usedNames, newer }: Sound,
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
  const needed = neededIn(part.code)
  const absent = usedNames.declared.has('inputs')
    ? []
    : [...usedNames.inputs].filter(
        ([name]) =>
          inputs?.has(name) === false && !Object.hasOwn(Object.prototype, name) && needed?.has(name) !== false,
      )
  const { contents } = usedNames
  const strangers = given === undefined ? [] : undeclaredNames(usedNames).filter(([name]) => !given(name))
  return [
    ...absent.map(([name, at]) => unknownInput(process, text.scope, name, start + at)),
    ...(isUnread !== true || contents === undefined || usedNames.declared.has('self')
      ? []
      : [
          {
            code: 'possible-attribute',
            index: start + contents,
            message: `the code reads contents of a file of self, which ${UNREAD.message}`,
            fix: UNREAD.fix,
          } as const,
        ]),
    ...strangers.map(([name, use]) => undeclared(text, name, { ...use, start: start + use.start })),
    ...(newer === undefined ? [] : [newerJavascript(start + newer)]),
  ]
}

/**
 * `[inputs.memory, 8].filter(function (each) { return each != null })[0]`: the form in which Janis selects the first
 * value that is not null.
 */
const FIRST_GIVEN = /\[[^[\](){}]{0,500}\]\.filter\(function\s?\((\w{1,50})\)\s?\{\s?return \1 != null;?\s?\}\)/g

/** Inputs that code also reads without that form; undefined if the code never uses it. */
function neededIn(code: string): ReadonlySet<string> | undefined {
  return code.includes('].filter(') ? new Set(namesOfInputs(code.replaceAll(FIRST_GIVEN, ''))) : undefined
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

/**
 * Inside of other text it may be meant literally. A body that looks like Python or returns a value hardly is, nor one
 * that begins with an input.
 */
function fixAmong(text: ExpressionSite, { kind, code }: Interpolation, fix: string): string {
  const isMeant = kind === 'body' ? fix === OF_PYTHON || SPEAKING.test(code) : OF_CONTEXT.test(code)
  return isAmongText(text) && !isMeant ? AS_TEXT : fix
}

const OF_CONTEXT = /^\s*(?:inputs|self|runtime)[.[]/

const AS_TEXT = 'Write a backslash before the $ if it is meant as text.'

/** For example in a shell script, whose own variables and commands have the same form. */
function isAmongText({ text, interpolations }: ExpressionSite): boolean {
  return interpolations.some((interpolation) => !isWholeText(interpolation, text))
}
