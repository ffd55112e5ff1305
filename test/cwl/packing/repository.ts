import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { Packer, type Packing } from '../../../src/cwl/index.ts'
import type { PackOptions } from '../../../src/cwl/pack.ts'
import { type Limits } from '../../../src/files/limits.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { parseJson, stringifyJson, type JsonObject } from '../../../src/json/index.ts'
import { temporaryFolder } from '../../support/cleanup.ts'
import { dedent } from '../../support/dedent.ts'

/** A new folder that is gone after the test. */
export function newFolder(): string {
  return realpathSync(temporaryFolder())
}

/** Writes files, given as path → text or JSON, into a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | object>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

/** Packs one document of a repository that holds just these files. */
export async function packFiles(
  files: Readonly<Record<string, string | object>>,
  reference = 'main.cwl',
  options: PackOptions & { readonly limits?: Partial<Limits> } = {},
): Promise<Packing> {
  return new Packer(openWorkspace(writeFiles(newFolder(), files), options.limits), options).pack(reference)
}

/** The packed description as plain values; fails with the problems when there is none. */
export async function packed(
  files: Readonly<Record<string, string | object>>,
  reference = 'main.cwl',
  options: PackOptions = {},
): Promise<ReturnType<typeof JSON.parse>> {
  const packing = await packFiles(files, reference, options)
  return JSON.parse(textOf(packing))
}

export function textOf(packing: Packing): string {
  if (!packing.ok)
    throw new Error(
      packing.problems.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`).join('\n'),
    )
  return stringifyJson(packing.description)
}

/** Pack what was packed once more, from a file of its own. */
export async function packAgain(packing: Packing): Promise<Packing> {
  return packFiles({ 'again.cwl': textOf(packing) }, 'again.cwl')
}

export function json(text: string): JsonObject {
  return parseJson(text) as JsonObject
}

/** A tool without inputs whose label can be looked for. */
export function tool(label: string): string {
  return dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    id: tool
    label: ${JSON.stringify(label)}
    baseCommand: "true"
    inputs: []
    outputs: []
  `
}

/** A workflow of one step that runs what the reference says. */
export function running(reference: string): string {
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: []
    outputs: []
    steps:
      - id: step
        in: []
        out: []
        run: ${JSON.stringify(reference)}
  `
}
