/** Cuts the middle of a long text. A name or value may be as long as its file, and the two ends identify it best. */
export function truncate(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS / 2)} … ${text.slice(-MOST_CHARACTERS / 4)}`.toWellFormed()
}

const MOST_CHARACTERS = 800

/** A text cut to the length that a message shows. */
export function truncateMiddle(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

const MOST_SHOWN = 80
