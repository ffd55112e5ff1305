import { printable, printableSentence } from './printable.ts'

/** In characters. A message of a problem may quote a whole line of a file. */
export const LONGEST_SENTENCE = 500

/** In characters. Names, paths and addresses may come from anywhere; nobody reads a longer one. */
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

export function paragraph(html: string): string {
  return `<p>${html}</p>\n`
}

/**
 * GitHub detects no mention, no issue number and no address inside of `<code>`. Only for use inside of a block of HTML,
 * in which Markdown is not read.
 */
export function code(text: string): string {
  return `<code>${entities(printable(text))}</code>`
}

/** On one line, so that it can be in a table. As in `code`, GitHub detects nothing in it. */
export function preformatted(text: string): string {
  const lines = text.replace(/^\n+/, '').trimEnd().split('\n')
  return `<pre>${lines.map((line) => entities(printable(line))).join('&#10;')}</pre>`
}

/**
 * May contain anybody's text. Only for use inside of a block of HTML. GitHub looks for mentions, issue numbers,
 * commits, addresses, emoji and mathematics in the text of the finished page. Entities do not hide these, but code
 * does, and unlike with an invisible character it can be copied. A dollar sign gets what GitHub's documentation
 * recommends.
 */
export function sentence(text: string): string {
  // Every second part was between backticks, and is meant as code.
  const parts = printableSentence(text).split(/`([^`]+)`/)
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : prose(part))).join('')
}

function prose(text: string): string {
  return text
    .split(/(\s+)/)
    .map((part) => (REFERENCE.test(part) ? reference(part) : words(part)))
    .join('')
}

/** Seven hexadecimal digits are enough for GitHub to look for a commit. */
const REFERENCE =
  /:(?:[a-z_+-][\w+-]*|100|1234|8ball):|[@#][\p{L}\p{N}_/-]|\bgh-\d|(?<![\p{L}\p{N}])www\.|(?<![a-z])(?:https?|ftp|mailto|xmpp):|\b[0-9a-f]{7,}\b/iu

function reference(part: string): string {
  const lead = /^[([{"']*/.exec(part)?.[0] ?? ''
  const core = part.slice(lead.length).replace(/(?<![)\]}"'.,;:!?…])[)\]}"'.,;:!?…]*$/, '')
  return `${words(lead)}${code(core)}${words(part.slice(lead.length + core.length))}`
}

function words(text: string): string {
  return entities(text).replaceAll('$', () => '<span>$</span>')
}

/** Its fence is longer than any run of backticks in it. */
export function fenced(text: string, language: 'diff' | 'mermaid' | 'text' | 'yaml'): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}\n`
}

export function linked(text: string, address: string | undefined): string {
  return address === undefined ? code(text) : `<a href="${attribute(address)}">${code(text)}</a>`
}

/** Addresses are built from encoded parts, so only quotes could end the attribute. */
function attribute(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C').replaceAll('>', '%3E')
}

/** Counts bytes, so that a page ends before GitHub drops it. */
export interface Budget {
  take(text: string): boolean
  /** This share of the rest. What it spends is spent here too, and what remains can be used by others. */
  part(share: number): Budget
}

export function createBudget(bytes: number, whole?: Budget): Budget {
  let left = bytes
  const budget: Budget = {
    take(text) {
      const size = Buffer.byteLength(text)
      if (size > left || whole?.take(text) === false) return false
      left -= size
      return true
    },
    part: (share) => createBudget(left * share, budget),
  }
  return budget
}

/**
 * One block of HTML without an empty line, so that nothing in it is read as Markdown. Cells are HTML. Rows that do not
 * fit are counted in a last row.
 */
export function htmlTable(head: readonly string[], rows: readonly (readonly string[])[], budget: Budget): string {
  const lines = ['<table>', `<tr>${head.map((cell) => `<th align="left">${cell}</th>`).join('')}</tr>`]
  let shown = 0
  for (const row of rows) {
    const line = `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    if (!budget.take(line)) break
    lines.push(line)
    shown += 1
  }
  if (shown < rows.length) {
    lines.push(
      `<tr><td colspan="${head.length}">${rows.length - shown} more are left out: they do not fit here. The JSON report has them all.</td></tr>`,
    )
  }
  return `${[...lines, '</table>'].join('\n')}\n`
}
