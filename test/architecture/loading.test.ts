import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix } from 'node:path'

import { expect, test } from '@jest/globals'
import { parse, type Comment, type Program } from 'acorn'

const root = join(import.meta.dirname, '..', '..')
const src = join(root, 'src')

interface Import {
  /** A path below src/, or a package. */
  readonly target: string
  /** The imported names, by their names in the target; undefined for all of it. */
  readonly names: ReadonlyMap<string, string> | undefined
}

interface Module {
  /** What is loaded before this module is. */
  readonly imports: readonly Import[]
  readonly program: Program
  /** Characters of code, without types, comments and runs of spaces. */
  readonly size: number
}

/** Modules as Node sees them, without types: what is left of an import is loaded. */
const modules: ReadonlyMap<string, Module> = new Map(
  globSync('**/*.ts', { cwd: src }).map((name) => {
    const file = name.replaceAll('\\', '/')
    const code = stripTypeScriptTypes(readFileSync(join(src, name), 'utf8'), { mode: 'strip' })
    const comments: Comment[] = []
    const program = parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowHashBang: true,
      onComment: comments,
    })
    const size =
      code.replaceAll(/\s+/g, ' ').length -
      comments.reduce((sum, { start, end }) => sum + code.slice(start, end).replaceAll(/\s+/g, ' ').length, 0)
    const imports = program.body.flatMap((statement): readonly Import[] => {
      if (!('source' in statement) || typeof statement.source?.value !== 'string') return []
      const specifier = statement.source.value
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier
      return [{ target, names: namesIn(statement) }]
    })
    return [file, { imports, program, size }]
  }),
)

/** The names that a statement imports: by the name that it gives them, the name in the imported module. */
function namesIn(statement: Program['body'][number]): ReadonlyMap<string, string> | undefined {
  if (statement.type === 'ImportDeclaration') {
    const names = statement.specifiers.map((each) =>
      each.type === 'ImportSpecifier' ? ([each.local.name, nameOf(each.imported)] as const) : undefined,
    )
    return names.includes(undefined) ? undefined : new Map(names.filter((name) => name !== undefined))
  }
  if (statement.type !== 'ExportNamedDeclaration') return undefined
  return new Map(statement.specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)]))
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value)
}

/** The door of a folder: it only exports from other modules, and a bundler takes from it only what is used. */
const DOOR = 'cwl/index.ts'

function needsOf(file: string): readonly string[] {
  return (modules.get(file)?.imports ?? []).flatMap(({ target, names }) => {
    if (target !== DOOR || names === undefined) return [target]
    return [...names.values()].map((name) => {
      const through = modules.get(DOOR)?.imports.find((each) => each.names?.has(name) === true)
      if (through === undefined) throw new Error(`${DOOR} does not export ${name}`)
      return through.target
    })
  })
}

function loadedWith(...entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(entries)
  for (const file of loaded) for (const need of needsOf(file)) loaded.add(need)
  return loaded
}

test('the check finds modules and their imports', () => {
  expect(modules.size).toBeGreaterThan(80)
  expect(needsOf('cwl/index.ts')).toContain('cwl/pack.ts')
  expect([...loadedWith('github/run.ts')]).toEqual(expect.arrayContaining(['@actions/core', 'json/parse.ts']))
})

const HEAVY = /^(?:got|fastify|node:sqlite|diff|acorn|re2js|@cfworker\/.*|@actions\/.*|local-platform\/.*)$/

test('the command line starts without large modules, and validate loads no HTTP client or server', () => {
  const start = loadedWith('bin.ts', 'cli.ts', 'terminal/run.ts')
  expect([...start].filter((file) => HEAVY.test(file) || file === 'js-yaml')).toEqual([])
  const validating = loadedWith('terminal/run.ts', 'commands/validate.ts', 'report/text.ts', 'report/json.ts')
  expect(
    [...validating].filter((file) =>
      /^(?:got|fastify|node:sqlite|@actions\/.*|local-platform\/.*|http\/exchange\.ts|node:https?|node:child_process)$/.test(
        file,
      ),
    ),
  ).toEqual([])
})

test('the action starts without the clients of the platform and GitHub', () => {
  expect([...loadedWith('action.ts')].filter((file) => /^(?:got|@actions\/github|node:https?)$/.test(file))).toEqual([])
})

const ENTRIES = ['action.ts', 'bin.ts', 'cli.ts']

const DECLARATIONS = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'VariableDeclaration',
])

test('only entry modules have side effects when they are loaded', () => {
  const busy = [...modules].flatMap(([file, { program }]) =>
    program.body
      .filter((statement) => !DECLARATIONS.has(statement.type) || awaits(statement))
      .map(({ type, start }) => `${file}: ${type} at ${start}`),
  )
  expect(busy.filter((line) => !ENTRIES.some((entry) => line.startsWith(entry)))).toEqual([])
  expect(new Set(busy.map((line) => line.split(':')[0]))).toEqual(new Set(ENTRIES))
})

function awaits(statement: Program['body'][number]): boolean {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return (
    declaration?.type === 'VariableDeclaration' &&
    declaration.declarations.some(({ init }) => init?.type === 'AwaitExpression')
  )
}

test('the library prints nothing when it is loaded, and the process ends', () => {
  const code = `const library = await import(${JSON.stringify(join(src, 'index.ts'))}); console.log(typeof library.promote, typeof library.createPlatform)`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
    cwd: root,
  })
  expect(output).toBe('function function\n')
})

const START = ['bin.ts', 'cli.ts', 'terminal/run.ts']

/**
 * What each command loads of our own code at most: modules, and thousands of characters. Raise a limit with a reason.
 * The table of images, its options and its text are 3,000 of them in each. Pages of apps and the file for Dockstore are
 * 4,000, and 9,000 more where they are made. The lists of what JSON shows, beside the types of the reports, are 6,000.
 */
test.each([
  ['the command line', START, 68, 220],
  ['validate', [...START, 'commands/validate.ts'], 240, 922],
  ['pack', [...START, 'commands/on-files.ts'], 286, 1070],
  ['the commands on a platform', [...START, 'commands/on-platform.ts'], 366, 1428],
  ['the action, for validate', ['action.ts'], 255, 992],
  ['the action, for another command', ['action.ts', 'github/command.ts'], 394, 1545],
])('%s loads no more code than it needs', (_, entries, most, thousands) => {
  const loaded = [...loadedWith(...entries)].flatMap((file) => modules.get(file) ?? [])
  expect(loaded.length).toBeLessThanOrEqual(most)
  expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(thousands * 1000)
})
