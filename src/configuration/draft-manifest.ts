import { basename, dirname } from 'node:path/posix'

import { escapeGlob } from '../files/globs.ts'
import type { DialectName } from '../platform/types.ts'
import { rowOf, rowsFor, type DraftRow, type NamedApp } from './draft-rows.ts'
import { stemOf } from './names.ts'

/** A document that becomes an app. */
export interface DraftApp {
  /** A file, or `path#id` for one process in it. */
  readonly path: string
  /** The id of that process. */
  readonly name?: string
}

export interface Draft {
  readonly apps: readonly NamedApp[]
  /** Documents with errors, which could be apps otherwise. They are written as comments. */
  readonly withErrors: readonly NamedApp[]
  /** Apps with several files that fit, once for each. They are written as comments. */
  readonly ambiguous?: readonly NamedApp[]
  /** Folders of documents that are not apps yet. They are written as comments. */
  readonly setAside?: readonly string[]
  /** All documents of the repository, apps or not. */
  readonly documents: readonly string[]
  /** The dialect; absent if it follows from the address, or is not known. */
  readonly platform?: DialectName
  /** `owner/project` */
  readonly devProject: string
  /** `owner/project` of a second stage, which copies from the first. */
  readonly releaseProject: string
}

/**
 * The text of a first cwl-promote.yml. Folders of apps have one row, any other app has its own row. A name is only
 * written if it is not that of the file.
 */
export function draftManifest({
  apps,
  withErrors,
  ambiguous = [],
  setAside = [],
  documents,
  platform,
  devProject,
  releaseProject,
}: Draft): string {
  const rows = [
    ...rowsFor(apps, documents).flatMap(linesOf),
    ...commented(
      'These have errors; `cwl-promote validate .` lists them. Remove `# ` from the row of each that you fix.',
      withErrors.map(rowOf),
    ),
    ...commented('Several files fit each of these apps. Remove `# ` from one row of each.', ambiguous.map(rowOf)),
    ...commented(
      'These folders look as if they are not for a release. Remove `# ` where that is wrong.',
      setAside.map((folder) => ({ path: `${escapeGlob(folder)}/**/*.cwl`, except: [] })),
    ),
  ]
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/cwl-promote/cwl-promote/main/schemas/cwl-promote.schema.json
# Which CWL of this repository goes into which project of the platform.
# The address of the platform and the token are never written here. They come from the inputs base-url and token,
# or from CWL_PROMOTE_BASE_URL and CWL_PROMOTE_TOKEN.
version: 1
${platform === undefined ? '' : `platform: ${platform}\n`}
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

function linesOf({ path, name, except }: DraftRow): readonly string[] {
  return [
    `  - path: ${scalar(path)}`,
    ...(name === undefined ? [] : [`    name: ${scalar(name)}`]),
    ...(except.length === 0 ? [] : [`    except: [${except.map(scalar).join(', ')}]`]),
  ]
}

/** Rows that a person decides about. */
function commented(reason: string, rows: readonly DraftRow[]): readonly string[] {
  return rows.length === 0 ? [] : ['', `  # ${reason}`, ...rows.flatMap(linesOf).map((row) => `  #${row.slice(1)}`)]
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
