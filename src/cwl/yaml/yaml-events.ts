import { type Event, YAMLException } from 'js-yaml'

import type { Limits } from '../../files/limits.ts'
import { lineStart, type Location, SourceText } from '../../files/source-text.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { BoundedParser } from './bounded-parser.ts'
import { DOUBLE_QUOTED, SCALAR, SINGLE_QUOTED } from './nodes.ts'
import { syntaxProblem, tabProblem } from './syntax-problem.ts'

type EventReading =
  | { readonly events: readonly Event[]; readonly source: SourceText; readonly problems: readonly Problem[] }
  | { readonly source: SourceText; readonly problem: Problem }

/** Reads a text as YAML, and again after each repair. */
export function readEvents(text: string, file: string, limits: Limits): EventReading {
  const repairs = new Repairs(text)
  const gauge = new BoundedParser(limits, text.length)
  let tabs: Problem | undefined
  for (;;) {
    const source = new SourceText(file, repairs.text, repairs.insertions)
    try {
      const events = gauge.read(repairs.readable)
      // Checked last: the nesting is limited now, as JSON.parse has no limit.
      if (tabs !== undefined && !isJson(text)) return { source, problem: tabs }
      return readingOf(events, source, repairs)
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error
      const repair = repairs.repair(error)
      if (repair === 'nothing') return { source, problem: tabs ?? syntaxProblem(source, error, limits, gauge) }
      if (repair === 'tabs') tabs = syntaxProblem(source, error, limits, gauge)
    }
  }
}

/** Tabs may only be indentation inside of quotes. */
function readingOf(events: readonly Event[], source: SourceText, { insertions, dashes }: Repairs): EventReading {
  const tab = inOrder(insertions.filter((at) => isBeforeTab(source.text, at) && !isQuoted(events, at)))[0]
  if (tab !== undefined) return { source, problem: tabProblem(source.place(tab)) }
  return {
    events,
    source,
    problems: [
      ...indentationWarnings(source, insertions),
      ...inOrder(dashes).map((at) => dashWarning(source.place(at))),
    ],
  }
}

function inOrder(offsets: readonly number[]): readonly number[] {
  return offsets.toSorted((left, right) => left - right)
}

function isBeforeTab(text: string, offset: number): boolean {
  let at = offset
  while (text[at] === ' ') at += 1
  return text[at] === '\t'
}

function isQuoted(events: readonly Event[], offset: number): boolean {
  return events.some(
    (event) =>
      event.type === SCALAR &&
      (event.style === SINGLE_QUOTED || event.style === DOUBLE_QUOTED) &&
      event.valueStart <= offset &&
      offset < event.valueEnd,
  )
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

interface IndentedLines {
  readonly first: Location
  last: number
  lines: number
  readonly isTab: boolean
}

/** A long text with too little indentation is one mistake. */
function indentationWarnings(source: SourceText, insertions: readonly number[]): readonly Problem[] {
  const runs: IndentedLines[] = []
  for (const offset of inOrder(insertions)) {
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

function dashWarning(place: Location): Problem {
  return createProblemAs(
    place,
    'yaml-syntax',
    'a dash alone in brackets is not text in YAML, although the reference implementation reads it as text',
    'Put it in quotes: strict YAML readers refuse the file as it is.',
    'warning',
  )
}

function indentationWarning({ first, lines, isTab }: IndentedLines): Problem {
  const isOne = lines === 1
  const those = isOne ? 'this line' : `this line and ${lines - 1} more`
  return createProblemAs(
    first,
    'under-indented',
    isTab
      ? `a tab indents ${those} of a quoted text; YAML counts spaces only`
      : `${those} ${isOne ? 'continues' : 'continue'} a value that began further up, but ${isOne ? 'is' : 'are'} indented no deeper than the line that began it`,
    `Indent ${isOne ? 'the line' : 'them'} ${isTab ? 'with spaces' : 'by one more space'}: strict YAML readers refuse the file as it is.`,
    'warning',
  )
}

/** Each repair reads the whole text again. Real files need up to 40 repairs of about 20 kB. */
const MAX_REPAIRS = 1000
const MAX_REPAIRED_CHARACTERS = 16 * 1024 * 1024

type Repair = 'nothing' | 'place' | 'tabs'

/**
 * The repairs that js-yaml needs to read what the reference implementation accepts: each is made where the parser
 * stopped, and the text is read again. Positions are those of the original text, apart from one space at each of the
 * {@link insertions}.
 */
class Repairs {
  /** Offsets of inserted spaces in the current text. */
  readonly insertions: number[] = []
  /** Offsets of dashes that are read as text. */
  readonly dashes: number[] = []
  #text: string
  readonly #length: number
  #made = 0
  #hasSpacesForTabs = false

  constructor(text: string) {
    this.#text = text
    this.#length = text.length
  }

  get text(): string {
    return this.#text
  }

  /** For the parser: a letter replaces each of the {@link dashes}. */
  get readable(): string {
    return withLetters(this.#text, this.dashes)
  }

  /** `tabs` means that the text is now read as JSON, in which tabs may be indentation. */
  repair(error: YAMLException): Repair {
    const offset = error.mark?.position ?? 0
    const mayReadAgain = this.#made < MAX_REPAIRS && (this.#made + 1) * this.#length <= MAX_REPAIRED_CHARACTERS
    this.#made += 1
    const isIndented = error.reason === 'deficient indentation'
    if (mayReadAgain && isIndented && this.#repairAtOnce(offset)) return 'place'
    if (!this.#hasSpacesForTabs && /^\s*[[{]/.test(this.#text) && /^ *\t/m.test(this.#text)) {
      this.#hasSpacesForTabs = true
      // Replacing one character with one keeps every position.
      this.#text = this.#text.replace(/^[\t ]+/gm, (indent) => ' '.repeat(indent.length))
      return 'tabs'
    }
    if (mayReadAgain && isIndented && this.#repairBeforeTab(offset)) return 'place'
    if (mayReadAgain && error.reason.startsWith('missed comma') && isLoneDash(this.#text, offset)) {
      this.dashes.push(offset)
      return 'place'
    }
    return 'nothing'
  }

  #repairAtOnce(offset: number): boolean {
    const before = this.#before(offset)
    if (isMarker(this.#text, offset)) {
      // A bracket that is open there is reported as at the end of a file.
      this.#text = this.#text.slice(0, offset)
      return true
    }
    if (before.trim() === '') {
      if (before.includes('\t')) return false
      this.#insertSpace(offset)
      return true
    }
    const separation = separationIn(before)
    if (separation === undefined) return false
    // A tab may separate the parts of a line (YAML 1.2.2, section 6.2). js-yaml takes it for indentation, and reports it after the tab or the next bracket.
    const from = offset - before.length + separation.start
    this.#text = this.#text.slice(0, from) + ' '.repeat(separation.length) + this.#text.slice(from + separation.length)
    return true
  }

  /** The reference implementation accepts it in quotes. Whether these are quotes is only known at the end. */
  #repairBeforeTab(offset: number): boolean {
    const before = this.#before(offset)
    if (before.trim() !== '') return false
    this.#insertSpace(offset - before.length + before.indexOf('\t'))
    return true
  }

  #before(offset: number): string {
    return this.#text.slice(lineStart(this.#text, offset), offset)
  }

  #insertSpace(offset: number): void {
    this.#text = `${this.#text.slice(0, offset)} ${this.#text.slice(offset)}`
    const moved = (at: number): number => (at >= offset ? at + 1 : at)
    this.insertions.splice(0, this.insertions.length, ...this.insertions.map(moved), offset)
    this.dashes.splice(0, this.dashes.length, ...this.dashes.map(moved))
  }
}

/** The reference implementation reads such a dash in brackets or braces as text; it is invalid in YAML 1.2.2 (rule 126). */
function isLoneDash(text: string, offset: number): boolean {
  return /^-[,\]}]/.test(text.slice(offset, offset + 2))
}

/** A letter replaces each of these dashes. Values are taken from the text with the dashes. */
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

/** The end of the document, even if something is still open (YAML 1.2.2, section 9.1.2). */
function isMarker(text: string, offset: number): boolean {
  return (
    offset === lineStart(text, offset) && /^(?:---|\.\.\.)(?!\S)/.test(text.slice(offset, offset + MARKER_LENGTH + 1))
  )
}

const MARKER_LENGTH = 3

/** White space with a tab, at the end of a line or before a bracket there. */
function separationIn(line: string): { readonly start: number; readonly length: number } | undefined {
  const spaces = /(?<![ \t])[ \t]+(?=[[{]?$)/.exec(line)
  const tab = spaces?.[0].indexOf('\t') ?? -1
  return spaces === null || tab < 0 ? undefined : { start: spaces.index + tab, length: spaces[0].length - tab }
}
