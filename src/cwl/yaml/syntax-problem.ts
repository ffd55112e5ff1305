import type { YAMLException } from 'js-yaml'

import { howToRaise, tooManyNodes, type Limits } from '../../files/limits.ts'
import { lineAt, lineStart, type Location, type SourceText } from '../../files/source-text.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import type { BoundedParser } from './bounded-parser.ts'
import { invisibleIn, LONGEST_LINE, wordsOnInvisible } from './syntax-error-site.ts'
import { commentAt, dashAt, mistakeAt } from './syntax-mistakes.ts'

/** At the place of the mistake: the parser reports where it noticed it. */
export function syntaxProblem(source: SourceText, error: YAMLException, limits: Limits, gauge: BoundedParser): Problem {
  // What is missing at the end of the file is missing after its last word.
  const offset = Math.min(error.mark?.position ?? 0, source.text.trimEnd().length)
  const place = source.place(offset)
  const start = lineStart(source.text, offset)
  const before = source.text.slice(start, offset)
  const tab = error.reason === 'deficient indentation' && before.trim() === '' ? before.indexOf('\t') : -1
  if (gauge.isSpent)
    return createProblemAs(place, 'too-many-nodes', tooManyNodes(limits), howToRaise('nodes', 'document'))
  if (error.reason.includes('tab characters') || tab >= 0) {
    return tabProblem(tab < 0 ? place : source.place(start + tab))
  }
  if (error.reason.includes('maxDepth')) {
    return createProblemAs(
      place,
      'too-deep',
      `the document nests deeper than the limit of ${limits.depth} levels`,
      howToRaise('depth', 'document'),
    )
  }
  const conflict = source.text.search(/^(?:<{7}|>{7}) /m)
  if (conflict >= 0) {
    return createProblemAs(
      source.place(conflict),
      'yaml-syntax',
      'not readable as YAML: this is an unresolved merge conflict of git',
      'Choose the right lines, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    )
  }
  const template = templateIn(source.text, start)
  if (template >= 0) {
    return createProblemAs(
      source.place(template),
      'yaml-syntax',
      'not readable as YAML: these are marks of a template',
      'Check the file that is generated from it.',
    )
  }
  const invisible = error.reason.includes('quoted scalar')
    ? -1
    : invisibleIn(source.text, start, source.lineStarts[place.line] ?? source.text.length)
  if (invisible >= 0) {
    const [message, fix] = wordsOnInvisible(source.text.charAt(invisible))
    return createProblemAs(source.place(invisible), 'yaml-syntax', `not readable as YAML: ${message}`, fix)
  }
  const key = error.reason.includes('multiline key') ? keyStart(source, offset) : undefined
  const begun =
    /bad indentation|end of the stream/.test(error.reason) && source.text[offset] === ':'
      ? keyStart(source, offset)
      : undefined
  if (key !== undefined || (begun !== undefined && begun < start))
    return unfinishedKey(source, key ?? begun ?? 0, key === undefined ? place.line : undefined)
  const [message, fix, made = offset] = mistakeAt(source.text, offset, error.reason, (at) => source.place(at)) ?? [
    error.reason,
    'Compare the line with those around it: indentation, quotes and brackets.',
  ]
  return createProblemAs(source.place(made), 'yaml-syntax', `not readable as YAML: ${message}`, fix)
}

/** The text at an offset was not meant as a key, or has no colon; `colon` is the line of the next colon. */
function unfinishedKey(source: SourceText, start: number, colon: number | undefined): Problem {
  const [message, fix] =
    commentAt(source.text, start) ??
    dashAt(source.text, start) ??
    (colon === undefined
      ? [
          'the key that begins here has no colon',
          'Write a colon and a space after the key, or indent the line if it continues the one above.',
        ]
      : [
          `the text that begins here has no colon, and continues to the one on line ${colon}`,
          /^\$[({]/.test(source.text.slice(start, start + 2))
            ? 'Write | after its key, so that these lines are one text.'
            : 'Write a colon and a space after it if it is a key; put it in quotes, or write | after its key, if it is text.',
        ])
  return createProblemAs(source.place(start), 'yaml-syntax', `not readable as YAML: ${message}`, fix)
}

/**
 * A key without a colon on its line: js-yaml reads on, and reports the last of the lines below, or a later place. The
 * lines above are empty or plain words. Undefined for a key in quotes or brackets, whose colon may be further down.
 */
function keyStart({ text, lineStarts }: SourceText, offset: number): number | undefined {
  let first: { readonly start: number; readonly indentation: number } | undefined
  const last = lineAt(lineStarts, offset)
  for (let line = last; line >= Math.max(0, last - LINES_ABOVE); line -= 1) {
    const start = lineStarts[line] ?? 0
    const words = text.slice(start, lineStarts[line + 1])
    const indentation = words.search(/\S/)
    const isComment = words[indentation] === '#'
    if (first !== undefined && (isComment || /^ *-\s|:\s/.test(words))) break
    if (indentation >= 0 && !isComment && indentation <= (first?.indentation ?? Infinity))
      first = { start: start + indentation, indentation }
  }
  return first === undefined || /["'[{]/.test(text.charAt(first.start)) ? undefined : first.start
}

const LINES_ABOVE = 1000

/** Marks of Jinja and similar templates. */
export const TEMPLATE = /\{%-? ?\w|\{\{-? ?[A-Za-z_][\w.]* ?[|}]/

/** On the line that begins at `start`; below zero if there is none. */
function templateIn(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  const at = text.slice(start, Math.min(end < 0 ? text.length : end, start + LONGEST_LINE)).search(TEMPLATE)
  return at < 0 ? at : start + at
}

export function tabProblem(place: Location): Problem {
  return createProblemAs(
    place,
    'tab-indentation',
    'a tab indents this line; YAML indents with spaces only',
    'Replace the tab with spaces.',
  )
}
