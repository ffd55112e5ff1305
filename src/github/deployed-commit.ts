import { inOneSentence } from '../commands/run/failure.ts'
import { connectAs, readAccess } from './access.ts'
import { itemsOf } from './client.ts'
import { isBefore } from './commit-line.ts'
import { defaultBranchOf, refuseDeployment, type EventVerdict, type StartingEvent } from './events.ts'
import { GitHubError } from './github-error.ts'
import type { Log } from './log.ts'
import type { GitHub } from './types.ts'

const PERMISSION = 'contents: read'

/** For both questions, waits for GitHub's limits among it, in milliseconds. */
const LONGEST_TIME = 60_000

/**
 * Whether a token may meet a commit that was deployed by its number, which may be the head of a fork's pull request.
 * Asks GitHub, since `actions/checkout` fetches such a commit without the branches that have it. Where GitHub does not
 * tell, the run goes on with a notice: whoever deploys may write to this repository.
 */
export async function judgeCommit(
  commit: string,
  event: StartingEvent,
  env: NodeJS.ProcessEnv,
  log: Log,
): Promise<EventVerdict> {
  const found = await findOnBranches(commit, event, env, log)
  switch (found.kind) {
    case 'found':
      return { safe: true }
    case 'absent':
      return refuseDeployment(
        event.name,
        `the code of a pull request from a fork: ${commit.slice(0, 12)} is at the tip of no branch of this repository, and not in its default branch`,
      )
    case 'unknown':
      log.annotate(
        'notice',
        `Whether a branch of this repository has ${commit.slice(0, 12)}, which is deployed, is not known: ${found.reason} The token of the platform is used all the same; a deployment of a branch or a tag by its name leaves no doubt.`,
      )
      return { safe: true }
  }
}

/** `unknown`: for a reason in sentences that can follow a colon. */
type Finding =
  | { readonly kind: 'found' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly reason: string }

async function findOnBranches(
  commit: string,
  event: StartingEvent,
  env: NodeJS.ProcessEnv,
  log: Log,
): Promise<Finding> {
  const access = readAccess(event.name, PERMISSION, env)
  if (!access.ok) return { kind: 'unknown', reason: inOneSentence({ message: access.message }) }
  try {
    const github = await connectAs(access, log, AbortSignal.timeout(LONGEST_TIME))
    if (await isTip(github, commit)) return { kind: 'found' }
    const branch = defaultBranchOf(event)
    if (branch === undefined) return { kind: 'unknown', reason: 'the event does not name the default branch.' }
    return { kind: (await isIn(github, branch, commit)) ? 'found' : 'absent' }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: 'unknown', reason: inOneSentence(error) }
  }
}

/** GitHub knows the commits of forks as well, but lists the branches of this repository alone. */
async function isTip(github: GitHub, commit: string): Promise<boolean> {
  return falseAt(422, async () =>
    github.call(
      { doing: 'find the branches of the commit', permission: PERMISSION },
      async (octokit, where) => octokit.rest.repos.listBranchesForHeadCommit({ ...where, commit_sha: commit }),
      (branches) => itemsOf(branches).length > 0,
    ),
  )
}

/** Whether the branch has the commit, at its tip or before. */
async function isIn(github: GitHub, branch: string, commit: string): Promise<boolean> {
  // It stands for commits that share no history: that this repository may be read has shown before.
  return falseAt(
    404,
    async () =>
      (await isBefore(
        github,
        { doing: 'compare the commit with the default branch', permission: PERMISSION },
        commit,
        branch,
      )) === true,
  )
}

/** False where GitHub answers with this status, which then says that there is none. */
async function falseAt(status: number, ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GitHubError && error.status === status) return false
    throw error
  }
}
