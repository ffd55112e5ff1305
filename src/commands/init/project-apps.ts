import type { NamedApp } from '../../configuration/draft-manifest.ts'
import { parseProject } from '../../configuration/select.ts'
import { PromotionError } from '../../files/errors.ts'
import { listNames } from '../../files/name-list.ts'
import type { AppReading, Platform } from '../../platform/types.ts'
import { readApps, readingOf } from '../../promotion/read-apps.ts'
import { connect } from '../run/connect.ts'
import { omitUndefined } from '../run/omit-undefined.ts'
import type { RunOptions } from '../run/options.ts'
import type { Run } from '../run/run-command.ts'
import type { PackedRepository } from './find-apps.ts'
import { matchApps, type AppMatch } from './match-apps.ts'

interface ProjectApps {
  readonly apps: readonly NamedApp[]
  /** Those whose file has errors. */
  readonly withErrors: readonly NamedApp[]
  /** What is left out. */
  readonly notices: readonly string[]
}

/**
 * Matches each app of a project with a file: by meaning, else by name, else by the `id` of its process. The apps are
 * those of the option `apps`, or all that the platform lists; without both, and in an empty project, there are none.
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
    options.concurrency,
    () => run.context.progress({ kind: 'done' }),
  )
  return matchAll(names, (app) => readingOf(readings, { ...project, app }), repository, platform)
}

function matchAll(
  names: readonly string[],
  readingFor: (app: string) => AppReading,
  { paths, used, withErrors, parts, descriptions }: PackedRepository,
  { dialect }: Platform,
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
  const installed = names.flatMap((name) => {
    const reading = readingFor(name)
    return reading.kind === 'found' ? [{ name, description: reading.app.description }] : []
  })
  const matches = new Map(matchApps(installed, candidates, dialect).map((match) => [match.app, match]))
  const apps: NamedApp[] = []
  const notices: string[] = []
  const known = new Set<string>()
  for (const name of names) {
    const match = matches.get(name)
    if (match !== undefined && 'reference' in match) {
      apps.push({ name, path: match.reference })
      known.add(match.reference)
    } else {
      notices.push(`The app ${name} is left out: ${whyUnmatched(match, readingFor(name))}.`)
      for (const file of match?.candidates ?? []) known.add(file)
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
    notices: [
      ...notices,
      ...(faulty.length === 0
        ? []
        : [
            `Left out, because their files have errors: ${listNames(faulty.map(({ name }) => name))}. The file has a comment for each.`,
          ]),
      ...(others.length === 0 || apps.length === faulty.length
        ? []
        : [`Left out, because they do not belong to an app of the project: ${listNames(others)}.`]),
    ],
  }
}

function whyUnmatched(match: AppMatch | undefined, reading: AppReading): string {
  if (reading.kind === 'absent') return 'there is no such app in the project'
  if (reading.kind === 'unreadable') return reading.reason
  const files = match !== undefined && 'candidates' in match ? match.candidates : []
  return files.length === 0 ? 'no file has its meaning, its name or its id' : `several files fit: ${files.join(', ')}`
}
