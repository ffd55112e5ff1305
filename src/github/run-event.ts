import { omitUndefined } from '../commands/run/omit-undefined.ts'
import type { RunEvent } from '../commands/run/options.ts'
import { isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { classifyEvent, readEvent } from './events.ts'

/** What the event that started the run contains about commits and branches; undefined outside of GitHub. */
export function readRunEvent(env: NodeJS.ProcessEnv): RunEvent | undefined {
  const event = readEvent(env)
  if (event === undefined) return undefined
  const { before, forced, workflow_run: run } = event.payload ?? {}
  return omitUndefined({
    repository: repositoryOf(env),
    commit: textIn(env['GITHUB_SHA']),
    before: textIn(before),
    forced: forced === true ? true : undefined,
    // Only if that workflow ran on this repository: a fork may give its branch any name.
    workflowRun: event.name === 'workflow_run' && classifyEvent(event).safe && isObject(run) ? headOf(run) : undefined,
  })
}

/** Address of the repository that the workflow runs for. */
export function repositoryOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env
  return server === undefined || repository === undefined ? undefined : `${server}/${repository}`
}

function headOf({ head_branch: branch, head_sha: commit }: JsonObject): RunEvent['workflowRun'] {
  const [name, sha] = [textIn(branch), textIn(commit)]
  return name === undefined || sha === undefined ? undefined : { branch: name, commit: sha }
}

function textIn(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
