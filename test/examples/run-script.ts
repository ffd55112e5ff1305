import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { dedent } from '../support/dedent.ts'
import { temporaryFolder } from '../support/local-platform.ts'

const WORKFLOWS = join(import.meta.dirname, '..', '..', 'examples', 'workflows')

export function jobsOf(file: string): readonly JsonObject[] {
  const parsing = parseYaml(readFileSync(join(WORKFLOWS, file), 'utf8'), file)
  const jobs = parsing.ok && isObject(parsing.value) ? parsing.value['jobs'] : undefined
  if (!isObject(jobs)) throw new Error(`${file} has no jobs`)
  return Object.values(jobs).filter(isObject)
}

/** The steps of a workflow that run a script, as the runner finds them. */
export function scriptsOf(file: string): readonly JsonObject[] {
  return jobsOf(file)
    .flatMap((job) => (isArray(job['steps']) ? job['steps'] : []))
    .filter(isObject)
    .filter((step) => 'run' in step)
}

export interface ScriptOptions {
  readonly folder: string
  /** What the stand-in for `gh` does besides writing down how it was called. It refuses to work with github.com. */
  readonly gh: string
  readonly env: Readonly<Record<string, string>>
}

/** Runs a script as the runner does, with a stand-in for `gh`; gives the calls of that. */
export function runScript(step: JsonObject, options: ScriptOptions): readonly string[] {
  return startScript(step, options).calls
}

/** What a script shows in the job log, line by line. */
export function shownBy(step: JsonObject, env: ScriptOptions['env']): readonly string[] {
  return startScript(step, { folder: temporaryFolder(), gh: '', env }).shown
}

/** The calls of the stand-in for `gh`, and what the script shows in the job log. */
export function startScript(
  step: JsonObject,
  { folder, gh, env }: ScriptOptions,
): { readonly calls: readonly string[]; readonly shown: readonly string[] } {
  const bin = temporaryFolder()
  const calls = join(bin, 'calls')
  writeFileSync(
    join(bin, 'gh'),
    dedent`
      #!/bin/sh
      [ "$GH_HOST" = github.example ] || exit 4
      printf '%s\\n' "$*" >> "${calls}"
      ${gh}
    `,
  )
  chmodSync(join(bin, 'gh'), 0o755)
  const given = isObject(step['env'])
    ? Object.fromEntries(Object.entries(step['env']).map(([name, value]) => [name, text(value)]))
    : {}
  const script = join(bin, 'script.sh')
  writeFileSync(script, text(step['run']))
  const shown = execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: {
      HOME: bin,
      GITHUB_SERVER_URL: 'https://github.example',
      ...given,
      ...env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    },
  })
  return { calls: existsSync(calls) ? linesOf(readFileSync(calls, 'utf8')) : [], shown: linesOf(shown) }
}

function linesOf(shown: string): readonly string[] {
  return shown.trimEnd().split('\n')
}

export function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
