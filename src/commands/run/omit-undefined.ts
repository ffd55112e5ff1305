/** The members that have a value: an absent option must be absent, not undefined. */
export function omitUndefined<Members extends object>(
  members: Members,
): { readonly [Key in keyof Members]?: Exclude<Members[Key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    readonly [Key in keyof Members]?: Exclude<Members[Key], undefined>
  }
}
