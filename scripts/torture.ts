/**
 * Tries to break the program: `npm run torture [-- NAME… --seed N --seconds S]`. Each file of scripts/torture/ is a
 * scenario. All chance comes from the seed. A scenario runs for its share of the seconds, and at least once. Prints the
 * number of cases and of losses of each scenario; ends with 1 after any loss. A loss is printed with how to see it
 * again.
 */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

import { cleanUp } from '../test/support/local-platform.ts'
import { createChance, type Chance } from './torture/support/chance.ts'

/** What a scenario works with. */
export interface Trial {
  readonly chance: Chance
  /** Reports what must never happen. */
  readonly lose: (what: string) => void
  /** Prints a fact with the result, such as the slowest case. The last one of each name counts. */
  readonly note: (name: string, value: string) => void
}

/** One way to break the program. */
export interface Scenario {
  /** What it does to the program, in a few words. */
  readonly title: string
  /** How much of the time it gets, compared with others. */
  readonly weight: number
  /** Tries something, and gives the number of cases. It is called until the time is up. */
  readonly round: (trial: Trial, index: number) => Promise<number>
  /** Whether it runs before the others, because it measures the memory of the process. */
  readonly first?: boolean
  /** Rounds that are done even if there is no time for them. One by default. */
  readonly rounds?: number
  /** Called once after the last round. */
  readonly end?: (trial: Trial) => Promise<number>
}

/** Losses of a scenario that are printed. */
const SHOWN = 5

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, seconds: { type: 'string', default: '180' } },
})
const seed = Number(values.seed)
const seconds = Number(values.seconds)
const folder = join(import.meta.dirname, 'torture')
const names = globSync('*.ts', { cwd: folder })
  .map((file) => basename(file, '.ts'))
  .sort()
const scenarios: (readonly [name: string, Scenario])[] = []
for (const name of names) {
  const { scenario } = (await import(join(folder, `${name}.ts`))) as { readonly scenario?: Scenario }
  if (scenario !== undefined && (positionals.length === 0 || positionals.includes(name)))
    scenarios.push([name, scenario])
}
scenarios.sort(([, left], [, right]) => Number(right.first ?? false) - Number(left.first ?? false))
const unknown = positionals.filter((name) => !scenarios.some(([known]) => known === name))
if (unknown.length > 0 || !(seconds >= 0) || !Number.isInteger(seed)) {
  console.error(`usage: npm run torture [-- NAME… --seed N --seconds S]; unknown: ${unknown.join(', ')}`)
  process.exit(2)
}

const whole = scenarios.reduce((sum, [, { weight }]) => sum + weight, 0)
const started = performance.now()
let [allCases, allLosses] = [0, 0]
for (const [name, scenario] of scenarios) {
  const { cases, losses } = await torture(name, scenario, (seconds * scenario.weight) / whole)
  allCases += cases
  allLosses += losses
}
console.log(
  `seed ${seed}: ${scenarios.length} scenarios, ${allCases} cases, ${allLosses} losses, ${secondsSince(started)} s`,
)
// A scenario may leave a connection open that it has cut.
process.exit(allLosses > 0 ? 1 : 0)

async function torture(
  name: string,
  { title, round, rounds = 1, end }: Scenario,
  share: number,
): Promise<{ readonly cases: number; readonly losses: number }> {
  const began = performance.now()
  const notes = new Map<string, string>()
  let [cases, losses, index] = [0, 0, 0]
  const trial: Trial = {
    chance: createChance(seed),
    lose: (what) => {
      losses += 1
      if (losses <= SHOWN) console.log(`LOSS in ${name}, round ${index} (--seed ${seed}): ${what.slice(0, 2000)}`)
    },
    note: (fact, value) => void notes.set(fact, value),
  }
  const step = async (work: () => Promise<number>): Promise<void> => {
    try {
      cases += await work()
    } catch (error) {
      trial.lose(error instanceof Error ? (error.stack ?? error.message) : String(error))
    } finally {
      await cleanUp()
    }
  }
  for (; index < rounds || performance.now() - began < share * 1000; index += 1) {
    // Each round has its own chance, so that it does not depend on how many there were before.
    const chance = createChance(seed * 1_000_003 + index)
    await step(() => round({ ...trial, chance }, index))
  }
  if (end !== undefined) await step(() => end(trial))
  const facts = [...notes].map(([fact, value]) => `; ${fact}: ${value}`).join('')
  console.log(
    `${name.padEnd(10)} ${String(cases).padStart(6)} cases ${String(losses).padStart(3)} losses ${secondsSince(began).padStart(6)} s  ${title}${facts}`,
  )
  return { cases, losses }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
