import type { Location } from '../files/source-text.ts'
import { didYouMean, nearest } from '../files/suggest.ts'
import { listNames } from '../files/text.ts'
import type { JsonObject } from '../json/index.ts'
import type { Processes } from './documents/processes.ts'
import { splitReference } from './documents/references.ts'
import { fixFor, placedMisfit } from './lint/facts/misfits.ts'
import { isRequired, PortReader, type Ports } from './lint/facts/ports.ts'
import { createProblem, placeOf } from './problems/collect.ts'
import type { Problem } from './problems/problem.ts'

export class Jobs {
  readonly #processes: Processes
  readonly #ports: PortReader

  constructor(processes: Processes) {
    this.#processes = processes
    this.#ports = new PortReader(processes.files)
  }

  /** Of `path` or `path#id`; undefined if that is not one process that can be read. */
  portsOf(reference: string): Pick<Ports, 'inputs' | 'outputs'> | undefined {
    const { path, fragment } = splitReference(this.#processes.workspace, reference)
    const { process } = this.#processes.document(path, fragment)
    if (process === undefined) return undefined
    this.#ports.startDocument()
    return this.#ports.of(process)
  }
}

interface JobPlace {
  readonly file: string
  readonly at: Location
}

/**
 * The problems of a job: unknown inputs, inputs without a value, and values that do not match their type (CWL v1.2
 * CommandLineTool, "Generic execution process", step 4). Names with a colon, such as `cwl:requirements`, are not
 * inputs.
 */
export function jobProblems(
  { inputs }: Pick<Ports, 'inputs'>,
  job: JsonObject,
  { file, at }: JobPlace,
): readonly Problem[] {
  const strangers = Object.keys(job).filter((name) => !inputs.has(name) && !name.includes(':'))
  const meant = new Set(strangers.map((name) => nearest(name, inputs.keys())))
  const unknown = strangers.map((name) =>
    createProblem(
      'test-job',
      placeOf(file, job, name, 'key'),
      `the tool has no input "${name}"${didYouMean(name, inputs.keys())}`,
      inputs.size === 0 ? 'It has no inputs.' : `The inputs are ${listNames([...inputs.keys()])}.`,
    ),
  )
  const others = [...inputs.values()].flatMap((port): readonly Problem[] => {
    const value = job[port.name] ?? null
    if (value === null)
      return isRequired(port) && !meant.has(port.name)
        ? [createProblem('test-job', at, `the job has no value for the input "${port.name}"`, 'Add one to the job.')]
        : []
    const misfit = placedMisfit(job, port.name, port.type)
    if (misfit === undefined) return []
    return [
      createProblem(
        'test-job',
        placeOf(file, misfit.container, misfit.key),
        `the value of the input "${port.name}" does not match its type: ${misfit.reason}`,
        fixFor(misfit.part, misfit.wanted, 'value'),
      ),
    ]
  })
  return [...unknown, ...others]
}

export function outputProblems(
  { outputs }: Pick<Ports, 'outputs'>,
  expected: JsonObject,
  file: string,
): readonly Problem[] {
  return Object.keys(expected)
    .filter((name) => !outputs.has(name))
    .map((name) =>
      createProblem(
        'test-output',
        placeOf(file, expected, name, 'key'),
        `the tool has no output "${name}"${didYouMean(name, outputs.keys())}`,
        outputs.size === 0 ? 'It has no outputs.' : `The outputs are ${listNames([...outputs.keys()])}.`,
      ),
    )
}
