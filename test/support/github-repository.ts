export interface User {
  readonly login: string
  readonly type: 'User' | 'Bot'
}

export interface StandInIssue {
  readonly number: number
  readonly user: User
  title: string
  body: string
  state: 'open' | 'closed'
  state_reason: 'completed' | 'not_planned' | 'duplicate' | 'reopened' | null
  labels: string[]
  assignees: string[]
  locked: boolean
  readonly created_at: string
  /** Set when it is a pull request: GitHub lists those among the issues. */
  readonly isPull: boolean
}

export interface StandInComment {
  readonly id: number
  readonly issue: number
  readonly user: User
  body: string
  updated_at: string
}

export interface StandInDeployment {
  readonly id: number
  readonly ref: string
  readonly sha: string
  readonly environment: string
  readonly task: string
  readonly description: string
  readonly payload: unknown
  readonly creator: User
  readonly created_at: string
  readonly production_environment: boolean
  readonly transient_environment: boolean
  /** Newest first. */
  readonly statuses: StandInStatus[]
}

export interface StandInStatus {
  readonly id: number
  readonly state: string
  readonly description: string
  readonly log_url: string
  readonly environment_url: string
  readonly creator: User
}

/** Commits, each with its first parent: as much of a history as comparing needs. */
export interface StandInCommit {
  readonly sha: string
  readonly parent: string | null
  /** Of a merge: the commits that it brought, newest first. */
  readonly merged?: readonly string[]
}

export interface StandInHead {
  readonly sha: string
  readonly ref: string
  readonly fork: boolean
  /** The pull request is one of the repository that this one is a fork of: GitHub lists it by its commits too. */
  readonly upstream: boolean
}

/** All that the stand-in keeps; tests look at it and change it as people on the web page would. */
export interface StandInRepository {
  readonly name: string
  readonly issues: StandInIssue[]
  readonly comments: StandInComment[]
  readonly labels: Set<string>
  /** Who can be assigned. */
  readonly members: Set<string>
  readonly deployments: StandInDeployment[]
  readonly commits: StandInCommit[]
  /** Names of branches and tags, and their commits. */
  readonly refs: Map<string, string>
  /** Of a pull request, by its number. */
  readonly heads: Map<number, StandInHead>
  /** The commit as which a pull request was merged, by its number. */
  readonly merges: Map<number, string>
  /** The branch that a pull request is for, by its number; main when absent. */
  readonly bases: Map<number, string>
  /** Commits that a pull request brought when it was rebased, and its number. */
  readonly rebased: Map<string, number>
  /** Issues switched off in the settings: GitHub answers 410. */
  issuesEnabled: boolean
  nextId(): number
  addIssue(issue: Partial<StandInIssue> & { readonly user: User }): StandInIssue
  addComment(issue: number, user: User, body: string): StandInComment
  /** As GitHub does for a job that names an `environment`, and as other programs do. */
  addDeployment(deployment: Partial<StandInDeployment> & { readonly creator: User }): StandInDeployment
  /** Adds a status; one that went well makes those before it in the same environment inactive, unless told not to. */
  addStatus(
    deployment: StandInDeployment,
    status: Partial<StandInStatus> & { readonly state: string; readonly creator: User },
    autoInactive?: boolean,
  ): StandInStatus
  addPull(user: User, head: Partial<StandInHead> & { readonly sha: string }): StandInIssue
}

export function createRepository(name: string): StandInRepository {
  let id = 1_000
  let number = 0
  const repository: StandInRepository = {
    name,
    issues: [],
    comments: [],
    labels: new Set(['bug']),
    members: new Set(['octo', 'ada']),
    deployments: [],
    commits: [],
    refs: new Map(),
    heads: new Map(),
    merges: new Map(),
    bases: new Map(),
    rebased: new Map(),
    issuesEnabled: true,
    nextId: () => (id += 1),
    addIssue: (issue) => {
      number += 1
      const added: StandInIssue = {
        title: 'an issue',
        body: '',
        state: 'open',
        state_reason: null,
        labels: [],
        assignees: [],
        locked: false,
        created_at: new Date().toISOString(),
        isPull: false,
        ...issue,
        number,
      }
      repository.issues.push(added)
      return added
    },
    addComment: (issue, user, body) => {
      const comment = {
        id: repository.nextId(),
        issue,
        user,
        body,
        updated_at: new Date().toISOString(),
      }
      repository.comments.push(comment)
      return comment
    },
    addDeployment: (deployment) => {
      const environment = deployment.environment ?? 'production'
      const added: StandInDeployment = {
        ref: 'main',
        sha: '',
        task: 'deploy',
        description: '',
        payload: '',
        created_at: new Date().toISOString(),
        production_environment: environment === 'production',
        transient_environment: false,
        statuses: [],
        ...deployment,
        environment,
        id: repository.nextId(),
      }
      repository.deployments.push(added)
      return added
    },
    addStatus: (deployment, status, autoInactive = true) => {
      const added = { description: '', log_url: '', environment_url: '', ...status, id: repository.nextId() }
      deployment.statuses.unshift(added)
      if (status.state !== 'success' || !autoInactive) return added
      const others = repository.deployments.filter(
        (one) =>
          one.id < deployment.id &&
          one.environment === deployment.environment &&
          !one.transient_environment &&
          !one.production_environment,
      )
      for (const other of others)
        if (other.statuses[0]?.state === 'success')
          repository.addStatus(other, { state: 'inactive', creator: status.creator })
      return added
    },
    addPull: (user, { sha, ref = 'feature', fork = false, upstream = false }) => {
      const pull = repository.addIssue({ user, isPull: true, title: 'a pull request' })
      repository.heads.set(pull.number, { sha, ref, fork, upstream })
      return pull
    },
  }
  return repository
}
