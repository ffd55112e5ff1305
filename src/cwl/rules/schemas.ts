import { isArray } from '../../json/index.ts'
import { missingPath } from '../analysis/missing-files.ts'
import type { Files } from '../documents/files.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'

/**
 * Files that `$schemas` names and that do not exist. A warning: what they say of formats is asked for where formats are
 * compared, and documents run without it. What lies outside of the repository is not looked for.
 */
export function checkSchemas(process: Pick<Process, 'path' | 'root'>, files: Files): readonly Problem[] {
  const { root } = process
  const schemas = root['$schemas'] ?? null
  if (schemas === null) return NO_PROBLEMS
  return problemsOf(isArray(schemas) ? schemas : [schemas], (written, index) => {
    const path = missingPath(written, root, process, files)
    const [holder, key] = isArray(schemas) ? ([schemas, index] as const) : ([root, '$schemas'] as const)
    return path === undefined
      ? NO_PROBLEMS
      : [
          createProblem(
            'missing-schema',
            placeOf(process.path, holder, key),
            `$schemas names the file ${path}, which does not exist`,
            'A path is relative to the file that says it. Correct it, or take it out.',
          ),
        ]
  })
}
