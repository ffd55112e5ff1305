import { formatPatch, structuredPatch } from 'diff'

/** A diff for people, or as much of it as they would read. */
export interface ShownDiff {
  /** Absent when the two are too different to be compared line by line. */
  readonly diff?: string
  readonly omittedLines: number
}

/** Longer diffs are read by nobody, and a job summary holds 1 MiB in all. */
const MOST_LINES = 400
const MOST_BYTES = 64 * 1024

/** Characters of a line: a script or a picture in one line says nothing to people. */
const LONGEST_LINE = 500

/** Lines around a change. */
const CONTEXT = 3

/** Of two texts that have each more lines than this of their own, a diff would be all of both. */
const MOST_STRANGE_LINES = 1_000

/** Milliseconds: what remains may take quadratic time, and a plan has a diff for each update. */
const DIFF_TIME = 300

/** From one text to another, each with a line break at its end. */
export function unifiedDiff(from: { readonly name: string; readonly text: string }, to: { readonly name: string; readonly text: string }): ShownDiff {
  const [old, next] = [linesOf(from.text), linesOf(to.text)]
  const head = commonHead(old, next)
  const tail = commonTail(old, next, head)
  const skipped = Math.max(0, head - CONTEXT)
  const kept = (lines: readonly string[]): readonly string[] => lines.slice(skipped, lines.length - Math.max(0, tail - CONTEXT))
  const [oldKept, nextKept] = [kept(old), kept(next)]
  if (Math.min(strangeLines(oldKept, nextKept), strangeLines(nextKept, oldKept)) > MOST_STRANGE_LINES) return { omittedLines: 0 }
  const patch = structuredPatch(from.name, to.name, textOf(oldKept), textOf(nextKept), '', '', { context: CONTEXT, timeout: DIFF_TIME })
  if (patch === undefined) return { omittedLines: 0 }
  const hunks = patch.hunks.map((hunk) => ({ ...hunk, oldStart: hunk.oldStart + skipped, newStart: hunk.newStart + skipped }))
  return cut(formatPatch({ ...patch, hunks }))
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n')
}

function textOf(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

function commonHead(old: readonly string[], next: readonly string[]): number {
  const most = Math.min(old.length, next.length)
  let count = 0
  while (count < most && old[count] === next[count]) count += 1
  return count
}

function commonTail(old: readonly string[], next: readonly string[], head: number): number {
  const most = Math.min(old.length, next.length) - head
  let count = 0
  while (count < most && old.at(-1 - count) === next.at(-1 - count)) count += 1
  return count
}

/** How many lines the other text does not have. */
function strangeLines(lines: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  let strange = 0
  for (const line of lines) {
    const count = left.get(line) ?? 0
    if (count === 0) strange += 1
    else left.set(line, count - 1)
  }
  return strange
}

function cut(diff: string): ShownDiff {
  // The first line is a rule of equals signs that no reader of diffs needs.
  const lines = diff.replace(/^=+\n|\n$/g, '').split('\n')
  const shown: string[] = []
  let bytes = 0
  for (const line of lines.slice(0, MOST_LINES).map(cutLine)) {
    bytes += Buffer.byteLength(line) + 1
    if (bytes > MOST_BYTES) break
    shown.push(line)
  }
  return { diff: shown.join('\n'), omittedLines: lines.length - shown.length }
}

function cutLine(line: string): string {
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE).toWellFormed()}… (${line.length - LONGEST_LINE} more characters)`
}
