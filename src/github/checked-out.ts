import { omitUndefined } from '../commands/run/omit-undefined.ts'
import { gitAt, type Git } from '../promotion/git.ts'

/** Where the files of this run are from. */
export interface Checkout {
  /**
   * The commit of the workflow's repository that has them, for links; undefined when they are of another, or git takes
   * too long.
   */
  readonly commit: string | undefined
  /** False when the clone is of another repository than the one that the workflow runs for. */
  readonly isOfWorkflow: boolean
  /**
   * The pull request of the workflow's repository whose head or trial merge this is, as `actions/checkout` fetches
   * them, and no branch or tag.
   */
  readonly pull?: number
  /** The commit that the workflow runs for, where there is no clone to say another. */
  readonly startedFor?: string
}

/**
 * `actions/checkout` may have been given another `ref` than the one that started the workflow, or another `repository`,
 * so git is asked first. GITHUB_SHA counts where there is no clone: without git, `actions/checkout` fetches the files
 * alone.
 */
export async function lookAtCheckout(folder: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Checkout> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOOK)])
  try {
    return await checkoutOf(gitAt(folder, limited), env)
  } catch (error) {
    // Whoever needs git for the work itself says so.
    if (limited.aborted) return { commit: undefined, isOfWorkflow: false }
    throw error
  }
}

/** In milliseconds. Git answers this in some ten. */
const LONGEST_LOOK = 10_000

async function checkoutOf(
  git: Git,
  { GITHUB_REPOSITORY: repository = '', GITHUB_SHA }: NodeJS.ProcessEnv,
): Promise<Checkout> {
  const started = GITHUB_SHA === '' ? undefined : GITHUB_SHA
  const head = await git.head()
  if (head === undefined) {
    const isNone = (await git.look()).kind === 'none'
    return { commit: started, isOfWorkflow: true, ...(isNone && started !== undefined ? { startedFor: started } : {}) }
  }
  const remote = await git.remote()
  const isOfWorkflow = remote === undefined || endsWithRepository(remote, repository)
  return isOfWorkflow
    ? { commit: head, isOfWorkflow, ...omitUndefined({ pull: pullAmong(await git.refs()) }) }
    : { commit: undefined, isOfWorkflow }
}

/** A local branch is anybody's: whoever fetches a pull request by hand gives it one. */
function pullAmong(refs: readonly string[]): number | undefined {
  const number = refs
    .map((ref) => /^refs\/remotes\/pull\/(\d{1,15})\/(?:head|merge)$/.exec(ref)?.[1])
    .find((one) => one !== undefined)
  const isNamed = refs.some((ref) => /^refs\/(?:tags|remotes\/origin)\//.test(ref))
  return number === undefined || isNamed ? undefined : Number(number)
}

/** `https://server/owner/name`, `git@server:owner/name`, each with or without `.git`; GitHub tells no case apart. */
function endsWithRepository(remote: string, repository: string): boolean {
  const path = remote
    .replace(/\/?$/, '')
    .replace(/\.git$/i, '')
    .toLowerCase()
  const wanted = repository.toLowerCase()
  return path === wanted || path.endsWith(`/${wanted}`) || path.endsWith(`:${wanted}`)
}
