import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { sbpack, sbpull, withClients } from '../support/real-clients.ts'
import { linesOf, listening, MANIFEST, optionsFor } from './support.ts'

describe('apps that sbpack installed from the same files', () => {
  withClients('is unchanged, and an update only where its meaning differs', async () => {
    const { folder, options } = await installedBySbpack()
    const before = await plan(options(), listening())
    expect(linesOf(before)).toEqual(APPS.map((app) => `${app} unchanged`))

    commit(folder, { 'tools/align.cwl': FILES['tools/align.cwl'].replace('ramMin: 4000', 'ramMin: 8000') })
    const after = await plan(options(), listening())
    expect(linesOf(after)).toEqual(['align update', 'old unchanged', 'rnaseq update'])
    expect(after.apps[0]?.details?.contents.map(({ message }) => message)).toEqual([
      'ResourceRequirement of "align": ramMin 4000 → 8000',
    ])
    const lines = after.apps.flatMap(({ details }) => details?.diff?.split('\n') ?? [])
    const changed = lines.filter((line) => /^[-+] /.test(line)).map((line) => line.replace(/ +/, ' '))
    expect(new Set(changed)).toEqual(new Set(['- ramMin: 4000', '+ ramMin: 8000']))
  })

  withClients(
    'is an update where it has tools of an older version, which sbpack leaves without what they need',
    async () => {
      const { folder, options, platform } = await installedBySbpack()
      commit(folder, { 'tools/align.cwl': FILES['tools/align.cwl'].replace('v1.2', 'v1.0') })
      for (const app of APPS) await sbpack(platform, `acme/dev/${app}`, `apps/${app}.cwl`, folder)
      const planned = await plan(options(), listening())
      expect(linesOf(planned)).toEqual(['align update', 'old unchanged', 'rnaseq update'])
      expect(planned.apps[0]?.details?.contents.map(({ message }) => message)).toEqual([
        'LoadListingRequirement of "align" is new',
        'NetworkAccess of "align" is new',
      ])
    },
  )

  withClients('is pulled where it differs, and copied to another stage', async () => {
    const { platform, folder, options } = await installedBySbpack()
    const edited = committedRepository({
      ...FILES,
      'apps/rnaseq.cwl': FILES['apps/rnaseq.cwl'].replace('label: RNA', 'label: RNA sequencing'),
    })
    await sbpack(platform, 'acme/dev/rnaseq', 'apps/rnaseq.cwl', edited)
    const pulled = await pull({ ...options(), force: false }, listening())
    expect(pulled).toMatchObject({ exitCode: 0, written: true })
    expect(git(folder, 'status', '--short')).toBe('M apps/rnaseq.cwl')
    expect(readFileSync(join(folder, 'apps/rnaseq.cwl'), 'utf8')).toContain('label: RNA sequencing')
    commit(folder, {})
    expect(linesOf(await plan(options(), listening()))).toEqual(APPS.map((app) => `${app} unchanged`))

    const copied = await promote(options({ stage: 'release' }), listening())
    expect(linesOf(copied)).toEqual(APPS.map((app) => `${app} create → created`))
    expect(platform.store.latest(parseAddress('acme/release/old'))?.notes).toMatch(/^Copied from acme\/dev\/old by /)
    expect(linesOf(await plan(options({ stage: 'release' }), listening()))).toEqual(
      APPS.map((app) => `${app} unchanged`),
    )
  })
})

withClients('sbpull takes what is installed here apart into files that the reference accepts', async () => {
  const { platform, options } = await started()
  expect(await promote(options(), listening())).toMatchObject({ counts: { created: APPS.length } })
  const folder = temporaryFolder()
  await sbpull(platform, 'acme/dev/rnaseq', ['rnaseq.cwl', '--unpack'], folder)
  for (const step of ['align', 'inner'])
    expect(readFileSync(join(folder, 'rnaseq.cwl.steps', `${step}.cwl`), 'utf8')).toContain('cwlVersion: v1.')
  // Its note on where a file came from is not a difference.
  const unpacked = optionsFor(folder, platform.url, { project: 'acme/dev', files: ['rnaseq.cwl'] })
  const after = await plan({ ...unpacked, platform: 'seven-bridges' }, listening())
  expect(linesOf(after)).toEqual(['rnaseq unchanged'])
  const { error, status, stderr } = spawnSync('cwltool', ['--validate', 'rnaseq.cwl'], {
    cwd: folder,
    encoding: 'utf8',
  })
  // The clients bring cwltool along where pip installed them.
  if (error !== undefined && process.env['CWL_PROMOTE_ALL_PROGRAMS'] !== '1')
    console.log('skipped: validating with cwltool, which is not installed')
  else expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
})

/** A repository, and a platform that real sbpack has installed its apps on. */
async function installedBySbpack() {
  const place = await started()
  for (const app of APPS) await sbpack(place.platform, `acme/dev/${app}`, `apps/${app}.cwl`, place.folder)
  return place
}

async function started() {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  for (const project of ['dev', 'release']) platform.store.addProject({ owner: 'acme', project })
  const folder = committedRepository(FILES)
  const options = (more: Partial<RunOptions> = {}) => ({
    ...optionsFor(folder, platform.url, { stage: 'dev', ...more }),
    platform: 'seven-bridges' as const,
  })
  return { platform, folder, options }
}

const APPS = ['align', 'old', 'rnaseq'] as const

const FILES = {
  'cwl-promote.yml': MANIFEST,
  'apps/align.cwl': dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: { reads: "File[]" }
    outputs: { sorted: { type: "File[]", outputSource: align/sorted } }
    requirements: { ScatterFeatureRequirement: {} }
    steps:
      align: { run: ../tools/align.cwl, scatter: reads, in: { reads: reads }, out: [sorted] }
  `,
  'apps/old.cwl': dedent`
    #!/usr/bin/env cwl-runner
    cwlVersion: v1.0
    class: CommandLineTool
    $namespaces: { s: "https://schema.org/", edam: "http://edamontology.org/" }
    "s:author": Ada
    requirements: []
    baseCommand: cat
    inputs:
      text: { type: File, format: "edam:format_2330", inputBinding: { position: 0 } }
      level: int?
      names: { type: "string[]?", inputBinding: { prefix: -n, separate: true } }
    outputs: { said: stdout }
    stdout: said.txt
  `,
  'apps/rnaseq.cwl': dedent`
    # Two ways through the tools.
    cwlVersion: v1.2
    class: Workflow
    label: RNA
    requirements:
      SubworkflowFeatureRequirement: {}
      SchemaDefRequirement: { types: [{ $import: ../tools/strand.yml }] }
    inputs:
      reads: File
      strand: ../tools/strand.yml#strand?
      other: ../tools/strand.yml#strand
    outputs:
      sorted: { type: File, outputSource: align/sorted, secondaryFiles: [.bai] }
      count: { type: File, outputSource: inner/count }
    steps:
      inner: { run: ../tools/inner.cwl, in: { reads: reads }, out: [count] }
      align:
        run: ../tools/align.cwl
        in: { reads: { source: [reads] }, strand: strand }
        out: [sorted]
  `,
  'tools/inner.cwl': dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: { reads: File }
    outputs: { count: { type: File, outputSource: count/said } }
    steps:
      align: { run: align.cwl, in: { reads: reads }, out: [sorted] }
      count:
        run:
          class: CommandLineTool
          baseCommand: [wc, -l]
          inputs: { file: { type: File, inputBinding: {} } }
          outputs: { said: stdout }
        in: { file: align/sorted }
        out: [said]
  `,
  'tools/align.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: align
    requirements:
      ResourceRequirement: { ramMin: 4000 }
      InlineJavascriptRequirement: {}
    inputs:
      reads: { type: File, inputBinding: {} }
      strand:
        type: ["null", { type: enum, name: strand, symbols: [first, second] }]
    outputs: { sorted: { type: File, outputBinding: { glob: "*.bam" }, secondaryFiles: [.bai] } }
  `,
  'tools/strand.yml': dedent`
    - type: enum
      name: strand
      symbols: [first, second]
  `,
} as const
