import { globSync, readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, posix } from 'node:path'

import { expect, test } from '@jest/globals'
import { parse, type AnyNode } from 'acorn'

import { nodesIn } from '../support/syntax.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('src/**/*.ts', { cwd: root, exclude: (name) => name.includes('generated') }).map((file) =>
  file.replaceAll('\\', '/'),
)
const topFolders = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)

/** What each folder may import. A folder that is missing here may import nothing. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  json: [],
  http: ['json'],
  files: ['json'],
  git: ['files'],
  cwl: ['json', 'files'],
  diagrams: ['json'],
  remote: ['files', 'cwl', 'http'],
  registry: ['json', 'http'],
  platform: ['json', 'http'],
  runner: ['json'],
  'app-tests': ['json', 'files', 'cwl'],
  configuration: ['json', 'files', 'git', 'cwl', 'remote', 'platform'],
  options: ['json', 'files', 'cwl', 'http', 'platform', 'configuration', 'export-jobs'],
  repository: ['json', 'files', 'git', 'cwl', 'remote', 'configuration', 'options'],
  promotion: [
    'json',
    'files',
    'git',
    'diagrams',
    'cwl',
    'app-tests',
    'platform',
    'configuration',
    'options',
    'repository',
  ],
  'export-jobs': ['json', 'files', 'http', 'platform'],
  commands: [
    'json',
    'files',
    'git',
    'diagrams',
    'cwl',
    'app-tests',
    'http',
    'remote',
    'platform',
    'configuration',
    'export-jobs',
    'options',
    'repository',
    'promotion',
    'registry',
    'runner',
  ],
  report: [
    'json',
    'files',
    'git',
    'cwl',
    'platform',
    'configuration',
    'export-jobs',
    'options',
    'promotion',
    'commands',
  ],
  'local-platform': ['json', 'diagrams', 'cwl', 'http', 'platform', 'runner'],
  github: [
    'json',
    'files',
    'git',
    'cwl',
    'http',
    'platform',
    'configuration',
    'export-jobs',
    'options',
    'promotion',
    'commands',
    'report',
  ],
  terminal: [
    'json',
    'files',
    'git',
    'diagrams',
    'cwl',
    'http',
    'platform',
    'configuration',
    'export-jobs',
    'options',
    'promotion',
    'commands',
    'report',
    'local-platform',
  ],
}

/** What the platform in a box may know of the client: what the interface is, never how it is called. */
const CONTRACT = new Set(
  ['platform/types', 'platform/dialect', 'platform/contract', 'platform/address', 'http/secret', 'http/loopback'].map(
    (name) => `src/${name}.ts`,
  ),
)

const IMPORTS = [/^(?:import|export)\b[^'";=]*?\bfrom\s*'([^']+)'/gm, /^import\s*'([^']+)'/gm, /\bimport\('([^']+)'\)/g]

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return IMPORTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, target = '']) =>
      target.startsWith('.') ? posix.join(dirname(file), target) : target,
    ),
  )
}

function folderOf(file: string): string | undefined {
  const [top, folder, ...rest] = file.split('/')
  return top === 'src' && rest.length > 0 ? folder : undefined
}

function filesThatImport(wanted: (target: string) => boolean): readonly string[] {
  return files.filter((file) => importsOf(file).some(wanted))
}

test('the check finds imports in one line, in several, of types and at run time', () => {
  expect(importsOf('src/terminal/run.ts')).toEqual(
    expect.arrayContaining(['commander', 'src/terminal/verbs.ts', 'src/terminal/demo.ts']),
  )
  expect(importsOf('src/json/index.ts')).toContain('src/json/value.ts')
  expect(importsOf('src/platform/api.ts')).toContain('src/platform/types.ts')
})

test('every folder imports only folders below it', () => {
  const wrong = files.flatMap((file) => {
    const folder = folderOf(file)
    if (folder === undefined) return []
    return importsOf(file)
      .filter((target) => target.startsWith('src/') && folderOf(target) !== folder)
      .filter((target) => !(MAY_IMPORT[folder] ?? []).includes(folderOf(target) ?? ''))
      .map((target) => `${file} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

test('imports have no cycles, not even of types', () => {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const next of importsOf(file).filter((target) => files.includes(target))) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})

test('only github/ imports the clients of GitHub', () => {
  const importing = filesThatImport((target) => target.startsWith('@actions/'))
  expect(importing).not.toEqual([])
  expect(importing.filter((file) => folderOf(file) !== 'github')).toEqual([])
})

/** Node's modules that open connections, and what of them opens none. */
const NETWORK = /^(?:node:)?(?:https?|http2|net|tls|dns|dgram)(?:\/.*)?$/
const OPENS_NOTHING = new Set(['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'METHODS', 'STATUS_CODES'])

/** Packages that open connections or listen for them. */
const CLIENTS = /^(?:got|undici|axios|ws|node-fetch|fastify|@actions\/(?:github|http-client))(?:\/.*)?$/

const GLOBALS = /(?<![.#\w])fetch\(|\bglobalThis\.fetch\b|\bnew (?:WebSocket|EventSource)\b/

/**
 * What a file imports of Node's modules for networks, without types: names, `default` for a whole module, and
 * `import()` for one that is loaded while running.
 */
function networkIn(text: string): readonly string[] {
  const imports = [...text.matchAll(/^(?:import|export)\s+(?!type\b)([^'";=]*?)\s*\bfrom\s*'([^']+)'/gm)].filter(
    ([, , target = '']) => NETWORK.test(target),
  )
  const names = imports.flatMap(([, clause = '']) =>
    clause.startsWith('{')
      ? clause
          .replaceAll(/[{}]/g, '')
          .split(',')
          .map((name) => name.trim())
      : ['default'],
  )
  const loaded = [...text.matchAll(/\b(?:import|getBuiltinModule)\('([^']+)'\)/g)].filter(([, target = '']) =>
    NETWORK.test(target),
  )
  return [
    ...names.filter((name) => name !== '' && !name.startsWith('type ')).map((name) => name.split(' as ')[0] ?? name),
    ...loaded.map(() => 'import()'),
  ]
}

function opensConnections(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  return (
    networkIn(text).some((name) => !OPENS_NOTHING.has(name)) ||
    importsOf(file).some((target) => CLIENTS.test(target)) ||
    GLOBALS.test(text)
  )
}

test('the check distinguishes imports that open connections', () => {
  expect(networkIn("import type { IncomingMessage } from 'node:http'\nimport { isIPv4 } from 'node:net'")).toEqual([
    'isIPv4',
  ])
  expect(
    networkIn(
      "import { request as send, type IncomingMessage } from 'https'\nimport http from 'node:http'\nawait import('node:tls')",
    ),
  ).toEqual(['request', 'default', 'import()'])
  expect(opensConnections('src/http/proxy.ts')).toBe(false)
})

test('only the platform, remote documents, the webhook and GitHub open connections', () => {
  const opening = files.filter((file) => opensConnections(file) && folderOf(file) !== 'local-platform')
  const elsewhere = opening.filter((file) => folderOf(file) !== 'github')
  // The agents are those of the platform, of the webhook and of registries: the way through a proxy is the same.
  expect(elsewhere.toSorted()).toEqual([
    'src/http/agents.ts',
    'src/http/exchange.ts',
    'src/http/pinned-request.ts',
    'src/remote/fetch.ts',
  ])
  expect(filesThatImport((target) => target === 'got')).toEqual(['src/http/exchange.ts'])
  expect(filesThatImport((target) => target === 'src/http/agents.ts').toSorted()).toEqual([
    'src/http/exchange.ts',
    'src/platform/transport.ts',
    'src/registry/requests.ts',
  ])
  expect(opening.filter((file) => folderOf(file) === 'github')).not.toEqual([])
})

test('nothing in cwl/ reads from disk or runs a program', () => {
  const atTheDisk = filesThatImport((target) => /^(?:node:)?(?:fs|fs\/promises|child_process)$/.test(target))
  expect(atTheDisk.map(folderOf)).toContain('files')
  expect(atTheDisk.filter((file) => folderOf(file) === 'cwl')).toEqual([])
})

test('other folders import cwl/ only through its index', () => {
  const through = (file: string): readonly string[] => importsOf(file).filter((target) => folderOf(target) === 'cwl')
  const outside = files.filter((file) => folderOf(file) !== 'cwl')
  expect(outside.flatMap(through)).not.toEqual([])
  expect(outside.filter((file) => through(file).some((target) => target !== 'src/cwl/index.ts'))).toEqual([])
})

/** The folders of cwl/. Each imports only those before it; the first group knows one another. */
const BASE = ['yaml', 'problems', 'model']
const LAYERS = [
  'documents',
  'types',
  'forms',
  'structure',
  'lint',
  'policies',
  'rules',
  'packing',
  'compare',
  'editing',
]

/** A process is brought into its long form where it is read, and texts are recognized as expressions in one place. */
const EXCEPTIONS = new Set([
  'src/cwl/documents/processes.ts imports src/cwl/forms/normalize.ts',
  'src/cwl/structure/value-advice.ts imports src/cwl/lint/facts/interpolation.ts',
])

function cwlFolderOf(file: string): string | undefined {
  const [, top, folder, ...rest] = file.split('/')
  return top === 'cwl' && rest.length > 0 ? folder : undefined
}

test('folders of cwl/ import only folders before them', () => {
  expect(new Set(files.flatMap((file) => cwlFolderOf(file) ?? []))).toEqual(new Set([...BASE, ...LAYERS]))
  const wrong = files.flatMap((file) => {
    const folder = cwlFolderOf(file)
    if (folder === undefined) return []
    const allowed = new Set<string | undefined>([
      folder,
      ...BASE,
      ...LAYERS.slice(0, Math.max(0, LAYERS.indexOf(folder))),
    ])
    return importsOf(file)
      .filter((target) => folderOf(target) === 'cwl' && !allowed.has(cwlFolderOf(target)))
      .map((target) => `${file} imports ${target}`)
  })
  expect(new Set(wrong)).toEqual(EXCEPTIONS)
})

test('no rule imports another rule', () => {
  const isRule = (file: string): boolean =>
    /^src\/cwl\/rules\/\w/.test(file) && /\brule\(\{/.test(readFileSync(join(root, file), 'utf8'))
  expect(files.filter(isRule)).not.toEqual([])
  expect(
    files.filter((file) => isRule(file) && importsOf(file).some((target) => files.includes(target) && isRule(target))),
  ).toEqual([])
})

/** Whether code reads the environment or the arguments of its process, under any name. */
function readsEnvironment(code: string): boolean {
  const program = parse(stripTypeScriptTypes(code, { mode: 'strip' }), {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowHashBang: true,
  })
  return nodesIn(program).some((node) => {
    if (node.type === 'Literal') return node.value === 'node:process'
    if (node.type === 'ImportDeclaration' && node.source.value === 'process') return true
    if (node.type === 'MemberExpression') return isProcess(node.object) && GIVEN.has(keyOf(node.property))
    if (node.type !== 'VariableDeclarator' || !node.init || !isProcess(node.init)) return false
    // In CWL's own words, a process is a document.
    return (
      node.id.type === 'ObjectPattern' &&
      node.id.properties.some((property) => property.type === 'Property' && GIVEN.has(keyOf(property.key)))
    )
  })
}

/** What a process gets from outside. */
const GIVEN = new Set(['env', 'argv', 'execArgv', 'argv0', 'loadEnvFile'])

function keyOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''
}

function isProcess(node: AnyNode): boolean {
  return (
    keyOf(node) === 'process' ||
    (node.type === 'MemberExpression' && keyOf(node.object) === 'globalThis' && keyOf(node.property) === 'process')
  )
}

test('the check finds every way to read the environment', () => {
  for (const code of [
    'process.env.HOME',
    "process['env']",
    'const { env } = process',
    "import { env } from 'node:process'",
    'globalThis.process.env',
    'process.argv[2]',
  ])
    expect([code, readsEnvironment(code)]).toEqual([code, true])
  for (const code of ['process.exitCode = 1', "process.on('exit', end)", 'own.env', 'const { inputs } = process'])
    expect([code, readsEnvironment(code)]).toEqual([code, false])
})

test('only github/ and terminal/ read the environment, with a few exceptions', () => {
  const reading = files.filter((file) => readsEnvironment(readFileSync(join(root, file), 'utf8')))
  const faces = new Set(['github', 'terminal'])
  const others = new Set(reading.filter((file) => !faces.has(folderOf(file) ?? '')))
  expect(others).toEqual(
    new Set([
      'src/bin.ts',
      'src/cli.ts',
      'src/commands/run/own-process.ts',
      'src/http/agents.ts',
      'src/git/git-process.ts',
      'src/runner/run-document.ts',
    ]),
  )
})

test('the local platform imports only the contract from the client', () => {
  const shared = files.filter((file) => folderOf(file) === 'local-platform').flatMap(importsOf)
  expect([...new Set(shared.filter((target) => folderOf(target) === 'platform' && !CONTRACT.has(target)))]).toEqual([])
})

test('the action loads neither the local platform nor the terminal', () => {
  const reached = new Set(['src/action.ts'])
  for (const file of reached) for (const target of importsOf(file)) if (files.includes(target)) reached.add(target)
  expect(reached.size).toBeGreaterThan(20)
  expect([...reached].filter((file) => ['local-platform', 'terminal'].includes(folderOf(file) ?? ''))).toEqual([])
})

test('docs/architecture.md lists exactly the folders of src/', () => {
  const tree = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8').split('```')[1] ?? ''
  const shown = [...tree.matchAll(/^ {2}([a-z-]+)\/ /gm)].map(([, folder]) => folder)
  expect(shown).toHaveLength(topFolders.length)
  expect(new Set(shown)).toEqual(new Set(topFolders))
  for (const [, name] of tree.matchAll(/\b([a-z-]+\.ts)\b/g)) expect(files).toContain(`src/${name}`)
})
