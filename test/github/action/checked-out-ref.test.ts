import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { commit, git } from '../../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { daily } from '../../support/nightly.ts'
import { toolText } from '../../support/repository.ts'
import { runAction, type ActionRun } from '../../support/run-action.ts'
import { runCli } from '../../support/run-cli.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'security.md'), 'utf8')

/** More rows than the page shows. */
const MORE = dedent`
  | \`push\`, \`schedule\`, \`workflow_dispatch\`, \`repository_dispatch\`, \`deployment\` | \`refs/heads/main\` | \`main\`, after another push | installs | refused |
  | \`push\`, \`workflow_dispatch\`, \`deployment\` | \`refs/heads/feature\` | none | refused | refused |
  | \`push\`, \`workflow_dispatch\`, \`deployment\`, \`release\` | \`refs/tags/v1\` | \`main\` | installs | refused |
  | \`deployment\` | empty | none | refused | refused |
  | \`workflow_run\` after \`main\` | \`refs/heads/main\` | none | installs | refused |
  | \`workflow_run\` after \`feature\` | \`refs/heads/main\` | \`github.event.workflow_run.head_branch\` | refused | refused |
  | \`merge_group\` | \`refs/heads/gh-readonly-queue/main/pr-7\` | none | refused | refused |
  | \`pull_request\` | \`refs/pull/7/merge\` | \`main\` | refused | refused |
  | \`pull_request_target\` | \`refs/heads/main\` | a commit by its number | refused | refused |
  | \`push\`, \`workflow_dispatch\` | \`refs/heads/main\` | \`main\` of another owner's \`repository\` | refused | refused |
  | \`push\`, \`workflow_dispatch\` | \`refs/heads/main\` | none, then \`gh pr checkout\` of a branch \`main\` | refused | refused |
  | \`push\`, \`workflow_dispatch\` | \`refs/heads/main\` | none, without git | refused | refused |
`

/** Rows of the table, one for each event of its first column. */
const ROWS = [
  ...`${PAGE}\n${MORE}`.matchAll(
    /^\| (.*) \| (`refs.*`|empty) \| (.*) \| (installs|refused) \| (installs|refused) \|$/gm,
  ),
].flatMap(([, events = '', ref = '', checkout = '', branches = '', tags = '']) =>
  events.split(', ').map((event) => [event, ref.replaceAll('`', ''), checkout, branches, tags] as const),
)

const FILES = {
  'cwl-promote.yml': dedent`
    version: 1
    stages:
      branches: { project: acme/a, rules: { branches: [main] } }
      tags: { project: acme/b, rules: { tags: ['v*'] } }
    apps: [{ path: apps/*.cwl }]
  `,
  'apps/a.cwl': toolText('a'),
}

/** The repository of the workflow, and its clone in the workspace of a run. */
interface Scene {
  readonly server: string
  readonly workspace: string
}

const home = mkdtempSync(join(tmpdir(), 'cwl-promote-'))
const SERVER = join(home, 'octo', 'rnaseq.git')

afterAll(() => rmSync(home, { recursive: true }))

beforeAll(() => {
  const folder = join(home, 'work')
  mkdirSync(folder)
  git(folder, 'init', '-q', '-b', 'main')
  commit(folder, FILES)
  // Commits that a fetch by their number gives, and no name that is fetched with them.
  const change = (name: string): string => commit(folder, { 'apps/a.cwl': toolText(name) })
  git(folder, 'tag', 'v1')
  for (const branch of ['feature', 'main']) {
    git(folder, 'checkout', '-q', '-B', branch)
    git(folder, 'update-ref', `refs/kept/${branch}`, change(`older ${branch}`))
    change(branch)
  }
  git(folder, 'checkout', '-q', '-b', 'gh-readonly-queue/main/pr-7')
  change('queued')
  git(folder, 'update-ref', 'refs/pull/7/merge', change('merged'))
  git(folder, 'update-ref', 'refs/pull/7/head', change('of the pull request'))
  git(folder, 'reset', '-q', '--hard', 'HEAD~2')
  git(folder, 'clone', '-q', '--mirror', folder, SERVER)
  git(SERVER, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
})

/** As `actions/checkout` fetches and checks out, with `fetch-depth: 1`: a ref of the event, at its commit. */
function checkOutEvent({ workspace }: Scene, ref: string, sha: string): void {
  const local = ref.replace('refs/heads/', 'refs/remotes/origin/').replace('refs/pull/', 'refs/remotes/pull/')
  git(workspace, 'fetch', '-q', '--no-tags', '--depth=1', 'origin', `+${sha}:${ref === '' ? 'FETCH' : local}`)
  if (ref.startsWith('refs/heads/')) git(workspace, 'checkout', '-q', '--force', '-B', ref.slice(11), local)
  else git(workspace, 'checkout', '-q', '--force', ref === '' ? sha : local)
}

/** The same of what the workflow gives as `ref`: the name of a branch, else of a tag, else a commit. */
function checkOutRef({ server, workspace }: Scene, name: string): void {
  const refs = git(server, 'for-each-ref', '--format=%(refname)').split('\n')
  if (refs.includes(`refs/heads/${name}`)) {
    git(workspace, 'fetch', '-q', '--no-tags', '--depth=1', 'origin', `+refs/heads/${name}:refs/remotes/origin/${name}`)
    git(workspace, 'checkout', '-q', '--force', '-B', name, `refs/remotes/origin/${name}`)
  } else if (refs.includes(`refs/tags/${name}`)) {
    git(workspace, 'fetch', '-q', '--no-tags', '--depth=1', 'origin', `+refs/tags/${name}:refs/tags/${name}`)
    git(workspace, 'checkout', '-q', '--force', `refs/tags/${name}`)
  } else {
    git(workspace, 'fetch', '-q', '--no-tags', '--depth=1', 'origin', name)
    git(workspace, 'checkout', '-q', '--force', name)
  }
}

type CheckOut = (scene: Scene, ref: string, sha: string, after: string) => void

const CHECKOUTS: Readonly<Record<string, CheckOut>> = {
  none: checkOutEvent,
  '`main`': (scene) => checkOutRef(scene, 'main'),
  '`feature`': (scene) => checkOutRef(scene, 'feature'),
  '`v1`': (scene) => checkOutRef(scene, 'v1'),
  '`main`, after another push': (scene) => checkOutRef(scene, 'main'),
  'a commit by its number': (scene) => checkOutRef(scene, git(scene.server, 'rev-parse', 'refs/pull/7/head')),
  '`github.event.workflow_run.head_sha`': (scene, _ref, _sha, after) =>
    checkOutRef(scene, git(scene.server, 'rev-parse', `refs/kept/${after}`)),
  '`github.event.workflow_run.head_branch`': (scene, _ref, _sha, after) => checkOutRef(scene, after),
  "`main` of another owner's `repository`": (scene) => {
    const fork = join(temporaryFolder(), 'mallory', 'rnaseq.git')
    git(scene.server, 'clone', '-q', '--mirror', scene.server, fork)
    git(scene.workspace, 'remote', 'set-url', 'origin', pathToFileURL(fork).href)
    checkOutRef({ ...scene, server: fork }, 'main')
  },
  'none, then `gh pr checkout` of a branch `main`': (scene, ref, sha) => {
    checkOutEvent(scene, ref, sha)
    git(scene.workspace, 'checkout', '-q', '--detach')
    git(scene.workspace, 'fetch', '-q', '--no-tags', 'origin', '+refs/pull/7/head:refs/heads/main')
    git(scene.workspace, 'config', 'branch.main.remote', 'origin')
    git(scene.workspace, 'config', 'branch.main.merge', 'refs/pull/7/head')
    git(scene.workspace, 'checkout', '-q', 'main')
  },
  'none, without git': (scene, ref, sha) => {
    checkOutEvent(scene, ref, sha)
    rmSync(join(scene.workspace, '.git'), { recursive: true })
  },
}

const REPOSITORY = { id: 1, default_branch: 'main' }

/** As far as the rules and the token look at it; each of this repository. */
function payload(name: string, after: string, { server }: Scene): Readonly<Record<string, unknown>> {
  const head = { repo: REPOSITORY }
  switch (name) {
    case 'workflow_run': {
      const head_sha = git(server, 'rev-parse', `refs/kept/${after}`)
      return { repository: REPOSITORY, workflow_run: { head_repository: REPOSITORY, head_branch: after, head_sha } }
    }
    case 'deployment':
      return { repository: REPOSITORY, deployment: { ref: 'main' } }
    case 'pull_request':
    case 'pull_request_target':
      return { repository: REPOSITORY, pull_request: { number: 7, head, base: head } }
    default:
      return { repository: REPOSITORY }
  }
}

function setScene(): Scene {
  const workspace = temporaryFolder()
  git(workspace, 'init', '-q')
  git(workspace, 'remote', 'add', 'origin', pathToFileURL(SERVER).href)
  return { server: SERVER, workspace }
}

/** Runs for the stage of each rule on what is checked out. */
async function promote(event: string, ref: string, checkout: string): Promise<readonly ActionRun[]> {
  const platform = await startPlatform()
  const scene = setScene()
  const [, name = '', after = ''] = /^`(\w+)`(?: after `(\w+)`)?$/.exec(event) ?? []
  const sha = git(scene.server, 'rev-parse', ref === '' || checkout.endsWith('push') ? 'refs/kept/main' : ref)
  const checkOut = CHECKOUTS[checkout]
  if (checkOut === undefined) throw new Error(`no checkout is written for ${checkout}`)
  checkOut(scene, ref, sha, after)
  const runs: ActionRun[] = []
  for (const stage of ['branches', 'tags']) {
    const run = await runAction({
      workspace: scene.workspace,
      inputs: { command: 'promote', stage, 'base-url': platform.url, token: TOKEN, 'report-exports': 'false' },
      env: { GITHUB_EVENT_NAME: name, GITHUB_REF: ref, GITHUB_SHA: sha },
      event: payload(name, after, scene),
    })
    runs.push(run)
  }
  return runs
}

test('the table has more than 40 rows', () => {
  expect(ROWS.length).toBeGreaterThan(40)
})

/** What the rules see: how it was checked out, and whether each installs. */
const kindOf = ([, , checkout, ...verdicts]: (typeof ROWS)[number]): string => [checkout, ...verdicts].join()

// By day one row for each way to check out, and what follows from it; each event stands in events.test.ts.
test.each(daily(ROWS, (row, index) => ROWS.findIndex((other) => kindOf(other) === kindOf(row)) === index))(
  '%s on %s with %s',
  async (event, ref, checkout, ...verdicts) => {
    const runs = await promote(event, ref === 'empty' ? '' : ref, checkout)
    const reason = /`(?:branches|tags)`: only the (?:branches main|tags v\*) may be promoted here, and /
    expect(runs.map(({ code, outputs }) => [code, outputs['apps']])).toEqual(
      verdicts.map((verdict) =>
        verdict === 'installs' ? [0, expect.any(String)] : [4, expect.stringMatching(reason)],
      ),
    )
  },
)

test.each([
  [
    'a commit by its number',
    /git knows no branch and no tag that is at [0-9a-f]{12}\. Give actions\/checkout the name of a branch/,
  ],
  [
    "`main` of another owner's `repository`",
    /the clone is of another repository\. Branches of another owner do not count/,
  ],
  [
    'none, without git',
    /there is no clone, so the commit of the files is not known\. Install git before actions\/checkout/,
  ],
])('an unknown ref is refused with advice: %s', async (checkout, reason) => {
  for (const run of await promote('`push`', 'refs/heads/main', checkout))
    expect([run.code, run.outputs['apps']]).toEqual([4, expect.stringMatching(reason)])
})

test('outside of GitHub Actions, the branches at the commit count, including remote ones', async () => {
  const platform = await startPlatform()
  const scene = setScene()
  checkOutRef(scene, 'main')
  git(scene.workspace, 'checkout', '-q', '--detach')
  git(scene.workspace, 'branch', '-q', '-D', 'main')
  const env = { CWL_PROMOTE_TOKEN: TOKEN, CWL_PROMOTE_BASE_URL: platform.url }
  const run = await runCli(['promote', '--stage', 'branches'], { cwd: scene.workspace, env })
  expect([run.stderr, run.code]).toEqual([expect.any(String), 0])
})
