import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { joinAction } from '../../scripts/joining.ts'
import { SOURCE } from './programs.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Before any test: processes that tests start run what is compiled, which is what users run, so it has to be what the
 * sources say.
 */
export default async function build(): Promise<void> {
  if (newest('src', 'src/**/*', 'scripts/*', 'package-lock.json') > newest('lib/bin.js')) {
    const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })
    if (built.status !== 0) throw new Error('the sources do not compile; no test was run')
  }
  await joinAction(join(root, 'lib'), dirname(SOURCE))
}

/** Milliseconds since 1970; folders count too, because what was deleted changes them. */
function newest(...patterns: readonly string[]): number {
  return Math.max(0, ...globSync(patterns, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs))
}
