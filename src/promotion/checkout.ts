import { Changes } from '../cwl/index.ts'
import { listNames } from '../files/text.ts'
import { openWorkspace } from '../files/workspace.ts'
import type { Git } from '../git/git.ts'
import type { RunOptions } from '../options/options.ts'
import { type Change, type Install, isInstall } from './plan.ts'
import { notedCommit, publicAddress, type Provenance } from './provenance.ts'

/**
 * Undefined outside of a repository, and if git cannot name it. Call it before documents are read: a commit made in the
 * meantime may contain other files.
 */
export async function findHead({ commit, stamp }: RunOptions, git: Git): Promise<string | undefined> {
  return commit !== undefined && stamp === false ? undefined : git.head()
}

export async function unknownCommitNotice(
  changes: readonly Change[],
  startedFor: string | undefined,
  git: Git,
): Promise<string | undefined> {
  if (!changes.some((change) => isInstall(change) && change.app.source.kind === 'file')) return undefined
  if (startedFor !== undefined) {
    return `There is no clone, so the commit of the files is not known: the record names ${startedFor.slice(0, 12)}, which the workflow runs for. If actions/checkout is given another \`ref\` or \`repository\`, install git before it.`
  }
  const look = await git.look()
  switch (look.kind) {
    case 'refused':
      return `Git does not know which commit is checked out, so none is named: ${look.reason}. ${look.fix}`
    case 'none':
      return 'These files are not in a git repository, so nothing will show which version of them was installed.'
    case 'repository':
      return 'The git repository has no commit yet, so nothing will show which version of the files was installed.'
  }
}

export function uncommittedNotices(installed: readonly Install[], { commit }: Provenance): readonly string[] {
  if (commit === undefined) return []
  const names = installed.flatMap((change) =>
    change.app.source.kind === 'file' && notedCommit(change.description) === undefined ? [change.app.name] : [],
  )
  if (names.length === 0) return []
  return [
    `${listNames(names)} ${names.length === 1 ? 'has' : 'have'} uncommitted changes, so the installed ${names.length === 1 ? 'app does' : 'apps do'} not record a commit.`,
  ]
}

export async function findProvenance(options: RunOptions, head: string | undefined, git: Git): Promise<Provenance> {
  const remote = options.repository ?? (await git.remote())
  const repository = remote === undefined ? undefined : publicAddress(remote, options.token)
  const commit = options.commit ?? head
  const changes = new Changes(
    openWorkspace(options.workingDirectory),
    head === undefined ? [] : await git.changedSince(head),
  )
  return {
    ...(repository === undefined ? {} : { repository }),
    ...(commit === undefined ? {} : { commit }),
    prefix: await git.prefix(),
    uncommitted: { has: (file) => changes.among([file]).length > 0 },
  }
}
