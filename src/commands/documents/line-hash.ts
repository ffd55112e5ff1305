import { CwlError } from '../../cwl/cwl-error.ts'
import type { Problem } from '../../cwl/problem.ts'
import type { Workspace } from '../../cwl/workspace.ts'

/** As many characters from the beginning of a line on make its hash. */
const WINDOW = 100
const FACTOR = 37
const HALF = 2 ** 32
/** Stands at the end of a file in place of a character. */
const END = 0xffff
const SPACE = 0x20
const TAB = 0x09
const NEWLINE = 0x0a
const RETURN = 0x0d

/**
 * The hashes of the lines of a text, from the first, by the rule that GitHub's own upload of SARIF has for
 * `primaryLocationLineHash`: 100 characters from the line's first, without spaces and tabs, as digits in base 37 modulo
 * 2^64; and which of the lines with that hash it is. Code scanning knows an alert again by it when lines move.
 */
export function lineHashes(text: string): readonly string[] {
  const codes: number[] = []
  const starts: number[] = []
  let atStart = true
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === SPACE || code === TAB || (code === NEWLINE && text.charCodeAt(at - 1) === RETURN)) continue
    if (atStart) starts.push(codes.length)
    atStart = code === NEWLINE || code === RETURN
    codes.push(code === RETURN ? NEWLINE : code)
  }
  if (atStart) starts.push(codes.length)
  codes.push(END)
  const seen = new Map<string, number>()
  return starts.map((start) => {
    const written = hashFrom(codes, start)
    const count = (seen.get(written) ?? 0) + 1
    seen.set(written, count)
    return `${written}:${count}`
  })
}

/** In two halves of 32 bits: a file can have a million lines, and BigInt takes its time. */
function hashFrom(codes: readonly number[], start: number): string {
  let high = 0
  let low = 0
  for (let at = start; at < start + WINDOW; at += 1) {
    const next = low * FACTOR + (codes[at] ?? 0)
    low = next >>> 0
    high = (Math.imul(high, FACTOR) + Math.floor(next / HALF)) >>> 0
  }
  return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`
}

/** The hash of the line of each problem, where its file can be read. */
export function hashProblemLines(problems: readonly Problem[], workspace: Workspace): ReadonlyMap<Problem, string> {
  // Problems are sorted by file: one at a time is enough, and all would be much.
  let latest: { readonly file: string; readonly hashes: readonly string[] } | undefined
  return new Map(
    problems.flatMap((problem) => {
      if (latest?.file !== problem.file) latest = { file: problem.file, hashes: hashesOf(problem.file, workspace) }
      const hash = latest.hashes[problem.line - 1]
      return hash === undefined ? [] : [[problem, hash] as const]
    }),
  )
}

function hashesOf(file: string, workspace: Workspace): readonly string[] {
  try {
    return lineHashes(workspace.readText(file))
  } catch (error) {
    // That it cannot be read is the problem; code scanning then goes by the rest of the result.
    if (error instanceof CwlError) return []
    throw error
  }
}
