import { isObject, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { commandWords, isOptionText, programOf, type Word } from '../analysis/command-words.ts'
import type { Ports } from '../analysis/ports.ts'
import { nameOf, objectsIn, requirementsOf } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { isOnly } from '../types/types.ts'

/** A program that puts what it makes beside what it is given. */
interface InPlace {
  /** What it is told to do; undefined where it does nothing else. */
  readonly task?: ReadonlySet<string>
  /** Options that make it put that elsewhere, or make nothing. */
  readonly unless: RegExp
}

const COMPRESSING: InPlace = { unless: /^-(?:[A-Za-z\d]*[colthV]|-(?:stdout|to-stdout|output|list|test|help|version))/ }

const IN_PLACE: ReadonlyMap<string, InPlace> = new Map([
  ...['gzip', 'gunzip', 'bgzip', 'pigz', 'bzip2', 'bunzip2', 'xz', 'unxz'].map((name) => [name, COMPRESSING] as const),
  ['samtools', { task: new Set(['index', 'faidx']), unless: /^-(?:o|-output|r|-region)/ }],
  ['tabix', { unless: /^-(?:[hHlRTr]|-(?:print-header|only-header|list-chroms|regions|targets|reheader))/ }],
  ['bwa', { task: new Set(['index']), unless: /^-p/ }],
])

/**
 * Programs that put their output beside their only input. That lies apart from the output directory, where alone
 * outputs are found (CWL v1.2 CommandLineTool, "CommandOutputBinding"), and often nobody may write there.
 */
export function checkInPlace(process: Process, { inputs }: Ports): readonly Problem[] {
  const { value } = process
  if (
    process.processClass !== 'CommandLineTool' ||
    isPresent(value['stdout']) ||
    objectsIn(value, 'outputs').length === 0
  )
    return NO_PROBLEMS
  const words = commandWords(process)
  const [first, second] = words
  const program = programOf(words)
  const known = IN_PLACE.get(program)
  if (first === undefined || known === undefined || isArranged(value)) return NO_PROBLEMS
  if (known.task?.has(second?.text ?? '') === false) return NO_PROBLEMS
  const task = known.task === undefined ? undefined : second?.text
  const options = words.slice(task === undefined ? 1 : 2)
  if (
    !options.every((word, index) => isOption(word, options[index - 1])) ||
    options.some(({ text }) => known.unless.test(text))
  )
    return NO_PROBLEMS
  const input = onlyInput(value, known)
  const name = input === undefined ? undefined : nameOf(input)
  const type = name === undefined ? undefined : inputs.get(name)?.type
  if (name === undefined || type === undefined || !isOnly(type, ['File'])) return NO_PROBLEMS
  const reference = /^\w+$/.test(name) ? `inputs.${name}` : `inputs["${name}"]`
  const fix = `Bring the input there: InitialWorkDirRequirement: {listing: [$(${reference})]}${known === COMPRESSING ? ', or print to stdout with -c' : ''}.`
  return [
    createProblem(
      'beside-input',
      placeOf(process.path, first.container, first.key),
      `${task === undefined ? program : `${program} ${task}`} puts its output beside its input, which is not in the output directory of the tool`,
      fix,
    ),
  ]
}

/**
 * The one input that is put on the command line as it is, without an option that says what it is; undefined where there
 * are others.
 */
function onlyInput(value: JsonObject, { unless }: InPlace): JsonObject | undefined {
  const bound = objectsIn(value, 'inputs').flatMap((input) =>
    isObject(input['inputBinding']) ? [{ input, binding: input['inputBinding'] }] : [],
  )
  const isElsewhere = bound.some(({ binding: { prefix } }) => typeof prefix === 'string' && unless.test(prefix))
  const [only, ...others] = bound.filter(({ binding }) => !isPresent(binding['prefix']))
  return only === undefined || others.length > 0 || isElsewhere || isPresent(only.binding['valueFrom'])
    ? undefined
    : only.input
}

/** Whether something else may bring the input there, or lead the output there. */
function isArranged(value: JsonObject): boolean {
  return ['InitialWorkDirRequirement', 'ShellCommandRequirement', 'InplaceUpdateRequirement'].some(
    (name) => requirementsOf(value, name).length > 0,
  )
}

/** An option, or what may be the value of one. */
function isOption({ text }: Word, before: Word | undefined): boolean {
  return isOptionText(text) || isOptionText(before?.text)
}
