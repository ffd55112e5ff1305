/**
 * Builds lib/ where it does not exist yet: when npm installs the package from git, as the pre-commit hook does. For a
 * global installation npm leaves the dependencies out before this (https://github.com/npm/cli/issues/8440).
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** @param {string} command */
function run(command) {
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(root, 'lib', 'bin.js'))) {
  if (!existsSync(join(root, 'node_modules', 'esbuild'))) run('npm ci --global=false --ignore-scripts --include=dev')
  run('npm run --silent build')
}
