/** Cuts the middle of a long text. A name or value may be as long as its file, and the two ends identify it best. */
export function truncate(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS / 2)} … ${text.slice(-MOST_CHARACTERS / 4)}`.toWellFormed()
}

const MOST_CHARACTERS = 800
