import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { committedRepository } from '../support/git.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const BROKEN = dedent`
  ${toolText('a')}requirements:
    DockerRequirement: {dockerPul: debian}
`

describe('validate in a terminal', () => {
  test('shows the line of a problem with a caret, without colours in a pipe', async () => {
    const run = await runCli(['validate', 'a.cwl'], { cwd: repositoryOf({ 'a.cwl': BROKEN }) })
    expect(run.code).toBe(3)
    expect(run.stdout).toMatch(
      /^a\.cwl:9:23: error: .*\n {3}9 \| {3}DockerRequirement: \{dockerPul: debian\}\n {5}\| {23}\^\n {4}Did you mean "dockerPull"\?\n/m,
    )
    expect(run.stdout).not.toContain('\u001B')
    expect(run.stderr).toBe('✗ 1 document is invalid, with 1 error\n')
  })

  test('has colours if they are forced', async () => {
    const run = await runCli(['validate'], { cwd: repositoryOf({ 'a.cwl': BROKEN }), env: { FORCE_COLOR: '1' } })
    expect(run.stdout).toContain('\u001B[31m^\u001B[39m')
  })

  test('reads a folder with a line end in its name', async () => {
    const cwd = repositoryOf({ 'a.cwl': toolText('a'), 'b\u2028\nc/b.cwl': BROKEN })
    expect(await runCli(['validate'], { cwd })).toMatchObject({ code: 3, stdout: expect.stringContaining('b.cwl') })
  })

  describe('refuses an unreadable folder', () => {
    test('without read permission', async () => {
      const cwd = repositoryOf({ 'a.cwl': toolText('a'), 'closed/b.cwl': BROKEN })
      chmodSync(cwd, 0o755)
      chmodSync(join(cwd, 'closed'), 0)
      const options = { cwd, unprivileged: true }
      try {
        expect(await runCli(['validate'], options)).toEqual({
          code: 2,
          stdout: '',
          stderr: dedent`
            ✗ the folder closed cannot be read: permission denied
              What is in it would not be seen. Let this user read it, or name the files next to it.
          `,
        })
        expect((await runCli(['validate', 'a.cwl'], options)).code).toBe(0)
      } finally {
        chmodSync(join(cwd, 'closed'), 0o755)
      }
    })

    test('with a name that is not UTF-8', async () => {
      const cwd = repositoryOf({ 'a.cwl': toolText('a') })
      mkdirSync(Buffer.concat([Buffer.from(`${cwd}/b`), Buffer.from([0xff])]))
      expect(await runCli(['validate'], { cwd })).toEqual({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(/^✗ the name of the folder b\uFFFD is not UTF-8, /),
      })
    })
  })

  test('escapes control characters', async () => {
    const run = await runCli(['validate'], {
      cwd: repositoryOf({ 'a.cwl': `${toolText('a')}"\u202Ebad": 1 # \u200B\n` }),
    })
    expect(run.stdout).toContain(String.raw`   8 | "\u202ebad": 1 # \u200b`)
    expect(run.stdout).not.toContain('\u202E')
  })

  test('writes a SARIF log with paths from the root of the repository', async () => {
    const folder = committedRepository({ 'part/a.cwl': BROKEN, 'README.md': 'x' })
    const run = await runCli(['validate', '--working-directory', 'part', '--sarif', 'out/log.sarif', '--json'], {
      cwd: folder,
    })
    expect(run.code).toBe(3)
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: false, problems: [{ file: 'a.cwl' }] })
    const log: unknown = JSON.parse(readFileSync(join(folder, 'part/out/log.sarif'), 'utf8'))
    expect(log).toMatchObject({
      runs: [
        {
          results: [
            {
              locations: [{ physicalLocation: { artifactLocation: { uri: 'part/a.cwl' } } }],
            },
          ],
        },
      ],
    })
  })

  test('names the file behind a link in a SARIF log', async () => {
    const folder = repositoryOf({ 'real/a.cwl': BROKEN })
    symlinkSync('real/a.cwl', join(folder, 'link.cwl'))
    await runCli(['validate', 'link.cwl', '--sarif', 'log.sarif'], { cwd: folder })
    expect(JSON.parse(readFileSync(join(folder, 'log.sarif'), 'utf8'))).toMatchObject({
      runs: [{ results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: 'real/a.cwl' } } }] }] }],
    })
  })

  test('writes a SARIF log without results, but none after a usage error', async () => {
    const folder = repositoryOf({ 'a.cwl': toolText('a') })
    expect((await runCli(['validate', '--sarif', 'good.sarif'], { cwd: folder })).code).toBe(0)
    expect(JSON.parse(readFileSync(join(folder, 'good.sarif'), 'utf8'))).toMatchObject({ runs: [{ results: [] }] })
    expect((await runCli(['validate', 'none.cwl', '--sarif', 'bad.sarif'], { cwd: folder })).code).toBe(2)
    expect(() => readFileSync(join(folder, 'bad.sarif'))).toThrow(/ENOENT/)
  })

  test('accepts existing problems, and reports the next one', async () => {
    const folder = repositoryOf({ 'a.cwl': BROKEN })
    const written = await runCli(['validate', '--write-baseline', 'known.json'], { cwd: folder })
    expect([written.code, written.stdout]).toEqual([
      0,
      dedent`
        ✓ 1 document has no new error
        note: known.json accepts the one problem of today.
      `,
    ])
    const again = await runCli(['validate', '--baseline', 'known.json'], { cwd: folder })
    expect([again.code, again.stdout]).toEqual([
      0,
      dedent`
        ✓ 1 document has no new error
        note: 1 known problem is accepted by known.json.
      `,
    ])
  })

  test('reports that no document changed', async () => {
    const run = await runCli(['validate', '--changed-since', 'HEAD'], {
      cwd: committedRepository({ 'a.cwl': toolText('a') }),
    })
    expect([run.code, run.stdout]).toEqual([
      0,
      dedent`
        ✓ there is no document to validate
        note: 1 of 1 document uses no file that changed since HEAD, and is left out.
      `,
    ])
  })

  test('pack prints lines of problems on standard error, next to the description', async () => {
    const folder = repositoryOf({
      'a.cwl': `${toolText('a')}hints: {DockerRequirement: {dockerPull: debian}}\n`,
      'b.cwl': BROKEN,
    })
    const good = await runCli(['pack', 'a.cwl'], { cwd: folder })
    expect(good.code).toBe(0)
    expect(JSON.parse(good.stdout)).toMatchObject({ class: 'CommandLineTool' })
    expect(good.stderr).toContain('   8 | hints: {DockerRequirement: {dockerPull: debian}}\n')
    const bad = await runCli(['pack', 'b.cwl'], { cwd: folder })
    expect(bad.code).toBe(3)
    expect(bad.stderr).toContain('     |                       ^\n')
  })
})

test.each([
  ['a.wdl', 'WDL'],
  ['b.nf', 'Nextflow'],
  ['Snakefile', 'Snakemake'],
])('%s is reported with its language', async (file, language) => {
  const cwd = repositoryOf({ [file]: 'workflow {}\n' })
  const { code, stdout } = await runCli(['validate', file], { cwd })
  expect(code).toBe(3)
  expect(stdout).toContain(`this is a ${language} file, not CWL`)
})

test('a misspelt folder gets a suggestion', async () => {
  const { code, stderr } = await runCli(['validate', 'tols'], { cwd: repositoryOf({ 'tools/a.cwl': 'x' }) })
  expect(code).toBe(2)
  expect(stderr).toContain('Did you mean "tools"?')
})
