import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { dedent } from './dedent.ts'
import { writeFiles } from './files.ts'
import { temporaryFolder } from './local-platform.ts'

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'rnaseq')

/** A copy of examples/rnaseq that a test may change. */
export function exampleRepository(): string {
  const folder = temporaryFolder()
  cpSync(EXAMPLE, folder, { recursive: true })
  return folder
}

/** One tool for the stages and projects of that example: a run of it takes a fifth of the time. */
export function smallRepository(): string {
  return repositoryOf({
    'cwl-promote.yml': dedent`
      version: 1
      stages:
        dev: { project: acme/rnaseq-dev }
        release: { project: acme/rnaseq, from: dev }
      apps: [{ path: tools/star-align.cwl, name: star }]
    `,
    'tools/star-align.cwl': toolText('star'),
  })
}

/** A folder with these files. */
export function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return folder
}

/** A valid tool; `label` makes two of them differ. */
export function toolText(label: string): string {
  return dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    label: ${JSON.stringify(label)}
    doc: says hello
    baseCommand: [echo, hello]
    inputs: {}
    outputs: {}
  `
}
