import { createTwoFilesPatch } from 'diff'

import { compareContents, type ContentChange } from '../cwl/contents.ts'
import { changedSteps, diagramOf } from '../cwl/graph.ts'
import { compareInterfaces, type InterfaceChange } from '../cwl/interface.ts'
import type { JsonObject } from '../json/index.ts'
import type { DialectName } from '../platform/types.ts'
import { readable } from './readable.ts'
import { bareApp } from './same-app.ts'

/** What an update changes, for people to judge. */
export interface UpdateDetails {
  /** What the app takes and gives; breaking changes first. */
  readonly interface: readonly InterfaceChange[]
  readonly breaking: boolean
  /** Images, versions, requirements and steps. */
  readonly contents: readonly ContentChange[]
  /** A unified diff of the readable form, cut to a size; absent when the two are too different to be compared line by line. */
  readonly diff?: string
  /** A workflow as it will be, as a Mermaid flowchart with the steps that change coloured. */
  readonly diagram?: string
  /** Lines of the diff that were left out. */
  readonly omittedLines: number
}

/** Longer diffs are read by nobody, and a job summary holds 1 MiB in all. */
const LONGEST_DIFF = 400

/** Milliseconds for one diff: comparing two large strangers takes quadratic time. */
const DIFF_TIME = 1_000

/** Pure. `before` is what stands at the target, `after` what would be installed. */
export function detailsOf(before: JsonObject, after: JsonObject, target: string, dialect: DialectName): UpdateDetails {
  const [old, next] = [before, after].map((description) => bareApp(description, dialect)) as [JsonObject, JsonObject]
  const changes = compareInterfaces(old, next)
  const diagram = diagramOf(next, { changed: changedSteps(old, next) })
  return {
    interface: changes,
    breaking: changes.some((change) => change.breaking),
    contents: compareContents(old, next),
    ...(diagram === undefined ? {} : { diagram }),
    ...cutDiff(createTwoFilesPatch(`installed/${target}`, `planned/${target}`, readable(old), readable(next), '', '', { context: 3, timeout: DIFF_TIME })),
  }
}

function cutDiff(diff: string | undefined): { readonly diff?: string; readonly omittedLines: number } {
  if (diff === undefined) return { omittedLines: 0 }
  // The first line is a rule of equals signs that no reader of diffs needs.
  const lines = diff.replace(/^=+\n/, '').trimEnd().split('\n')
  return { diff: lines.slice(0, LONGEST_DIFF).join('\n'), omittedLines: Math.max(0, lines.length - LONGEST_DIFF) }
}
