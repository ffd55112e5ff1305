import type { Draft, NamedApp } from '../../configuration/draft-manifest.ts'
import { stemOf } from '../../configuration/names.ts'
import { parseProject } from '../../configuration/select.ts'
import { PromotionError } from '../../files/errors.ts'
import { count, listNames } from '../../files/text.ts'
import { gitAt } from '../../git/git.ts'
import type { JsonObject } from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import type { AppReading, DialectName, InstalledApp, Platform } from '../../platform/types.ts'
import { notedPaths } from '../../promotion/provenance.ts'
import { readApps, readingOf } from '../../promotion/read-apps.ts'
import { digestOfMeaning } from '../../promotion/same-app.ts'
import { connect } from '../run/connect.ts'
import type { Run } from '../run/run-command.ts'
import type { PackedRepository } from './find-apps.ts'

interface ProjectApps extends Pick<Draft, 'apps' | 'withErrors' | 'ambiguous' | 'setAside'> {
  readonly withoutApp: readonly string[]
  readonly notices: readonly string[]
}

/**
 * By meaning, else by its notes, else by names and ids. The apps are those of the option `apps`, or all that the
 * platform lists; in an empty project there are none.
 */
export async function appsOfProject(options: RunOptions, run: Run, repository: PackedRepository): Promise<ProjectApps> {
  if (options.project === undefined)
    throw new PromotionError('usage', '`apps` names apps of a project, and no project is named', {
      fix: 'Give the input `project`, as in acme/rnaseq.',
    })
  const project = parseProject(options.project, 'project')
  const platform = connect(options, run)
  const names = [...new Set(options.apps?.length ? options.apps : ((await platform.listApps(project)) ?? []))]
  run.context.progress({ kind: 'phase', name: 'read', total: names.length })
  const readings = await readApps(
    names.map((app) => ({ ...project, app })),
    platform,
    options.maxRequests,
    () => run.context.progress({ kind: 'done' }),
  )
  const notes = await notesIn(options, run)
  return matchAll(names, (app) => readingOf(readings, { ...project, app }), repository, platform, notes)
}

type Notes = (app: InstalledApp, references: readonly string[]) => readonly string[]

async function notesIn({ workingDirectory }: RunOptions, { cutoff }: Run): Promise<Notes> {
  const git = gitAt(workingDirectory, cutoff.stop)
  const [remote, prefix] = [await git.remote(), await git.prefix()]
  return (app, references) =>
    notedPaths(app, remote).flatMap((path) => {
      const own = references.filter((reference) => `${prefix}${reference}` === path)
      // sbpack names the file as it was given, which depends on the folder of that run.
      const [similar, ...others] = references.filter((reference) => `/${prefix}${reference}`.endsWith(`/${path}`))
      return own.length > 0 || similar === undefined || others.length > 0 ? own : [similar]
    })
}

function matchAll(
  names: readonly string[],
  readingFor: (app: string) => AppReading,
  { paths, used, withErrors, parts, descriptions }: PackedRepository,
  { dialect }: Platform,
  notes: Notes,
): ProjectApps {
  const candidates = paths
    .flatMap((path) => parts.get(path) ?? [{ path }])
    .map(({ path: reference }) => {
      const desired = descriptions.get(reference)
      return {
        reference,
        ...omitUndefined({ description: desired?.kind === 'ready' ? desired.description : undefined }),
      }
    })
  const references = candidates.map(({ reference }) => reference)
  const installed = names.flatMap((name) => {
    const reading = readingFor(name)
    if (reading.kind !== 'found') return []
    const { app } = reading
    return [{ name, description: app.description, noted: notes(app, references) }]
  })
  const matches = new Map(matchApps(installed, candidates, dialect).map((match) => [match.app, match]))
  const apps: NamedApp[] = []
  const ambiguous: NamedApp[] = []
  const notices: string[] = []
  const known = new Set<string>()
  for (const name of names) {
    const match = matches.get(name)
    if (match !== undefined && 'reference' in match) {
      apps.push({ name, path: match.reference })
      known.add(match.reference)
    } else {
      const taken = [...matches.values()].find(
        (other) => 'reference' in other && stemOf(other.reference) === name && other.app !== name,
      )
      notices.push(`The app ${name} is left out: ${whyUnmatched(match, readingFor(name), taken)}.`)
      for (const file of match?.candidates ?? []) {
        known.add(file)
        ambiguous.push({ name, path: file })
      }
    }
  }
  const others = candidates.flatMap(({ reference }) => {
    const [file = reference] = reference.split('#')
    return known.has(reference) || used.has(file) ? [] : [reference]
  })
  const isFaulty = ({ path }: NamedApp): boolean => withErrors.has(path)
  const faulty = apps.filter(isFaulty)
  return {
    apps: apps.filter((app) => !isFaulty(app)),
    withErrors: faulty,
    ambiguous,
    setAside: apps.length === 0 ? [] : foldersToSetAside(others, apps),
    withoutApp: apps.length === faulty.length ? [] : others,
    notices: [
      ...notices,
      ...(faulty.length === 0
        ? []
        : [
            `Left out, because their files have errors: ${listNames(faulty.map(({ name }) => name))}. The file has a comment for each.`,
          ]),
      ...(others.length === 0 || apps.length === faulty.length
        ? []
        : [
            `${count(others.length, 'file')} ${others.length === 1 ? 'does' : 'do'} not belong to an app of the project: ${listNames(others)}.`,
          ]),
    ],
  }
}

/** Names of folders that teams use for what they do not release, or no longer. */
const SET_ASIDE =
  /^(?:archived?|deprecated|dev|development|drafts?|experimental|legacy|obsolete|old|retired|sandbox|wip)$/i

function foldersToSetAside(others: readonly string[], apps: readonly NamedApp[]): readonly string[] {
  const folders = others.flatMap((reference) => {
    const parts = reference.split('/').slice(0, -1)
    const at = parts.findIndex((part) => SET_ASIDE.test(part))
    return at === -1 ? [] : [parts.slice(0, at + 1).join('/')]
  })
  return [...new Set(folders)].filter((folder) => !apps.some(({ path }) => path.startsWith(`${folder}/`)))
}

function whyUnmatched(match: AppMatch | undefined, reading: AppReading, taken: AppMatch | undefined): string {
  if (reading.kind === 'absent') return 'there is no such app in the project'
  if (reading.kind === 'unreadable') return reading.reason
  const files = match !== undefined && 'candidates' in match ? match.candidates : []
  if (files.length === 0 && taken !== undefined && 'reference' in taken)
    return `the file with its name, ${taken.reference}, is that of the app ${taken.app}, as its meaning or a note shows`
  return files.length === 0
    ? 'no file has its meaning, its name or its id, and no note on it names one'
    : `several files fit: ${files.join(', ')}`
}

interface InstalledNamed {
  readonly name: string
  readonly description: JsonObject
  readonly noted?: readonly string[]
}

interface CandidateFile {
  readonly reference: string
  readonly description?: JsonObject
}

/** An app and its file, or the candidates if several match. */
type AppMatch =
  | { readonly app: string; readonly reference: string }
  | { readonly app: string; readonly candidates: readonly string[] }

/**
 * In the order of the apps. First by equal meaning (an app may have copies under other names), so that nothing is to be
 * installed. Then by the note on the app, its name, an `id`, or a similar name, among the files of no other app.
 */
export function matchApps(
  apps: readonly InstalledNamed[],
  files: readonly CandidateFile[],
  dialect: DialectName,
): readonly AppMatch[] {
  const byMeaning = Map.groupBy(files, ({ description }) =>
    description === undefined ? undefined : digestOfMeaning(description, dialect),
  )
  const matches = new Map<string, AppMatch>()
  for (const { name, description, noted = [] } of apps) {
    const same = byMeaning.get(digestOfMeaning(description, dialect)) ?? []
    const [known] = noted.flatMap((reference) =>
      (same.length > 0 ? same : files).filter((file) => file.reference === reference),
    )
    if (known !== undefined) matches.set(name, matchFrom(name, [known]))
    else if (same.length > 0) matches.set(name, matchFrom(name, narrowed(same, name)))
  }
  const taken = new Set([...matches.values()].flatMap((match) => ('reference' in match ? [match.reference] : [])))
  const free = files.filter(({ reference }) => !taken.has(reference))
  return apps.map(({ name }) => {
    const known = matches.get(name)
    if (known !== undefined) return known
    const fits = [hasName, hasId, hasSimilarName].find((isOfApp) => free.some((file) => isOfApp(file, name)))
    const found = fits === undefined ? [] : free.filter((file) => fits(file, name))
    return matchFrom(name, narrowed(found, name))
  })
}

function matchFrom(app: string, [file, ...others]: readonly CandidateFile[]): AppMatch {
  return file !== undefined && others.length === 0
    ? { app, reference: file.reference }
    : { app, candidates: [...(file === undefined ? [] : [file]), ...others].map(({ reference }) => reference) }
}

function narrowed(files: readonly CandidateFile[], name: string): readonly CandidateFile[] {
  let left = files
  for (const isOfApp of [hasName, hasId]) {
    const fewer = left.filter((file) => isOfApp(file, name))
    if (fewer.length > 0) left = fewer
  }
  return left
}

function hasName({ reference }: CandidateFile, name: string): boolean {
  const hash = reference.indexOf('#')
  return stemOf(reference) === name || (hash >= 0 && reference.slice(hash + 1) === name)
}

/** Platforms allow fewer characters in names than systems in files. */
function hasSimilarName({ reference }: CandidateFile, name: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain(stemOf(reference)) === plain(name) && plain(name) !== ''
}

/** The `id` of a file that another tool saved may be `owner/project/app/revision`. */
function hasId({ description }: CandidateFile, name: string): boolean {
  const id = description?.['id']
  if (typeof id !== 'string') return false
  const parts = id.slice(id.indexOf('#') + 1).split('/')
  return (parts.length === 4 ? parts[2] : parts.at(-1)) === name
}
