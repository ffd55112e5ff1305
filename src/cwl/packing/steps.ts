import { isArray, type JsonObject, type JsonValue } from '../../json/index.ts'

/**
 * The steps of a process in long form: what one of them has under `run` is another process, elsewhere `run` is a field
 * like any other.
 */
export function stepsIn({ steps }: JsonObject): ReadonlySet<JsonValue> {
  return new Set(isArray(steps) ? steps : [])
}
