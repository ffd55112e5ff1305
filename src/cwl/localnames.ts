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

/**
 * A link as written under `source` or `outputSource`, made relative to its workflow: `input`, or `step/output`. Of a
 * link with more parts the leading ones must name the workflow itself; otherwise it is left as it is, and dangles.
 */
export function localSource(reference: string, workflowName: string | undefined): string {
  const fragment = fragmentOf(reference)
  if (reference === fragment) return fragment
  const prefix = workflowName === undefined || workflowName === '' ? undefined : `${workflowName}/`
  return prefix !== undefined && fragment.startsWith(prefix) ? fragment.slice(prefix.length) : fragment
}
