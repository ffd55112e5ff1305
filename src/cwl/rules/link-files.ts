import type { JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { formatMisfit, formatsOf, inWords } from '../analysis/formats.ts'
import type { Port } from '../analysis/ports.ts'
import { withoutCarets } from '../analysis/secondary-files.ts'
import { formatsFrom, suffixesFrom, type Sources } from '../analysis/sources.ts'
import type { Step } from '../analysis/steps.ts'
import { textsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, placeOfText } from '../problems/collect.ts'
import { listed } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { mayHold } from '../types/types.ts'
import { neededSuffixes } from './undeclared-files.ts'

/** Where an input of a step stands. */
interface Around {
  readonly workflow: Process
  readonly step: Step
  readonly sources: Sources
  /** The input, in the words of a message. */
  readonly what: string
}

/** What the files of a link lack that an input of a step asks for: files beside them, and their format. */
export function checkFilesOf(input: JsonObject, port: Port, around: Around): readonly Problem[] {
  return [...secondaryFiles(input, port, around), ...formats(input, port, around)]
}

/** Files that must lie beside a file, and that its source does not bring along. */
function secondaryFiles(input: JsonObject, port: Port, { workflow, step, sources, what }: Around): readonly Problem[] {
  const required = neededSuffixes(workflow, step, port)
  if (required.length === 0) return []
  return textsIn(input, 'source').flatMap((name, index) => {
    const source = sources.get(name)
    const given = source === undefined ? undefined : suffixesFrom(source)
    if (given === undefined) return []
    const missing = required.filter((suffix) => !given.has(withoutCarets(suffix)))
    if (missing.length === 0) return []
    return [
      createProblem(
        'missing-secondary-files',
        placeOfText(workflow.path, input, 'source', index),
        `${what} needs the secondary files ${listed(missing)}, and ${name} does not give them`,
        'Declare them as secondaryFiles of that output, or make them optional where they are needed.',
      ),
    ]
  })
}

/** Files of another format than the one that is asked for, or of none. What is picked may be the one that fits. */
function formats(
  input: JsonObject,
  { declaration, type }: Port,
  { workflow, step: { run }, sources, what }: Around,
): readonly Problem[] {
  if (run === undefined || !isPresent(declaration['format']) || isPresent(input['pickValue']) || !mayHold(type, 'File'))
    return []
  const wanted = formatsOf(declaration, run)
  if (wanted === undefined || wanted.size === 0) return []
  return textsIn(input, 'source').flatMap((name, index) => {
    const source = sources.get(name)
    const given = source === undefined || !mayHold(source.type, 'File') ? undefined : formatsFrom(source, workflow)
    const misfit = given === undefined ? undefined : formatMisfit(given, wanted, run)
    if (misfit === undefined) return []
    return [
      createProblem(
        'incompatible-format',
        placeOfText(workflow.path, input, 'source', index),
        `${what} takes files of the format ${inWords(wanted)}, and ${name} ${misfit.words}`,
        misfit.fix,
      ),
    ]
  })
}
