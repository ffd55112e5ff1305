/**
 * What public platforms give their files as ids, and workflows written there have as defaults; no repository names
 * files so.
 */
const FILE_ID = /^[0-9a-f]{24}$/

/** `gs://bucket/ref.fa`, and `keep:…` where it is not a name with a colon in it. Of one letter it is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i
const SCHEME = /^[a-z][a-z\d+.-]+:/i

/** A blank node: what runners and packers give as the location of a literal, whose contents stand in the document. */
const LITERAL = /^_:/

/**
 * Addresses of other machines pass, ids of files on a platform, names of literals, and the one file that every machine
 * has. `path` is never an address (CWL v1.2 CommandLineTool, "File"), but for those that nobody takes for a name.
 */
export function isLocalReference(reference: string, key: string): boolean {
  if (reference === '' || reference === '/dev/null' || /^file:\/\/\/dev\/null$/i.test(reference)) return false
  if (FILE_ID.test(reference) || (key === 'location' && LITERAL.test(reference))) return false
  return /^file:/i.test(reference) || !(key === 'path' ? ADDRESS : SCHEME).test(reference)
}

/** A name such as `sample1:rep.fa`, which reads like an address and is that of a file where there is one. */
export function mayBeName(reference: string): boolean {
  return SCHEME.test(reference) && !ADDRESS.test(reference)
}
