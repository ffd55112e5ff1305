/** A sentence lists at most this many names. */
const MOST_LISTED = 10

/** Names as a list in a sentence: the first ones, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const more = names.length - MOST_LISTED
  return `${names.slice(0, MOST_LISTED).join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}
