import type { Watch } from '../commands/exports.ts'
import type { ExportsKeeper, Keeping, Recollection } from '../commands/exports/state-file.ts'
import { PromotionError } from '../files/errors.ts'
import type { RunOptions } from '../options/options.ts'
import { formatBaseUrl, parseBaseUrl } from '../platform/base-url.ts'
import { connectAs, readAccess, type GitHub, type Job } from './client.ts'
import {
  changeComment,
  changeMarker,
  duplicateBody,
  issueBody,
  readState,
  showsChange,
  type Page,
} from './exports-page.ts'
import { GitHubError } from './github-error.ts'
import type { IssueInputs } from './inputs.ts'
import {
  ISSUES,
  type Issue,
  assignIssue,
  bodyOf,
  closedAs,
  commentOnce,
  keyOf,
  markerOf,
  openIssue,
  ownAmong,
  rewriteIssue,
} from './marked.ts'

interface IssueOptions extends IssueInputs {
  readonly platform: string
  readonly runUrl?: string
}

export function watchOf(
  issue: IssueInputs | undefined,
  { baseUrl, runUrl, allowInsecureHttp }: RunOptions,
  job: Job,
): Watch {
  // Without an address the command itself reports what is missing.
  if (issue === undefined || baseUrl === undefined) return {}
  const access = readAccess('issue: true', ISSUES, job.env)
  if (!access.ok) throw new PromotionError('usage', access.message, { fix: access.fix })
  return {
    keeper: exportsIssue(async (signal) => connectAs(access, job, signal), {
      ...issue,
      platform: formatBaseUrl(parseBaseUrl(baseUrl, allowInsecureHttp)),
      ...(runUrl === undefined ? {} : { runUrl }),
    }),
  }
}

/**
 * Opened at the first failure and updated in place. It gets a comment only if something changed, is closed when nothing
 * fails, and is opened again when another job fails. If a person closes it, the failures are known. If runs that began
 * at the same time opened several, the next run keeps the one with the lowest number.
 */
export function exportsIssue(
  connect: (signal: AbortSignal) => Promise<GitHub>,
  options: IssueOptions,
  longestRecall = LONGEST_RECALL,
): ExportsKeeper {
  let found: Found | undefined
  let shown: Shown | undefined
  return {
    recall: async (signal) =>
      inTime(signal, longestRecall, async (bounded): Promise<Recollection> => {
        const github = await connect(bounded)
        const [issue, ...duplicates] = await findIssues(github, options)
        found = { github, issue, duplicates }
        return recollect(issue)
      }),
    keep: async (news, summary, others) => {
      // An issue that could not be read must not be overwritten, and no second one may be opened.
      if (found === undefined) return {}
      const { github, issue, duplicates } = found
      const page: Page = {
        summary,
        news,
        remembered: others === 'informed' ? news.memory : news.untilReported,
        platform: options.platform,
        ...(options.runUrl === undefined ? {} : { runUrl: options.runUrl }),
      }
      let url = issue?.html_url
      const keeping = await inWords(async (): Promise<Keeping> => {
        if (issue === undefined) {
          if (news.failing === 0) return {}
          const opened = await openIssue(github, { ...options, body: issueBody(lineOf(options), page) })
          shown = { github, page, number: opened.number }
          url = opened.html_url
          return { notices: await assignIssue(github, opened, options.assignees) }
        }
        for (const { number } of duplicates)
          await rewriteIssue(github, number, { body: duplicateBody(issue.number), ...closedAs('not_planned') })
        const isReported = await update(github, issue, page, options)
        shown = { github, page, number: issue.number }
        return isReported ? {} : { notices: [lockedNotice(issue)] }
      })
      // The issue exists, even if it does not show the news.
      return url === undefined ? keeping : { url, ...keeping }
    },
    settle: async () => {
      if (shown === undefined) return {}
      const { github, page, number } = shown
      return inWords(async () => {
        await rewriteIssue(github, number, {
          body: issueBody(lineOf(options), { ...page, remembered: page.news.memory }),
        })
        return {}
      })
    },
  }
}

const LONGEST_RECALL = 180_000

/** The time limit is for this work only: its connection can be used later, as long as `signal` allows. */
async function inTime(
  signal: AbortSignal,
  longest: number,
  work: (bounded: AbortSignal) => Promise<Recollection>,
): Promise<Recollection> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(new DOMException('the time for this is up', 'TimeoutError')), longest)
  try {
    const recalled = await inWords(async () => work(AbortSignal.any([signal, clock.signal])))
    // The run continues, because nobody cancelled it.
    const isLate = recalled.trouble !== undefined && clock.signal.aborted && !signal.aborted
    return isLate ? { trouble: { ...recalled.trouble, code: 'github-unreachable', fix: 'Run again later.' } } : recalled
  } finally {
    clearTimeout(timer)
  }
}

interface Shown {
  readonly github: GitHub
  readonly page: Page
  readonly number: number
}

interface Found {
  readonly github: GitHub
  readonly issue: Issue | undefined
  readonly duplicates: readonly Issue[]
}

async function inWords<Result extends Recollection | Keeping>(
  work: () => Promise<Result>,
): Promise<Result | { readonly trouble: ReturnType<GitHubError['toFailure']> }> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { trouble: error.toFailure() }
  }
}

/** The first line of the issue. Watches with different titles or platforms have different issues. */
function lineOf({ platform, title }: IssueOptions): string {
  return markerOf('exports', keyOf([platform, title]))
}

async function findIssues(github: GitHub, options: IssueOptions): Promise<readonly Issue[]> {
  const creator = await github.whoAmI()
  const purpose = { doing: 'look for the issue on failing exports', permission: ISSUES }
  const all = github.items<Issue>(purpose, async (octokit, where, page) =>
    octokit.rest.issues.listForRepo({ ...where, creator, state: 'all', per_page: 100, ...page }),
  )
  const line = lineOf(options)
  const own = await ownAmong(
    github,
    all,
    (issue) => issue.pull_request === undefined && isMarked(issue, line, options.title),
  )
  return own.toSorted((one, other) => one.number - other.number)
}

/**
 * People may write above the line too. Another issue of the same author may quote one of ours, and would be
 * overwritten: an issue that does not begin with the line must still have its title.
 */
function isMarked(issue: Issue, line: string, title: string): boolean {
  const text = bodyOf(issue)
  return text.startsWith(line) || (issue.title === title && text.split(/\r?\n/).includes(line))
}

function recollect(issue: Issue | undefined): Recollection {
  if (issue === undefined) return {}
  const url = issue.html_url
  const reading = readState(bodyOf(issue))
  if (reading?.ok === true) return { url, memory: reading.memory }
  return {
    url,
    notices: [
      `What the last run remembered in issue ${issue.number} cannot be read (${reading === undefined ? 'it is gone' : reading.reason}).`,
    ],
  }
}

/** False if the issue shows a change, and GitHub refused the comment on it. */
async function update(github: GitHub, issue: Issue, page: Page, options: IssueOptions): Promise<boolean> {
  const { news } = page
  const isClosed = issue.state === 'closed'
  const isQuiet = news.failing === 0
  // There is nothing to report and nothing new to remember.
  if (isClosed && isQuiet && news.change === 'none' && news.recovered.length === 0) return true
  // A person who closed it after this change was shown knows about it.
  const isNews = news.change !== 'none' && !showsChange(bodyOf(issue), news)
  // The comment is written first: if the update then fails, the next run sees the same news and finds the comment.
  const isReported = !isNews || (await commentOnce(github, issue, changeMarker(news.id), changeComment(page)))
  const reopens = isClosed && isNews && news.change === 'failing'
  await rewriteIssue(github, issue.number, {
    body: issueBody(lineOf(options), page),
    ...(isQuiet && !isClosed ? closedAs('completed') : {}),
    ...(reopens ? ({ state: 'open', state_reason: 'reopened' } as const) : {}),
  })
  return isReported
}

function lockedNotice({ number }: Issue): string {
  return `Issue ${number} is locked, and GitHub refuses comments there. The issue itself shows the change. Unlock it, so that people who follow it get a mail about each change.`
}
