import {
  commandWords,
  inputWords,
  isOptionText,
  PRINTING,
  programOf,
  someWord,
  type Word,
} from '../analysis/command-words.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'

/**
 * An option with a name of more than one letter, a blank, and what follows. Of one letter, programs take the blank for
 * a part of its value.
 */
const OPTION_AND_MORE = /^\s*(-(?:-[A-Za-z][\w-]*|[A-Za-z][\w-]+))\s+(\S[^]*)$/

/**
 * Programs whose short options, of which several may stand behind one hyphen, take code or patterns that have blanks in
 * them.
 */
const WITH_CODE: ReadonlySet<string> = new Set(['perl', 'ruby', 'sed', 'awk', 'gawk', 'mawk', 'grep', 'egrep', 'zgrep'])

/** Options that hand others on: one letter, or by their names; behind two hyphens there are none. */
const HANDING_ON = /^-[-\w]$|opt|arg|param|flag|command|cmd|extra|java|jvm|conf|prop|submit|native|wrap/i

/** Options and their values in one argument, where no shell takes them apart. */
export function checkOptions(process: Process): readonly Problem[] {
  if (!someWord(process, (text) => OPTION_AND_MORE.test(text))) return NO_PROBLEMS
  const words = [...commandWords(process), ...inputWords(process)]
  if (PRINTING.has(programOf(words))) return NO_PROBLEMS
  const takesCode = WITH_CODE.has(programOf(words))
  const inOrder = words
    .map((word) => ({ word, position: positionOf(process, word) }))
    .toSorted((one, other) => one.position - other.position)
  return problemsOf(inOrder, ({ word }, index) => {
    const before = inOrder[index - 1]?.word.text
    if (
      word.isPrefixed === true ||
      index === 0 ||
      (isOptionText(before) && handsOn(before ?? '', word.text)) ||
      (takesCode && !word.text.startsWith('--'))
    )
      return NO_PROBLEMS
    return blankInOption(process, word)
  })
}

/** `arguments` and inputs stand by their positions, and `baseCommand` before them all. */
function positionOf(process: Process, { container }: Word): number {
  if (isOfProgram(process, container)) return Number.NEGATIVE_INFINITY
  const position = 'position' in container ? container.position : undefined
  return typeof position === 'number' ? position : 0
}

function isOfProgram({ value }: Process, container: object): boolean {
  return container === value || container === value['baseCommand']
}

/** What begins with -X or -D is for a machine of Java. */
function handsOn(option: string, value: string): boolean {
  return HANDING_ON.test(option) || /^-[XD]/.test(value)
}

function blankInOption(process: Process, { text, container, key }: Word): readonly Problem[] {
  const [, option, rest] = OPTION_AND_MORE.exec(text) ?? []
  if (option === undefined || rest === undefined) return NO_PROBLEMS
  return [
    oneArgument(
      process,
      text.trim(),
      { container, key },
      fixFor(option, rest.trimEnd(), isOfProgram(process, container)),
    ),
  ]
}

/** A prefix that looks like an option and holds blanks. */
export function blankInPrefix(process: Process, prefix: string, binding: object): readonly Problem[] {
  const place = { container: binding, key: 'prefix' }
  if (/^-\S+$/.test(prefix.trim())) return [oneArgument(process, prefix, place, 'Remove the blanks.')]
  const option = OPTION_AND_MORE.exec(prefix)?.[1]
  return option === undefined
    ? NO_PROBLEMS
    : [
        oneArgument(
          process,
          prefix.trim(),
          place,
          `Leave ${option} alone in the prefix, and make an argument of what follows it.`,
        ),
      ]
}

function oneArgument({ path }: Process, text: string, { container, key }: Omit<Word, 'text'>, fix: string): Problem {
  return createProblem(
    'space-in-option',
    placeOf(path, container, key),
    `${JSON.stringify(truncateMiddle(text))} reaches the program as one argument, blanks and all`,
    fix,
  )
}

function fixFor(option: string, rest: string, isProgram: boolean): string {
  const isOneValue = !isProgram && !/\s-|^-/.test(rest) && rest.length <= LONGEST_VALUE
  return isOneValue
    ? `Write {prefix: ${option}, valueFrom: ${JSON.stringify(rest)}}.`
    : 'Write each word as an item of its own.'
}

/** Longer ones are not written out. */
const LONGEST_VALUE = 80
