import { isPresent } from '../../json/is-present.ts'
import {
  commandWords,
  isOptionText,
  PRINTING,
  programOf,
  programWords,
  someWord,
  type Word,
} from '../analysis/command-words.ts'
import { asRequirement, type Use } from '../analysis/features.ts'
import type { Ports } from '../analysis/ports.ts'
import { holdsReference } from '../analysis/unevaluated.ts'
import { requirementsOf } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import type { Location } from '../source/source-text.ts'
import { bindingsOf, checkBindings, type Bound } from './bindings.ts'
import { checkLineEnds } from './line-ends.ts'
import { checkOptions } from './option-blanks.ts'

/** What would not reach the program of a tool as it is written (CWL v1.2 CommandLineTool, "CommandLineBinding"). */
export function checkCommandLine(process: Process, ports: Ports): readonly Problem[] {
  if (process.processClass !== 'CommandLineTool') return NO_PROBLEMS
  const words = programWords(process)
  const bindings = bindingsOf(process, ports)
  return [
    ...checkProgram(process, words[0]),
    ...problemsOf(words, (word) => checkUnevaluated(process, word)),
    ...checkOptions(process),
    ...(hasShell(process)
      ? [
          ...problemsOf(quotedOperators(process, bindings), (operator) => quotedOperator(process, operator)),
          ...checkLineEnds(process),
        ]
      : NO_PROBLEMS),
    ...checkBindings(process, bindings),
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
  if (unquoted === undefined) return []
  return [
    {
      feature,
      place: (): Location => placeOf(process.path, unquoted.binding, 'shellQuote', 'key'),
      what: 'shellQuote: false leaves this to a shell',
      fix: `Add ${asRequirement(process, feature)} under requirements, or remove shellQuote.`,
    },
  ]
}

function hasShell({ value }: Process): boolean {
  return requirementsOf(value, 'ShellCommandRequirement').length > 0
}

function checkProgram(process: Process, program: Word | undefined): readonly Problem[] {
  if (program === undefined || !/^$|\s/.test(program.text)) return NO_PROBLEMS
  const place = placeOf(process.path, program.container, program.key)
  if (program.text.trim() === '')
    return [
      createProblem(
        'space-in-program',
        place,
        'this text is taken for the name of the program, and is blank',
        'Remove it: the first text that is left names the program.',
      ),
    ]
  const message = `${JSON.stringify(truncateMiddle(program.text))} is taken for the name of one program, blanks and all`
  if (!/\s/.test(program.text.trim())) return [createProblem('space-in-program', place, message, 'Remove the blanks.')]
  const words = program.text.trim().split(/\s+/)
  // A folder's name may hold blanks.
  if (/^[./]/.test(program.text) && words.slice(1).some((word) => word.indexOf('/') > 0)) return NO_PROBLEMS
  const list = words.map((word) => JSON.stringify(word)).join(', ')
  const fix =
    words.length > MOST_WORDS || SHELL.test(program.text)
      ? 'Write a list of its words, or ["sh", "-c", SCRIPT] for a script of the shell.'
      : program.key === 'baseCommand'
        ? `Write a list: [${list}].`
        : `Write each word by itself: ${list}.`
  return [createProblem('space-in-program', place, message, fix)]
}

/** More are not written out. */
const MOST_WORDS = 20

/** What only a shell would take words apart by, or make something of. */
const SHELL = /["'`\\$|;&<>*\n]/

/** The schema takes it for text, and so does whoever runs it. */
function checkUnevaluated(process: Process, { text, container, key }: Word): readonly Problem[] {
  if (!holdsReference(text)) return NO_PROBLEMS
  return [
    createProblem(
      'unevaluated-expression',
      placeOf(process.path, container, key),
      'baseCommand is not evaluated: this reaches the program as it is written',
      'Move it to arguments.',
    ),
  ]
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

/**
 * Without a shell, or where there is a program that takes such signs, it may be meant for that: find ends commands with
 * one.
 */
function isOperatorInShell(text: string): boolean {
  return /^\s*[;<]\s*$/.test(text) || isOperator(text)
}

/** Arguments that are operators and that no shell would see as such. */
function operatorsOf(process: Process, isOne = isOperator): readonly Word[] {
  if (!someWord(process, isOne)) return []
  const items = commandWords(process)
  const program = programOf(items)
  // Who says where the output of echo goes means what it prints.
  if (WITH_OPERATORS.has(program) || (PRINTING.has(program) && isPresent(process.value['stdout']))) return []
  const patterns = LOOKING.get(program) ?? 0
  // Behind an option it is the option's value: cut -d '|'.
  return items.filter(
    ({ text, isPrefixed }, index) =>
      index > patterns && isOne(text) && isPrefixed !== true && !isOptionText(items[index - 1]?.text),
  )
}

/** A prefix that would lead what a program prints into the file that is its value. */
function prefixOperator(process: Process, bindings: readonly Bound[]): Word | undefined {
  for (const { binding } of bindings) {
    const { prefix } = binding
    if (typeof prefix !== 'string' || !OPERATORS.has(prefix.trim())) continue
    return WITH_OPERATORS.has(programOf(commandWords(process)))
      ? undefined
      : { text: prefix, container: binding, key: 'prefix' }
  }
  return undefined
}

function quotedOperators(process: Process, bindings: readonly Bound[]): readonly Word[] {
  const prefix = prefixOperator(
    process,
    bindings.filter(({ binding }) => binding['shellQuote'] !== false),
  )
  const operators = operatorsOf(process, someWord(process, takesOperators) ? isOperator : isOperatorInShell)
  return prefix === undefined ? operators : [...operators, prefix]
}

/** Also behind another program. */
function takesOperators(text: string): boolean {
  const program = text.slice(text.lastIndexOf('/') + 1)
  return WITH_OPERATORS.has(program) || LOOKING.has(program)
}

function quotedOperator(process: Process, { text, container, key }: Word): readonly Problem[] {
  return [
    createProblem(
      'quoted-operator',
      placeOf(process.path, container, key),
      `by the specification the shell gets ${truncateMiddle(text.trim())} in quotes, as text for the program before it`,
      withoutQuotes(process, { text, container, key }),
    ),
  ]
}

/** In `baseCommand` there is nothing but text. */
function withoutQuotes({ value }: Process, { text, container, key }: Word): string {
  if (key === 'prefix') return 'Put shellQuote: false beside the prefix.'
  const written = `{shellQuote: false, valueFrom: ${JSON.stringify(text)}}`
  return container === value['baseCommand']
    ? `Move it and what follows it to arguments, and write it as ${written}.`
    : `Write it as ${written}.`
}
