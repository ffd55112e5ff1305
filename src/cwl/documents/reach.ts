import { caseFold } from '../../files/text.ts'
import { namesOf, type Workspace } from '../../files/workspace.ts'
import { Processes } from './processes.ts'
import { splitReference } from './references.ts'

/**
 * Those of the documents (`path` or `path#id`) that changed or reach a changed or deleted file through `run`,
 * `$import`, `$include`, `$mixin` or symbolic links, directly or not.
 */
export function documentsReaching(
  workspace: Workspace,
  references: readonly string[],
  changed: Iterable<string>,
  processes: Processes = new Processes(workspace),
): readonly string[] {
  const changes = new Changes(workspace, changed)
  return references.filter((reference) => changes.among(filesReached(processes, reference)).length > 0)
}

/** Whether they exist or not. */
export function filesReached(processes: Processes, reference: string): ReadonlySet<string> {
  const { path } = splitReference(processes.workspace, reference)
  // Reading it finds its references.
  if (!processes.hasOpened(path)) processes.document(path)
  return processes.filesFrom(path)
}

/**
 * Changed files by git's names, which include links but do not follow them. A name counts as changed if it differs from
 * a changed one only in a way that some file systems ignore: no change may be missed.
 */
export class Changes {
  readonly #workspace: Workspace
  readonly #changed: ReadonlyMap<string, readonly string[]>
  readonly #behind = new Map<string, readonly string[]>()

  /** `changed` has files, links, submodules, and folders that are separate repositories. */
  constructor(workspace: Workspace, changed: Iterable<string>) {
    this.#workspace = workspace
    this.#changed = Map.groupBy(
      [...changed].map((path) => path.replace(/\/$/, '')),
      caseFold,
    )
  }

  /** Sorted, without duplicates. */
  among(paths: Iterable<string>): readonly string[] {
    return [...new Set([...paths].flatMap((path) => this.#changesBehind(path)))].sort()
  }

  #changesBehind(path: string): readonly string[] {
    const known = this.#behind.get(path)
    if (known !== undefined) return known
    // A folder may be a link or a submodule, which git names without its content.
    const found = namesOf(this.#workspace, path)
      .flatMap(withFolders)
      .flatMap((name) => this.#changed.get(caseFold(name)) ?? [])
    this.#behind.set(path, found)
    return found
  }
}

function withFolders(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
