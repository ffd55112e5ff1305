import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { ExportsKeeper, Keeping, Recollection } from '../commands/exports/exports-watch.ts'
import type { Failure } from '../commands/report.ts'
import { numbered } from './client.ts'
import { createOnce } from './creation.ts'
import {
  changeComment,
  changeMarker,
  duplicateBody,
  hasUntoldFailure,
  hasUntoldRecovery,
  issueBody,
  readState,
  remembersJobs,
  showsChange,
  showsFailures,
  type Page,
} from './exports-page.ts'
import { GitHubError } from './github-error.ts'
import type { GitHub } from './types.ts'

export interface IssueOptions {
  readonly title: string
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  /** The base URL of the platform: with the title it says which issue this watch keeps. */
  readonly platform: string
  readonly runUrl?: string
}

const PERMISSION = 'issues: write'

/**
 * Keeps one issue on the export jobs that are failing, and the memory of the watch in it. It is opened at the first
 * failure, updated in place, commented on only when something changed, closed with a last word when nothing is failing,
 * and opened again when another job fails. A person who closes it says that the failures are known.
 *
 * There is one: issues are told apart by a hidden marker and their author, and of several that two runs opened at the
 * same time the one with the lowest number stays.
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
        const mine = await findIssues(github, options)
        found = { github, issue: mine[0], duplicates: mine.slice(1) }
        return recollect(found)
      }),
    keep: async (news, summary, others) => {
      // What could not be read must not be written over, nor a second issue be opened beside it.
      if (found === undefined) return {}
      const { github, issue, duplicates } = found
      const page: Page = {
        summary,
        news,
        remembered: others === 'told' ? news.memory : news.untilTold,
        platform: options.platform,
        ...(options.runUrl === undefined ? {} : { runUrl: options.runUrl }),
      }
      const keeping: Keeping = await inWords(async () => {
        for (const duplicate of duplicates) if (issue !== undefined) await retire(github, duplicate, issue)
        if (issue === undefined && news.failing === 0) return {}
        const kept =
          issue === undefined ? await open(github, page, options) : await update(github, issue, page, options)
        shown = { github, page, number: kept.number }
        return kept.keeping
      })
      // It is there, also when it does not show the news.
      return issue === undefined ? keeping : { url: issue.html_url, ...keeping }
    },
    settle: async () => {
      if (shown?.number === undefined) return {}
      const { github, page, number } = shown
      return inWords(async () => {
        await rewrite(github, number, { body: issueBody(markerOf(options), { ...page, remembered: page.news.memory }) })
        return {}
      })
    },
  }
}

/** For whose token it is and the list of issues, waits for GitHub's limits among it, in milliseconds. */
const LONGEST_RECALL = 180_000

/** The time is that of this work alone: what it connected can be used after it, as long as `signal` lets it. */
async function inTime(
  signal: AbortSignal,
  longest: number,
  work: (bounded: AbortSignal) => Promise<Recollection>,
): Promise<Recollection> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(new DOMException('the time for this is up', 'TimeoutError')), longest)
  try {
    const recalled = await inWords(async () => work(AbortSignal.any([signal, clock.signal])))
    // The run goes on: nobody has cancelled it.
    const isLate = recalled.trouble !== undefined && clock.signal.aborted && !signal.aborted
    return isLate ? { trouble: { ...recalled.trouble, code: 'github-unreachable', fix: 'Run again later.' } } : recalled
  } finally {
    clearTimeout(timer)
  }
}

interface Kept {
  /** Absent when another run's issue took the place of the one that was opened: that run remembers. */
  readonly number?: number
  readonly keeping: Keeping
}

interface Shown {
  readonly github: GitHub
  readonly page: Page
  readonly number: number | undefined
}

interface Found {
  readonly github: GitHub
  readonly issue: Issue | undefined
  /** Left behind by a run that ended before it could close its own. */
  readonly duplicates: readonly Issue[]
}

interface Issue {
  readonly number: number
  readonly html_url: string
  readonly state: string
  readonly body?: string | null | undefined
  readonly user?: { readonly login: string } | null
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

/** The first line of the issue. Two watches with different titles, or over different platforms, keep an issue each. */
function markerOf({ platform, title }: IssueOptions): string {
  const key = createHash('sha256').update(`${platform}\n${title}`).digest('hex').slice(0, 16)
  return `<!-- cwl-promote:exports ${key} -->`
}

/** Those that this watch has opened, lowest number first. A stranger may copy the marker, but not write as we do. */
async function findIssues(github: GitHub, options: IssueOptions): Promise<readonly Issue[]> {
  const creator = await github.whoAmI()
  const marker = markerOf(options)
  const all = await github.list(
    { doing: 'look for the issue on failing exports', permission: PERMISSION },
    (octokit, where) =>
      octokit.paginate.iterator(octokit.rest.issues.listForRepo, { ...where, creator, state: 'all', per_page: 100 }),
  )
  return all
    .filter(
      (issue) =>
        issue.user?.login === creator && issue.pull_request === undefined && isMarked(issue, marker, options.title),
    )
    .toSorted((one, other) => one.number - other.number)
}

/**
 * People write above the marker as well. Another issue of the same author may quote one of ours, and would be written
 * over: what has no longer the beginning of ours must still have its title.
 */
function isMarked(issue: { readonly title: string; readonly body?: unknown }, marker: string, title: string): boolean {
  const text = textOf(issue)
  return text.startsWith(marker) || (issue.title === title && text.split('\n').some((line) => line.trim() === marker))
}

/** Of an issue or a comment; nothing where GitHub answers something else than a text. */
function textOf({ body }: { readonly body?: unknown }): string {
  return typeof body === 'string' ? body : ''
}

function recollect({ issue }: Found): Recollection {
  if (issue === undefined) return {}
  const url = issue.html_url
  const reading = readState(textOf(issue))
  if (reading?.ok === true) return { url, memory: reading.memory }
  return {
    url,
    notices: [
      `What the last run remembered in issue ${issue.number} cannot be read (${reading === undefined ? 'it is gone' : reading.reason}).`,
    ],
  }
}

/** How often the list is read again until it shows the issue that was just opened. */
const LOOKS = 5

/** Between two looks, in milliseconds. */
const BETWEEN_LOOKS = 1_000

/**
 * Stands at the end of an issue from its opening until it is assigned: a run that is killed in between leaves that to
 * the next one. Later nothing is assigned, so that people can hand it on.
 */
const TO_BE_ASSIGNED = '<!-- cwl-promote:to-be-assigned -->\n'

async function open(github: GitHub, page: Page, options: IssueOptions): Promise<Kept> {
  const { title, labels, assignees } = options
  const own = await github.call(
    { doing: 'open an issue', permission: PERMISSION },
    async (octokit, where) =>
      octokit.rest.issues.create({
        ...where,
        title,
        body: `${issueBody(markerOf(options), page)}${assignees.length > 0 ? TO_BE_ASSIGNED : ''}`,
        labels: [...labels],
      }),
    (made) => numbered(made, 'number'),
  )
  const isAnother = await github.wroteAs(own.user?.login)
  const winner = await firstOf(github, own, options)
  if (winner.number !== own.number) {
    await retire(github, own, winner)
    return { keeping: { url: winner.html_url, ...(isAnother ? { trouble: notRecalled(winner) } : {}) } }
  }
  return {
    number: own.number,
    keeping: { url: own.html_url, notices: assignees.length > 0 ? await assign(github, own, page, options) : [] },
  }
}

/** The issue was there all the time, but was looked for under another login. */
function notRecalled({ number }: Issue): Failure {
  return {
    code: 'github-refused',
    message: `GitHub did not say whose token it is, so that what issue ${number} remembers was not read, and all that is failing counted as new`,
    fix: 'Give the input `github-token` a token that may ask GraphQL, or leave it out.',
  }
}

/** Of all that runs have opened, the one that every run agrees on. */
async function firstOf(github: GitHub, own: Issue, options: IssueOptions): Promise<Issue> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const mine = await findIssues(github, options)
    // Until the list shows our own, it may hide an older one as well.
    if (mine.some(({ number }) => number === own.number)) return mine[0] ?? own
    if (look < LOOKS) await sleep(BETWEEN_LOOKS)
  }
  return own
}

async function retire(github: GitHub, { number }: Issue, winner: Issue): Promise<void> {
  await github.call({ doing: `close issue ${number} as a duplicate`, permission: PERMISSION }, async (octokit, where) =>
    octokit.rest.issues.update({
      ...where,
      issue_number: number,
      state: 'closed',
      state_reason: 'not_planned',
      body: duplicateBody(winner.number),
    }),
  )
}

/**
 * GitHub refuses a whole issue over one assignee, but here only leaves out whom it cannot assign, without a word. Takes
 * {@link TO_BE_ASSIGNED} away.
 */
async function assign(
  github: GitHub,
  { number }: Issue,
  page: Page,
  options: IssueOptions,
): Promise<readonly string[]> {
  const { assignees } = options
  const assigned = await github.call(
    { doing: 'assign the issue', permission: PERMISSION },
    async (octokit, where) =>
      octokit.rest.issues.addAssignees({ ...where, issue_number: number, assignees: [...assignees] }),
    (issue) => new Set((issue.assignees ?? []).map(({ login }) => login.toLowerCase())),
  )
  await rewrite(github, number, { body: issueBody(markerOf(options), page) })
  const missing = assignees.filter((login) => !assigned.has(login.toLowerCase()))
  return missing.length === 0
    ? []
    : [`GitHub did not assign the issue to ${missing.join(', ')}: only people with access to the repository can be.`]
}

async function update(github: GitHub, issue: Issue, page: Page, options: IssueOptions): Promise<Kept> {
  const { news } = page
  const closed = issue.state === 'closed'
  // Nothing to say, nobody to say it to, and nothing that the next run has to know.
  if (closed && news.failing === 0 && news.change === 'none' && remembersJobs(textOf(issue), page.remembered))
    return { number: issue.number, keeping: { url: issue.html_url } }
  const unassigned = options.assignees.length > 0 && textOf(issue).trimEnd().endsWith(TO_BE_ASSIGNED.trimEnd())
  // Whoever closed it since then knows.
  const isNews = news.change !== 'none' && !showsChange(textOf(issue), news)
  const quiet = news.failing === 0 && news.vanished !== true
  // Where nobody but the issue was told of what failed, its end is no change.
  const isOver =
    !closed &&
    news.change === 'none' &&
    (quiet ? showsFailures(textOf(issue)) : news.failing > 0 && hasUntoldFailure(textOf(issue)))
  // The comment first: when the update fails after it, the next run sees the same news and finds it told.
  if (isNews || isOver) await comment(github, issue, page)
  // A recovery closed it of which not everybody was told: what fails again counts as told, and only the issue said
  // otherwise.
  const isBack = news.failing > 0 && hasUntoldRecovery(textOf(issue))
  const state = quiet ? 'closed' : (isNews && news.change === 'failing') || isBack ? 'open' : issue.state
  await rewrite(github, issue.number, {
    body: `${issueBody(markerOf(options), page)}${unassigned ? TO_BE_ASSIGNED : ''}`,
    ...(state === issue.state
      ? {}
      : state === 'closed'
        ? { state: 'closed', state_reason: 'completed' }
        : { state: 'open', state_reason: 'reopened' }),
  })
  return {
    number: issue.number,
    keeping: { url: issue.html_url, notices: unassigned ? await assign(github, issue, page, options) : [] },
  }
}

interface Writing {
  readonly body: string
  readonly state?: 'open' | 'closed'
  readonly state_reason?: 'completed' | 'reopened'
}

async function rewrite(github: GitHub, number: number, writing: Writing): Promise<void> {
  await github.call({ doing: 'update the issue', permission: PERMISSION }, async (octokit, where) =>
    octokit.rest.issues.update({ ...where, issue_number: number, ...writing }),
  )
}

const COMMENTING = { doing: 'comment on the issue', permission: PERMISSION } as const

/** Comments once, even when two runs see the same change at the same time: the comment that came first stays. */
async function comment(github: GitHub, issue: Issue, page: Page): Promise<void> {
  const findFirst = async (): Promise<number | undefined> => (await commentsOn(github, issue, page.news.id))[0]
  if ((await findFirst()) !== undefined) return
  const own = await createOnce(async () => writeComment(github, issue, page), findFirst)
  const first = await findFirst()
  if (first === undefined || first === own) return
  await github.call(
    { doing: 'remove a comment that says what another run has said', permission: PERMISSION },
    async (octokit, where) => octokit.rest.issues.deleteComment({ ...where, comment_id: own }),
  )
}

/** Its id. */
async function writeComment(github: GitHub, { number }: Issue, page: Page): Promise<number> {
  return github.call(
    COMMENTING,
    async (octokit, where) =>
      octokit.rest.issues.createComment({ ...where, issue_number: number, body: changeComment(page) }),
    (made) => numbered(made, 'id').id,
  )
}

/** Ids of our comments that tell this change, lowest first. */
async function commentsOn(github: GitHub, { number }: Issue, id: string): Promise<readonly number[]> {
  const author = await github.whoAmI()
  const all = await github.list({ doing: 'read the comments on the issue', permission: PERMISSION }, (octokit, where) =>
    octokit.paginate.iterator(octokit.rest.issues.listComments, { ...where, issue_number: number, per_page: 100 }),
  )
  const mine = all.filter(
    ({ user, body }) => user?.login === author && textOf({ body }).trimEnd().endsWith(changeMarker(id)),
  )
  return mine.map((one) => one.id).toSorted((one, other) => one - other)
}
