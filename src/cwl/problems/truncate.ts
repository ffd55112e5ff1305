/** A name or a value may be as long as the file it stands in; what is said of it stands at the two ends. */
export function truncate(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS / 2)} … ${text.slice(-MOST_CHARACTERS / 4)}`.toWellFormed()
}

const MOST_CHARACTERS = 800
