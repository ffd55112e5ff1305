/**
 * Writes what is derived from declarations: the standalone ajv validators (compiling schemas at run time would cost
 * half a second of every start). Output goes to `generated/` folders next to the declarations, which git ignores.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { _, Ajv, type AnySchemaObject, type CodeKeywordDefinition } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { transformSync } from 'esbuild'

const root = join(import.meta.dirname, '..')

export interface ValidatorModule {
  /**
   * Relative to the repository root; ends in `.cjs`, or in `.mjs` where start-up time counts and no code of ajv's own
   * is needed.
   */
  readonly file: string
  /** Exported name → `$id` of the schema. */
  readonly exports: Readonly<Record<string, string>>
  readonly schemas: readonly AnySchemaObject[]
  /** All errors, up to a bound, instead of the first. */
  readonly allErrors: boolean
  /** Each error carries the part of the schema that it is about. */
  readonly verbose?: true
  /**
   * A gate only reports whether a value is valid, and expects values without prototypes: it loads and runs in half the
   * time of a validator that explains errors.
   */
  readonly isGate?: true
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

/**
 * `cwlNumber` distinguishes int (32 bits), long (64 bits) and float, also where a number is an ExactNumber, the only
 * kind of object in documents that has a prototype. In CWL, `1.0` is not an integer.
 */
const NUMBER_KEYWORD: CodeKeywordDefinition = {
  keyword: 'cwlNumber',
  schemaType: 'string',
  code(context) {
    const { data } = context
    const kind: unknown = context.schema
    const exact = _`typeof ${data} == "object" && ${data} !== null && Object.getPrototypeOf(${data}) !== null && typeof ${data}.source == "string"`
    if (kind === 'int')
      context.fail(
        _`!((Number.isInteger(${data}) && ${data} >= -2147483648 && ${data} <= 2147483647) || (${exact} && ${data}.source == "-0"))`,
      )
    else if (kind === 'long') context.fail(_`!(Number.isInteger(${data}) || (${exact} && ${data}.kind == "integer"))`)
    else context.fail(_`!(typeof ${data} == "number" || (${exact}))`)
  },
}

/** Removes what a validator reports about a mistake: a gate reports nothing. */
function withoutReasons(code: string): string {
  return code
    .replaceAll(/, ?\{instancePath:[^{}]*\}\)/g, ')')
    .replaceAll(/\{instancePath[^{}]*params:\{[^{}]*\}\}/g, 'null')
}

/** Joins lists of mistakes in place: a copy for each mistake takes quadratic time. */
function withoutCopies(code: string): string {
  const joined = code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, 'joined(vErrors, $1)')
  return joined === code
    ? code
    : `${joined}function joined(all, more) { for (const each of more) all.push(each); return all }`
}

/** Half of what ajv writes is schemas that are not used and long names; both cost time at each start. */
function withoutExcess(code: string): string {
  return transformSync(code, { format: 'esm', target: 'node24', minify: true, treeShaking: true }).code
}

function writeValidators(module: ValidatorModule): void {
  const isModule = module.file.endsWith('.mjs')
  // Dynamic references, which the gates have none of, cost each call an object.
  const ajv = new (module.isGate === true ? Ajv : Ajv2020)({
    allErrors: module.allErrors,
    verbose: module.verbose === true,
    ownProperties: module.isGate !== true,
    discriminator: true,
    inlineRefs: false,
    strict: true,
    allowUnionTypes: true,
    code: { source: true, lines: false, esm: isModule },
    schemas: [...module.schemas],
    keywords: [NUMBER_KEYWORD],
    messages: module.allErrors,
  })
  const full = standaloneCode.default(ajv, { ...module.exports })
  const code = module.isGate === true ? withoutExcess(withoutReasons(full)) : withoutCopies(full)
  if (isModule && code.includes('require(')) throw new Error(`${module.file} needs code of ajv's own; make it .cjs`)
  writeIfChanged(module.file, `"use strict";${code}\n`)
  const names = Object.keys(module.exports)
  const declarations = [
    "import type { ErrorObject } from 'ajv'",
    'interface Validator { (value: unknown): boolean; errors?: readonly ErrorObject[] | null }',
    ...(isModule
      ? names.map((name) => `export const ${name}: Validator`)
      : [
          'declare const validators: {',
          ...names.map((name) => `  readonly ${JSON.stringify(name)}: Validator`),
          '}',
          'export = validators',
        ]),
  ]
  writeIfChanged(module.file.replace(/\.([cm])js$/, '.d.$1ts'), `${declarations.join('\n')}\n`)
}

/** One entry per module. The declarations are imported one by one, so that an error in one is easy to find. */
const MODULES: readonly (() => Promise<readonly ValidatorModule[]>)[] = [
  async () => {
    const { MODELS, VERSIONS } = await import('../src/cwl/model/index.ts')
    const { schemaAddress, schemaOf } = await import('./model-schema.ts')
    return VERSIONS.map((version) => MODELS[version]).map((model) => ({
      file: `src/cwl/model/generated/${model.version}.mjs`,
      exports: Object.fromEntries(
        model.processes.map((processClass) => [processClass, schemaAddress(model, processClass)]),
      ),
      schemas: [schemaOf(model)],
      // The explanation is then made from the model.
      allErrors: false,
      isGate: true as const,
    }))
  },
  async () => (await import('../src/platform/contract.ts')).CONTRACT_VALIDATORS,
  async () => {
    const { POLICY_SCHEMA } = await import('../src/cwl/index.ts')
    const { MANIFEST_SCHEMA } = await import('../src/configuration/manifest-schema.ts')
    return [
      {
        file: 'src/configuration/generated/manifest.cjs',
        exports: { manifest: MANIFEST_SCHEMA.$id },
        schemas: [MANIFEST_SCHEMA],
        allErrors: true,
        verbose: true,
      },
      {
        file: 'src/configuration/generated/policy.cjs',
        exports: { policy: POLICY_SCHEMA.$id },
        schemas: [POLICY_SCHEMA],
        allErrors: true,
        verbose: true,
      },
    ] as const
  },
  async () => {
    const { PLAN_SCHEMA, RECORD_SCHEMA } = await import('../src/promotion/records/schemas.ts')
    return [
      {
        file: 'src/promotion/generated/promotion.cjs',
        exports: { record: RECORD_SCHEMA.$id, plan: PLAN_SCHEMA.$id },
        schemas: [RECORD_SCHEMA, PLAN_SCHEMA],
        // A damaged file needs one message, not a list; and `messages` requires this.
        allErrors: true,
      },
    ] as const
  },
]

for (const load of MODULES) {
  for (const module of await load()) writeValidators(module)
}

/**
 * What docs/problems has for each code, because the bundle has no docs/ to read it from: its page, for links, and its
 * text, for the rules of SARIF.
 */
async function writeProblemPages(): Promise<void> {
  const { readProblemPages } = await import('./docs/problem-pages.ts')
  const pages = readProblemPages(root)
  const sections = pages.flatMap(({ file, sections: each }) => [...each].map(([code, text]) => [code, text, file]))
  writeRecord(
    'src/configuration/generated/problem-pages',
    'PROBLEM_PAGES',
    sections.map(([code = '', , file = '']) => [code, file]),
  )
  writeRecord(
    'src/commands/generated/problem-help',
    'PROBLEM_HELP',
    sections.map(([code = '', text = '']) => [code, text]),
  )
}

function writeRecord(file: string, name: string, entries: readonly (readonly [string, string])[]): void {
  const record = JSON.stringify(Object.fromEntries(entries), undefined, 1)
  writeIfChanged(`${file}.mjs`, `export const ${name} = ${record}\n`)
  writeIfChanged(`${file}.d.mts`, `export const ${name}: Readonly<Record<string, string>>\n`)
}

await writeProblemPages()
