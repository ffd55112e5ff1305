import type { JsonValue } from './index.ts'

/** Whether a field has a value: for nearly every field of CWL, null means the same as a missing field. */
export function isPresent<Value extends JsonValue>(value: Value | undefined): value is Exclude<Value, null> {
  return value !== undefined && value !== null
}

/** The members that have a value: an absent option must be absent, not undefined. */
export function omitUndefined<Members extends object>(
  members: Members,
): { readonly [Key in keyof Members]?: Exclude<Members[Key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    readonly [Key in keyof Members]?: Exclude<Members[Key], undefined>
  }
}
