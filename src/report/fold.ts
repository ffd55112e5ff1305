import { stripVTControlCharacters } from 'node:util'

import { columnsIn } from './source-line.ts'

/** Columns by which the rest of a folded line is indented more than its start. */
const HANGING = 4

/**
 * Text whose lines fit into so many columns. A wider line is broken at spaces, and its rest is indented. A word that is
 * too wide alone stays whole, so that it can be copied. Escape sequences have no width.
 */
export function fold(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => foldLine(line, columns))
    .join('\n')
}

function foldLine(line: string, columns: number): readonly string[] {
  if (widthOf(line) <= columns) return [line]
  const indent = Math.min(line.length - line.trimStart().length + HANGING, Math.floor(columns / 2))
  const lines: string[] = []
  let current = ''
  let width = 0
  for (const [index, word] of line.split(' ').entries()) {
    const added = widthOf(word) + (index === 0 ? 0 : 1)
    if (word !== '' && current.trim() !== '' && width + added > columns) {
      lines.push(current.trimEnd())
      current = ' '.repeat(indent) + word
      width = indent + widthOf(word)
    } else {
      current += index === 0 ? word : ` ${word}`
      width += added
    }
  }
  return [...lines, current]
}

function widthOf(text: string): number {
  return columnsIn(stripVTControlCharacters(text))
}
