/**
 * What packing costs: the largest workflow of the corpus against reading and parsing its files once with js-yaml, and a
 * diamond of 15 levels (2^14 paths to one tool), packed and refused. Prints its numbers; run alone or by bench.ts.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { load } from 'js-yaml'

import { openWorkspace, Packer } from '../../src/cwl/index.ts'
import { CORPUS } from '../../tools/corpus/corpus.ts'

const FOLDER = join(CORPUS, 'kf-alignment-workflow')
const LARGEST = 'workflows/kfdrc_alignment_wf.cwl'
const LEVELS = 15
const ROUNDS = 15

if (existsSync(FOLDER)) await benchLargest()
else console.log('pack: skipped, because there is no corpus')
await benchDiamond()

async function benchLargest(): Promise<void> {
  const packing = await new Packer(openWorkspace(FOLDER)).pack(LARGEST)
  if (!packing.ok) throw new Error(`${LARGEST} does not pack`)
  const { bytes } = packing
  // What is included as text is not parsed by anyone.
  const files = packing.files.filter((file) => /\.(?:cwl|ya?ml|json)$/.test(file))
  const parse = await fastest(async () => files.map((file) => load(readFileSync(join(FOLDER, file), 'utf8'))))
  const pack = await fastest(async () => new Packer(openWorkspace(FOLDER)).pack(LARGEST))
  console.log(
    `pack: ${LARGEST}, ${files.length} files to ${bytes} bytes: ${pack.toFixed(1)} ms, parsing its files once ${parse.toFixed(1)} ms, ratio ${(pack / parse).toFixed(2)}`,
  )
}

async function benchDiamond(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-diamond-'))
  try {
    for (let level = 1; level < LEVELS; level += 1)
      writeFileSync(join(folder, `level${level}.cwl`), workflow(level + 1))
    writeFileSync(
      join(folder, `level${LEVELS}.cwl`),
      'cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: "true"\ninputs: []\noutputs: []\n',
    )
    const before = process.memoryUsage().rss
    let begun = performance.now()
    const refused = await new Packer(openWorkspace(folder, { packedBytes: 1_000_000 })).pack('level1.cwl')
    console.log(
      `pack: a diamond of ${LEVELS} levels over --max-bytes is ${refused.ok ? 'packed' : 'refused'} in ${(performance.now() - begun).toFixed(0)} ms, ${mebibytes(process.memoryUsage().rss - before)} more memory`,
    )
    begun = performance.now()
    const packed = await new Packer(openWorkspace(folder)).pack('level1.cwl')
    if (!packed.ok) throw new Error('the diamond does not pack')
    const time = performance.now() - begun
    console.log(
      `pack: the same packs to ${packed.bytes} bytes in ${time.toFixed(0)} ms (${(time / (packed.bytes / 1e6)).toFixed(0)} ms a megabyte, most of it the digest), ${mebibytes(process.memoryUsage().rss - before)} more memory`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function workflow(next: number): string {
  return `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SubworkflowFeatureRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n  a: {in: [], out: [], run: level${next}.cwl}\n  b: {in: [], out: [], run: level${next}.cwl}\n`
}

/** Milliseconds of the fastest of several rounds: the others measure what else the machine does. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await work()
    best = Math.min(best, performance.now() - begun)
  }
  return best
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MiB`
}
