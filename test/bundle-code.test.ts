import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'
import { parse, type AnyNode } from 'acorn'

import { nodesIn } from './support/syntax.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const nodes = globSync('*.js', { cwd: dist }).flatMap((file) =>
  nodesIn(parse(readFileSync(join(dist, file), 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' })).map(
    (node) => [file, node] as const,
  ),
)

function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : ''
}

/** The names of the global object. */
const GLOBALS: ReadonlySet<string> = new Set(['globalThis', 'global', 'self', 'window'])

function isModule(node: AnyNode | null | undefined, name: string): boolean {
  return node?.type === 'Literal' && (node.value === name || node.value === `node:${name}`)
}

test('the action makes no code from text: it contains no eval and no Function, under no other name either', () => {
  expect(nodes.length).toBeGreaterThan(100_000)
  const found = nodes.flatMap(([file, node]) => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      return ['eval', 'Function'].includes(nameOf(node.callee)) ? [`${file}: ${nameOf(node.callee)}(…)`] : []
    // `(0, eval)`, `globalThis.eval`, `const make = Function`.
    if (node.type === 'SequenceExpression' && node.expressions.some((part) => nameOf(part) === 'eval'))
      return [`${file}: (…, eval)`]
    // A method of this name, as re2js has one, is not the function of the language.
    if (node.type === 'MemberExpression' && nameOf(node.property) === 'eval' && GLOBALS.has(nameOf(node.object)))
      return [`${file}: ${nameOf(node.object)}.eval`]
    if (node.type === 'VariableDeclarator' && node.init && ['eval', 'Function'].includes(nameOf(node.init)))
      return [`${file}: = ${nameOf(node.init)}`]
    return []
  })
  expect(found).toEqual([])
})

test('it has nothing of node:vm: the code of a document is parsed, and not compiled', () => {
  expect(nodes.filter(([, node]) => isModule(node, 'vm'))).toEqual([])
})
