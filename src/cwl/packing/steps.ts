import { isArray, type JsonObject, type JsonValue } from '../../json/index.ts'

/** The steps of a process in long form: their `run` is another process; elsewhere `run` is an ordinary field. */
export function stepsIn({ steps }: JsonObject): ReadonlySet<JsonValue> {
  return new Set(isArray(steps) ? steps : [])
}
