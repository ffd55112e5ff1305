import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { dedent } from './dedent.ts'
import { temporaryFolder, TOKEN } from './local-platform.ts'
import { testNeeding } from './needing.ts'

const root = join(import.meta.dirname, '..', '..')
/** All that the tests start: half of it is not enough. */
const IMPORTS = 'import sevenbridges, sbpack.pack, sbpack.unpack, cwlformat'
/** Copies of the clients, for a machine without them. */
const copies = ['sbpack', 'sevenbridges-python'].map((name) => join(root, '..', 'shared', 'clients', name))
const { program, path, missing } = findClients()

/** A test that needs the real clients; skipped where they are absent. */
export const withClients = testNeeding(missing, 'the real clients')

/** The first Python that can import both, and what else it needs for that. */
function findClients(): { readonly program: string; readonly path: string; readonly missing?: string } {
  const faults: string[] = []
  for (const python of ['python3', '/usr/bin/python3'])
    for (const folders of ['', copies.join(delimiter)]) {
      const env = { ...process.env, PYTHONPATH: folders }
      const { status, stderr } = spawnSync(python, ['-c', IMPORTS], { env, encoding: 'utf8' })
      if (status === 0) return { program: python, path: folders }
      faults.push(`${python}: ${stderr?.trim().split('\n').at(-1) ?? 'it cannot be started'}`)
    }
  return {
    program: 'python3',
    path: '',
    missing: `no Python has all of them (pip install sbpack sevenbridges-python): ${faults.join('; ')}`,
  }
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
  const { stdout } = await run(program, args, { cwd, env })
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
