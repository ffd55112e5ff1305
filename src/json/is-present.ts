import type { JsonValue } from './index.ts'

/** Whether a field has a value: null says of nearly every field of CWL what leaving it out says. */
export function isPresent<Value extends JsonValue>(value: Value | undefined): value is Exclude<Value, null> {
  return value !== undefined && value !== null
}
