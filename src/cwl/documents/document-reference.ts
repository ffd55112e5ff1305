import type { Workspace } from '../../files/workspace.ts'

/** The parts of `path#id`. */
export interface DocumentReference {
  readonly path: string
  /** The id of one process of a `$graph`. */
  readonly fragment?: string
}

/**
 * Splits `path` or `path#id`. The name of a file may contain number signs: the longest reading that is an existing file
 * counts. If none exists, the id follows the last number sign, unless a slash follows it.
 */
export function splitReference({ has }: Pick<Workspace, 'has'>, reference: string): DocumentReference {
  const last = reference.lastIndexOf('#')
  if (last <= 0 || has(reference)) return { path: reference }
  for (let at = last; at > 0; at = reference.lastIndexOf('#', at - 1)) {
    if (has(reference.slice(0, at))) return cut(reference, at)
  }
  return reference.includes('/', last) ? { path: reference } : cut(reference, last)
}

function cut(reference: string, at: number): DocumentReference {
  return { path: reference.slice(0, at), fragment: reference.slice(at + 1) }
}
