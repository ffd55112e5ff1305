/**
 * Checks what can be checked of a release without publishing it: `npm run release-check`. It clones the last commit,
 * installs, builds and packs it there, and runs the package. What only a maintainer can do, such as the tag, is listed
 * as missing. `--tag v1.2.3` demands all of it for that tag, `--notes` prints the notes of the release from
 * CHANGELOG.md, and `--write v1.2.3` makes README, docs and examples use that version.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const { name, version } = JSON.parse(read('package.json')) as { readonly name: string; readonly version: string }
const [option, tag = `v${version}`] = process.argv.slice(2)

/** Where the action, its workflows and its files are used as others use them. */
const USERS = ['README.md', 'docs/**/*.md', 'examples/**/*.yml', '.github/workflows/*.yml']
const USE = /\b(?<what>cwl-promote\/cwl-promote(?:\/[\w./-]+)?@)(?<ref>[\w.-]+)/g

/** Other places that name the version to read. */
const NAMED: readonly (readonly [string, RegExp])[] = [
  ['src/configuration/version.ts', /(?<before>DOCUMENTED_AT = ')[^']+/],
  ['src/configuration/draft-manifest.ts', /(?<before>cwl-promote\/cwl-promote\/)[^/\s]+(?=\/schemas)/],
  ['examples/rnaseq/cwl-promote.yml', /(?<before>cwl-promote\/cwl-promote\/)[^/\s]+(?=\/schemas)/],
  ['docs/how-to/checks.md', /(?<before>rev: )\S+/],
  ...['plan', 'promote', 'validate'].map(
    (called) => [`.github/workflows/${called}.yml`, /(?<before>job\.workflow_sha \|\| ')[^']+/] as const,
  ),
]

/** True only until the first tag. */
const UNTAGGED = /No version is tagged yet, so the examples use `@main`[.;] ?/

const COMMIT = /^[0-9a-f]{40}$/

/** Files that the package must have, and those that only developers need. */
const NEEDED = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'schemas/cwl-promote.schema.json',
  'lib/index.d.ts',
]
const STRAY = /^(?:src|test|scripts|tools|dist|\.|docs\/api|docs\/pictures)/

const notes = /^## (?:\[?v?(\S+?)\]?.*)\n([^]*?)(?=^## |$(?![^]))/m.exec(read('CHANGELOG.md'))

if (option === '--notes') console.log(notes?.[2]?.trim() ?? '')
else if (option === '--write') writeVersion()
else check()

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function users(): readonly string[] {
  return USERS.flatMap((pattern) => globSync(pattern, { cwd: root }))
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(join(root, path), edit(read(path)))
}

/** Uses by a commit stay: they show how to pin. */
function writeVersion(): void {
  for (const file of users())
    change(file, (text) =>
      text.replaceAll(USE, (use, what: string, ref: string) => (COMMIT.test(ref) ? use : what + tag)),
    )
  for (const [file, pattern] of NAMED) change(file, (text) => text.replace(pattern, `$<before>${tag}`))
  change('README.md', (text) => text.replace(UNTAGGED, ''))
}

function git(...args: readonly string[]): string {
  return execFileSync('git', [...args], { cwd: root, encoding: 'utf8' }).trim()
}

function check(): void {
  const wrong: string[] = []
  const missing: string[] = []
  const source = /VERSION = '([^']+)'/.exec(read('src/configuration/version.ts'))?.[1]
  if (version !== source) wrong.push(`package.json has the version ${version}, src/configuration/version.ts ${source}`)
  if (tag !== `v${version}`) wrong.push(`the tag is ${tag}, the version is ${version}`)
  if (git('status', '--porcelain') !== '') wrong.push('the working tree has changes that no commit holds')
  if (notes?.[2]?.trim() === undefined) wrong.push('CHANGELOG.md has no section to release')

  const tagged = git('tag', '--list', 'v*').split('\n').includes(`v${version}`)
  const expected = tagged || option === '--tag' ? tag : 'main'
  for (const file of users())
    for (const [use, , ref = ''] of read(file).matchAll(USE))
      if (ref !== expected && !COMMIT.test(ref)) wrong.push(`${file}: ${use}, expected @${expected}`)
  for (const [file, pattern] of NAMED)
    if (!pattern.exec(read(file))?.[0].endsWith(expected)) wrong.push(`${file} does not name ${expected}`)
  if ((expected === 'main') !== UNTAGGED.test(read('README.md')))
    wrong.push('README.md is wrong about whether a version is tagged')

  wrong.push(...faultsOfClone())

  if (notes?.[1] !== version)
    missing.push(`CHANGELOG.md: the heading "## ${version}" with the date, in place of "## Unreleased"`)
  if (!tagged) missing.push(`the tag v${version}, after the steps of CONTRIBUTING.md`)
  missing.push(`once: the name ${name} on npm, with this repository's release.yml as trusted publisher`)

  for (const each of wrong) console.log(`✗ ${each}`)
  for (const each of missing) console.log(`· missing: ${each}`)
  console.log(`${wrong.length} wrong, ${missing.length} missing`)
  if (wrong.length > 0) process.exitCode = 1
}

/** Makes everything from a clone of the last commit, as the release does, up to where it would be published. */
function faultsOfClone(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-release-'))
  const [clone, empty] = [join(folder, 'clone'), join(folder, 'empty')]
  const npm = (cwd: string, ...args: readonly string[]): string =>
    // On Windows npm is a script.
    execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' })
  const faults: string[] = []
  const attempt = (step: string, work: () => void): boolean => {
    console.log(`… ${step}`)
    try {
      work()
      return true
    } catch (error) {
      const {
        stdout = '',
        stderr = '',
        message,
      } = error as Error & { readonly stdout?: string; readonly stderr?: string }
      const printed = `${stdout}${stderr}`.trim() || message
      faults.push(`failed to ${step}:\n${printed.split('\n').slice(-10).join('\n')}`)
      return false
    }
  }
  try {
    const isThere = attempt('clone the last commit, and install', () => {
      git('clone', '--quiet', root, clone)
      npm(clone, 'ci', '--prefer-offline')
    })
    if (!isThere) return faults
    attempt('build the bundle, and compare it with dist/', () => void npm(clone, 'run', '--silent', 'check-bundle'))
    attempt('list the parts of the package (CycloneDX)', () => {
      const list = JSON.parse(npm(clone, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev')) as {
        readonly components?: readonly unknown[]
      }
      if (list.components?.length === undefined || list.components.length === 0)
        faults.push('the list of parts is empty')
    })
    attempt('pack, install the package in an empty folder, and run it', () => {
      const [packed] = JSON.parse(npm(clone, 'pack', '--json', '--ignore-scripts')) as readonly {
        readonly filename: string
        readonly files: readonly { readonly path: string }[]
      }[]
      const files = (packed?.files ?? []).map(({ path }) => path)
      faults.push(
        ...NEEDED.filter((needed) => !files.includes(needed)).map((needed) => `the package has no ${needed}`),
        ...files.filter((path) => STRAY.test(path)).map((path) => `the package has ${path}, which nobody needs`),
      )
      mkdirSync(empty)
      writeFileSync(join(empty, 'package.json'), '{}')
      npm(empty, 'install', '--prefer-offline', '--omit', 'dev', join(clone, packed?.filename ?? ''))
      const program = join(empty, 'node_modules', name, 'lib', 'bin.js')
      const printed = execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8' })
      if (!printed.includes(version)) faults.push(`the installed package prints the version ${printed.trim()}`)
    })
    return faults
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
