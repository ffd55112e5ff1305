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

/** A block of HTML, with the blank line after it that lets Markdown be read again. */
export function paragraph(html: string): string {
  return `<p>${html}</p>\n`
}

/**
 * A name, an address, a digest: shown as code. GitHub reads no mention, no issue number and no address inside `<code>`.
 * For use inside a block of HTML only, where Markdown is not read.
 */
export function code(text: string): string {
  return `<code>${entities(printable(text))}</code>`
}

/**
 * A sentence that may hold anybody's words. For use inside a block of HTML only. GitHub looks for mentions, issue
 * numbers, commits, addresses, emoji and mathematics in the text of the finished page, which entities do not hide from
 * it, but not in code. So a word that could be one of these is code; it can be copied, as one with something invisible
 * in it cannot. Around the dollar sign is what GitHub's documentation of mathematics has for one that is none.
 */
export function sentence(text: string): string {
  // What is between backticks comes at every other place, and is meant as code.
  const parts = printableSentence(text).split(/`([^`]+)`/)
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : prose(part))).join('')
}

function prose(text: string): string {
  return text
    .split(/(\s+)/)
    .map((part) => (REFERENCE.test(part) ? reference(part) : words(part)))
    .join('')
}

/** Seven digits are enough for GitHub to look for a commit. */
const REFERENCE =
  /:(?:[a-z_+-][\w+-]*|100|1234|8ball):|[@#][\p{L}\p{N}_/-]|\bgh-\d|(?<![\p{L}\p{N}])www\.|(?<![a-z])(?:https?|ftp|mailto|xmpp):|\b[0-9a-f]{7,}\b/iu

/** Brackets and punctuation around it are no part of it. */
function reference(part: string): string {
  const lead = /^[([{"']*/.exec(part)?.[0] ?? ''
  const core = part.slice(lead.length).replace(/(?<![)\]}"'.,;:!?…])[)\]}"'.,;:!?…]*$/, '')
  return `${words(lead)}${code(core)}${words(part.slice(lead.length + core.length))}`
}

function words(text: string): string {
  return entities(text).replaceAll('$', () => '<span>$</span>')
}

/** A block of text that Markdown does not read, with a fence longer than any run of backticks in it. */
export function fenced(text: string, language: 'diff' | 'mermaid' | 'text'): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}\n`
}
