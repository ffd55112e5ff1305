import type { JsonValue } from './index.ts'

/** Whether a field has a value: for nearly every field of CWL, null means the same as a missing field. */
export function isPresent<Value extends JsonValue>(value: Value | undefined): value is Exclude<Value, null> {
  return value !== undefined && value !== null
}
