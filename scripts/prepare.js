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

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

if (!existsSync(join(root, 'lib', 'bin.js'))) {
  const { npm_config_global: isGlobal, npm_config_install_links: installsLinks } = process.env
  if (Number.parseInt(process.versions.node, 10) < 24)
    refuse(
      `cwl-promote needs Node.js 24 or later, and this is ${process.versions.node}. Install it from https://nodejs.org/.`,
    )
  // Without this option npm makes a link to a folder of its cache, and removes the folder.
  if (isGlobal === 'true' && installsLinks !== 'true')
    refuse('npm can install cwl-promote from git globally only with --install-links. Add that option.')
  if (!existsSync(join(root, 'node_modules', 'esbuild'))) run('npm ci --global=false --ignore-scripts --include=dev')
  run('npm run --silent build')
}
