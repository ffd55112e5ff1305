import type { Process } from '../../documents/processes.ts'
import type { Context } from '../../lint/context.ts'
import { isWholeText, unscanned, type ExpressionSite } from '../../lint/facts/expressions.ts'
import { fixInJavascript } from '../../lint/facts/features.ts'
import { referenceIn, type Interpolation } from '../../lint/facts/interpolation.ts'
import { memberType } from '../../lint/facts/members.ts'
import { continuation, typeOf } from '../../lint/facts/reference-types.ts'
import { inText, rule, shared } from '../../lint/rule.ts'
import { describeType, isNull, isOnly, membersOf, withoutNull, type Type } from '../../types/types.ts'
import { CONTENTS, FIELD_TYPES, FILES, onOneLine, takes, titleOfField, type FieldType } from './field-types.ts'

/**
 * Other values become JSON inside a text (CWL v1.2 CommandLineTool, "Parameter references"), which is never a useful
 * file name.
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

/** A list or record may be passed as JSON on purpose, but hardly a file. */
const ARGUMENTS: ReadonlySet<string> = new Set(['arguments', 'valueFrom', 'envValue'])

/** Values that do not match their field, or become JSON in a text that is not JSON. Null is ignored. */
export const expressionTypes = rule({
  codes: shared('expression-type'),
  text(text, context) {
    const { field, interpolations } = text
    const [only] = interpolations
    if (only === undefined) return
    if (field === 'entry') return checkEntry(text, only, context)
    const code = referenceIn(only)
    const fieldType = FIELD_TYPES.get(field)
    if (isWholeText(only, text.text)) {
      if (code !== undefined && fieldType !== undefined)
        checkType(text, { code, start: only.start }, fieldType, context)
    } else if (fieldType !== undefined && !fieldType.names.includes('string')) checkText(text, fieldType, context)
    else if (FILE_NAMES.has(field)) for (const part of interpolations) checkJson(text, part, isJsonInText, context)
    else if (ARGUMENTS.has(field) && !HERE_DOCUMENT.test(text.text))
      for (const part of interpolations) if (!isMeantAsJson(text.text, part)) checkJson(text, part, isFile, context)
  },
})

type Asked = Context<'expression-type'>

/** Several expressions, or text around one, give text. One that is not closed is reported elsewhere. */
function checkText(text: ExpressionSite, { words }: FieldType, { report }: Asked): void {
  if (text.interpolations.some(({ closed }) => !closed) || unscanned(text) !== undefined) return
  report(
    'expression-type',
    { container: text.container, key: text.key },
    `${titleOfField(text)} must be ${words}, but "${onOneLine(text.text)}" is text`,
    'Write a single expression that gives the value.',
  )
}

/**
 * Before v1.2, other values are not converted. It is not defined which file of a list gets the name (CWL v1.2
 * CommandLineTool, "Dirent").
 */
function checkEntry(text: ExpressionSite, only: Interpolation, context: Asked): void {
  const code = referenceIn(only)
  if (code === undefined || text.text.length !== code.length + '$()'.length || typeof nameOfEntry(text) !== 'string')
    return checkFileAsText(text, only, context)
  if (context.version !== 'v1.2') return checkType(text, { code, start: only.start }, CONTENTS, context)
  const type = typeOf(code, text.scope)
  if (
    type !== undefined &&
    !isNull(type) &&
    membersOf(withoutNull(type)).every((member) => member.kind === 'array' && isFile(member.items))
  )
    context.report(
      'expression-type',
      inText(text, only.start),
      `$(${code}) is ${describeType(type)}, but entryname can name only one file`,
      'Remove entryname.',
    )
}

function nameOfEntry({ container }: ExpressionSite): unknown {
  return 'entryname' in container ? container.entryname : undefined
}

/**
 * Spaces at the ends are a part of the text (tests iwd-passthrough1 and 2 of CWL v1.2). A missing name is reported
 * elsewhere.
 */
function checkFileAsText(text: ExpressionSite, only: Interpolation, { report }: Asked): void {
  const isPart = isWholeText(only, text.text) && text.text !== text.text.trim() && 'entryname' in text.container
  const type = isPart && only.kind === 'reference' ? typeOf(only.code, text.scope) : undefined
  if (type !== undefined && !isNull(type) && isOnly(type, FILES))
    report(
      'expression-type',
      inText(text, only.start),
      `${asJson(only.code, type, text)}, because a space or a line end is next to it`,
      'Remove the space or line end, for example with |- in place of |.',
    )
}

/** A here document of a shell may contain JSON. */
const HERE_DOCUMENT = /<<-?\s{0,9}['"]?\w/

/** Between quotes, after a bracket, or after a sign and a space. */
function isMeantAsJson(text: string, { start }: Interpolation): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_LOOKBEHIND), start)
  const sign = before.trimEnd()
  return /(?:[([{]|":)$/.test(sign.slice(-2)) || (sign === before ? /(?:'|""")$/ : /[,:=]$/).test(sign.slice(-3))
}

/** In characters. */
const LONGEST_LOOKBEHIND = 200

function checkType(
  text: ExpressionSite,
  { code, start }: Pick<Interpolation, 'code' | 'start'>,
  fieldType: FieldType,
  { process, report }: Asked,
): void {
  const type = typeOf(code, text.scope)
  if (type === undefined || isNull(type)) return
  // "Must evaluate to an array": only as an item of a list may it be one file. cwltool fails in every run.
  if (text.key === 'listing' && isFile(withoutNull(type))) {
    report(
      'expression-type',
      inText(text, start),
      `listing must be a list of files or directories, but $(${code}) is ${describeType(type)}`,
      { words: `Write it as a list: [$(${code})].`, change: { kind: 'value', value: [text.text] } },
    )
  } else if (!takes(fieldType, withoutNull(type))) {
    report(
      'expression-type',
      inText(text, start),
      `${titleOfField(text)} must be ${fieldType.words}, but $(${code}) is ${describeType(type)}`,
      fixFor(process, text.field, code, type, fieldType),
    )
  }
}

/** Text that continues the expression is reported elsewhere. */
function checkJson(
  text: ExpressionSite,
  part: Interpolation,
  isJson: (type: Type) => boolean,
  { report }: Asked,
): void {
  const { kind, code, start, closed } = part
  const type = kind === 'reference' && closed ? typeOf(code, text.scope) : undefined
  if (
    type !== undefined &&
    !isNull(type) &&
    membersOf(withoutNull(type)).every(isJson) &&
    !(start === 0 && continuation(text, part) !== undefined)
  )
    report('expression-type', inText(text, start), asJson(code, type, text), fixForText(text, code, type))
}

function asJson(code: string, type: Type, { field }: ExpressionSite): string {
  return `$(${code}) is ${describeType(type)}, which becomes JSON in the text of ${field}`
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

/** The name of a file, because glob and similar fields accept no absolute path. */
function fixFor(process: Process, field: string, reference: string, type: Type, { names }: FieldType): string {
  const other = 'Write a reference or an expression that gives the value.'
  if (field === 'listing')
    return isOnly(type, ['string']) ? `Write it as an entry: {entryname: NAME, entry: $(${reference})}.` : other
  if (!names.includes('string') || field === 'entry') return other
  const attribute = field === 'format' ? 'format' : field === 'stdin' || field === 'envValue' ? 'path' : 'basename'
  if (memberType(type, attribute) !== undefined) return `Write $(${reference}.${attribute}).`
  if (field === 'format') return other
  const isScalar = membersOf(type).every((member) => member.kind === 'simple')
  return isScalar ? fixInJavascript(process, `Convert it to text: $(String(${reference}))`) : other
}
