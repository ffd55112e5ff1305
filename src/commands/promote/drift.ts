import { listNames } from '../../files/name-list.ts'
import { openWorkspace } from '../../files/workspace.ts'
import type { Git } from '../../git/git.ts'
import { formatAddress } from '../../platform/address.ts'
import type { DialectName } from '../../platform/types.ts'
import type { Change } from '../../promotion/plan.ts'
import { notedCommit } from '../../promotion/provenance.ts'
import type { PromotionRecord } from '../../promotion/record-schema.ts'
import { digestOfApp } from '../../promotion/same-app.ts'
import { driftOf, type FileChanges } from '../../promotion/stage-state.ts'
import type { Packed } from '../documents/packing.ts'
import { count } from '../run/count.ts'
import { omitUndefined } from '../run/omit-undefined.ts'
import type { RunOptions } from '../run/options.ts'
import { FileChangesFinder } from '../status/file-changes.ts'

/**
 * The plan, in which each update of an app that has drifted is marked, and notices on apps that go back to an older
 * version: an update from files that only changed on the way to the installed commit. Of a copy only the note on its
 * revision and the record are known: a file that did not change may also mean that the app that it is copied from was
 * changed.
 */
export async function markDrift(
  changes: readonly Change[],
  packed: Packed,
  record: PromotionRecord | undefined,
  dialect: DialectName,
  options: RunOptions,
  git: Git,
): Promise<{ readonly changes: readonly Change[]; readonly notices: readonly string[] }> {
  if (!changes.some(({ action }) => action === 'update')) return { changes, notices: [] }
  const [head, remote] = [await git.head(), options.repository ?? (await git.remote())]
  const finder = new FileChangesFinder(git, openWorkspace(options.workingDirectory))
  const at = new Date().toISOString()
  const recorded = new Map(
    record?.apps.flatMap(({ target, outcome, digest }) =>
      outcome === 'created' || outcome === 'updated' ? [[target, digest] as const] : [],
    ),
  )
  const marked: Change[] = []
  const undone = new Map<string, string[]>()
  for (const change of changes) {
    const { app, before } = change
    if (change.action !== 'update' || before?.kind !== 'found') {
      marked.push(change)
      continue
    }
    const found: FileChanges =
      app.source.kind === 'file'
        ? await finder.find({
            from: notedCommit(before.app.description),
            to: head,
            isCheckout: true,
            files: packed.files.get(app.reference ?? ''),
          })
        : { kind: 'unknown', reason: 'it is a copy' }
    if (found.kind === 'changed' && found.undoes !== undefined)
      undone.set(found.undoes, [...(undone.get(found.undoes) ?? []), app.name])
    const drift = driftOf(before.app, {
      changes: found,
      at,
      remote,
      digest: digestOfApp(before.app.description, dialect),
      recorded: recorded.get(formatAddress(app.target)),
    })
    marked.push({ ...change, ...omitUndefined({ drift }) })
  }
  return { changes: marked, notices: [...undone].map(([commit, names]) => undoneNotice(names, commit, head)) }
}

function undoneNotice(names: readonly string[], installed: string, head = ''): string {
  const [go, they] = names.length === 1 ? ['goes', 'it was'] : ['go', 'they were']
  return `${listNames(names)} ${go} back to an older version: ${they} installed from commit ${installed.slice(0, 12)}, and ${head.slice(0, 12)}, which is checked out, does not have its changes. If that is not intended, update the clone. The rule \`downgrade: refuse\` of a stage prevents it.`
}

/** Apps that nothing shows to be installed from here, in one sentence: a project that is taken over has only such apps. */
export function unmarkedNotice(changes: readonly Change[]): string | undefined {
  const unmarked = changes.filter((change) => 'drift' in change && change.drift?.unmarked === true).length
  if (unmarked === 0) return undefined
  return `${count(unmarked, 'app')} that would be updated ${unmarked === 1 ? 'has' : 'have'} no note of cwl-promote, so nothing shows who installed ${unmarked === 1 ? 'it' : 'them'}. To see what would be replaced, run \`cwl-promote plan --diff\`; to keep it, \`cwl-promote pull\`.`
}
