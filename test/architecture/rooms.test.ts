import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

import { expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('src/**/*.ts', { cwd: root, exclude: (name) => name.includes('generated') }).map((file) =>
  file.replaceAll('\\', '/'),
)
const rooms = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)

/** What each room stands on. A room that is not here may import nothing, until someone decides what. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  json: [],
  cwl: ['json'],
  remote: ['cwl'],
  platform: ['json'],
  exports: ['json', 'platform'],
  promotion: ['json', 'cwl', 'remote', 'platform'],
  commands: ['json', 'cwl', 'remote', 'platform', 'exports', 'promotion'],
  report: ['json', 'cwl', 'platform', 'exports', 'promotion', 'commands'],
  'local-platform': ['json', 'platform'],
  github: ['json', 'cwl', 'platform', 'exports', 'promotion', 'commands', 'report'],
  terminal: ['json', 'cwl', 'platform', 'exports', 'promotion', 'commands', 'report', 'local-platform'],
}

/** What the platform in a box may know of the client: what the interface is, never how it is called. */
const CONTRACT = new Set(
  ['types', 'dialect', 'contract', 'address', 'base-url', 'secret'].map((name) => `src/platform/${name}.ts`),
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

function roomOf(file: string): string | undefined {
  const [top, room, ...rest] = file.split('/')
  return top === 'src' && rest.length > 0 ? room : undefined
}

function filesThatImport(wanted: (target: string) => boolean): readonly string[] {
  return files.filter((file) => importsOf(file).some(wanted))
}

test('imports are found: in one line, in several, of types, and while running', () => {
  expect(importsOf('src/terminal/run.ts')).toEqual(
    expect.arrayContaining(['commander', 'src/terminal/verbs.ts', 'src/terminal/demo.ts']),
  )
  expect(importsOf('src/json/index.ts')).toContain('src/json/value.ts')
  expect(importsOf('src/platform/api.ts')).toContain('src/platform/types.ts')
})

test('every room stands only on rooms below it', () => {
  const wrong = files.flatMap((file) => {
    const room = roomOf(file)
    if (room === undefined) return []
    return importsOf(file)
      .filter((target) => target.startsWith('src/') && roomOf(target) !== room)
      .filter((target) => !(STANDS_ON[room] ?? []).includes(roomOf(target) ?? ''))
      .map((target) => `${file} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

test('no file needs itself by a detour, not even for a type', () => {
  const done = new Set<string>()
  const rings: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) rings.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const next of importsOf(file).filter((target) => files.includes(target))) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(rings).toEqual([])
})

test('only github/ speaks to GitHub', () => {
  const importing = filesThatImport((target) => target.startsWith('@actions/'))
  expect(importing).not.toEqual([])
  expect(importing.filter((file) => roomOf(file) !== 'github')).toEqual([])
})

/** Node's modules that open connections, and what of them opens none. */
const NETWORK = /^(?:node:)?(?:https?|http2|net|tls|dns|dgram)(?:\/.*)?$/
const OPENS_NOTHING = new Set(['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'METHODS', 'STATUS_CODES'])

/** Packages that open connections or listen for them. */
const CLIENTS = /^(?:got|undici|axios|ws|node-fetch|fastify|@actions\/(?:github|http-client))(?:\/.*)?$/

const GLOBALS = /(?<![.#\w])fetch\(|\bglobalThis\.fetch\b|\bnew (?:WebSocket|EventSource)\b/

/**
 * What a file takes of Node's modules for networks, less types: names, `default` for a module as a whole, and
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

test('what opens connections is told from what is only named so', () => {
  expect(networkIn("import type { IncomingMessage } from 'node:http'\nimport { isIPv4 } from 'node:net'")).toEqual([
    'isIPv4',
  ])
  expect(
    networkIn(
      "import { request as send, type IncomingMessage } from 'https'\nimport http from 'node:http'\nawait import('node:tls')",
    ),
  ).toEqual(['request', 'default', 'import()'])
  expect(opensConnections('src/platform/proxy.ts')).toBe(false)
})

test('connections are opened in few places: to the platform, for documents of other machines, to a webhook, and to GitHub', () => {
  const opening = files.filter((file) => opensConnections(file) && roomOf(file) !== 'local-platform')
  const elsewhere = opening.filter((file) => roomOf(file) !== 'github')
  // The agents are those of the platform and of the webhook: the way through a proxy is the same.
  expect(elsewhere.toSorted()).toEqual([
    'src/export-jobs/webhook-post.ts',
    'src/platform/agents.ts',
    'src/platform/transport.ts',
    'src/remote/fetch.ts',
  ])
  expect(filesThatImport((target) => target === 'got')).toEqual(['src/platform/transport.ts'])
  expect(filesThatImport((target) => target === 'src/platform/agents.ts').toSorted()).toEqual([
    'src/export-jobs/webhook-post.ts',
    'src/platform/transport.ts',
  ])
  expect(opening.filter((file) => roomOf(file) === 'github')).not.toEqual([])
})

test('cwl/ has one door to the disk', () => {
  const door = 'src/cwl/source/workspace.ts'
  const behind = 'src/cwl/disk/'
  const atTheDisk = filesThatImport(
    (target) => /^(?:node:)?(?:fs|fs\/promises|child_process)$/.test(target) || target === 'tinyglobby',
  )
  expect(atTheDisk).toContain(door)
  expect(atTheDisk.filter((file) => roomOf(file) === 'cwl' && file !== door && !file.startsWith(behind))).toEqual([])
  // What stands behind the door is imported by the door alone, and by what stands there too.
  expect(
    filesThatImport((target) => target.startsWith(behind)).filter((file) => file !== door && !file.startsWith(behind)),
  ).toEqual([])
})

/** What each folder of cwl/ stands on, directly or through the files beside them. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  disk: [],
  text: [],
  model: [],
  documents: ['disk', 'text', 'model'],
  types: ['disk', 'text', 'model', 'documents'],
  interface: ['disk', 'text', 'model', 'documents', 'types'],
  forms: ['disk', 'text', 'model', 'documents', 'types'],
  structure: ['disk', 'text', 'model', 'documents', 'types', 'forms'],
  rules: ['disk', 'text', 'model', 'documents', 'types', 'forms', 'structure'],
  packing: ['disk', 'text', 'model', 'documents', 'types', 'forms', 'structure', 'rules'],
}

function folderOf(file: string): string | undefined {
  const [, room, folder, ...rest] = file.split('/')
  return room === 'cwl' && rest.length > 0 ? folder : undefined
}

test('the folders of cwl/ stand on one another in one direction', () => {
  expect(new Set(files.flatMap((file) => folderOf(file) ?? []))).toEqual(new Set(Object.keys(FOLDERS)))
  for (const [folder, below] of Object.entries(FOLDERS)) {
    const reached = new Set(files.filter((file) => folderOf(file) === folder))
    for (const file of reached) {
      for (const target of importsOf(file)) if (roomOf(target) === 'cwl') reached.add(target)
    }
    const folders = new Set([...reached].flatMap((file) => folderOf(file) ?? []))
    expect([folder, [...folders].filter((other) => other !== folder && !below.includes(other))]).toEqual([folder, []])
  }
})

test('the environment is read by the faces; below them only for a proxy, and to keep it from git', () => {
  const reading = files.filter((file) => /\bprocess\.(?:env|argv)\b/.test(readFileSync(join(root, file), 'utf8')))
  const faces = new Set(['github', 'terminal'])
  const others = new Set(reading.filter((file) => !faces.has(roomOf(file) ?? '')))
  expect(others).toEqual(
    new Set(['src/bin.ts', 'src/cli.ts', 'src/platform/agents.ts', 'src/promotion/git-process.ts']),
  )
})

test('the platform in a box knows of the client only what the contract is', () => {
  const shared = files.filter((file) => roomOf(file) === 'local-platform').flatMap(importsOf)
  expect([...new Set(shared.filter((target) => roomOf(target) === 'platform' && !CONTRACT.has(target)))]).toEqual([])
})

test('the action reaches neither the platform in a box nor the terminal', () => {
  const reached = new Set(['src/action.ts'])
  for (const file of reached) for (const target of importsOf(file)) if (files.includes(target)) reached.add(target)
  expect(reached.size).toBeGreaterThan(20)
  expect([...reached].filter((file) => ['local-platform', 'terminal'].includes(roomOf(file) ?? ''))).toEqual([])
})

test('docs/architecture.md shows every room that there is, and no other', () => {
  const tree = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8').split('```')[1] ?? ''
  const shown = [...tree.matchAll(/^ {2}([a-z-]+)\/ /gm)].map(([, room]) => room)
  expect(shown).toHaveLength(rooms.length)
  expect(new Set(shown)).toEqual(new Set(rooms))
  for (const [, name] of tree.matchAll(/\b([a-z-]+\.ts)\b/g)) expect(files).toContain(`src/${name}`)
})
