import { eastAsianWidth } from 'get-east-asian-width'

import type { Excerpt } from '../cwl/index.ts'
import { printable } from './printable.ts'

interface SourceLine {
  readonly text: string
  readonly caret: number
}

interface Cell {
  readonly text: string
  readonly width: number
}

const ELLIPSIS: Cell = { text: '…', width: 1 }

/** This share of the columns may be before the caret if the line is too long. */
const BEFORE_CARET = 2 / 3

/**
 * In at most `columns` columns; of a longer line, the part around the caret. Tabs are four columns, and control
 * characters are written as text.
 */
export function sourceLine({ text, before, isCut }: Excerpt, columns: number): SourceLine {
  const left = [...(isCut.before ? [ELLIPSIS] : []), ...cellsOf(text.slice(0, before))]
  const right = [...cellsOf(text.slice(before).trimEnd()), ...(isCut.after ? [ELLIPSIS] : [])]
  // The caret needs a column, also after the end of the line.
  const roomLeft = Math.max(Math.floor(columns * BEFORE_CARET), columns - Math.max(1, widthOf(right)))
  const head = shorten(left.toReversed(), roomLeft).toReversed()
  const tail = shorten(right, columns - widthOf(head))
  return { text: [...head, ...tail].map((cell) => cell.text).join(''), caret: widthOf(head) }
}

function shorten(cells: readonly Cell[], columns: number): readonly Cell[] {
  if (widthOf(cells) <= columns) return cells
  const kept: Cell[] = []
  let width = ELLIPSIS.width
  for (const cell of cells) {
    width += cell.width
    if (width > columns) break
    kept.push(cell)
  }
  return [...kept, ELLIPSIS]
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0)
}

const TAB: Cell = { text: '    ', width: 4 }

function cellsOf(text: string): readonly Cell[] {
  return charactersOf(text).map((character) => {
    if (character === '\t') return TAB
    const shown = printable(character)
    return { text: shown, width: shown === character ? columnsOf(character) : shown.length }
  })
}

export function columnsIn(text: string): number {
  return charactersOf(text).reduce((sum, character) => sum + columnsOf(character), 0)
}

let segmenter: Intl.Segmenter | undefined

/** Characters as people count them. The segmenter is only needed beyond ASCII, and takes time to load. */
function charactersOf(text: string): readonly string[] {
  if (/^\p{ASCII}*$/u.test(text)) return text.split('')
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

function columnsOf(character: string): number {
  // This is the usual case: the expression for emoji takes longer to compile than it takes to validate many documents.
  if (/^[ -~]$/.test(character)) return 1
  if (/^\p{RGI_Emoji}$|\uFE0F/v.test(character)) return 2
  const [base] = character.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')
  return base === undefined ? 0 : eastAsianWidth(base.codePointAt(0) ?? 0)
}
