import { posix, relative, sep } from 'node:path'

import type { AppTest } from '../../app-tests/test-file.ts'
import type { Manifest } from '../../configuration/manifest.ts'
import { appsIn } from '../../configuration/select.ts'
import {
  createProblem,
  DistinctNames,
  objectsIn,
  parseYaml,
  splitReference,
  stringifyYaml,
  textsIn,
  type Problem,
  type Processes,
} from '../../cwl/index.ts'
import { CwlError } from '../../files/errors.ts'
import { repositoryAt } from '../../files/output-place.ts'
import { topOf, type Location } from '../../files/source-text.ts'
import { listNames } from '../../files/text.ts'
import { openWorkspace, type Workspace } from '../../files/workspace.ts'
import { isObject, objectFrom, stringifyJson, type JsonObject, type JsonValue } from '../../json/index.ts'

/** At the top of a repository, or in `.github` (docs.dockstore.org, "Templates", "Tips and tricks"). */
const PATHS = ['.dockstore.yml', '.github/.dockstore.yml'] as const

export const [DOCKSTORE_FILE] = PATHS

/** What Dockstore registers by the class (docs.dockstore.org, "Tools vs Workflows"). */
const LISTS = { Workflow: 'workflows', CommandLineTool: 'tools' } as const

interface Entry {
  readonly list: (typeof LISTS)[keyof typeof LISTS]
  readonly app: string
  readonly value: JsonObject
  /** Of the app in the configuration. */
  readonly at: Location
}

interface Entries {
  readonly entries: readonly Entry[]
  /** Dockstore reads whole files, and no other classes. */
  readonly leftOut: readonly string[]
}

/** The repository around the working directory, and the file in it. */
export function findDockstore({ root }: Workspace): { readonly repository: Workspace; readonly file?: string } {
  const repository = openWorkspace(repositoryAt(root))
  const file = PATHS.find((path) => repository.has(path))
  return { repository, ...(file === undefined ? {} : { file }) }
}

/**
 * One for each file. Dockstore accepts distinct names of letters, digits and single `-` and `_`, and absolute paths
 * (github.com/dockstore/dockstore, dockstore-common, `io.dockstore.common.yaml`: DockstoreYaml12 and its constraints).
 * Its test parameter files are jobs, so it has no test whose job is in the file of the test.
 */
export function dockstoreEntries(manifest: Manifest, processes: Processes, tests: readonly AppTest[]): Entries {
  const { workspace } = processes
  const prefix = relative(repositoryAt(workspace.root), workspace.root).replaceAll(sep, '/')
  const pathOf = (path: string): string => posix.join('/', prefix, path)
  const fileOf = (reference: string): string | undefined => {
    const { path, fragment = 'main' } = splitReference(workspace, reference)
    return fragment === 'main' ? pathOf(path) : undefined
  }
  const names = new DistinctNames([])
  const entries = new Map<string, Entry>()
  const leftOut: string[] = []
  for (const { name, reference, document, row } of appsIn(manifest, workspace)) {
    const path = fileOf(reference)
    const type = processes.document(document.path, document.fragment).process?.value['class']
    if (path === undefined || (type !== 'Workflow' && type !== 'CommandLineTool')) leftOut.push(reference)
    else if (!entries.has(path)) {
      const jobs = tests.filter(({ tool, jobFile, at }) => fileOf(tool) === path && jobFile !== at.file)
      const value = objectFrom([
        ['name', names.give(plainName(name))],
        ['subclass', 'CWL'],
        ['primaryDescriptorPath', path],
        ...(jobs.length === 0
          ? []
          : [['testParameterFiles', [...new Set(jobs.map(({ jobFile }) => pathOf(jobFile)))].sort()] as const]),
      ])
      entries.set(path, { list: LISTS[type], app: name, value, at: manifest.at('apps', row) })
    }
  }
  return { entries: [...entries.values()], leftOut }
}

function plainName(name: string): string {
  const parts = name.replaceAll(/[^A-Za-z0-9]+/g, (between) => (between === '_' ? '_' : '-'))
  // At most 256 characters, with a number at the end.
  return parts.slice(0, 250).replace(/^[-_]/, '').replace(/[-_]$/, '') || 'app'
}

/** The version is alone in its line, as Dockstore looks for it. */
export function dockstoreText(entries: readonly Entry[]): string {
  const lists = Map.groupBy(entries, ({ list }) => list)
  const value = objectFrom(Array.from(lists, ([list, those]) => [list, those.map((entry) => entry.value)]))
  return `version: 1.2\n# \`cwl-promote validate\` reports apps and tests that are missing here.\n${stringifyYaml(value)}`
}

/** One problem for all that is missing: of those that repeat, only the first shows its fix. */
export function missingInDockstore(entries: readonly Entry[], file: string, repository: Workspace): readonly Problem[] {
  const parsing = parsed(file, repository)
  if (!parsing.ok) return parsing.problems
  const root = isObject(parsing.value) ? parsing.value : objectFrom([])
  const missing = entries.flatMap(({ list, app, value, at }) => {
    const path = value['primaryDescriptorPath']
    const written = objectsIn(root, list).find((one) => one['primaryDescriptorPath'] === path)
    if (written === undefined) return [{ at, what: app, under: list, line: stringifyJson(value) }]
    const known = textsIn(written, 'testParameterFiles')
    const under = `testParameterFiles\` of \`${app}`
    return textsIn(value, 'testParameterFiles').flatMap((test) =>
      known.includes(test) ? [] : [{ at, what: test, under, line: test }],
    )
  })
  const [first] = missing
  if (first === undefined) return []
  const fixes = Array.from(
    Map.groupBy(missing, ({ under }) => under),
    ([under, those]) => `Add under \`${under}\`: ${listNames(those.map(({ line }) => `\`- ${line}\``))}.`,
  )
  const what = listNames(missing.map((each) => each.what))
  return [createProblem('missing-in-dockstore', first.at, `${file} lacks ${what}`, fixes.join(' '))]
}

function parsed(
  file: string,
  repository: Workspace,
): { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly problems: readonly Problem[] } {
  try {
    return parseYaml(repository.readText(file), file, repository.limits)
  } catch (error) {
    if (!(error instanceof CwlError)) throw error
    return { ok: false, problems: [createProblem('missing-in-dockstore', topOf(file), error.message, error.fix)] }
  }
}
