import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

/** A name that a glob of many stars is held against in as many ways as there are choices of places in it. */
const LONG = `${'a'.repeat(120)}.cwl`

test('a glob that would be matched for ever is refused at once, as an input and at its place in the configuration', async () => {
  const workspace = repositoryOf({ [`apps/${LONG}`]: toolText('a') })
  const costly = `apps/${'*a'.repeat(30)}b.cwl`
  const given = await runCli(['validate', costly], { cwd: workspace })
  expect(given).toMatchObject({ code: 2, stdout: '' })
  expect(given.stderr).toMatch(/`files`: the glob "apps\/(?:\*a)+b\.cwl" has more than 5 stars for\s+one name/)

  writeFileSync(
    join(workspace, 'cwl-promote.yml'),
    dedent`
      version: 1
      stages: {dev: {project: acme/x, rules: {branches: ["+(*a)b"]}}}
      apps:
        - path: apps
          except: ["${costly}"]
    `,
  )
  const { code, stdout, stderr } = await runCli(['plan'], {
    cwd: workspace,
    env: { CWL_PROMOTE_BASE_URL: 'http://127.0.0.1:9', CWL_PROMOTE_TOKEN: 'x' },
  })
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/cwl-promote\.yml:2:\d+: the glob "\+\(\*a\)b"\s+repeats\s+a\s+group/)
  expect(stderr).toMatch(/cwl-promote\.yml:5:\d+: the glob "apps\//)
})

test('a file whose long name a plain glob is for is found', async () => {
  const run = await runCli(['validate', 'apps/*a*.cwl'], { cwd: repositoryOf({ [`apps/${LONG}`]: toolText('a') }) })
  expect([run.code, run.stderr]).toEqual([0, expect.not.stringContaining('✗')])
})
