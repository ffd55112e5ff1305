import { draftManifest, type NamedApp } from '../configuration/draft-manifest.ts'
import { parseProject, type ProjectAddress } from '../configuration/select.ts'
import { PromotionError } from '../files/errors.ts'
import { openWorkspace } from '../files/workspace.ts'
import { formatAddress } from '../platform/address.ts'
import type { AppReading, Platform } from '../platform/types.ts'
import { matchApps, type AppMatch } from '../promotion/match-apps.ts'
import { planChange } from '../promotion/plan.ts'
import { readApps, readingOf } from '../promotion/read-apps.ts'
import { FILE, refuseExisting, writeManifest } from './init/new-manifest.ts'
import { packRepository, type PackedRepository } from './init/pack-repository.ts'
import type { AdoptedApp, AdoptReport, Failure, UnmatchedApp } from './report.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { omitUndefined } from './run/omit-undefined.ts'
import type { RunOptions } from './run/options.ts'
import { runCommand, type Body } from './run/run-command.ts'

/**
 * Writes a first cwl-promote.yml for a `project` that already has apps. Each app is matched with a file of the
 * repository: by meaning, else by name, else by the `id` of its process. Apps and files without a match are in the
 * report, and not in the file. Never overwrites a configuration. With `dryRun` it only returns the text. A dialect
 * without a list of apps needs their names in `apps`.
 */
export async function adopt(options: RunOptions, context: RunContext): Promise<AdoptReport> {
  const base = { file: FILE, project: options.project ?? null }
  let found = NOTHING
  const early = {
    stopped: 'nothing was written',
    found: (failure: Failure): Body<AdoptReport> => ({ ...base, ...found, failure, text: '', written: false }),
  }
  return runCommand<AdoptReport>('adopt', options, context, early, async (run) => {
    const { cutoff } = run
    const { progress } = run.context
    const workspace = openWorkspace(options.workingDirectory)
    refuseExisting(workspace)
    const project = requireProject(options)
    const platform = connect(options, run)
    const names = await namesOf(project, options, platform)
    progress({ kind: 'phase', name: 'read', total: names.length })
    const readings = await readApps(
      names.map((app) => ({ ...project, app })),
      platform,
      options.concurrency,
      () => progress({ kind: 'done' }),
    )
    const readingFor = (app: string): AppReading => readingOf(readings, { ...project, app })
    const repository = await packRepository(workspace, { progress, signal: cutoff.stop })
    const { faulty, ...matched } = matchAll(project, names, readingFor, repository, platform)
    found = matched
    if (found.apps.length === 0)
      throw new PromotionError('usage', `no file of this repository fits an app of ${options.project}`, {
        fix: 'Check the project and the folder, or begin with `cwl-promote init`.',
      })
    const text = draftManifest({
      apps: found.apps.map(({ name, source }) => ({ name, path: source })),
      withErrors: faulty,
      documents: repository.paths,
      devProject: `${project.owner}/${project.project}`,
    })
    await cutoff.throwIfOver()
    if (!options.dryRun) await writeManifest(workspace, text)
    return { ...base, ...found, text, written: !options.dryRun }
  })
}

type Found = Pick<AdoptReport, 'apps' | 'unmatchedApps' | 'unmatchedFiles'>

const NOTHING: Found = { apps: [], unmatchedApps: [], unmatchedFiles: [] }

function requireProject({ project }: RunOptions): ProjectAddress {
  if (project === undefined)
    throw new PromotionError('usage', 'no project is named', {
      fix: 'Give the input `project`, as in acme/rnaseq.',
    })
  return parseProject(project, 'project')
}

/** The apps that the options name, or else all of the project. */
async function namesOf(project: ProjectAddress, options: RunOptions, platform: Platform): Promise<readonly string[]> {
  const { apps = [] } = options
  if (apps.length > 0) return [...new Set(apps)]
  const listed = await platform.listApps(project)
  if (listed === undefined)
    throw new PromotionError('usage', 'this platform has no call that lists the apps of a project', {
      fix: 'Name them with the input `apps`, once for each. With `--platform seven-bridges` they are listed.',
    })
  if (listed.length === 0)
    throw new PromotionError('usage', `there is no app in ${options.project}`, {
      fix: 'Check the name of the project. For one that is empty, begin with `cwl-promote init`.',
    })
  return listed
}

function matchAll(
  project: ProjectAddress,
  names: readonly string[],
  readingFor: (app: string) => AppReading,
  { paths, used, withErrors, parts, descriptions }: PackedRepository,
  { dialect }: Platform,
): Found & { readonly faulty: readonly NamedApp[] } {
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
  const apps: AdoptedApp[] = []
  const unmatchedApps: UnmatchedApp[] = []
  const faulty: NamedApp[] = []
  for (const name of names) {
    const match = matches.get(name)
    if (match === undefined || !('reference' in match)) {
      unmatchedApps.push({ name, ...whyUnmatched(match, readingFor(name)) })
      continue
    }
    const { reference, matchedBy } = match
    if (withErrors.has(reference)) {
      unmatchedApps.push({ name, reason: `its file ${reference} has errors`, files: [reference] })
      faulty.push({ name, path: reference })
      continue
    }
    const target = { ...project, app: name }
    const source = { kind: 'file', reference } as const
    const desired = descriptions.get(reference) ?? { kind: 'missing', reason: 'it was not packed' }
    const { action } = planChange({ name, target, source, reference }, desired, readingFor(name), dialect)
    apps.push({ name, target: formatAddress(target), source: reference, matchedBy, action })
  }
  const known = new Set([...apps.map(({ source }) => source), ...unmatchedApps.flatMap(({ files = [] }) => files)])
  const unmatchedFiles = candidates.flatMap(({ reference }) => {
    const [file = reference] = reference.split('#')
    return known.has(reference) || used.has(file) ? [] : [reference]
  })
  return { apps, unmatchedApps, unmatchedFiles, faulty }
}

function whyUnmatched(match: AppMatch | undefined, reading: AppReading): Omit<UnmatchedApp, 'name'> {
  if (reading.kind === 'absent') return { reason: 'there is no such app in the project' }
  if (reading.kind === 'unreadable') return { reason: reading.reason }
  const files = match !== undefined && 'candidates' in match ? match.candidates : []
  return files.length === 0
    ? { reason: 'no file has its meaning, its name or its id' }
    : { reason: `several files fit: ${files.join(', ')}`, files }
}
