import { isArray, isObject, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { mayHoldExpression } from '../analysis/interpolation.ts'
import type { Port, Ports } from '../analysis/ports.ts'
import { endsWithMark } from '../analysis/secondary-files.ts'
import { objectsIn, writtenUnder } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import type { Location } from '../source/source-text.ts'
import { isMisspelt } from '../structure/field-advice.ts'
import { mayHold, type SimpleName } from '../types/types.ts'

/** Fields of parameters that only some types can have, and the shortcuts `stdin`, `stdout` and `stderr`. */
export function checkParameters(process: Process, ports: Ports): readonly Problem[] {
  const all = [...ports.inputs.values(), ...ports.outputs.values()]
  return [
    // The schemas of v1.0 let the type be absent, and no implementation can then bind the value.
    ...(process.version === 'v1.0' ? problemsOf(all, (port) => checkType(process, port)) : NO_PROBLEMS),
    ...problemsOf(all, (port) => [...checkPatterns(process, port), ...checkFields(process, port)]),
    ...checkShortcuts(process),
  ]
}

function checkType(process: Process, { name, declaration }: Port): readonly Problem[] {
  // Under a wrong name it is told as an unknown field, and a step that stands here as one.
  if (isPresent(declaration['type']) || isMisspelt(declaration, 'type') || isPresent(declaration['run']))
    return NO_PROBLEMS
  return [
    createProblem(
      'missing-field',
      placeOf(process.path, declaration),
      `the parameter ${name} needs the field type: a type`,
    ),
  ]
}

/**
 * `.bai?` for a file that may be missing came with v1.1, and is read so where a pattern stands by itself; everywhere
 * else it is the name of a file that nobody has (SALAD 1.2, "Domain Specific Language for secondary files": its example
 * keeps the mark in a map).
 */
function checkPatterns(process: Process, { declaration }: Port): readonly Problem[] {
  return problemsOf(writtenUnder(declaration, 'secondaryFiles'), ({ value: item, container, key }) => {
    const pattern = isObject(item) ? item['pattern'] : item
    if (!endsWithMark(pattern)) return NO_PROBLEMS
    const literal = (place: Location, where: string, fix: string): readonly Problem[] => [
      createProblem(
        'literal-question-mark',
        place,
        `${truncateMiddle(pattern)} names a file whose own name ends with a question mark: ${where}, that does not say that it may be missing`,
        fix,
      ),
    ]
    if (isObject(item))
      return literal(
        placeOf(process.path, item, 'pattern'),
        'under pattern',
        isPresent(item['required'])
          ? 'Remove the question mark.'
          : 'Remove the question mark, and say required: false beside it if it may be missing.',
      )
    if (process.version !== 'v1.0' || mayHoldExpression(pattern)) return NO_PROBLEMS
    return literal(
      placeOf(process.path, container, key),
      'before v1.1',
      'Raise cwlVersion to v1.1, or remove the question mark.',
    )
  })
}

/** "Only valid when type: File or is an array of items: File" (CWL v1.2 CommandLineTool, "CommandInputParameter"). */
const ONLY_FOR: readonly { readonly field: string; readonly only: SimpleName }[] = [
  { field: 'secondaryFiles', only: 'File' },
  { field: 'streamable', only: 'File' },
  { field: 'format', only: 'File' },
  { field: 'loadContents', only: 'File' },
  { field: 'loadListing', only: 'Directory' },
]

function checkFields(process: Process, { name, type, declaration }: Port): readonly Problem[] {
  return problemsOf(ONLY_FOR, ({ field, only }) => {
    const value = declaration[field]
    // Of an output, that they are no fields of it is told.
    if (field.startsWith('load') && isPresent(declaration['outputBinding'])) return NO_PROBLEMS
    if (
      value === undefined ||
      value === null ||
      value === false ||
      (isArray(value) && value.length === 0) ||
      mayHold(type, only)
    )
      return NO_PROBLEMS
    return [
      createProblem(
        'not-for-type',
        placeOf(process.path, declaration, field, 'key'),
        `${field} is for parameters that hold ${only === 'File' ? 'files' : 'directories'}, and ${name} holds none`,
        `Remove it, or make the type ${only}${type.kind === 'array' ? '[]' : ''}.`,
      ),
    ]
  })
}

function checkShortcuts(process: Process): readonly Problem[] {
  const problems: Problem[] = []
  const misplaced = (parameter: JsonObject, message: string): void => {
    problems.push(
      createProblem('misplaced-shortcut', placeOf(process.path, parameter, 'type'), message, 'Use the type File.'),
    )
  }
  const bound = (parameter: JsonObject, type: string, binding: string): void => {
    if (parameter[binding] === undefined || parameter[binding] === null) return
    problems.push(
      createProblem(
        'misplaced-binding',
        placeOf(process.path, parameter, binding, 'key'),
        `a parameter of type ${type} has no ${binding}: the type says where the file comes from`,
        `Remove ${binding}, or use the type File.`,
      ),
    )
  }
  const isTool = process.processClass === 'CommandLineTool'
  let standardInput = typeof process.value['stdin'] === 'string'
  for (const input of objectsIn(process.value, 'inputs')) {
    const { type } = input
    if (type === 'stdout' || type === 'stderr') misplaced(input, `${type} is a type of outputs only`)
    if (type !== 'stdin') continue
    if (!isTool || process.version === 'v1.0')
      misplaced(input, `stdin is a type of the inputs of a CommandLineTool, from v1.1 on`)
    else {
      bound(input, type, 'inputBinding')
      if (standardInput) misplaced(input, 'standard input comes from one place, and another is named already')
      standardInput = true
    }
  }
  for (const output of objectsIn(process.value, 'outputs')) {
    const { type } = output
    if (type === 'stdin') misplaced(output, 'stdin is a type of inputs only')
    if (type !== 'stdout' && type !== 'stderr') continue
    if (isTool) bound(output, type, 'outputBinding')
    else misplaced(output, `${type} is a type of the outputs of a CommandLineTool only`)
  }
  return problems
}
