/**
 * Writes what is derived from declarations: the standalone ajv validators (compiling schemas at run time would cost
 * half a second of every start). Output goes to `generated/` folders beside the declarations, which git ignores.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'

const root = join(import.meta.dirname, '..')

export interface ValidatorModule {
  /** Relative to the repository root, ends in `.cjs`. */
  readonly file: string
  /** Exported name → `$id` of the schema. */
  readonly exports: Readonly<Record<string, string>>
  readonly schemas: readonly AnySchemaObject[]
  /** All errors, up to a bound, instead of the first. */
  readonly allErrors: boolean
}

function writeIfChanged(file: string, content: string): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  try {
    if (readFileSync(path, 'utf8') === content) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  writeFileSync(path, content)
}

function writeValidators(module: ValidatorModule): void {
  const ajv = new Ajv2020({
    allErrors: module.allErrors,
    ownProperties: true,
    inlineRefs: false,
    strict: true,
    allowUnionTypes: true,
    code: { source: true, lines: false },
    schemas: [...module.schemas],
  })
  writeIfChanged(module.file, `"use strict";${standaloneCode.default(ajv, { ...module.exports })}\n`)
  const names = Object.keys(module.exports)
  const declarations = [
    "import type { ErrorObject } from 'ajv'",
    'interface Validator { (value: unknown): boolean; errors?: readonly ErrorObject[] | null }',
    'declare const validators: {',
    ...names.map((name) => `  readonly ${JSON.stringify(name)}: Validator`),
    '}',
    'export default validators',
  ]
  writeIfChanged(module.file.replace(/\.cjs$/, '.d.cts'), `${declarations.join('\n')}\n`)
}

/** One row a module; the declarations are imported lazily so that a mistake in one names itself. */
const MODULES: readonly (() => Promise<readonly ValidatorModule[]>)[] = []

for (const load of MODULES) {
  for (const module of await load()) writeValidators(module)
}
