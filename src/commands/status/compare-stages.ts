import { openWorkspace } from '../../files/workspace.ts'
import type { Git } from '../../git/git.ts'
import type { RunOptions } from '../../options/options.ts'
import { formatAddress } from '../../platform/address.ts'
import type { AppReading, InstalledApp, Platform } from '../../platform/types.ts'
import { FileChangesFinder } from '../../promotion/edits/file-changes.ts'
import { isTakenOver } from '../../promotion/edits/merge-app.ts'
import { PastDescriptions } from '../../promotion/edits/past.ts'
import { type Desired, desiredFromApp } from '../../promotion/plan.ts'
import { notedCommit } from '../../promotion/provenance.ts'
import { type AppReadings, readApps, readingOf } from '../../promotion/read-apps.ts'
import type { Selection } from '../../promotion/selection/select-apps.ts'
import {
  type DriftFacts,
  type StateWithReason,
  compareHeld,
  driftOf,
  editedSource,
  judgeAlone,
  judgeDifference,
} from '../../promotion/stage-state.ts'
import type { RunContext } from '../run/context.ts'
import type { PackedStages, Row, Stages } from './select-stages.ts'

export interface ComparedRow {
  readonly row: Row
  readonly reading: AppReading
  readonly result: StateWithReason
}

interface Clone {
  readonly git: Git
  readonly head: string | undefined
  readonly at: string
}

/** Reads every app once. Rejects with a PlatformError that is about more than one app. */
export async function compareStages(
  { rows, needed }: Stages,
  packed: PackedStages,
  platform: Platform,
  { git, head, at }: Clone,
  options: RunOptions,
  context: RunContext,
): Promise<{ readonly rows: readonly ComparedRow[]; readonly advice: string | undefined }> {
  const addresses = [...needed.values()].flatMap(({ app: { source, target } }) =>
    source.kind === 'app' ? [target, source.address] : [target],
  )
  context.progress({ kind: 'phase', name: 'read', total: new Set(addresses.map(formatAddress)).size })
  const readings = await readApps(addresses, platform, options.maxRequests, () => context.progress({ kind: 'done' }))
  context.progress({ kind: 'phase', name: 'plan' })
  const remote = options.repository ?? (await git.remote())
  const finder = new FileChangesFinder(git, openWorkspace(options.workingDirectory))
  const past = ({ workspace, packing }: Selection): PastDescriptions =>
    new PastDescriptions({ workspace, packing, signal: context.signal }, { git, repository: options.repository })
  const facts = { at, remote, dialect: platform.dialect }
  const comparison = new Comparison({ needed, packed, readings, platform, head, finder, facts, past })
  const compared: ComparedRow[] = []
  for (const row of rows)
    compared.push({
      row,
      reading: readingOf(readings, row.app.target),
      result: await comparison.resultOf(row),
    })
  return { rows: compared, advice: finder.advice }
}

interface Ground {
  readonly needed: Stages['needed']
  readonly packed: PackedStages
  readonly readings: AppReadings
  readonly platform: Platform
  readonly head: string | undefined
  readonly finder: FileChangesFinder
  readonly facts: Pick<DriftFacts, 'at' | 'remote' | 'dialect'>
  readonly past: (selection: Selection) => PastDescriptions
}

class Comparison {
  readonly #ground: Ground
  readonly #known = new Map<Row, StateWithReason>()

  constructor(ground: Ground) {
    this.#ground = ground
  }

  async resultOf(row: Row): Promise<StateWithReason> {
    const known = this.#known.get(row)
    if (known !== undefined) return known
    const result = await this.#compare(row)
    this.#known.set(row, result)
    return result
  }

  async #compare(row: Row): Promise<StateWithReason> {
    const { readings, platform, finder, head, packed, facts } = this.#ground
    const reading = readingOf(readings, row.app.target)
    const desired = this.#desired(row)
    const held = compareHeld(desired, reading, platform.dialect)
    const { source, target } = row.app
    const isAlone = source.kind === 'app' && formatAddress(source.address) === formatAddress(target)
    if (isAlone && reading.kind === 'found') return judgeAlone(reading.app, facts)
    if (held !== undefined || reading.kind !== 'found') return held ?? { state: 'unknown' }
    const changes = await finder.find({
      from: notedCommit(reading.app.description),
      to: source.kind === 'app' ? commitIn(readingOf(readings, source.address)) : head,
      isCheckout: source.kind === 'file',
      files: packed.files(row),
    })
    return judgeDifference(reading.app, {
      ...facts,
      changes,
      driftedSource: await this.#driftedSource(row),
      isTakenOver: driftOf(reading.app, facts) !== undefined && (await this.#isTakenOver(row, reading.app, desired)),
    })
  }

  async #isTakenOver(row: Row, installed: InstalledApp, desired: Desired): Promise<boolean> {
    if (desired.kind !== 'ready') return false
    const { packed, platform, past } = this.#ground
    const { target, reference = '' } = row.app
    const known = { target, app: installed, reference, files: packed.files(row), ours: desired.description }
    return isTakenOver(known, past(row.selection), platform)
  }

  #desired(row: Row): Desired {
    const { readings, packed, platform } = this.#ground
    const { source } = row.app
    if (source.kind === 'app') return desiredFromApp(readingOf(readings, source.address), source, platform.dialect)
    return packed.desired(row) ?? { kind: 'missing', reason: 'the document was not packed' }
  }

  async #driftedSource({ app: { source } }: Row): Promise<string | undefined> {
    const origin = source.kind === 'app' ? this.#ground.needed.get(formatAddress(source.address)) : undefined
    if (origin === undefined) return undefined
    const { state } = await this.resultOf(origin)
    const reading = readingOf(this.#ground.readings, origin.app.target)
    if (state !== 'drifted' || reading.kind !== 'found') return undefined
    return editedSource(origin.selection.stage ?? formatAddress(origin.app.target), reading.app, this.#ground.facts)
  }
}

export function commitIn(reading: AppReading): string | undefined {
  return reading.kind === 'found' ? notedCommit(reading.app.description) : undefined
}
