import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { temporaryFolder } from './local-platform.ts'

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'rnaseq')

/** A copy of examples/rnaseq that a test may change. */
export function exampleRepository(): string {
  const folder = temporaryFolder()
  cpSync(EXAMPLE, folder, { recursive: true })
  return folder
}

/** A folder with these files. */
export function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** A valid tool; `label` makes two of them differ. */
export function toolText(label: string): string {
  return `cwlVersion: v1.2\nclass: CommandLineTool\nlabel: ${JSON.stringify(label)}\ndoc: says hello\nbaseCommand: [echo, hello]\ninputs: {}\noutputs: {}\n`
}
