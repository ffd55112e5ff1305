import { compareContents, type ContentChange, compareInterfaces, type InterfaceChange } from '../cwl/index.ts'
import { diagramOf } from '../diagrams/mermaid.ts'
import type { JsonObject } from '../json/index.ts'
import type { DialectName } from '../platform/types.ts'
import { inOneSpelling } from './same-app.ts'

/** What an update changes, for people who review it. */
export interface UpdateDetails {
  /** Changes of inputs and outputs; breaking changes first. */
  readonly interface: readonly InterfaceChange[]
  /** At least one change of the interface is breaking. */
  readonly breaking: boolean
  /** Images, versions, requirements and steps. */
  readonly contents: readonly ContentChange[]
  /**
   * Unified, of the readable form, limited in size and line length; absent if the two are too large or too different to
   * be compared line by line.
   */
  readonly diff?: string
  /** The workflow as a Mermaid flowchart in which the changes are marked. */
  readonly diagram?: string
  /** Number of lines of the diff that are left out. */
  readonly omittedLines: number
}

export function detailsOf(before: JsonObject, after: JsonObject, dialect: DialectName): UpdateDetails {
  const [old, next] = inOneSpelling(before, after, dialect)
  const changes = compareInterfaces(old, next)
  const diagram = diagramOf(next, { before: old })
  return {
    interface: changes,
    breaking: changes.some((change) => change.breaking),
    contents: compareContents(old, next),
    ...(diagram === undefined ? {} : { diagram }),
    omittedLines: 0,
  }
}
