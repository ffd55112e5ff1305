import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { test } from '@jest/globals'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { dedent } from './dedent.ts'
import { temporaryFolder, TOKEN } from './local-platform.ts'

const root = join(import.meta.dirname, '..', '..')
const clients = process.env['CWL_PROMOTE_CLIENTS'] ?? join(root, '..', 'shared', 'clients')
const path = ['sbpack', 'sevenbridges-python'].map((name) => join(clients, name)).join(':')
const python = ['/usr/bin/python3', 'python3'].find(
  (program) =>
    spawnSync(program, ['-c', 'import sevenbridges, sbpack.pack'], { env: { ...process.env, PYTHONPATH: path } })
      .status === 0,
)
/** A test that needs the real clients; skipped where they are absent. */
export const withClients = python === undefined ? test.skip : test
if (python === undefined) {
  console.log(
    'skipped: the real clients, because Python cannot import sevenbridges and sbpack. Put copies of both in the folder ' +
      'that CWL_PROMOTE_CLIENTS names, and install python3-requests, python3-ruamel.yaml, python3-packaging and cwlformat.',
  )
}

const run = promisify(execFile)

/** A home folder with the profile `local`, as the clients read it. */
export function homeOfClients(platform: LocalPlatform): string {
  const home = temporaryFolder()
  mkdirSync(join(home, '.sevenbridges'))
  writeFileSync(
    join(home, '.sevenbridges', 'credentials'),
    dedent`
      [local]
      api_endpoint = ${platform.url}/v2
      auth_token = ${TOKEN}
    `,
  )
  return home
}

/** Runs Python with the clients in its path, and a home folder with the profile `local`. */
export async function runPython(
  platform: LocalPlatform,
  args: readonly string[],
  cwd = temporaryFolder(),
): Promise<string> {
  const home = homeOfClients(platform)
  const env = { PATH: process.env['PATH'], HOME: home, PYTHONPATH: path, PYTHONDONTWRITEBYTECODE: '1' }
  const { stdout } = await run(python ?? 'python3', args, { cwd, env })
  return stdout
}

/** Installs a file as `sbpack` does. */
export async function sbpack(platform: LocalPlatform, app: string, file: string, cwd: string): Promise<void> {
  await runPython(platform, ['-c', 'from sbpack.pack import main; main()', 'local', app, file], cwd)
}

/** Takes an app back as `sbpull` does. */
export async function sbpull(
  platform: LocalPlatform,
  app: string,
  args: readonly string[],
  cwd: string,
): Promise<void> {
  await runPython(platform, ['-c', 'from sbpack.unpack import main; main()', 'local', app, ...args], cwd)
}
