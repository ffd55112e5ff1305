import { packDocument } from '../../../src/cwl/pack.ts'
import { isError } from '../../../src/cwl/problems/problem.ts'
import { isProblemCode } from '../../../src/cwl/rules/index.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { digestOf, parseJson, stringifyJson } from '../../../src/json/index.ts'
import { memoryWorkspace } from './memory.ts'
import { Mutator } from './mutate.ts'
import { BESIDE, SEEDS } from './seeds.ts'

export interface Crash {
  readonly reason: string
  readonly text: string
}

export interface FuzzResult {
  readonly documents: number
  readonly crashes: readonly Crash[]
  /** Milliseconds of the slowest document. */
  readonly slowest: number
  /** How often each code was told. */
  readonly codes: ReadonlyMap<string, number>
}

/** Validates `count` broken documents and says which were not answered with well-formed problems. */
export async function fuzz(options: {
  readonly count: number
  readonly seed: number
  readonly seeds?: readonly string[]
}): Promise<FuzzResult> {
  const { count, seed, seeds = SEEDS } = options
  const mutator = new Mutator(seed)
  const crashes: Crash[] = []
  const codes = new Map<string, number>()
  let slowest = 0
  for (let document = 0; document < count; document += 1) {
    const text = mutator.mutate(mutator.pick(seeds), seeds)
    const started = performance.now()
    try {
      const beside = Object.fromEntries(
        Object.entries(BESIDE).map(([path, other]) => [
          path,
          mutator.next(4) === 0 ? mutator.mutate(other, seeds) : other,
        ]),
      )
      const workspace = memoryWorkspace({ ...beside, 'main.cwl': text })
      const { problems } = await validateDocuments(workspace, ['main.cwl'])
      const packing = await packDocument(workspace, 'main.cwl')
      if (packing.ok !== (!problems.some(isError) && !packing.problems.some(isError)))
        crashes.push({ reason: 'packing and validating disagree', text })
      if (packing.ok && digestOf(parseJson(stringifyJson(packing.description))) !== packing.digest)
        crashes.push({ reason: 'the description has another digest once it was written', text })
      for (const { code, line, column, message } of problems) {
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (!isProblemCode(code) || !(line >= 1) || !(column >= 1) || message === '')
          crashes.push({ reason: `a malformed problem ${code} ${line}:${column}`, text })
      }
    } catch (error) {
      crashes.push({ reason: error instanceof Error ? (error.stack ?? error.message) : String(error), text })
    }
    slowest = Math.max(slowest, performance.now() - started)
  }
  return { documents: count, crashes, slowest, codes }
}
