import { count, listNames, quoteArgument } from '../../files/text.ts'
import { openWorkspace } from '../../files/workspace.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { formatAddress, parseAddress } from '../../platform/address.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/types.ts'
import type { AppOutcome } from '../apply.ts'
import type { RecordedGround } from '../ground.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import type { Change } from '../plan.ts'
import { isFromOtherRepository, notedCommit } from '../provenance.ts'
import { isInstalled } from '../records/record.ts'
import { looksLikeCwl } from '../same-app.ts'
import { driftOf, type FileChanges } from '../stage-state.ts'
import { FileChangesFinder } from './file-changes.ts'
import { isTakenOver } from './merge-app.ts'
import { PastDescriptions } from './past.ts'

/** And what goes back to an older version, if the history of the clone shows it. */
export async function markDrift(
  changes: readonly Change[],
  { options, selection, workspace, packed, platform, git, signal, record }: RecordedGround,
): Promise<readonly Change[]> {
  if (!changes.some(({ action }) => action === 'update')) return changes
  const [head, remote] = [await git.head(), options.repository ?? (await git.remote())]
  const finder = new FileChangesFinder(git, openWorkspace(options.workingDirectory))
  const past = new PastDescriptions(
    { workspace, packing: selection.packing, signal },
    { git, repository: options.repository, record },
  )
  const at = new Date().toISOString()
  const recorded = new Map(record?.apps.filter(isInstalled).map(({ target, digest }) => [target, digest] as const))
  const marked: Change[] = []
  for (const change of changes) {
    const { app, before } = change
    if (change.action !== 'update' || before?.kind !== 'found') {
      marked.push(change)
      continue
    }
    const from = notedCommit(before.app.description)
    const changed: FileChanges =
      app.source.kind === 'file'
        ? await finder.find({
            from,
            to: head,
            isCheckout: true,
            files: packed.files.get(app.reference ?? ''),
          })
        : { kind: 'unknown', reason: 'it is a copy' }
    const undoes = changed.kind === 'changed' ? changed.undoes : undefined
    const facts = { at, remote, dialect: platform.dialect, recorded: recorded.get(formatAddress(app.target)) }
    const found = driftOf(before.app, facts)
    const { target, reference = '' } = app
    const files = packed.files.get(reference)
    const installed = { target, app: before.app, reference, files, ours: change.description }
    const isInGit = found !== undefined && (await isTakenOver(installed, past, platform))
    const drift = isInGit ? undefined : found
    const isUnseen =
      changed.kind === 'unknown' &&
      from !== undefined &&
      !isFromOtherRepository(before.app.description, remote) &&
      (await git.missing(from)) === 'gone'
    marked.push({ ...change, ...omitUndefined({ drift, undoes, unseen: isUnseen ? from : undefined }) })
  }
  return marked
}

export function undoneNotices(changes: readonly Change[]): readonly string[] {
  return byCommit(changes, 'undoes').map(([commit, names]) => {
    const [go, they] = names.length === 1 ? ['goes', 'it was'] : ['go', 'they were']
    return `${listNames(names)} ${go} back to an older version: ${they} installed from commit ${commit.slice(0, 12)}, whose changes the files here do not have. If that is not intended, update the clone. The rule \`downgrade: refuse\` of a stage refuses it.`
  })
}

/** In a complete clone: its history does not end before that commit. */
export function unseenNotices(changes: readonly Change[]): readonly string[] {
  return byCommit(changes, 'unseen').map(
    ([commit, names]) =>
      `${listNames(names)} ${names.length === 1 ? 'was' : 'were'} installed from commit ${commit.slice(0, 12)}, which this clone does not have. If somebody promoted something newer, \`git fetch\` gets it; a squash merge drops such a commit.`,
  )
}

/** The names of the apps that have this member, by the commit in it. */
function byCommit(
  changes: readonly Change[],
  member: 'undoes' | 'unseen',
): readonly (readonly [commit: string, names: readonly string[]])[] {
  const names = new Map<string, string[]>()
  for (const change of changes) {
    const commit = 'undoes' in change || 'unseen' in change ? change[member] : undefined
    if (commit !== undefined) names.set(commit, [...(names.get(commit) ?? []), change.app.name])
  }
  return [...names]
}

export function unmarkedNotice(changes: readonly Change[]): string | undefined {
  const unmarked = changes.filter(isUnmarked).length
  if (unmarked === 0) return undefined
  const [was, it] = unmarked === 1 ? ['was', 'it'] : ['were', 'them']
  return `${count(unmarked, 'app')} to update ${was} not installed by this version of cwl-promote, so whether somebody edited ${it} is not known. To see what would be replaced, run \`cwl-promote plan --diff\`; to keep it, \`cwl-promote pull\`.`
}

function isUnmarked(change: Change): boolean {
  return 'drift' in change && change.drift?.unmarked === true
}

/** After the installs. */
export function replacedNotice(outcomes: readonly AppOutcome[], recordFile: string | undefined): string | undefined {
  const changes = outcomes.flatMap(({ outcome, change }) => (outcome === 'updated' && isUnmarked(change) ? change : []))
  const replaced = changes.length
  if (replaced === 0) return undefined
  // A rollback cannot restore something else than CWL.
  const isCwl = changes.every(({ before }) => before?.kind !== 'found' || looksLikeCwl(before.app.description))
  const undo =
    recordFile === undefined || !isCwl
      ? ''
      : ` To undo that: \`cwl-promote rollback --record ${quoteArgument(recordFile)}\`.`
  const was = replaced === 1 ? 'was' : 'were'
  return `${count(replaced, 'app')} that ${was} not installed by this version of cwl-promote ${was} replaced, so whether somebody had edited ${replaced === 1 ? 'it' : 'them'} is not known.${undo}`
}

/** Renaming a file creates a second app. Undefined if the plan is about some of the apps only. */
export async function findOrphanedApps(
  changes: readonly Change[],
  { options, selection, platform, record }: RecordedGround,
): Promise<string | undefined> {
  if (record === undefined || record.stage !== selection.stage || selection.declaration?.apps !== undefined)
    return undefined
  const { apps = [], changedSince, shard, maxRequests } = options
  if (apps.length > 0 || changedSince !== undefined || shard !== undefined) return undefined
  const planned = new Set(changes.map(({ app }) => formatAddress(app.target)))
  const gone = new Map(record.apps.filter(({ target }) => !planned.has(target)).map((app) => [app.target, app]))
  const isThere = await mapConcurrently([...gone.keys()], maxRequests, async (target) => isApp(target, platform))
  const names = [...gone.values()].flatMap(({ target, source }, at) =>
    isThere[at] === true ? [`${target} (it was ${source})`] : [],
  )
  if (names.length === 0) return undefined
  const [verb, pronoun] = names.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `Still on the platform ${verb} ${listNames(names)}: no app of this plan is installed there any more. The API cannot delete an app; remove ${pronoun} there by hand, or leave ${pronoun} to those who use ${pronoun}.`
}

async function isApp(target: string, platform: Pick<Platform, 'getApp'>): Promise<boolean> {
  try {
    const reading = await platform.getApp(parseAddress(target))
    return reading.kind === 'found' && looksLikeCwl(reading.app.description)
  } catch (error) {
    if (error instanceof PlatformError) return false
    throw error
  }
}
