import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { CwlError } from '../cwl/cwl-error.ts'
import { Files } from '../cwl/files.ts'
import { fragmentOf } from '../cwl/localnames.ts'
import { Packer } from '../cwl/pack.ts'
import { isError } from '../cwl/problem.ts'
import { parseYaml } from '../cwl/source.ts'
import { openWorkspace, type Workspace } from '../cwl/workspace.ts'
import { isArray, isObject, type JsonValue } from '../json/index.ts'
import { faultOfName } from '../platform/contract.ts'
import { reasonOf, writeNew } from '../promotion/atomic-file.ts'
import { draftManifest, type DraftApp } from '../promotion/draft-manifest.ts'
import { PromotionError } from '../promotion/errors.ts'
import { MANIFEST_PATHS, manifestsIn } from '../promotion/manifest.ts'
import { listNames } from '../promotion/name-list.ts'
import { hasOuterBlank, stemOf } from '../promotion/names.ts'
import { parseProject } from '../promotion/select.ts'
import { EXIT, type InitReport } from './report.ts'
import { checkOptions } from './run/check-options.ts'
import type { RunContext } from './run/context.ts'
import { startCutoff } from './run/cutoff.ts'
import { exitCodeOf, failureFrom, stoppedFailure } from './run/failure.ts'
import { withListener } from './run/listener.ts'
import type { RunOptions } from './run/options.ts'

const FILE = MANIFEST_PATHS[0]

/** What a person must put in the place of, where `project` is not given. */
const PLACEHOLDER = 'OWNER/PROJECT-dev'

/**
 * Writes a first cwl-promote.yml from what stands in the repository: the workflows that no other file runs, and those
 * that `.dockstore.yml` names; tools only where there is no workflow, else a notice names those that nothing runs. Never
 * writes over a configuration. With `dryRun` it only gives the text.
 */
export async function init(options: RunOptions, context: RunContext): Promise<InitReport> {
  return withListener(context, (heard) => writeFirst(options, heard))
}

async function writeFirst(options: RunOptions, context: RunContext): Promise<InitReport> {
  const cutoff = startCutoff(context, options)
  try {
    checkOptions(options)
    const workspace = openWorkspace(options.workingDirectory)
    const there = manifestsIn(workspace)[0]
    if (there !== undefined) throw new PromotionError('usage', `there is a configuration already: ${there}`, { hint: 'Change it, or move it away first.' })
    const project = options.project ?? PLACEHOLDER
    parseProject(project, 'project')
    const found = await findApps(workspace, { ...context, signal: cutoff.stop })
    const text = draftManifest({ ...found, devProject: project, releaseProject: releaseOf(project) })
    await cutoff.throwIfOver()
    if (!options.dryRun) await write(workspace, text)
    const notices = [...found.notices, ...(options.project === undefined ? [`Replace ${PLACEHOLDER} and ${releaseOf(PLACEHOLDER)} by your own projects.`] : [])]
    return { command: 'init', exitCode: EXIT.fine, notices, file: FILE, text, written: !options.dryRun }
  } catch (error) {
    const failure = cutoff.stop.aborted ? stoppedFailure(cutoff.timedOut, 'nothing was written') : failureFrom(error)
    return { command: 'init', exitCode: exitCodeOf(failure), failure, notices: [], file: FILE, text: '', written: false }
  } finally {
    cutoff.end()
  }
}

/**
 * As a whole or not at all: the next run would take half of a configuration for one. Others may read it, unlike a record: it
 * goes into git, and holds nothing that is secret.
 */
async function write(workspace: Workspace, text: string): Promise<void> {
  try {
    await writeNew(join(workspace.root, FILE), text, 'others')
  } catch (error) {
    throw new PromotionError('usage', `${FILE} cannot be written: ${reasonOf(error)}`, { hint: 'Run it where files can be written, or print the file with `--dry-run`.' })
  }
}

/** `acme/rnaseq` for `acme/rnaseq-dev` where that is a project, else `acme/rnaseq-release` for `acme/rnaseq`. */
function releaseOf(project: string): string {
  const name = project.slice(project.indexOf('/') + 1)
  const released = name.slice(0, -'-dev'.length)
  return name.endsWith('-dev') && faultOfName(released) === undefined ? project.slice(0, -'-dev'.length) : `${project}-release`
}

interface Found {
  readonly apps: readonly DraftApp[]
  readonly withErrors: readonly DraftApp[]
  readonly notices: readonly string[]
}

async function findApps(workspace: Workspace, context: RunContext): Promise<Found> {
  const paths = workspace.find(['.'])
  if (paths.length === 0) throw new PromotionError('usage', 'there is no CWL file in this folder', { hint: 'Run it in a repository of CWL, or give `working-directory`.' })
  context.progress({ kind: 'phase', name: 'validate', total: paths.length })
  const packer = new Packer(workspace)
  const run = new Set<string>()
  const withErrors = new Set<string>()
  const files = new Files(workspace)
  const parts = new Map<string, readonly DraftApp[]>()
  for (const path of paths) {
    await setImmediate()
    context.signal.throwIfAborted()
    const packing = await packer.pack(path)
    for (const file of packing.files) if (file !== path) run.add(file)
    if (packing.problems.some(isError)) withErrors.add(path)
    if (!packing.problems.some(({ code, file }) => code === 'no-main' && file === path)) continue
    parts.set(path, partsOf(path, files))
    for (const part of parts.get(path) ?? []) if ((await packer.pack(part.path)).problems.some(isError)) withErrors.add(part.path)
  }
  const published = dockstoreApps(workspace)
  const roots = paths.filter((path) => !run.has(path))
  const classes = new Map(roots.map((path) => [path, classOf(path, files, !parts.has(path))]))
  const hasWorkflow = roots.some((path) => classes.get(path) === 'workflow')
  const chosen = hasWorkflow ? roots.filter((path) => classes.get(path) !== 'other') : roots
  const drafts = chosen.flatMap((path): readonly DraftApp[] => parts.get(path) ?? [{ path }])
  const apps = new Map([...drafts, ...published.apps].map((app) => [app.path, app]))
  const found = [...apps.values()].sort((left, right) => (left.path < right.path ? -1 : 1))
  const all = found.filter(hasNameOfApp)
  if (all.length === 0) throw new PromotionError('usage', 'no document has a name that an app can have', { hint: 'Rename one: without control characters, and without a blank before its ending.' })
  const sound = all.filter((app) => !withErrors.has(app.path))
  if (sound.length === 0) {
    throw new PromotionError('usage', 'every document that would be an app has errors', { hint: 'Run `cwl-promote validate`, mend them, and run this again.' })
  }
  const left = all.length - sound.length
  // Where there are workflows, a tool of its own may be an app or a part that nothing uses yet: a person knows.
  const unrun = roots.filter((path) => !apps.has(path) && !chosen.includes(path))
  const unusable = found.filter((app) => !hasNameOfApp(app)).map(({ path }) => path)
  return {
    apps: sound,
    withErrors: all.filter((app) => withErrors.has(app.path)),
    notices: [
      ...published.notices,
      ...(left === 0 ? [] : [`${left} of ${all.length} documents that would be apps have errors; they are comments in the file.`]),
      ...(unrun.length === 0 ? [] : [`Left out, since they are no workflows and no workflow runs them: ${listNames(unrun, MANY)}. Add a row for each that is to be an app.`]),
      ...(unusable.length === 0 ? [] : [`Left out, for characters in their names that no app can have: ${unusable.join(', ')}.`]),
    ],
  }
}

/** More names than these help nobody in a sentence. */
const MANY = 20

function hasNameOfApp({ path, name }: DraftApp): boolean {
  const own = name ?? stemOf(path)
  return faultOfName(own) === undefined && !hasOuterBlank(own)
}

/**
 * A document of several processes counts as a workflow: it is run by what is in it, but for one without a main process that has
 * tools alone. One that cannot be read may be anything.
 */
function classOf(path: string, files: Files, hasMain: boolean): 'workflow' | 'other' | 'unknown' {
  const { value } = files.load(path)
  if (!isObject(value)) return 'unknown'
  const graph = value['$graph']
  return isWorkflow(value) || (isArray(graph) && (hasMain || graph.some(isWorkflow))) ? 'workflow' : 'other'
}

function isWorkflow(process: JsonValue): boolean {
  return isObject(process) && process['class'] === 'Workflow'
}

/** What can be an app of a file that has no main process: its workflows, or else its tools. The file itself where they have no names. */
function partsOf(path: string, files: Files): readonly DraftApp[] {
  const { value } = files.load(path)
  const graph = isObject(value) ? value['$graph'] : undefined
  const processes = isArray(graph) ? graph.filter(isObject) : []
  const named = (processes.some(isWorkflow) ? processes.filter(isWorkflow) : processes).flatMap(({ id }): readonly DraftApp[] =>
    typeof id === 'string' ? [{ path: `${path}#${fragmentOf(id)}`, name: fragmentOf(id) }] : [],
  )
  return named.length === 0 ? [{ path }] : named
}

/** The CWL workflows and tools that `.dockstore.yml` publishes (Dockstore, "Registering with GitHub apps"). */
function dockstoreApps(workspace: Workspace): { readonly apps: readonly DraftApp[]; readonly notices: readonly string[] } {
  const file = '.dockstore.yml'
  try {
    const parsing = workspace.has(file) ? parseYaml(workspace.readText(file), file) : undefined
    return { apps: parsing?.ok === true ? appsPublished(parsing.value, workspace) : [], notices: [] }
  } catch (error) {
    if (error instanceof CwlError) return { apps: [], notices: [`What ${file} publishes is not known: ${error.message}.`] }
    throw error
  }
}

function appsPublished(dockstore: JsonValue, workspace: Workspace): readonly DraftApp[] {
  if (!isObject(dockstore)) return []
  return [dockstore['workflows'], dockstore['tools']].flatMap((list) => {
    if (!isArray(list)) return []
    return list.filter(isObject).flatMap((entry): readonly DraftApp[] => {
      const { name, subclass, primaryDescriptorPath: descriptor } = entry
      if (typeof subclass !== 'string' || subclass.toUpperCase() !== 'CWL' || typeof descriptor !== 'string') return []
      const path = descriptor.replace(/^\/+/, '')
      if (!workspace.has(path)) return []
      return [{ path, ...(typeof name === 'string' && name !== '' ? { name } : {}) }]
    })
  })
}
