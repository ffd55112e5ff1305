import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { COMMANDS } from '../../src/options/command-table.ts'
import { committedRepository } from '../support/git.ts'
import { HOSTILE } from '../support/hostile.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { exampleRepository, repositoryOf, smallRepository, toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'

const FILE = ['--markdown', 'page.md']

function pageIn(folder: string): string {
  return readFileSync(join(folder, 'page.md'), 'utf8')
}

describe('a summary as Markdown', () => {
  test('is what the action writes as job summary', async () => {
    const cwd = committedRepository({ 'a.cwl': `${toolText('a')}foo: 1\n` })
    expect(await runCli(['validate', ...FILE], { cwd, isProgram: true })).toMatchObject({ code: 3 })
    const action = await runAction({ workspace: cwd, inputs: { command: 'validate' }, env: { GITHUB_SERVER_URL: '' } })
    expect(pageIn(cwd)).toBe(action.summary)
  })

  test('is written by every command', async () => {
    const cwd = exampleRepository()
    const platform = await startPlatform()
    const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
    const arguments_: Readonly<Record<(typeof COMMANDS)[number], readonly string[]>> = {
      validate: [],
      pack: ['workflows/rnaseq.cwl'],
      plan: ['--stage', 'dev'],
      promote: ['--stage', 'dev', '--record', 'record.json'],
      rollback: ['--record', 'record.json', '--dry-run'],
      'merge-records': ['record.json', '--new-record', 'all.json'],
      pull: ['--stage', 'dev'],
      status: [],
      diff: ['workflows/rnaseq.cwl', 'tools/multiqc.cwl'],
      pages: [],
      graph: ['workflows/rnaseq.cwl'],
      images: [],
      exports: [],
      doctor: [],
      test: ['--stage', 'dev'],
    }
    for (const command of COMMANDS) {
      writeFileSync(join(cwd, 'page.md'), '')
      const run = await runCli([command, ...arguments_[command], ...FILE, '--json'], { cwd, env })
      expect([command, run.stderr, pageIn(cwd)]).toEqual([
        command,
        expect.not.stringContaining('markdown'),
        expect.stringMatching(/^<h2>[^\n]+<\/h2>\n/),
      ])
    }
  })

  test('has the reason of a failure, with flags in place of inputs', async () => {
    const cwd = smallRepository()
    expect(await runCli(['plan', ...FILE], { cwd, env: { CWL_PROMOTE_TOKEN: TOKEN } })).toMatchObject({ code: 2 })
    expect(pageIn(cwd)).toMatch(/❌ .*<code>--stage<\/code>/)
  })

  // GitLab runs a line such as `/close` of a note outside of code and HTML (gitlabhq/gitlabhq, lib/gitlab/quick_actions/extractor.rb).
  test('has no line that GitLab reads as a quick action', async () => {
    const actions = ['/close', '\n/close\n', '</code>\n/close\n', '`\n/close\n`', ...HOSTILE].filter((text) =>
      text.isWellFormed(),
    )
    const cwd = repositoryOf({
      'a.cwl': `${toolText('a')}${actions.map((text, index) => `${JSON.stringify(`${text}${index}`)}: 1\n`).join('')}`,
    })
    expect(await runCli(['validate', ...FILE], { cwd })).toMatchObject({ code: 3 })
    expect(pageIn(cwd)).toContain('/close')
    expect(
      pageIn(cwd)
        .split('\n')
        .filter((line) => line.startsWith('/')),
    ).toEqual([])
  })
})

describe('the file of a summary', () => {
  test('is refused before the run if another file would be lost', async () => {
    const cwd = repositoryOf({ 'a.cwl': toolText('a'), 'page.md': '# Pipelines\n' })
    expect(await runCli(['validate', ...FILE], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        '✗ `markdown`: page.md cannot be written: another file is there, which would be lost\n  Name another file.\n',
    })
    expect(pageIn(cwd)).toBe('# Pipelines\n')
    expect(await runCli(['validate', '--sarif', 'x', '--markdown', 'x'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('`sarif` and `markdown` name one file, x'),
    })
    expect(existsSync(join(cwd, 'x'))).toBe(false)
    expect(await runCli(['validate', '--working-directory', 'none', ...FILE], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no folder none'),
    })
    expect(existsSync(join(cwd, 'none'))).toBe(false)
  })

  test('does not replace what the run wrote, and the report is shown', async () => {
    const cwd = smallRepository()
    const platform = await startPlatform()
    const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
    const run = await runCli(['promote', '--stage', 'dev', '--record', 'page.md', ...FILE], { cwd, env })
    expect(run).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('1 created'),
      stderr: expect.stringContaining('✗ `markdown`: page.md cannot be written: another file is there'),
    })
    expect(pageIn(cwd)).toContain('"cwl-promote record"')
  })
})
