import { posix } from 'node:path'

import type { AppPage, PageMaker } from '../commands/pages.ts'
import type { StatusApp } from '../commands/report.ts'
import {
  describeType,
  exampleJob,
  interfaceOf,
  isRequired,
  nameOf,
  objectsIn,
  stringifyYaml,
  textsIn,
  type Port,
} from '../cwl/index.ts'
import { relativePath } from '../files/workspace.ts'
import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  stringifyJson,
  type JsonObject,
  type JsonValue,
} from '../json/index.ts'
import {
  code,
  createBudget,
  fenced,
  htmlTable,
  linked,
  LONGEST_NAME,
  paragraph,
  preformatted,
  sentence,
} from './escape.ts'
import { clip } from './printable.ts'

/** The index is the page that GitHub shows for the folder. Text of people is always in HTML, see `toMarkdown`. */
export const makePages: PageMaker = (apps, folder, held) => {
  const linkTo = (file: string): string => relativePath(folder, file).split('/').map(encodeURIComponent).join('/')
  return new Map([
    [INDEX, [indexOf(apps, linkTo)]],
    ...apps.map((app) => [app.page, [pageOf(app, linkTo), ...installedSection(app, held)]] as const),
  ])
}

const INDEX = 'README.md'

type LinkTo = (file: string) => string

function indexOf(apps: readonly AppPage[], linkTo: LinkTo): string {
  const rows = apps.map(({ name, page, file, reference, description }) => [
    linked(name, encodeURIComponent(page)),
    sentence(textOf(description, 'label')),
    sentence(textOf(description, 'class')),
    linked(reference, linkTo(file)),
  ])
  return `# Apps\n\n${table(['App', 'What it is', 'Class', 'Document'], rows)}`
}

function pageOf({ name, file, reference, description, diagram }: AppPage, linkTo: LinkTo): string {
  const { inputs, outputs } = interfaceOf(description)
  const label = textOf(description, 'label')
  return [
    `<h1>${label === '' ? code(name) : sentence(label)}</h1>\n`,
    paragraph(
      `App ${code(name)}: ${code(`${textOf(description, 'class')}, CWL ${textOf(description, 'cwlVersion')}`)} in ${linked(reference, linkTo(file))}. <a href="${INDEX}">All apps</a>`,
    ),
    ...blocksOf(textOf(description, 'doc')).map((html) => (html.startsWith('<pre>') ? `${html}\n` : paragraph(html))),
    ...(diagram === undefined ? [] : ['## Diagram\n', fenced(diagram, 'mermaid')]),
    '## Inputs\n',
    portTable(inputs, objectsIn(description, 'inputs'), true),
    '## Outputs\n',
    portTable(outputs, objectsIn(description, 'outputs'), false),
    description['class'] === 'Workflow' ? '## Steps, images and resources\n' : '## Image and resources\n',
    table(['Step', 'What it runs', ...RESOURCES.map(([head]) => head)], programRows(description)),
    ...aboutSection(description),
    ...jobSection(description, file),
  ].join('\n')
}

/** Most descriptions are Markdown, of which blocks of code, tables, lists and headings keep their lines. */
function blocksOf(doc: string): readonly string[] {
  return doc
    .replaceAll(/\[([^\][]*)\]\(([^()\s]+)\)/g, '$1 ($2)')
    .split(/^[ \t]*(?:```|~~~).*$/m)
    .flatMap((part, index) => (index % 2 === 1 ? [preformatted(part)] : part.split(/\n(?:[ \t]*\n)+/).map(blockOf)))
    .filter((html) => html !== '')
}

function blockOf(text: string): string {
  if (/^\s*\|/.test(text)) return preformatted(text)
  const lines = text.trim().split(/\n(?=[ \t]*(?:[-*+#>] |\d+[.)] ))/)
  return lines
    .map((line) => (line.startsWith('#') ? `<strong>${sentence(line.replace(/^#+ */, ''))}</strong>` : sentence(line)))
    .join('<br>')
}

function portTable(ports: ReadonlyMap<string, Port>, written: readonly JsonObject[], isInput: boolean): string {
  const rows = Array.from(ports.values(), (port) => {
    const { id, type, formats, secondaryFiles } = port
    const own = written.find((one) => nameOf(one) === id) ?? NONE
    const types = [
      code(describeType(type)),
      ...Array.from(formats, (format) => `format ${code(format)}`),
      ...Array.from(secondaryFiles.keys(), (pattern) => `with ${code(pattern)}`),
    ]
    const given = isInput && isRequired(port) ? '<em>required</em>' : valueCell(port.default)
    const doc = ['label', 'doc'].flatMap((field) => blocksOf(textOf(own, field)))
    return [code(id), types.join('<br>'), given, doc.join('<br>')]
  })
  return table(['Name', 'Type', 'Default', 'Description'], rows)
}

const NONE = objectFrom([])

function valueCell(value: JsonValue | undefined): string {
  if (value === undefined) return ''
  return code(clip(typeof value === 'string' ? value : stringifyJson(value), LONGEST_NAME))
}

/** Head, requirement, and fields, of which the first one counts. */
const RESOURCES = [
  ['Image', 'DockerRequirement', 'dockerPull', 'dockerImageId', 'dockerLoad', 'dockerImport'],
  ['Cores', 'ResourceRequirement', 'coresMin', 'coresMax'],
  ['Memory (MiB)', 'ResourceRequirement', 'ramMin', 'ramMax'],
  ['Disk (MiB)', 'ResourceRequirement', 'outdirMin', 'tmpdirMin', 'outdirMax', 'tmpdirMax'],
] as const

/**
 * Of each program and sub-workflow. Requirements take precedence over hints, and inner ones over outer ones (CWL v1.2
 * Workflow, "Requirements and hints").
 */
function programRows(
  process: JsonObject,
  path: readonly string[] = [],
  around: readonly JsonObject[] = [],
): readonly (readonly string[])[] {
  const holders = [process, ...around]
  const isWorkflow = process['class'] === 'Workflow'
  const all = ['requirements', 'hints'].flatMap((field) => holders.flatMap((holder) => objectsIn(holder, field)))
  const cells = RESOURCES.map(([, name, ...fields]) => {
    const found = all.find((one) => !isWorkflow && one['class'] === name) ?? NONE
    return valueCell(fields.map((field) => found[field]).find((value) => value !== undefined))
  })
  const notes = ['scatter', 'when'].flatMap((field) =>
    textsIn(around[0] ?? NONE, field).map((text) => `<br>${field} ${code(text)}`),
  )
  const inner = objectsIn(process, 'steps').flatMap((step) =>
    isObject(step['run']) ? programRows(step['run'], [...path, nameOf(step) ?? ''], [step, ...holders]) : [],
  )
  if (isWorkflow && path.length === 0) return inner
  const name = path.length === 0 ? '' : code(path.join('/'))
  return [[name + notes.join(''), sentence(textOf(process, 'label') || textOf(process, 'class')), ...cells], ...inner]
}

/** Fields of schema.org, Dublin Core and Seven Bridges, without their prefix. */
const ABOUT = {
  License: ['license'],
  Authors: ['author', 'toolAuthor', 'creator', 'contributor', 'wrapperAuthor'],
  Publisher: ['publisher'],
}

function aboutSection(description: JsonObject): readonly string[] {
  const rows = Object.entries(ABOUT).flatMap(([head, names]) => {
    const values = entriesOf(description).filter(([key]) => key.includes(':') && names.includes(lastPart(key)))
    const texts = [...new Set(values.flatMap(([, value]) => namesWithin(value)))]
    return texts.length === 0 ? [] : [[head, texts.map(sentence).join('<br>')]]
  })
  return rows.length === 0 ? [] : ['## License and authors\n', table(['', ''], rows)]
}

function lastPart(key: string): string {
  return key.slice(Math.max(key.lastIndexOf(':'), key.lastIndexOf('/'), key.lastIndexOf('#')) + 1)
}

/** A text, or the names of people and organisations at any depth. */
function namesWithin(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value]
  if (isArray(value)) return value.flatMap(namesWithin)
  if (!isObject(value)) return []
  return entriesOf(value).flatMap(([key, member]) =>
    typeof member === 'object' || NAMES.has(lastPart(key)) ? namesWithin(member) : [],
  )
}

const NAMES: ReadonlySet<string> = new Set(['name', 'legalName'])

function jobSection(description: JsonObject, file: string): readonly string[] {
  const { required, optional } = exampleJob(description)
  const parts = [
    ['# Needed: replace the values.', required],
    ['# Optional: these are the defaults.', optional],
  ] as const
  const given = parts.filter(([, job]) => Object.keys(job).length > 0)
  if (given.length === 0) return []
  // Files in it are relative to it, and to the document.
  const path = posix.join(posix.dirname(file), 'job.yml')
  return [
    '## Example job\n',
    paragraph(
      `Save it as ${code(path)}. Any runner of CWL can read it, for example ${code(`cwltool ${file} ${path}`)}.`,
    ),
    fenced(given.map(([comment, job]) => `${comment}\n${stringifyYaml(job)}`).join('\n'), 'yaml'),
  ]
}

function installedSection(app: AppPage, held?: readonly StatusApp[]): readonly [] | readonly [string] {
  if (held === undefined) return []
  const stages = held.find(({ name, source }) => name === app.name && source === app.reference)?.stages ?? []
  const rows = stages.map(({ stage, target, revision, installedAt = '', commit = '', digest }) => [
    code(stage ?? ''),
    code(target),
    String(revision ?? ''),
    digest === null ? 'not installed' : sentence(installedAt),
    code(commit),
  ])
  return [`## Where it is installed\n\n${table(['Stage', 'App', 'Revision', 'Since', 'Commit'], rows)}`]
}

function textOf(holder: JsonObject, field: string): string {
  return textsIn(holder, field).join('\n')
}

/** Without columns that are empty. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isUsed = (_: string, column: number): boolean => rows.some((row) => row[column] !== '')
  const used = rows.map((row) => row.filter(isUsed))
  return rows.length === 0 ? 'None.\n' : htmlTable(head.filter(isUsed), used, createBudget(Infinity))
}
