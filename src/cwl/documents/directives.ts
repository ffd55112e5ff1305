import type { JsonObject } from '../../json/index.ts'

/** What SALAD says with a dollar sign in front (SALAD 1.2, "Document preprocessing"). */
export const DIRECTIVES: ReadonlyMap<string, string> = new Map(
  ['namespaces', 'schemas', 'base', 'graph', 'import', 'include', 'mixin'].map((name) => [name, `$${name}`]),
)

/** What to do about an object that lacks what it needs, where it names a file without the dollar sign of a directive. */
export function fixForDirective(value: JsonObject): string | undefined {
  // What `$include` gives is text.
  const meant = { import: '$import', include: '$import', mixin: '$mixin' }
  return Object.entries(meant).flatMap(([key, directive]) =>
    typeof value[key] === 'string' ? [`Did you mean ${directive}?`] : [],
  )[0]
}
