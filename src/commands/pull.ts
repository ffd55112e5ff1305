import { splitReference } from '../cwl/index.ts'
import { PromotionError } from '../files/errors.ts'
import { listNames } from '../files/text.ts'
import { openWorkspace } from '../files/workspace.ts'
import { gitAt } from '../git/git.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { PullOptions } from '../options/options.ts'
import { formatAddress } from '../platform/address.ts'
import type { Platform } from '../platform/types.ts'
import { PastDescriptions } from '../promotion/edits/past.ts'
import { packAll } from '../promotion/packing.ts'
import { readLastRecord } from '../promotion/rules/rule-facts.ts'
import { type Selection, selectApps } from '../promotion/selection/select-apps.ts'
import { withRemote } from '../repository/remote.ts'
import type { Texts } from '../repository/with-texts.ts'
import { refuseLosses, writeText } from '../repository/write-files.ts'
import { pullApps, touchedApps, type Pull, type Reading } from './pull/pull-apps.ts'
import type { Failure, PullReport, PulledApp } from './report.ts'
import { connectLate } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { type Body, type Run, runCommand } from './run/run-command.ts'

/**
 * Differences are written into the existing files, or a document is written again, with the processes that it runs in a
 * folder next to it. Before that, it is checked that the new files pack to the installed description. If one file
 * cannot be written, none is. Files with uncommitted changes are only overwritten with `force`.
 */
export async function pull(options: PullOptions, context: RunContext): Promise<PullReport> {
  let known: Pick<PullReport, 'stage' | 'project' | 'written'> = { stage: null, project: null, written: false }
  const early = {
    stopped: () => (known.written ? 'not every file was written' : 'nothing was written'),
    found: (failure: Failure): Body<PullReport> => ({ failure, ...known, apps: [] }),
  }
  return runCommand<PullReport>('pull', options, context, early, async (run) => {
    const { addNotice } = run
    const connected = connectLate(options, run)
    const workspaceOfRun = openWorkspace(options.workingDirectory)
    const selection = await selectApps(options, workspaceOfRun, options.to === undefined ? undefined : connected)
    known = { ...known, stage: selection.stage, project: selection.project }
    addNotice(...selection.notices)
    const reading = await prepare(selection, options, run, connected)
    const { workspace, signal } = reading
    const pulls = await pullApps(reading, options.maxRequests, () => run.context.progress({ kind: 'done' }))
    const texts: Texts = new Map(pulls.flatMap((each) => [...each.texts]))
    addNotice(...pulls.flatMap((each) => pullNotices(each, reading)), ...(await touchedApps(pulls, reading)))
    addNotice(...newFileNotices([...texts.keys()].filter((path) => !workspace.has(path))))
    if (options.to !== undefined && selection.manifest !== undefined && texts.size > 0)
      addNotice(`Add what is new to \`apps\` in ${selection.manifest.file}, unless a row there finds it.`)
    await refuseLosses(texts, workspace, { force: options.force, signal })
    signal.throwIfAborted()
    try {
      // The document of an app is its first file. It is written last, so that a run that is cut off does not leave it
      // with missing steps.
      for (const [path, text] of options.dryRun ? [] : [...texts].toReversed()) {
        await writeText(workspace, path, text)
        known = { ...known, written: true }
      }
    } catch (error) {
      if (known.written) addNotice('Some files were written before that: `git status` shows which.')
      throw error
    }
    return {
      ...known,
      apps: pulls.map(toPulledApp),
      ...omitUndefined({ failure: unreadFailure(pulls, options.to !== undefined) }),
    }
  })
}

async function prepare(
  selection: Selection,
  options: PullOptions,
  run: Run,
  connected: () => Platform,
): Promise<Reading> {
  const { context, cutoff } = run
  // A path of the repository in an installed description was allowed when it was installed. The next plan checks it.
  const packing = { ...selection.packing, local: { ...selection.packing.local, allowed: true } }
  const workspace = await withRemote(selection.workspace, selection.remote, options, cutoff.stop, context)
  const apps = selection.apps.filter((app) => app.reference !== undefined)
  if (apps.length === 0) {
    throw new PromotionError('usage', 'none of these apps has a document in the repository to overwrite', {
      fix: 'Give their files with the input `files` in place of `copy-from`.',
    })
  }
  const platform = connected()
  const packed = await packAll(
    apps.flatMap((app) => app.reference ?? []),
    workspace,
    cutoff.stop,
    packing,
  )
  context.progress({ kind: 'phase', name: 'read', total: apps.length })
  // New files are not shared with other apps.
  const isPart = options.to === undefined && (options.apps ?? []).length > 0
  const stage = isPart ? (await selectApps({ ...options, apps: [] }, openWorkspace(options.workingDirectory))).apps : []
  const targets = new Set(apps.map(({ target }) => formatAddress(target)))
  const others = stage.filter(({ target }) => !targets.has(formatAddress(target)))
  const ground = { workspace, packing, signal: cutoff.stop }
  const past = new PastDescriptions(ground, {
    git: gitAt(options.workingDirectory, cutoff.stop),
    repository: options.repository,
    record: readLastRecord({ options, platform, selection }),
  })
  return { ...ground, apps, others, platform, packed, past, force: options.force === true }
}

/** The error for apps that could not be pulled: whether the repository matches them is unknown. */
function unreadFailure(pulls: readonly Pull[], areNew: boolean): Failure | undefined {
  // If the user named a new app, it must exist.
  const unread = pulls.filter(
    ({ outcome }) => outcome === 'unreadable' || outcome === 'conflict' || (areNew && outcome === 'absent'),
  ).length
  if (unread === 0) return undefined
  return {
    code: 'apps-failed',
    message: `${unread} of ${pulls.length} ${pulls.length === 1 ? 'app' : 'apps'} could not be pulled`,
    fix: pulls.some(({ outcome }) => outcome === 'conflict')
      ? 'The report has the reasons. Where both sides changed a value, write the one that you want into the file; then pull again, or promote it. Of two apps that disagree on a file, pull one alone with the input `apps`.'
      : 'The report has the reasons. Run again if the platform did not answer. Change the others by hand, or pull all except them with the input `apps`.',
  }
}

function toPulledApp({ name, target, outcome, digest, files, reason }: Pull): PulledApp {
  return { name, target, outcome, digest, files, ...omitUndefined({ reason }) }
}

/** `git commit --all` leaves them out. */
function newFileNotices(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return []
  const [is, it] = paths.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [`${listNames(paths)} ${is} new: add ${it} to git with \`git add\`, or other clones lack ${it}.`]
}

function pullNotices(pulled: Pull, { workspace, packed }: Reading): readonly string[] {
  const { outcome, reference, texts, reached, isEdited } = pulled
  if (outcome !== 'pulled') return []
  const { path } = splitReference(workspace, reference)
  const gone = packed.files.get(reference)?.filter((file) => workspace.has(file) && !reached.includes(file)) ?? []
  const added = [...texts.keys()].filter((file) => file !== path && !workspace.has(file))
  return [
    ...(isEdited || !workspace.has(path)
      ? []
      : [
          `${path} is written again: its differences could not be written into the text, so comments and layout are lost.`,
        ]),
    ...(gone.length === 0
      ? []
      : [
          added.length === 0
            ? `${path} no longer uses ${listNames(gone)}.`
            : `${path} now uses ${listNames(added)}, and no longer ${listNames(gone)}.`,
        ]),
  ]
}
