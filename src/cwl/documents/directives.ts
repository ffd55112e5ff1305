import type { JsonObject } from '../../json/index.ts'

/** What SALAD says with a dollar sign in front (SALAD 1.2, "Document preprocessing"). */
export const DIRECTIVES: ReadonlyMap<string, string> = new Map(
  ['namespaces', 'schemas', 'base', 'graph', 'import', 'include', 'mixin'].map((name) => [name, `$${name}`]),
)

/**
 * What to do about a map that is not what its place needs, where it names a file without the dollar sign of a
 * directive. `$include` gives text, and the others give values.
 */
export function fixForDirective(value: JsonObject, needsText = false): string | undefined {
  const key = IN_PLACES.find((name) => typeof value[name] === 'string')
  if (key === undefined) return undefined
  return `Did you mean ${key === 'mixin' ? '$mixin' : needsText ? '$include' : '$import'}?`
}

const IN_PLACES = ['import', 'include', 'mixin'] as const
