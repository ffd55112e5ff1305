/**
 * What names have in common that some file systems take for one: those of Windows and macOS do with names that differ
 * in case, and those of macOS in how an accent is written. Git there names a file as it was committed, and not as it is
 * asked for.
 */
export function caseFold(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
