import type { JsonValue } from '../../json/index.ts'

/**
 * Identifiers as CWL writes them carry paths: `#main/step/out`, `#step/out`, `file.cwl#in` (Semantic Annotations for
 * Linked Avro Data, "Identifier resolution"). Inside one process the short name is enough, and is what we keep.
 */

/** What follows the last `#`, or all of it. */
export function fragmentOf(reference: string): string {
  const at = reference.lastIndexOf('#')
  return at < 0 ? reference : reference.slice(at + 1)
}

/** The last part of an identifier: `in` of `#main/step/in`. */
export function lastName(identifier: string): string {
  const at = Math.max(identifier.lastIndexOf('#'), identifier.lastIndexOf('/'))
  return at < 0 ? identifier : identifier.slice(at + 1)
}

/** What a symbol is called without its path, or the prefix of its vocabulary: `b` of `a/b`, `a:b` and `http://a/b`. */
export function shortName(symbol: string): string {
  const name = lastName(symbol)
  return (name === symbol ? name.slice(name.indexOf(':') + 1) : name) || symbol
}

/**
 * The whole name of a process: the fragment of its id or, where the id is relative, the id behind `scope`, the name of
 * the place that it is embedded in. What has no id is called like that place (SALAD 1.2, "Identifier resolution").
 */
export function wholeName(id: JsonValue | undefined, scope: string | undefined): string | undefined {
  if (typeof id !== 'string') return scope
  return scope === undefined || id.includes('#') ? fragmentOf(id) : `${scope}/${id}`
}

/** What links may call the workflow that they stand in. */
export interface WorkflowName {
  /** As {@link wholeName} gives it. */
  readonly whole: string | undefined
  /** As its id says, wherever it is embedded. */
  readonly own: string | undefined
}

/**
 * A link as written under `source` or `outputSource`, made relative to its workflow: `input`, or `step/output`. One
 * that names its document begins with the whole name of the workflow: `#main/input`, or `#main/step/run/input` for one
 * that is embedded. Any other is looked for "in each successive parent scope" (SALAD 1.2, "JsonldPredicate",
 * `refScope`), so that `main/input` and `step/run/input` are the same, unless `isOwn` says that a step is called main
 * and has an `input` itself. What is found in neither way is left as it is, and dangles.
 */
export function localSource(reference: string, { whole, own }: WorkflowName, isOwn: (link: string) => boolean): string {
  const fragment = fragmentOf(reference)
  if (whole === undefined || whole === '' || !fragment.includes('/')) return fragment
  // Real documents begin with the id alone, also where they embed the workflow.
  if (reference !== fragment)
    return withoutScope(fragment, whole) ?? (own === undefined ? undefined : withoutScope(fragment, own)) ?? fragment
  const ways = waysFromScopes(fragment, whole)
  if (ways.length === 0 || isOwn(fragment)) return fragment
  return ways.find((way) => !way.includes('/') || isOwn(way)) ?? ways[0] ?? fragment
}

/** A document of 200 levels, as deep as they are read, has a name of fewer parts at its innermost place. */
const MOST_SCOPES = 200

/** What of a link follows an end of a name, the shortest end first: `b/i` and `i` of `b/b/i` in `a/b/b`. */
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
