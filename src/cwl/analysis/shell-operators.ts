import { isArray } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { requirementsOf } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { placeOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Location } from '../source/source-text.ts'
import type { Bound } from './bindings.ts'
import { isOptionText, PRINTING, programOf, type Word } from './command-words.ts'
import { asRequirement, type Use } from './features.ts'

/** What a tool puts on its command line. */
export interface CommandLine {
  readonly process: Process
  readonly words: readonly Word[]
  readonly bindings: readonly Bound[]
}

/** What only a shell would understand. */
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

/** `bash -c` takes a script as one word: a shell around it would take that apart. */
function givesScript({ value: { baseCommand } }: Process): boolean {
  if (!isArray(baseCommand) || baseCommand.at(-1) !== '-c') return false
  const [program] = baseCommand
  return typeof program === 'string' && /(?:^|\/)(?:ba|da|z|k)?sh$/.test(program)
}

export function hasShell({ value }: Process): boolean {
  return requirementsOf(value, 'ShellCommandRequirement').length > 0
}

/** Words that the shell takes for itself. */
const OPERATORS: ReadonlySet<string> = new Set(['>', '>>', '1>', '2>', '2>>', '&>', '2>&1', '|', '||', '&&'])

/** One before the name of a file, or before the program that comes next. */
const OPERATOR_AND_MORE = /^\s*(?:(?:[12&]?>>?|\|\|?|&&)\s+\S|[12]>>?[\w./$])/

/** What is greater than a number is a condition. */
const COMPARISON = /^\s*[12]?>\s*-?\d+(?:\.\d+)?\s*$/

function isOperator(text: string): boolean {
  return OPERATORS.has(text.trim()) || (OPERATOR_AND_MORE.test(text) && !COMPARISON.test(text))
}

/** Programs that have operators of that look as arguments. */
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

/** Programs that look for such characters, with how many of their first arguments say for which. */
const LOOKING: ReadonlyMap<string, number> = new Map([
  ...['grep', 'egrep', 'fgrep', 'zgrep'].map((name) => [name, 1] as const),
  ['tr', 2],
])

/** Arguments that are operators and that no shell would see as such. */
function operatorsOf({ value }: Process, words: readonly Word[]): readonly Word[] {
  const program = programOf(words)
  // Who says where the output of echo goes means what it prints.
  if (WITH_OPERATORS.has(program) || (PRINTING.has(program) && isPresent(value['stdout']))) return []
  const patterns = LOOKING.get(program) ?? 0
  // Behind an option it is the option's value: cut -d '|'.
  return words.filter(
    ({ text, isPrefixed }, index) =>
      index > patterns && isOperator(text) && isPrefixed !== true && !isOptionText(words[index - 1]?.text),
  )
}

/** A prefix that would lead what a program prints into the file that is its value. */
function prefixOperator(words: readonly Word[], bindings: readonly Bound[]): Word | undefined {
  for (const { binding } of bindings) {
    const { prefix } = binding
    if (typeof prefix !== 'string' || !OPERATORS.has(prefix.trim())) continue
    return WITH_OPERATORS.has(programOf(words)) ? undefined : { text: prefix, container: binding, key: 'prefix' }
  }
  return undefined
}

/** Operators that the shell of a tool gets in quotes, as text. */
export function quotedOperators({ process, words, bindings }: CommandLine): readonly Word[] {
  const prefix = prefixOperator(
    words,
    bindings.filter(({ binding }) => binding['shellQuote'] !== false),
  )
  const operators = operatorsOf(process, words)
  return prefix === undefined ? operators : [...operators, prefix]
}

/** In `baseCommand` there is nothing but text. */
export function withoutQuotes({ value }: Process, { text, container, key }: Word): string {
  if (key === 'prefix') return 'Put shellQuote: false next to the prefix.'
  const written = `{shellQuote: false, valueFrom: ${JSON.stringify(text)}}`
  return container === value['baseCommand']
    ? `Move it and what follows it to arguments, and write it as ${written}.`
    : `Write it as ${written}.`
}
