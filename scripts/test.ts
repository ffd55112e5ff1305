/**
 * Runs jest on native modules, with its temporary files in memory if there is room. `--nightly` adds what takes too
 * long for every change (test/support/nightly.ts). Other arguments go on to jest.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** On Linux, a folder in memory. */
const IN_MEMORY = '/dev/shm'
/** In bytes: tests write thousands of small files, and a few large ones. */
const ENOUGH = 8e9

const NIGHTLY = '--nightly'

const forJest = process.argv.slice(2).filter((argument) => argument !== NIGHTLY)

const temporary = mkdtempSync(join(placeForFiles(), 'tests-'))
// Some tests run as another user.
chmodSync(temporary, 0o1777)
try {
  const jest = spawnSync(process.execPath, [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), ...forJest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TMPDIR: temporary,
      ...(process.argv.includes(NIGHTLY) ? { CWL_PROMOTE_NIGHTLY: '1' } : {}),
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  })
  process.exitCode = jest.status ?? 1
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

function placeForFiles(): string {
  if (process.env['TMPDIR'] !== undefined || process.platform !== 'linux') return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > ENOUGH ? IN_MEMORY : tmpdir()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return tmpdir()
    throw error
  }
}
