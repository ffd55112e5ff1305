import { isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { bareReference } from '../analysis/bare-references.ts'
import { mayHoldExpression } from '../analysis/interpolation.ts'
import type { Ports } from '../analysis/ports.ts'
import { objectsIn, writtenUnder, type Written } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import type { Location } from '../source/source-text.ts'

const WITHOUT_LINE_END = 'Put a dash behind the | or > before it, or write it on the line of its field.'

/**
 * Blanks and line ends are part of a name, but where a reference stands: there the text is trimmed (as by the reference
 * implementation).
 */
export function checkEnds(text: JsonValue, place: () => Location): readonly Problem[] {
  if (typeof text !== 'string' || mayHoldExpression(text) || text.trim() === text || text.trim() === '')
    return NO_PROBLEMS
  const [what, fix] = text.endsWith('\n')
    ? ['the line end behind it', WITHOUT_LINE_END]
    : ['the blank', 'Remove the blank.']
  return [
    createProblem(
      'space-at-end',
      place(),
      `${JSON.stringify(truncateMiddle(text))} is taken for the whole name, with ${what}`,
      fix,
    ),
  ]
}

/** The patterns by which a tool finds its outputs. */
export function globsOf({ value }: Process): readonly Written[] {
  return objectsIn(value, 'outputs').flatMap(({ outputBinding: binding }) =>
    isObject(binding) ? writtenUnder(binding, 'glob') : [],
  )
}

/**
 * Globs follow glob(3) of POSIX (CWL v1.2 CommandLineTool, "CommandOutputBinding"), where braces and commas are
 * letters.
 */
export function checkGlob(process: Process, { value: text, container, key }: Written): readonly Problem[] {
  if (typeof text !== 'string' || mayHoldExpression(text)) return NO_PROBLEMS
  const place = (): Location => placeOf(process.path, container, key)
  const ends = checkEnds(text, place)
  return ends.length > 0 ? ends : checkBraces(text, place)
}

/** The patterns of secondary files, of all inputs and outputs. */
export function checkSecondaryFiles(process: Process, ports: Ports): readonly Problem[] {
  return problemsOf([...ports.inputs.values(), ...ports.outputs.values()], ({ declaration }) =>
    checkPatterns(process, ports, declaration),
  )
}

/** A pattern without carets is put behind the file's whole name (CWL v1.2 CommandLineTool, "SecondaryFileSchema"). */
function checkPatterns(process: Process, ports: Ports, declaration: JsonObject): readonly Problem[] {
  return problemsOf(writtenUnder(declaration, 'secondaryFiles'), ({ value: item, container, key }) => {
    const text = isObject(item) ? item['pattern'] : item
    if (typeof text !== 'string' || mayHoldExpression(text)) return NO_PROBLEMS
    const place = (): Location =>
      isObject(item) ? placeOf(process.path, item, 'pattern') : placeOf(process.path, container, key)
    const ends = checkEnds(text, place)
    if (ends.length > 0) return ends
    if (!/^(?:[A-Za-z]|\*\.?)\w*(?:\.\w+)*\??$/.test(text)) return checkBraces(text, place)
    // That is told of it already.
    if (process.processClass !== 'Workflow' && bareReference(text, ports.inputs) !== undefined) return NO_PROBLEMS
    const suffix = text.replace(/\?$/, '')
    const name = truncateMiddle(text.replace(/^\*\.?/, ''))
    const instead = `^.${name} where it takes the place of the extension`
    // A name with an extension may be meant as the whole of it.
    const fix =
      isFileName(suffix) && !suffix.startsWith('*')
        ? `Write .${name}, ${instead}, or $(${JSON.stringify(truncateMiddle(suffix))}) for a file of just that name.`
        : `Write .${name}, or ${instead}.`
    return [
      createProblem(
        'pattern-without-dot',
        place(),
        `${truncateMiddle(suffix)} is put right behind the file's name, as in reads.bam${truncateMiddle(suffix)}`,
        fix,
      ),
    ]
  })
}

function checkBraces(text: string, place: () => Location): readonly Problem[] {
  if (text.length > LONGEST || !BRACES.test(text)) return NO_PROBLEMS
  const list = expanded(text)
  return [
    createProblem(
      'brace-pattern',
      place(),
      `only some engines take the braces of ${truncateMiddle(text)} for alternatives; to all others they are letters`,
      list === undefined ? 'Write a list of patterns without braces.' : `Write a list: ${listOf(list)}.`,
    ),
  ]
}

const BRACES = /\{[^{},]*,[^{}]*\}/

/** What is longer is no pattern, and could keep expressions busy. */
const LONGEST = 500

/** A list of more would be no hint. */
const MOST_PARTS = 8

function isFileName(part: string): boolean {
  return /^\S+\.\w+$/.test(part)
}

/** All that alternatives in braces say, one after the other; undefined of too many. */
function expanded(text: string): readonly string[] | undefined {
  const braces = BRACES.exec(text)
  if (braces === null) return [text]
  const [before, behind] = [text.slice(0, braces.index), text.slice(braces.index + braces[0].length)]
  const all: string[] = []
  for (const alternative of braces[0].slice(1, -1).split(',')) {
    const rest = all.length > MOST_PARTS ? undefined : expanded(`${before}${alternative}${behind}`)
    if (rest === undefined) return undefined
    all.push(...rest)
  }
  return all.length > MOST_PARTS ? undefined : all
}

function listOf(parts: readonly string[]): string {
  return `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`
}
