/** Of an issue or a comment, in bytes: GitHub takes 65,536 characters, and bytes are never fewer. */
export const LARGEST_BODY = 65_000

/** Of an issue, in characters: the longest that GitHub takes. */
export const LONGEST_TITLE = 256
