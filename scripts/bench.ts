/**
 * Runs the benchmarks: `npm run bench [-- NAME…]`. Each is a file of scripts/bench/ that exports `run`, which gives
 * lines of a table: what was measured, the number with its unit, and the number that it is to stay below.
 */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface Measurement {
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 's' | 'times' | 'MiB'
  /** The number that was promised, in the same unit. */
  readonly atMost?: number
  readonly atLeast?: number
}

interface Bench {
  /** One that has none prints its numbers itself. */
  readonly run?: () => Promise<readonly Measurement[]>
}

const folder = join(import.meta.dirname, 'bench')
const wanted = process.argv.slice(2)
for (const file of globSync('*.ts', { cwd: folder }).sort()) {
  const name = basename(file, '.ts')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(name)
  const { run } = (await import(join(folder, file))) as Bench
  if (run === undefined) continue
  for (const measurement of await run()) console.log(`  ${line(measurement)}`)
}

function line({ what, value, unit, atMost, atLeast }: Measurement): string {
  const number = `${value.toFixed(unit === 'ms' || unit === 'MiB' ? 0 : 2)} ${unit}`
  const promised = [
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
  ].join(', ')
  const kept = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)
  return `${what.padEnd(72)} ${number.padStart(12)}${promised === '' ? '' : `  (${promised}: ${kept ? 'kept' : 'NOT kept'})`}`
}
