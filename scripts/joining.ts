import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, sep } from 'node:path'

import { build, type Metafile, type Plugin } from 'esbuild'

import { mergeAlwaysLoaded } from './merging.ts'

const FOLDER = 'command-line'

/**
 * Joins the command line of a compiled `folder` into few files, packages with it: Node takes a third of a
 * millisecond to find, read and link a file. What only some verbs need stays in files of its own. The licences of the
 * packages stand beside them.
 */
export async function joinCommandLine(folder: string): Promise<void> {
  const metafile = await joinModules({ folder, entry: 'cli.js', into: folder, chunks: FOLDER })
  await mergeAlwaysLoaded(folder, metafile, 'terminal/run.js')
  writeFileSync(join(folder, FOLDER, 'licenses.txt'), licencesOf(folder, metafile))
}

/** The action of a compiled `folder`, joined in the same way to start in half the time; nothing that is shipped. */
export async function joinAction(folder: string, into: string): Promise<void> {
  await joinModules({ folder, entry: 'action.js', into, chunks: '.' })
}

interface Joining {
  readonly folder: string
  readonly entry: string
  readonly into: string
  /** Below `into`: as deep as the modules that the chunks are made of, which look for files from where they are. */
  readonly chunks: string
}

async function joinModules({ folder, entry, into, chunks }: Joining): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outdir: into,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Large, and only the local platform needs it.
    external: ['fastify'],
    plugins: [leaveOutIdle, takeBuiltinsDirectly],
    chunkNames: `${chunks}/[name]-[hash]`,
    // Packages, and the generated validators, ask for modules in the old way.
    banner: { js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);" },
    logLevel: 'warning',
    metafile: true,
  })
  return metafile
}

/** What `@actions/core` asks GitHub with for a token of its own, which is never used here: a third of the time to start. */
const IDLE = /\boidc-utils\b|^@actions\/(?:exec|http-client)\b/

/** Modules that are imported for nothing are left out; esbuild keeps those whose package does not say that it may. */
const leaveOutIdle: Plugin = {
  name: 'idle',
  setup(compilation) {
    compilation.onResolve({ filter: IDLE }, async ({ path, pluginData, importer, resolveDir, kind }) => {
      if (pluginData === IDLE) return undefined
      return { ...(await compilation.resolve(path, { importer, resolveDir, kind, pluginData: IDLE })), sideEffects: false }
    })
  },
}

const BUILTINS: ReadonlySet<string> = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]))

/** Loaded on the first call: three milliseconds, and few runs need them. */
const LOADED_LATE: ReadonlySet<string> = new Set(['crypto', 'child_process'])

/** fdir looks for picomatch on disk, for globs that tinyglobby, which brings its own, never gives it: seven files on every start. */
const SECOND_PICOMATCH = /^\s*__require\.resolve\("picomatch"\);\n\s*pm = __require\("picomatch"\);$/m

/** `import x from`, `import * as x from`, `import { x, y as z } from` and `import x, { y } from`, each a statement of its own. */
const IMPORT = /^import (?:(?:\* as )?([\w$]+))?(?:, )?(?:\{([^}]*)\})? from ["']([\w:/]+)["'];?$/gm

/**
 * Importing one of Node's own modules makes Node list all that it exports, which loads what few need: promises, streams
 * and a line reader for `fs`, seven milliseconds in all. `process.getBuiltinModule` gives the module as it is.
 */
const takeBuiltinsDirectly: Plugin = {
  name: 'builtins',
  setup(compilation) {
    compilation.onLoad({ filter: /\.m?js$/ }, ({ path }) => ({
      loader: 'js',
      contents: readFileSync(path, 'utf8').replace(SECOND_PICOMATCH, '').replaceAll(IMPORT, (statement: string, whole: string | undefined, list: string | undefined, specifier: string) => {
        if (!BUILTINS.has(specifier)) return statement
        const id = specifier.replace(/^node:/, '')
        return [...(whole === undefined ? [] : [wholeModule(id, whole)]), ...(list === undefined ? [] : [namesOfModule(id, list)])].join(' ')
      }),
    }))
  },
}

function taken(id: string): string {
  return `process.getBuiltinModule('node:${id}')`
}

function wholeModule(id: string, name: string): string {
  // What is global already, under the same name.
  if (id === name && id === 'process') return ''
  return LOADED_LATE.has(id) ? `const ${name} = new Proxy({}, { get: (_, member) => ${taken(id)}[member] });` : `const ${name} = ${taken(id)};`
}

function namesOfModule(id: string, list: string): string {
  const names = list.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim().split(' as ')]))
  if (!LOADED_LATE.has(id)) return `const { ${names.map((name) => name.join(': ')).join(', ')} } = ${taken(id)};`
  return names.map(([name = '', local = name]) => `const ${local} = (...values) => ${taken(id)}.${name}(...values);`).join(' ')
}

function licencesOf(from: string, { inputs }: Metafile): string {
  const folders = new Set(Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll(sep, '/')) ?? []))
  return [...folders]
    .sort()
    .map((path) => {
      const folder = join(from, path)
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string; readonly version: string }
      const file = globSync('licen[cs]e*', { cwd: folder })[0] ?? globSync('LICEN[CS]E*', { cwd: folder })[0]
      if (file === undefined) throw new Error(`${name} has no file with its licence`)
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}
