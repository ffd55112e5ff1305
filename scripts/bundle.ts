/**
 * Makes dist/ from lib/: what GitHub runs. `--check` makes it again elsewhere and compares byte for byte, because a
 * bundle that is not what the sources give is what a reviewer cannot see.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { joinAction } from './joining.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** Always the same, because the names of the files in a bundle depend on it. */
const joined = join(root, '.cache', 'bundle')

async function bundleInto(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  rmSync(joined, { recursive: true, force: true })
  try {
    const licences = await joinAction(join(root, 'lib'), joined)
    // ncc writes modules only for a package of modules.
    writeFileSync(join(joined, 'package.json'), '{ "type": "module" }')
    const ncc = join(
      dirname(createRequire(import.meta.url).resolve('@vercel/ncc/package.json')),
      'dist',
      'ncc',
      'cli.js',
    )
    // ncc's cache would let a bundle depend on what was built before it.
    const run = spawnSync(process.execPath, [ncc, 'build', 'action.js', '--out', folder, '--no-cache', '--quiet'], {
      cwd: joined,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (run.status !== 0) throw new Error(`ncc ended with ${run.status ?? run.signal ?? 'no status'}`)
    writeFileSync(join(folder, 'licenses.txt'), licences)
  } finally {
    rmSync(joined, { recursive: true, force: true })
  }
}

function filesOf(folder: string): readonly string[] {
  return existsSync(folder)
    ? globSync('**/*', { cwd: folder })
        .filter((file) => statSync(join(folder, file)).isFile())
        .sort()
    : []
}

/** Names of the files that are not the same in both folders, each with what is wrong. */
function differences(built: string, kept: string): readonly string[] {
  const files = new Set([...filesOf(built), ...filesOf(kept)])
  return [...files].sort().flatMap((file) => {
    if (!existsSync(join(kept, file))) return [`${file}: missing`]
    if (!existsSync(join(built, file))) return [`${file}: not part of the bundle`]
    return readFileSync(join(built, file)).equals(readFileSync(join(kept, file))) ? [] : [`${file}: differs`]
  })
}

async function check(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-bundle-'))
  try {
    await bundleInto(folder)
    const found = differences(folder, dist)
    if (found.length === 0) return 0
    console.error(
      `dist/ is not what the sources give:\n${found.map((line) => `  ${line}`).join('\n')}\nRun \`npm run bundle\` and commit dist/.`,
    )
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv.includes('--check')) {
  process.exitCode = await check()
} else {
  await bundleInto(dist)
  for (const file of filesOf(dist)) console.log(`dist/${file}  ${statSync(join(dist, file)).size} bytes`)
}
