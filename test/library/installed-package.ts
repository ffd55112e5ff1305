import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..')

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>
}

export function succeed(command: string, argv: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, argv, { cwd, encoding: 'utf8' })
  expect({ argv, status, said: status === 0 ? '' : stdout + stderr }).toEqual({ argv, status: 0, said: '' })
  return stdout
}

/**
 * The package as users get it, with the dependencies that it says it has and no others, in a folder for ES modules.
 * Returns the packed file.
 */
export function installPackage(folder: string): string {
  const newest = Math.max(...globSync('src/**/*.ts', { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs))
  if (!existsSync(join(root, 'lib', 'bin.js')) || statSync(join(root, 'lib', 'bin.js')).mtimeMs < newest) {
    throw new Error(
      'lib/ is not what the sources give: `npm run build` makes it, and `npm test` does so before the tests',
    )
  }
  const installed = join(folder, 'node_modules', 'cwl-promote')
  succeed('npm', ['pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination', folder], root)
  const packed = join(folder, globSync('*.tgz', { cwd: folder })[0] ?? '')
  mkdirSync(installed, { recursive: true })
  succeed('tar', ['-xzf', packed, '-C', installed, '--strip-components=1'], folder)
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as PackageFile
  for (const name of [...Object.keys(dependencies), '@types/node']) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  return packed
}
