import type { Limits } from '../../files/limits.ts'
import { lineStart, type Location, type SourceText } from '../../files/source-text.ts'
import {
  ExactNumber,
  isArray,
  isObject,
  orderedKeys,
  parseJson,
  sameWrittenJson,
  stringifyJson,
  type JsonValue,
} from '../../json/index.ts'
import { DOUBLE_QUOTED, FOLDED, LITERAL, SINGLE_QUOTED } from '../yaml/nodes.ts'
import { linesOfBlock, stringifyYaml } from '../yaml/stringify-yaml.ts'
import { NotEditable, syntaxTree, type Collection, type Entry, type Node, type Scalar } from './syntax-tree.ts'

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

/** In JSON whose text shows no indentation. */
const USUAL_INDENT = 2

/** Changes values in YAML or JSON. Everything else stays unchanged. */
export class TextEdit {
  readonly path: string
  readonly root: Slot
  readonly #written: string
  /** After repairs, with a space at each of the insertions. */
  readonly #text: string
  readonly #source: SourceText
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
    this.#source = source
    this.#insertions = source.insertions
    this.#lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    this.#isJson = isJsonText(text)
  }

  /** Throws {@link NotEditable} if two changes overlap. */
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

  /** The changes from `size` on, in the text as it was written. */
  changesFrom(size: number): readonly Splice[] {
    return this.#splices.slice(size).map(({ start, end, text }) => ({
      start: this.#placeOf(start),
      end: this.#placeOf(end),
      text: text.replaceAll('\n', this.#lineEnd),
    }))
  }

  /** All keys and values, from the outside in. */
  *slots(slot: Slot = this.root): Generator<Slot> {
    yield slot
    const { node } = slot
    if (!('entries' in node)) return
    for (const entry of node.entries) yield* this.slots({ edit: this, node: entry.value, entry, holder: node })
  }

  /** Of a key or a value, in the text as it was written. */
  place(offset: number): Location {
    return this.#source.place(offset)
  }

  get size(): number {
    return this.#splices.length
  }

  undo(size: number): void {
    this.#splices.length = size
  }

  hasComment({ node, entry }: Slot): boolean {
    return this.#text.slice(entry?.from ?? node.start, node.end).includes('#')
  }

  replace({ node, entry, holder }: Slot, value: JsonValue): void {
    const isContainer = isArray(value) || isObject(value)
    if (node.kind === 'scalar' && sameWrittenJson(node.value, value)) return
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
      this.#splice(
        entry.from,
        entry.end,
        this.#indented([first.slice(entry.key === undefined ? 1 : 2), ...lines], entry),
      )
    }
  }

  /** By a list on the same line. */
  replaceWithList({ node }: Slot, items: readonly JsonValue[]): void {
    const isBlockText = node.kind !== 'scalar' || isBlock(node)
    if (isBlockText || node.event.anchorStart >= 0) throw new NotEditable('the text has several lines')
    this.#splice(node.start, node.end, inBrackets(items, this.#isJson))
  }

  rename({ key, start, keyEnd }: Entry, name: string): void {
    if (key === undefined) throw new NotEditable('an item of a list has no key')
    this.#splice(start, keyEnd, inBrackets(name, this.#text[start] === '"'))
  }

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
    // A block at the end of the file would get a line break there.
    const isOpen = end === this.#text.length && isBlock(sibling.value)
    if (side === 'before' || isOpen) this.#splice(sibling.start, sibling.start, `${text}\n${this.#column(sibling)}`)
    else {
      this.#splice(end, end, `\n${this.#column(sibling)}${text}`)
    }
  }

  /** Throws {@link NotEditable} if none would remain. */
  remove({ isFlow, entries }: Collection, removed: ReadonlySet<Entry>): void {
    if (removed.size > 0 && entries.every((entry) => removed.has(entry))) throw new NotEditable('nothing would be left')
    for (let index = 0; index < entries.length; index += 1) {
      const first = entries[index] as Entry
      if (!removed.has(first)) continue
      if (!isFlow && this.#marginOf(first) !== undefined) {
        this.#removeLines(first)
        continue
      }
      // Consecutive entries go together: up to the next one that is kept, or from the one before.
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
    // Without a line break at the end of the file, the line before must not have one.
    const before = /(?:\r\n|[\r\n])?$/.exec(this.#text.slice(0, from))?.[0].length ?? 0
    const lineBreak = /^(?:\r\n|[\r\n])?/.exec(this.#text.slice(lineEnd, lineEnd + 2))?.[0].length ?? 0
    if (isLast) this.#splice(from - before, lineEnd, '')
    else this.#splice(from, lineEnd + lineBreak, '')
  }

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

  #marginOf({ start }: Entry): string | undefined {
    const before = this.#text.slice(lineStart(this.#text, start), start)
    return before.trim() === '' ? before : undefined
  }

  #column({ start }: Entry): string {
    return ' '.repeat(start - lineStart(this.#text, start))
  }

  #indented(lines: readonly string[], entry: Entry): string {
    return lines.map((line, index) => (index === 0 || line === '' ? line : this.#column(entry) + line)).join('\n')
  }

  /** On several lines if the JSON around it is. */
  #flowText(value: JsonValue, sibling: Entry): string {
    const margin = this.#marginOf(sibling)
    if (!this.#isJson || margin === undefined) return inBrackets(value, this.#isJson)
    const indent = /\n( +)\S/.exec(this.#text)?.[1]?.length ?? USUAL_INDENT
    return stringifyJson(value, indent).replaceAll('\n', `\n${margin}`)
  }
}

function isBlock(node: Node): boolean {
  if (node.kind === 'scalar') return node.event.style === LITERAL || node.event.style === FOLDED
  const last = 'entries' in node ? node.entries.at(-1) : undefined
  return last !== undefined && isBlock(last.value)
}

function isJsonText(text: string): boolean {
  try {
    parseJson(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

const OF_BRACKETS = /[,[\]{}]/

/** On one line; `isJson` quotes every text. */
function inBrackets(value: JsonValue, isJson: boolean): string {
  if (isArray(value)) return `[${value.map((item) => inBrackets(item, isJson)).join(', ')}]`
  if (!isObject(value)) return isJson ? stringifyJson(value) : oneLine(value, OF_BRACKETS)
  const pairs = orderedKeys(value).map((key) => `${inBrackets(key, isJson)}: ${inBrackets(value[key] ?? null, isJson)}`)
  const space = isJson || pairs.length === 0 ? '' : ' '
  return `{${space}${pairs.join(', ')}${space}}`
}

/** In quotes if it contains something of `refused`. */
function oneLine(value: JsonValue, refused: RegExp): string {
  if (typeof value !== 'string') return value instanceof ExactNumber ? value.source : stringifyJson(value)
  if (/[\r\n]/.test(value)) return stringifyJson(value)
  const written = stringifyYaml(value).trimEnd()
  return written === value && refused.test(value) ? `'${value.replaceAll("'", "''")}'` : written
}

function blockLines(key: string | undefined, value: JsonValue): readonly string[] {
  const text = stringifyYaml(key === undefined ? [value] : { [key]: value })
  return text.replace(/\n$/, '').split('\n')
}

function scalarInPlace(
  scalar: Scalar,
  text: string,
  next: JsonValue,
  { isFlow, isJson }: { readonly isFlow: boolean; readonly isJson: boolean },
): string {
  const { event } = scalar
  const written = text.slice(scalar.start, scalar.end)
  if (isJson || typeof next !== 'string') return inBrackets(next, isJson)
  if (typeof scalar.value === 'string' && /[\r\n]/.test(written) && event.style !== LITERAL) {
    const changed = changedWithin(written, scalar.value, next)
    if (changed !== undefined) return changed
  }
  if ((event.style === LITERAL || event.style === FOLDED) && !isFlow) {
    const block = literal(next, written, event.indent)
    if (block !== undefined) return block
  }
  if (event.style === SINGLE_QUOTED && !/\p{Cc}/u.test(next)) return `'${next.replaceAll("'", "''")}'`
  if (event.style === DOUBLE_QUOTED) return stringifyJson(next)
  return isFlow ? inBrackets(next, false) : oneLine(next, /(?!)/)
}

/** With the old indentation. Undefined for a text that cannot be a block. */
function literal(next: string, before: string, indent: number): string | undefined {
  const lines = linesOfBlock(next, ' '.repeat(indent))
  if (lines === undefined) return undefined
  const [header = ''] = before.split(/[\r\n]/, 1)
  const [, comment = ''] = /^[|>][-+\d]*(|[^-+\d].*)$/.exec(header) ?? []
  return [`|${next.endsWith('\n') ? '' : '-'}${comment}`, ...lines].join('\n')
}

const MOST_AROUND = 60

/** One change in a text of several lines. Undefined if it is not in one line, or its place is not unique. */
function changedWithin(written: string, old: string, next: string): string | undefined {
  const most = Math.min(old.length, next.length)
  let head = 0
  while (head < most && old[head] === next[head]) head += 1
  let tail = 0
  while (tail < most - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1
  for (let around = 0; around <= MOST_AROUND; around += 1) {
    const [from, to] = [Math.max(0, head - around), Math.max(0, tail - around)]
    const before = old.slice(from, old.length - to)
    const after = next.slice(from, next.length - to)
    if (/[\r\n'"\\]/.test(before + after)) return undefined
    const parts = before === '' ? [] : written.split(before)
    if (parts.length === 2) return parts.join(after)
  }
  return undefined
}
