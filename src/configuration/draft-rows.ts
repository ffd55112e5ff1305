import { basename, dirname } from 'node:path/posix'

import { escapeGlob, globMatcher } from '../files/globs.ts'
import { stemOf } from './names.ts'

/** A document that is to be the app of this name. */
export interface NamedApp {
  /** Of the file, or `path#id` of one process in it. */
  readonly path: string
  readonly name: string
}

/** A row of `apps` in a configuration. */
export interface DraftRow {
  readonly path: string
  /** Absent if each app has the name of its file. */
  readonly name?: string
  readonly except: readonly string[]
}

/** Fewer apps have their own rows: a new file in their folder may not be an app. */
const FEWEST_IN_GLOB = 3

/** A glob with more exceptions for its apps, one to so many, is not what the folder is for. */
const APPS_PER_EXCEPTION = 4

/** From so many folders on, each with an app, they have one row. */
const FEWEST_FOLDERS = 5

/**
 * The rows for these apps, globs first. A glob with its exceptions matches exactly its apps among all documents, and
 * names them all in one way.
 */
export function rowsFor(apps: readonly NamedApp[], documents: readonly string[]): readonly DraftRow[] {
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

/** The row of one app. */
export function rowOf({ path, name }: NamedApp): DraftRow {
  return { path, ...(name === stemOf(path) ? {} : { name }), except: [] }
}

interface Candidate {
  readonly row: DraftRow
  readonly covered: ReadonlySet<NamedApp>
}

/** The row that replaces the most others; the narrower one of two that replace as many, which comes first. */
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

/** The narrow ones first. */
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

/** How `name` may follow from the path: `{stem}`, `{parent}`, or a text around them. */
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

/** Paths as exceptions: a folder in which nothing else is, or each alone. */
function inFolders(paths: readonly string[], kept: readonly string[]): readonly string[] {
  const isFree = (folder: string): boolean => !kept.some((path) => path.startsWith(`${folder}/`))
  const exceptions = paths.map((path) => {
    let found = path
    for (let at = dirname(path); at !== '.' && isFree(at); at = dirname(at)) found = at
    return escapeGlob(found)
  })
  return [...new Set(exceptions)]
}
