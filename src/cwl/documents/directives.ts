import type { JsonObject } from '../../json/index.ts'

/** SALAD's directives, which begin with a dollar sign (SALAD 1.2, "Document preprocessing"). */
export const DIRECTIVES: ReadonlyMap<string, string> = new Map(
  ['namespaces', 'schemas', 'base', 'graph', 'import', 'include', 'mixin'].map((name) => [name, `$${name}`]),
)

/**
 * The fix for a map that is wrong at its place, and names a file without the dollar sign of a directive. `$include`
 * gives text, and the others give values.
 */
export function fixForDirective(value: JsonObject, needsText = false): string | undefined {
  const key = IN_PLACES.find((name) => typeof value[name] === 'string')
  if (key === undefined) return undefined
  return `Did you mean "${key === 'mixin' ? '$mixin' : needsText ? '$include' : '$import'}"?`
}

const IN_PLACES = ['import', 'include', 'mixin'] as const
