import { localDefaultRules } from '../configuration/local-defaults.ts'
import { compareInterfaces, namedDifferences, Packer, splitReference, type Packing } from '../cwl/index.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { listNames } from '../files/text.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import { gitAt } from '../git/git.ts'
import { openTree, packTree } from '../git/tree-workspace.ts'
import type { JsonObject } from '../json/index.ts'
import { dialectOf } from '../options/dialect.ts'
import { ACCEPTED } from '../options/option-table.ts'
import type { DiffOptions, RunOptions } from '../options/options.ts'
import { appOnPage, formatAddress, parseAddress } from '../platform/address.ts'
import { PlatformError } from '../platform/errors.ts'
import type { AppAddress, DialectName, Platform } from '../platform/types.ts'
import { reasonOf, type PackingRules } from '../promotion/packing.ts'
import { inOneSpelling, isSameApp, OF_FILES } from '../promotion/same-app.ts'
import { selectApps } from '../promotion/selection/select-apps.ts'
import { checksFor, openRepository, type Repository } from '../repository/opening.ts'
import { withRemote } from '../repository/remote.ts'
import { EXIT, type DiffReport } from './report.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

/**
 * What differs between two apps, each a file, a file of a git revision or an installed app. What only packing or the
 * platform writes does not count. Ends with 10 if they differ. Changes nothing.
 */
export async function diff(options: DiffOptions, context: RunContext): Promise<DiffReport> {
  const { before, after } = options
  const nothing = { before, after, same: false, interface: [], differences: [] }
  return runCommand<DiffReport>(
    'diff',
    options,
    context,
    { stopped: 'nothing was compared', found: (failure): Body<DiffReport> => ({ failure, ...nothing }) },
    async (run) => {
      const { sides, dialect } = await readSides(options, run)
      const [old, next] = sides
      if (isSameApp(old, next, dialect)) return { ...nothing, same: true }
      const [left, right] = inOneSpelling(old, next, dialect)
      return {
        ...nothing,
        exitCode: EXIT.changesPending,
        interface: compareInterfaces(left, right),
        differences: namedDifferences(left, right),
      }
    },
  )
}

interface Compared {
  readonly sides: readonly [before: JsonObject, after: JsonObject]
  readonly dialect: DialectName
}

async function readSides(options: DiffOptions, run: Run): Promise<Compared> {
  const { context, cutoff } = run
  context.progress({ kind: 'phase', name: 'configuration' })
  const repository = openRepository(options)
  const sides = [
    parseSide(options.before, repository.workspace),
    parseSide(options.after, repository.workspace),
  ] as const
  const reading: Reading = {
    options,
    context,
    signal: cutoff.stop,
    repository,
    packing: await packingFor(sides, options, repository),
    connect: () => connect(options, run),
    addNotice: run.addNotice,
  }
  context.progress({ kind: 'phase', name: 'read', total: sides.length })
  const [old, next] = [await descriptionOf(sides[0], reading), await descriptionOf(sides[1], reading)]
  await cutoff.throwIfOver()
  const isOfFiles = sides.every(({ kind }) => kind === 'file' || kind === 'revision')
  return { sides: [old, next], dialect: isOfFiles ? OF_FILES : dialectOf(options) }
}

interface Reading {
  readonly options: RunOptions
  readonly context: RunContext
  readonly signal: AbortSignal
  readonly repository: Repository
  readonly packing: PackingRules
  readonly connect: () => Platform
  readonly addNotice: Run['addNotice']
}

async function packingFor(sides: readonly Side[], options: RunOptions, repository: Repository): Promise<PackingRules> {
  const stage = sides.find((side) => side.kind === 'stage')?.stage ?? null
  return { checks: await checksFor(options, repository), local: localDefaultRules(repository.manifest, stage) }
}

async function descriptionOf(side: Side, reading: Reading): Promise<JsonObject> {
  switch (side.kind) {
    case 'file':
      refuseNoFile(side, reading.repository.workspace)
      return readFrom(side, await pack(side, reading.repository.workspace, reading), reading)
    case 'revision':
      return packedAt(side, reading)
    case 'stage':
      return installed(await addressIn(side, reading), reading)
    case 'app':
      return installed(side.address, reading)
  }
}

type FileSide = Extract<Side, { readonly kind: 'file' | 'revision' }>

async function packedAt(side: Extract<Side, { readonly kind: 'revision' }>, reading: Reading): Promise<JsonObject> {
  const git = gitAt(reading.options.workingDirectory, reading.signal)
  const tree = await openTree(reading.repository.workspace, side.revision, git)
  const packing = await packTree(tree, async (workspace) => pack(side, workspace, reading))
  refuseNoFile(side, tree.workspace)
  return readFrom(side, packing, reading)
}

async function pack(side: FileSide, workspace: Workspace, reading: Reading): Promise<Packing> {
  const { options, context, signal, repository, packing } = reading
  const all = await withRemote(workspace, repository.manifest?.remote, options, signal, context)
  const { checks, local } = packing
  return new Packer(all, { checks, mapPath: local.mapPath, despiteErrors: true }).pack(side.reference)
}

/** An old revision may have errors, and what it changes is still a question. Throws PromotionError `cannot-pack`. */
function readFrom({ text }: FileSide, packing: Packing, { addNotice }: Reading): JsonObject {
  if (packing.ok) return packing.description
  const reason = reasonOf(packing.problems)
  if (packing.description === undefined) throw new PromotionError('cannot-pack', `${text} cannot be packed: ${reason}`)
  addNotice(`${text} has errors, so only what can be read of it is compared: ${reason}`)
  return packing.description
}

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

async function installed(address: AppAddress, reading: Reading): Promise<JsonObject> {
  const found = await reading.connect().getApp(address)
  switch (found.kind) {
    case 'found':
      return found.app.description
    case 'absent':
      throw new PromotionError('usage', `there is no app ${formatAddress(address)} on the platform`, {
        fix: `Promote it first, or correct the name. ${ACCEPTED}`,
      })
    case 'unreadable':
      throw new PlatformError('refused', found.reason)
  }
}

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

type Side =
  | { readonly kind: 'file'; readonly text: string; readonly reference: string }
  | { readonly kind: 'revision'; readonly text: string; readonly revision: string; readonly reference: string }
  | { readonly kind: 'stage'; readonly text: string; readonly stage: string; readonly app: string }
  | { readonly kind: 'app'; readonly text: string; readonly address: AppAddress }

/**
 * A name that is a file is a file, also if it has a colon. Throws PromotionError `usage`, and PlatformError for an
 * address that no app can have.
 */
function parseSide(text: string, workspace: Workspace): Side {
  if (workspace.has(splitReference(workspace, pathIn(workspace, text)).path))
    return { kind: 'file', text, reference: pathIn(workspace, text) }
  const at = text.indexOf(':')
  const [before, after] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)]
  if (at < 0 && /^[^/]+\/[^/]+\/[^/.]+$/.test(text))
    throw new PromotionError('usage', `there is no file ${text}`, {
      fix: `Did you mean app:${text}? ${ACCEPTED}`,
    })
  if (at < 0) return { kind: 'file', text, reference: pathIn(workspace, text) }
  const onPage = appOnPage(text)
  if (onPage !== undefined)
    throw new PromotionError('usage', `${text} is the page of an app`, { fix: `Write app:${onPage}.` })
  if (before === 'app') return { kind: 'app', text, address: parseAddress(after) }
  if (before === 'stage') {
    const slash = after.lastIndexOf('/')
    const [stage, app] = [after.slice(0, Math.max(0, slash)), after.slice(slash + 1)]
    if (stage === '' || app === '')
      throw new PromotionError('usage', `${JSON.stringify(text)} does not name a stage and an app`, {
        fix: 'Write it as stage:STAGE/APP, for example stage:dev/align.',
      })
    return { kind: 'stage', text, stage, app }
  }
  if (before === '' || after === '')
    throw new PromotionError('usage', `${JSON.stringify(text)} names neither a file nor an app`, { fix: ACCEPTED })
  return { kind: 'revision', text, revision: before, reference: pathIn(workspace, after) }
}
