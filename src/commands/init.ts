import { join, relative, sep } from 'node:path'

import { checkTestFiles } from '../app-tests/test-file.ts'
import { draftManifest, nameApps, type Draft } from '../configuration/draft-manifest.ts'
import { MANIFEST_PATHS, manifestsIn, parseManifest } from '../configuration/manifest.ts'
import { parseProject } from '../configuration/select.ts'
import { acceptedNames } from '../configuration/targets.ts'
import { testFilesIn } from '../configuration/test-files.ts'
import { Processes } from '../cwl/index.ts'
import { reasonOf, writeNew } from '../files/atomic-file.ts'
import { PromotionError } from '../files/errors.ts'
import { listNames } from '../files/text.ts'
import { openWorkspace, type Workspace } from '../files/workspace.ts'
import { dialectOf } from '../options/dialect.ts'
import type { InitOptions, RunOptions } from '../options/options.ts'
import { faultOfName } from '../platform/contract.ts'
import { dialectAt } from '../platform/known-platforms.ts'
import { DOCKSTORE_FILE, dockstoreEntries, dockstoreText, findDockstore } from './documents/dockstore.ts'
import { findApps, packRepository, type PackedRepository } from './init/find-apps.ts'
import type { Failure, InitReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

const FILE = MANIFEST_PATHS[0]

const PLACEHOLDER = 'OWNER/PROJECT-dev'

/**
 * With `project`, and a platform to ask, the apps are those of the project that have a file in the repository.
 * Otherwise they are the workflows that no other file runs, or else the tools. Notices name what is left out. Never
 * overwrites a file. If the dialect has no list of apps, `apps` names those of the project.
 */
export async function init(options: InitOptions, context: RunContext): Promise<InitReport> {
  const early = {
    stopped: 'nothing was written',
    found: (failure: Failure): Body<InitReport> => ({ failure, file: FILE, text: '', written: false }),
  }
  return runCommand<InitReport>('init', options, context, early, async (run) => {
    const { cutoff, addNotice } = run
    const workspace = openWorkspace(options.workingDirectory)
    const [there] = manifestsIn(workspace)
    const { dockstore = false } = options
    if (!dockstore) refuse(there, 'configuration')
    else if (!options.dryRun) refuse(findDockstore(workspace).file, 'file for Dockstore')
    if (there !== undefined) return forDockstore(workspace.readText(there), there, workspace, options, run)
    const project = options.project ?? PLACEHOLDER
    if (options.project !== undefined) parseProject(options.project, 'project')
    const repository = await packRepository(workspace, { ...run.context, signal: cutoff.stop })
    const { notices, withoutApp, ...apps } = await chooseApps(options, run, repository)
    addNotice(...notices)
    const text = draftManifest({
      ...apps,
      documents: repository.paths,
      devProject: project,
      releaseProject: releaseOf(project),
    })
    await cutoff.throwIfOver()
    if (dockstore) {
      const named = text.replaceAll('OWNER/PROJECT', 'owner/project')
      const { file } = await forDockstore(named, FILE, workspace, options, run)
      addNotice(options.dryRun ? `Without a dry run, ${file} is written too.` : `${file} is written too.`)
    }
    if (!options.dryRun) await write(workspace, FILE, text)
    if (options.project === undefined)
      addNotice(`Replace ${PLACEHOLDER} and ${releaseOf(PLACEHOLDER)} with your own projects.`)
    return { file: FILE, text, written: !options.dryRun, ...(withoutApp === undefined ? {} : { withoutApp }) }
  })
}

interface Chosen extends Omit<Draft, 'documents' | 'devProject' | 'releaseProject'>, Pick<InitReport, 'withoutApp'> {
  readonly notices: readonly string[]
}

async function chooseApps(options: RunOptions, run: Run, repository: PackedRepository): Promise<Chosen> {
  const { project, apps = [], baseUrl, token, access } = options
  const canAsk =
    project !== undefined && ((baseUrl !== undefined && token !== undefined) || access?.failure !== undefined)
  // It has the client of the platform, which takes time to load.
  const ofProject =
    canAsk || apps.length > 0
      ? await (await import('./init/project-apps.ts')).appsOfProject(options, run, repository)
      : undefined
  const platform = canAsk || options.access?.derivesDialect !== true ? platformToWrite(options) : {}
  if (ofProject !== undefined && ofProject.apps.length > 0) return { ...ofProject, ...platform }
  const found = findApps(repository)
  const faulty = new Set(found.withErrors.map(({ path }) => path))
  const named = acceptedNames(nameApps([...found.apps, ...found.withErrors]), dialectOf(options))
  return {
    apps: named.filter(({ path }) => !faulty.has(path)),
    withErrors: named.filter(({ path }) => faulty.has(path)),
    notices: [...(ofProject?.notices ?? []), ...found.notices],
    ...platform,
  }
}

function platformToWrite(options: RunOptions): Pick<Draft, 'platform'> {
  const { access, baseUrl = '' } = options
  const platform = dialectOf(options)
  const isFound = access?.derivesDialect === true || (dialectAt(baseUrl) ?? 'documented') === platform
  return isFound ? {} : { platform }
}

/** Writes `.dockstore.yml` for the apps and tests of a configuration. */
async function forDockstore(
  configuration: string,
  configurationFile: string,
  workspace: Workspace,
  { dryRun }: InitOptions,
  { addNotice }: Run,
): Promise<Body<InitReport>> {
  const manifest = parseManifest(configuration, configurationFile)
  const processes = new Processes(workspace)
  const tests = checkTestFiles(testFilesIn(manifest, workspace), processes)
  const { entries, leftOut } = dockstoreEntries(
    manifest,
    processes,
    tests.flatMap((file) => file.tests),
  )
  const why = 'Dockstore registers workflows and tools that are whole files'
  if (entries.length === 0)
    throw new PromotionError('usage', 'no app of the configuration can be registered', { fix: `${why}.` })
  if (leftOut.length > 0) addNotice(`Left out, because ${why}: ${listNames(leftOut)}.`)
  const text = dockstoreText(entries)
  const { repository } = findDockstore(workspace)
  if (!dryRun) await write(repository, DOCKSTORE_FILE, text)
  const file = relative(workspace.root, join(repository.root, DOCKSTORE_FILE)).replaceAll(sep, '/')
  return { file, text, written: !dryRun }
}

function refuse(there: string | undefined, what: string): void {
  if (there !== undefined)
    throw new PromotionError('usage', `there is a ${what} already: ${there}`, {
      fix: 'Change it, or move it away first.',
    })
}

/**
 * Half of a configuration could be valid too. Unlike a record it is readable for others: it goes into git and holds no
 * secret.
 */
async function write({ root }: Workspace, file: string, text: string): Promise<void> {
  try {
    await writeNew({ file, base: root }, text, 'others')
  } catch (error) {
    throw new PromotionError('usage', `${file} cannot be written: ${reasonOf(error)}`, {
      fix: 'Run it where files can be written, or print the file with `--dry-run`.',
    })
  }
}

function releaseOf(project: string): string {
  const name = project.slice(project.indexOf('/') + 1)
  const released = name.slice(0, -'-dev'.length)
  return name.endsWith('-dev') && faultOfName(released) === undefined
    ? project.slice(0, -'-dev'.length)
    : `${project}-release`
}
