import { CwlError } from '../../cwl/problems/cwl-error.ts'
import type { Problem } from '../../cwl/problems/problem.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'

/** As many characters from the beginning of a line on make its hash. */
const WINDOW = 100
const FACTOR = 37
const HALF = 2 ** 32
/** 37^100 modulo 2^64, by which the character counts that leaves the window. */
const LEAVING: Hash = { high: 0xe59cd09a, low: 0x331cdb71 }
/** Stands at the end of a file in place of a character. */
const END = 0xffff
const SPACE = 0x20
const TAB = 0x09
const NEWLINE = 0x0a
const RETURN = 0x0d

/** 64 bits in two halves: a file can have millions of lines, and BigInt takes its time. */
interface Hash {
  readonly high: number
  readonly low: number
}

/**
 * The hashes of some lines of a text, counted from 1, by the rule that GitHub's own upload of SARIF has for
 * `primaryLocationLineHash`: 100 characters from the line's first, without spaces and tabs, as digits in base 37 modulo
 * 2^64; and which of the lines with that hash it is. Code scanning knows an alert again by it when lines move.
 */
export function lineHashes(text: string, wanted: ReadonlySet<number>): ReadonlyMap<number, string> {
  const hashes = hashesOfLines(text)
  const counts = new Map<number, Map<number, number>>()
  for (const line of wanted) {
    const { high, low } = hashes.of(line)
    counts.set(low, (counts.get(low) ?? new Map<number, number>()).set(high, 0))
  }
  const written = new Map<number, string>()
  for (let line = 1; line <= hashes.lines; line += 1) {
    const { high, low } = hashes.of(line)
    const same = counts.get(low)
    const before = same?.get(high)
    if (same === undefined || before === undefined) continue
    same.set(high, before + 1)
    if (wanted.has(line)) written.set(line, `${hexadecimal({ high, low })}:${before + 1}`)
  }
  return written
}

function hexadecimal({ high, low }: Hash): string {
  return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`
}

function hashesOfLines(text: string): { readonly lines: number; of(line: number): Hash } {
  const { codes, starts } = withoutBlanks(text)
  const highs = new Uint32Array(starts.length)
  const lows = new Uint32Array(starts.length)
  let [high, low] = [0, 0]
  let line = 0
  // At each character the window ends with, of which the first are before the text.
  for (let at = 0; line < starts.length; at += 1) {
    const leaving = at < WINDOW ? 0 : (codes[at - WINDOW] ?? 0)
    const next = low * FACTOR + (codes[at] ?? 0)
    const lost = leaving * LEAVING.low
    const rest = (next % HALF) - (lost % HALF)
    low = rest >>> 0
    high =
      (Math.imul(high, FACTOR) +
        Math.floor(next / HALF) -
        Math.imul(leaving, LEAVING.high) -
        Math.floor(lost / HALF) -
        (rest < 0 ? 1 : 0)) >>>
      0
    if (starts[line] === at + 1 - WINDOW) {
      highs[line] = high
      lows[line] = low
      line += 1
    }
  }
  return { lines: starts.length, of: (number) => ({ high: highs[number - 1] ?? 0, low: lows[number - 1] ?? 0 }) }
}

/** What is hashed of a text, and where in it lines begin. */
function withoutBlanks(text: string): { readonly codes: Uint16Array; readonly starts: readonly number[] } {
  const codes = new Uint16Array(text.length + 1)
  const starts: number[] = []
  let length = 0
  let atStart = true
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === SPACE || code === TAB || (code === NEWLINE && text.charCodeAt(at - 1) === RETURN)) continue
    if (atStart) starts.push(length)
    atStart = code === NEWLINE || code === RETURN
    codes[length] = code === RETURN ? NEWLINE : code
    length += 1
  }
  if (atStart) starts.push(length)
  codes[length] = END
  return { codes, starts }
}

/** The hash of the line of each problem, where its file can be read. */
export function hashProblemLines(problems: readonly Problem[], workspace: Workspace): ReadonlyMap<Problem, string> {
  const linesOf = new Map<string, Set<number>>()
  for (const { file, line } of problems) linesOf.set(file, (linesOf.get(file) ?? new Set()).add(line))
  const hashesIn = new Map([...linesOf].map(([file, lines]) => [file, hashesOf(file, lines, workspace)]))
  return new Map(
    problems.flatMap((problem) => {
      const hash = hashesIn.get(problem.file)?.get(problem.line)
      return hash === undefined ? [] : [[problem, hash] as const]
    }),
  )
}

function hashesOf(file: string, lines: ReadonlySet<number>, workspace: Workspace): ReadonlyMap<number, string> {
  try {
    return lineHashes(workspace.readText(file), lines)
  } catch (error) {
    // That it cannot be read is the problem; code scanning then goes by the rest of the result.
    if (error instanceof CwlError) return new Map()
    throw error
  }
}
