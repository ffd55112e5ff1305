import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { dedent } from '../support/dedent.ts'
import { temporaryFolder } from '../support/local-platform.ts'

export interface ScriptOptions {
  readonly folder: string
  /** What the stand-in for `gh` does besides writing down how it was called. It refuses to work with github.com. */
  readonly gh: string
  readonly env: Readonly<Record<string, string>>
}

/** Runs a script as the runner does, with a stand-in for `gh`; gives the calls of that. */
export function runScript(step: JsonObject, options: ScriptOptions): readonly string[] {
  return run(step, options).calls
}

/** What a script shows in the job log, line by line. */
export function shownBy(step: JsonObject, env: ScriptOptions['env']): readonly string[] {
  return run(step, { folder: temporaryFolder(), gh: '', env }).shown
}

function run(
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
