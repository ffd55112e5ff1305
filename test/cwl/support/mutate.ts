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

  /** A text with one to four changes. */
  mutate(text: string, others: readonly string[]): string {
    let mutated = text
    for (let change = this.next(4); change >= 0; change -= 1) mutated = this.#change(mutated, others)
    return mutated
  }

  #change(text: string, others: readonly string[]): string {
    const at = this.next(text.length + 1)
    const to = Math.min(text.length, at + this.next(40))
    switch (this.next(9)) {
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

const TOKENS = [
  '{', '}', '[', ']', ':', ': ', '- ', '? ', '\n', '\t', '"', "'", '|', '>', '#', '&a ', '*a', '!!str ', '!x ', '<<: *a', '---\n', '...\n', '%YAML 1.2\n',
  '$(', '${', '$(inputs.', '\\', '\0', '\u2028', '\uFEFF', '\uD800', '__proto__', 'constructor', '$import: main.cwl', '$mixin: main.cwl', '$include: main.cwl', '$graph: ',
  'null', '~', '.nan', '1e400', '99999999999999999999', '-0', 'run: main.cwl', 'class: Workflow', 'class: Operation', 'cwlVersion: v1.0', 'scatter: [a, b]', 'type: [', '[][][]', '((((((((((', '[[[[[[[[[[',
]

const VALUES = [
  '{}', '[]', 'null', '5', '1.5', 'true', 'text', '"#main"', '[null]', '[[]]', '{a: b}', '{class: File}', '{type: array}', '{type: record, fields: {}}', '{type: enum, symbols: []}',
  '[string, [int]]', 'File[]?', '[a, a]', '{$import: main.cwl}', '{$include: main.cwl}', '{$mixin: main.cwl, a: b}', '$(inputs.a.b[0])', '"${ return 1 }"', '!!int x', '*x', '&x [*x]', 'a/b/c', '#a/b', '9223372036854775808',
]
