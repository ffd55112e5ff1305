import { commandWords, inputWords } from '../analysis/command-words.ts'
import type { Written } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { globsOf } from './file-patterns.ts'

/** Of longer lists nothing is asked: each name is held against each. */
const MOST_NAMES = 100

/** Names of one letter are nearly any other. */
const SHORTEST = 4

/**
 * Outputs that are sought under nearly the name that the command line gives: `-o aligned.bam` and `glob: alinged.bam`.
 * The tool makes the one, and nobody finds the other.
 */
export function checkNearlyNamed(process: Process): readonly Problem[] {
  if (process.processClass !== 'CommandLineTool') return NO_PROBLEMS
  const globs = globsOf(process)
  if (globs.length === 0 || globs.length > MOST_NAMES) return NO_PROBLEMS
  const names = namesIn(process)
  if (names.length > MOST_NAMES) return NO_PROBLEMS
  return problemsOf(globs, (glob) => checkGlob(process, glob, names))
}

function checkGlob(
  process: Process,
  { value: sought, container, key }: Written,
  names: readonly string[],
): readonly Problem[] {
  if (
    typeof sought !== 'string' ||
    sought.length < SHORTEST ||
    sought.length > LONGEST ||
    /[*?[]/.test(sought.replaceAll(REFERENCE, ''))
  )
    return NO_PROBLEMS
  const near = names.some((name) => name.includes(sought)) ? undefined : names.find((name) => isSlip(name, sought))
  if (near === undefined || isNamedElsewhere(process, sought)) return NO_PROBLEMS
  return [
    createProblem(
      'nearly-named',
      placeOf(process.path, container, key),
      `the output is sought as ${truncateMiddle(sought)}, and the tool is told to make ${truncateMiddle(near)}`,
      'Correct the one that is misspelt.',
    ),
  ]
}

/** What the command line holds that may be the name of a file: also behind the equals sign of an option. */
function namesIn(process: Process): readonly string[] {
  const { stdout, stderr } = process.value
  const words = [...commandWords(process), ...inputWords(process)].map(({ text }) =>
    text.slice(text.startsWith('-') ? text.indexOf('=') + 1 : 0),
  )
  return [stdout, stderr, ...words].filter(
    (text): text is string => typeof text === 'string' && text.length >= SHORTEST && text.length <= LONGEST,
  )
}

const LONGEST = 200

/**
 * Whether two names differ by capitals, by two letters that are swapped, or by a letter that one of them lacks; not by
 * their extensions.
 */
function isSlip(left: string, right: string): boolean {
  if (extensionOf(left) !== extensionOf(right) || referencesIn(left) !== referencesIn(right)) return false
  if (left.toLowerCase() === right.toLowerCase()) return true
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const [rest, other] = [short.slice(same), long.slice(same)]
  if (short.length === long.length)
    return (
      isLetter(rest[0]) &&
      isLetter(rest[1]) &&
      rest[0] === other[1] &&
      rest[1] === other[0] &&
      rest.slice(2) === other.slice(2)
    )
  return isLetter(other[0]) && isLetter(other[1]) && other.slice(1) === rest
}

/** Digits and signs tell files apart: `reads_1.fq` is another than `reads.fq`. */
function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[a-z]/i.test(character)
}

function extensionOf(name: string): string {
  return /\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''
}

/** What is wrong within a reference is told of that. */
function referencesIn(name: string): string {
  return (name.match(REFERENCE) ?? []).join(' ')
}

const REFERENCE = /\$\([^)]*\)/g

/** A default, or a script in the working folder, may name it as well. */
function isNamedElsewhere({ value }: Process, name: string): boolean {
  const { outputs: _, ...rest } = value
  return JSON.stringify(rest).includes(JSON.stringify(name).slice(1, -1))
}
