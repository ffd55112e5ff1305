/**
 * How people with a project of many apps begin: 120 tools of real repositories are installed, and since then 20 of
 * their files have changed and 10 others have moved. `init` must match all 120 in a few rows, and `plan` must then list
 * exactly those 20.
 */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path/posix'

import { init } from '../../src/commands/init.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { stemOf } from '../../src/configuration/names.ts'
import { Packer } from '../../src/cwl/index.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { startLocalPlatform } from '../../src/local-platform/index.ts'
import { DEFAULTS, type RunOptions } from '../../src/options/options.ts'
import { collection, readVerdicts } from './corpus.ts'

const ROOT = 'bio-cwl-tools'
const APPS = 120
const CHANGED = 20
const MOVED = 10

const original = collection(ROOT)
const folder = mkdtempSync(join(tmpdir(), 'corpus-init-project-'))
const repository = join(folder, 'repository')
const platform = await startLocalPlatform({ dataFolder: join(folder, 'data'), dialect: 'seven-bridges' })
let differences = 0
try {
  await run()
} finally {
  await platform.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(differences === 0 ? 'init and plan list exactly the changed apps' : `${differences} differences`)
process.exit(differences === 0 ? 0 : 1)

async function run(): Promise<void> {
  const files = await chooseFiles()
  for (const file of files) {
    mkdirSync(join(repository, dirname(file)), { recursive: true })
    // Not its mode: the corpus is for reading only.
    writeFileSync(join(repository, file), readFileSync(join(original, file)))
  }
  const project = 'corpus/tools'
  const options: RunOptions = {
    ...DEFAULTS,
    platform: 'seven-bridges',
    workingDirectory: repository,
    baseUrl: platform.url,
    token: platform.token,
    reportExports: false,
  }
  const installed = await promote({ ...options, project, files }, quiet())
  check('apps that were installed', installed.counts.created, APPS)
  const changed = new Set(files.slice(0, CHANGED).map(stemOf))
  for (const file of files.slice(0, CHANGED)) {
    const text = readFileSync(join(repository, file), 'utf8')
    // A field that no tool here has, and that every tool may have.
    writeFileSync(join(repository, file), `${text.trimEnd()}\npermanentFailCodes: [77]\n`)
  }
  for (const file of files.slice(-MOVED))
    renameSync(join(repository, file), join(repository, `${dirname(file)}/moved-${stemOf(file)}.cwl`))

  const before = platform.store.countRequests('GET')
  const start = performance.now()
  const written = await init({ ...options, project }, quiet())
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`init: ${platform.store.countRequests('GET') - before} requests, ${seconds} s`)
  if (written.failure !== undefined) console.log(`  ${written.failure.message}`)
  check('apps and files without a match', written.notices.length, 0)
  // Each moved file keeps the name of its app.
  check('rows', written.text.match(/^ {2}- path:/gm)?.length ?? 0, 1 + MOVED)
  const planned = await plan({ ...options, stage: 'dev' }, quiet())
  if (planned.failure !== undefined) console.log(`  ${planned.failure.message}`)
  compare('plan', planned.apps, changed)
}

/** Tools that refer to no other file, each with another name. */
async function chooseFiles(): Promise<readonly string[]> {
  const packer = new Packer(openWorkspace(original))
  const byName = new Map<string, string>()
  for (const { path, verdict } of readVerdicts()) {
    const file = path.slice(ROOT.length + 1)
    if (verdict !== 'accept' || !path.startsWith(`${ROOT}/`) || byName.has(stemOf(file))) continue
    if (!/^class: CommandLineTool\s*$/m.test(readFileSync(join(original, file), 'utf8'))) continue
    const packing = await packer.pack(file)
    if (packing.ok && packing.files.length === 1 && packing.localDefaults.length === 0) byName.set(stemOf(file), file)
    if (byName.size === APPS) break
  }
  return [...byName.values()]
}

interface Planned {
  readonly name: string
  readonly action: string
}

function compare(what: string, apps: readonly Planned[], changed: ReadonlySet<string>): void {
  const actions = new Map(apps.map(({ name, action }) => [name, action]))
  check(`${what}: unchanged`, apps.filter(({ action }) => action === 'unchanged').length, APPS - CHANGED)
  check(`${what}: to update`, [...changed].filter((name) => actions.get(name) === 'update').length, CHANGED)
}

function check(what: string, found: number, expected: number): void {
  console.log(`${what}: ${found}`)
  if (found === expected) return
  differences += 1
  console.log(`  expected: ${expected}`)
}

function quiet() {
  return { signal: new AbortController().signal, progress: () => undefined }
}
