import type { Location } from '../../../files/source-text.ts'
import { truncateMiddle } from '../../../files/text.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, objectsIn, requirementsOf } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { placeOf } from '../../problems/collect.ts'
import { fieldsOf } from '../../types/inner-types.ts'
import { membersOf, UNKNOWN, type Type } from '../../types/types.ts'
import { asRequirement, type Use } from './features.ts'
import type { Ports } from './ports.ts'

export interface Word {
  readonly text: string
  readonly container: object
  readonly key: string | number
  readonly isPrefixed?: boolean
}

export function programWords({ value }: Process): readonly Word[] {
  const { baseCommand } = value
  if (typeof baseCommand === 'string') return [{ text: baseCommand, container: value, key: 'baseCommand' }]
  return isArray(baseCommand)
    ? baseCommand.flatMap((text, key) => (typeof text === 'string' ? { text, container: baseCommand, key } : []))
    : []
}

/** Without words that a shell reads unquoted. */
export function commandWords(process: Process): readonly Word[] {
  const { arguments: list } = process.value
  const own = isArray(list) ? list : []
  return [
    ...programWords(process),
    ...own.flatMap((item, key) => {
      if (typeof item === 'string') return { text: item, container: own, key }
      // A value that is not true or false is reported, and probably means false.
      const isQuoted = isObject(item) && (item['shellQuote'] ?? true) === true
      if (!isQuoted || typeof item['valueFrom'] !== 'string') return []
      return { text: item['valueFrom'], container: item, key: 'valueFrom', isPrefixed: isPresent(item['prefix']) }
    }),
  ]
}

const PRINTING: ReadonlySet<string> = new Set(['echo', 'printf'])

export function programOf(words: readonly Word[]): string {
  const first = words[0]?.text ?? ''
  return first.slice(first.lastIndexOf('/') + 1)
}

function isOptionText(text: string | undefined): boolean {
  return text?.startsWith('-') === true
}

export interface Bound {
  readonly binding: JsonObject
  readonly type?: Type | undefined
}

/** Of arguments, and of inputs and the parts of their types. */
export function bindingsOf({ value }: Process, ports: Ports): readonly Bound[] {
  const bound: Bound[] = objectsIn(value, 'arguments').map((binding) => ({ binding }))
  for (const input of objectsIn(value, 'inputs')) {
    const { inputBinding: binding, type: written } = input
    const type = ports.inputs.get(nameOrEmpty(input))?.type ?? UNKNOWN
    if (isObject(binding)) bound.push({ binding, type })
    if (typeof written === 'object') addBindings(bound, written, type)
  }
  for (const definition of ports.definitions) addBindings(bound, definition.value, definition.type)
  return bound
}

function addBindings(bound: Bound[], written: JsonValue, type: Type): void {
  if (isArray(written)) {
    const known = written.length > MOST_ALTERNATIVES ? UNKNOWN : type
    for (const member of written) addBindings(bound, member, known)
  }
  if (!isObject(written)) return
  const { type: kind, items, inputBinding: binding } = written
  if (typeof kind === 'object') addBindings(bound, kind, type)
  const members = membersOf(type)
  const part =
    kind === 'array' ? (members.flatMap((member) => (member.kind === 'array' ? member.items : []))[0] ?? UNKNOWN) : type
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

const MOST_ALTERNATIVES = 100

export interface CommandLine {
  readonly process: Process
  readonly words: readonly Word[]
  readonly bindings: readonly Bound[]
}

export function shellUses({ process, words, bindings }: CommandLine): readonly Use[] {
  if (process.processClass !== 'CommandLineTool' || hasShell(process)) return []
  const feature = 'ShellCommandRequirement'
  const operator = operatorsOf(process, words)[0] ?? prefixOperator(words, bindings)
  if (operator !== undefined) {
    const { text, container, key } = operator
    const fix = `For a file, use stdin, stdout or stderr; for a shell, add ${asRequirement(process, feature)} under requirements. ${withoutQuotes(process, operator)}`
    return [
      {
        feature,
        place: () => placeOf(process.path, container, key),
        what: `${truncateMiddle(text.trim())} ${OPERATORS.has(text.trim()) ? 'is' : 'begins with'} an operator of the shell`,
        fix,
      },
    ]
  }
  const unquoted = bindings.find(({ binding }) => binding['shellQuote'] === false)
  if (unquoted === undefined || givesScript(process)) return []
  return [
    {
      feature,
      place: (): Location => placeOf(process.path, unquoted.binding, 'shellQuote', 'key'),
      what: 'shellQuote: false leaves this to a shell',
      fix: `Add ${asRequirement(process, feature)} under requirements, or remove shellQuote.`,
    },
  ]
}

/** `bash -c` needs a script as one word, which another shell around it would split. */
function givesScript({ value: { baseCommand } }: Process): boolean {
  if (!isArray(baseCommand) || baseCommand.at(-1) !== '-c') return false
  const [program] = baseCommand
  return typeof program === 'string' && /(?:^|\/)(?:ba|da|z|k)?sh$/.test(program)
}

export function hasShell({ value }: Process): boolean {
  return requirementsOf(value, 'ShellCommandRequirement').length > 0
}

const OPERATORS: ReadonlySet<string> = new Set(['>', '>>', '1>', '2>', '2>>', '&>', '2>&1', '|', '||', '&&'])

/** An operator followed by a file or the next program. */
const OPERATOR_AND_MORE = /^\s*(?:(?:[12&]?>>?|\|\|?|&&)\s+\S|[12]>>?[\w./$])/

/** A comparison with a number is a condition. */
const COMPARISON = /^\s*[12]?>\s*-?\d+(?:\.\d+)?\s*$/

function isOperator(text: string): boolean {
  return OPERATORS.has(text.trim()) || (OPERATOR_AND_MORE.test(text) && !COMPARISON.test(text))
}

const WITH_OPERATORS: ReadonlySet<string> = new Set([
  'expr',
  'test',
  '[',
  'find',
  'awk',
  'gawk',
  'mawk',
  'bc',
  'jq',
  'yq',
])

/** The number of first arguments that are patterns. */
const LOOKING: ReadonlyMap<string, number> = new Map([
  ...['grep', 'egrep', 'fgrep', 'zgrep'].map((name) => [name, 1] as const),
  ['tr', 2],
])

function operatorsOf({ value }: Process, words: readonly Word[]): readonly Word[] {
  const program = programOf(words)
  // If the output goes to a declared file, the operator is printed on purpose.
  if (WITH_OPERATORS.has(program) || (PRINTING.has(program) && isPresent(value['stdout']))) return []
  const patterns = LOOKING.get(program) ?? 0
  // After an option it is a value: cut -d '|'.
  return words.filter(
    ({ text, isPrefixed }, index) =>
      index > patterns && isOperator(text) && isPrefixed !== true && !isOptionText(words[index - 1]?.text),
  )
}

/** It would redirect the output into the file that is its value. */
function prefixOperator(words: readonly Word[], bindings: readonly Bound[]): Word | undefined {
  for (const { binding } of bindings) {
    const { prefix } = binding
    if (typeof prefix !== 'string' || !OPERATORS.has(prefix.trim())) continue
    return WITH_OPERATORS.has(programOf(words)) ? undefined : { text: prefix, container: binding, key: 'prefix' }
  }
  return undefined
}

export function quotedOperators({ process, words, bindings }: CommandLine): readonly Word[] {
  const prefix = prefixOperator(
    words,
    bindings.filter(({ binding }) => binding['shellQuote'] !== false),
  )
  const operators = operatorsOf(process, words)
  return prefix === undefined ? operators : [...operators, prefix]
}

/** `baseCommand` consists of literal texts only. */
export function withoutQuotes({ value }: Process, { text, container, key }: Word): string {
  if (key === 'prefix') return 'Put shellQuote: false next to the prefix.'
  const written = `{shellQuote: false, valueFrom: ${JSON.stringify(text)}}`
  return container === value['baseCommand']
    ? `Move it and what follows it to arguments, and write it as ${written}.`
    : `Write it as ${written}.`
}
