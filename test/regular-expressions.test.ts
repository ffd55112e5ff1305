import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from '@jest/globals'
import { parse, type AnyNode } from 'acorn'
import { analyse } from 'scslre'

import { nodesIn } from './support/syntax.ts'

const root = join(import.meta.dirname, '..')
const files = globSync('src/**/*.ts', { cwd: root, exclude: (name) => name.includes('generated') }).sort()
const ENTRIES = /^src\/(?:action|bin|cli|joined)\.ts$/

const REPORTS = { reportTypes: { Move: true, Self: true, Trade: true } } as const

/** The ways in which this expression needs more than linear time, by a static analysis. */
function slowWays(source: string, flags: string): readonly string[] {
  return analyse({ source, flags }, REPORTS).reports.map(
    ({ type, character }) => `/${source}/${flags}: ${type} on ${JSON.stringify(character.pick)}`,
  )
}

function programOf(file: string): readonly AnyNode[] {
  const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'), { mode: 'strip' })
  return nodesIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true }))
}

test('the analysis finds expressions that are slow on hostile text', () => {
  expect(slowWays('^(a+)+$', '')).not.toEqual([])
  expect(slowWays('\\s+$', '')).not.toEqual([])
  expect(slowWays('(?<!\\s)\\s+$', '')).toEqual([])
})

test('every regular expression that is written in the sources takes linear time', () => {
  const literals = files.flatMap((file) =>
    programOf(file).flatMap((node) => (node.type === 'Literal' && node.regex ? [{ file, ...node.regex }] : [])),
  )
  expect(literals.length).toBeGreaterThan(400)
  expect(
    literals.flatMap(({ file, pattern, flags }) => slowWays(pattern, flags).map((way) => `${file}: ${way}`)),
  ).toEqual([])
})

/** Prints source and flags of what the modules that it is given put together. */
const LOAD = `
  const made = new Map()
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, parts) {
      const one = Reflect.construct(target, parts)
      const from = new Error('from').stack.split('\\n')[2] ?? ''
      if (from.includes('/src/') && !from.includes('/generated/')) made.set(String(one), [one.source, one.flags])
      return one
    },
  })
  for (const file of process.argv.slice(1)) await import(file)
  console.log(JSON.stringify([...made.values()]))
`

test('every regular expression that a module puts together when it is loaded takes linear time', () => {
  // In its own process: here the modules may be loaded already.
  const modules = files.filter((file) => !ENTRIES.test(file)).map((file) => pathToFileURL(join(root, file)).href)
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', LOAD, ...modules], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const made = JSON.parse(stdout) as readonly (readonly [source: string, flags: string])[]
  expect(made.length).toBeGreaterThan(3)
  expect(made.flatMap(([source, flags]) => slowWays(source, flags))).toEqual([])
})

/** Files that make some while they run. */
const WHILE_RUNNING = [
  // Only asks whether a pattern of the user is one, and runs none: RE2 does.
  'src/cwl/policies/compile-schema.ts',
  // The characters of a token, each escaped.
  'src/http/secret.ts',
]

test('regular expressions are put together while running in two places only', () => {
  const making = files.filter((file) =>
    programOf(file).some((node) => /Function/.test(node.type) && nodesIn(node).some(isMaking)),
  )
  expect(making).toEqual(WHILE_RUNNING)
})

function isMaking(node: AnyNode): boolean {
  return (
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'RegExp'
  )
}
