import { mutateTree } from './mutate-tree.ts'

/** Makes broken documents out of good ones; the same seed makes the same documents. */
export class Mutator {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1
  }

  /** A number from 0 up to, and without, `end` (xorshift32: small, and the same everywhere). */
  next(end: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % end
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.next(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** A text or a tree with a few changes, or one document's beginning with another's end. */
  mutate(text: string, others: readonly string[]): string {
    const kind = this.next(10)
    if (kind < 3) return mutateTree(this, text, others) ?? text
    if (kind === 3) return this.#splice(text, this.pick(others))
    let mutated = text
    for (let change = this.next(4); change >= 0; change -= 1) mutated = this.#change(mutated, others)
    return mutated
  }

  /** What no document should have, or what every string must bear. */
  text(): string {
    return this.next(2) === 0 ? this.pick(CHARACTERS).repeat(1 + this.next(3)) : this.pick([...TOKENS, ...VALUES])
  }

  #splice(text: string, other: string): string {
    const lines = text.split('\n')
    const others = other.split('\n')
    const indent = ' '.repeat(this.next(4) * 2)
    const tail = others.slice(this.next(others.length)).map((line) => indent + line)
    return [...lines.slice(0, this.next(lines.length + 1)), ...tail].join('\n')
  }

  #change(text: string, others: readonly string[]): string {
    const at = this.next(text.length + 1)
    const to = Math.min(text.length, at + this.next(40))
    switch (this.next(11)) {
      case 0:
        return text.slice(0, at) + text.slice(to)
      case 1:
        return text.slice(0, at) + this.pick(TOKENS) + text.slice(at)
      case 2:
        return text.slice(0, at) + this.pick(TOKENS) + text.slice(to)
      case 3:
        return text.slice(0, at) + text.slice(at, to).repeat(1 + this.next(30)) + text.slice(to)
      case 4:
        return text.slice(0, at) + String.fromCodePoint(this.next(0x300)) + text.slice(at)
      case 5: {
        const other = this.pick(others)
        const from = this.next(other.length + 1)
        return text.slice(0, at) + other.slice(from, from + this.next(200)) + text.slice(at)
      }
      case 6:
        return this.#swapLines(text)
      case 7:
        return this.#replaceValue(text)
      case 8:
        return text.slice(0, at) + this.pick(CHARACTERS) + text.slice(to)
      case 9:
        return text.replaceAll(this.pick(SEPARATORS), this.pick(SEPARATORS))
      default:
        return text.slice(0, at)
    }
  }

  #swapLines(text: string): string {
    const lines = text.split('\n')
    const [left, right] = [this.next(lines.length), this.next(lines.length)]
    const line = lines[left] ?? ''
    lines[left] = lines[right] ?? ''
    lines[right] = line
    return lines.join('\n')
  }

  /** What stands behind a colon becomes something else, which leaves the document readable. */
  #replaceValue(text: string): string {
    const lines = text.split('\n')
    const at = this.next(lines.length)
    lines[at] = (lines[at] ?? '').replace(/:.*$/, `: ${this.pick(VALUES)}`)
    return lines.join('\n')
  }
}

/** Line breaks that are none, spaces that are none, halves of characters, characters of two halves, marks, directions. */
const CHARACTERS = [
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000B',
  '\u000C',
  '\u00A0',
  '\u3000',
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\uD800',
  '\uDC00',
  '\uDBFF\uDFFF',
  '🧬',
  '👩‍🔬',
  'e\u0301\u0323',
  '\u202E',
  '\u2066',
  '：',
  '＃',
  '“',
  '—',
  'ß',
  'İ',
  'ı',
  'ﬀ',
  '漢',
  '\u0000',
  '\u0007',
  '\u001B[2J',
  '\u009B',
  '\u007F',
  '\uFFFD',
  '\uFFFF',
  '\u{10FFFF}',
]

const SEPARATORS = ['\n', '\r\n', '\r', '  ', '\t', ': ', '- ', '"', "'", '#', ', ']

const TOKENS = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ': ',
  '- ',
  '? ',
  '\n',
  '\t',
  '"',
  "'",
  '|',
  '>',
  '#',
  '&a ',
  '*a',
  '!!str ',
  '!x ',
  '<<: *a',
  '---\n',
  '...\n',
  '%YAML 1.2\n',
  '$(',
  '${',
  '$(inputs.',
  '\\',
  '\0',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '__proto__',
  'constructor',
  '$import: main.cwl',
  '$mixin: main.cwl',
  '$include: main.cwl',
  '$graph: ',
  'null',
  '~',
  '.nan',
  '1e400',
  '99999999999999999999',
  '-0',
  'run: main.cwl',
  'class: Workflow',
  'class: Operation',
  'cwlVersion: v1.0',
  'scatter: [a, b]',
  'type: [',
  '[][][]',
  '((((((((((',
  '[[[[[[[[[[',
]

const VALUES = [
  '{}',
  '[]',
  'null',
  '5',
  '1.5',
  'true',
  'text',
  '"#main"',
  '[null]',
  '[[]]',
  '{a: b}',
  '{class: File}',
  '{type: array}',
  '{type: record, fields: {}}',
  '{type: enum, symbols: []}',
  '[string, [int]]',
  'File[]?',
  '[a, a]',
  '{$import: main.cwl}',
  '{$include: main.cwl}',
  '{$mixin: main.cwl, a: b}',
  '$(inputs.a.b[0])',
  '"${ return 1 }"',
  '!!int x',
  '*x',
  '&x [*x]',
  'a/b/c',
  '#a/b',
  '9223372036854775808',
  'constructor',
  '{type: constructor}',
  '{class: toString}',
]
