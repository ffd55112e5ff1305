/**
 * Writes what is generated from the sources: the tables in docs/reference.md, from action.yml, the commands that an
 * input is for, and the command line; the failures in docs/json.md; in docs/problems the severity and the sentence of
 * each code, and the index; the OpenAPI document of the local platform; and the JSON Schema of the configuration.
 * `--check` writes nothing and fails when a file is not what it would write.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { schemaForEditors } from '../src/configuration/manifest-schema.ts'
import { CODES } from '../src/cwl/rules/index.ts'
import { parseYaml } from '../src/cwl/yaml/parse-yaml.ts'
import { COMMANDS, INPUTS, NOT_GIVEN } from '../src/github/input-values.ts'
import { entriesOf, isObject, type JsonObject, type JsonValue } from '../src/json/index.ts'
import { openApiDocument } from '../src/local-platform/index.ts'
import { OPTION_ROWS } from '../src/options/option-table.ts'
import { commandTable, exitCodeTable, flagTable } from './docs/commands-page.ts'
import { failureList } from './docs/failures.ts'
import { fillPage } from './docs/fill-page.ts'
import { problemIndex, problemPages } from './docs/problem-pages.ts'

const root = join(import.meta.dirname, '..')

function membersOf(action: JsonObject, name: string): readonly (readonly [string, JsonObject])[] {
  return entriesOf(object(action[name], name)).map(([key, value]) => [key, object(value, key)] as const)
}

function object(value: JsonValue | undefined, name: string): JsonObject {
  if (!isObject(value)) throw new Error(`action.yml: ${name} is not a map`)
  return value
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.replaceAll('|', String.raw`\|`) : ''
}

/** One table, with the inputs of all commands first. */
function inputTable(action: JsonObject): string {
  const refused = OPTION_ROWS.flatMap(([, name, { empty }]) => {
    if (typeof empty === 'object') return [`\`${name}\` (of ${listed(empty)})`]
    return empty === 'refused' ? [`\`${name}\``] : []
  })
  const rows = membersOf(action, 'inputs')
    .map(([name, input]) => ({ name, input, commands: INPUTS.get(name) ?? [] }))
    .toSorted((one, other) => Number(isOfAll(other.commands)) - Number(isOfAll(one.commands)))
    .map(({ name, input, commands }) => {
      const initial = text(input['default'])
      const [command] = commands
      const description = text(input['description']).replace(commands.length === 1 ? `With \`${command}\`, ` : '', '')
      const sentences = `${description.slice(0, 1).toUpperCase()}${description.slice(1)}`
      const end = ['', 'false', NOT_GIVEN].includes(initial) ? '' : ` Default: \`${initial}\`.`
      return `| \`${name}\` | ${commandsCell(commands)} | ${sentences}${end} |`
    })
  return [
    [
      `An empty value means that the input is not given. Only ${refused.slice(0, -1).join(', ')} and ${refused.at(-1) ?? ''} must not be empty: they decide what is`,
      'approved, compared or undone. The runner passes each input that a step does not write as its default or as an empty text, so these have the',
      `default \`${NOT_GIVEN}\`. Write it yourself to pass on a value that can be missing: \`\${{ inputs.plan || '${NOT_GIVEN}' }}\`. An empty`,
      '`changed-since` plans all apps, and an empty `baseline` accepts no problem. A switch is `false` by default, unless its row says otherwise.',
    ].join('\n'),
    ['| input | commands | |', '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}

function isOfAll(commands: readonly string[]): boolean {
  return commands.length === COMMANDS.length
}

function commandsCell(commands: readonly string[]): string {
  const others = COMMANDS.filter((command) => !commands.includes(command))
  if (others.length === 0) return 'all'
  return others.length <= 4 ? `all but ${listed(others)}` : listed(commands)
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

function outputTable(action: JsonObject): string {
  const rows = membersOf(action, 'outputs').map(([name, output]) => `| \`${name}\` | ${text(output['description'])} |`)
  return ['| output | |', '|---|---|', ...rows].join('\n')
}

const parsing = parseYaml(readFileSync(join(root, 'action.yml'), 'utf8'), 'action.yml')
if (!parsing.ok)
  throw new Error(parsing.problems.map(({ line, message }) => `action.yml:${line}: ${message}`).join('\n'))
const action = object(parsing.value, 'the file')

/** What is generated: path → content. */
const documents: readonly (readonly [string, string])[] = [
  fillPage(root, 'docs/reference.md', {
    commands: commandTable(),
    flags: flagTable(),
    inputs: inputTable(action),
    outputs: outputTable(action),
    'exit-codes': exitCodeTable(),
  }),
  fillPage(root, 'docs/json.md', { failures: failureList() }),
  ...problemPages(root),
  problemIndex(root),
  ['docs/openapi.json', `${JSON.stringify(openApiDocument(), undefined, 2)}\n`],
  // Editors read it from the repository.
  [
    'schemas/cwl-promote.schema.json',
    `${JSON.stringify(schemaForEditors(Object.keys(CODES).toSorted()), undefined, 2)}\n`,
  ],
]

const isCheck = process.argv.includes('--check')

function write(path: string, content: string): void {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  if (isCheck) {
    console.error(`${path} is not what the sources give. Run \`npm run docs\`.`)
    process.exitCode = 1
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

for (const [path, content] of documents) write(path, content)
