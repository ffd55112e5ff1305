import type { Command } from './git-base.ts'

/** Names of the commit that is checked out. */
export interface RefNames {
  /** The branch that is checked out. If there is none, the branches of the clone and of `origin` at this commit. */
  readonly branches: readonly string[]
  readonly tags: readonly string[]
}

/** Empty outside of a repository. */
export async function namesOf(git: Command): Promise<RefNames> {
  const { current, refs } = await refsAtHead(git)
  const below = (folder: string, all = refs): readonly string[] =>
    all.flatMap((ref) => (ref.startsWith(folder) ? [ref.slice(folder.length)] : []))
  const local = below('refs/heads/', current === undefined ? refs : [current])
  const remote = current !== undefined ? [] : below('refs/remotes/origin/').filter((name) => name !== 'HEAD')
  const ofPulls = new Set<string>()
  for (const name of local) if (await isOfPull(name, git)) ofPulls.add(name)
  return {
    branches: [...new Set([...local.filter((name) => !ofPulls.has(name)), ...remote])],
    tags: below('refs/tags/'),
  }
}

/** All refs of the clone at the commit that is checked out. */
export async function refsOf(git: Command): Promise<readonly string[]> {
  return (await refsAtHead(git)).refs
}

async function refsAtHead(git: Command): Promise<{
  /** The branch that is checked out. */
  readonly current: string | undefined
  readonly refs: readonly string[]
}> {
  // Not the short name: git makes it longer if a tag has the same name.
  const { code, out } = await git('for-each-ref', '--points-at=HEAD', '--format=%(HEAD)%(refname)')
  const lines = code === 0 ? out.split('\n').filter((line) => line !== '') : []
  const current = lines.find((line) => line.startsWith('*'))?.slice(1)
  return { refs: lines.map((line) => line.slice(1)), current }
}

/** `gh pr checkout` gives a branch of the clone the name that a fork chose. */
async function isOfPull(branch: string, git: Command): Promise<boolean> {
  const { out } = await git('config', '--get', `branch.${branch}.merge`)
  return out.startsWith('refs/pull/')
}
