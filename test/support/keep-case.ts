import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a repository of a test for `tools/compare/`, where `CWL_PROMOTE_KEEP_CASES` names a folder for them. */
export function keepCase(folder: string, title: string): void {
  const kept = process.env['CWL_PROMOTE_KEEP_CASES']
  if (kept === undefined) return
  const name = createHash('sha256').update(title).digest('hex').slice(0, 16)
  cpSync(folder, join(kept, `case-${name}`), { recursive: true })
}
