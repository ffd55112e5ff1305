import type { JsonObject } from '../../json/index.ts'
import type { Files } from '../files.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { finding, objectsIn, placeOf, problemsOf } from './finding.ts'
import { missingPath, namedFilesIn } from './missing-files.ts'
import type { Step } from './steps.ts'

/**
 * Files that defaults name and that do not exist. A warning: whoever runs the process may give another file. What lies
 * outside of the repository is not looked for.
 */
export function checkDefaultFiles(process: Process, files: Files, steps: readonly Step[]): readonly Problem[] {
  const named = [...namedFilesIn(objectsIn(process.value, 'inputs'), 'default'), ...steps.flatMap((step) => namedFilesIn(step.inputs, 'default'))]
  return problemsOf(named, ({ value, key }) => {
    const path = value['class'] === 'File' ? missingPath(value[key], value, process, files) : undefined
    return path === undefined ? [] : [finding('missing-default', placeOf(process.path, value, key), `the default is the file ${path}, which does not exist`, 'A path is relative to the file that says it.')]
  })
}

/**
 * Files and directories that a working folder is to hold and that do not exist: an error, since nobody can give others
 * ("Failure to validate links may be a fatal error": SALAD 1.2, "Link validation"). Hints may name what is not there.
 */
export function checkWorkingFolder(process: Process, files: Files, steps: readonly Step[]): readonly Problem[] {
  const named = [...namedFilesIn(workingFolders(process.value), 'listing'), ...steps.flatMap((step) => namedFilesIn(workingFolders(step.value), 'listing'))]
  return problemsOf(named, ({ value, key }) => {
    const path = missingPath(value[key], value, process, files, 'any')
    const what = value['class'] === 'File' ? 'file' : 'directory'
    return path === undefined ? [] : [finding('no-such-file', placeOf(process.path, value, key), `there is no ${what} ${path}, which the working folder is to hold`, 'A path is relative to the file that says it.')]
  })
}

function workingFolders(holder: JsonObject): readonly JsonObject[] {
  return objectsIn(holder, 'requirements').filter((requirement) => requirement['class'] === 'InitialWorkDirRequirement')
}
