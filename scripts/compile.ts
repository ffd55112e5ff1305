/**
 * Compiles src/ to lib/ and carries the generated validators along, which tsc leaves behind. The command line is then
 * joined into two scripts: finding and linking a hundred modules takes longer than validating a workflow. lib/ is
 * replaced only when everything compiled.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { EXIT } from '../src/commands/report.ts'
import { joinCommandLine, joinLibrary } from './joining.ts'

const root = join(import.meta.dirname, '..')
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')

// Beside lib/, because a folder can be renamed only within one file system.
const fresh = mkdtempSync(join(root, '.lib-'))
try {
  const compiled = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', fresh], {
    cwd: root,
    stdio: 'inherit',
  })
  if (compiled.status === 0) {
    for (const file of globSync('**/generated/*.{cjs,mjs}', { cwd: join(root, 'src') })) {
      mkdirSync(join(fresh, dirname(file)), { recursive: true })
      copyFileSync(join(root, 'src', file), join(fresh, file))
    }
    await joinCommandLine(fresh)
    await joinLibrary(fresh)
    removeHiddenTypes(fresh)
    chmodSync(join(fresh, 'bin.js'), 0o755)
    // mkdtemp makes it for its owner alone.
    chmodSync(fresh, 0o755)
    rmSync(join(root, 'lib'), { recursive: true, force: true })
    renameSync(fresh, join(root, 'lib'))
    runOnce()
  } else process.exitCode = compiled.status ?? 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

/** Removes the declarations that those of the library do not refer to: no package needs them. */
function removeHiddenTypes(folder: string): void {
  const shown = new Set([join(folder, 'index.d.ts')])
  for (const file of shown) {
    for (const [, path = '', kind = ''] of readFileSync(file, 'utf8').matchAll(/["'](\.[^"']*)\.([cm]?)[jt]s["']/g))
      shown.add(join(dirname(file), `${path}.d.${kind}ts`))
  }
  for (const file of globSync('**/*.d.{ts,cts,mts}', { cwd: folder }))
    if (!shown.has(join(folder, file))) rmSync(join(folder, file))
}

/**
 * Validates the examples as documents of each version, so that what V8 compiles for any of them is kept from the
 * beginning, and not what the first run of somebody happens to call. Those with something of a later version are
 * refused.
 */
function runOnce(): void {
  const examples = join(root, 'examples')
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-build-'))
  try {
    for (const version of ['v1.0', 'v1.1', 'v1.2']) {
      for (const file of globSync('**/*.cwl', { cwd: examples })) {
        const copy = join(folder, version, file)
        mkdirSync(dirname(copy), { recursive: true })
        writeFileSync(
          copy,
          readFileSync(join(examples, file), 'utf8').replace(/^cwlVersion: .*$/m, `cwlVersion: ${version}`),
        )
      }
    }
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'lib', 'bin.js'), 'validate'], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== EXIT.fine && status !== EXIT.invalidCwl)
      throw new Error(`the built command line ended with ${status}: ${stderr}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
