import type { Location } from '../../../files/source-text.ts'
import { truncateMiddle } from '../../../files/truncate.ts'
import { isArray } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { requirementsOf } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { placeOf } from '../../problems/collect.ts'
import type { Bound } from './bindings.ts'
import { isOptionText, PRINTING, programOf, type Word } from './command-words.ts'
import { asRequirement, type Use } from './features.ts'

/** What a tool puts on its command line. */
export interface CommandLine {
  readonly process: Process
  readonly words: readonly Word[]
  readonly bindings: readonly Bound[]
}

/** Words that only a shell would interpret. */
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

/** Words that a shell interprets. */
const OPERATORS: ReadonlySet<string> = new Set(['>', '>>', '1>', '2>', '2>>', '&>', '2>&1', '|', '||', '&&'])

/** An operator followed by the name of a file, or by the next program. */
const OPERATOR_AND_MORE = /^\s*(?:(?:[12&]?>>?|\|\|?|&&)\s+\S|[12]>>?[\w./$])/

/** A comparison with a number is a condition. */
const COMPARISON = /^\s*[12]?>\s*-?\d+(?:\.\d+)?\s*$/

function isOperator(text: string): boolean {
  return OPERATORS.has(text.trim()) || (OPERATOR_AND_MORE.test(text) && !COMPARISON.test(text))
}

/** Programs whose arguments can look like operators. */
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

/** Programs that search for such characters, with the number of first arguments that are patterns. */
const LOOKING: ReadonlyMap<string, number> = new Map([
  ...['grep', 'egrep', 'fgrep', 'zgrep'].map((name) => [name, 1] as const),
  ['tr', 2],
])

function operatorsOf({ value }: Process, words: readonly Word[]): readonly Word[] {
  const program = programOf(words)
  // If the output of echo goes to a declared file, the operator is printed on purpose.
  if (WITH_OPERATORS.has(program) || (PRINTING.has(program) && isPresent(value['stdout']))) return []
  const patterns = LOOKING.get(program) ?? 0
  // After an option it is the option's value: cut -d '|'.
  return words.filter(
    ({ text, isPrefixed }, index) =>
      index > patterns && isOperator(text) && isPrefixed !== true && !isOptionText(words[index - 1]?.text),
  )
}

/** A prefix that would redirect a program's output into the file that is its value. */
function prefixOperator(words: readonly Word[], bindings: readonly Bound[]): Word | undefined {
  for (const { binding } of bindings) {
    const { prefix } = binding
    if (typeof prefix !== 'string' || !OPERATORS.has(prefix.trim())) continue
    return WITH_OPERATORS.has(programOf(words)) ? undefined : { text: prefix, container: binding, key: 'prefix' }
  }
  return undefined
}

/** Operators that a tool's shell gets in quotes, as text. */
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
