import { basename, dirname } from 'node:path/posix'

import { stemOf } from './names.ts'

/** A document that becomes an app. */
export interface DraftApp {
  /** A file, or `path#id` for one process in it. */
  readonly path: string
  /** The id of that process. */
  readonly name?: string
}

/** A document that is to be the app of this name. */
export interface NamedApp {
  /** Of the file, or `path#id` of one process in it. */
  readonly path: string
  readonly name: string
}

export interface Draft {
  readonly apps: readonly NamedApp[]
  /** Documents with errors, which could be apps otherwise. They are written as comments. */
  readonly withErrors: readonly NamedApp[]
  /** All documents of the repository, apps or not. */
  readonly documents: readonly string[]
  /** `owner/project` */
  readonly devProject: string
  /** `owner/project` of a second stage, which copies from the first. */
  readonly releaseProject: string
}

/**
 * The text of a first cwl-promote.yml. A folder in which every document is an app has one row, any other app has its
 * own row. A name is only written if it is not that of the file.
 */
export function draftManifest({ apps, withErrors, documents, devProject, releaseProject }: Draft): string {
  const folders = foldersOfApps(apps.filter(isNamedByStem), documents)
  const isInGlob = (app: NamedApp): boolean => isNamedByStem(app) && folders.includes(dirname(app.path))
  const rows = [
    ...folders.map((folder) => `  - path: ${scalar(folder === '.' ? '*.cwl' : `${folder}/*.cwl`)}`),
    ...apps.filter((app) => !isInGlob(app)).flatMap(rowsOf),
    ...(withErrors.length === 0
      ? []
      : [
          '',
          '  # These have errors; `cwl-promote validate .` lists them. Remove `# ` from the row of each that you fix.',
        ]),
    ...withErrors.flatMap(rowsOf).map((row) => `  #${row.slice(1)}`),
  ]
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/cwl-promote/cwl-promote/main/schemas/cwl-promote.schema.json
# Which CWL of this repository goes into which project of the platform.
# The address of the platform and the token are never written here. They come from the inputs base-url and token,
# or from CWL_PROMOTE_BASE_URL and CWL_PROMOTE_TOKEN.
version: 1

stages:
  dev:
    project: ${scalar(devProject)}
  # Copies from dev what was tested there.
  release:
    project: ${scalar(releaseProject)}
    from: dev

apps:
${rows.join('\n')}
`
}

function rowsOf(app: NamedApp): readonly string[] {
  const { path, name } = app
  return [`  - path: ${scalar(path)}`, ...(isNamedByStem(app) ? [] : [`    name: ${scalar(name)}`])]
}

function isNamedByStem({ path, name }: NamedApp): boolean {
  return name === stemOf(path)
}

/** In a folder with fewer apps each has its own row: a new file there may not be an app. */
const FEWEST_IN_GLOB = 3

/** Folders in which every document is one of these apps. */
function foldersOfApps(apps: readonly NamedApp[], documents: readonly string[]): readonly string[] {
  const all = Map.groupBy(documents, dirname)
  return [...Map.groupBy(apps, ({ path }) => dirname(path))].flatMap(([folder, those]) =>
    those.length >= FEWEST_IN_GLOB && those.length === all.get(folder)?.length ? [folder] : [],
  )
}

/**
 * Names apps by their files, without extension, or by the ids of processes, if these are unique; else with the folder;
 * else by the whole path.
 */
export function nameApps(apps: readonly DraftApp[]): readonly NamedApp[] {
  const pathOf = ({ path }: DraftApp): string => path.replace('.cwl#', '-')
  const spellings = [
    (app: DraftApp): string => (app.name === undefined ? stemOf(app.path) : withoutBraces(app.name)),
    (app: DraftApp): string =>
      withoutBraces(`${basename(dirname(app.path))}-${stemOf(pathOf(app))}`.replace(/^\.-/, '')),
    (app: DraftApp): string =>
      withoutBraces(
        pathOf(app)
          .replace(/\.cwl$/, '')
          .replaceAll('/', '-'),
      ),
  ]
  const names = new Map<DraftApp, string>()
  let open = apps
  for (const spelling of spellings) {
    const count = new Map<string, number>()
    for (const app of open) count.set(spelling(app), (count.get(spelling(app)) ?? 0) + 1)
    const taken = new Set(names.values())
    const isFree = (app: DraftApp): boolean => count.get(spelling(app)) === 1 && !taken.has(spelling(app))
    for (const app of open.filter(isFree)) names.set(app, spelling(app))
    open = open.filter((app) => !names.has(app))
  }
  return apps.map((app) => ({ path: app.path, name: names.get(app) ?? stemOf(app.path) }))
}

/** In a template for a name, braces mark placeholders. */
function withoutBraces(name: string): string {
  return name.replaceAll('{', '(').replaceAll('}', ')')
}

function scalar(text: string): string {
  return /^[\p{L}_][\p{L}\d_./-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text)
}
