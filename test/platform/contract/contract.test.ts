import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { DIALECT_NAMES } from '../../../src/platform/types.ts'
import { DOCUMENT_ROWS } from './document.ts'
import { GAP_ROWS } from './gaps.ts'
import { kitFor, type ContractRow } from './row.ts'

const TABLE = join(import.meta.dirname, '..', '..', '..', 'docs', 'contract.md')

describe.each(DIALECT_NAMES)('the contract (%s)', (dialect) => {
  const rows = [...DOCUMENT_ROWS, ...GAP_ROWS].filter(({ only }) => only === undefined || only === dialect)
  test.each(rows.map((row) => [`${row.where}: ${row.says}`, row] as const))('%s', async (_, row) => {
    expect.hasAssertions()
    await row.proof(kitFor(dialect))
  })
})

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
  const lines = rows.map(({ where, says, only }) => `| ${where} | ${says.replaceAll('|', '\\|')} | ${only ?? 'both'} |`)
  return ['| where | sentence | dialect |', '|---|---|---|', ...lines].join('\n')
}
