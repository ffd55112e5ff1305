/** What public platforms give their files as ids, and workflows written there have as defaults; no repository names files so. */
const FILE_ID = /^[0-9a-f]{24}$/

/** Addresses of other machines pass, ids of files on a platform, and the one file that every machine has. */
export function isLocalReference(reference: string): boolean {
  if (reference === '' || reference === '/dev/null' || /^file:\/\/\/dev\/null$/i.test(reference)) return false
  if (FILE_ID.test(reference)) return false
  return /^file:/i.test(reference) || !/^[a-z][a-z\d+.-]+:/i.test(reference)
}
