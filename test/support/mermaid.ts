import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export interface MermaidVerdict {
  /** Null when Mermaid takes the diagram. */
  readonly error: string | null
  /** The texts of its boxes, as they stand in the diagram. */
  readonly boxes: readonly string[]
  readonly edges: number
}

/** What Mermaid's own parser makes of each diagram. */
export function readDiagrams(diagrams: readonly string[]): readonly MermaidVerdict[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'mermaid.mjs')], {
    input: JSON.stringify(diagrams),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { PATH: process.env['PATH'] },
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as readonly MermaidVerdict[]
}
