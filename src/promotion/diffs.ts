import { setImmediate } from 'node:timers/promises'

import { createTwoFilesPatch } from 'diff'

import { commonStart } from '../files/text.ts'
import { isArray, isObject, orderedKeys, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { formatAddress } from '../platform/address.ts'
import type { DialectName } from '../platform/types.ts'
import type { UpdateDetails } from './details.ts'
import type { Change } from './plan.ts'
import { inOneSpelling } from './same-app.ts'

/** In lines. Nobody reads longer diffs, and a job summary can have 1 MiB. */
const LONGEST_DIFF = 400

/** In bytes, for the same reasons: a line may contain a script, or a file in base64. */
const LARGEST_DIFF = 65_536

/** In characters. The rest of a long line is only counted. */
const LONGEST_LINE = 500

/** Of both texts together, in characters: splitting and comparing this much takes a fifth of a second. */
const LARGEST_TEXTS = 8_388_608

/** Added and removed lines in one comparison. Its time grows with their square: a fifth of a second for this number. */
const MOST_EDITS = 800

/** The limit after a plan has used its effort: such comparisons are fast. */
const FEW_EDITS = 50

/** The sum of squared edits for all comparisons of one plan: about three seconds. */
const PLAN_EFFORT = 16 * MOST_EDITS ** 2

/**
 * In order. After the effort of the plan is used up, only small differences get a diff. Rejects with the reason of
 * `signal`, which is checked between two diffs.
 */
export async function withDiffs(
  changes: readonly Change[],
  dialect: DialectName,
  signal: AbortSignal,
  effort = PLAN_EFFORT,
): Promise<readonly Change[]> {
  const compared: Change[] = []
  let left = effort
  for (const change of changes) {
    if (change.action !== 'update' || change.details === undefined || change.before.kind !== 'found') {
      compared.push(change)
      continue
    }
    // Signals and timers are handled only between turns of the event loop.
    await setImmediate()
    signal.throwIfAborted()
    const [old, next] = inOneSpelling(change.before.app.description, change.description, dialect)
    const { edits, ...diff } = compare(old, next, formatAddress(change.app.target), left > 0 ? MOST_EDITS : FEW_EDITS)
    left -= edits ** 2
    compared.push({ ...change, details: { ...change.details, ...diff } })
  }
  return compared
}

type Diff = Pick<UpdateDetails, 'diff' | 'omittedLines'>

function compare(
  old: JsonObject,
  next: JsonObject,
  target: string,
  mostEdits: number,
): Diff & { readonly edits: number } {
  const [before, after] = [readable(old), readable(next)]
  if (before.length + after.length > LARGEST_TEXTS) return { edits: 0, omittedLines: 0 }
  const patch = createTwoFilesPatch(`installed/${target}`, `planned/${target}`, before, after, '', '', {
    context: 3,
    maxEditLength: mostEdits,
  })
  if (patch === undefined) return { edits: mostEdits, omittedLines: 0 }
  // The first line is a row of equals signs, which diffs do not need; the next two name the texts.
  const lines = patch.replace(/^=+\n/, '').trimEnd().split('\n')
  return { edits: lines.slice(2).filter((line) => /^[+-]/.test(line)).length, ...cutDiff(lines) }
}

function cutDiff(lines: readonly string[]): Diff {
  const kept: string[] = []
  let bytes = 0
  const counterparts = counterpartsIn(lines)
  for (const [index, line] of lines.slice(0, LONGEST_DIFF).entries()) {
    const cut = cutLine(line, counterparts.get(index))
    bytes += Buffer.byteLength(cut) + 1
    if (bytes > LARGEST_DIFF) break
    kept.push(cut)
  }
  return { diff: kept.join('\n'), omittedLines: lines.length - kept.length }
}

/** By the index of a removed line, the line that replaces it, and the other way round. */
function counterpartsIn(lines: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  // The first two lines name the texts.
  for (let at = 2; at < lines.length; at += 1) {
    const removed = countWith('-', lines, at)
    const added = countWith('+', lines, at + removed)
    for (let pair = 0; pair < Math.min(removed, added); pair += 1) {
      found.set(at + pair, lines[at + removed + pair] ?? '')
      found.set(at + removed + pair, lines[at + pair] ?? '')
    }
    at += Math.max(0, removed + added - 1)
  }
  return found
}

function countWith(sign: string, lines: readonly string[], start: number): number {
  let end = start
  while (lines[end]?.startsWith(sign) === true) end += 1
  return end - start
}

/** To its beginning and, if that is later, the place where it begins to differ from the other line. */
function cutLine(line: string, other?: string): string {
  if (line.length <= LONGEST_LINE) return line
  const differs = other === undefined ? 0 : 1 + commonStart(line.slice(1), other.slice(1))
  if (differs < LONGEST_LINE - SHOWN_AROUND) return cutEnd(line, LONGEST_LINE)
  const [head, from] = [wholeAt(line, SHOWN_AROUND), wholeAt(line, differs - SHOWN_AROUND)]
  return `${line.slice(0, head)}… (${from - head} characters) …${cutEnd(line.slice(from), LONGEST_LINE - 2 * SHOWN_AROUND)}`
}

/** Of a long line: of its beginning, and of what is before the difference. */
const SHOWN_AROUND = 60

function cutEnd(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, wholeAt(text, length))
  return `${start}… (${text.length - start.length} more characters)`
}

function wholeAt(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at
}

const FIRST_KEYS = ['class', 'id', 'name', 'label', 'doc', 'type']

/**
 * For people: one value per line, similar to YAML. Keys have a fixed order, so that equal descriptions look equal. It
 * is not meant to be parsed.
 */
export function readable(description: JsonObject): string {
  return `${linesOf(description, '').join('\n')}\n`
}

function linesOf(value: JsonValue, margin: string): readonly string[] {
  if (isEmpty(value)) return [`${margin}${stringifyJson(value)}`]
  if (isArray(value)) return value.flatMap((item) => hang(linesOf(item, `${margin}  `), `${margin}- `))
  if (isObject(value)) return keysOf(value).flatMap((key) => member(key, value[key] as JsonValue, margin))
  if (typeof value === 'string' && value.includes('\n')) return [`${margin}|`, ...block(value, margin)]
  return [`${margin}${scalar(value)}`]
}

function block(text: string, margin: string): readonly string[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => (line === '' ? '' : `${margin}  ${line}`))
}

function member(key: string, value: JsonValue, margin: string): readonly string[] {
  if (typeof value === 'string' && value.includes('\n')) {
    return [`${margin}${key}: |`, ...block(value, margin)]
  }
  if ((isArray(value) || isObject(value)) && !isEmpty(value)) {
    return [`${margin}${key}:`, ...linesOf(value, `${margin}  `)]
  }
  return [`${margin}${key}: ${scalar(value)}`]
}

function isEmpty(value: JsonValue): boolean {
  return isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}

function hang(lines: readonly string[], dash: string): readonly string[] {
  const [first = '', ...rest] = lines
  return [`${dash}${first.slice(dash.length)}`, ...rest]
}

/** A text is quoted if it could be read as something else, so that `1` and `"1"` differ. */
function scalar(value: JsonValue): string {
  if (typeof value !== 'string') return stringifyJson(value)
  const isPlain = /^[\p{L}\d_$./(][^\n\r]*$/u.test(value) && !/[\s:]$|: /.test(value)
  const isAmbiguous = /^(?:null|true|false)$/.test(value) || !Number.isNaN(Number(value))
  return isPlain && !isAmbiguous ? value : JSON.stringify(value)
}

function keysOf(object: JsonObject): readonly string[] {
  const rank = (key: string): number => {
    const at = FIRST_KEYS.indexOf(key)
    return at < 0 ? FIRST_KEYS.length : at
  }
  return [...orderedKeys(object)].sort((left, right) => rank(left) - rank(right) || (left < right ? -1 : 1))
}
