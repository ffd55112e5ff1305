import { lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import pLimit from 'p-limit'

import { unpackDescription, type Unpacked } from '../cwl/packing/unpack.ts'
import { openWorkspace, type Workspace } from '../cwl/workspace.ts'
import { stringifyYaml } from '../cwl/text/yaml.ts'
import { formatAddress } from '../platform/address.ts'
import type { Platform } from '../platform/types.ts'
import { PromotionError } from '../promotion/errors.ts'
import { gitAt } from '../promotion/git.ts'
import { parseReference } from '../promotion/names.ts'
import { planChange, type Desired } from '../promotion/plan.ts'
import { bareApp, digestOfApp } from '../promotion/same-app.ts'
import type { WantedApp } from '../promotion/wanted.ts'
import { connect } from './connect.ts'
import type { RunContext } from './context.ts'
import { startCutoff } from './cutoff.ts'
import { exitCodeOf, failureFrom, stoppedFailure } from './failure.ts'
import { given } from './given.ts'
import { checkOptions, type RunOptions } from './options.ts'
import { refuseOutputFile } from './output-file.ts'
import { packAll } from './packing.ts'
import { EXIT, type ExitCode, type Failure } from './report.ts'
import { selectWanted, type Selection } from './wanted.ts'

/** What `pull` is told. */
export interface PullOptions extends RunOptions {
  /** Also writes over files with changes that no commit holds. */
  readonly force: boolean
}

/** What came of one app. */
export interface PulledApp {
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /** `absent`: the platform has no such app; `unreadable`: it does not say. */
  readonly outcome: 'pulled' | 'unchanged' | 'absent' | 'unreadable'
  /** Of what stands on the platform; null when it has none. */
  readonly digest: string | null
  /** What was written, or would be with `dryRun`; relative to the working directory, the document first. */
  readonly files: readonly string[]
  readonly reason?: string
}

/** What `pull` found on the platform, and wrote. */
export interface PullReport {
  readonly command: 'pull'
  readonly exitCode: ExitCode
  readonly failure?: Failure
  readonly notices: readonly string[]
  readonly stage: string | null
  readonly project: string | null
  readonly apps: readonly PulledApp[]
  readonly written: boolean
}

interface Pull extends PulledApp {
  /** Path → text. */
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Brings the apps of a stage as they stand on the platform into the repository: each over its document, with what it
 * runs in a folder beside it, so that packing gives the same digest. Apps that are what the repository packs to are left
 * alone. Nothing is written unless everything can be: not over files with changes that no commit holds, save by `force`.
 */
export async function pull(options: PullOptions, context: RunContext): Promise<PullReport> {
  const cutoff = startCutoff(context.signal, options.timeout)
  const notices: string[] = []
  let stage: string | null = null
  let project: string | null = null
  try {
    checkOptions(options)
    const workspace = openWorkspace(options.workingDirectory)
    const selection = selectWanted(options, workspace)
    stage = selection.stage
    project = selection.project
    const wanted = selection.wanted.filter((app) => app.reference !== undefined)
    if (wanted.length === 0) {
      throw new PromotionError('usage', 'none of these apps has a document in the repository to write over', { hint: 'Give their files with `files` in place of `copy-from`.' })
    }
    const platform = connect(options, context, cutoff.requests, { waits: [], onNotice: (notice) => notices.push(notice) })
    const packed = await packAll(wanted.flatMap((app) => app.reference ?? []), selection.workspace, cutoff.stop, selection.packing)
    context.progress({ kind: 'phase', name: 'read', total: wanted.length })
    const pulls = await pullAll(wanted, packed.descriptions, platform, options.concurrency)
    cutoff.stop.throwIfAborted()
    const texts = await refuseLosses(pulls, workspace, options)
    if (!options.dryRun) for (const [path, text] of texts) write(workspace, path, text)
    if (!options.dryRun) await proveSame(pulls, selection, selection.workspace, platform, cutoff.stop)
    const failure = unreadFailure(pulls)
    return {
      command: 'pull',
      exitCode: failure === undefined ? EXIT.fine : exitCodeOf(failure),
      ...(failure === undefined ? {} : { failure }),
      notices,
      stage,
      project,
      apps: pulls.map(withoutTexts),
      written: !options.dryRun && texts.size > 0,
    }
  } catch (error) {
    const failure = cutoff.stop.aborted ? stoppedFailure(cutoff.timedOut, 'nothing was written') : failureFrom(error)
    return { command: 'pull', exitCode: exitCodeOf(failure), failure, notices, stage, project, apps: [], written: false }
  } finally {
    cutoff.end()
  }
}

/** Of an app that could not be read nobody knows whether it is what the repository has. */
function unreadFailure(pulls: readonly Pull[]): Failure | undefined {
  const unread = pulls.filter(({ outcome }) => outcome === 'unreadable').length
  if (unread === 0) return undefined
  return { code: 'apps-failed', message: `${unread} of ${pulls.length} ${pulls.length === 1 ? 'app' : 'apps'} could not be read`, hint: 'The report says why. Run again, or leave them out with `apps`.' }
}

/** Rejects with the first error; nothing was written by then. */
async function pullAll(wanted: readonly WantedApp[], descriptions: ReadonlyMap<string, Desired>, platform: Platform, concurrency: number): Promise<readonly Pull[]> {
  const limit = pLimit(concurrency)
  try {
    return await Promise.all(wanted.map((app) => limit(() => pullApp(app, descriptions, platform))))
  } finally {
    limit.clearQueue()
  }
}

async function pullApp(app: WantedApp, descriptions: ReadonlyMap<string, Desired>, platform: Platform): Promise<Pull> {
  const base = { name: app.name, target: formatAddress(app.target), digest: null, files: [], texts: new Map<string, string>() }
  const reading = await platform.getApp(app.target)
  if (reading.kind === 'absent') return { ...base, outcome: 'absent', reason: 'there is no such app on the platform' }
  if (reading.kind === 'unreadable') return { ...base, outcome: 'unreadable', reason: reading.reason }
  const digest = digestOfApp(reading.app.description, platform.dialect)
  const reference = app.reference ?? ''
  const desired = descriptions.get(reference)
  if (desired !== undefined && planChange(app, desired, reading, platform.dialect).action === 'unchanged') return { ...base, digest, outcome: 'unchanged' }
  const { path, fragment } = parseReference(reference)
  if (fragment !== undefined) {
    throw new PromotionError('usage', `${reference} is one process of several in its file, and cannot be written over`, { hint: 'Leave the app out with `apps`, or give it a file of its own.' })
  }
  const unpacked = unpackDescription(bareApp(reading.app.description, platform.dialect), stemOfFile(path))
  const texts = textsOf(unpacked, path)
  return { ...base, digest, outcome: 'pulled', files: [...texts.keys()], texts }
}

function stemOfFile(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.cwl$/, '')
}

/** The root takes the place of the document whatever its ending; what it runs stands in a folder beside it. */
function textsOf({ root, files }: Unpacked, path: string): ReadonlyMap<string, string> {
  const folder = path.split('/').slice(0, -1)
  return new Map([...files].map(([file, value]) => [file === root ? path : [...folder, file].join('/'), stringifyYaml(value)]))
}

/** Everything to be written, when nothing is lost by it. */
async function refuseLosses(pulls: readonly Pull[], workspace: Workspace, options: PullOptions): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const { target, texts: own } of pulls) {
    for (const [path, text] of own) {
      const other = texts.get(path)
      if (other !== undefined && other !== text) throw new PromotionError('usage', `two apps would be written to ${path}, and are not the same: one is ${target}`, { hint: 'Pull one of them, with `apps` and its name on the platform.' })
      refuseLink(workspace, path)
      texts.set(path, text)
    }
  }
  for (const path of texts.keys()) await refuseOutputFile({ workingDirectory: workspace.root }, path, 'working-directory')
  if (options.force || texts.size === 0) return texts
  const git = gitAt(options.workingDirectory)
  const hint = 'Commit or put away what stands there first, or write over it with `--force`.'
  const overwritten = [...texts.keys()].filter((path) => workspace.has(path))
  if (overwritten.length > 0 && (await git.head()) === undefined) throw new PromotionError('usage', `${overwritten[0] ?? ''} would be written over, and no commit holds it`, { hint })
  const uncommitted = overwritten.length === 0 ? new Set<string>() : new Set(await git.uncommitted())
  const lost = overwritten.filter((path) => uncommitted.has(path))
  if (lost.length > 0) throw new PromotionError('usage', `files with changes that no commit holds would be written over: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}`, { hint })
  return texts
}

/** A link could lead what is written out of the repository. */
function refuseLink(workspace: Workspace, path: string): void {
  const parts = path.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = join(workspace.root, ...parts.slice(0, depth))
    const stats = lstatSync(place, { throwIfNoEntry: false })
    if (stats === undefined) return
    if (stats.isSymbolicLink() || (depth < parts.length ? !stats.isDirectory() : !stats.isFile())) {
      throw new PromotionError('usage', `${parts.slice(0, depth).join('/')} is in the way: only files and folders of the repository are written`, { hint: 'Move it away, or leave the app out with `apps`.' })
    }
  }
}

function write(workspace: Workspace, path: string, text: string): void {
  const file = join(workspace.root, path)
  mkdirSync(dirname(file), { recursive: true })
  if (relative(workspace.root, realpathSync(dirname(file))).split(sep)[0] === '..') throw new PromotionError('usage', `${path} leads out of the repository`)
  writeFileSync(file, text)
}

/** What was written must pack to what stands on the platform, or the next promotion would undo it. */
async function proveSame(pulls: readonly Pull[], selection: Selection, workspace: Workspace, platform: Platform, signal: AbortSignal): Promise<void> {
  const references = new Map(selection.wanted.map((app) => [formatAddress(app.target), app.reference]))
  const pulled = pulls.flatMap((app) => (app.outcome === 'pulled' ? [{ app, reference: references.get(app.target) ?? '' }] : []))
  const again = await packAll(pulled.map(({ reference }) => reference), workspace, signal, { ...selection.packing, local: { ...selection.packing.local, allowed: true } })
  for (const { app, reference } of pulled) {
    const desired = again.descriptions.get(reference)
    if (desired?.kind === 'ready' && digestOfApp(desired.description, platform.dialect) === app.digest) continue
    throw new PromotionError('usage', `${reference} was written, but does not pack to what stands at ${app.target}${desired?.kind === 'missing' ? `: ${desired.reason}` : ''}`, {
      hint: 'Compare the two with `plan --diff`; `git checkout` brings back what was there.',
    })
  }
}

function withoutTexts({ name, target, outcome, digest, files, reason }: Pull): PulledApp {
  return { name, target, outcome, digest, files, ...given({ reason }) }
}
