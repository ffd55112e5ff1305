/**
 * Measures: `npm run bench [-- NAME…]`. Each row of the table is a number with its budget; where one is over it, the
 * exit code is 1. A run of all rows writes bench/results.json, and the table of docs/performance.md.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import { join } from 'node:path'

import { CORPUS } from '../tools/corpus/corpus.ts'
import { DOCUMENT_ROWS } from './bench/documents.ts'
import { HOSTILE_ROWS } from './bench/hostile.ts'
import { ROOT } from './bench/measure.ts'
import { performanceTable, shown, type Result } from './bench/page.ts'
import { PLATFORM_ROWS } from './bench/platform.ts'

const names = process.argv.slice(2)
const rows = [...DOCUMENT_ROWS, ...PLATFORM_ROWS, ...HOSTILE_ROWS].filter(({ name, onlyNamed = false }) =>
  names.length === 0 ? !onlyNamed : names.some((named) => name === named || name.startsWith(`${named}/`)),
)
if (rows.length === 0) {
  console.error(`no row is named ${names.join(', ')}; docs/performance.md lists the rows`)
  process.exit(2)
}
if (!existsSync(CORPUS)) console.log(`The rows of the corpus are left out: there is no ${CORPUS}.`)

const results: Result[] = []
for (const { measure, ...row } of rows) {
  const sample = await measure()
  const result = { ...row, ...sample, kept: sample.value <= row.budget }
  results.push(result)
  console.log(
    `${result.kept ? ' ' : '✗'} ${row.name.padEnd(24)} ${shown(row, sample.value).padStart(9)}  of ${shown(row, row.budget).padEnd(9)} (${shown(row, sample.low)} to ${shown(row, sample.high)})  ${row.what}${row.over === undefined ? '' : `, over ${row.over}`}`,
  )
}

const over = results.filter(({ kept }) => !kept)
console.log(`${results.length - over.length} of ${results.length} rows are within their budget.`)
if (names.length === 0) writeResults()
process.exitCode = over.length === 0 ? 0 : 1

function writeResults(): void {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const [processor] = cpus()
  const run = {
    date: new Date().toISOString(),
    commit,
    versions: { node: process.versions.node, v8: process.versions.v8 },
    machine: {
      platform: platform(),
      arch: arch(),
      processor: processor?.model.trim() ?? '',
      processors: cpus().length,
      memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    },
  }
  mkdirSync(join(ROOT, 'bench'), { recursive: true })
  writeFileSync(join(ROOT, 'bench', 'results.json'), `${JSON.stringify({ ...run, rows: results }, undefined, 2)}\n`)
  const table = performanceTable({ ...run, rows: results })
  const page = join(ROOT, 'docs', 'performance.md')
  const text = readFileSync(page, 'utf8')
  const [begin, end] = ['<!-- table: written by npm run bench -->', '<!-- /table -->']
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no markers ${begin} … ${end}`)
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`)
}
