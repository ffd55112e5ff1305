import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { delimiter, join } from 'node:path'

import { FAULT_KINDS } from '../../src/local-platform/index.ts'
import { spellingsOf } from '../../test/support/canary-token.ts'
import { commit, git } from '../../test/support/git.ts'
import { leakingServers } from '../../test/support/leaking-servers.ts'
import { startPlatform, temporaryFolder } from '../../test/support/local-platform.ts'
import { listenOnLoopback } from '../../test/support/loopback.ts'
import { exampleRepository } from '../../test/support/repository.ts'
import { runAction } from '../../test/support/run-action.ts'
import { runCli } from '../../test/support/run-cli.ts'
import type { Scenario } from '../torture.ts'
import type { Chance } from './support/chance.ts'
import { startWire } from './support/wire.ts'

const COMMANDS: readonly (readonly string[])[] = [
  ['promote', '--stage', 'dev', '--record', 'record.json', '--verbose'],
  ['promote', '--stage', 'dev', '--json'],
  ['promote', '--stage', 'dev', '--dry-run', '--verbose'],
  ['promote', '--files', 'workflows/*.cwl', '--project', 'acme/x', '--platform', 'seven-bridges', '--verbose'],
  ['plan', '--stage', 'dev', '--out', 'plan.json', '--diff'],
  ['plan', '--stage', 'release', '--json'],
  ['exports', '--state-file', 'state.json', '--verbose'],
  ['exports', '--json'],
  ['doctor', '--verbose', '--json'],
  ['doctor', '--stage', 'dev'],
  ['pull', '--stage', 'dev', '--verbose'],
  ['rollback', 'record.json', '--verbose'],
  ['validate', '--sarif', 'log.sarif'],
  ['pack', 'workflows/rnaseq.cwl'],
  ['init', '--json'],
  ['promote', '--stage', 'nowhere'],
]

let sent = 0

/** Characters that some spelling changes. */
const LETTERS = 'abcdefXYZ0189+/=~_-.%&;"\'\\<>$(){}@:?#'

/**
 * Each round is a scenario: a command, a face, a server and its faults, and a new token. The token may be in no log,
 * output or file, in no request but its header, and in the environment of no program that is started.
 */
export const scenario: Scenario = {
  title: 'a new token in each scenario, looked for in nine spellings',
  weight: 3,
  rounds: 12,
  async round({ chance, lose, note }, index) {
    const token = Array.from({ length: 24 + chance.below(40) }, () => LETTERS[chance.below(LETTERS.length)]).join('')
    const spellings = Object.entries(spellingsOf(token))
    const command = COMMANDS[index % COMMANDS.length] ?? chance.pick(COMMANDS)
    const server = await serverFor(chance, token)
    const wire = await startWire(server.port)
    const folder = exampleRepository()
    const programs = recordingGit()
    if (chance.oneIn(2)) {
      git(folder, 'init', '-q', '-b', 'main')
      commit(folder, {})
    }
    const inAction = chance.oneIn(3)
    const words = [...command, '--timeout', '0.05', '--base-url', wire.url]
    const env = { PATH: programs.path, ...(chance.oneIn(4) ? { SB_AUTH_TOKEN: token } : { CWL_PROMOTE_TOKEN: token }) }
    const asInputs = { stage: 'dev', timeout: '0.05', 'base-url': wire.url, token, record: 'record.json' }
    const [run, folders] = await (async () => {
      if (!inAction) return [await runCli(words, { cwd: folder, env }), [folder]] as const
      const name = chance.pick(['promote', 'plan', 'exports', 'doctor', 'pull'])
      const { record, ...others } = asInputs
      const inputs = { command: name, ...others, ...(name === 'promote' ? { record } : {}) }
      const ended = await runAction({ workspace: folder, inputs, env: { PATH: programs.path, RUNNER_DEBUG: '1' } })
      // The action prints the token once: to have the runner mask it.
      return [{ ...ended, stdout: withoutMask(ended.stdout, token) }, [folder, ended.folder]] as const
    })()
    const places = [
      ['what was printed', run.stdout + run.stderr] as const,
      ['a request', wire.sent().replaceAll(/^x-(?:svc|sbg)-auth-token: .*$/gim, '')] as const,
      ['the environment of git', programs.environment()] as const,
      ...folders.flatMap(filesBelow).map((path) => [path, readFileSync(path, 'latin1')] as const),
    ]
    for (const [place, content] of places)
      for (const [spelling, text] of spellings)
        if (content.includes(text))
          lose(
            `${place} holds the token (${spelling}): ${JSON.stringify({ token, server: server.name, inAction, command })}\n${around(content, text)}`,
          )
    sent += wire.sent().split(token).length - 1
    note('requests that carried it', String(sent))
    return spellings.length
  },
}

async function serverFor(chance: Chance, token: string): Promise<{ readonly name: string; readonly port: number }> {
  if (chance.oneIn(2)) {
    const [name, answer] = chance.pick(leakingServers(token))
    return { name, port: await listenOnLoopback(createServer(answer)) }
  }
  const kind = chance.pick(FAULT_KINDS)
  const faults = chance.oneIn(3) ? [] : [{ kind, probability: 0.5, milliseconds: 1 }]
  const { url } = await startPlatform({ token, faults })
  return { name: faults.length === 0 ? 'a platform' : kind, port: Number(new URL(url).port) }
}

/** A git in the path that notes its environment, and then does its work. */
function recordingGit(): { readonly path: string; readonly environment: () => string } {
  const folder = temporaryFolder()
  const file = join(folder, 'environment')
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh\nenv >> '${file}'\ntr '\\0' '\\n' < /proc/$$/environ >> '${file}' 2>/dev/null\nPATH=$(printf %s "$PATH" | cut -d: -f2-) exec git "$@"\n`,
  )
  chmodSync(join(folder, 'git'), 0o755)
  return {
    path: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    environment: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  }
}

function withoutMask(stdout: string, token: string): string {
  const mask = `::add-mask::${token.replaceAll('%', '%25')}\n`
  return stdout.replace(mask, '')
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function around(content: string, text: string): string {
  const at = content.indexOf(text)
  return content.slice(Math.max(0, at - 200), at + text.length + 100)
}
