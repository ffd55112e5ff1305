/** The full name of a commit in git: a SHA-1 or a SHA-256 in hexadecimal. */
export const FULL_HASH_PATTERN = '^(?:[0-9a-f]{40}|[0-9a-f]{64})$'

const FULL_HASH = new RegExp(FULL_HASH_PATTERN)

export function isFullHash(text: unknown): text is string {
  return typeof text === 'string' && FULL_HASH.test(text)
}
