import type { JsonValue } from '../../json/index.ts'

/**
 * Identifiers contain paths: `#main/step/out`, `#step/out`, `file.cwl#in` (SALAD 1.2, "Identifier resolution"). Inside
 * of one process the short name is enough, and is what this program keeps.
 */

/** After the last `#`, or the whole text. */
export function fragmentOf(reference: string): string {
  const at = reference.lastIndexOf('#')
  return at < 0 ? reference : reference.slice(at + 1)
}

/** `in` of `#main/step/in`. */
export function lastName(identifier: string): string {
  const at = Math.max(identifier.lastIndexOf('#'), identifier.lastIndexOf('/'))
  return at < 0 ? identifier : identifier.slice(at + 1)
}

/** `b` of `a/b`, `a:b` and `http://a/b`. */
export function shortName(symbol: string): string {
  const name = lastName(symbol)
  return (name === symbol ? name.slice(name.indexOf(':') + 1) : name) || symbol
}

/**
 * The fragment of the id or, if that is relative, the id after `scope`, the place in which the process is embedded.
 * Without an id, the name is that place (SALAD 1.2, "Identifier resolution").
 */
export function wholeName(id: JsonValue | undefined, scope: string | undefined): string | undefined {
  if (typeof id !== 'string') return scope
  return scope === undefined || id.includes('#') ? fragmentOf(id) : `${scope}/${id}`
}

export interface WorkflowName {
  readonly whole: string | undefined
  readonly own: string | undefined
}

/**
 * The source of a link under `source` or `outputSource`, relative to its workflow: `input`, or `step/output`. A link
 * that names its document begins with the full name of the workflow: `#main/input`, or `#main/step/run/input` for an
 * embedded one. Any other is looked up "in each successive parent scope" (SALAD 1.2, "JsonldPredicate", `refScope`), so
 * that `main/input` and `step/run/input` mean the same, unless `isOwn` finds that a step is named main and has an
 * `input` itself. A link that is found in neither way is unchanged, and unresolved.
 */
export function localSource(reference: string, { whole, own }: WorkflowName, isOwn: (link: string) => boolean): string {
  const fragment = fragmentOf(reference)
  if (whole === undefined || whole === '' || !fragment.includes('/')) return fragment
  // Real documents begin with only the id.
  if (reference !== fragment)
    return withoutScope(fragment, whole) ?? (own === undefined ? undefined : withoutScope(fragment, own)) ?? fragment
  const ways = waysFromScopes(fragment, whole)
  if (ways.length === 0 || isOwn(fragment)) return fragment
  return ways.find((way) => !way.includes('/') || isOwn(way)) ?? ways[0] ?? fragment
}

/** A document can have 200 levels. */
const MOST_SCOPES = 200

/** The shortest end first: `b/i` and `i` of `b/b/i` in `a/b/b`. */
function waysFromScopes(link: string, name: string): readonly string[] {
  const ways: string[] = []
  let at = link.indexOf('/')
  for (let count = 0; at > 0 && at <= name.length && count < MOST_SCOPES; count += 1) {
    const start = name.length - at
    if ((start === 0 || name[start - 1] === '/') && name.endsWith(link.slice(0, at))) ways.push(link.slice(at + 1))
    at = link.indexOf('/', at + 1)
  }
  return ways
}

function withoutScope(link: string, scope: string): string | undefined {
  return link.startsWith(`${scope}/`) ? link.slice(scope.length + 1) : undefined
}
