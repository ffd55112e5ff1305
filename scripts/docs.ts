/**
 * Writes the tables of inputs and outputs into README.md, between markers, from action.yml. `--check` writes nothing and
 * fails when README.md is not what it would write.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseYaml } from '../src/cwl/source.ts'
import { entriesOf, isObject, type JsonObject, type JsonValue } from '../src/json/index.ts'

const root = join(import.meta.dirname, '..')

function membersOf(action: JsonObject, name: string): readonly (readonly [string, JsonObject])[] {
  return entriesOf(object(action[name], name)).map(([key, value]) => [key, object(value, key)] as const)
}

function object(value: JsonValue | undefined, name: string): JsonObject {
  if (!isObject(value)) throw new Error(`action.yml: ${name} is no map`)
  return value
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.replaceAll('|', String.raw`\|`) : ''
}

function inputTable(action: JsonObject): string {
  const rows = membersOf(action, 'inputs').map(([name, input]) => {
    const initial = text(input['default'])
    return `| \`${name}\` | ${initial === '' ? '' : `\`${initial}\``} | ${text(input['description'])} |`
  })
  return ['| input | default | |', '|---|---|---|', ...rows].join('\n')
}

function outputTable(action: JsonObject): string {
  const rows = membersOf(action, 'outputs').map(([name, output]) => `| \`${name}\` | ${text(output['description'])} |`)
  return ['| output | |', '|---|---|', ...rows].join('\n')
}

function between(page: string, marker: string, content: string): string {
  const [begin, end] = [`<!-- ${marker}: generated from action.yml by npm run docs -->`, `<!-- /${marker} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`README.md has no markers ${begin} … ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`
}

const parsing = parseYaml(readFileSync(join(root, 'action.yml'), 'utf8'), 'action.yml')
if (!parsing.ok) throw new Error(parsing.problems.map(({ line, message }) => `action.yml:${line}: ${message}`).join('\n'))
const action = object(parsing.value, 'the file')
const path = join(root, 'README.md')
const before = readFileSync(path, 'utf8')
const after = between(between(before, 'inputs', inputTable(action)), 'outputs', outputTable(action))

if (!process.argv.includes('--check')) {
  if (after !== before) writeFileSync(path, after)
} else if (after !== before) {
  console.error('README.md: the tables of inputs and outputs are not those of action.yml. Run `npm run docs`.')
  process.exitCode = 1
}
