import { posix, relative, sep } from 'node:path'

import type { AppTest } from '../../app-tests/test-file.ts'
import type { Manifest } from '../../configuration/manifest.ts'
import { appsIn } from '../../configuration/select.ts'
import {
  createProblem,
  DistinctNames,
  objectsIn,
  parseYaml,
  positionOf,
  splitReference,
  stringifyYaml,
  textsIn,
  type Problem,
  type Processes,
} from '../../cwl/index.ts'
import { repositoryAt } from '../../files/output-place.ts'
import { topOf, type Location } from '../../files/source-text.ts'
import { listNames } from '../../files/text.ts'
import { openWorkspace, type Workspace } from '../../files/workspace.ts'
import { isObject, objectFrom, type JsonObject } from '../../json/index.ts'

/**
 * Dockstore looks for it at the top of a repository, or in `.github` (docs.dockstore.org, "Templates", "Tips and
 * tricks").
 */
export const DOCKSTORE_PATHS = ['.dockstore.yml', '.github/.dockstore.yml'] as const

/** What Dockstore registers by the class (docs.dockstore.org, "Tools vs Workflows", the table of languages). */
const LISTS = { Workflow: 'workflows', CommandLineTool: 'tools' } as const

interface Entry {
  readonly list: (typeof LISTS)[keyof typeof LISTS]
  readonly app: string
  readonly path: string
  readonly value: JsonObject
  readonly tests: readonly string[]
  /** In the configuration. */
  readonly at: Location
}

interface Entries {
  readonly entries: readonly Entry[]
  /** Apps that Dockstore cannot register: it reads whole files, and no other classes. */
  readonly leftOut: readonly string[]
}

/** The repository around a working directory. */
export function repositoryOf(workspace: Workspace): Workspace {
  const root = repositoryAt(workspace.root)
  return root === workspace.root ? workspace : openWorkspace(root)
}

export function dockstoreFile(repository: Workspace): string | undefined {
  return DOCKSTORE_PATHS.find((path) => repository.has(path))
}

/**
 * One for each file of an app. Dockstore's own checks (github.com/dockstore/dockstore, dockstore-common, package
 * `io.dockstore.common.yaml`, DockstoreYaml12 and its constraints) want distinct names of letters, digits and single
 * `-` and `_` inside, and absolute paths. Its test parameter files are jobs, so a test with a job inside has none.
 */
export function dockstoreEntries(manifest: Manifest, processes: Processes, tests: readonly AppTest[]): Entries {
  const { workspace } = processes
  const prefix = relative(repositoryAt(workspace.root), workspace.root).replaceAll(sep, '/')
  const names = new DistinctNames([])
  const entries = new Map<string, Entry>()
  const leftOut: string[] = []
  const fileOf = (reference: string): string | undefined => {
    const { path, fragment = 'main' } = splitReference(workspace, reference)
    return fragment === 'main' ? posix.join('/', prefix, path) : undefined
  }
  for (const { name, reference, document, row } of appsIn(manifest, workspace)) {
    const path = fileOf(reference)
    const type = processes.document(document.path, document.fragment).process?.value['class']
    const list = type === 'Workflow' || type === 'CommandLineTool' ? LISTS[type] : undefined
    if (path === undefined || list === undefined) leftOut.push(reference)
    else if (!entries.has(path)) {
      const jobs = tests.filter(({ tool, jobFile, at }) => fileOf(tool) === path && jobFile !== at.file)
      const files = [...new Set(jobs.map(({ jobFile }) => posix.join('/', prefix, jobFile)))].sort()
      const value = objectFrom([
        ['name', names.give(plainName(name))],
        ['subclass', 'CWL'],
        ['primaryDescriptorPath', path],
        ...(files.length === 0 ? [] : [['testParameterFiles', files] as const]),
      ])
      entries.set(path, { list, app: name, path, value, tests: files, at: manifest.at('apps', row) })
    }
  }
  return { entries: [...entries.values()], leftOut }
}

const LONGEST_NAME = 250

function plainName(name: string): string {
  const parts = name.replaceAll(/[^A-Za-z0-9]+/g, (between) => (between === '_' ? '_' : '-'))
  return parts.slice(0, LONGEST_NAME).replace(/^[-_]/, '').replace(/[-_]$/, '') || 'app'
}

/** The version is the first line, alone, as Dockstore looks for it. */
export function dockstoreText(entries: readonly Entry[]): string {
  const lists = Object.values(LISTS).flatMap((list) => {
    const values = entries.flatMap((entry) => (entry.list === list ? [entry.value] : []))
    return values.length === 0 ? [] : [stringifyYaml(objectFrom([[list, values]]))]
  })
  return `version: 1.2\n# Which CWL Dockstore registers. \`cwl-promote validate\` reports apps and tests that are missing here.\n${lists.join('')}`
}

/**
 * One problem for all that the file lacks, because of problems that repeat only the first one shows its fix. It is at
 * the app in the configuration if the file is above the working directory.
 */
export function missingInDockstore(
  { entries }: Entries,
  file: string,
  repository: Workspace,
  isInside: boolean,
): readonly Problem[] {
  const parsing = parseYaml(repository.readText(file), file, repository.limits)
  const value = parsing.ok && isObject(parsing.value) ? parsing.value : objectFrom([])
  const missing = entries.flatMap(({ list, app, path, value: wanted, tests, at }): readonly Missing[] => {
    const written = objectsIn(value, list).find((one) => one['primaryDescriptorPath'] === path)
    if (written === undefined)
      return [{ what: app, under: list, line: inOneLine(wanted), at: isInside ? positionOf(value, list, 'key') : at }]
    const known = textsIn(written, 'testParameterFiles')
    const place = positionOf(written, 'testParameterFiles', 'key') ?? positionOf(written, 'name', 'key')
    return tests.flatMap((test) =>
      known.includes(test)
        ? []
        : [{ what: test, under: `testParameterFiles\` of \`${app}`, line: scalar(test), at: isInside ? place : at }],
    )
  })
  const [first] = missing
  if (first === undefined) return []
  const lines = Array.from(
    Map.groupBy(missing, ({ under }) => under),
    ([under, those]) => `Add under \`${under}\`: ${listNames(those.map(({ line }) => `\`- ${line}\``))}.`,
  )
  return [
    createProblem(
      'missing-in-dockstore',
      first.at ?? topOf(file),
      `${file} lacks ${listNames(missing.map(({ what }) => what))}`,
      `${lines.join(' ')} \`cwl-promote init --dockstore --dry-run\` prints a whole file.`,
    ),
  ]
}

interface Missing {
  readonly what: string
  readonly under: string
  readonly line: string
  readonly at: Location | undefined
}

function inOneLine(value: JsonObject): string {
  const fields = Object.entries(value).map(([key, member]) =>
    typeof member === 'string'
      ? `${key}: ${scalar(member)}`
      : `${key}: [${textsIn(value, key).map(scalar).join(', ')}]`,
  )
  return `{ ${fields.join(', ')} }`
}

function scalar(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text)
}
