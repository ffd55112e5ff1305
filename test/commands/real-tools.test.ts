import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { test as runTests } from '../../src/commands/test.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { testNeeding } from '../support/needing.ts'
import { listening, optionsFor, repository, write } from './support.ts'

const missing = ['cwltool', 'node', 'samtools', 'bedtools', 'tar'].filter(
  (program) => spawnSync(program, ['--version']).error !== undefined,
)
const testWithTools = testNeeding(
  missing.length === 0 ? undefined : `${missing.join(' and ')} is not installed`,
  'the tests of tools of bioinformatics',
)

/** As public descriptions of these programs: with formats, secondary files, expressions and a work folder. */
const FILES = {
  'cwl-promote.yml': dedent`
    version: 1
    platform: seven-bridges
    stages:
      dev:
        project: acme/dev
        files:
          test/data/genes.bed: genes
          test/data/reads.sam: reads
          test/data/genome.fa: genome
          test/data/genome.fa.fai: genome-index
          test/data/index.tar: index
      release: { project: acme/release, from: dev, rules: { tested: tests } }
    apps: [{ path: tools/*.cwl }]
    tests: [test/*.yml]
  `,
  'tools/merge.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: [bedtools, merge]
    requirements: { InlineJavascriptRequirement: {} }
    inputs:
      intervals: { type: File, format: edam:format_3003, inputBinding: { prefix: -i } }
      distance: { type: int?, inputBinding: { prefix: -d } }
    outputs: { merged: { type: stdout, format: edam:format_3003 } }
    stdout: $(inputs.intervals.nameroot).merged.bed
    $namespaces: { edam: "http://edamontology.org/" }
  `,
  'tools/sort.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: [samtools, sort, --no-PG]
    requirements: { InlineJavascriptRequirement: {} }
    inputs:
      alignments: { type: File, format: [edam:format_2573, edam:format_2572], inputBinding: { position: 2 } }
      kind: { type: ["null", { type: enum, symbols: [SAM, BAM] }], inputBinding: { prefix: -O } }
    outputs: { sorted: stdout }
    stdout: $(inputs.alignments.nameroot).sorted.$(inputs.kind.toLowerCase())
    $namespaces: { edam: "http://edamontology.org/" }
  `,
  'tools/faidx.cwl': dedent`
    cwlVersion: v1.0
    class: CommandLineTool
    baseCommand: [samtools, faidx]
    requirements: { InitialWorkDirRequirement: { listing: [$(inputs.sequences)] } }
    arguments: [$(inputs.sequences.basename)]
    inputs: { sequences: { type: File, format: edam:format_1929 } }
    outputs:
      indexed: { type: File, secondaryFiles: [.fai], outputBinding: { glob: $(inputs.sequences.basename) } }
    $namespaces: { edam: "http://edamontology.org/" }
  `,
  'tools/region.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: [samtools, faidx]
    inputs:
      sequences: { type: File, secondaryFiles: [{ pattern: .fai, required: true }], inputBinding: { position: 1 } }
      region: { type: string, inputBinding: { position: 2 } }
    outputs: { part: stdout }
    stdout: part.fa
  `,
  'tools/untar.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: [tar, xf]
    inputs: { archive: { type: File, inputBinding: {} }, folder: string }
    outputs: { unpacked: { type: Directory, outputBinding: { glob: $(inputs.folder) } } }
  `,
  'test/all.yml': dedent`
    - id: merges
      tool: ../tools/merge.cwl
      job: { intervals: { class: File, path: data/genes.bed, format: "http://edamontology.org/format_3003" }, distance: 5 }
      output: { merged: { class: File, path: genes.merged.bed, contents: "chr1\\t10\\t40\\nchr2\\t1\\t5\\n" } }
    - id: sorts
      tool: ../tools/sort.cwl
      job: { alignments: { class: File, path: data/reads.sam, format: "http://edamontology.org/format_2573" }, kind: SAM }
      output: { sorted: { class: File, path: reads.sorted.sam, checksum: "sha1$40afd46bc5fd9a604a776f2c1ab502ed1bf9e3b8" } }
    - id: sorts-any
      tool: ../tools/sort.cwl
      job: { alignments: { class: File, path: data/reads.sam, format: "http://edamontology.org/format_2573" } }
      output: Any
    - id: indexes
      tool: ../tools/faidx.cwl
      job: { sequences: { class: File, path: data/genome.fa, format: "http://edamontology.org/format_1929" } }
      output:
        indexed:
          class: File
          path: genome.fa
          secondaryFiles: [{ class: File, path: genome.fa.fai, contents: "chr1\\t12\\t6\\t12\\t13\\n" }]
    - id: cuts
      tool: ../tools/region.cwl
      job:
        sequences:
          class: File
          path: data/genome.fa
          secondaryFiles: [{ class: File, path: data/genome.fa.fai }]
        region: chr1:3-6
      output: { part: { class: File, contents: ">chr1:3-6\\nGTAC\\n" } }
    - id: unpacks
      tool: ../tools/untar.cwl
      job: { archive: { class: File, path: data/index.tar }, folder: index }
      output:
        unpacked:
          class: Directory
          basename: index
          listing: [{ class: File, path: a.idx, contents: "a\\n" }, { class: File, path: b.idx, size: 3 }]
  `,
  'test/data/genes.bed': 'chr1\t10\t20\nchr1\t22\t40\nchr2\t1\t5\n',
  'test/data/reads.sam':
    '@HD\tVN:1.6\tSO:unsorted\n@SQ\tSN:chr1\tLN:12\nb\t0\tchr1\t7\t60\t4M\t*\t0\t0\tACGT\tFFFF\na\t0\tchr1\t1\t60\t4M\t*\t0\t0\tACGT\tFFFF\n',
  'test/data/genome.fa': '>chr1\nACGTACGTACGT\n',
  'test/data/genome.fa.fai': 'chr1\t12\t6\t12\t13\n',
}

const RUNNER = 'cwltool --no-container --skip-schemas'

const NULL_KIND = expect.stringContaining("Cannot read properties of null (reading 'toLowerCase')")

testWithTools('tools of bioinformatics are tested here, then on a platform that runs them, and released', async () => {
  const folder = repository(FILES)
  mkdirSync(join(folder, 'index'))
  writeFileSync(join(folder, 'index/a.idx'), 'a\n')
  writeFileSync(join(folder, 'index/b.idx'), 'bb\n')
  spawnSync('tar', ['-cf', 'test/data/index.tar', 'index'], { cwd: folder })

  const kept = join(temporaryFolder(), 'kept')
  const local = optionsFor(folder, undefined, { runner: RUNNER, keep: kept })
  const states = async (options: RunOptions) => {
    const report = await runTests(options, listening())
    const { tests, exitCode } = report
    return { exitCode, states: Object.fromEntries(tests.map(({ id, state, reason }) => [id, reason ?? state])) }
  }
  const passed = { merges: 'passed', sorts: 'passed', indexes: 'passed', cuts: 'passed', unpacks: 'passed' }
  expect(await states(local)).toEqual({ exitCode: 7, states: { ...passed, 'sorts-any': NULL_KIND } })
  expect(readdirSync(join(kept, 'sorts-any')).toSorted()).toEqual(['app.cwl', 'job.json', 'outputs', 'runner.log'])
  expect(readdirSync(join(kept, 'merges', 'outputs'))).toEqual(['genes.merged.bed'])

  const platform = await startPlatform({ dialect: 'seven-bridges', runner: RUNNER })
  const { store } = platform
  for (const [id, name] of Object.entries(DATA)) {
    const bytes = readFileSync(join(folder, 'test/data', name))
    store.addFile({ id, project: 'acme/dev', name, size: bytes.length })
    mkdirSync(dirname(store.placeOf(id)), { recursive: true })
    writeFileSync(store.placeOf(id), bytes)
  }
  const dev = optionsFor(folder, platform.url, { platform: 'seven-bridges', stage: 'dev', wait: 5 })
  const release = { ...dev, stage: 'release' }
  expect(await promote(dev, listening())).toMatchObject({ exitCode: 0 })
  expect(await states(dev)).toEqual({ exitCode: 7, states: { ...passed, 'sorts-any': NULL_KIND } })
  expect(await promote(release, listening())).toMatchObject({ exitCode: 4 })

  const fixed = FILES['tools/sort.cwl'].replace('inputs.kind.toLowerCase()', '(inputs.kind || "SAM").toLowerCase()')
  write(folder, { 'tools/sort.cwl': fixed })
  expect(await promote(dev, listening())).toMatchObject({ exitCode: 0 })
  expect(await states(dev)).toEqual({ exitCode: 0, states: { ...passed, 'sorts-any': 'passed' } })
  expect(await promote(release, listening())).toMatchObject({ exitCode: 0, counts: { created: 5 } })
})

const DATA = {
  genes: 'genes.bed',
  reads: 'reads.sam',
  genome: 'genome.fa',
  'genome-index': 'genome.fa.fai',
  index: 'index.tar',
}
