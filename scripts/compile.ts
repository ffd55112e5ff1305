/** Compiles src/ to lib/ and carries the generated validators along, which tsc leaves behind. */
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

rmSync(join(root, 'lib'), { recursive: true, force: true })
const tsc = spawnSync(process.execPath, [join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc'), '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
if (tsc.status !== 0) process.exit(tsc.status ?? 1)

for (const file of globSync('**/generated/*.{cjs,mjs}', { cwd: join(root, 'src') })) {
  mkdirSync(join(root, 'lib', dirname(file)), { recursive: true })
  copyFileSync(join(root, 'src', file), join(root, 'lib', file))
}
chmodSync(join(root, 'lib', 'bin.js'), 0o755)
