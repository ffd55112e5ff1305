import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { basename, dirname, join, posix, sep } from 'node:path'

import { build, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild'

import { OLDEST_NODE } from '../src/commands/run/run-command.ts'

const FOLDER = 'command-line'

/** What the command line runs, and what replaces it in the build. */
const RUN = 'terminal/run.js'
const JOINED = 'joined.js'

/**
 * Joins the command line of a compiled `folder` into scripts, packages with it, which src/joined.ts runs: Node takes a
 * third of a millisecond to find, read and link a module, and keeps little of what V8 made of it. One script has all
 * verbs, one `validate` alone, which takes little time itself, and one only the help. The licences of the packages are
 * next to them.
 */
export async function joinCommandLine(folder: string): Promise<void> {
  mkdirSync(join(folder, FOLDER), { recursive: true })
  const metafile = await joinScript(folder, 'run.cjs', [])
  await joinScript(folder, 'validate.cjs', [leaveOutVerbs('../commands/validate.js', './markdown-file.js')])
  await joinScript(folder, 'help.cjs', [leaveOutVerbs()])
  writeFileSync(join(folder, FOLDER, 'licenses.txt'), licencesOf(folder, metafile))
  await build({
    ...NODE,
    absWorkingDir: folder,
    entryPoints: ['cli.js'],
    outdir: folder,
    allowOverwrite: true,
    format: 'esm',
    plugins: [useJoined, ...NODE.plugins],
  })
}

async function joinScript(folder: string, name: string, plugins: readonly Plugin[]): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    ...NODE,
    absWorkingDir: folder,
    entryPoints: [RUN],
    outdir: join(folder, FOLDER),
    write: false,
    format: 'cjs',
    // In a script, import() needs an experimental option of Node.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__url' },
    banner: { js: '(function (exports, require, module, __filename, __dirname, __url) {"use strict";' },
    footer: { js: '})' },
    plugins: [...plugins, ...NODE.plugins],
  })
  // esbuild leaves regular expressions and comments as they are.
  const text = outputFiles
    .map((file) => file.text)
    .join('')
    .replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  // The first line identifies the build, so that compiled code of another build is not used.
  writeFileSync(
    join(folder, FOLDER, name),
    `// ${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}\n${text}`,
  )
  return metafile
}

const DIGITS = 16

/** Joins the library of a compiled `folder`, without its dependencies, for the package: five files instead of 500. */
export async function joinLibrary(folder: string): Promise<void> {
  const library = join(folder, 'library')
  await build({
    ...NODE,
    absWorkingDir: folder,
    entryPoints: ['index.js'],
    outdir: library,
    splitting: true,
    format: 'esm',
    packages: 'external',
    plugins: [bundleRuntime],
    // Node prints the line of an error that nobody catches.
    minifyWhitespace: false,
  })
  // The first import is evaluated first: an older Node lacks functions that the others call.
  const index = join(library, 'index.js')
  writeFileSync(index, `import "./node-version.js";\n${readFileSync(index, 'utf8')}`)
  writeFileSync(join(library, 'node-version.js'), REFUSE_OLD_NODE)
  // The generated validators of CWL throw nothing, and would be half as large again.
  for (const name of globSync('v1.*.js', { cwd: library })) {
    const file = join(library, name)
    const { code } = await transform(readFileSync(file, 'utf8'), { minifyWhitespace: true, target: NODE.target })
    writeFileSync(file, code)
  }
}

/** The sentence of `refuseOldNode`. */
const REFUSE_OLD_NODE = `const { node } = process.versions;
if (Number.parseInt(node, 10) < ${OLDEST_NODE})
  throw new Error(\`cwl-promote needs Node.js ${OLDEST_NODE} or later, and this is \${node}. In a clone, \\\`npm ci\\\` brings Node ${OLDEST_NODE} along; elsewhere install it from https://nodejs.org/.\`);
`

/** The generated validators take it with `require`, which no ES module has, and which bundlers cannot follow. */
const bundleRuntime: Plugin = {
  name: 'runtime',
  setup(compilation) {
    const { resolve } = createRequire(import.meta.url)
    compilation.onResolve({ filter: /^ajv\/dist\/runtime\// }, ({ path }) => ({ path: resolve(path) }))
  },
}

/** Packages, and the generated validators, use `require`. */
const USE_REQUIRE = {
  js: "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
}

/**
 * Joins the action of a compiled `folder` into scripts that ncc makes dist/ of; without this, ncc repeats modules that
 * several chunks need, and starts with an HTTP client that is never used. Returns the licences of the packages.
 */
export async function joinAction(folder: string, into: string): Promise<string> {
  const { metafile } = await build({
    ...NODE,
    absWorkingDir: folder,
    entryPoints: ['action.js'],
    outdir: into,
    splitting: true,
    format: 'esm',
    chunkNames: '[name]-[hash]',
    banner: USE_REQUIRE,
  })
  return licencesOf(folder, metafile)
}

/** `@actions/core` needs these to request an OIDC token, which the action never does: a third of the time to start. */
const UNUSED = /\boidc-utils\b|^@actions\/(?:exec|http-client)\b/

/** esbuild keeps an unused import if its package does not declare that it has no side effects; this declares it. */
const leaveOutUnused: Plugin = {
  name: 'unused',
  setup(compilation) {
    compilation.onResolve({ filter: UNUSED }, async ({ path, pluginData, importer, resolveDir, kind }) => {
      if (pluginData === UNUSED) return undefined
      return {
        ...(await compilation.resolve(path, { importer, resolveDir, kind, pluginData: UNUSED })),
        sideEffects: false,
      }
    })
  },
}

const BUILTINS: ReadonlySet<string> = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]))

/** Loaded on the first call: three milliseconds, and few runs need them. */
const LOADED_LATE: ReadonlySet<string> = new Set(['crypto', 'child_process', 'fs/promises'])

/**
 * `import x from`, `import * as x from`, `import { x, y as z } from` and `import x, { y } from`, each a statement of
 * its own.
 */
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
      contents: readFileSync(path, 'utf8').replaceAll(
        IMPORT,
        (statement: string, whole: string | undefined, list: string | undefined, specifier: string) => {
          if (!BUILTINS.has(specifier)) return statement
          const id = specifier.replace(/^node:/, '')
          return [
            ...(whole === undefined ? [] : [wholeModule(id, whole)]),
            ...(list === undefined ? [] : [namesOfModule(id, list)]),
          ].join(' ')
        },
      ),
    }))
  },
}

function taken(id: string): string {
  return `process.getBuiltinModule('node:${id}')`
}

function wholeModule(id: string, name: string): string {
  // What is global already, under the same name.
  if (id === name && id === 'process') return ''
  return LOADED_LATE.has(id)
    ? `const ${name} = new Proxy({}, { get: (_, member) => ${taken(id)}[member] });`
    : `const ${name} = ${taken(id)};`
}

function namesOfModule(id: string, list: string): string {
  const names = list.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim().split(' as ')]))
  if (!LOADED_LATE.has(id)) return `const { ${names.map((name) => name.join(': ')).join(', ')} } = ${taken(id)};`
  return names
    .map(([name = '', local = name]) => `const ${local} = (...values) => ${taken(id)}.${name}(...values);`)
    .join(' ')
}

/** What the terminal loads for verbs, except `kept`, stays outside of the script. */
function leaveOutVerbs(...kept: readonly string[]): Plugin {
  return {
    name: 'verbs',
    setup(compilation) {
      compilation.onResolve({ filter: /^\./ }, ({ path, importer, kind }) => {
        const isVerb = kind === 'dynamic-import' && basename(dirname(importer)) === dirname(RUN) && !kept.includes(path)
        return isVerb ? { path: posix.join('..', dirname(RUN), path), external: true } : undefined
      })
    },
  }
}

/** Makes cli.js load the joined scripts. */
const useJoined: Plugin = {
  name: 'use-joined',
  setup(compilation) {
    compilation.onResolve({ filter: /\/run\.js$/ }, ({ path, resolveDir }) =>
      path === `./${RUN}` ? { path: join(resolveDir, JOINED) } : undefined,
    )
  },
}

const NODE = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  // Large, and only the local platform needs it.
  external: ['fastify'],
  // A third less for V8 to read. Names stay as they are, for stack traces and for whoever reads it.
  minifyWhitespace: true,
  minifySyntax: true,
  plugins: [leaveOutUnused, takeBuiltinsDirectly],
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions

function licencesOf(from: string, { inputs }: Metafile): string {
  const folders = new Set(
    Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll(sep, '/')) ?? []),
  )
  return [...folders]
    .sort()
    .map((path) => {
      const folder = join(from, path)
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        readonly name: string
        readonly version: string
      }
      const file = globSync('licen[cs]e*', { cwd: folder })[0] ?? globSync('LICEN[CS]E*', { cwd: folder })[0]
      // Some packages only declare their licence.
      const written = join(import.meta.dirname, 'licences', `${name.replace('/', '-')}.txt`)
      if (file === undefined && !existsSync(written)) throw new Error(`${name} has no licence file`)
      return `${name} ${version}\n\n${readFileSync(file === undefined ? written : join(folder, file), 'utf8').trim()}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}
