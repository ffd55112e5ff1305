import type { Sample } from './measure.ts'
import type { Row } from './row.ts'

export type Result = Omit<Row, 'measure'> & Sample & { readonly kept: boolean }

/** As bench/results.json has it. */
export interface BenchRun {
  readonly date: string
  readonly versions: { readonly node: string }
  readonly machine: {
    readonly platform: string
    readonly processor: string
    readonly processors: number
    readonly memory: string
  }
  readonly rows: readonly Result[]
}

export function shown({ unit }: Pick<Row, 'unit'>, value: number): string {
  const digits = unit === 'MiB' || unit === 'files' ? 0 : 2
  return unit === 'times' || unit === 'exponent' ? value.toFixed(digits) : `${value.toFixed(digits)} ${unit}`
}

/** The table of docs/performance.md. */
export function performanceTable({ date, versions, machine, rows }: BenchRun): string {
  return [
    `Measured on ${date.slice(0, 10)} with Node ${versions.node}: ${machine.processors} × ${machine.processor}, ${machine.memory}, ${machine.platform}.`,
    '',
    '| row | what | over | measured | budget | why |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.what} | ${row.over ?? ''} | ${shown(row, row.value)} | ${shown(row, row.budget)} | ${row.reason} |`,
    ),
  ].join('\n')
}
