/**
 * Writes what is generated from the sources: the tables in docs/inputs.md, from action.yml and the commands that an
 * input is for; docs/commands.md, from the command line; in docs/problems the severity and the sentence of each code,
 * and the index; the OpenAPI document of the local platform; and the JSON Schema of the configuration. `--check` writes
 * nothing and fails when a file is not what it would write.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { OPTION_ROWS } from '../src/commands/run/option-table.ts'
import { schemaForEditors } from '../src/configuration/manifest-schema.ts'
import { CODES } from '../src/cwl/rules/index.ts'
import { parseYaml } from '../src/cwl/yaml/parse-yaml.ts'
import { COMMANDS, INPUTS } from '../src/github/input-values.ts'
import { entriesOf, isObject, type JsonObject, type JsonValue } from '../src/json/index.ts'
import { openApiDocument } from '../src/local-platform/index.ts'
import { commandSections, exitCodeTable } from './docs/commands-page.ts'
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

/** The inputs of all commands, and then those of each command. */
function inputTables(action: JsonObject): string {
  const inputs = membersOf(action, 'inputs')
  const tableOf = (isShown: (commands: readonly string[]) => boolean): string => {
    const rows = inputs
      .filter(([name]) => isShown(INPUTS.get(name) ?? []))
      .map(([name, input]) => {
        const initial = text(input['default'])
        return `| \`${name}\` | ${initial === '' ? '' : `\`${initial}\``} | ${text(input['description'])} |`
      })
    return ['| input | default | |', '|---|---|---|', ...rows].join('\n')
  }
  const refused = OPTION_ROWS.flatMap(([, name, { empty }]) => {
    if (typeof empty === 'object') return [`\`${name}\` (of ${empty.map((command) => `\`${command}\``).join(', ')})`]
    return empty === 'refused' ? [`\`${name}\``] : []
  })
  return [
    `An empty value means that the input is not given. Only ${refused.slice(0, -1).join(', ')} and ${refused.at(-1) ?? ''} must not be empty: they decide what is\napproved, compared or undone. An empty \`changed-since\` plans all apps, and an empty \`baseline\` accepts no problem.`,
    `### All commands\n\n${tableOf((commands) => commands.length === COMMANDS.length)}`,
    ...COMMANDS.map(
      (command) =>
        `### ${command}\n\n${tableOf((commands) => commands.length < COMMANDS.length && commands.includes(command))}`,
    ),
  ].join('\n\n')
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
  fillPage(root, 'docs/inputs.md', {
    inputs: inputTables(action),
    outputs: outputTable(action),
    'exit-codes': exitCodeTable(),
  }),
  fillPage(root, 'docs/commands.md', { 'exit-codes': exitCodeTable(), commands: commandSections() }),
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
