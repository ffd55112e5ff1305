import { YAMLException, type Event } from 'js-yaml'

import type { Limits } from '../../files/limits.ts'
import { SourceText, type Location } from '../../files/source-text.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { BoundedParser } from './bounded-parser.ts'
import { DOUBLE_QUOTED, SCALAR, SINGLE_QUOTED } from './nodes.ts'
import { Repairs } from './repairs.ts'
import { syntaxProblem, tabProblem } from './syntax-problem.ts'

/** The parser's events with their text, or the mistake that prevents reading. */
export type EventReading =
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
      // Checked last: the nesting is limited now, and JSON.parse has no limit.
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

/** The result, with warnings on repairs. Tabs may only be used as indentation inside of quotes. */
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

/** Consecutive lines, counted from 1. */
interface IndentedLines {
  readonly first: Location
  last: number
  lines: number
  readonly isTab: boolean
}

/** One warning for consecutive lines: a long text with too little indentation is one mistake. */
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
