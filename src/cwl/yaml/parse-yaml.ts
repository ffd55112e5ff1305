import { DEFAULT_LIMITS, type Limits } from '../../files/limits.ts'
import type { SourceText } from '../../files/source-text.ts'
import type { JsonValue } from '../../json/index.ts'
import type { Problem } from '../problems/problem.ts'
import { compose } from './compose.ts'
import { readEvents } from './yaml-events.ts'

export { positionOf } from './origin.ts'

type Parsing =
  | {
      readonly ok: true
      readonly value: JsonValue
      /** How many it has after aliases are followed. */
      readonly values: number
      readonly source: SourceText
      readonly problems: readonly Problem[]
    }
  | { readonly ok: false; readonly source: SourceText; readonly problems: readonly Problem[] }

/**
 * Reads YAML 1.2 with merge keys, or JSON, into values with locations ({@link positionOf}). Only one mistake is
 * repaired, with a warning: a continuation line with too little indentation, which the reference implementation
 * accepts.
 */
export function parseYaml(text: string, file: string, limits: Limits = DEFAULT_LIMITS): Parsing {
  const read = readEvents(text, file, limits)
  const { source } = read
  if ('problem' in read) return { ok: false, source, problems: [read.problem] }
  const composed = compose(read.events, source, limits)
  return 'refused' in composed
    ? { ok: false, source, problems: composed.refused }
    : {
        ok: true,
        value: composed.value,
        values: composed.values,
        source,
        problems: [...read.problems, ...composed.problems],
      }
}
