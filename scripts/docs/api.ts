import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where the pages of the API are. */
export const API_FOLDER = 'docs/api'

/**
 * The pages of the API from the docstrings of what `src/index.ts` exports: path → content. typedoc makes them of the
 * declarations, because it cannot read the sources: it needs an older TypeScript, which is in `tools/api-docs` with it.
 * Undefined if that is not installed.
 */
export function apiPages(root: string): readonly (readonly [string, string])[] | undefined {
  const tools = join(root, 'tools', 'api-docs')
  const typedoc = join(tools, 'node_modules', 'typedoc', 'bin', 'typedoc')
  if (!existsSync(typedoc)) return undefined
  const cache = join(root, '.cache', 'api')
  rmSync(cache, { recursive: true, force: true })
  const [declarations, pages] = [join(cache, 'lib'), join(cache, 'pages')]
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  run(root, [tsc, '-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', declarations])
  const options = ['--options', join(tools, 'typedoc.json'), '--tsconfig', join(tools, 'tsconfig.json')]
  run(root, [typedoc, ...options, '--entryPoints', join(declarations, 'index.d.ts'), '--out', pages])
  return globSync('**/*.md', { cwd: pages })
    .toSorted()
    .map((file) => [`${API_FOLDER}/${file.replaceAll(sep, '/')}`, readFileSync(join(pages, file), 'utf8')])
}

function run(cwd: string, argv: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${argv[0]} ended with ${status}:\n${stdout}${stderr}`)
}
