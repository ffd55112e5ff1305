/** Of an issue or a comment, in bytes: GitHub takes 65,536 characters, and bytes are never fewer. */
export const LARGEST_BODY = 65_000
