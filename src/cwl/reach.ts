import { Processes } from './processes.ts'
import type { Workspace } from './workspace.ts'

/**
 * The documents, given as `path` or `path#id`, that are among the changed files or reach one: through `run`, `$import`,
 * `$include` or `$mixin`, at any distance. A file that is referred to and gone counts as reached.
 */
export function documentsReaching(workspace: Workspace, references: readonly string[], changed: Iterable<string>): readonly string[] {
  const files = new Set(changed)
  const processes = new Processes(workspace)
  return references.filter((reference) => {
    const [path = reference] = reference.split('#')
    // Reading it makes known what it refers to.
    processes.document(path)
    return [...processes.filesFrom(path)].some((file) => files.has(file))
  })
}
