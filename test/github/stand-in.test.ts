import { expect, test } from '@jest/globals'

import { connectGitHub, type GitHub } from '../../src/github/client.ts'
import { listOf, GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../support/github-api.ts'

// The stand-in carries the tests of comment, issue and deployments: here the client that GitHub publishes is its
// witness.

const PURPOSE = { doing: 'test', permission: 'any: write' } as const

async function setScene(): Promise<{ readonly standIn: GitHubStandIn; readonly github: GitHub }> {
  const standIn = await startGitHub()
  const github = await connectGitHub({
    token: GITHUB_TOKEN,
    repository: 'octo/rnaseq',
    apiUrl: standIn.url,
    signal: new AbortController().signal,
  })
  return { standIn, github }
}

test('commits are compared along their history', async () => {
  const { standIn, github } = await setScene()
  const { commits, refs } = standIn.repository
  commits.push(
    { sha: 'a', parent: null },
    { sha: 'b', parent: 'a' },
    { sha: 'c', parent: 'b' },
    { sha: 'x', parent: 'a' },
  )
  refs.set('main', 'c')
  const compare = async (basehead: string): Promise<unknown> => {
    const {
      status,
      ahead_by: ahead,
      behind_by: behind,
    } = (
      await github.call(PURPOSE, async (octokit, where) =>
        octokit.rest.repos.compareCommitsWithBasehead({ ...where, basehead }),
      )
    ).data
    return [status, ahead, behind]
  }
  expect([
    await compare('a...main'),
    await compare('main...a'),
    await compare('b...b'),
    await compare('x...c'),
  ]).toEqual([
    ['ahead', 2, 0],
    ['behind', 0, 2],
    ['identical', 0, 0],
    ['diverged', 2, 1],
  ])
  await expect(compare('a...nowhere')).rejects.toMatchObject({ code: 'github-not-found' })
})

/** GitHub answers 201 with a deployment, or 202 with a message: the types know both. */
async function deploy(
  github: GitHub,
  how: { readonly auto_merge?: boolean; readonly required_contexts?: string[] },
): Promise<number> {
  const { data } = await github.call(PURPOSE, async (octokit, where) =>
    octokit.rest.repos.createDeployment({
      ...where,
      ref: 'main',
      environment: 'release',
      payload: { digest: 'sha256:00' },
      ...how,
    }),
  )
  if (!('id' in data)) throw new Error('a deployment was expected')
  return data.id
}

test('a deployment keeps its payload and statuses, and is found by its environment', async () => {
  const { standIn, github } = await setScene()
  standIn.repository.refs.set('main', 'c0ffee')
  const id = await deploy(github, { auto_merge: false, required_contexts: [] })
  for (const state of ['in_progress', 'success'] as const) {
    await github.call(PURPOSE, async (octokit, where) =>
      octokit.rest.repos.createDeploymentStatus({
        ...where,
        deployment_id: id,
        state,
        log_url: 'https://github.example/run',
      }),
    )
  }
  const list = async (environment: string): Promise<readonly unknown[]> =>
    listOf(
      github.items(PURPOSE, async (octokit, where, page) =>
        octokit.rest.repos.listDeployments({ ...where, environment, ...page }),
      ),
    )
  expect(await list('release')).toEqual([
    expect.objectContaining({ id, sha: 'c0ffee', payload: { digest: 'sha256:00' } }),
  ])
  expect(await list('dev')).toEqual([])
  const statuses = await listOf(
    github.items(PURPOSE, async (octokit, where, page) =>
      octokit.rest.repos.listDeploymentStatuses({ ...where, deployment_id: id, ...page }),
    ),
  )
  expect(statuses.map(({ state }) => state)).toEqual(['success', 'in_progress'])
})

test('a deployment that would merge or wait for checks is refused', async () => {
  const { github } = await setScene()
  await expect(deploy(github, {})).rejects.toMatchObject({ status: 409 })
  await expect(deploy(github, { auto_merge: false })).rejects.toMatchObject({ status: 409 })
})

test('pull requests are found by number and commit, and show whether they are from a fork', async () => {
  const { standIn, github } = await setScene()
  const user = { login: 'ada', type: 'User' } as const
  const own = standIn.repository.addPull(user, { sha: 'aaa' })
  const foreign = standIn.repository.addPull(user, { sha: 'bbb', fork: true })
  const pulls = await listOf(
    github.items(PURPOSE, async (octokit, where, page) =>
      octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...where, commit_sha: 'aaa', ...page }),
    ),
  )
  expect(pulls.map(({ number }) => number)).toEqual([own.number])
  const { data: pull } = await github.call(PURPOSE, async (octokit, where) =>
    octokit.rest.pulls.get({ ...where, pull_number: foreign.number }),
  )
  expect([pull.head.sha, pull.head.repo?.fork]).toEqual(['bbb', true])
})

test('a comment that is too long, or on a locked or missing issue, is refused', async () => {
  const { standIn, github } = await setScene()
  const issue = standIn.repository.addIssue({ user: { login: 'ada', type: 'User' } })
  const comment = async (number: number, body: string): Promise<unknown> =>
    github.call(PURPOSE, async (octokit, where) =>
      octokit.rest.issues.createComment({ ...where, issue_number: number, body }),
    )
  await expect(comment(issue.number, 'x'.repeat(65_537))).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('body is too long'),
  })
  await expect(comment(99, 'x')).rejects.toMatchObject({ code: 'github-not-found' })
  issue.locked = true
  await expect(comment(issue.number, 'x')).rejects.toMatchObject({ status: 403 })
  await expect(
    github.call(PURPOSE, async (octokit, where) =>
      octokit.rest.issues.create({ ...where, title: 'x', assignees: ['nobody'] }),
    ),
  ).rejects.toMatchObject({ status: 422, message: expect.stringContaining('assignees invalid') })
})
