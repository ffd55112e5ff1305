import { placeIn, standsAlone, unscanned, type ExpressionSite } from '../analysis/expressions.ts'
import { hyphenatedInput, namesOfInputs, segmentsOf, type Interpolation } from '../analysis/interpolation.ts'
import { bodyOf, compiles, endsInComment, type Code, type Reading, type Sound } from '../analysis/javascript-code.ts'
import { CONTEXT } from '../analysis/javascript-globals.ts'
import type { Library } from '../analysis/javascript-libraries.ts'
import { OF_PYTHON, fixFor, VALUES_OF_PYTHON } from '../analysis/javascript-mistakes.ts'
import type { Given } from '../analysis/javascript-reader.ts'
import { undeclaredNames, type FirstUse } from '../analysis/javascript-tree.ts'
import { UNREAD } from '../analysis/parameter-references.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { CURLY_QUOTE, STRAIGHT_QUOTES } from '../source/quotes.ts'
import type { Location } from '../source/source-text.ts'
import { placeInText } from '../source/text-position.ts'
import { doubtfulInput, unbalanced } from './references.ts'

export type Read = (part: Code) => Reading

export function checkLibrary(read: Read, process: Process, { container, key, text }: Library): readonly Problem[] {
  const code: Code = { kind: 'body', code: text }
  const reading = read(code)
  const place = (offset: number): Location =>
    placeInText(container, key, text, offset) ?? placeOf(process.path, container, key)
  if ('reason' in reading)
    return [
      createProblem(
        'javascript-syntax',
        place(reading.offset),
        `not JavaScript: ${reading.reason}`,
        fixFor(code, reading.offset, reading.reason),
      ),
    ]
  return reading.newer === undefined ? [] : [newerJavascript(place(reading.newer))]
}

/** A text of a process, with what the code in it can use. */
interface Subject {
  readonly process: Process
  readonly text: ExpressionSite
  readonly given: Given
}

export function checkText(read: Read, subject: Subject): readonly Problem[] {
  const { process, text, given } = subject
  const parts = text.interpolations.map((part) => ({
    part,
    reading: part.closed && part.kind !== 'reference' ? read(part) : undefined,
  }))
  const isScanned = parts.every(({ part, reading }) => part.closed && (reading === undefined || 'said' in reading))
  const whole = isScanned ? undefined : unscanned(text)
  const readWhole = whole === undefined ? undefined : read(whole)
  if (whole !== undefined && readWhole !== undefined && 'said' in readWhole && !endsInComment(whole))
    return problemsIn(subject, whole, readWhole)
  const problems = problemsOf(parts, ({ part, reading }): readonly Problem[] => {
    const start = part.start + 2
    if (!part.closed) return [unbalanced(process, text, part)]
    if (reading === undefined) {
      const stranger = strangerIn(part.code, given)
      return stranger === undefined ? [] : [undeclared(subject, stranger, { start, isAssigned: false })]
    }
    if ('said' in reading) return problemsIn(subject, part, reading)
    return [
      createProblem(
        'javascript-syntax',
        placeIn(process, text, start + reading.offset),
        `not JavaScript: ${reading.reason}`,
        fixAmong(text, part, fixFor(part, reading.offset, reading.reason)),
      ),
    ]
  })
  // Code with another mistake is often no code at all, but shell.
  return problems.length > 0 ? problems : unreturned(process, text)
}

/** "Expressions must return a valid JSON data type" (CWL v1.2 CommandLineTool, "Expressions"). */
export function unreturned(process: Process, text: ExpressionSite): readonly Problem[] {
  const silent = text.interpolations.find(({ kind, closed, code }) => kind === 'body' && closed && !SPEAKING.test(code))
  if (silent === undefined) return NO_PROBLEMS
  const value = silent.code.trim()
  const isValue =
    value !== '' &&
    value.length <= LONGEST_VALUE &&
    !/[;\n{}]/.test(value) &&
    compiles(bodyOf({ kind: 'expression', code: value }))
  return [
    createProblem(
      'no-return',
      placeIn(process, text, silent.start),
      'this JavaScript returns nothing, and an expression must give a value',
      /^\d+$/.test(value)
        ? AS_TEXT
        : isValue
          ? `Write $(${value}).`
          : 'Braces hold the body of a function: return the value.',
    ),
  ]
}

/** Wherever the words stand: in a comment or a text they hide that they are missing. */
const SPEAKING = /\b(?:return|throw)\b/

const LONGEST_VALUE = 60

/** The name that a reference begins with, if it is a variable that nothing gives. */
export function strangerIn(reference: string, given: Given): string | undefined {
  if (given === undefined) return undefined
  const [root] = segmentsOf(reference)
  return typeof root !== 'string' || root === 'null' || root === 'this' || given(root) ? undefined : root
}

/**
 * What code that parses does and should not. Inputs that do not exist count unless it declares an `inputs` of its own,
 * and contents of files that nobody asks for unless it declares a `self`.
 */
function problemsIn(
  subject: Subject,
  part: Pick<Interpolation, 'code' | 'start'>,
  { said, newer }: Sound,
): readonly Problem[] {
  const { process, text, given } = subject
  const { inputs, isUnread } = text.scope
  const start = part.start + 2
  const hyphenated = hyphenatedInput(part.code, inputs)
  if (hyphenated !== undefined)
    return [
      createProblem(
        'possible-input',
        placeIn(process, text, start),
        `the code subtracts, and the process has an input named ${hyphenated}`,
        `Write inputs["${hyphenated}"] if that is meant.`,
      ),
    ]
  const place = (offset: number): Location => placeIn(process, text, start + offset)
  const needed = neededIn(part.code)
  const absent = said.declared.has('inputs')
    ? []
    : [...said.inputs].filter(
        ([name]) =>
          inputs?.has(name) === false && !Object.hasOwn(Object.prototype, name) && needed?.has(name) !== false,
      )
  const { contents } = said
  const strangers = given === undefined ? [] : undeclaredNames(said).filter(([name]) => !given(name))
  return [
    ...absent.map(([name, at]) => doubtfulInput(process, place(at), name, text.scope)),
    ...(isUnread !== true || contents === undefined || said.declared.has('self')
      ? []
      : [
          createProblem(
            'possible-attribute',
            place(contents),
            `the code reads contents of a file of self, which ${UNREAD.message}`,
            UNREAD.fix,
          ),
        ]),
    ...strangers.map(([name, use]) => undeclared(subject, name, { ...use, start: start + use.start })),
    ...(newer === undefined ? [] : [newerJavascript(place(newer))]),
  ]
}

/**
 * `[inputs.memory, 8].filter(function (each) { return each != null })[0]`, as Janis writes what takes the first that
 * there is.
 */
const FIRST_GIVEN = /\[[^[\](){}]{0,500}\]\.filter\(function\s?\((\w{1,50})\)\s?\{\s?return \1 != null;?\s?\}\)/g

/** Inputs that code reads elsewhere too; undefined where it provides for the absence of none so. */
function neededIn(code: string): ReadonlySet<string> | undefined {
  return code.includes('].filter(') ? new Set(namesOfInputs(code.replaceAll(FIRST_GIVEN, ''))) : undefined
}

function newerJavascript(place: Location): Problem {
  return createProblem(
    'newer-javascript',
    place,
    'this is newer than ECMAScript 5.1, the JavaScript of CWL',
    'Most engines run it, and some do not.',
  )
}

function undeclared({ process, text }: Subject, name: string, { start, isAssigned }: FirstUse): Problem {
  const place = placeIn(process, text, start)
  if (isAssigned)
    return createProblem(
      'undeclared-name',
      place,
      `the code gives a value to ${name}, which nothing declares`,
      `Declare it: var ${name}. Expressions run in strict mode, where this fails.`,
    )
  return createProblem(
    'undeclared-name',
    place,
    `the code uses ${name}, which nothing declares`,
    fixForUndeclared(text, name),
  )
}

function fixForUndeclared(text: ExpressionSite, name: string): string {
  if (CURLY_QUOTE.test(name)) return STRAIGHT_QUOTES
  if (text.scope.inputs?.has(name) === true) return `Write inputs.${name}.`
  const value = VALUES_OF_PYTHON.get(name)
  if (value !== undefined) return `In JavaScript it is ${value}.`
  return didYouMean(name, CONTEXT).trimStart() || (isAmongText(text) ? AS_TEXT : 'It fails when it runs.')
}

/**
 * Within other text it may be meant as text; a body that reads as Python or returns a value hardly is, nor what begins
 * with an input.
 */
function fixAmong(text: ExpressionSite, { kind, code }: Interpolation, fix: string): string {
  const isMeant = kind === 'body' ? fix === OF_PYTHON || SPEAKING.test(code) : OF_CONTEXT.test(code)
  return isAmongText(text) && !isMeant ? AS_TEXT : fix
}

const OF_CONTEXT = /^\s*(?:inputs|self|runtime)[.[]/

const AS_TEXT = 'Write a backslash before the $ if it is meant as text.'

/** Such as in a script of a shell, whose own variables and commands are written so. */
function isAmongText({ text, interpolations }: ExpressionSite): boolean {
  return interpolations.some((interpolation) => !standsAlone(interpolation, text))
}
