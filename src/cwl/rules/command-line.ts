import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isMisspelt } from '../structure/field-advice.ts'
import { isGiven } from '../given.ts'
import { inShort } from '../kind-words.ts'
import { nameOf, objectsIn, requirementsOf } from '../parts.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import type { Place } from '../text/text.ts'
import { isOnly, membersOf, UNKNOWN, withoutNull, type Type } from '../types/types.ts'
import { fieldsOf } from '../types/written-fields.ts'
import { commandWords, isOptionText, PRINTING, programOf, programWords, someWord, type Word } from './command-words.ts'
import { asRequirement, type Use } from './features.ts'
import { finding, NO_PROBLEMS, placeOf, problemsOf } from '../finding.ts'
import { checkLineEnds } from './line-ends.ts'
import { blankInPrefix, checkOptions } from './option-blanks.ts'
import type { Ports } from './ports.ts'
import { holdsReference } from './unevaluated.ts'

/** What would not reach the program of a tool as it is written (CWL v1.2 CommandLineTool, "CommandLineBinding"). */
export function checkCommandLine(process: Process, ports: Ports): readonly Problem[] {
  if (process.processClass !== 'CommandLineTool') return NO_PROBLEMS
  const words = programWords(process)
  const bindings = bindingsOf(process, ports)
  const isPicard = runsPicard(process)
  return [
    ...checkProgram(process, words[0]),
    ...problemsOf(words, (word) => checkUnevaluated(process, word)),
    ...checkOptions(process),
    ...(hasShell(process) ? [...problemsOf(quotedOperators(process, bindings), (operator) => quotedOperator(process, operator)), ...checkLineEnds(process)] : NO_PROBLEMS),
    ...problemsOf(bindings, (bound) => checkBinding(process, bound, isPicard)),
  ]
}

/** What only a shell would understand. */
export function shellUses(process: Process, ports: Ports): readonly Use[] {
  if (process.processClass !== 'CommandLineTool' || hasShell(process)) return []
  const feature = 'ShellCommandRequirement'
  const bindings = bindingsOf(process, ports)
  const operator = operatorsOf(process)[0] ?? prefixOperator(process, bindings)
  if (operator !== undefined) {
    const { text, container, key } = operator
    const remedy = `For a file, use stdin, stdout or stderr; for a shell, add ${asRequirement(process, feature)} under requirements. ${withoutQuotes(process, operator)}`
    return [{ feature, place: () => placeOf(process.path, container, key), what: `${inShort(text.trim())} ${OPERATORS.has(text.trim()) ? 'is' : 'begins with'} an operator of the shell`, remedy }]
  }
  const unquoted = bindings.find(({ binding }) => binding['shellQuote'] === false)
  if (unquoted === undefined) return []
  return [{ feature, place: (): Place => placeOf(process.path, unquoted.binding, 'shellQuote', 'key'), what: 'shellQuote: false leaves this to a shell', remedy: `Add ${asRequirement(process, feature)} under requirements, or remove shellQuote.` }]
}

function hasShell({ value }: Process): boolean {
  return requirementsOf(value, 'ShellCommandRequirement').length > 0
}

function checkProgram(process: Process, program: Word | undefined): readonly Problem[] {
  if (program === undefined || !/^$|\s/.test(program.text)) return NO_PROBLEMS
  const place = placeOf(process.path, program.container, program.key)
  if (program.text.trim() === '') return [finding('blank-in-program', place, 'this text is taken for the name of the program, and is blank', 'Remove it: the first text that is left names the program.')]
  const message = `${JSON.stringify(inShort(program.text))} is taken for the name of one program, blanks and all`
  if (!/\s/.test(program.text.trim())) return [finding('blank-in-program', place, message, 'Remove the blanks.')]
  const words = program.text.trim().split(/\s+/)
  // A folder's name may hold blanks.
  if (/^[./]/.test(program.text) && words.slice(1).some((word) => word.indexOf('/') > 0)) return NO_PROBLEMS
  const list = words.map((word) => JSON.stringify(word)).join(', ')
  const hint = words.length > MOST_WORDS || SHELL.test(program.text) ? 'Write a list of its words, or ["sh", "-c", SCRIPT] for a script of the shell.' : program.key === 'baseCommand' ? `Write a list: [${list}].` : `Write each word by itself: ${list}.`
  return [finding('blank-in-program', place, message, hint)]
}

/** More are not written out. */
const MOST_WORDS = 20

/** What only a shell would take words apart by, or make something of. */
const SHELL = /["'`\\$|;&<>*\n]/

/** The schema takes it for text, and so does whoever runs it. */
function checkUnevaluated(process: Process, { text, container, key }: Word): readonly Problem[] {
  if (!holdsReference(text)) return NO_PROBLEMS
  return [finding('unevaluated-expression', placeOf(process.path, container, key), 'baseCommand is not evaluated: this reaches the program as it is written', 'Move it to arguments.')]
}

/** What the shell takes for itself where it stands alone. */
const OPERATORS: ReadonlySet<string> = new Set(['>', '>>', '1>', '2>', '2>>', '&>', '2>&1', '|', '||', '&&'])

/** One before the name of a file, or before the program that comes next. */
const OPERATOR_AND_MORE = /^\s*(?:(?:[12&]?>>?|\|\|?|&&)\s+\S|[12]>>?[\w./$])/

/** What is greater than a number is a condition. */
const COMPARISON = /^\s*[12]?>\s*-?\d+(?:\.\d+)?\s*$/

function isOperator(text: string): boolean {
  return OPERATORS.has(text.trim()) || (OPERATOR_AND_MORE.test(text) && !COMPARISON.test(text))
}

/** Programs that have operators of that look as arguments. */
const WITH_OPERATORS: ReadonlySet<string> = new Set(['expr', 'test', '[', 'find', 'awk', 'gawk', 'mawk', 'bc', 'jq', 'yq'])

/** Programs that look for such characters, with how many of their first arguments say for which. */
const LOOKING: ReadonlyMap<string, number> = new Map([...['grep', 'egrep', 'fgrep', 'zgrep'].map((name) => [name, 1] as const), ['tr', 2]])

/** Without a shell, or where there is a program that takes such signs, it may be meant for that: find ends commands with one. */
function isOperatorInShell(text: string): boolean {
  return /^\s*[;<]\s*$/.test(text) || isOperator(text)
}

/** Arguments that are operators and that no shell would see as such. */
function operatorsOf(process: Process, isOne = isOperator): readonly Word[] {
  if (!someWord(process, isOne)) return []
  const items = commandWords(process)
  const program = programOf(items)
  // Who says where the output of echo goes means what it prints.
  if (WITH_OPERATORS.has(program) || (PRINTING.has(program) && isGiven(process.value['stdout']))) return []
  const patterns = LOOKING.get(program) ?? 0
  // Behind an option it is the option's value: cut -d '|'.
  return items.filter(({ text, isPrefixed }, index) => index > patterns && isOne(text) && isPrefixed !== true && !isOptionText(items[index - 1]?.text))
}

/** A prefix that would lead what a program prints into the file that is its value. */
function prefixOperator(process: Process, bindings: readonly Bound[]): Word | undefined {
  for (const { binding } of bindings) {
    const { prefix } = binding
    if (typeof prefix !== 'string' || !OPERATORS.has(prefix.trim())) continue
    return WITH_OPERATORS.has(programOf(commandWords(process))) ? undefined : { text: prefix, container: binding, key: 'prefix' }
  }
  return undefined
}

function quotedOperators(process: Process, bindings: readonly Bound[]): readonly Word[] {
  const prefix = prefixOperator(process, bindings.filter(({ binding }) => binding['shellQuote'] !== false))
  const operators = operatorsOf(process, someWord(process, takesOperators) ? isOperator : isOperatorInShell)
  return prefix === undefined ? operators : [...operators, prefix]
}

/** Also behind another program. */
function takesOperators(text: string): boolean {
  const program = text.slice(text.lastIndexOf('/') + 1)
  return WITH_OPERATORS.has(program) || LOOKING.has(program)
}

function quotedOperator(process: Process, { text, container, key }: Word): readonly Problem[] {
  return [finding('quoted-operator', placeOf(process.path, container, key), `by the specification the shell gets ${inShort(text.trim())} in quotes, as text for the program before it`, withoutQuotes(process, { text, container, key }))]
}

/** In `baseCommand` there is nothing but text. */
function withoutQuotes({ value }: Process, { text, container, key }: Word): string {
  if (key === 'prefix') return 'Put shellQuote: false beside the prefix.'
  const written = `{shellQuote: false, valueFrom: ${JSON.stringify(text)}}`
  return container === value['baseCommand'] ? `Move it and what follows it to arguments, and write it as ${written}.` : `Write it as ${written}.`
}

/** A binding, with the type of what it binds where that is an input. */
interface Bound {
  readonly binding: JsonObject
  readonly type?: Type | undefined
}

function bindingsOf({ value }: Process, ports: Ports): readonly Bound[] {
  const bound: Bound[] = objectsIn(value, 'arguments').map((binding) => ({ binding }))
  for (const input of objectsIn(value, 'inputs')) {
    const { inputBinding: binding, type: written } = input
    const type = ports.inputs.get(nameOf(input) ?? '')?.type ?? UNKNOWN
    if (isObject(binding)) bound.push({ binding, type })
    if (typeof written === 'object') addBindings(bound, written, type)
  }
  for (const definition of ports.definitions) addBindings(bound, definition.value, definition.type)
  return bound
}

/** Those of the items of lists and of the fields of records, which stand in the type. */
function addBindings(bound: Bound[], written: JsonValue, type: Type): void {
  if (isArray(written)) {
    const known = written.length > MOST_ALTERNATIVES ? UNKNOWN : type
    for (const member of written) addBindings(bound, member, known)
  }
  if (!isObject(written)) return
  const { type: kind, items, inputBinding: binding } = written
  if (typeof kind === 'object') addBindings(bound, kind, type)
  const members = membersOf(type)
  const part = kind === 'array' ? (members.flatMap((member) => (member.kind === 'array' ? member.items : []))[0] ?? UNKNOWN) : type
  if (isObject(binding)) bound.push({ binding, type: part })
  if (typeof items === 'object') addBindings(bound, items, part)
  const fields = members.find((member) => member.kind === 'record')?.fields
  for (const { name, type: inner, container, key } of fieldsOf(written['fields'])) {
    const fieldType = fields?.get(name) ?? UNKNOWN
    const own = key === 'type' ? container['inputBinding'] : undefined
    if (isObject(own)) bound.push({ binding: own, type: fieldType })
    if (typeof inner === 'object') addBindings(bound, inner, fieldType)
  }
}

/** Each is held against them all. */
const MOST_ALTERNATIVES = 100

/** It reads `KEY=VALUE`, and takes the next word for the value where one ends with the sign. */
function runsPicard(process: Process): boolean {
  return someWord(process, (text) => PICARD.test(text)) || objectsIn(process.value, 'inputs').some((input) => PICARD.test(nameOf(input) ?? ''))
}

const PICARD = /picard/i
const PICARD_KEY = /^[A-Z][A-Z0-9_]*=$/

function checkBinding(process: Process, { binding, type }: Bound, isPicard: boolean): readonly Problem[] {
  const { prefix, separate, itemSeparator } = binding
  if (typeof itemSeparator === 'string' && holdsReference(itemSeparator)) return [finding('unevaluated-expression', placeOf(process.path, binding, 'itemSeparator'), 'itemSeparator is not evaluated: this stands between the items as it is written', 'Join the items in valueFrom.')]
  if (type === undefined && isWithoutValue(binding)) return [idleArgument(process, binding)]
  const isSeparate = separate !== false
  if (!isGiven(prefix)) {
    if (isMisspelt(binding, 'prefix')) return NO_PROBLEMS
    if (isSeparate) return addsNothing({ binding, type }) ? [idleBinding(process, binding)] : NO_PROBLEMS
    return [finding('idle-separate', placeOf(process.path, binding, 'separate', 'key'), 'separate: false joins a prefix to its value, and there is none', 'Add the prefix, or remove separate.')]
  }
  if (typeof prefix !== 'string' || prefix === '') return NO_PROBLEMS
  const place = placeOf(process.path, binding, 'prefix')
  if (holdsReference(prefix)) return [finding('unevaluated-expression', place, 'prefix is not evaluated: this reaches the program as it is written', 'Write it in valueFrom.')]
  if (binding['shellQuote'] !== false && /\s/.test(prefix)) return blankInPrefix(process, prefix, binding)
  const isAsGiven = type !== undefined && !isGiven(binding['valueFrom'])
  const isUnjoined = isAsGiven && !isGiven(itemSeparator) && withoutNull(type).kind === 'array'
  const endsWithSign = /\w=$/.test(prefix)
  if (!isSeparate) {
    if (!isUnjoined) return NO_PROBLEMS
    const message = `a prefix is joined to one value: before the items of a list, ${inShort(prefix)} is an argument of its own`
    const hint = 'Add itemSeparator, or, for one prefix per item, move the binding into the type of the list.'
    return [endsWithSign ? finding('detached-value', place, message, hint) : finding('idle-separate', placeOf(process.path, binding, 'separate', 'key'), message, hint)]
  }
  // That separate is no boolean, or is misspelt, is told of it.
  if ((isGiven(separate) && separate !== true) || isMisspelt(binding, 'separate')) return NO_PROBLEMS
  // Of a boolean only the prefix is written.
  if (!endsWithSign || (isAsGiven && membersOf(withoutNull(type)).every(isSwitch))) return NO_PROBLEMS
  if (isPicard && PICARD_KEY.test(prefix) && !isUnjoined) return NO_PROBLEMS
  return [finding('detached-value', place, `${inShort(prefix)} and its value reach the program as two arguments`, remedyForDetached(isAsGiven ? withoutNull(type) : undefined, isUnjoined))]
}

/** "When true, add prefix to the command line. When false, add nothing." (CWL v1.2 CommandLineTool, "CommandLineBinding") */
function addsNothing({ binding, type }: Bound): boolean {
  return type !== undefined && !isGiven(binding['valueFrom']) && isOnly(withoutNull(type), ['boolean'])
}

function idleBinding(process: Process, binding: JsonObject): Problem {
  return finding('idle-binding', placeOf(process.path, binding), 'a boolean puts its prefix on the command line when it is true, and this binding has none', 'Add the prefix, or make the argument in valueFrom.')
}

/** "When a binding is part of the CommandLineTool.arguments field, the valueFrom field is required" (CWL v1.2 CommandLineTool, "CommandLineBinding"). */
function isWithoutValue(binding: JsonObject): boolean {
  return !isGiven(binding['valueFrom']) && Object.keys(binding).every((key) => key === 'valueFrom' || BESIDE_VALUE.has(key))
}

/** Of a binding with others, what was meant is not known. */
const BESIDE_VALUE: ReadonlySet<string> = new Set(['position', 'prefix', 'separate', 'itemSeparator', 'shellQuote', 'loadContents'])

function idleArgument(process: Process, binding: JsonObject): Problem {
  const { prefix } = binding
  const place = placeOf(process.path, binding, isGiven(prefix) ? 'prefix' : undefined)
  if (typeof prefix !== 'string') return finding('idle-binding', place, 'nothing says what this argument is: it has no valueFrom', 'Add it, or remove the argument.')
  return finding('idle-binding', place, `${inShort(prefix)} does not reach the program: it stands before the value of an argument, and this one has no valueFrom`, 'Write valueFrom in the place of prefix, or add valueFrom beside it.')
}

function remedyForDetached(type: Type | undefined, isUnjoined: boolean): string {
  if (isUnjoined) return 'Add separate: false and itemSeparator; for one prefix per item, move the binding into the type of the list.'
  return type?.kind === 'record' ? 'Move it to the fields of the record.' : 'Add separate: false.'
}

/** What is unknown may be one. */
function isSwitch(type: Type): boolean {
  return type.kind === 'unknown' || isOnly(type, ['boolean'])
}
