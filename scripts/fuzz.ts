/**
 * Validates mutated documents: `npm run fuzz [-- COUNT [SEED]]`, 100,000 by default. Fails when one is not answered
 * with well-formed problems, and prints it. Prints the slowest and the largest heap seen.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fuzz } from '../test/cwl/support/fuzz.ts'
import { SEEDS } from '../test/cwl/support/seeds.ts'

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const examples = join(import.meta.dirname, '..', 'examples')
const seeds = [
  ...SEEDS,
  ...globSync('**/*.cwl', { cwd: examples }).map((file) => readFileSync(join(examples, file), 'utf8')),
]

const PART = 5000
const started = performance.now()
const codes = new Set<string>()
let slowest = 0
let memory = 0
let failed = 0
for (let done = 0; done < count; done += PART) {
  const result = await fuzz({ count: Math.min(PART, count - done), seed: seed + done, seeds })
  slowest = Math.max(slowest, result.slowest)
  memory = Math.max(memory, process.memoryUsage().rss)
  for (const code of result.codes.keys()) codes.add(code)
  for (const { reason, text } of result.crashes.slice(0, 5)) console.log(`${reason}\n${JSON.stringify(text)}\n`)
  failed += result.crashes.length
}
if (codes.has('invalid-structure'))
  console.log('invalid-structure was reported: the validator and its explanation disagree')
console.log(
  `${count} documents in ${((performance.now() - started) / 1000).toFixed(0)} s; slowest ${slowest.toFixed(0)} ms; at most ${(memory / 2 ** 20).toFixed(0)} MiB; ${codes.size} different codes; ${failed} crashes`,
)
if (failed > 0) process.exitCode = 1
