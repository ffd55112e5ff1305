import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { images } from '../../src/commands/images.ts'
import type { ImagesReport } from '../../src/commands/report.ts'
import { DEFAULTS, type ImagesOptions } from '../../src/options/options.ts'
import { basic, startRegistry, type TestRegistry } from '../registry/registry-server.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { exampleRepository, repositoryOf } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const AMD = ['linux/amd64']

async function look(
  workingDirectory: string,
  options: Partial<ImagesOptions> = {},
  lines: string[] = [],
): Promise<ImagesReport> {
  const progress = (event: { readonly kind: string }): void => void lines.push(JSON.stringify(event))
  return images(
    { ...DEFAULTS, workingDirectory, environment: { HOME: temporaryFolder() }, ...options },
    { signal: new AbortController().signal, progress },
  )
}

function toolWith(name: string): string {
  return `cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: x\ninputs: []\noutputs: []\nhints:\n  DockerRequirement:\n    dockerPull: ${name} # ours\n`
}

describe('the images of a repository', () => {
  test('the example: each image with its places, and nobody is asked', async () => {
    const { stdout, code } = await runCli(['images'], { cwd: exampleRepository() })
    expect(code).toBe(0)
    expect(stdout).toContain(
      'tag      quay.io/biocontainers/star:2.7.10b--h9ee0642_0\n         tools/star-align.cwl:21:17\n',
    )
    expect(stdout).toMatch(/\n7 images in 8 places: none is pinned by digest\.\n$/)
  })

  test('what cannot be read may name more images, so the run is red and lists the others', async () => {
    const flow =
      'cwlVersion: v1.2\nclass: Workflow\ninputs: []\noutputs: []\nsteps: { a: { run: gone.cwl, in: [], out: [] } }\n'
    expect(await look(repositoryOf({ 'a.cwl': toolWith('ubuntu:18.04'), 'flow.cwl': flow }))).toMatchObject({
      exitCode: 3,
      images: [{ name: 'ubuntu:18.04' }],
      failure: {
        message: 'not every document could be read, so images may be missing here: there is no file gone.cwl',
        at: { file: 'flow.cwl', line: 5 },
      },
    })
  })

  test('apps, stages and files select what is looked at', async () => {
    const cwd = exampleRepository()
    const namesOf = async (options: Partial<ImagesOptions>): Promise<readonly string[]> =>
      (await look(cwd, options)).images.map(({ name }) => name.replace(/^.*\/(\w+):.*$/, '$1'))
    expect(await namesOf({ apps: ['star', 'featurecounts'] })).toEqual(['star', 'subread'])
    expect(await namesOf({ stage: 'dev', apps: ['star-dev'] })).toEqual(['star'])
    expect(await namesOf({ files: ['tools/m*.cwl'] })).toEqual(['multiqc', 'python'])
    expect(await look(cwd, { apps: ['stars'] })).toMatchObject({ exitCode: 2, images: [] })
    expect(await look(cwd, { apps: ['star'], files: ['tools'] })).toMatchObject({ exitCode: 2 })
  })
})

async function scene(auth?: { readonly user: string; readonly password: string }) {
  const registry = await startRegistry(auth === undefined ? {} : { auth })
  const digest = registry.add('team/align:1.0', [...AMD, 'linux/arm64'])
  registry.add('team/align:1.2', AMD)
  registry.add('team/sort:1.0', ['linux/arm64'])
  const cwd = repositoryOf({
    'align.cwl': toolWith(`${registry.host}/team/align:1.0`),
    'again.cwl': toolWith(`'${registry.host}/team/align:1.0'`),
    'sort.cwl': toolWith(`${registry.host}/team/sort:1.0`),
    'none.cwl': toolWith(`${registry.host}/team/none:1.0`),
    'odd.cwl': toolWith('$(inputs.image)'),
  })
  return { registry, digest, cwd }
}

function statesOf({ images: found }: ImagesReport, { host }: TestRegistry): Readonly<Record<string, unknown>> {
  return Object.fromEntries(found.map(({ name, state, reason }) => [name.replace(`${host}/`, ''), [state, reason]]))
}

describe('asked for', () => {
  test('what is found, missing or unknown, and the run is not green', async () => {
    const { registry, digest, cwd } = await scene()
    const report = await look(cwd, { check: true })
    expect(statesOf(report, registry)).toEqual({
      'team/align:1.0': ['found', undefined],
      'team/sort:1.0': ['missing', 'it exists for linux/arm64, not for linux/amd64'],
      'team/none:1.0': ['missing', `${registry.host} has no team/none:1.0`],
      '$(inputs.image)': ['unknown', 'it is not the name of an image'],
    })
    expect(report).toMatchObject({
      exitCode: 5,
      failure: { code: 'images-failed', message: '2 missing, 1 unknown of 4 images' },
      written: false,
    })
    expect(report.images.find(({ state }) => state === 'found')?.digest).toBe(digest)
    const { code } = await runCli(['images', '--check', '--files', 'align.cwl'], { cwd })
    expect(code).toBe(0)
  })

  test("with Docker's own credentials, which nothing shows", async () => {
    const password = 'the-password-of-ada'
    const { registry, cwd } = await scene({ user: 'ada', password })
    const folder = temporaryFolder()
    const auth = basic('ada', password).replace('Basic ', '')
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ auths: { [registry.host]: { auth } } }))
    const options = { check: true, files: ['align.cwl'], environment: { DOCKER_CONFIG: folder } }
    const lines: string[] = []
    const report = await look(cwd, options, lines)
    expect(report).toMatchObject({ exitCode: 0, images: [{ state: 'found' }] })
    expect(lines.join('\n') + JSON.stringify(report)).not.toMatch(new RegExp(`${password}|${auth}|a-token`))
    expect(await look(cwd, { ...options, environment: {} })).toMatchObject({
      exitCode: 5,
      images: [{ state: 'unknown' }],
    })
  })
})

describe('pinned', () => {
  test('the digest is written in each place, nothing else changes, and a second run has nothing to do', async () => {
    const { registry, digest, cwd } = await scene()
    const read = (file: string): string => readFileSync(join(cwd, file), 'utf8')
    const before = { align: read('align.cwl'), again: read('again.cwl'), sort: read('sort.cwl') }
    const pinned = `${registry.host}/team/align:1.0@${digest}`

    const shown = await look(cwd, { pin: true, dryRun: true })
    expect(shown).toMatchObject({ exitCode: 5, written: false })
    expect(shown.diff).toContain(
      `-    dockerPull: ${registry.host}/team/align:1.0 # ours\n+    dockerPull: ${pinned} # ours\n`,
    )
    expect(read('align.cwl')).toBe(before.align)

    const report = await look(cwd, { pin: true })
    expect(report).toMatchObject({ exitCode: 5, written: true, diff: shown.diff })
    expect(report.images.find(({ pinned: name }) => name !== undefined)).toMatchObject({ pinned, state: 'found' })
    for (const name of ['align', 'again'] as const)
      expect(read(`${name}.cwl`)).toBe(before[name].replace('align:1.0', `align:1.0@${digest}`))
    expect(read('sort.cwl')).toBe(before.sort)

    const asked = registry.requests.length
    const again = await look(cwd, { pin: true, files: ['align.cwl', 'again.cwl'] })
    expect(again).toMatchObject({ exitCode: 0, written: false, images: [{ name: pinned, pinning: 'digest' }] })
    expect(registry.requests).toHaveLength(asked)
    expect(await look(cwd, { check: true, files: ['align.cwl'] })).toMatchObject({
      images: [{ state: 'found', digest }],
    })
  })

  test('an image in a place that cannot be changed alone is red, with what to write', async () => {
    const { registry, digest } = await scene()
    const name = `${registry.host}/team/align:1.0`
    const cwd = repositoryOf({ 'a.cwl': toolWith('*image').replace('inputs', `label: &image ${name}\ninputs`) })
    expect(await look(cwd, { pin: true })).toMatchObject({
      exitCode: 5,
      written: false,
      images: [{ state: 'not-pinned', reason: `write ${name}@${digest} at a.cwl:9 yourself` }],
    })
  })
})

test('a list of tags that cannot be read does not hide what the check found', async () => {
  const registry = await startRegistry()
  const cwd = repositoryOf({ 'gone.cwl': toolWith(`${registry.host}/gone:1.0`) })
  expect(await look(cwd, { check: true, update: true })).toMatchObject({ exitCode: 5, images: [{ state: 'missing' }] })
  const { stdout } = await runCli(['images', '--json'], { cwd: repositoryOf({ 'a.cwl': 'class: [' }) })
  expect(JSON.parse(stdout)).toMatchObject({ images: [], failure: { code: 'invalid-cwl' } })
})

test('newer tags of the same form are shown, and no file changes', async () => {
  const { registry, cwd } = await scene()
  const file = join(cwd, 'align.cwl')
  const before = readFileSync(file, 'utf8')
  expect(await look(cwd, { update: true, files: ['align.cwl'] })).toMatchObject({
    exitCode: 0,
    images: [{ newer: ['1.2'] }],
  })
  expect(readFileSync(file, 'utf8')).toBe(before)
  const { stdout } = await runCli(['images', '--update', '--files', 'align.cwl'], { cwd })
  expect(stdout).toContain('         newer: 1.2\n')
  expect(await look(cwd, { update: true, files: ['none.cwl'] })).toMatchObject({
    exitCode: 5,
    images: [{ state: 'unknown', reason: `${registry.host} does not list tags of team/none` }],
  })
})

test.each([
  [{ pin: true, update: true }, '`pin` cannot be combined with `update`'],
  [{ dryRun: true }, '`dry-run` needs `pin`'],
])('%j is a usage error', async (options, message) => {
  expect(await look(exampleRepository(), options)).toMatchObject({ exitCode: 2, failure: { code: 'usage', message } })
})

test('what images are asked for ends with the run', async () => {
  const { cwd } = await scene()
  const report = await images(
    { ...DEFAULTS, workingDirectory: cwd, environment: {}, check: true },
    { signal: AbortSignal.abort(), progress: () => undefined },
  )
  expect(report).toMatchObject({ exitCode: 130, images: [] })
})
