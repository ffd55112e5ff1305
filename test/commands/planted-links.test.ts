import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { committedRepository } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { daily, nightly } from '../support/nightly.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const FILES = {
  'apps/a.cwl': toolText('a'),
  'one.cwl-promote.yml': dedent`
    version: 1
    stages: {dev: {project: acme/dev}}
    apps: [{path: apps/a.cwl}]
  `,
}

const APPS = ['--files', 'apps', '--project', 'acme/x']

const PROMOTE = [...APPS, '--no-report-exports']

/** Every file that a run writes, and the command that writes it at a path of the repository. */
const OUTPUTS: Readonly<Record<string, (path: string, record: string) => readonly string[]>> = {
  sarif: (path) => ['validate', 'apps', '--sarif', path],
  codequality: (path) => ['validate', 'apps', '--codequality', path],
  markdown: (path) => ['validate', 'apps', '--markdown', path],
  baseline: (path) => ['validate', 'apps', '--write-baseline', path],
  output: (path) => ['pack', 'apps/a.cwl', '--output', path],
  out: (path) => ['plan', ...APPS, '--out', path],
  record: (path) => ['promote', ...PROMOTE, '--record', path],
  subjects: (path) => ['promote', ...PROMOTE, '--subjects', path],
  'state-file': (path) => ['exports', '--state-file', path],
  'record of a rollback': (path, record) => ['rollback', '--record', record, '--new-record', path],
  'merged record': (path, record) => ['merge-records', record, '--new-record', path],
}

const PATH = 'one/two/three/file.json'

/** The folders of a path, and the path. */
const LEVELS = PATH.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))

const CASES = Object.keys(OUTPUTS).flatMap((name) => LEVELS.map((level) => [name, level] as const))

async function scene() {
  const platform = await startPlatform()
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  const record = join(temporaryFolder(), 'record.json')
  const source = repositoryOf({ 'apps/a.cwl': toolText('first') })
  expect((await runCli(['promote', ...PROMOTE, '--record', record], { cwd: source, env })).code).toBe(0)
  return { env, record, outside: temporaryFolder() }
}

/** A repository in which a link is planted at one place of a path; what it leads to is outside. */
function plant(level: string, outside: string): string {
  const cwd = committedRepository(FILES)
  mkdirSync(dirname(join(cwd, level)), { recursive: true })
  // The rest of the path is there, so that a link of a folder is all that is in the way.
  mkdirSync(join(outside, 'one/two/three'), { recursive: true })
  symlinkSync(level === PATH ? join(outside, 'file.json') : join(outside, level), join(cwd, level))
  return cwd
}

// By day each file has another level of its path as the link.
test.each(daily(CASES, (_, index) => Math.floor(index / LEVELS.length) % LEVELS.length === index % LEVELS.length))(
  'nothing is written outside of the repository as %s when %s is a link out of it',
  async (name, level) => {
    const { env, record, outside } = await scene()
    const cwd = plant(level, outside)
    if (level === PATH) writeFileSync(join(outside, 'file.json'), '')
    const before = globSync('**/*', { cwd: outside }).toSorted()
    const run = await runCli(OUTPUTS[name]?.(PATH, record) ?? [], { cwd, env })
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('link') })
    expect(globSync('**/*', { cwd: outside }).toSorted()).toEqual(before)
    if (level === PATH) expect(readFileSync(join(outside, 'file.json'), 'utf8')).toBe('')
  },
)

/** But for a baseline, which is for the repository alone, and the record of a rollback that has nothing to install. */
const ANYWHERE = Object.keys(OUTPUTS).filter((name) => !['baseline', 'record of a rollback'].includes(name))

test.each(ANYWHERE)('an absolute path, or one with `..`, is accepted for %s', async (name) => {
  for (const isAbsolute of [true, false]) {
    const { env, record, outside } = await scene()
    const cwd = plant('one', outside)
    const path = isAbsolute ? join(cwd, PATH) : relative(cwd, join(outside, PATH))
    expect(await runCli(OUTPUTS[name]?.(path, record) ?? [], { cwd, env })).toMatchObject({ code: 0 })
    expect(existsSync(join(outside, PATH))).toBe(true)
  }
})

nightly('an output folder may be a link to another folder of the repository', async () => {
  const cwd = committedRepository({ ...FILES, 'build/results/keep': '' })
  symlinkSync('build', join(cwd, 'out'))
  expect(await runCli(['validate', 'apps', '--sarif', 'out/results/x.sarif'], { cwd })).toMatchObject({ code: 0 })
  expect(existsSync(join(cwd, 'build/results/x.sarif'))).toBe(true)
})

test.each(['out', 'out/hooks'])('nothing is written into .git when %s is a link to it', async (level) => {
  const cwd = committedRepository(FILES)
  for (const folder of [dirname(join(cwd, level)), join(cwd, '.git', 'hooks')]) mkdirSync(folder, { recursive: true })
  symlinkSync(join(cwd, '.git', level === 'out' ? '' : 'hooks'), join(cwd, level))
  const run = await runCli(['validate', 'apps', '--sarif', 'out/hooks/x.sarif'], { cwd })
  expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('.git') })
})

test.each(daily(['apps', 'apps/deep', 'apps/deep/a.cwl', 'apps/deep/a'], (level) => level === 'apps/deep'))(
  'pull writes nothing outside of the repository when %s is a link',
  async (level) => {
    const platform = await startPlatform()
    const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
    const outside = temporaryFolder()
    const files = {
      'cwl-promote.yml': dedent`
        version: 1
        stages: {dev: {project: acme/dev}}
        apps: [{path: apps/deep/a.cwl}]
      `,
    }
    const source = committedRepository({ ...files, 'apps/deep/a.cwl': toolText('installed') })
    expect(await runCli(['promote', '--stage', 'dev', '--no-report-exports'], { cwd: source, env })).toMatchObject({
      code: 0,
    })
    const cwd = committedRepository(files)
    const text = toolText('of the repository')
    mkdirSync(join(outside, 'deep'))
    writeFileSync(join(outside, 'deep/a.cwl'), text)
    mkdirSync(dirname(join(cwd, level)), { recursive: true })
    symlinkSync(join(outside, level.replace(/^apps\/?/, '')), join(cwd, level))
    if (level === 'apps/deep/a') writeFileSync(join(cwd, 'apps/deep/a.cwl'), text)
    await runCli(['pull', '--stage', 'dev', '--force'], { cwd, env })
    expect(globSync('**/*', { cwd: outside }).toSorted()).toEqual(['deep', 'deep/a.cwl'])
    expect(readFileSync(join(outside, 'deep/a.cwl'), 'utf8')).toBe(text)
  },
)

nightly('init does not write through a link', async () => {
  const outside = temporaryFolder()
  const cwd = repositoryOf({ 'apps/a.cwl': toolText('a') })
  symlinkSync(join(outside, 'there.yml'), join(cwd, 'cwl-promote.yml'))
  expect((await runCli(['init'], { cwd })).code).toBe(2)
  expect(globSync('**/*', { cwd: outside })).toEqual([])
})

test.each([
  ['merge-records', 'up/*.json', '--new-record', 'new.json'],
  ['merge-records', 'up/record.json', '--new-record', 'new.json'],
  ['rollback', '--record', 'up/record.json'],
  ['plan', ...APPS, '--last-record', 'up/record.json'],
  ['promote', '--plan', 'up/record.json', '--no-report-exports'],
  ['exports', '--state-file', 'up/record.json'],
])('%s %s reads and lists nothing outside of the repository', async (...argv) => {
  const { env, outside } = await scene()
  writeFileSync(join(outside, 'record.json'), '{"secret": "canary"}')
  const cwd = committedRepository(FILES)
  symlinkSync(outside, join(cwd, 'up'))
  const { code, stdout, stderr } = await runCli(argv, { cwd, env })
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain('the symbolic link up leads out of the repository')
})
