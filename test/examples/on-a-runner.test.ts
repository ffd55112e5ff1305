import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@jest/globals'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { startRegistry } from '../registry/registry-server.ts'
import { dedent } from '../support/dedent.ts'
import { commit, git } from '../support/git.ts'
import { ACTIONS_BOT, startGitHub, type GitHubStandIn } from '../support/github-api.ts'
import { testNeeding } from '../support/needing.ts'
import { releasedRepository } from '../support/released-repository.ts'
import { toolText } from '../support/repository.ts'
import { REUSABLE, runWithAct, withoutAct, type ActRun } from '../support/run-with-act.ts'

const root = join(import.meta.dirname, '..', '..')
const onRunner = testNeeding(withoutAct, 'the example workflows on a workflow runner')
/** In milliseconds: the first test also makes the repository that all copy. */
const LIMIT = 300_000
const TOKEN_OF_RUN = 'ghs_of_this_run_0123456789'

interface Scene {
  readonly workspace: string
  readonly platform: LocalPlatform
  readonly github: GitHubStandIn
  readonly start: (workflow: string, event: string, inputs?: Readonly<Record<string, string>>) => Promise<ActRun>
}

/** A released repository, in which each command has something to do, and a stand-in for GitHub. */
async function sceneFor(workflow: string): Promise<Scene> {
  const dialect = workflow.includes('platform: seven-bridges') ? 'seven-bridges' : 'documented'
  const { workspace, artifacts, platform } = await releasedRepository(dialect)
  git(workspace, 'remote', 'set-url', 'origin', join(workspace, '..', 'origin'))
  if (workflow.includes('command: images')) await useRegistryOfTest(workspace)
  const github = await startGitHub()
  github.grant(TOKEN_OF_RUN, ACTIONS_BOT)
  return {
    workspace,
    platform,
    github,
    start: async (text, event, inputs = {}) => {
      const sha = git(workspace, 'rev-parse', 'HEAD').trim()
      github.repository.commits.push({ sha, parent: null })
      const repository = { id: 1, full_name: 'octo/rnaseq', default_branch: 'main' }
      const { number } = github.repository.addPull({ login: 'ada', type: 'User' }, { sha })
      const pull = { number, pull_request: { number, head: { sha, repo: repository }, base: { ref: 'main' } } }
      const push = { ref: 'refs/heads/main', before: sha, after: sha, inputs }
      const payload = { repository, ...(event === 'pull_request' ? pull : push) }
      const ours = { workspace, artifacts, workflow: text, event, payload }
      return runWithAct({ ...ours, platformUrl: platform.url, githubUrl: github.url, githubToken: TOKEN_OF_RUN })
    },
  }
}

/** All images are in a registry on this machine. */
async function useRegistryOfTest(workspace: string): Promise<void> {
  const registry = await startRegistry()
  const names = new Set<string>()
  const files = globSync('**/*.cwl', { cwd: workspace }).map((file) => {
    const written = readFileSync(join(workspace, file), 'utf8')
    const moved = written.replaceAll(/quay\.io\/(\S+)/g, (_, name: string) => {
      names.add(name)
      return `${registry.host}/${name}`
    })
    return [file, moved] as const
  })
  for (const name of names) registry.add(name, ['linux/amd64', 'linux/arm64'])
  commit(workspace, Object.fromEntries(files))
}

/** A workflow to copy. act knows no `strategy.job-index`. */
function example(name: string): string {
  return readFileSync(join(root, 'examples', 'workflows', `${name}.yml`), 'utf8').replace(
    'strategy.job-index',
    "matrix.shard == '1/8' && 1 || matrix.shard == '2/8' && 2 || 3",
  )
}

/** How each job ended, and what failed before; with the log, which a person needs if that is not what was expected. */
function ends({ results }: ActRun): readonly string[] {
  return results.filter((line) => /^[^ ]+(?: \d\/\d)?: /.test(line) || line.endsWith(': failure')).toSorted()
}

const ROWS: readonly (readonly [string, string, readonly string[]])[] = [
  ['approved-plan', 'push', ['dev: success', 'plan: success', 'promote: success']],
  ['attest', 'push', ['promote: success', 'verify: success']],
  ['code-scanning', 'push', ['scan: success']],
  ['drift', 'schedule', ['drift: success']],
  // An export job has failed.
  ['exports', 'schedule', ['exports cwl-promote/cwl-promote@main: failure', 'exports: failure']],
  ['pin-images', 'schedule', ['pin: success']],
  ['promote', 'push', ['dev: success', 'plan: success', 'release: success']],
  ['pull-request', 'pull_request', ['plan: success', 'validate: success']],
  ['release-tag', 'push', ['release: success']],
  ['rollback', 'workflow_dispatch', ['rollback: success']],
  ['shards', 'push', ['plan: success', ...[1, 2, 3].map((at) => `promote ${at}/8: success`), 'record: success']],
  ['tested-release', 'push', ['dev: success']],
  ['tested-release', 'schedule', ['release: success', 'tests: success']],
]

onRunner.each(ROWS)(
  '%s.yml runs with act on the event %s',
  async (name, event, expected) => {
    const { start } = await sceneFor(example(name))
    const run = await start(example(name), event, name === 'rollback' ? { run: '1' } : {})
    expect({ ends: ends(run), log: run.log }).toEqual({ ends: expected, log: run.log })
  },
  LIMIT,
)

onRunner.each([
  ['promote', 'push', ['dev: success', 'plan: success']],
  ['tested-release', 'schedule', ['tests: success']],
])(
  '%s.yml asks nobody where nothing would change',
  async (name, event, expected) => {
    const { start } = await sceneFor(example(name))
    await start(example(name), event)
    const run = await start(example(name), event)
    expect({ ends: ends(run), log: run.log }).toEqual({ ends: expected, log: run.log })
  },
  LIMIT,
)

onRunner(
  'pin-images.yml pushes a branch with all digests, and opens a pull request for it',
  async () => {
    const { start, workspace } = await sceneFor(example('pin-images'))
    const run = await start(example('pin-images'), 'schedule')
    const changed = git(join(workspace, '..', 'origin'), 'show', '--unified=0', 'cwl-promote/pin-images')
    const added = changed.split('\n').filter((line) => /^\+(?!\+)/.test(line))
    expect(added.length).toBeGreaterThan(5)
    for (const line of added) expect(line).toMatch(/dockerPull: localhost:\d+\/\S+:\S+@sha256:[0-9a-f]{64}$/)
    expect(run.gh).toContainEqual(expect.stringMatching(/^pr create --base main --head cwl-promote\/pin-images /))
  },
  LIMIT,
)

onRunner('every example is run', () => {
  const names = new Set(ROWS.map(([name]) => `${name}.yml`))
  expect(new Set(globSync('*.yml', { cwd: join(root, 'examples', 'workflows') }))).toEqual(names)
})

onRunner(
  'a plan that a misspelt step id does not give promotes nothing',
  async () => {
    const workflow = example('approved-plan').replace('steps.find.outputs.plan', 'steps.typo.outputs.plan')
    const { start, platform } = await sceneFor(workflow)
    const before = platform.store.listApps().filter(({ address }) => address.project === 'rnaseq')
    const run = await start(workflow, 'push')
    expect(ends(run)).toContain('promote cwl-promote/cwl-promote@main: failure')
    expect(run.log).toContain('the input `plan` is given, but empty')
    expect(platform.store.listApps().filter(({ address }) => address.project === 'rnaseq')).toEqual(before)
  },
  LIMIT,
)

onRunner(
  'the reusable workflows run the action of their own commit, in a folder, with a configuration of another name',
  async () => {
    const { workspace, start, github } = await sceneFor('')
    commit(workspace, {
      'flows/release.yml': 'version: 1\nstages: { dev: { project: acme/dev } }\napps: [{ path: hello.cwl }]\n',
      'flows/hello.cwl': toolText('hello'),
      'broken.cwl': 'class: Nothing',
    })
    const caller = dedent`
      on: push
      permissions: { contents: read, pull-requests: write }
      jobs:
      ${REUSABLE.map((file) => jobOf(file)).join('')}
    `
    const run = await start(caller, 'push')
    const expected = REUSABLE.map((file) => `${file.replace('.yml', '')}: success`)
    expect({ ends: ends(run), log: run.log }).toEqual({ ends: expected, log: run.log })
    expect(github.requests.length).toBeGreaterThan(0)
  },
  LIMIT,
)

function jobOf(file: string): string {
  const name = file.replace('.yml', '')
  const access = name === 'validate' ? '' : ', stage: dev, base-url: "${{ vars.CWL_PROMOTE_BASE_URL }}"'
  const secrets = name === 'validate' ? '' : ', secrets: { token: "${{ secrets.CWL_PROMOTE_TOKEN }}" }'
  const inputs = `with: { working-directory: flows, config: release.yml${access} }`
  return `  ${name}: { uses: cwl-promote/cwl-promote/.github/workflows/${file}@main, ${inputs}${secrets} }\n`
}
