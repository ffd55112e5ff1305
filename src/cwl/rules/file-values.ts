import { isArray, type JsonObject } from '../../json/index.ts'
import { fileValuesIn, missingPath, namedFilesAmong } from '../analysis/missing-files.ts'
import type { Step } from '../analysis/steps.ts'
import type { Files } from '../documents/files.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { isMisspelt } from '../structure/field-advice.ts'

/**
 * Files that defaults name and that do not exist. A warning: whoever runs the process may give another file. What lies
 * outside of the repository is not looked for.
 */
export function checkDefaultFiles(process: Process, files: Files, steps: readonly Step[]): readonly Problem[] {
  const values = [
    ...fileValuesIn(objectsIn(process.value, 'inputs'), 'default'),
    ...steps.flatMap((step) => fileValuesIn(step.inputs, 'default')),
  ]
  const missing = problemsOf(namedFilesAmong(values), ({ value, key }) => {
    const path = value['class'] === 'File' ? missingPath(value[key], value, process, files) : undefined
    return path === undefined
      ? []
      : [
          createProblem(
            'missing-default',
            placeOf(process.path, value, key),
            `the default is the file ${path}, which does not exist`,
            'A path is relative to the file that says it.',
          ),
        ]
  })
  return [...missing, ...problemsOf(values, (value) => checkGiven(process, value))]
}

/**
 * Files and directories that a working folder is to hold and that do not exist: an error, since nobody can give others
 * ("Failure to validate links may be a fatal error": SALAD 1.2, "Link validation"). Hints may name what is not there.
 */
export function checkWorkingFolder(process: Process, files: Files, steps: readonly Step[]): readonly Problem[] {
  const values = [
    ...fileValuesIn(workingFolders(process.value), 'listing'),
    ...steps.flatMap((step) => fileValuesIn(workingFolders(step.value), 'listing')),
  ]
  const missing = problemsOf(namedFilesAmong(values), ({ value, key }) => {
    const path = missingPath(value[key], value, process, files, 'any')
    const what = value['class'] === 'File' ? 'file' : 'directory'
    return path === undefined
      ? []
      : [
          createProblem(
            'no-such-file',
            placeOf(process.path, value, key),
            `there is no ${what} ${path}, which the working folder is to hold`,
            'A path is relative to the file that says it.',
          ),
        ]
  })
  // Unlike a default, what is listed has the fields that it may have, and of others it is told.
  return [
    ...missing,
    ...problemsOf(values, (value) => (isMisspelt(value, 'location') ? NO_PROBLEMS : checkGiven(process, value))),
  ]
}

/**
 * "If neither location nor path is provided, contents must be non-null", and of a Directory the listing (CWL v1.2
 * CommandLineTool, "File", "Directory").
 */
function checkGiven({ path }: Process, value: JsonObject): readonly Problem[] {
  const content = value['class'] === 'File' ? 'contents' : 'listing'
  const ways = ['location', 'path', content]
  if (ways.some((way) => (way === 'listing' ? isArray(value[way]) : typeof value[way] === 'string'))) return NO_PROBLEMS
  const guess = isMisspelt(value, 'location') ? 'location' : isMisspelt(value, content) ? content : undefined
  const fix =
    guess === undefined
      ? `Give it a location as text, or ${content === 'listing' ? 'a listing' : 'contents'}.`
      : `Did you mean ${guess}?`
  return [
    createProblem(
      'file-without-location',
      placeOf(path, value),
      `this ${value['class'] as string} says neither where it is nor what it holds`,
      fix,
    ),
  ]
}

function workingFolders(holder: JsonObject): readonly JsonObject[] {
  return objectsIn(holder, 'requirements').filter((requirement) => requirement['class'] === 'InitialWorkDirRequirement')
}
