/**
 * A form in which names are equal that some file systems treat as the same: Windows and macOS ignore case, and macOS
 * also ignores how an accent is encoded. Git there names a file as it was committed, and not as it was requested.
 */
export function caseFold(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
