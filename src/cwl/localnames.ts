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
 * A link as written under `source` or `outputSource`, made relative to its workflow: `input`, or `step/output`. One that
 * names its document begins with its workflow: `#main/input`. Any other is looked for "in each successive parent scope"
 * (SALAD 1.2, "JsonldPredicate", `refScope`): `main/input` is the same, unless `isOwn` says that a step is called main
 * and has an `input` itself. What is found in neither way is left as it is, and dangles.
 */
export function localSource(reference: string, workflowName: string | undefined, isOwn: (link: string) => boolean): string {
  const fragment = fragmentOf(reference)
  if (workflowName === undefined || workflowName === '' || !fragment.includes('/')) return fragment
  if (reference !== fragment) return withoutScope(fragment, workflowName) ?? fragment
  // The name of a workflow may have parts, each of which is a scope.
  const local = withoutScope(fragment, lastName(workflowName)) ?? withoutScope(fragment, workflowName)
  return local === undefined || isOwn(fragment) ? fragment : local
}

function withoutScope(link: string, scope: string): string | undefined {
  return link.startsWith(`${scope}/`) ? link.slice(scope.length + 1) : undefined
}
