/**
 * Compiles src/ to lib/ and carries the generated validators along, which tsc leaves behind. The command line is then
 * joined into few files: finding and linking a hundred modules takes longer than validating a workflow. What stands in
 * lib/ is replaced only when all of it compiled.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { joinCommandLine } from './joining.ts'

const root = join(import.meta.dirname, '..')
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')

// Beside lib/, because a folder can be renamed only within one file system.
const fresh = mkdtempSync(join(root, '.lib-'))
try {
  const compiled = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', fresh], { cwd: root, stdio: 'inherit' })
  if (compiled.status === 0) {
    for (const file of globSync('**/generated/*.{cjs,mjs}', { cwd: join(root, 'src') })) {
      mkdirSync(join(fresh, dirname(file)), { recursive: true })
      copyFileSync(join(root, 'src', file), join(fresh, file))
    }
    await joinCommandLine(fresh)
    chmodSync(join(fresh, 'bin.js'), 0o755)
    // mkdtemp makes it for its owner alone.
    chmodSync(fresh, 0o755)
    rmSync(join(root, 'lib'), { recursive: true, force: true })
    renameSync(fresh, join(root, 'lib'))
  } else process.exitCode = compiled.status ?? 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
