/**
 * Promotes real CWL into the local platform: every valid document of each collection once, then again. The second run
 * must change nothing and send no POST, and every installed description, read back, must be what `pack` prints.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { promote } from '../../src/commands/promote.ts'
import { Packer } from '../../src/cwl/index.ts'
import { withoutStamp } from '../../src/cwl/packing/stamp.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { parseJson, sameJson, type JsonValue } from '../../src/json/index.ts'
import { startLocalPlatform } from '../../src/local-platform/index.ts'
import { CORPUS, readVerdicts } from './corpus.ts'

/** Which documents of the corpus are promoted, and as apps of which project. */
const COLLECTIONS = [
  {
    project: 'corpus/kf-workflows',
    root: 'kf-alignment-workflow',
    wanted: (path: string) => /^workflows\/[^/]+\.cwl$/.test(path),
  },
  { project: 'corpus/conformance', root: 'cwl-v1.2', wanted: (path: string) => /^tests\/[^/]+\.cwl$/.test(path) },
  { project: 'corpus/bio-cwl-tools', root: 'bio-cwl-tools', wanted: () => true },
]

const verdicts = readVerdicts()
const dataFolder = mkdtempSync(join(tmpdir(), 'corpus-promote-'))
const platform = await startLocalPlatform({ dataFolder })
let failures = 0
try {
  for (const collection of COLLECTIONS) failures += await promoteTwice(collection)
} finally {
  await platform.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
process.exit(failures === 0 ? 0 : 1)

async function promoteTwice(collection: (typeof COLLECTIONS)[number]): Promise<number> {
  const { project, root, wanted } = collection
  const folder = join(CORPUS, root)
  const candidates = verdicts.flatMap(({ path, verdict }) => {
    const inside = path.slice(root.length + 1)
    return path.startsWith(`${root}/`) && verdict === 'accept' && wanted(inside) ? [inside] : []
  })
  const files = await packable(folder, candidates)
  const first = await run(folder, project, files)
  const posts = platform.store.countRequests('POST')
  const second = await run(folder, project, files)
  const repeated = platform.store.countRequests('POST') - posts
  const differing = await compareInstalled(folder, project, files)
  const faults = [
    ...(first.counts.created === files.length
      ? []
      : [`the first run created ${first.counts.created}: ${first.failure?.message ?? 'no reason'}`]),
    ...(second.result === 'unchanged' && repeated === 0
      ? []
      : [`the second run was ${second.result} and sent ${repeated} POST`]),
    ...differing.map((path) => `${path} reads back otherwise than pack prints it`),
  ]
  console.log(
    `${project}: ${files.length} apps of ${candidates.length} valid documents (the others share a name, or name local files as defaults); first run ${seconds(first.duration)}, second ${seconds(second.duration)}; POST in the second: ${repeated}; faults: ${faults.length}`,
  )
  for (const fault of faults) console.log(`  ${fault}`)
  return faults.length
}

/** One document an app name: a platform has no folders. Documents of several processes need a name, and are left out. */
async function packable(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const packer = new Packer(openWorkspace(folder))
  const byName = new Map<string, string>()
  for (const path of paths) {
    const name = stem(path)
    if (byName.has(name)) continue
    const packing = await packer.pack(path)
    // One that names a file of its repository is blocked, as it should be.
    if (packing.ok && packing.localDefaults.length === 0) byName.set(name, path)
  }
  return [...byName.values()]
}

async function run(folder: string, project: string, files: readonly string[]) {
  return promote(
    {
      workingDirectory: folder,
      files,
      project,
      baseUrl: platform.url,
      token: platform.token,
      platform: 'documented',
      dryRun: false,
      maxRequests: 8,
      timeout: 10,
      reportExports: false,
      allowInsecureHttp: false,
    },
    { signal: new AbortController().signal, progress: () => undefined },
  )
}

async function compareInstalled(folder: string, project: string, files: readonly string[]): Promise<readonly string[]> {
  const packer = new Packer(openWorkspace(folder))
  const differing: string[] = []
  for (const path of files) {
    const packing = await packer.pack(path)
    const answer = await fetch(`${platform.url}/v2/apps/${project}/${encodeURIComponent(stem(path))}`, {
      headers: { 'X-SVC-Auth-Token': platform.token, 'content-type': 'application/json' },
    })
    const installed: JsonValue = parseJson(await answer.text())
    if (!packing.ok || !sameJson(withoutStamp(installed), packing.description)) differing.push(path)
  }
  return differing
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.cwl$/, '')
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
