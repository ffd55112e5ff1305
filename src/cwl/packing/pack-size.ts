import { LIMIT_SETTINGS } from '../../files/limits.ts'
import {
  ExactNumber,
  isArray,
  isObject,
  MAX_JSON_DEPTH,
  orderedKeys,
  stringifyJson,
  type JsonValue,
} from '../../json/index.ts'
import type { Process } from '../documents/processes.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { onceALongText } from '../yaml/once.ts'
import { positionIn } from '../yaml/origin.ts'

interface Size {
  /** Of minified JSON in UTF-8. */
  readonly bytes: number
  readonly depth: number
}

/** A part in many places is measured once and counted often, so that time and memory do not grow with the text. */
export class Measurer {
  readonly #known = new Map<object, Size>()
  readonly #bytesOfText = onceALongText(bytesOf)

  measure(value: JsonValue): Size {
    if (value instanceof ExactNumber) return { bytes: value.source.length, depth: 0 }
    if (typeof value === 'string') return { bytes: this.#bytesOfText(value), depth: 0 }
    if (typeof value !== 'object' || value === null) return { bytes: bytesOf(value), depth: 0 }
    const known = this.#known.get(value)
    if (known !== undefined) return known
    let bytes = 1
    let depth = 0
    const add = (item: JsonValue, around: number): void => {
      const part = this.measure(item)
      bytes += part.bytes + around
      depth = Math.max(depth, part.depth)
    }
    if (isArray(value)) for (const item of value) add(item, 1)
    else if (isObject(value)) for (const key of orderedKeys(value)) add(value[key] ?? null, bytesOf(key) + 2)
    // With the comma after each part, of which the bracket replaces the last.
    const measure = { bytes: bytes === 1 ? 2 : bytes, depth: depth + 1 }
    this.#known.set(value, measure)
    return measure
  }
}

function bytesOf(value: null | boolean | number | string): number {
  return Buffer.byteLength(stringifyJson(value))
}

export interface Share {
  readonly process: Process
  readonly times: number
  /** Of one occurrence, without its steps' processes. */
  readonly bytes: number
}

/** Counts add up along all paths, and each process is visited once. */
export function countUses(root: Process): ReadonlyMap<Process, number> {
  const counts = new Map([[root, 1]])
  for (const process of inRunningOrder(root)) {
    const times = counts.get(process) ?? 0
    for (const run of process.runs) if (run !== undefined) counts.set(run, (counts.get(run) ?? 0) + times)
  }
  return counts
}

function inRunningOrder(root: Process): readonly Process[] {
  const finished = new Set<Process>()
  const visit = (process: Process): void => {
    if (finished.has(process)) return
    for (const run of process.runs) if (run !== undefined) visit(run)
    finished.add(process)
  }
  visit(root)
  return [...finished].reverse()
}

const SHOWN = 5

export function tooLarge(process: Process, bytes: number, limit: number, shares: readonly Share[]): Problem {
  const largest = [...shares].sort((left, right) => right.bytes * right.times - left.bytes * left.times).slice(0, SHOWN)
  const words = largest.map(
    (share) => `${share.process.path} (${share.times === 1 ? '' : `${share.times} × `}${share.bytes} bytes)`,
  )
  return createProblemAs(
    positionIn(process.path, process.value),
    'packed-too-large',
    `the packed description would have ${bytes} bytes, more than the limit of ${limit}; the largest parts are ${words.join(', ')}`,
    `Split the workflow, or raise \`limits.${LIMIT_SETTINGS.packedBytes}\` in cwl-promote.yml (with \`pack\`, also \`--max-bytes\`).`,
  )
}

/** Deeper than common JSON readers support. */
export function tooDeep(process: Process, depth: number): Problem {
  return createProblemAs(
    positionIn(process.path, process.value),
    'packed-too-deep',
    `the packed description would nest ${depth} levels deep, more than the ${MAX_JSON_DEPTH} that readers of JSON support`,
    'Take levels of subworkflows out.',
  )
}
