import { inOneSentence } from '../commands/run/failure.ts'
import { gitAt, type Git } from '../git/git.ts'
import { omitUndefined } from '../json/is-present.ts'
import { connectAs, readAccess, type GitHub, type Job } from './client.ts'
import {
  concernsPullRequest,
  defaultBranchOf,
  refuse,
  refuseDeployment,
  type EventVerdict,
  type StartingEvent,
} from './events.ts'
import { GitHubError } from './github-error.ts'

export interface Checkout {
  /**
   * The commit of the workflow's repository, for links; undefined if the files are from another repository, or git
   * takes too long.
   */
  readonly commit: string | undefined
  readonly isOfWorkflow: boolean
  /** Set if its head or test merge is checked out, as `actions/checkout` fetches them, and not a branch or tag. */
  readonly pull?: number
  readonly startedFor?: string
}

/**
 * `actions/checkout` may have checked out another `ref` or `repository` than that of the workflow, so git is asked
 * first. Without git, `actions/checkout` downloads only the files: then GITHUB_SHA counts.
 */
export async function lookAtCheckout(folder: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Checkout> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOOK)])
  try {
    return await checkoutOf(gitAt(folder, limited), env)
  } catch (error) {
    // A command that needs git reports that itself.
    if (limited.aborted) return { commit: undefined, isOfWorkflow: false }
    throw error
  }
}

/** In milliseconds. Git usually needs about ten. */
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

/** A local branch proves nothing: a pull request that is fetched by hand has one too. */
function pullAmong(refs: readonly string[]): number | undefined {
  const number = refs
    .map((ref) => /^refs\/remotes\/pull\/(\d{1,15})\/(?:head|merge)$/.exec(ref)?.[1])
    .find((one) => one !== undefined)
  const isNamed = refs.some((ref) => /^refs\/(?:tags|remotes\/origin)\//.test(ref))
  return number === undefined || isNamed ? undefined : Number(number)
}

/** Compares `https://server/owner/name` or `git@server:owner/name`, each with or without `.git`. GitHub ignores case. */
function endsWithRepository(remote: string, repository: string): boolean {
  const path = remote
    .replace(/\/?$/, '')
    .replace(/\.git$/i, '')
    .toLowerCase()
  const wanted = repository.toLowerCase()
  return path === wanted || path.endsWith(`/${wanted}`) || path.endsWith(`:${wanted}`)
}

/**
 * Whether a token may be used: the number can be an input of a workflow that is started by hand or by a comment. If
 * GitHub does not answer, the run continues with a notice.
 */
export async function judgePull(pull: number, event: StartingEvent, asking: Asking): Promise<EventVerdict> {
  if (concernsPullRequest(event, pull)) return { safe: true }
  return judge(event, asking, 'pull-requests: read', async (github) => isOwnPull(github, pull), {
    refusal: () => refuse(event.name, `the code of a pull request from a fork: #${pull} is checked out`),
    doubt: `Whether #${pull}, which is checked out, is from a fork is not known`,
    advice: 'a checkout of a branch by its name leaves no doubt',
  })
}

/**
 * A deployed commit may be the head of a fork's pull request, which `actions/checkout` fetches without its branches. If
 * GitHub does not answer, the run continues with a notice: only people with write access can deploy.
 */
export async function judgeCommit(commit: string, event: StartingEvent, asking: Asking): Promise<EventVerdict> {
  const short = commit.slice(0, 12)
  return judge(
    event,
    asking,
    READ_CONTENTS,
    async (github) => (await isTip(github, commit)) || isIn(github, defaultBranchOf(event), commit),
    {
      refusal: () =>
        refuseDeployment(
          event.name,
          `the code of a pull request from a fork: ${short} is at the tip of no branch of this repository, and not in its default branch`,
        ),
      doubt: `Whether a branch of this repository has ${short}, which is deployed, is not known`,
      advice: 'a deployment of a branch or a tag by its name leaves no doubt',
    },
  )
}

/** Also if they are the same; undefined if GitHub does not answer that. Rejects with a GitHubError. */
export async function isBefore(github: GitHub, commit: string, head: string): Promise<boolean | undefined> {
  return github.call({ doing: 'compare two commits', permission: READ_CONTENTS }, async (octokit, where) => {
    const basehead = `${commit}...${head}`
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({ ...where, basehead, per_page: 1 })
    return { ahead: true, identical: true, behind: false, diverged: false }[data.status]
  })
}

const READ_CONTENTS = 'contents: read'

const LONGEST_TIME = 60_000

export interface Asking extends Job {
  /** Stops the run, which then does not use the token. */
  readonly signal: AbortSignal
}

interface Words {
  readonly refusal: () => EventVerdict
  readonly doubt: string
  readonly advice: string
}

async function judge(
  event: StartingEvent,
  asking: Asking,
  permission: string,
  isOwn: (github: GitHub) => Promise<boolean>,
  { refusal, doubt, advice }: Words,
): Promise<EventVerdict> {
  const { env, log, signal } = asking
  try {
    const access = readAccess(event.name, permission, env)
    const github = await connectAs(access, asking, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)]))
    return (await isOwn(github)) ? { safe: true } : refusal()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const notice = `${doubt}: ${inOneSentence(error)} The token of the platform is used anyway; ${advice}.`
    log.annotate('notice', notice)
    return { safe: true }
  }
}

/** Compares the ids of the repositories. The head of a deleted fork is null. */
async function isOwnPull(github: GitHub, pull: number): Promise<boolean> {
  return github.call(
    { doing: 'read whose pull request is checked out', permission: 'pull-requests: read' },
    async (octokit, where) => {
      const { data } = await octokit.rest.pulls.get({ ...where, pull_number: pull })
      const head: { readonly id: unknown } | null = data.head.repo
      return typeof head?.id === 'number' && head.id === data.base.repo.id
    },
  )
}

/** GitHub finds commits of forks too, but lists only the branches of this repository. */
async function isTip(github: GitHub, commit: string): Promise<boolean> {
  return falseAt(422, async () =>
    github.call({ doing: 'find the branches of the commit', permission: READ_CONTENTS }, async (octokit, where) => {
      const { data } = await octokit.rest.repos.listBranchesForHeadCommit({ ...where, commit_sha: commit })
      return data.length > 0
    }),
  )
}

async function isIn(github: GitHub, branch: string | undefined, commit: string): Promise<boolean> {
  if (branch === undefined) throw new GitHubError('github-refused', 'the event does not name the default branch')
  // GitHub's answer for commits without a common history. That the token can read them was shown before.
  return falseAt(404, async () => (await isBefore(github, commit, branch)) === true)
}

async function falseAt(status: number, ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GitHubError && error.status === status) return false
    throw error
  }
}
