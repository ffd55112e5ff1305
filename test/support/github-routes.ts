import type {
  StandInComment,
  StandInDeployment,
  StandInCommit,
  StandInIssue,
  StandInRepository,
  User,
} from './github-repository.ts'

export type Permission = 'contents' | 'issues' | 'pull-requests' | 'deployments'

export interface Call {
  /** What the groups of the route's path matched. */
  readonly match: readonly string[]
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  readonly user: User
  readonly repository: StandInRepository
  readonly origin: string
  readonly target: URL
}

interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Route {
  readonly method: string
  /** Below `/repos/{owner}/{repo}`. */
  readonly path: RegExp
  readonly answer: (call: Call) => Answer
}

/** The part of GitHub's REST interface that is used, and no more: anything else answers 404. */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: /^\/issues$/, answer: listIssues },
  { method: 'POST', path: /^\/issues$/, answer: createIssue },
  {
    method: 'GET',
    path: /^\/issues\/(\d+)$/,
    answer: (call) => withIssue(call, (issue) => ok(issueJson(issue, call))),
  },
  { method: 'PATCH', path: /^\/issues\/(\d+)$/, answer: updateIssue },
  { method: 'POST', path: /^\/issues\/(\d+)\/labels$/, answer: addLabels },
  { method: 'POST', path: /^\/issues\/(\d+)\/assignees$/, answer: addAssignees },
  { method: 'GET', path: /^\/issues\/(\d+)\/comments$/, answer: listComments },
  { method: 'POST', path: /^\/issues\/(\d+)\/comments$/, answer: createComment },
  {
    method: 'GET',
    path: /^\/issues\/comments\/(\d+)$/,
    answer: (call) => withComment(call, (comment) => ok(commentJson(comment, call))),
  },
  { method: 'PATCH', path: /^\/issues\/comments\/(\d+)$/, answer: updateComment },
  { method: 'DELETE', path: /^\/issues\/comments\/(\d+)$/, answer: deleteComment },
  { method: 'GET', path: /^\/pulls$/, answer: listPulls },
  { method: 'GET', path: /^\/pulls\/(\d+)$/, answer: getPull },
  {
    method: 'GET',
    path: /^\/commits\/([^/]+)\/pulls$/,
    answer: listPullsOfCommit,
  },
  {
    method: 'GET',
    path: /^\/commits\/([^/]+)\/branches-where-head$/,
    answer: listBranchesOfTip,
  },
  { method: 'GET', path: /^\/compare\/(.+)\.\.\.(.+)$/, answer: compare },
  { method: 'GET', path: /^\/deployments$/, answer: listDeployments },
  { method: 'POST', path: /^\/deployments$/, answer: createDeployment },
  {
    method: 'GET',
    path: /^\/deployments\/(\d+)$/,
    answer: (call) => withDeployment(call, (one) => ok(deploymentJson(one, call))),
  },
  { method: 'GET', path: /^\/deployments\/(\d+)\/statuses$/, answer: listStatuses },
  { method: 'POST', path: /^\/deployments\/(\d+)\/statuses$/, answer: createStatus },
]

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function created(body: unknown): Answer {
  return { status: 201, body }
}

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found', status: '404' } }

function invalid(message: string, field: string, code = 'invalid'): Answer {
  return {
    status: 422,
    body: { message: 'Validation Failed', errors: [{ resource: 'Issue', field, code, message }], status: '422' },
  }
}

/** 30 a page unless asked, 100 at most, and a `link` header as GitHub writes it. */
function paged<Item>(items: readonly Item[], { query, target }: Call, show: (item: Item) => unknown): Answer {
  const size = Math.min(100, Number(query.get('per_page') ?? '30') || 30)
  const page = Math.max(1, Number(query.get('page') ?? '1') || 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const linkTo = (number: number, rel: string): string => {
    const url = new URL(target)
    url.searchParams.set('page', String(number))
    return `<${url.href}>; rel="${rel}"`
  }
  const links = page < last ? [linkTo(page + 1, 'next'), linkTo(last, 'last')] : []
  return {
    status: 200,
    body: items.slice((page - 1) * size, page * size).map(show),
    ...(links.length === 0 ? {} : { headers: { link: links.join(', ') } }),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined
}

/** GitHub counts characters of a title and a body, not bytes. */
const LONGEST_TITLE = 256
const LONGEST_BODY = 65_536

function tooLong(body: Call['body']): Answer | undefined {
  if ((textOf(body['title']) ?? '').length > LONGEST_TITLE)
    return invalid('title is too long (maximum is 256 characters)', 'title', 'custom')
  if ((textOf(body['body']) ?? '').length > LONGEST_BODY)
    return invalid('body is too long (maximum is 65536 characters)', 'body', 'custom')
  return undefined
}

const ISSUES_OFF: Answer = {
  status: 410,
  body: { message: 'Issues has been disabled in this repository.', status: '410' },
}

function listIssues(call: Call): Answer {
  const { repository, query } = call
  if (!repository.issuesEnabled) return ISSUES_OFF
  const state = query.get('state') ?? 'open'
  const creator = query.get('creator')
  const labels = (query.get('labels') ?? '').split(',').filter((label) => label !== '')
  const found = repository.issues
    .filter((issue) => state === 'all' || issue.state === state)
    .filter((issue) => creator === null || issue.user.login === creator)
    .filter((issue) => labels.every((label) => issue.labels.includes(label)))
    .toSorted((left, right) =>
      query.get('direction') === 'asc' ? left.number - right.number : right.number - left.number,
    )
  return paged(found, call, (issue) => issueJson(issue, call))
}

function createIssue(call: Call): Answer {
  const { repository, body, user } = call
  if (!repository.issuesEnabled) return ISSUES_OFF
  const title = textOf(body['title']) ?? ''
  if (title.trim() === '') return invalid('title is missing', 'title', 'missing_field')
  const long = tooLong(body)
  if (long !== undefined) return long
  const assignees = textsOf(body['assignees']) ?? []
  const stranger = assignees.find((login) => !repository.members.has(login))
  if (stranger !== undefined) return invalid(`${stranger} cannot be assigned`, 'assignees')
  const labels = [...(textsOf(body['labels']) ?? [])]
  for (const label of labels) repository.labels.add(label)
  return created(
    issueJson(
      repository.addIssue({ user, title, body: textOf(body['body']) ?? '', labels, assignees: [...assignees] }),
      call,
    ),
  )
}

function updateIssue(call: Call): Answer {
  const { body } = call
  return withIssue(call, (issue) => {
    const long = tooLong(body)
    if (long !== undefined) return long
    issue.title = textOf(body['title']) ?? issue.title
    issue.body = textOf(body['body']) ?? issue.body
    const state = body['state']
    if ((state === 'open' || state === 'closed') && state !== issue.state) {
      issue.state = state
      const reason = body['state_reason']
      issue.state_reason =
        state === 'open' ? 'reopened' : reason === 'not_planned' || reason === 'duplicate' ? reason : 'completed'
    }
    const labels = textsOf(body['labels'])
    if (labels !== undefined) issue.labels = [...labels]
    return ok(issueJson(issue, call))
  })
}

function addLabels(call: Call): Answer {
  return withIssue(call, (issue) => {
    for (const label of textsOf(call.body['labels']) ?? []) {
      call.repository.labels.add(label)
      if (!issue.labels.includes(label)) issue.labels.push(label)
    }
    return ok(issue.labels.map((name) => ({ name })))
  })
}

/** Those who cannot be assigned are left out without a word, as GitHub does here. */
function addAssignees(call: Call): Answer {
  return withIssue(call, (issue) => {
    for (const login of textsOf(call.body['assignees']) ?? []) {
      if (call.repository.members.has(login) && !issue.assignees.includes(login)) issue.assignees.push(login)
    }
    return created(issueJson(issue, call))
  })
}

function listComments(call: Call): Answer {
  return withIssue(call, (issue) =>
    paged(
      call.repository.comments.filter((comment) => comment.issue === issue.number),
      call,
      (comment) => commentJson(comment, call),
    ),
  )
}

function createComment(call: Call): Answer {
  return withIssue(call, (issue) => {
    if (issue.locked)
      return { status: 403, body: { message: 'Unable to create comment because issue is locked.', status: '403' } }
    const long = tooLong(call.body)
    if (long !== undefined) return long
    return created(
      commentJson(call.repository.addComment(issue.number, call.user, textOf(call.body['body']) ?? ''), call),
    )
  })
}

function updateComment(call: Call): Answer {
  return withComment(call, (comment) => {
    const long = tooLong(call.body)
    if (long !== undefined) return long
    comment.body = textOf(call.body['body']) ?? comment.body
    comment.updated_at = new Date().toISOString()
    return ok(commentJson(comment, call))
  })
}

function deleteComment(call: Call): Answer {
  return withComment(call, (comment) => {
    call.repository.comments.splice(call.repository.comments.indexOf(comment), 1)
    return { status: 204 }
  })
}

function getPull(call: Call): Answer {
  return withIssue(call, (issue) => (issue.isPull ? ok(pullJson(issue, call)) : NOT_FOUND))
}

/** By state and `owner:branch`. */
function listPulls(call: Call): Answer {
  const { query, repository } = call
  const [owner, branch] = (query.get('head') ?? '').split(':')
  const found = repository.issues.filter(({ isPull, state, number }) => {
    const head = repository.heads.get(number)
    const headOwner = head?.fork === true ? 'stranger' : repository.name.split('/')[0]
    return (
      isPull && head?.upstream === false && state === query.get('state') && headOwner === owner && head.ref === branch
    )
  })
  return paged(found, call, (pull) => pullJson(pull, call))
}

function listPullsOfCommit(call: Call): Answer {
  const [sha = ''] = call.match
  const { heads, merges, issues } = call.repository
  const pulls = issues.filter(
    ({ isPull, number }) =>
      isPull &&
      (heads.get(number)?.sha === sha || merges.get(number) === sha || call.repository.rebased.get(sha) === number),
  )
  return paged(pulls, call, (pull) => pullJson(pull, call))
}

function listBranchesOfTip({ match: [sha = ''], repository }: Call): Answer {
  if (commitNamed(sha, repository) === undefined)
    return { status: 422, body: { message: `No commit found for SHA: ${sha}`, status: '422' } }
  return ok(
    [...repository.refs]
      .filter(([, tip]) => tip === sha)
      .map(([name]) => ({ name, commit: { sha }, protected: false })),
  )
}

function compare(call: Call): Answer {
  const [base = '', head = ''] = call.match.map((name) => commitOf(name, call.repository))
  const behind = lineOf(base, call.repository)
  const ahead = lineOf(head, call.repository)
  if (behind.length === 0 || ahead.length === 0) return NOT_FOUND
  const shared = ahead.find((sha) => behind.includes(sha))
  if (shared === undefined) return NOT_FOUND
  const aheadBy = ahead.indexOf(shared)
  const behindBy = behind.indexOf(shared)
  const status = aheadBy === 0 ? (behindBy === 0 ? 'identical' : 'behind') : behindBy === 0 ? 'ahead' : 'diverged'
  // Oldest first. What a merge brought from its pull request is among them.
  const brought = ahead.slice(0, aheadBy).flatMap((sha) => commitNamed(sha, call.repository)?.merged ?? [])
  const commits = [...brought, ...ahead.slice(0, aheadBy).toReversed()]
  const answer = paged(commits, call, (sha) => ({
    sha,
    parents: [
      commitNamed(sha, call.repository)?.parent,
      ...(commitNamed(sha, call.repository)?.merged?.slice(0, 1) ?? []),
    ].flatMap((parent) => (typeof parent === 'string' ? [{ sha: parent }] : [])),
  }))
  return {
    ...answer,
    body: {
      url: call.target.href,
      status,
      ahead_by: aheadBy,
      behind_by: behindBy,
      total_commits: commits.length,
      merge_base_commit: { sha: shared },
      commits: answer.body,
      files: [],
    },
  }
}

function commitNamed(sha: string, { commits }: StandInRepository): StandInCommit | undefined {
  return commits.find((one) => one.sha === sha)
}

function commitOf(name: string, repository: StandInRepository): string {
  return repository.refs.get(name.replace(/^(?:refs\/)?(?:heads|tags)\//, '')) ?? name
}

/** A commit and its ancestors, nearest first. */
function lineOf(sha: string, repository: StandInRepository): readonly string[] {
  const line: string[] = []
  for (let at: string | null = sha; at !== null;) {
    const commit = repository.commits.find((one) => one.sha === at)
    if (commit === undefined || line.includes(commit.sha)) break
    line.push(commit.sha)
    at = commit.parent
  }
  return line
}

function listDeployments(call: Call): Answer {
  const { query, repository } = call
  const found = repository.deployments
    .filter((one) =>
      ['sha', 'ref', 'task', 'environment'].every(
        (field) => (query.get(field) ?? one[field as 'sha']) === one[field as 'sha'],
      ),
    )
    .toReversed()
  return paged(found, call, (one) => deploymentJson(one, call))
}

function createDeployment(call: Call): Answer {
  const { body, repository, user } = call
  const ref = textOf(body['ref'])
  if (ref === undefined) return invalid('ref is missing', 'ref', 'missing_field')
  // GitHub merges the default branch in, and waits for checks, unless it is told not to.
  if (body['auto_merge'] !== false)
    return {
      status: 409,
      body: { message: 'Conflict merging main into the ref: set auto_merge to false', status: '409' },
    }
  const contexts = textsOf(body['required_contexts'])
  if (contexts === undefined || contexts.length > 0)
    return { status: 409, body: { message: 'Conflict: Commit status checks failed', status: '409' } }
  const sha = commitOf(ref, repository)
  if (repository.commits.length > 0 && !repository.commits.some((commit) => commit.sha === sha))
    return { status: 422, body: { message: `No ref found for: ${ref}`, status: '422' } }
  const deployment = repository.addDeployment({
    ref,
    sha,
    task: textOf(body['task']) ?? 'deploy',
    description: textOf(body['description']) ?? '',
    payload: body['payload'] ?? '',
    creator: user,
    ...environmentOf(body),
  })
  return created(deploymentJson(deployment, call))
}

function environmentOf(body: Call['body']): Partial<StandInDeployment> {
  const { environment, production_environment: production, transient_environment: transient } = body
  return {
    ...(typeof environment === 'string' ? { environment } : {}),
    ...(typeof production === 'boolean' ? { production_environment: production } : {}),
    ...(typeof transient === 'boolean' ? { transient_environment: transient } : {}),
  }
}

const STATUSES: ReadonlySet<unknown> = new Set([
  'error',
  'failure',
  'inactive',
  'in_progress',
  'queued',
  'pending',
  'success',
])

function createStatus(call: Call): Answer {
  const { body, repository, user } = call
  return withDeployment(call, (deployment) => {
    if (!STATUSES.has(body['state'])) return invalid('state is not included in the list', 'state')
    const description = textOf(body['description']) ?? ''
    if (description.length > 140)
      return invalid('description is too long (maximum is 140 characters)', 'description', 'custom')
    const status = repository.addStatus(
      deployment,
      {
        state: String(body['state']),
        description,
        log_url: textOf(body['log_url']) ?? '',
        environment_url: textOf(body['environment_url']) ?? '',
        creator: user,
      },
      body['auto_inactive'] !== false,
    )
    return created(status)
  })
}

function listStatuses(call: Call): Answer {
  return withDeployment(call, (deployment) => paged(deployment.statuses, call, (status) => status))
}

function withIssue(call: Call, use: (issue: StandInIssue) => Answer): Answer {
  const issue = call.repository.issues.find(({ number }) => String(number) === call.match[0])
  return issue === undefined ? NOT_FOUND : use(issue)
}

function withComment(call: Call, use: (comment: StandInComment) => Answer): Answer {
  const comment = call.repository.comments.find(({ id }) => String(id) === call.match[0])
  return comment === undefined ? NOT_FOUND : use(comment)
}

function withDeployment(call: Call, use: (deployment: StandInDeployment) => Answer): Answer {
  const deployment = call.repository.deployments.find(({ id }) => String(id) === call.match[0])
  return deployment === undefined ? NOT_FOUND : use(deployment)
}

const WEB = 'https://github.example'

function issueJson(issue: StandInIssue, { origin, repository }: Call): unknown {
  const { isPull, labels, assignees, ...rest } = issue
  return {
    ...rest,
    id: 500_000 + issue.number,
    url: `${origin}/repos/${repository.name}/issues/${issue.number}`,
    html_url: `${WEB}/${repository.name}/${isPull ? 'pull' : 'issues'}/${issue.number}`,
    labels: labels.map((name) => ({ name })),
    assignees: assignees.map((login) => ({ login })),
    ...(isPull ? { pull_request: {} } : {}),
  }
}

function commentJson(comment: StandInComment, { repository }: Call): unknown {
  const { issue, ...rest } = comment
  const isPull = repository.issues.some(({ number, isPull: pull }) => number === issue && pull)
  return {
    ...rest,
    html_url: `${WEB}/${repository.name}/${isPull ? 'pull' : 'issues'}/${issue}#issuecomment-${comment.id}`,
    issue_url: `/repos/${repository.name}/issues/${issue}`,
  }
}

function pullJson(pull: StandInIssue, call: Call): unknown {
  const head = call.repository.heads.get(pull.number)
  const merge = call.repository.merges.get(pull.number)
  return {
    labels: pull.labels.map((name) => ({ name })),
    merged_at: merge === undefined ? null : pull.created_at,
    // Of an open pull request it is the commit that GitHub tries the merge with.
    merge_commit_sha: merge ?? 'f'.repeat(40),
    number: pull.number,
    state: pull.state,
    title: pull.title,
    body: pull.body,
    user: pull.user,
    html_url: `${WEB}/${call.repository.name}/pull/${pull.number}`,
    head: {
      sha: head?.sha,
      ref: head?.ref,
      repo:
        head?.fork === true
          ? { id: 2, full_name: 'stranger/fork', fork: true }
          : { id: 1, full_name: call.repository.name, fork: false },
    },
    base: {
      ref: call.repository.bases.get(pull.number) ?? 'main',
      repo:
        head?.upstream === true ? { id: 3, full_name: 'upstream/rnaseq' } : { id: 1, full_name: call.repository.name },
    },
  }
}

function deploymentJson({ statuses: _kept, ...deployment }: StandInDeployment, { origin, repository }: Call): unknown {
  const url = `${origin}/repos/${repository.name}/deployments/${deployment.id}`
  return { ...deployment, url, statuses_url: `${url}/statuses` }
}
