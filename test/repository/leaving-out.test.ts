import { symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { validate } from '../../src/commands/validate.ts'
import { linesOf, listening, MANIFEST, optionsFor, repository, tool } from '../commands/support.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'

const FILES = { 'tools/a.cwl': tool('a'), 'tools/b.cwl': tool('b'), 'tools/old/c.cwl': 'class: Nothing\n' }

async function validated(configuration: string | undefined, files?: readonly string[]) {
  const folder = repository({
    ...FILES,
    ...(configuration === undefined ? {} : { 'cwl-promote.yml': `version: 1\n${configuration}` }),
  })
  const report = await validate(optionsFor(folder, undefined, files === undefined ? {} : { files }), listening())
  return {
    paths: report.documents.map(({ path }) => path),
    notices: report.notices,
    exitCode: report.exitCode,
    message: report.failure?.message,
  }
}

describe('a pattern with a leading !', () => {
  test.each([
    [
      ['tools', '!tools/old'],
      ['tools/a.cwl', 'tools/b.cwl'],
    ],
    [
      ['!tools/old/**', 'tools'],
      ['tools/a.cwl', 'tools/b.cwl'],
    ],
    [['!tools/old', '!tools/b.cwl'], ['tools/a.cwl']],
    [['tools/!(b).cwl'], ['tools/a.cwl']],
  ])('leaves out what it matches: %j', async (files, paths) => {
    expect(await validated(undefined, files)).toMatchObject({ paths, exitCode: 0 })
  })

  test('gives a notice if it leaves out nothing', async () => {
    expect(await validated(undefined, ['tools/*.cwl', '!tools/old', '!nowhere/**'])).toMatchObject({
      paths: ['tools/a.cwl', 'tools/b.cwl'],
      notices: [
        '"!tools/old" leaves out nothing.',
        '"!nowhere/**" leaves out nothing.',
        expect.stringContaining('1 other CWL file'),
      ],
    })
  })

  test('is an error if it leaves out everything', async () => {
    expect(await validated(undefined, ['tools', '!tools'])).toMatchObject({
      exitCode: 2,
      message: '!tools leaves out every document',
    })
  })

  test('is an error if it leaves the repository', async () => {
    const folder = repository(FILES)
    symlinkSync(temporaryFolder(), join(folder, 'up'))
    expect(await runCli(['validate', 'tools', '!up/**'], { cwd: folder })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('leaves the repository'),
    })
  })

  test('is an error without other patterns', async () => {
    const platform = await startPlatform()
    const folder = repository(FILES)
    const options = optionsFor(folder, platform.url, { project: 'acme/x' })
    expect(await plan({ ...options, files: ['!tools/old'] }, listening())).toMatchObject({
      exitCode: 2,
      failure: { message: '`files` only leaves documents out, and names none' },
    })
    expect(linesOf(await plan({ ...options, files: ['tools', '!tools/old'] }, listening()))).toEqual([
      'a create',
      'b create',
    ])
  })
})

describe('`ignore` of the configuration', () => {
  test('leaves files out of folders and globs, but not files that are named by path', async () => {
    const paths = ['tools/a.cwl', 'tools/b.cwl']
    expect(await validated('ignore: [tools/old]\n')).toMatchObject({
      paths,
      notices: ['1 CWL file was not checked because of `ignore`. To check one, name it by its path.'],
      exitCode: 0,
    })
    expect(await validated("ignore: ['**/c.cwl']\n", ['tools/**/*.cwl'])).toMatchObject({ paths, exitCode: 0 })
    expect(await validated('ignore: [tools/old]\n', ['tools/old/c.cwl'])).toMatchObject({ exitCode: 3 })
  })

  test('gives a notice if it leaves out nothing, and an error if it leaves out everything', async () => {
    expect(await validated('ignore: [nowhere, tools/old]\n')).toMatchObject({
      notices: ['"nowhere" under `ignore` in cwl-promote.yml leaves out nothing.', expect.any(String)],
    })
    expect(await validated('ignore: [tools]\n')).toMatchObject({
      exitCode: 2,
      message: '`ignore` leaves out everything at "."',
    })
  })

  test('applies to the rows of apps', async () => {
    const platform = await startPlatform()
    const folder = repository({
      ...FILES,
      'cwl-promote.yml': `${MANIFEST.replace(/apps:[^]*/, '')}apps: [{path: tools}]\nignore: [tools/old, tools/b.cwl]\n`,
    })
    expect(linesOf(await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening()))).toEqual(['a create'])
  })
})

test('a working directory with backslashes gives the same advice as a file', async () => {
  const cwd = repository(FILES)
  for (const argv of [
    ['validate', '--working-directory', String.raw`tools\old`],
    ['validate', String.raw`tools\a.cwl`],
  ])
    expect(await runCli(argv, { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Write paths with forward slashes'),
    })
})
