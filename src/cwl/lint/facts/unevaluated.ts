/** Braces may contain a shell variable. */
const REFERENCE = /\$\((?:inputs|self|runtime)\b|\$\{[^${}]*\b(?:return\b|(?:inputs|self|runtime)\.)/

/** True for a text that is an expression where expressions are evaluated, or contains one. */
export function holdsReference(text: string): boolean {
  return text.includes('$') && REFERENCE.test(text)
}
