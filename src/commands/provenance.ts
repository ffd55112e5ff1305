import { Changes } from '../cwl/reach.ts'
import { openWorkspace } from '../cwl/workspace.ts'
import { gitAt } from '../promotion/git.ts'
import { publicAddress, type Provenance } from '../promotion/provenance.ts'
import type { RunOptions } from './options.ts'

/** What git says of where the working directory comes from. Outside a repository only paths are known. */
export async function findProvenance(options: RunOptions): Promise<Provenance> {
  const git = gitAt(options.workingDirectory)
  const head = await git.head()
  const remote = options.repository ?? (await git.remote())
  const repository = remote === undefined ? undefined : publicAddress(remote, options.token)
  const commit = options.commit ?? head
  const changes = new Changes(openWorkspace(options.workingDirectory), head === undefined ? [] : await git.changedSince('HEAD'))
  return {
    ...(repository === undefined ? {} : { repository }),
    ...(commit === undefined ? {} : { commit }),
    prefix: await git.prefix(),
    uncommitted: { has: (file) => changes.among([file]).length > 0 },
  }
}
