import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'

type Texts = Readonly<Record<string, string>>

/**
 * The variables that GitHub's runner sets for the inputs of a step with this action: for each input of action.yml what
 * the step gives, else its default, else an empty text; and also what the step gives under another name. Sources in
 * actions/runner 2.336: `ActionManifestManager.ConvertInputs` (no default is an empty text), `ActionRunner.RunAsync`
 * (defaults are added to what the step gives) and `Handler.AddInputsToEnvironment` (names in upper case, spaces are
 * `_`, dashes stay). None of them trims a value: `getInput` of @actions/core does.
 */
export function inputVariables(given: Texts, { token = TOKEN_OF_THE_JOB } = {}): Texts {
  const values = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
  for (const [name, input] of Object.entries(INPUTS)) if (!values.has(name)) values.set(name, defaultOf(input, token))
  return Object.fromEntries(
    [...values].map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  )
}

/** What `github.token` is where a test does not give another one. */
export const TOKEN_OF_THE_JOB = 'ghs_of_the_job_of_this_test'

/** An expression in a default can read `github`, of which action.yml needs the token only. */
function defaultOf(input: JsonValue, token: string): string {
  const value = objectOf(input)['default']
  if (value === undefined) return ''
  if (typeof value !== 'string') throw new Error(`a default in action.yml is a text: ${JSON.stringify(value)}`)
  return value.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    if (expression === 'github.token') return token
    throw new Error(`a default of action.yml has an expression without a value here: ${expression}`)
  })
}

const INPUTS = readInputs()

function readInputs(): JsonObject {
  const name = join(import.meta.dirname, '..', '..', 'action.yml')
  const parsing = parseYaml(readFileSync(name, 'utf8'), name)
  if (!parsing.ok) throw new Error(JSON.stringify(parsing.problems))
  return objectOf(objectOf(parsing.value)['inputs'])
}

function objectOf(value: JsonValue | undefined): JsonObject {
  if (!isObject(value)) throw new Error(`an object was expected: ${JSON.stringify(value)}`)
  return value
}

interface RunnerFiles {
  readonly workspace: string
  readonly output: string
  readonly summary: string
  readonly event: string
  readonly temp: string
}

/**
 * The other variables of a run of `push`: those of the `github` and `runner` contexts (`GitHubContext`,
 * `RunnerContext`), and those of `NodeScriptActionHandler` and `StepsRunner` of actions/runner 2.336.
 */
export function runnerVariables({ workspace, output, summary, event, temp }: RunnerFiles): Texts {
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__cwl-promote_cwl-promote',
    GITHUB_ACTION_REF: 'main',
    GITHUB_ACTION_REPOSITORY: 'cwl-promote/cwl-promote',
    GITHUB_ACTOR: 'ada',
    GITHUB_ACTOR_ID: '1',
    // Nothing listens there: a test that talks to GitHub starts a stand-in.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_BASE_REF: '',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: event,
    GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
    GITHUB_HEAD_REF: '',
    GITHUB_JOB: 'promote',
    GITHUB_OUTPUT: output,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: 'octo/rnaseq',
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_REPOSITORY_OWNER: 'octo',
    GITHUB_REPOSITORY_OWNER_ID: '2',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '70',
    GITHUB_RUN_NUMBER: '7',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_TRIGGERING_ACTOR: 'ada',
    GITHUB_WORKFLOW: 'Promote',
    GITHUB_WORKFLOW_REF: 'octo/rnaseq/.github/workflows/promote.yml@refs/heads/main',
    GITHUB_WORKFLOW_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKSPACE: workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'runner',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
    RUNNER_WORKSPACE: workspace,
  }
}
