/** Runs a workflow, as far as our action, its scripts, and the files that its jobs hand over are concerned. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { isArray, isObject, parseJson, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { runScript } from '../examples/run-script.ts'
import { ACTIONS_BOT, startGitHub, type GitHubStandIn, type TokenGrant } from './github-api.ts'
import { temporaryFolder, TOKEN } from './local-platform.ts'
import { runAction, type ActionRun } from './run-action.ts'

const root = join(import.meta.dirname, '..', '..')
const REPOSITORY = { id: 1, full_name: 'octo/rnaseq', default_branch: 'main' }
const FORK = { id: 2, full_name: 'mallory/rnaseq', fork: true }
/** GitHub takes these back from a run that a fork started. */
const READ_ONLY = { contents: 'read', 'pull-requests': 'read', issues: 'read', deployments: 'read' } as const

export interface WorkflowScene {
  readonly workspace: string
  /** The commit that is checked out. */
  readonly commit: string
  readonly platformUrl: string
  /** A folder with a folder for each artifact of this run and of the one that a rollback undoes. */
  readonly artifacts: string
  /** The pull request comes from a fork: no secrets, and no permission to write. */
  readonly fromFork?: boolean
}

/** One run of our action. */
export interface StepRun {
  readonly job: string
  readonly inputs: Readonly<Record<string, string>>
  readonly run: ActionRun
}

interface Job extends WorkflowScene {
  readonly name: string
  readonly github: GitHubStandIn
  readonly env: Readonly<Record<string, string>>
  readonly event: JsonObject
  readonly permissions: TokenGrant['permissions']
  /** What expressions are, by their text. Steps and jobs add their outputs. */
  readonly values: Readonly<Record<string, string>>
}

/**
 * Runs each job after the other, and gives the runs of our action. Its token for GitHub has exactly the permissions
 * that the workflow writes, or `contents: read` where it writes none. Jobs and steps run whatever their `if` says.
 * Throws for an expression that has no value here.
 */
export async function runWorkflow(text: string, scene: WorkflowScene): Promise<readonly StepRun[]> {
  const workflow = readWorkflow(text)
  const github = await startGitHub()
  const ada = { login: 'ada', type: 'User' } as const
  const { number } = github.repository.addPull(ada, { sha: scene.commit })
  github.repository.commits.push({ sha: scene.commit, parent: null })
  return runJobs(workflow, {
    ...scene,
    name: '',
    github,
    ...eventOf(workflow, number, scene),
    permissions: { contents: 'read' },
    values: {
      'vars.CWL_PROMOTE_BASE_URL': scene.platformUrl,
      'secrets.CWL_PROMOTE_TOKEN': scene.fromFork === true ? '' : TOKEN,
      'secrets.EXPORTS_WEBHOOK_URL': '',
      'github.run_attempt': '2',
      'github.event.before': scene.commit,
      'github.event.pull_request.base.sha': scene.commit,
      'github.token': '',
      "job.workflow_repository || 'cwl-promote/cwl-promote'": '',
      "job.workflow_sha || 'main'": '',
      'inputs.run': '1',
      'runner.temp': temporaryFolder(),
      'strategy.job-index': '0',
    },
  })
}

async function runJobs(workflow: JsonObject, scene: Job): Promise<readonly StepRun[]> {
  const runs: StepRun[] = []
  const needs: Record<string, string> = {}
  for (const [name, job] of Object.entries(objectOf(workflow['jobs'])).map(
    ([key, value]) => [key, objectOf(value)] as const,
  )) {
    const asked = job['permissions'] ?? workflow['permissions']
    const permissions = asked === undefined ? scene.permissions : permissionsOf(asked)
    for (const matrix of matricesOf(job, { ...scene.values, ...needs })) {
      const start = { ...scene, name, permissions, values: { ...scene.values, ...needs, ...matrix } }
      const reused = typeof job['uses'] === 'string' ? reusedWorkflow(job['uses']) : undefined
      if (reused !== undefined) {
        assertWithin(reused, permissions)
        runs.push(
          ...(await runJobs(reused, { ...start, values: { ...start.values, ...callValues(reused, job, start) } })),
        )
        continue
      }
      const { runs: more, values } = await runSteps(job, start)
      runs.push(...more)
      for (const [output, value] of Object.entries(isObject(job['outputs']) ? job['outputs'] : {}))
        needs[`needs.${name}.outputs.${output}`] = fill(value, values)
    }
  }
  return runs
}

async function runSteps(
  job: JsonObject,
  scene: Job,
): Promise<{ readonly runs: readonly StepRun[]; readonly values: Job['values'] }> {
  const token = `ghs_${scene.name}`
  scene.github.grant(token, { ...ACTIONS_BOT, permissions: scene.fromFork === true ? READ_ONLY : scene.permissions })
  const runs: StepRun[] = []
  const values: Record<string, string> = { ...scene.values }
  for (const step of arrayOf(job['steps']).map(objectOf)) {
    const inputs = filled(step['with'], values)
    const outputs = await runStep(step, inputs)
    for (const [name, value] of Object.entries(outputs))
      values[`steps.${fill(step['id'] ?? '', {})}.outputs.${name}`] = value
  }
  return { runs, values }

  async function runStep(step: JsonObject, inputs: Readonly<Record<string, string>>): Promise<ActionRun['outputs']> {
    const uses = fill(step['uses'] ?? '', values)
    const { name = '', path = '', pattern = name } = inputs
    if (uses.startsWith('cwl-promote/cwl-promote@') || uses === './.cwl-promote') {
      const run = await runAction({
        workspace: scene.workspace,
        inputs: { ...inputs, 'github-token': token },
        env: { ...scene.env, GITHUB_API_URL: scene.github.url, GITHUB_SHA: scene.commit, GITHUB_RUN_ID: '70' },
        event: scene.event,
      })
      runs.push({ job: scene.name, inputs, run })
      return run.outputs
    }
    if (uses.startsWith('actions/upload-artifact@') && path !== '') {
      mkdirSync(join(scene.artifacts, name), { recursive: true })
      cpSync(path, join(scene.artifacts, name, basename(path)), { recursive: true })
    }
    if (uses.startsWith('actions/download-artifact@'))
      for (const artifact of globSync(pattern, { cwd: scene.artifacts }))
        cpSync(join(scene.artifacts, artifact), resolve(scene.workspace, path, name === '' ? artifact : ''), {
          recursive: true,
        })
    return step['run'] === undefined ? {} : outputsOfScript(step, scene, values)
  }
}

function outputsOfScript(step: JsonObject, { workspace }: Job, values: Job['values']): ActionRun['outputs'] {
  const file = join(temporaryFolder(), 'outputs')
  writeFileSync(file, '')
  runScript(step, { folder: workspace, gh: '', env: { ...filled(step['env'], values), GITHUB_OUTPUT: file } })
  return Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^(.*?)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
}

/** Of a workflow of this repository that a job calls. */
function reusedWorkflow(uses: string): JsonObject | undefined {
  const [, file] = /^cwl-promote\/cwl-promote\/(\.github\/workflows\/[a-z]+\.yml)@/.exec(uses) ?? []
  return file === undefined ? undefined : readWorkflow(readFileSync(join(root, file), 'utf8'))
}

/** The inputs and secrets of a workflow that is called. */
function callValues(reused: JsonObject, job: JsonObject, { values }: Job): Job['values'] {
  const call = objectOf(objectOf(reused['on'])['workflow_call'])
  const declared = (kind: string): readonly (readonly [string, JsonObject])[] =>
    isObject(call[kind]) ? Object.entries(call[kind]).map(([name, value]) => [name, objectOf(value)]) : []
  const given = { inputs: filled(job['with'], values), secrets: filled(job['secrets'], values) }
  return Object.fromEntries([
    ...declared('inputs').map(([name, { default: value }]) => [
      `inputs.${name}`,
      given.inputs[name] ?? fill(value ?? '', {}),
    ]),
    ...declared('secrets').map(([name]) => [`secrets.${name}`, given.secrets[name] ?? '']),
  ])
}

/** For each job of a matrix with one key, its value; one without any where the job has no matrix. */
function matricesOf(job: JsonObject, values: Job['values']): readonly Job['values'][] {
  const matrix = isObject(job['strategy']) ? job['strategy']['matrix'] : undefined
  if (matrix === undefined) return [{}]
  const [, list] = typeof matrix === 'string' ? (/^\$\{\{ fromJSON\((.*)\) \}\}$/.exec(matrix) ?? []) : []
  const parsed = list === undefined ? matrix : parseJson(fill(`\${{ ${list} }}`, values))
  return Object.entries(objectOf(parsed)).flatMap(([key, items]) =>
    arrayOf(items).map((item) => ({ [`matrix.${key}`]: fill(item, {}) })),
  )
}

/** What GitHub reports to a run of the first event of a workflow. */
function eventOf(workflow: JsonObject, pull: number, { commit, fromFork }: WorkflowScene): Pick<Job, 'env' | 'event'> {
  const on = workflow['on']
  const [first = ''] = isObject(on)
    ? Object.keys(on)
    : isArray(on)
      ? on.map((item) => fill(item, {}))
      : [fill(on ?? '', {})]
  const name = fromFork === true ? 'pull_request' : first
  const filter = isObject(on) && isObject(on[name]) ? on[name] : {}
  const ref =
    name === 'pull_request' ? `refs/pull/${pull}/merge` : 'tags' in filter ? 'refs/tags/v1' : 'refs/heads/main'
  const head = { repo: fromFork === true ? FORK : REPOSITORY, sha: commit }
  return {
    env: { GITHUB_EVENT_NAME: name, GITHUB_REF: ref },
    event: {
      repository: REPOSITORY,
      ...(name === 'pull_request' ? { pull_request: { number: pull, head } } : { ref, before: commit, after: commit }),
    },
  }
}

/** GitHub refuses to call a workflow that asks for more than its caller has. */
function assertWithin(reused: JsonObject, granted: Job['permissions']): void {
  const allowed = new Set(Object.entries(granted).flatMap(([name, level]) => [`${name}: ${level}`, `${name}: read`]))
  for (const job of Object.values(objectOf(reused['jobs'])))
    for (const [name, level] of Object.entries(permissionsOf(objectOf(job)['permissions'] ?? {})))
      if (!allowed.has(`${name}: ${level}`)) throw new Error(`the caller does not give ${name}: ${level}`)
}

function permissionsOf(value: JsonValue): TokenGrant['permissions'] {
  return objectOf(value)
}

function filled(map: JsonValue | undefined, values: Job['values']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(isObject(map) ? map : {}).map(([name, value]) => [name, fill(value, values)]),
  )
}

/** A text with the values of its expressions. */
function fill(value: JsonValue, values: Job['values']): string {
  if (typeof value === 'object' && value !== null) throw new Error(`a text was expected: ${JSON.stringify(value)}`)
  return String(value).replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const known = values[expression] ?? (/^steps\.[\w-]+\.outputs\./.test(expression) ? '' : undefined)
    if (known === undefined) throw new Error(`there is no value for ${expression}`)
    return known
  })
}

function readWorkflow(text: string): JsonObject {
  const parsing = parseYaml(text, 'workflow.yml')
  if (!parsing.ok) throw new Error(JSON.stringify(parsing.problems))
  return objectOf(parsing.value)
}

function objectOf(value: JsonValue | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`an object was expected: ${JSON.stringify(value)}`)
  return value
}

function arrayOf(value: JsonValue | undefined): readonly JsonValue[] {
  return isArray(value) ? value : []
}
