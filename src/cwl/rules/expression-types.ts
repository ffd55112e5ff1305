import { placeIn, RESOURCE_FIELDS, standsAlone, unscanned, type ExpressionSite } from '../analysis/expressions.ts'
import { fixInJavascript } from '../analysis/features.ts'
import { referenceIn, type Interpolation } from '../analysis/interpolation.ts'
import { memberType } from '../analysis/members.ts'
import { continuation, typeOf } from '../analysis/reference-types.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { describeType } from '../types/describe-type.ts'
import { isNull, isOnly, membersOf, NUMBERS, withoutNull, type SimpleName, type Type } from '../types/types.ts'

/** What a field takes once it is evaluated. */
interface Taken {
  readonly words: string
  readonly names: readonly SimpleName[]
  readonly lists?: true | undefined
  /** Objects of some shape, which a record may have. */
  readonly records?: true
}

const TEXT: Taken = { words: 'text', names: ['string'] }
const NUMBER: Taken = { words: 'a number', names: NUMBERS }
const TRUTH: Taken = { words: 'true or false', names: ['boolean'] }
const FILES: readonly SimpleName[] = ['File', 'Directory']
const ENTRIES: Taken = { words: 'files, directories or entries', names: FILES, lists: true, records: true }
const CONTENTS: Taken = { words: 'text, a file or a directory', names: ['string', ...FILES], records: true }

/** CWL v1.2 CommandLineTool and Workflow, at each field: "must return", "must evaluate to". */
const TAKEN: ReadonlyMap<string, Taken> = new Map([
  ...['stdin', 'stdout', 'stderr', 'envValue', 'entryname'].map((field) => [field, TEXT] as const),
  ['glob', { ...TEXT, words: 'text or a list of texts', lists: true }],
  ['format', { ...TEXT, words: 'the address of a format', lists: true }],
  ...RESOURCE_FIELDS.map((field) => [field, NUMBER] as const),
  ['timelimit', NUMBER],
  ['position', { ...NUMBER, words: 'an integer' }],
  ['listing', ENTRIES],
  ...['when', 'enableReuse', 'networkAccess'].map((field) => [field, TRUTH] as const),
])

/**
 * Names of files. What is no text stands in other text as its JSON (CWL v1.2 CommandLineTool, "Parameter references"),
 * which is no name that anybody means.
 */
const FILE_NAMES: ReadonlySet<string> = new Set([
  'stdin',
  'stdout',
  'stderr',
  'entryname',
  'glob',
  'secondaryFiles',
  'pattern',
])

/** What a program is called with: a list or a record may be meant to reach it as JSON, and a file hardly. */
const ARGUMENTS: ReadonlySet<string> = new Set(['arguments', 'valueFrom', 'envValue'])

/**
 * Parameter references to values that their field cannot take where they are all of it, and those that stand as JSON in
 * a text that nobody means to hold any; null is what it is without.
 */
export function checkExpressionTypes(process: Process, texts: readonly ExpressionSite[]): readonly Problem[] {
  return problemsOf(texts, (text) => {
    const { field, interpolations } = text
    const [only] = interpolations
    if (only === undefined) return []
    if (field === 'entry') return checkEntry(process, text, only)
    const code = referenceIn(only)
    const taken = TAKEN.get(field)
    if (standsAlone(only, text.text))
      return code === undefined || taken === undefined
        ? []
        : wrongType(process, text, { code, start: only.start }, taken)
    if (taken !== undefined && !taken.names.includes('string')) return textForOther(process, text, taken)
    if (FILE_NAMES.has(field))
      return problemsOf(interpolations, (part) => jsonInText(process, text, part, isJsonInText))
    if (!ARGUMENTS.has(field) || HERE_DOCUMENT.test(text.text)) return NO_PROBLEMS
    return problemsOf(interpolations, (part) =>
      isMeantAsJson(text.text, part) ? NO_PROBLEMS : jsonInText(process, text, part, isFile),
    )
  })
}

/** What is more than one expression is text, whatever that gives; where one does not end, that is told. */
function textForOther(process: Process, text: ExpressionSite, { words }: Taken): readonly Problem[] {
  if (text.interpolations.some(({ closed }) => !closed) || unscanned(text) !== undefined) return NO_PROBLEMS
  return [
    createProblem(
      'expression-type',
      placeOf(process.path, text.container, text.key),
      `${titleOfField(text)} must be ${words}, and ${onOneLine(text.text)} is text`,
      'Write one expression that gives it.',
    ),
  ]
}

/** A text of several lines as a message has it. */
export function onOneLine(text: string): string {
  return truncateMiddle(text.trim().replaceAll(/\s+/g, ' '))
}

/**
 * Before v1.2 no JSON is made of other values, and of a list of files nobody knows which is to have the name (CWL v1.2
 * CommandLineTool, "Dirent").
 */
function checkEntry(process: Process, text: ExpressionSite, only: Interpolation): readonly Problem[] {
  const code = referenceIn(only)
  if (code === undefined || text.text.length !== code.length + '$()'.length || typeof nameOfEntry(text) !== 'string')
    return fileAsText(process, text, only)
  if (process.version !== 'v1.2') return wrongType(process, text, { code, start: only.start }, CONTENTS)
  const type = typeOf(code, text.scope)
  if (
    type === undefined ||
    isNull(type) ||
    !membersOf(withoutNull(type)).every((member) => member.kind === 'array' && isFile(member.items))
  )
    return []
  return [
    createProblem(
      'expression-type',
      placeIn(process, text, only.start),
      `$(${code}) is ${describeType(type)}, and entryname can name one file`,
      'Take entryname out.',
    ),
  ]
}

function nameOfEntry({ container }: ExpressionSite): unknown {
  return 'entryname' in container ? container.entryname : undefined
}

/**
 * Of an entry, blanks at the ends are a part (the tests iwd-passthrough1 and 2 of CWL v1.2). One without a name is told
 * anyway.
 */
function fileAsText(process: Process, text: ExpressionSite, only: Interpolation): readonly Problem[] {
  const isPart = standsAlone(only, text.text) && text.text !== text.text.trim() && 'entryname' in text.container
  const type = isPart && only.kind === 'reference' ? typeOf(only.code, text.scope) : undefined
  if (type === undefined || isNull(type) || !isOnly(type, FILES)) return []
  return [
    createProblem(
      'expression-type',
      placeIn(process, text, only.start),
      `${asJson(only.code, type, text)}, for a blank or a line end is beside it`,
      'Leave none, as with |- in place of |.',
    ),
  ]
}

/** Of a shell, which may hold JSON. */
const HERE_DOCUMENT = /<<-?\s{0,9}['"]?\w/

/**
 * In JSON and in code that holds some: between quotes which leave it whole, behind a bracket, or behind a sign and a
 * blank.
 */
function isMeantAsJson(text: string, { start }: Interpolation): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_BLANK), start)
  const sign = before.trimEnd()
  return /(?:[([{]|":)$/.test(sign.slice(-2)) || (sign === before ? /(?:'|""")$/ : /[,:=]$/).test(sign.slice(-3))
}

/** What stands before a reference is looked for so far back. */
const LONGEST_BLANK = 200

function wrongType(
  process: Process,
  text: ExpressionSite,
  { code, start }: Pick<Interpolation, 'code' | 'start'>,
  taken: Taken,
): readonly Problem[] {
  const type = typeOf(code, text.scope)
  if (type === undefined || isNull(type)) return []
  // "Must validate as {type: array": one file is no list of one before v1.2.
  if (text.key === 'listing' && process.version !== 'v1.2' && isFile(type)) {
    return [
      createProblem(
        'expression-type',
        placeIn(process, text, start),
        `listing must be a list of files or directories, and $(${code}) is ${describeType(type)}`,
        `Write it as a list: [$(${code})].`,
      ),
    ]
  }
  if (takes(taken, withoutNull(type))) return []
  return [
    createProblem(
      'expression-type',
      placeIn(process, text, start),
      `${titleOfField(text)} must be ${taken.words}, and $(${code}) is ${describeType(type)}`,
      fixFor(process, text.field, code, type, taken),
    ),
  ]
}

/** What goes on behind the bracket is told as that. */
function jsonInText(
  process: Process,
  text: ExpressionSite,
  part: Interpolation,
  isJson: (type: Type) => boolean,
): readonly Problem[] {
  const { kind, code, start } = part
  const type = kind === 'reference' ? typeOf(code, text.scope) : undefined
  if (
    type === undefined ||
    isNull(type) ||
    !membersOf(withoutNull(type)).every(isJson) ||
    (start === 0 && continuation(text, part) !== undefined)
  )
    return []
  return [
    createProblem(
      'expression-type',
      placeIn(process, text, start),
      asJson(code, type, text),
      fixForText(text, code, type),
    ),
  ]
}

function asJson(code: string, type: Type, { field }: ExpressionSite): string {
  return `$(${code}) is ${describeType(type)}, which stands as JSON in the text of ${field}`
}

function fixForText({ field, scope }: ExpressionSite, code: string, type: Type): string | undefined {
  if (memberType(type, 'basename') === undefined) return undefined
  // The inputs of a step have no path yet.
  if (ARGUMENTS.has(field) && scope.around === undefined) return `Write $(${code}.path).`
  return `Write $(${code}.basename)${memberType(type, 'nameroot') === undefined ? '' : `, or $(${code}.nameroot) for the name without its extension`}.`
}

function isJsonInText(type: Type): boolean {
  return type.kind === 'array' || type.kind === 'record' || isFile(type)
}

function isFile(type: Type): boolean {
  return isOnly(type, FILES)
}

/** Of variables, whose field has the same name for all, the name is said. */
export function titleOfField({ field, container }: ExpressionSite): string {
  const name = 'envName' in container ? container.envName : undefined
  return field === 'envValue' && typeof name === 'string' ? `the value of ${name}` : field
}

/** Whether a field takes some value of a type, null aside; one that says nothing of types takes any. */
export function fieldTakes(field: string, type: Type): boolean {
  const taken = TAKEN.get(field)
  return taken === undefined || takes(taken, withoutNull(type))
}

/** Whether some value of the type will do. */
function takes(taken: Taken, type: Type): boolean {
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

/** Of a file, its name where one in the working folder is meant: glob and the like take no absolute path. */
function fixFor(process: Process, field: string, reference: string, type: Type, { names }: Taken): string {
  const other = 'Write a reference or an expression that gives it.'
  if (field === 'listing')
    return isOnly(type, ['string']) ? `Write it as an entry: {entryname: NAME, entry: $(${reference})}.` : other
  if (!names.includes('string') || field === 'entry') return other
  const attribute = field === 'format' ? 'format' : field === 'stdin' || field === 'envValue' ? 'path' : 'basename'
  if (memberType(type, attribute) !== undefined) return `Write $(${reference}.${attribute}).`
  if (field === 'format') return other
  const isScalar = membersOf(type).every((member) => member.kind === 'simple')
  return isScalar ? fixInJavascript(process, `Make text of it: $(String(${reference}))`) : other
}
