/**
 * Writes docs/api, which git ignores: a page for each function and type that `src/index.ts` exports, from the
 * docstrings. typedoc makes them from the declarations, because it cannot read the sources: it needs an older
 * TypeScript, which is installed with it in `tools/api-docs`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tools = join(root, 'tools', 'api-docs')
const typedoc = join(tools, 'node_modules', 'typedoc', 'bin', 'typedoc')
if (!existsSync(typedoc)) throw new Error('Run `npm ci --prefix tools/api-docs` first.')

const declarations = join(root, '.cache', 'api')
const pages = join(root, 'docs', 'api')
for (const folder of [declarations, pages]) rmSync(folder, { recursive: true, force: true })
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
run(tsc, '-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', declarations)
const options = ['--options', join(tools, 'typedoc.json'), '--tsconfig', join(tools, 'tsconfig.json')]
run(typedoc, ...options, '--entryPoints', join(declarations, 'index.d.ts'), '--out', pages)

function run(script: string, ...argv: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...argv], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} ended with ${status}`)
}
