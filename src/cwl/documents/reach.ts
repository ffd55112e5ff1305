import { caseFold } from '../source/case-fold.ts'
import { namesOf, type Workspace } from '../source/workspace.ts'
import { splitReference } from './document-reference.ts'
import { Processes } from './processes.ts'

/**
 * The documents, given as `path` or `path#id`, that are among the changed files or reach one: through `run`, `$import`,
 * `$include` or `$mixin`, at any distance, also by way of symbolic links. A file that is referred to and gone counts as
 * reached.
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

/** A document's file and all that it refers to, whether or not it is there. */
export function filesReached(processes: Processes, reference: string): ReadonlySet<string> {
  const { path } = splitReference(processes.workspace, reference)
  // Reading it makes known what it refers to.
  if (!processes.hasOpened(path)) processes.document(path)
  return processes.filesFrom(path)
}

/**
 * Changed files as git names them, which knows links but does not follow them. A name that another spelling of it was
 * changed under counts as changed: it may be the same file, and none that changed may be passed over.
 */
export class Changes {
  readonly #workspace: Workspace
  readonly #changed: ReadonlyMap<string, readonly string[]>
  readonly #behind = new Map<string, readonly string[]>()

  /** `changed` holds paths of files, links, submodules, or folders that are repositories of their own. */
  constructor(workspace: Workspace, changed: Iterable<string>) {
    this.#workspace = workspace
    this.#changed = Map.groupBy(
      [...changed].map((path) => path.replace(/\/$/, '')),
      caseFold,
    )
  }

  /** The changes that can be seen through these paths of the workspace; sorted, each once. */
  among(paths: Iterable<string>): readonly string[] {
    return [...new Set([...paths].flatMap((path) => this.#changesBehind(path)))].sort()
  }

  #changesBehind(path: string): readonly string[] {
    const known = this.#behind.get(path)
    if (known !== undefined) return known
    // A folder may be a link or a submodule, which git names without what is in it.
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
