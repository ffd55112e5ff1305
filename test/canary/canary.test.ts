import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { FAULT_KINDS } from '../../src/local-platform/index.ts'
import { CANARY_SPELLINGS, CANARY_TOKEN } from '../support/canary-token.ts'
import { leakingServers } from '../support/leaking-servers.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { daily, NIGHTLY } from '../support/nightly.ts'
import { smallRepository, repositoryOf, toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Neither the text nor any file below the folders holds the token in any spelling. */
function expectNoToken(text: string, ...folders: readonly string[]): void {
  const places = [
    ['what was printed', text] as const,
    ...folders.flatMap(filesBelow).map((file) => [file, readFileSync(file, 'latin1')] as const),
  ]
  const found = places.flatMap(([place, content]) =>
    Object.entries(CANARY_SPELLINGS).flatMap(([spelling, canary]) =>
      content.includes(canary) ? [`${place}: ${spelling}`] : [],
    ),
  )
  expect(found).toEqual([])
}

/** The action prints the token once: to have the runner mask it. */
function withoutMask(stdout: string): string {
  const masks = stdout.split('\n').filter((line) => line === `::add-mask::${CANARY_TOKEN}`)
  expect(masks).toHaveLength(1)
  return stdout.replace(`::add-mask::${CANARY_TOKEN}\n`, '')
}

async function startServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  return `http://127.0.0.1:${await listenOnLoopback(createServer(answer))}`
}

const HOSTS = leakingServers(CANARY_TOKEN)

const ACCESS = { CWL_PROMOTE_TOKEN: CANARY_TOKEN }

describe('the token on the command line is not shown by', () => {
  // By day one run of each command, and what shows the token in an address or as a mistake.
  test.each(
    daily<readonly [string, readonly string[]]>(
      [
        ['validate', []],
        ['plan', ['--stage', 'dev', '--out', 'plan.json', '--diff']],
        ['promote', ['--stage', 'dev', '--record', 'record.json']],
        ['promote', ['--stage', 'dev', '--json']],
        ['promote', ['--stage', 'dev', '--verbose']],
        ['promote', ['--stage', 'dev', '--dry-run', '--verbose', '--json']],
        ['promote', ['--stage', 'nowhere']],
        ['promote', ['--files', 'workflows/*.cwl', '--project', 'acme/x', '--platform', 'seven-bridges', '--verbose']],
        ['exports', ['--verbose', '--json']],
        ['doctor', ['--verbose', '--json']],
        ['doctor', ['--stage', 'release']],
        ['doctor', ['--base-url', `https://user:${encodeURIComponent(CANARY_TOKEN)}@192.0.2.1`]],
        ['pack', ['workflows/rnaseq.cwl']],
        ['plan', ['--stage', CANARY_TOKEN]],
        ['exports', ['--base-url', 'http://192.0.2.1']],
        ['exports', ['--base-url', `http://user:${encodeURIComponent(CANARY_TOKEN)}@127.0.0.1:1`]],
      ],
      ([, argv], index) => index % 3 === 1 || argv.some((word) => word.includes(CANARY_TOKEN)) || argv.length === 0,
    ),
  )('%s %j', async (verb, argv) => {
    const platform = await startPlatform({ token: CANARY_TOKEN })
    const cwd = smallRepository()
    const run = await runCli([verb, ...argv], { cwd, env: { ...ACCESS, CWL_PROMOTE_BASE_URL: platform.url } })
    // A user who gives the token as something else is shown what was given.
    const shown = argv.includes(CANARY_TOKEN) ? '' : run.stdout + run.stderr
    expect((run.stdout + run.stderr).length).toBeGreaterThan(0)
    expectNoToken(shown, cwd)
  })

  test.each(HOSTS)('a promotion to a server that answers with %s', async (_name, answer) => {
    const url = await startServer(answer)
    const cwd = repositoryOf({ 'a.cwl': toolText('a') })
    const run = await runCli(['promote', '--files', 'a.cwl', '--project', 'acme/x', '--verbose', '--timeout', '0.05'], {
      cwd,
      env: { ...ACCESS, CWL_PROMOTE_BASE_URL: url },
    })
    expect(run.code).not.toBe(0)
    expectNoToken(run.stdout + run.stderr, cwd)
  })

  test.each(daily(HOSTS, (_, index) => index % 4 === 0))(
    'a check-up of a server that answers with %s',
    async (_name, answer) => {
      const url = await startServer(answer)
      const cwd = repositoryOf({ 'a.cwl': toolText('a') })
      const run = await runCli(['doctor', '--json', '--verbose', '--timeout', '0.05'], {
        cwd,
        env: {
          ...ACCESS,
          CWL_PROMOTE_BASE_URL: url,
          HTTPS_PROXY: `http://me:${encodeURIComponent(CANARY_TOKEN)}@proxy.example`,
        },
      })
      expect(run.code).not.toBe(0)
      expectNoToken(run.stdout + run.stderr, cwd)
    },
  )

  test('the local platform with request logging', async () => {
    const data = temporaryFolder()
    const run = await runCli(['platform', '--data', data, '--token', CANARY_TOKEN, '--verbose'], {
      cwd: data,
      onOutput: (stdout, child) => {
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(stdout)?.[0]
        if (url !== undefined)
          void fetch(`${url}/v2/storage/exports`, {
            headers: { 'x-svc-auth-token': CANARY_TOKEN, 'content-type': 'application/json' },
          }).finally(() => child.kill('SIGTERM'))
      },
    })
    expect(run.stderr).toContain('/v2/storage/exports')
    expectNoToken(run.stdout + run.stderr, data)
  })
})

describe('the token in the action is not shown by', () => {
  test.each([
    ['a promotion', { stage: 'dev' }],
    ['a promotion that fails on the configuration', { stage: 'nowhere' }],
    ['a plan', { command: 'plan', stage: 'dev' }],
    ['exports', { command: 'exports' }],
    ['a check-up', { command: 'doctor' }],
    ['an unknown command', { command: 'deploy' }],
    ['a bad number', { stage: 'dev', 'max-requests': 'many' }],
  ])('%s, with debug logging', async (_, inputs) => {
    const platform = await startPlatform({ token: CANARY_TOKEN })
    const workspace = smallRepository()
    const run = await runAction({
      workspace,
      inputs: { ...inputs, 'base-url': platform.url, token: CANARY_TOKEN },
      env: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' },
    })
    expectNoToken(withoutMask(run.stdout) + run.stderr, workspace, run.folder)
  })

  test.each(daily(HOSTS, (_, index) => index % 4 === 1))(
    'a promotion to a server that answers with %s',
    async (_name, answer) => {
      const url = await startServer(answer)
      const workspace = repositoryOf({ 'a.cwl': toolText('a') })
      const run = await runAction({
        workspace,
        inputs: { files: 'a.cwl', project: 'acme/x', timeout: '0.05', 'base-url': url, token: CANARY_TOKEN },
        env: { RUNNER_DEBUG: '1' },
      })
      expect(run.code).not.toBe(0)
      expectNoToken(withoutMask(run.stdout) + run.stderr, workspace, run.folder)
    },
  )

  test.each(FAULT_KINDS.filter((_, index) => index % (NIGHTLY ? 4 : 12) === 0))(
    'a promotion while the platform does %s',
    async (kind) => {
      const platform = await startPlatform({ token: CANARY_TOKEN, faults: [{ kind, method: 'POST', milliseconds: 1 }] })
      const workspace = repositoryOf({ 'a.cwl': toolText('a') })
      const run = await runAction({
        workspace,
        inputs: { files: 'a.cwl', project: 'acme/x', timeout: '0.05', 'base-url': platform.url, token: CANARY_TOKEN },
        env: { RUNNER_DEBUG: '1' },
      })
      expectNoToken(withoutMask(run.stdout) + run.stderr, workspace, run.folder)
    },
  )
})
