/**
 * Checks what can be checked of a release without publishing it: `npm run release-check`. What only a maintainer can
 * do, such as the tag, is listed as missing. `--tag v1.2.3` demands all of it for that tag, `--notes` prints the notes
 * of the release from CHANGELOG.md, and `--write` makes README, docs and examples use the version.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { VERSION } from '../src/promotion/version.ts'

const root = join(import.meta.dirname, '..')
const [option, tag = `v${VERSION}`] = process.argv.slice(2)

/** Where the action is used as others use it. */
const USERS = ['README.md', 'docs/**/*.md', 'examples/**/*.yml', '.github/workflows/*.yml']
/** Not one that is pinned to a commit. */
const USE = /\bcwl-promote\/cwl-promote@(?![0-9a-f]{40}\b)([\w.-]+)/g

const changelog = read('CHANGELOG.md')
const notes = /^## (?:\[?v?(\S+?)\]?.*)\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog)

if (option === '--notes') console.log(notes?.[2]?.trim() ?? '')
else if (option === '--write') writeVersion()
else check()

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function users(): readonly string[] {
  return USERS.flatMap((pattern) => globSync(pattern, { cwd: root }))
}

function writeVersion(): void {
  for (const file of users())
    writeFileSync(join(root, file), read(file).replaceAll(USE, `cwl-promote/cwl-promote@v${VERSION}`))
}

function git(...args: readonly string[]): string {
  return execFileSync('git', [...args], { cwd: root, encoding: 'utf8' }).trim()
}

function check(): void {
  const wrong: string[] = []
  const missing: string[] = []
  const { version, name } = JSON.parse(read('package.json')) as { readonly version: string; readonly name: string }
  if (version !== VERSION) wrong.push(`package.json has the version ${version}, src/promotion/version.ts ${VERSION}`)
  if (tag !== `v${VERSION}`) wrong.push(`the tag is ${tag}, the version is ${VERSION}`)

  const tagged = git('tag', '--list', 'v*').split('\n').includes(`v${VERSION}`)
  const expected = tagged ? `v${VERSION}` : 'main'
  for (const file of users())
    for (const [use, ref] of read(file).matchAll(USE))
      if (ref !== expected) wrong.push(`${file}: ${use}, expected @${expected}`)

  if (git('status', '--porcelain') !== '') wrong.push('the working tree has changes that no commit holds')
  if (notes?.[2]?.trim() === undefined) wrong.push('CHANGELOG.md has no section to release')
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = [...packed.matchAll(/"path": "([^"]+)"/g)].map(([, path = '']) => path)
  for (const needed of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'schemas/cwl-promote.schema.json'])
    if (!files.includes(needed)) wrong.push(`the package has no ${needed}`)
  const strays = files.filter((path) => /^(?:src|test|scripts|tools|dist|\.)/.test(path))
  if (strays.length > 0) wrong.push(`the package has files that nobody needs: ${strays.slice(0, 5).join(', ')}`)

  if (notes?.[1] !== VERSION)
    missing.push(`CHANGELOG.md: the heading "## ${VERSION}" with the date, in place of "## Unreleased"`)
  if (!tagged) missing.push(`the tag v${VERSION}; then \`npm run release-check -- --write\` makes the examples use it`)
  missing.push(`once: the name ${name} on npm, with this repository's release.yml as trusted publisher`)

  for (const each of wrong) console.log(`✗ ${each}`)
  for (const each of missing) console.log(`· missing: ${each}`)
  console.log(`${wrong.length} wrong, ${missing.length} missing`)
  if (wrong.length > 0) process.exitCode = 1
}
