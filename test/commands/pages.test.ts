import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { pages } from '../../src/commands/pages.ts'
import { promote } from '../../src/commands/promote.ts'
import type { PagesReport } from '../../src/commands/report.ts'
import { jobProblems, Jobs, parseYaml, Processes } from '../../src/cwl/index.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { isObject } from '../../src/json/index.ts'
import type { PagesOptions } from '../../src/options/options.ts'
import { makePages } from '../../src/report/app-page.ts'
import { toText } from '../../src/report/text.ts'
import { dedent } from '../support/dedent.ts'
import { renderPage } from '../support/github-page.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { exampleRepository } from '../support/repository.ts'
import { listening, MANIFEST, optionsFor, repository, tool, workflow, write } from './support.ts'

const CORPUS = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus', 'kf-alignment-workflow')

async function run(folder: string, more: Partial<PagesOptions> = {}, url?: string): Promise<PagesReport> {
  return pages({ ...optionsFor(folder, url), ...more }, listening(), makePages)
}

function pageIn(folder: string, name: string): string {
  return readFileSync(join(folder, 'docs', 'apps', name), 'utf8')
}

function change(folder: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  write(folder, { [file]: text.replace(from, to) })
}

/** The job of a page, checked against its app as `validate` checks the job of a test. */
function mistakesInJob(folder: string, page: string, reference: string): unknown {
  const [, text = ''] = /^```yaml\n([^]*?)^```$/m.exec(page) ?? []
  const parsing = parseYaml(text, 'job.yml')
  const ports = new Jobs(new Processes(openWorkspace(folder))).portsOf(reference)
  if (!parsing.ok || !isObject(parsing.value) || ports === undefined) return 'there is no job'
  expect(Object.keys(parsing.value).sort()).toEqual([...ports.inputs.keys()].sort())
  return jobProblems(ports, parsing.value, { file: 'job.yml', at: { file: 'job.yml', line: 1, column: 1 } })
}

describe('pages of the example', () => {
  test('are an index and a page for each app, until the CWL changes', async () => {
    const folder = exampleRepository()
    const written = await run(folder)
    expect(written).toMatchObject({ exitCode: 0, folder: 'docs/apps' })
    expect(written.pages.map(({ file, state }) => `${state} ${file.slice('docs/apps/'.length)}`)).toEqual(
      ['README', 'align-sample', 'rnaseq', 'star', 'featurecounts'].map((name) => `written ${name}.md`),
    )
    expect(await run(folder, { check: true })).toMatchObject({ exitCode: 0 })

    change(folder, 'tools/samtools-sort.cwl', 'dockerPull: ', 'dockerPull: mirror.example/')
    change(folder, 'cwl-promote.yml', '    name: star\n    names:\n      dev: star-dev\n', '    name: align\n')
    const check = await run(folder, { check: true })
    expect(check).toMatchObject({
      exitCode: 10,
      failure: {
        code: 'changes-pending',
        message: '5 pages are out of date',
      },
    })
    expect(toText(check)).toContain('stale     docs/apps/star.md\n')
    expect(existsSync(join(folder, 'docs/apps/align.md'))).toBe(false)

    const again = await run(folder)
    expect([again.exitCode, toText(again)]).toEqual([
      0,
      dedent`
        written   docs/apps/README.md
        written   docs/apps/align-sample.md
        written   docs/apps/rnaseq.md
        written   docs/apps/align.md
        stale     docs/apps/star.md
        4 pages of 5 written.
      `,
    ])
    expect(existsSync(join(folder, 'docs/apps/star.md'))).toBe(true)
    rmSync(join(folder, 'docs/apps/star.md'))
    expect(await run(folder, { check: true })).toMatchObject({ exitCode: 0 })
  })

  test('have the interface, the steps with images and resources, the diagram, and a job that fits', async () => {
    const folder = exampleRepository()
    await run(folder)
    const page = pageIn(folder, 'rnaseq.md')
    const { rows, links } = renderPage(page)
    expect(rows).toBe(1 + 6 + 1 + 4 + 1 + 11)
    expect(page).toContain('```mermaid\nflowchart TD\n')
    expect(page).toContain(
      '<tr><td><code>two_pass</code></td><td><code>boolean</code></td><td><code>false</code></td><td>Align twice, the second time with the junctions found in the first</td></tr>',
    )
    expect(page).toContain(
      '<tr><td><code>align/align</code></td><td>STAR - align RNA-seq reads</td><td><code>quay.io/biocontainers/star:2.7.10b--h9ee0642_0</code></td><td><code>8</code></td><td><code>36864</code></td></tr>',
    )
    expect(links.map((link) => existsSync(join(folder, 'docs/apps', link)))).toEqual([true, true])
    expect(mistakesInJob(folder, page, 'workflows/rnaseq.cwl')).toEqual([])
  })
})

test('pages of a public repository name license and publisher, and each of their jobs fits', async () => {
  const folder = temporaryFolder()
  cpSync(CORPUS, folder, { recursive: true })
  write(folder, {
    'cwl-promote.yml': `${MANIFEST.replace('apps/*.cwl', 'workflows/*.cwl')}  - path: tools/*fastq*.cwl\n`,
  })
  const { exitCode, pages: made } = await run(folder)
  expect([exitCode, made.length]).toEqual([0, readdirSync(join(folder, 'docs/apps')).length])
  expect(pageIn(folder, 'kfdrc_alignment_wf.md')).toContain(
    '<tr><td>License</td><td>Apache License 2.0</td></tr>\n<tr><td>Publisher</td><td>KFDRC</td></tr>',
  )
  const jobs = made.slice(1).map(({ file }) => [file, file.slice('docs/apps/'.length, -'.md'.length)] as const)
  expect(jobs.length).toBeGreaterThan(6)
  for (const [file, app] of jobs) {
    const place = existsSync(join(folder, `workflows/${app}.cwl`)) ? 'workflows' : 'tools'
    expect([app, mistakesInJob(folder, readFileSync(join(folder, file), 'utf8'), `${place}/${app}.cwl`)]).toEqual([
      app,
      [],
    ])
  }
})

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': workflow('../tools/b.cwl'), 'tools/b.cwl': tool('b') }

test('with a platform, pages show what each stage holds, which a run without it keeps and no check compares', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const folder = repository(FILES)
  const options = optionsFor(folder, platform.url, { platform: 'seven-bridges', reportExports: false })
  await run(folder)
  const without = pageIn(folder, 'a.md')
  await promote({ ...options, stage: 'dev' }, listening())
  expect(await run(folder, { platform: 'seven-bridges' }, platform.url)).toMatchObject({ exitCode: 0 })
  const page = pageIn(folder, 'a.md')
  expect(page.startsWith(without)).toBe(true)
  expect(page).toMatch(
    /<tr><td><code>dev<\/code><\/td><td><code>acme\/dev\/a<\/code><\/td><td>0<\/td><td>[\d-]+T[\d:.]+Z<\/td>/,
  )
  expect(page).toMatch(/<code>acme\/release\/a<\/code><\/td><td><\/td><td>not installed<\/td>/)

  await promote({ ...options, stage: 'release' }, listening())
  expect(await run(folder, { check: true }, platform.url)).toMatchObject({ exitCode: 0 })
  expect(await run(folder)).toMatchObject({ exitCode: 0 })
  expect(pageIn(folder, 'a.md')).toBe(page)
})

describe('pages are refused', () => {
  test('where a file of somebody else would be overwritten', async () => {
    const folder = repository({ ...FILES, 'docs/README.md': '# Our docs\n' })
    expect(await run(folder, { out: 'docs' })).toMatchObject({
      exitCode: 2,
      failure: { message: 'docs/README.md was not written by `pages`, and is not overwritten' },
    })
    expect(readdirSync(join(folder, 'docs'))).toEqual(['README.md'])
  })

  test('outside of the working directory', async () => {
    expect(await run(repository(FILES), { out: '../elsewhere' })).toMatchObject({ exitCode: 2 })
  })

  test('if an app has errors, with the first one', async () => {
    const report = await run(repository({ ...FILES, 'apps/bad.cwl': `${tool('bad')}foo: 1\n` }))
    expect(report).toMatchObject({
      exitCode: 3,
      failure: { message: expect.stringMatching(/^apps\/bad\.cwl cannot be packed: apps\/bad\.cwl:8:1: /) },
    })
  })

  test('without a configuration', async () => {
    expect(await run(repository({ 'a.cwl': tool('a') }))).toMatchObject({
      exitCode: 2,
      failure: { message: 'there is no configuration, which names the apps' },
    })
  })

  test('if the platform cannot be asked, although it is named', async () => {
    const folder = repository(FILES)
    expect(await run(folder, {}, 'http://127.0.0.1:1')).toMatchObject({ failure: { code: 'unreachable' } })
    expect(existsSync(join(folder, 'docs'))).toBe(false)
  })
})
