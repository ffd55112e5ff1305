import { gitAt } from '../promotion/git.ts'

/**
 * The commit that the files of this run are from. `actions/checkout` may have been given another `ref` than the one that
 * started the workflow, so git is asked first and GITHUB_SHA counts where there is no clone. Undefined when the clone is
 * of another repository than the one that the workflow runs for, which does not have these files, and when git takes too long.
 */
export async function checkedOutCommit(folder: string, { GITHUB_REPOSITORY: repository = '', GITHUB_SHA: started }: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string | undefined> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOOK)])
  const git = gitAt(folder, limited)
  try {
    const head = await git.head()
    if (head === undefined) return started
    const remote = await git.remote()
    return remote === undefined || endsWithRepository(remote, repository) ? head : undefined
  } catch (error) {
    // Whoever needs git for the work itself says so.
    if (limited.aborted) return undefined
    throw error
  }
}

/** In milliseconds. Git answers this in some ten, and it is for links. */
const LONGEST_LOOK = 10_000

/** `https://server/owner/name`, `git@server:owner/name`, each with or without `.git`; GitHub tells no case apart. */
function endsWithRepository(remote: string, repository: string): boolean {
  const path = remote.replace(/\/?$/, '').replace(/\.git$/i, '').toLowerCase()
  const wanted = repository.toLowerCase()
  return path === wanted || path.endsWith(`/${wanted}`) || path.endsWith(`:${wanted}`)
}
