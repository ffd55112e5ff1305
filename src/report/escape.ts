import { printable, printableSentence } from './printable.ts'

/** One message of a problem may quote a whole line of a file. */
export const LONGEST_SENTENCE = 500

/** Names, paths and addresses may come from anywhere; nobody reads a longer one. */
export const LONGEST_NAME = 300

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function entities(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/**
 * A name, an address, a digest: shown as code. GitHub reads no mention, no issue number and no address inside `<code>`.
 * For use inside a block of HTML only, where Markdown is not read.
 */
export function code(text: string): string {
  return `<code>${entities(printable(text))}</code>`
}

/**
 * A sentence that may hold anybody's words. For use inside a block of HTML only. GitHub looks for mentions, issue numbers,
 * commits, addresses, emoji and mathematics in the text of the finished page, which entities do not hide from it; so each
 * is broken by a zero-width space, but for the dollar sign, for which GitHub's documentation of mathematics has a way.
 */
export function sentence(text: string): string {
  const plain = printableSentence(text)
    // Line and column after a name, `x.cwl:3:5`, are no emoji and stay as they are.
    .replaceAll(/:(?=(?:[a-z_+-][\w+-]*|100|1234|8ball):)/gi, `$&${ZERO_WIDTH_SPACE}`)
    .replaceAll(/[@#](?=[\p{L}\p{N}_/-])/gu, `$&${ZERO_WIDTH_SPACE}`)
    .replaceAll(/\b(?:gh-(?=\d)|www(?=\.)|https?(?=:)|ftp(?=:)|mailto(?=:)|xmpp(?=:))/gi, `$&${ZERO_WIDTH_SPACE}`)
    // Seven digits are enough for GitHub to look for a commit.
    .replaceAll(/\b[0-9a-f]{7,}\b/gi, (digits) => digits.replaceAll(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`))
  return entities(plain).replaceAll('$', () => '<span>$</span>')
}

const ZERO_WIDTH_SPACE = '\u200B'

/** A block of text that Markdown does not read, with a fence longer than any run of backticks in it. */
export function fenced(text: string, language: 'diff' | 'mermaid' | 'text'): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}\n`
}
