import { styleText } from 'node:util'

export type Format = Parameters<typeof styleText>[0]

export interface Page {
  line(text?: string): void
  prose(mark: string, text: string, format?: Format): void
  paint(format: Format, text: string): string
  readonly width: number
  text(): string
}

/** Of a table. A wider column would hide everything else. */
export const WIDEST_COLUMN = 60

// oxlint-disable-next-line no-control-regex -- the escape sequences that styleText writes
const ESCAPES = /\u001B\[\d+m/g

export function createPage({ color, width }: { readonly color: boolean; readonly width: number }): Page {
  const lines: string[] = []
  const paint = painter(color)
  return {
    line: (text = '') => void lines.push(text),
    prose: (mark, text, format) => {
      const indent = ' '.repeat(mark.replaceAll(ESCAPES, '').length)
      wrap(text, Math.max(20, width - indent.length)).forEach((part, index) => {
        lines.push((index === 0 ? mark : indent) + (format === undefined ? part : paint(format, part)))
      })
    },
    paint,
    width,
    text: () => lines.map((line) => `${line}\n`).join(''),
  }
}

/** The caller decides about colours, because it knows where the text goes. */
export function painter(color: boolean): Page['paint'] {
  return (format, text) => (color ? styleText(format, text, { validateStream: false }) : text)
}

/** Lines of at most this many columns; only longer words exceed that. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
