/**
 * File ids of public platforms, which workflows that were written there contain as defaults; files in repositories do
 * not have such names.
 */
const FILE_ID = /^[0-9a-f]{24}$/

/** `gs://bucket/ref.fa`, and `keep:…` if it is not a name with a colon. A single letter is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i
const SCHEME = /^[a-z][a-z\d+.-]+:/i

/** A blank node: runners and packers use it as the location of a literal, whose contents are in the document. */
const LITERAL = /^_:/

/**
 * False for addresses of other machines, ids of files on a platform, names of literals, and the one file that every
 * machine has. `path` is never an address (CWL v1.2 CommandLineTool, "File"), except for texts that cannot be a name.
 */
export function isLocalReference(reference: string, key: string): boolean {
  if (reference === '' || reference === '/dev/null' || /^file:\/\/\/dev\/null$/i.test(reference)) return false
  if (FILE_ID.test(reference) || (key === 'location' && LITERAL.test(reference))) return false
  return /^file:/i.test(reference) || !(key === 'path' ? ADDRESS : SCHEME).test(reference)
}

/** A name such as `sample1:rep.fa`, which looks like an address and is that of an existing file. */
export function mayBeName(reference: string): boolean {
  return SCHEME.test(reference) && !ADDRESS.test(reference)
}
