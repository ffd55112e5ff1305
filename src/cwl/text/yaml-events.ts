import { YAMLException, type Event } from 'js-yaml'

import { Gauge } from './gauge.ts'
import type { Limits } from '../limits.ts'
import { problemAt, type Problem } from '../problem.ts'
import { DOUBLE_QUOTED, SCALAR, SINGLE_QUOTED } from './nodes.ts'
import { syntaxProblem, tabProblem } from './syntax-problem.ts'
import { lineStart, SourceText, type Place } from './text.ts'

/** The parser's events with the text that they stand in, or the mistake that keeps it from being read. */
export type EventReading =
  | { readonly events: readonly Event[]; readonly source: SourceText; readonly problems: readonly Problem[] }
  | { readonly source: SourceText; readonly problem: Problem }

/** A repair reads the whole text again, so that both are bounded. Real files need up to 40 repairs of some 20 kB. */
const MAX_REPAIRS = 1000
const MAX_REPAIRED_CHARACTERS = 16 * 1024 * 1024

/** Reads a text as YAML, and once more for each indentation that had to be repaired. */
export function readEvents(text: string, file: string, limits: Limits): EventReading {
  let current = text
  let tabsReplaced: Problem | undefined
  const insertions: number[] = []
  const dashes: number[] = []
  let repairs = 0
  const gauge = new Gauge(limits, text.length)
  const insertSpace = (offset: number): void => {
    current = `${current.slice(0, offset)} ${current.slice(offset)}`
    const moved = (at: number): number => (at >= offset ? at + 1 : at)
    insertions.splice(0, insertions.length, ...insertions.map(moved), offset)
    dashes.splice(0, dashes.length, ...dashes.map(moved))
  }
  for (;; repairs += 1) {
    const source = new SourceText(file, current, insertions)
    try {
      const events = gauge.read(withLetters(current, dashes))
      // Only now: what YAML has read nests no deeper than it may, and JSON.parse knows no bound.
      if (tabsReplaced !== undefined && !isJson(text)) return { source, problem: tabsReplaced }
      const tab = insertions.filter((at) => isBeforeTab(current, at) && !isQuoted(events, at)).sort((left, right) => left - right)[0]
      if (tab !== undefined) return { source, problem: tabProblem(source.place(tab)) }
      return { events, source, problems: [...indentationWarnings(source, insertions), ...dashes.toSorted((left, right) => left - right).map((at) => dashWarning(source.place(at)))] }
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error
      const offset = error.mark?.position ?? 0
      const mayReadAgain = repairs < MAX_REPAIRS && (repairs + 1) * text.length <= MAX_REPAIRED_CHARACTERS
      const mayRepair = error.reason === 'deficient indentation' && mayReadAgain
      const before = current.slice(lineStart(current, offset), offset)
      const separation = separationIn(before)
      const isIndentation = before.trim() === ''
      if (mayRepair && isMarker(current, offset)) {
        // What is open there is told as it is where the file ends.
        current = current.slice(0, offset)
      } else if (mayRepair && separation !== undefined && !isIndentation) {
        // A tab may separate the parts of a line (YAML 1.2.2, section 6.2), but js-yaml takes it for indentation, and says
        // so behind it or behind the bracket that follows.
        const from = offset - before.length + separation.start
        current = current.slice(0, from) + ' '.repeat(separation.length) + current.slice(from + separation.length)
      } else if (mayRepair && isIndentation && !before.includes('\t')) {
        insertSpace(offset)
      } else if (tabsReplaced === undefined && /^\s*[[{]/.test(current) && /^ *	/m.test(current)) {
        // JSON may indent with tabs, YAML may not; one character for one keeps every position.
        current = current.replace(/^[\t ]+/gm, (indent) => ' '.repeat(indent.length))
        tabsReplaced = syntaxProblem(source, error, limits, gauge)
      } else if (mayRepair && isIndentation) {
        // Within quotes the reference reads such a line; whether these are quotes is known only when all is read.
        insertSpace(offset - before.length + before.indexOf('\t'))
      } else if (mayReadAgain && error.reason.startsWith('missed comma') && isLoneDash(current, offset)) {
        dashes.push(offset)
      } else return { source, problem: tabsReplaced ?? syntaxProblem(source, error, limits, gauge) }
    }
  }
}

/** A dash that is an item of brackets, or a value in braces: text for the reference, and nothing in YAML 1.2.2 (rule 126). */
function isLoneDash(text: string, offset: number): boolean {
  return /^-[,\]}]/.test(text.slice(offset, offset + 2))
}

/** Each of these dashes as a letter, which YAML reads in their place. What the text says is read from the one with the dashes. */
function withLetters(text: string, dashes: readonly number[]): string {
  if (dashes.length === 0) return text
  let from = 0
  const parts: string[] = []
  for (const at of dashes.toSorted((left, right) => left - right)) {
    parts.push(text.slice(from, at), 'x')
    from = at + 1
  }
  return parts.join('') + text.slice(from)
}

/** Whether a line begins here that ends the document, whatever is still open (YAML 1.2.2, section 9.1.2). */
function isMarker(text: string, offset: number): boolean {
  return offset === lineStart(text, offset) && /^(?:---|\.\.\.)(?!\S)/.test(text.slice(offset, offset + MARKER_LENGTH + 1))
}

const MARKER_LENGTH = 3

/** The blanks from the first tab on that a line ends with, or that stand before a bracket at its end. */
function separationIn(line: string): { readonly start: number; readonly length: number } | undefined {
  const blanks = /(?<![ \t])[ \t]+(?=[[{]?$)/.exec(line)
  const tab = blanks?.[0].indexOf('\t') ?? -1
  return blanks === null || tab < 0 ? undefined : { start: blanks.index + tab, length: blanks[0].length - tab }
}

function isBeforeTab(text: string, offset: number): boolean {
  let at = offset
  while (text[at] === ' ') at += 1
  return text[at] === '\t'
}

function isQuoted(events: readonly Event[], offset: number): boolean {
  return events.some((event) => event.type === SCALAR && (event.style === SINGLE_QUOTED || event.style === DOUBLE_QUOTED) && event.valueStart <= offset && offset < event.valueEnd)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return false
    throw error
  }
}

/** Lines that follow each other, counted from 1. */
interface IndentedLines {
  readonly first: Place
  last: number
  lines: number
  readonly isTab: boolean
}

/** One for lines that follow each other: a long text that is indented too little is one mistake. */
function indentationWarnings(source: SourceText, insertions: readonly number[]): readonly Problem[] {
  const runs: IndentedLines[] = []
  for (const offset of insertions.toSorted((left, right) => left - right)) {
    const place = source.place(offset)
    const isTab = isBeforeTab(source.text, offset)
    const run = runs.at(-1)
    if (run?.last === place.line) continue
    if (run?.isTab === isTab && source.text.slice(source.lineStarts[run.last], offset).trim() === '') {
      run.last = place.line
      run.lines += 1
    } else runs.push({ first: { ...place, column: 1 }, last: place.line, lines: 1, isTab })
  }
  return runs.map(indentationWarning)
}

function dashWarning(place: Place): Problem {
  return problemAt(place, 'yaml-syntax', 'a dash alone in brackets is no text of YAML, though the reference implementation reads it so', 'Put it in quotes: strict YAML readers refuse the file as it is.', 'warning')
}

function indentationWarning({ first, lines, isTab }: IndentedLines): Problem {
  const isOne = lines === 1
  const those = isOne ? 'this line' : `this line and ${lines - 1} more`
  return problemAt(
    first,
    'under-indented',
    isTab
      ? `a tab indents ${those} of a quoted text; YAML counts spaces only`
      : `${those} ${isOne ? 'continues' : 'continue'} a value that began further up, but ${isOne ? 'is' : 'are'} indented no deeper than the line that began it`,
    `Indent ${isOne ? 'the line' : 'them'} ${isTab ? 'with spaces' : 'by one more space'}: strict YAML readers refuse the file as it is.`,
    'warning',
  )
}
