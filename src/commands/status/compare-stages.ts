import { Changes } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import { type Workspace, openWorkspace } from '../../files/workspace.ts'
import { DEEPER } from '../../git/git-base.ts'
import type { FileHistory } from '../../git/git-history.ts'
import type { Git } from '../../git/git.ts'
import { formatAddress } from '../../platform/address.ts'
import type { AppReading, DialectName, Platform } from '../../platform/types.ts'
import { type Desired, desiredFromApp } from '../../promotion/plan.ts'
import { notedCommit } from '../../promotion/provenance.ts'
import { type AppReadings, readApps, readingOf } from '../../promotion/read-apps.ts'
import { type FileChanges, type StateWithReason, compareHeld, judgeDifference } from '../../promotion/stage-state.ts'
import { MOST_COMMITS } from '../promote/changed-files.ts'
import type { RunContext } from '../run/context.ts'
import type { RunOptions } from '../run/options.ts'
import type { PackedStages } from './pack-stages.ts'
import type { Row, Stages } from './select-stages.ts'

/** An app of a stage, compared with what it should be. */
export interface ComparedRow {
  readonly row: Row
  readonly reading: AppReading
  readonly result: StateWithReason
}

/** The clone, and the commit that was checked out before the documents were read. */
interface Clone {
  readonly git: Git
  readonly head: string | undefined
}

/**
 * Reads every app once, and compares it with the desired app. Rejects with a PlatformError that is about more than one
 * app.
 */
export async function compareStages(
  { rows, needed }: Stages,
  packed: PackedStages,
  platform: Platform,
  { git, head }: Clone,
  options: RunOptions,
  context: RunContext,
): Promise<{ readonly rows: readonly ComparedRow[]; readonly advice: string | undefined }> {
  const addresses = [...needed.values()].flatMap(({ app: { source, target } }) =>
    source.kind === 'app' ? [target, source.address] : [target],
  )
  context.progress({ kind: 'phase', name: 'read', total: new Set(addresses.map(formatAddress)).size })
  const readings = await readApps(addresses, platform, options.concurrency, () => context.progress({ kind: 'done' }))
  context.progress({ kind: 'phase', name: 'plan' })
  const finder = new FileChangesFinder(git, openWorkspace(options.workingDirectory))
  const comparison = new Comparison(needed, packed, readings, platform.dialect, head, finder)
  const compared: ComparedRow[] = []
  for (const row of rows)
    compared.push({
      row,
      reading: readingOf(readings, row.app.target),
      result: await comparison.resultOf(row),
    })
  return { rows: compared, advice: finder.advice }
}

/** Compares apps with the desired ones; an app that others copy is compared only once. */
class Comparison {
  readonly #needed: Stages['needed']
  readonly #packed: PackedStages
  readonly #readings: AppReadings
  readonly #dialect: DialectName
  readonly #head: string | undefined
  readonly #finder: FileChangesFinder
  readonly #known = new Map<Row, StateWithReason>()

  constructor(
    needed: Stages['needed'],
    packed: PackedStages,
    readings: AppReadings,
    dialect: DialectName,
    head: string | undefined,
    finder: FileChangesFinder,
  ) {
    this.#needed = needed
    this.#packed = packed
    this.#readings = readings
    this.#dialect = dialect
    this.#head = head
    this.#finder = finder
  }

  async resultOf(row: Row): Promise<StateWithReason> {
    const known = this.#known.get(row)
    if (known !== undefined) return known
    const result = await this.#compare(row)
    this.#known.set(row, result)
    return result
  }

  async #compare(row: Row): Promise<StateWithReason> {
    const reading = readingOf(this.#readings, row.app.target)
    const held = compareHeld(this.#desired(row), reading, this.#dialect)
    if (held !== undefined || reading.kind !== 'found') return held ?? { state: 'unknown' }
    const { source } = row.app
    const changes = await this.#finder.find({
      from: notedCommit(reading.app.description),
      to: source.kind === 'app' ? commitIn(readingOf(this.#readings, source.address)) : this.#head,
      isCheckout: source.kind === 'file',
      files: this.#packed.files(row),
    })
    return judgeDifference(reading.app, changes, await this.#driftedSource(row))
  }

  #desired(row: Row): Desired {
    const { source } = row.app
    if (source.kind === 'app') return desiredFromApp(readingOf(this.#readings, source.address), source, this.#dialect)
    return this.#packed.desired(row) ?? { kind: 'missing', reason: 'the document was not packed' }
  }

  /** The stage that an app is copied from, if the app was changed by hand there. */
  async #driftedSource({ app: { source } }: Row): Promise<string | undefined> {
    const origin = source.kind === 'app' ? this.#needed.get(formatAddress(source.address)) : undefined
    if (origin === undefined) return undefined
    const { state } = await this.resultOf(origin)
    return state === 'drifted' ? (origin.selection.stage ?? formatAddress(origin.app.target)) : undefined
  }
}

/** The commit in the note of an app on the platform. */
export function commitIn(reading: AppReading): string | undefined {
  return reading.kind === 'found' ? notedCommit(reading.app.description) : undefined
}

/** An installed app that differs from the desired one. */
interface Difference {
  /** The commit that the installed app was made from. */
  readonly from: string | undefined
  /** The commit of the desired app. */
  readonly to: string | undefined
  /** The desired app is made from the checkout, so uncommitted changes count too. */
  readonly isCheckout: boolean
  /** The files that the app reaches; undefined if unknown. */
  readonly files: readonly string[] | undefined
}

/** Asks git about the files of apps that differ, once for each pair of commits. */
class FileChangesFinder {
  readonly #git: Git
  readonly #workspace: Workspace
  readonly #histories = new Map<string, Promise<Narrowed | string>>()
  #uncommitted: Promise<Changes> | undefined
  #isCut = false

  constructor(git: Git, workspace: Workspace) {
    this.#git = git
    this.#workspace = workspace
  }

  /** The fix for missing history of the clone; undefined if nothing was missing. */
  get advice(): string | undefined {
    return this.#isCut ? DEEPER : undefined
  }

  async find({ from, to, isCheckout, files }: Difference): Promise<FileChanges> {
    if (from === undefined) return { kind: 'unknown', reason: 'the installed app does not record a commit' }
    if (to === undefined || files === undefined)
      return { kind: 'unknown', reason: 'git does not know the commit of what it should be' }
    const history = await this.#history(from, to)
    if (typeof history === 'string') return { kind: 'unknown', reason: history }
    const { commits, since, changes, behind } = history
    const first = commits[Math.min(...changes.among(files).map((file) => since.get(file) ?? Infinity))]
    if (first !== undefined) return { kind: 'changed', since: first }
    if (behind.among(files).length > 0)
      return {
        kind: 'changed',
        reason: `it was installed from ${from.slice(0, 12)}, which is not part of ${to.slice(0, 12)}`,
      }
    if (isCheckout && (await this.#notCommitted(to)).among(files).length > 0)
      return { kind: 'changed', reason: 'files of it have changes that no commit holds' }
    return { kind: 'unchanged' }
  }

  async #history(from: string, to: string): Promise<Narrowed | string> {
    const pair = `${from}...${to}`
    const known = this.#histories.get(pair)
    if (known !== undefined) return known
    if (this.#histories.size >= MOST_COMMITS) return 'the apps are of too many commits to ask git about each'
    const asked = this.#ask(from, to)
    this.#histories.set(pair, asked)
    return asked
  }

  async #ask(from: string, to: string): Promise<Narrowed | string> {
    try {
      for (const commit of [from, to]) {
        if ((await this.#git.missing(commit)) === undefined) continue
        this.#isCut = true
        return `the commit ${commit.slice(0, 12)} is not in this clone`
      }
      return narrowed(await this.#git.historyOf(from, to), this.#workspace)
    } catch (error) {
      // The status can be reported without it.
      if (error instanceof PromotionError && error.code === 'git') return error.message
      throw error
    }
  }

  async #notCommitted(head: string): Promise<Changes> {
    this.#uncommitted ??= this.#git.changedSince(head).then((paths) => new Changes(this.#workspace, paths))
    return this.#uncommitted
  }
}

/** A history in which a file is found by all of its names. */
interface Narrowed extends Pick<FileHistory, 'commits' | 'since'> {
  readonly changes: Changes
  readonly behind: Changes
}

function narrowed({ commits, since, behind }: FileHistory, workspace: Workspace): Narrowed {
  return { commits, since, changes: new Changes(workspace, since.keys()), behind: new Changes(workspace, behind) }
}
