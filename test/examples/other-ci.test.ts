import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'

import { expect, test } from '@jest/globals'

import { parseAddress } from '../../src/platform/address.ts'
import { json, startAnsweringServer, type AnsweringServer } from '../platform/answering-server.ts'
import { dedent } from '../support/dedent.ts'
import { writeFiles } from '../support/files.ts'
import { commit, git } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { testNeeding } from '../support/needing.ts'
import { faultsOfWorkflow } from '../support/parse-workflow.ts'
import { BIN, COMPILE_CACHE } from '../support/programs.ts'
import { smallRepository, toolText } from '../support/repository.ts'
import { runWithAct, withoutAct } from '../support/run-with-act.ts'

const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples')

function example(name: string): string {
  return readFileSync(join(EXAMPLES, 'other-ci', name), 'utf8')
}

/** In milliseconds: pipelines start several processes. */
const LIMIT = 120_000

const BAD = `${toolText('bad')}foo: 1\n`

type Platform = Awaited<ReturnType<typeof startPlatform>>

interface Scene {
  readonly platform: Platform
  readonly cwd: string
  /** A folder with the programs that the examples call. `npm` installs nothing, but the command line as it is built. */
  readonly programs: string
}

/**
 * As GitLab and Jenkins check out: a commit, no branch (docs.gitlab.com, "Configuring runners", GIT_CHECKOUT; the
 * documentation of Jenkins' git plugin). The stage can only be promoted to from main, and the origin has a password, as
 * GitLab's has.
 */
async function scene(files: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const cwd = smallRepository()
  git(cwd, 'init', '-q', '-b', 'main')
  const config = readFileSync(join(cwd, 'cwl-promote.yml'), 'utf8').replace(
    'rnaseq-dev }',
    'rnaseq-dev, rules: { branches: [main] } }',
  )
  commit(cwd, { ...files, 'cwl-promote.yml': config, '.gitlab-ci.yml': example('.gitlab-ci.yml') })
  git(cwd, 'remote', 'add', 'origin', 'https://gitlab-ci-token:glcbt-secret@gitlab.example/acme/rnaseq.git')
  git(cwd, 'checkout', '-q', '--detach')
  const programs = temporaryFolder()
  const ours = `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`
  writeFiles(programs, {
    'cwl-promote': ours,
    npm: dedent`
      #!/bin/sh
      [ "$2" = --prefix ] || exit 0
      mkdir -p "$3/node_modules/.bin"
      cp "${join(programs, 'cwl-promote')}" "$3/node_modules/.bin/"
    `,
  })
  for (const name of ['cwl-promote', 'npm']) chmodSync(join(programs, name), 0o755)
  return { platform: await startPlatform(), cwd, programs }
}

async function run(
  argv: readonly string[],
  { cwd, programs }: Scene,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly log: string }> {
  const [program = '', ...args] = argv
  const path = [programs, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
  const child = spawn(program, args, { cwd, env: { ...COMPILE_CACHE, HOME: programs, ...env, PATH: path } })
  const [out, error, code] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ])
  return { code, log: out + error }
}

const STAR = parseAddress('acme/rnaseq-dev/star')

function isInstalled({ platform }: Scene): boolean {
  return platform.store.latest(STAR) !== undefined
}

// GitLab

/** Why GitLab's pipelines cannot run here. */
const withoutGitLab = ['gitlab-ci-local', 'rsync'].flatMap((name) =>
  spawnSync(name, ['--version']).error === undefined ? [] : [`${name} is not installed`],
)[0]

const onGitLab = testNeeding(withoutGitLab, 'the pipeline of GitLab with gitlab-ci-local')

const MERGE_REQUEST = {
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_COMMIT_BRANCH: '',
  CI_PROJECT_ID: '42',
  CI_MERGE_REQUEST_IID: '3',
  CI_MERGE_REQUEST_PROJECT_ID: '42',
  CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '42',
}

const NOTE_TOKEN = 'glpat-0123456789'

/** Keeps notes as GitLab does: docs.gitlab.com, "Notes API", "Merge requests". */
async function startNotes(): Promise<AnsweringServer & { readonly notes: Map<number, string> }> {
  const notes = new Map([[1, 'a note by somebody']])
  const path = '/api/v4/projects/42/merge_requests/3/notes'
  const server = await startAnsweringServer(({ method, url, headers, body }, response) => {
    const [at, id] = [url.replace(/\?.*$/, ''), Number(/\/(\d+)$/.exec(url)?.[1] ?? notes.size + 1)]
    if (headers['private-token'] !== NOTE_TOKEN) return json(response, 401, { message: '401 Unauthorized' })
    if (method === 'GET' && at === path)
      return json(
        response,
        200,
        Array.from(notes, ([number, note]) => ({ id: number, body: note })),
      )
    const isNew = method === 'POST' && at === path
    if (!isNew && !(method === 'PUT' && at === `${path}/${id}`)) return json(response, 404, { error: '404 Not Found' })
    notes.set(id, new URLSearchParams(body).get('body') ?? '')
    return json(response, isNew ? 201 : 200, { id })
  })
  return { ...server, notes }
}

/** Runs the pipeline as a runner with a shell does, after GitLab's own JSON schema has accepted the file. */
async function runPipeline(
  at: Scene,
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly jobs: readonly string[]; readonly log: string }> {
  const given = Object.entries({ CWL_PROMOTE_BASE_URL: at.platform.url, ...variables })
  const { log } = await run(
    [
      'gitlab-ci-local',
      '--force-shell-executor',
      ...given.flatMap(([name, value]) => ['--variable', `${name}=${value}`]),
    ],
    at,
    {},
  )
  expect(log).toContain('json schema validated')
  const jobs = [...log.matchAll(/^ (PASS|FAIL) +(\w+)/gm)].map(([, end = '', job = '']) => `${job} ${end}`)
  return { jobs: jobs.toSorted(), log }
}

onGitLab(
  'a merge request is validated, and has one note with the plan of its last push',
  async () => {
    const at = await scene()
    const gitlab = await startNotes()
    const variables = {
      ...MERGE_REQUEST,
      CI_API_V4_URL: `${gitlab.url}/api/v4`,
      CWL_PLAN_TOKEN: TOKEN,
      GITLAB_NOTE_TOKEN: NOTE_TOKEN,
    }
    const first = await runPipeline(at, variables)
    expect(first).toEqual({ jobs: ['plan PASS', 'validate PASS'], log: first.log })
    expect([...gitlab.notes.values()]).toEqual([
      'a note by somebody',
      expect.stringMatching(/^<!-- cwl-promote -->\n<h2>Plan for .*[^]*➕ create/),
    ])
    commit(at.cwd, { 'tools/star-align.cwl': BAD })
    const second = await runPipeline(at, variables)
    expect(second).toEqual({ jobs: ['plan FAIL', 'validate FAIL'], log: second.log })
    expect([...gitlab.notes.values()]).toEqual([
      'a note by somebody',
      expect.stringContaining('no field &quot;foo&quot;'),
    ])
    expect(JSON.parse(readFileSync(join(at.cwd, 'gl-code-quality-report.json'), 'utf8'))).toMatchObject([
      { check_name: 'unknown-field', location: { path: 'tools/star-align.cwl', lines: { begin: 8 } } },
    ])
    expect(isInstalled(at)).toBe(false)
  },
  LIMIT,
)

onGitLab(
  'a merge request of a fork gets no plan, and so no token',
  async () => {
    const { jobs, log } = await runPipeline(await scene(), {
      ...MERGE_REQUEST,
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77',
    })
    expect({ jobs, log }).toEqual({ jobs: ['validate PASS'], log })
  },
  LIMIT,
)

onGitLab(
  'a pipeline of the default branch installs, and keeps a record without the token of the job',
  async () => {
    const at = await scene()
    const { jobs, log } = await runPipeline(at, {
      CI_PIPELINE_SOURCE: 'push',
      CI_COMMIT_BRANCH: 'main',
      CI_DEFAULT_BRANCH: 'main',
      CWL_PROMOTE_TOKEN: TOKEN,
    })
    expect({ jobs, log }).toEqual({ jobs: ['promote PASS', 'validate PASS'], log })
    expect(isInstalled(at)).toBe(true)
    const { text = '' } = at.platform.store.latest(STAR) ?? {}
    expect(text).toContain('gitlab.example/acme/rnaseq')
    expect(text + readFileSync(join(at.cwd, 'record.json'), 'utf8') + log).not.toContain('glcbt-secret')
    expect(readFileSync(join(at.cwd, 'promoted.md'), 'utf8')).toContain('➕ created')
  },
  LIMIT,
)

// Jenkins

/** The commands of the `sh` steps of each stage, and what has to hold for it. */
function stagesOf(file: string): ReadonlyMap<string, { readonly when: string; readonly commands: readonly string[] }> {
  return new Map(
    file
      .split(/^ {4}stage\(/m)
      .slice(1)
      .map((stage) => [
        /^'(\w+)'/.exec(stage)?.[1] ?? '',
        {
          when: /when \{ (.*) \}/.exec(stage)?.[1] ?? '',
          commands: [...stage.matchAll(/^ +sh '(.*)'$/gm)].map(([, command = '']) => command),
        },
      ]),
  )
}

test('the commands of the Jenkinsfile validate and plan a pull request, and install on main', async () => {
  const at = await scene()
  const file = example('Jenkinsfile')
  // Each stands for itself in Groovy: no quotes of it are inside, and a dollar sign in single quotes is the shell's.
  const stages = stagesOf(file)
  expect(file.match(/\bsh\b.*/g)?.length).toBe([...stages.values()].flatMap(({ commands }) => commands).length)
  expect(Array.from(stages, ([name, { when }]) => `${name} ${when}`)).toEqual([
    'Install ',
    'Validate ',
    'Plan changeRequest()',
    "Promote branch 'main'",
  ])
  const env = {
    WORKSPACE_TMP: `${at.cwd}@tmp`,
    BRANCH_NAME: 'main',
    CWL_PROMOTE_BASE_URL: at.platform.url,
    CWL_PROMOTE_TOKEN: TOKEN,
  }
  for (const { commands } of stages.values())
    for (const command of commands) {
      const { code, log } = await run(['sh', '-xe', '-c', command], at, env)
      expect({ command, code, log }).toEqual({ command, code: 0, log })
    }
  expect(isInstalled(at)).toBe(true)
  for (const name of ['cwl.sarif', 'plan.md', 'promoted.md', 'record.json'])
    expect(readFileSync(join(at.cwd, name), 'utf8')).not.toBe('')
  // A later build on the same agent.
  for (const command of stages.get('Promote')?.commands ?? [])
    expect(await run(['sh', '-xe', '-c', command], at, env)).toMatchObject({ code: 0 })
})

// Gitea and Forgejo

test('GitHub accepts the workflow for Gitea and Forgejo, whose runners are made from act', async () => {
  expect(await faultsOfWorkflow(example('gitea.yml'))).toEqual([])
})

/** On this machine, with the actions that the other examples use. */
function forAct(workflow: string): string {
  const others = readFileSync(join(EXAMPLES, 'workflows', 'promote.yml'), 'utf8')
  return workflow
    .replaceAll(/^ *container: .*\n/gm, '')
    .replaceAll(
      /(actions\/[\w-]+)@v\d/g,
      (_all, name: string) => new RegExp(`${name}@[0-9a-f]{40}`).exec(others)?.[0] ?? '',
    )
    .replaceAll('secrets.CWL_PLAN_TOKEN', 'secrets.CWL_PROMOTE_TOKEN')
}

testNeeding(withoutAct, 'the workflow for Gitea with act')(
  'the workflow for Gitea comments the plan of a pull request, and installs on main',
  async () => {
    const at = await scene()
    git(at.cwd, 'switch', '-q', 'main')
    const comments: string[] = []
    // Gitea's interface (`/api/swagger` of a server), "issueCreateComment"; Forgejo has the same.
    const forge = await startAnsweringServer(({ method, url, headers, body }, response) => {
      const isAllowed = headers.authorization === 'token gitea-token-0123456789'
      if (!isAllowed || `${method} ${url}` !== 'POST /api/v1/repos/octo/rnaseq/issues/3/comments')
        return json(response, isAllowed ? 404 : 401, { message: 'refused' })
      comments.push(body)
      return json(response, 201, { id: 1 })
    })
    const repo = { full_name: 'octo/rnaseq' }
    const start = async (event: string): Promise<readonly string[]> => {
      const { results, log } = await runWithAct({
        workspace: at.cwd,
        workflow: forAct(example('gitea.yml')),
        event,
        payload: {
          pull_request: { number: 3, head: { repo } },
          ref: 'refs/heads/main',
        },
        platformUrl: at.platform.url,
        githubUrl: `${forge.url}/api/v1`,
        githubToken: 'gitea-token-0123456789',
        artifacts: temporaryFolder(),
        programs: at.programs,
      })
      const ends = results.filter((line) => /^\w+: /.test(line))
      expect({ ends: ends.every((line) => line.endsWith('success')), log }).toEqual({ ends: true, log })
      return ends.toSorted()
    }
    expect(await start('pull_request')).toEqual(['plan: success', 'validate: success'])
    expect(comments).toEqual([expect.stringMatching(/^\{"body":"<h2>Plan for /)])
    expect(isInstalled(at)).toBe(false)
    expect(await start('push')).toEqual(['promote: success', 'validate: success'])
    expect(isInstalled(at)).toBe(true)
  },
  LIMIT,
)
