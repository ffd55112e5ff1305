import { isArray, isObject, parseJson, sameJson, stringifyJson, type JsonValue } from '../../json/index.ts'
import type { Limits } from '../source/limits.ts'
import { FOLDED, LITERAL } from '../source/nodes.ts'
import { lineStart } from '../source/source-text.ts'
import { NotEditable, syntaxTree, type Collection, type Entry, type Node } from './syntax-tree.ts'
import { blockLines, inBrackets, scalarInPlace } from './written-value.ts'

/** A value in a text, and where it is written: at the top, or in an entry of a map or list. */
export interface Slot {
  readonly edit: TextEdit
  readonly node: Node
  readonly entry?: Entry
  readonly holder?: Collection
}

interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Spaces that JSON is indented with where its text does not show it. */
const USUAL_INDENT = 2

/** Changes values of a text of YAML or JSON where they are written. All that is not changed stays as it is. */
export class TextEdit {
  readonly path: string
  readonly root: Slot
  /** As it is in the file. */
  readonly #written: string
  /** As it is read: a space more at each of the insertions. */
  readonly #text: string
  readonly #insertions: readonly number[]
  readonly #lineEnd: string
  readonly #isJson: boolean
  readonly #splices: Splice[] = []

  /** Throws {@link NotEditable} for a text that is neither YAML nor JSON. */
  constructor(path: string, text: string, limits: Limits) {
    const { source, root } = syntaxTree(text, path, limits)
    this.path = path
    this.root = { edit: this, node: root }
    this.#written = text
    this.#text = source.text
    this.#insertions = source.insertions
    this.#lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    this.#isJson = isJson(text)
  }

  /** The text with all changes. Throws {@link NotEditable} where two of them are of one place. */
  result(): string {
    const parts: string[] = []
    let from = 0
    for (const { start, end, text } of this.#splices.toSorted((left, right) => left.start - right.start)) {
      const [first, last] = [this.#placeOf(start), this.#placeOf(end)]
      if (first < from) throw new NotEditable(`two changes of ${this.path} are at one place`)
      parts.push(this.#written.slice(from, first), text.replaceAll('\n', this.#lineEnd))
      from = last
    }
    return parts.join('') + this.#written.slice(from)
  }

  /** How many changes there are: what {@link undo} goes back to. */
  get size(): number {
    return this.#splices.length
  }

  undo(size: number): void {
    this.#splices.length = size
  }

  /** Whether a comment is written within a value, or may be. */
  hasComment({ node, entry }: Slot): boolean {
    return this.#text.slice(entry?.from ?? node.start, node.end).includes('#')
  }

  /** Puts another value in the place of one. */
  replace({ node, entry, holder }: Slot, value: JsonValue): void {
    const isContainer = isArray(value) || isObject(value)
    if (node.kind === 'scalar' && sameJson(node.value, value)) return
    if (node.kind === 'scalar' && node.event.anchorStart >= 0) throw new NotEditable('other values have this text too')
    if (node.kind === 'scalar' && !isContainer) {
      const style = { isFlow: holder?.isFlow === true, isJson: this.#isJson }
      const text = scalarInPlace(node, this.#text, value, style)
      this.#splice(node.start, node.end, node.end === entry?.from ? ` ${text}` : text)
    } else if (entry === undefined || holder === undefined) {
      throw new NotEditable(`${this.path} holds one value only`)
    } else if (holder.isFlow || ('isFlow' in node && node.isFlow && node.entries.length > 0)) {
      this.#splice(node.start, node.end, this.#flowText(value, entry))
    } else {
      const [first = '', ...lines] = blockLines(entry.key === undefined ? undefined : 'k', value)
      // Behind the colon or the dash.
      this.#splice(
        entry.from,
        entry.end,
        this.#indented([first.slice(entry.key === undefined ? 1 : 2), ...lines], entry),
      )
    }
  }

  /** Gives a key of a map another name. */
  rename({ key, start, keyEnd }: Entry, name: string): void {
    if (key === undefined) throw new NotEditable('an item of a list has no key')
    this.#splice(start, keyEnd, inBrackets(name, this.#text[start] === '"'))
  }

  /** Adds an entry to a map or list, behind or before another one. */
  insert(holder: Collection, side: 'behind' | 'before', sibling: Entry, value: JsonValue, key?: string): void {
    if (holder.isFlow) {
      const written = this.#flowText(value, sibling)
      const entry = key === undefined ? written : `${inBrackets(key, this.#isJson)}: ${written}`
      const margin = this.#marginOf(sibling)
      const space = margin === undefined ? ' ' : `\n${margin}`
      if (side === 'before') this.#splice(sibling.start, sibling.start, `${entry},${space}`)
      else this.#splice(sibling.end, sibling.end, `,${space}${entry}`)
      return
    }
    const text = this.#indented(blockLines(key, value), sibling)
    const end = this.#lineEndOf(sibling.end)
    // A block of text at the end of the file would get a line break there.
    const isOpen = end === this.#text.length && isBlock(sibling.value)
    if (side === 'before' || isOpen) this.#splice(sibling.start, sibling.start, `${text}\n${this.#column(sibling)}`)
    else {
      this.#splice(end, end, `\n${this.#column(sibling)}${text}`)
    }
  }

  /** Takes entries out of a map or list. Throws {@link NotEditable} where none would be left. */
  remove({ isFlow, entries }: Collection, removed: ReadonlySet<Entry>): void {
    if (removed.size > 0 && entries.every((entry) => removed.has(entry))) throw new NotEditable('nothing would be left')
    for (let index = 0; index < entries.length; index += 1) {
      const first = entries[index] as Entry
      if (!removed.has(first)) continue
      if (!isFlow && this.#marginOf(first) !== undefined) {
        this.#removeLines(first)
        continue
      }
      // Those that follow one another go together: up to the next that is kept, or from the one before.
      let next = index
      while (next < entries.length && removed.has(entries[next] as Entry)) next += 1
      const [kept, before, last] = [entries[next], entries[index - 1], entries[next - 1]]
      if (kept !== undefined) this.#splice(first.start, kept.start, '')
      else if (before !== undefined && last !== undefined) this.#splice(before.end, last.end, '')
      index = next
    }
  }

  #removeLines({ start, end }: Entry): void {
    const from = lineStart(this.#text, start)
    const lineEnd = this.#lineEndOf(end)
    const isLast = lineEnd === this.#text.length
    // The last line of a file may end without a line break, and then the one before does.
    const before = /(?:\r\n|[\r\n])?$/.exec(this.#text.slice(0, from))?.[0].length ?? 0
    const lineBreak = /^(?:\r\n|[\r\n])?/.exec(this.#text.slice(lineEnd, lineEnd + 2))?.[0].length ?? 0
    if (isLast) this.#splice(from - before, lineEnd, '')
    else this.#splice(from, lineEnd + lineBreak, '')
  }

  /** The place in the file of one in the text that is read. */
  #placeOf(offset: number): number {
    return offset - this.#insertions.filter((insertion) => insertion < offset).length
  }

  #splice(start: number, end: number, text: string): void {
    this.#splices.push({ start, end, text })
  }

  #lineEndOf(offset: number): number {
    let end = offset
    while (end < this.#text.length && this.#text[end] !== '\n' && this.#text[end] !== '\r') end += 1
    return end
  }

  /** What is before an entry in its line where that is spaces alone. */
  #marginOf({ start }: Entry): string | undefined {
    const before = this.#text.slice(lineStart(this.#text, start), start)
    return before.trim() === '' ? before : undefined
  }

  /** As many spaces as there are characters before an entry in its line. */
  #column({ start }: Entry): string {
    return ' '.repeat(start - lineStart(this.#text, start))
  }

  #indented(lines: readonly string[], entry: Entry): string {
    return lines.map((line, index) => (index === 0 || line === '' ? line : this.#column(entry) + line)).join('\n')
  }

  /** In brackets, over several lines where the JSON around it is. */
  #flowText(value: JsonValue, sibling: Entry): string {
    const margin = this.#marginOf(sibling)
    if (!this.#isJson || margin === undefined) return inBrackets(value, this.#isJson)
    const indent = /\n( +)\S/.exec(this.#text)?.[1]?.length ?? USUAL_INDENT
    return stringifyJson(value, indent).replaceAll('\n', `\n${margin}`)
  }
}

/** Whether a value ends with a block of text. */
function isBlock(node: Node): boolean {
  if (node.kind === 'scalar') return node.event.style === LITERAL || node.event.style === FOLDED
  const last = 'entries' in node ? node.entries.at(-1) : undefined
  return last !== undefined && isBlock(last.value)
}

function isJson(text: string): boolean {
  try {
    parseJson(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
