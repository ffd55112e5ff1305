const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for the content or an attribute of an element of HTML or SVG. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Characters that move, hide or reorder text. U+200D is harmless, because it joins emoji. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/gu

/** Text for a label: a sign marks each character that a reader would not see. */
export function showUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '\uFFFD')
}
