import { basename, dirname } from 'node:path/posix'

import { escapeGlob, globMatcher } from '../files/globs.ts'
import type { DialectName } from '../platform/types.ts'
import { stemOf } from './names.ts'

export interface DraftApp {
  readonly path: string
  readonly name?: string
}

export interface Draft {
  readonly apps: readonly NamedApp[]
  /** These could be apps otherwise. They are written as comments. */
  readonly withErrors: readonly NamedApp[]
  /** Once for each file that fits. Written as comments. */
  readonly ambiguous?: readonly NamedApp[]
  /** Written as comments. */
  readonly setAside?: readonly string[]
  readonly documents: readonly string[]
  readonly platform?: DialectName
  /** `owner/project` */
  readonly devProject: string
  /** `owner/project` of a second stage, which copies from the first. */
  readonly releaseProject: string
}

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
  # Copies what dev holds. To require tests: rules: { tested: tests }.
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

function commented(reason: string, rows: readonly DraftRow[]): readonly string[] {
  return rows.length === 0 ? [] : ['', `  # ${reason}`, ...rows.flatMap(linesOf).map((row) => `  #${row.slice(1)}`)]
}

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

export interface NamedApp {
  /** Of the file, or `path#id` of one process in it. */
  readonly path: string
  readonly name: string
}

interface DraftRow {
  readonly path: string
  readonly name?: string
  readonly except: readonly string[]
}

/** Fewer apps have their own rows: a new file in their folder may not be an app. */
const FEWEST_IN_GLOB = 3

/** A glob with more exceptions for its apps, one to so many, is not what the folder is for. */
const APPS_PER_EXCEPTION = 4

/** From so many folders on, each with an app, they have one row. */
const FEWEST_FOLDERS = 5

function rowsFor(apps: readonly NamedApp[], documents: readonly string[]): readonly DraftRow[] {
  const rows: DraftRow[] = []
  let open = apps
  for (;;) {
    const best = bestRow(open, documents)
    if (best === undefined) break
    rows.push(best.row)
    open = open.filter((app) => !best.covered.has(app))
  }
  return [...rows, ...open.map(rowOf)]
}

function rowOf({ path, name }: NamedApp): DraftRow {
  return { path, ...(name === stemOf(path) ? {} : { name }), except: [] }
}

interface Candidate {
  readonly row: DraftRow
  readonly covered: ReadonlySet<NamedApp>
}

/** Of two that replace as many the narrower one comes first. */
function bestRow(apps: readonly NamedApp[], documents: readonly string[]): Candidate | undefined {
  const groups = new Map<string, { readonly glob: string; readonly name: string; readonly covered: NamedApp[] }>()
  for (const app of apps.filter(({ path }) => path.endsWith('.cwl')))
    for (const glob of globsFor(app.path))
      for (const name of templatesFor(app)) {
        const key = JSON.stringify([glob, name])
        const group = groups.get(key) ?? { glob, name, covered: [] }
        groups.set(key, group)
        group.covered.push(app)
      }
  let best: (Candidate & { readonly saved: number }) | undefined
  for (const { glob, name, covered } of groups.values()) {
    if (covered.length < FEWEST_IN_GLOB || covered.length - 1 <= (best?.saved ?? 0)) continue
    const paths = new Set(covered.map(({ path }) => path))
    // Two apps of one file need two rows.
    if (paths.size < covered.length || !isWorthIt(glob, paths)) continue
    const matches = globMatcher([glob])
    const others = documents.filter((path) => matches(path) && !paths.has(path))
    const except = inFolders(others, [...paths])
    const saved = covered.length - 1 - except.length
    if (except.length * APPS_PER_EXCEPTION > covered.length || saved <= (best?.saved ?? 0)) continue
    best = {
      row: { path: glob, ...(name === '{stem}' ? {} : { name }), except },
      covered: new Set(covered),
      saved,
    }
  }
  return best
}

function globsFor(path: string): readonly string[] {
  const folder = dirname(path)
  if (folder === '.') return ['*.cwl']
  const above = dirname(folder)
  const start = above === '.' ? '' : `${escapeGlob(above)}/`
  const below: string[] = []
  for (let at = folder; at !== '.'; at = dirname(at)) below.push(`${escapeGlob(at)}/**/*.cwl`)
  return [`${escapeGlob(folder)}/*.cwl`, `${start}*/${escapeGlob(basename(path))}`, `${start}*/*.cwl`, ...below]
}

function isWorthIt(glob: string, paths: ReadonlySet<string>): boolean {
  return !glob.includes('*/') || new Set([...paths].map(dirname)).size >= FEWEST_FOLDERS
}

function templatesFor({ path, name }: NamedApp): readonly string[] {
  const [stem, parent] = [stemOf(path), basename(dirname(path))]
  if (/[{}]/.test(name)) return []
  const filled = [
    name === stem ? '{stem}' : undefined,
    name === parent && parent !== '.' ? '{parent}' : undefined,
    name.includes(stem) ? name.replace(stem, () => '{stem}') : undefined,
    name === `${parent}-${stem}` ? '{parent}-{stem}' : undefined,
    name === `${parent}_${stem}` ? '{parent}_{stem}' : undefined,
  ]
  return [...new Set(filled.filter((template) => template !== undefined))]
}

function inFolders(paths: readonly string[], kept: readonly string[]): readonly string[] {
  const isFree = (folder: string): boolean => !kept.some((path) => path.startsWith(`${folder}/`))
  const exceptions = paths.map((path) => {
    let found = path
    for (let at = dirname(path); at !== '.' && isFree(at); at = dirname(at)) found = at
    return escapeGlob(found)
  })
  return [...new Set(exceptions)]
}
