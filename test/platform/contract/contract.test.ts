import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { DIALECT_NAMES } from '../../../src/platform/types.ts'
import { DOCUMENT_ROWS } from './document.ts'
import { GAP_ROWS } from './gaps.ts'
import { FACT_ROWS, publicKit, UNKNOWN_ROWS } from './public.ts'
import { kitFor, type ContractRow } from './row.ts'

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs')
const TABLE = join(DOCS, 'contract.md')
const PLATFORMS = join(DOCS, 'platforms.md')

describe.each(DIALECT_NAMES)('the contract (%s)', (dialect) => {
  const rows = [...DOCUMENT_ROWS, ...GAP_ROWS].filter(({ only }) => only === undefined || only === dialect)
  test.each(rows.map((row) => [`${row.where}: ${row.says}`, row] as const))('%s', async (_, row) => {
    expect.hasAssertions()
    await row.proof(kitFor(dialect))
  })
})

describe.each(FACT_ROWS.map((row) => [`${row.call}: ${row.answer}`, row] as const))('%s', (_, { local, client }) => {
  if (local !== undefined)
    test('the local platform answers so', async () => {
      expect.hasAssertions()
      await local(publicKit)
    })
  test('the client understands it', async () => {
    expect.hasAssertions()
    await client(publicKit)
  })
})

test.each(UNKNOWN_ROWS.map((row) => [row.what, row.meanwhile, row] as const))(
  'it is not known %s: %s',
  async (_, _meanwhile, row) => {
    expect.hasAssertions()
    await row.client(publicKit)
  },
)

test('docs/platforms.md has the table of these facts (write it with CWL_PROMOTE_WRITE_DOCS=1)', () => {
  const page = readFileSync(PLATFORMS, 'utf8')
  const facts = FACT_ROWS.map(({ call, answer, source, local }) => [
    call,
    answer,
    source,
    local === undefined ? 'no' : 'yes',
  ])
  const unknown = UNKNOWN_ROWS.map(({ what, meanwhile }) => [what, meanwhile])
  const table = `
${markdown(['call', 'answer', 'source', 'in the box'], facts)}

No public source shows this:

${markdown(['unknown', 'what the client does'], unknown)}
`
  const written = page.replace(/(?<=<!-- facts -->\n).*(?=<!-- end of facts -->)/s, () => table)
  if (process.env['CWL_PROMOTE_WRITE_DOCS'] === '1') writeFileSync(PLATFORMS, written)
  expect(readFileSync(PLATFORMS, 'utf8')).toBe(written)
  expect(written).toContain(table)
})

function markdown(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(titles), `|${'---|'.repeat(titles.length)}`, ...rows.map(line)].join('\n')
}

test('docs/contract.md is the table of these tests (write it with CWL_PROMOTE_WRITE_DOCS=1)', () => {
  const table = `# The contract with the platform

\`test/platform/contract/contract.test.ts\` writes this page, and proves every row with the client and the local platform, over
HTTP. The API document is the only authority. For everything that it does not show, this project decided. The test of a row has
its name: \`npm test -- test/platform/contract -t 'the beginning of the sentence'\`.

[platforms.md](platforms.md) explains the two dialects.

## What the API document says

${tableOf(DOCUMENT_ROWS)}

## What it does not show, and what is decided

${tableOf(GAP_ROWS)}
`
  if (process.env['CWL_PROMOTE_WRITE_DOCS'] === '1') writeFileSync(TABLE, table)
  expect(readFileSync(TABLE, 'utf8')).toBe(table)
})

function tableOf(rows: readonly ContractRow[]): string {
  return markdown(
    ['where', 'sentence'],
    rows.map(({ where, says, only }) => [where, only === undefined ? says : `${says} (Only \`${only}\`.)`]),
  )
}
