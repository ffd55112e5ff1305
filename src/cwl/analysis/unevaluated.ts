/** Braces may hold a variable of a shell. */
const REFERENCE = /\$\((?:inputs|self|runtime)\b|\$\{[^${}]*\b(?:return\b|(?:inputs|self|runtime)\.)/

/** True of a text that is an expression where those are evaluated, or holds one. */
export function holdsReference(text: string): boolean {
  return text.includes('$') && REFERENCE.test(text)
}
