import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { writeFiles } from '../support/files.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

/** A name that a glob of many stars matches in as many ways as there are choices of places in it. */
const LONG = `${'a'.repeat(120)}.cwl`

test('a glob with very many possible matches ends, as an argument and in the configuration', async () => {
  const workspace = repositoryOf({ [`apps/${LONG}`]: toolText('a') })
  const costly = `apps/${'*a{,aa}+(a)'.repeat(15)}*.cwl`
  expect(await runCli(['validate', costly], { cwd: workspace })).toMatchObject({ code: 0 })
  writeFileSync(
    join(workspace, 'cwl-promote.yml'),
    dedent`
      version: 1
      stages: {dev: {project: acme/x}}
      checks: {paths: [{path: "${costly}", levels: {no-doc: off}}]}
      apps: [{path: "${costly}"}]
    `,
  )
  expect(await runCli(['validate'], { cwd: workspace })).toMatchObject({ code: 0 })
})

test('a glob that is too long or complex is refused, as an argument and at its line', async () => {
  const workspace = repositoryOf({
    'a.cwl': toolText('a'),
    'cwl-promote.yml': dedent`
      version: 1
      stages: {dev: {project: acme/x, rules: {branches: ["!(a!(b))"]}}}
      apps:
        - path: a.cwl
          except: ["${'*'.repeat(5000)}"]
    `,
  })
  const given = await runCli(['validate', '{a,'.repeat(2000)], { cwd: workspace })
  expect([given.code, given.stdout]).toEqual([2, ''])
  expect(given.stderr).toMatch(/has more than 4096 characters/)
  const { code, stderr } = await runCli(['plan'], {
    cwd: workspace,
    env: { CWL_PROMOTE_BASE_URL: 'http://127.0.0.1:9', CWL_PROMOTE_TOKEN: 'x' },
  })
  expect(code).toBe(2)
  expect(stderr).toMatch(/cwl-promote\.yml:2:\d+: the glob "!\(a!\(b\)\)"\s+has\s+`!\(…\)`\s+within/)
  expect(stderr).toMatch(/cwl-promote\.yml:5:\d+: the glob\s+"\*\*/)
})

/** A repository with links out of it, and a folder outside whose names nobody must learn. */
function repositoryWithLinks(): string {
  const outside = temporaryFolder()
  writeFiles(outside, { 'etc/secret-name.cwl': toolText('s'), 'etc/deep/secret-name.cwl': toolText('s') })
  const workspace = join(outside, 'repository')
  writeFiles(workspace, { 'a.cwl': toolText('a'), 'in/b.cwl': toolText('b') })
  symlinkSync(outside, join(workspace, 'up'))
  symlinkSync(join(outside, 'etc'), join(workspace, 'in', 'etc'))
  return workspace
}

test.each([
  'up/etc/**',
  'up/etc/*.cwl',
  'up/etc',
  'up/*/*',
  'in/etc/deep/**',
  String.raw`\.\./etc/**`,
  '[.][.]/etc/*',
  '{..,in}/etc/**',
  '@(..)/etc/*.cwl',
  'u[p]/etc/*',
  '**/etc/**',
  'in/./etc/**',
  'in/../up/etc/*',
])('%s lists nothing outside of the repository', async (pattern) => {
  const workspace = repositoryWithLinks()
  const asArgument = await runCli(['validate', pattern], { cwd: workspace })
  writeFileSync(
    join(workspace, 'cwl-promote.yml'),
    `version: 1\nstages: {dev: {project: acme/x}}\napps: [{path: ${JSON.stringify(pattern)}}]\n`,
  )
  const asApp = await runCli(['validate'], { cwd: workspace })
  for (const { code, stdout, stderr } of [asArgument, asApp]) {
    expect(code).toBeGreaterThan(1)
    expect(stdout + stderr).not.toContain('secret-name')
  }
})

test('a glob finds files behind a link inside the repository', async () => {
  const workspace = repositoryWithLinks()
  symlinkSync('in', join(workspace, 'inner'))
  const { code, stdout } = await runCli(['validate', 'inner/*.cwl', '--json'], { cwd: workspace })
  expect([code, stdout]).toEqual([0, expect.stringContaining('inner/b.cwl')])
})

test('a plain glob finds a file with a long name', async () => {
  const run = await runCli(['validate', 'apps/*a*.cwl'], { cwd: repositoryOf({ [`apps/${LONG}`]: toolText('a') }) })
  expect([run.code, run.stderr]).toEqual([0, expect.not.stringContaining('✗')])
})

test('a default folder behind a link out of the repository does not end the run', async () => {
  const workspace = repositoryWithLinks()
  writeFiles(workspace, {
    'd.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      baseCommand: x
      inputs: {d: {type: Directory, default: {class: Directory, location: "up/[etc]"}}}
      outputs: {}
    `,
  })
  const { code, stdout, stderr } = await runCli(['validate', 'd.cwl'], { cwd: workspace })
  expect(code).toBeLessThan(4)
  expect(stdout + stderr).not.toMatch(/unexpected|secret-name/)
})
