import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { build, type Metafile, type Plugin } from 'esbuild'

const MERGED = 'always.js'

/** As esbuild writes it: the names, and the chunk beside. */
const IMPORT = /^import (?:\{([^}]*)\} from )?"\.\/([\w.-]+)";$/gm

/**
 * Merges the chunks that are loaded whenever the one of `entry` is into one file beside them. esbuild cuts code that
 * others share into a chunk for each set of those who do, some of a few lines, and each costs what a file costs to find and link.
 */
export async function mergeAlwaysLoaded(folder: string, { outputs }: Metafile, entry: string): Promise<void> {
  const start = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry)
  if (start === undefined) throw new Error(`no chunk is that of ${entry}`)
  const merged = new Set<string>()
  const visit = (path: string): void => {
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (kind !== 'import-statement' || external === true || merged.has(next)) continue
      merged.add(next)
      visit(next)
    }
  }
  visit(start)
  const inside = join(folder, dirname(start))
  const names = new Set([...merged].map((path) => basename(path)))
  const reexports = [...merged].map((path) => `export { ${(outputs[path]?.exports ?? []).map((name) => `${name} as ${aliasOf(basename(path), name)}`).join(', ')} } from './${basename(path)}'`)
  await build({
    absWorkingDir: folder,
    stdin: { contents: reexports.join('\n'), resolveDir: inside },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outfile: join(inside, MERGED),
    plugins: [leaveOutLate(names)],
    logLevel: 'warning',
  })
  for (const path of merged) rmSync(join(folder, path))
  for (const path of Object.keys(outputs)) if (!merged.has(path)) redirect(join(folder, path), names)
}

/** What a merged chunk loads late stays a file of its own, which is there once. */
function leaveOutLate(merged: ReadonlySet<string>): Plugin {
  return {
    name: 'late',
    setup(compilation) {
      compilation.onResolve({ filter: /^\.\// }, ({ path, kind }) => {
        if (kind !== 'dynamic-import') return undefined
        return merged.has(basename(path)) ? { errors: [{ text: `${path} is loaded late, and always` }] } : { path, external: true }
      })
    },
  }
}

/** Lets a file import from the merged one what it imports from those that are in it. */
function redirect(file: string, merged: ReadonlySet<string>): void {
  const text = readFileSync(file, 'utf8')
  const redirected = text.replaceAll(IMPORT, (statement: string, list: string | undefined, from: string) => {
    if (!merged.has(from)) return statement
    const names = (list ?? '').split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim().split(' as ')]))
    return `import { ${names.map(([name = '', local = name]) => `${aliasOf(from, name)} as ${local}`).join(', ')} } from "./${MERGED}";`
  })
  const left = [...merged].find((name) => redirected.includes(`/${name}"`))
  if (left !== undefined) throw new Error(`${file} imports ${left} in a way that is not understood`)
  if (redirected !== text) writeFileSync(file, redirected)
}

/** Of what a chunk exports, among what all of them do. */
function aliasOf(chunk: string, name: string): string {
  return `${chunk.replaceAll(/\W/g, '_')}_${name}`
}
