/** As many as a sentence bears. */
const MOST_NAMES = 10

/** Names as a sentence lists them: no more than `most`, and how many there are besides. */
export function listNames(names: readonly string[], most = MOST_NAMES): string {
  return `${names.slice(0, most).join(', ')}${names.length > most ? `, and ${names.length - most} more` : ''}`
}
