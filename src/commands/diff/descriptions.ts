import { localDefaultRules } from '../../configuration/local-defaults.ts'
import { splitReference } from '../../cwl/index.ts'
import { CwlError } from '../../files/cwl-error.ts'
import { PromotionError } from '../../files/errors.ts'
import { listNames } from '../../files/name-list.ts'
import type { Workspace } from '../../files/workspace.ts'
import { gitAt } from '../../git/git.ts'
import { openTree } from '../../git/tree-workspace.ts'
import type { JsonObject } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { AppAddress, Platform } from '../../platform/types.ts'
import type { Desired } from '../../promotion/plan.ts'
import { checksFor, type Repository } from '../documents/opening.ts'
import { packAll, type PackingRules } from '../documents/packing.ts'
import { withRemote } from '../documents/remote.ts'
import { selectApps } from '../promote/select-apps.ts'
import type { RunContext } from '../run/context.ts'
import type { RunOptions } from '../run/options.ts'
import { ACCEPTED, type Side } from './sides.ts'

/** What both sides are read with. */
export interface Reading {
  readonly options: RunOptions
  readonly context: RunContext
  readonly signal: AbortSignal
  readonly repository: Repository
  /** As of the stage that a side names, if one does. */
  readonly packing: PackingRules
  /** A client for the platform; it is only made if a side is an installed app. */
  readonly connect: () => Platform
}

/** The rules by which files are packed: those of the stage of a side, if there is one, so that equal apps look equal. */
export async function packingFor(
  sides: readonly Side[],
  options: RunOptions,
  repository: Repository,
): Promise<PackingRules> {
  const stage = sides.find((side) => side.kind === 'stage')?.stage ?? null
  return { checks: await checksFor(options, repository), local: localDefaultRules(repository.manifest, stage) }
}

/** The description of a side. Throws PromotionError, CwlError and PlatformError. */
export async function descriptionOf(side: Side, reading: Reading): Promise<JsonObject> {
  switch (side.kind) {
    case 'file':
      refuseNoFile(side, reading.repository.workspace)
      return readyFrom(side, await pack(side, reading.repository.workspace, reading))
    case 'revision':
      return packedAt(side, reading)
    case 'stage':
      return installed(await addressIn(side, reading), reading)
    case 'app':
      return installed(side.address, reading)
  }
}

type FileSide = Extract<Side, { readonly kind: 'file' | 'revision' }>

/** Git is asked for the files of a revision between two attempts: each finds out which others it needs. */
async function packedAt(side: Extract<Side, { readonly kind: 'revision' }>, reading: Reading): Promise<JsonObject> {
  const git = gitAt(reading.options.workingDirectory, reading.signal)
  const tree = await openTree(reading.repository.workspace, side.revision, git)
  let desired: Desired
  do desired = await pack(side, tree.workspace, reading)
  while (await tree.settle())
  refuseNoFile(side, tree.workspace)
  return readyFrom(side, desired)
}

async function pack(side: FileSide, workspace: Workspace, reading: Reading): Promise<Desired> {
  const { options, context, signal, repository, packing } = reading
  const all = await withRemote(workspace, repository.manifest?.remote, options, signal, context)
  const { descriptions } = await packAll([side.reference], all, signal, packing)
  return descriptions.get(side.reference) ?? { kind: 'missing', reason: 'it was not packed' }
}

function readyFrom({ text }: FileSide, desired: Desired): JsonObject {
  if (desired.kind === 'ready') return desired.description
  throw new PromotionError('cannot-pack', `${text} cannot be packed: ${desired.reason}`)
}

/** Throws PromotionError `usage` for a name of no file. */
function refuseNoFile({ reference }: FileSide, workspace: Workspace): void {
  try {
    workspace.readText(splitReference(workspace, reference).path)
  } catch (error) {
    if (!(error instanceof CwlError && (error.code === 'no-such-file' || error.code === 'unreadable'))) throw error
    throw new PromotionError('usage', error.message, {
      fix: error.fix === undefined ? ACCEPTED : `${error.fix} ${ACCEPTED}`,
    })
  }
}

async function installed(address: AppAddress, { connect }: Reading): Promise<JsonObject> {
  const reading = await connect().getApp(address)
  switch (reading.kind) {
    case 'found':
      return reading.app.description
    case 'absent':
      throw new PromotionError('usage', `there is no app ${formatAddress(address)} on the platform`, {
        fix: `Promote it first, or correct the name. ${ACCEPTED}`,
      })
    case 'unreadable':
      throw new PlatformError('refused', reading.reason)
  }
}

/** The target of an app in a stage. Throws PromotionError `usage` and `configuration`. */
async function addressIn(
  { text, stage, app }: Extract<Side, { readonly kind: 'stage' }>,
  { options, repository }: Reading,
): Promise<AppAddress> {
  if (repository.manifest === undefined)
    throw new PromotionError('usage', `${text} names a stage, and there is no cwl-promote.yml in this folder`, {
      fix: 'Write app:OWNER/PROJECT/APP, or name the folder that has one with the input `working-directory`.',
    })
  const { apps } = await selectApps({ ...options, stage, apps: [app] }, repository.workspace)
  const targets = apps.map(({ target }) => target)
  const exact = targets.find((target) => target.app === app)
  const [only, another] = targets
  if (only === undefined || (another !== undefined && exact === undefined))
    throw new PromotionError('usage', `the stage ${stage} has ${JSON.stringify(app)} under several names`, {
      fix: `Name one: ${listNames(targets.map((target) => `stage:${stage}/${target.app}`))}.`,
    })
  return exact ?? only
}
