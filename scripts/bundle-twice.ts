/**
 * Builds the action in two folders of different names, each from its own `npm ci --ignore-scripts`, and compares every
 * byte with each other and with dist/: `npm run bundle-twice`. So no install script of a dependency has a part in what
 * GitHub runs. Needs a network, or npm's cache.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

// Without install scripts, the package `node` is empty: both builds use the Node that runs this.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node 24 or later is required, and this is ${process.version}. Run \`npm ci\`, then \`npm run bundle-twice\`.`,
  )
  process.exit(2)
}

const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` }
const base = mkdtempSync(join(tmpdir(), 'cwl-promote-twice-'))
try {
  const folders = ['one', 'another folder with a longer name'].map((name) => copySources(join(base, name)))
  const [first, second] = folders.map(build)
  const committed = bytesBelow(join(root, 'dist'))
  const apart = differences(first, second)
  const stale = differences(first, committed)
  console.log(`two builds: ${first?.size ?? 0} files, ${apart.length} differences`)
  for (const file of apart) console.log(`  ${file} differs between the builds`)
  for (const file of stale) console.log(`  ${file} differs from dist/`)
  if (apart.length + stale.length > 0) process.exitCode = 1
} finally {
  rmSync(base, { recursive: true, force: true })
}

/** The sources as they are now. Both folders get them before the first build, which takes a while. */
function copySources(folder: string): string {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files.toString().split('\0'))
    if (existsSync(join(root, file)) && file !== '' && !file.startsWith('dist/'))
      cpSync(join(root, file), join(folder, file), { recursive: true })
  return folder
}

function build(folder: string): ReadonlyMap<string, Buffer> {
  const run = (program: string, ...words: readonly string[]): void =>
    void execFileSync(program, words, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  run('npm', 'ci', '--ignore-scripts', '--prefer-offline')
  for (const script of ['generate', 'compile', 'bundle']) run(process.execPath, join('scripts', `${script}.ts`))
  return bytesBelow(join(folder, 'dist'))
}

function bytesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]))
}

function differences(one: ReadonlyMap<string, Buffer> = new Map(), other: ReadonlyMap<string, Buffer> = new Map()) {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => {
    const [here, there] = [one.get(file), other.get(file)]
    return here === undefined || there === undefined || !here.equals(there)
  })
}
