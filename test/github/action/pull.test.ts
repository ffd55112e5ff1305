import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { parseAddress } from '../../../src/platform/address.ts'
import { dedent } from '../../support/dedent.ts'
import { commit, committedRepository, git } from '../../support/git.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { nightly } from '../../support/nightly.ts'
import { ENTRIES } from '../../support/programs.ts'
import { toolText } from '../../support/repository.ts'
import { runAction, type ActionRun } from '../../support/run-action.ts'

const MANIFEST = dedent`
  version: 1
  stages: { dev: { project: acme/dev } }
  apps: [{ path: apps }]
`

async function drifted(): Promise<{ readonly platform: LocalPlatform; readonly workspace: string }> {
  const platform = await startPlatform()
  const workspace = committedRepository({
    'cwl-promote.yml': MANIFEST,
    'apps/a.cwl': toolText('a'),
    'apps/b.cwl': toolText('b'),
  })
  await run(platform, workspace, { command: 'promote', 'report-exports': 'false' })
  const address = parseAddress('acme/dev/b')
  platform.store.install(
    address,
    (platform.store.latest(address)?.text ?? '').replace('"label":"b"', '"label":"b, mended in haste"'),
  )
  return { platform, workspace }
}

async function run(
  platform: LocalPlatform,
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  entry?: string,
): Promise<ActionRun> {
  return runAction({
    workspace,
    entry,
    inputs: { command: 'pull', stage: 'dev', 'base-url': platform.url, token: TOKEN, ...inputs },
  })
}

test.each(ENTRIES)(
  'installed apps are written into the checkout by %s and listed in outputs and summary',
  async (_, entry) => {
    const { platform, workspace } = await drifted()
    const pulled = await run(platform, workspace, {}, entry)
    expect([
      pulled.code,
      pulled.stderr,
      pulled.outputs['result'],
      pulled.outputs['unchanged'],
      pulled.outputs['installed'],
    ]).toEqual([0, '', 'pulled', '1', 'false'])
    expect(JSON.parse(pulled.outputs['apps'] ?? '')).toEqual([
      { name: 'a', target: 'acme/dev/a', outcome: 'unchanged', digest: expect.stringMatching(/^sha256:/), files: [] },
      {
        name: 'b',
        target: 'acme/dev/b',
        outcome: 'pulled',
        digest: expect.stringMatching(/^sha256:/),
        files: ['apps/b.cwl'],
      },
    ])
    expect(pulled.summary).toContain('<h2>Pull from <code>acme/dev</code>, stage <code>dev</code> on 127.0.0.1:')
    expect(pulled.summary).toContain('1 app of 2 has changes that git does not have; 1 file written.')
    expect(pulled.summary).toContain('<code>apps/b.cwl</code>')
    expect(pulled.stdout).toContain('pulled     acme/dev/b → apps/b.cwl')
    expect([
      git(workspace, 'status', '--porcelain'),
      readFileSync(join(workspace, 'apps/b.cwl'), 'utf8').includes('mended in haste'),
    ]).toEqual(['M apps/b.cwl', true])
    const again = await run(platform, workspace, {}, entry)
    expect([again.code, again.outputs['result'], again.summary.includes('2 apps looked at, none to pull.')]).toEqual([
      0,
      'unchanged',
      true,
    ])
  },
  60_000,
)

nightly('an app without a file is written into a folder, and one app can get another name', async () => {
  const { platform, workspace } = await drifted()
  platform.store.install(parseAddress('acme/dev/new'), platform.store.latest(parseAddress('acme/dev/a'))?.text ?? '')
  const pulled = await run(platform, workspace, { apps: 'new', to: 'more' })
  expect([pulled.code, pulled.outputs['result'], git(workspace, 'status', '--porcelain')]).toEqual([
    0,
    'pulled',
    '?? more/',
  ])
  const named = { stage: '', project: 'acme/other', files: 'more/new.cwl', name: 'renamed' }
  const planned = await run(platform, workspace, { ...named, command: 'plan' })
  expect([planned.code, planned.summary.includes('renamed')]).toEqual([0, true])
})

test('when one app cannot be pulled, the others are written and the step fails', async () => {
  const { platform, workspace } = await drifted()
  const address = parseAddress('acme/dev/a')
  platform.store.install(address, '{"class":"nothing that CWL knows"}')
  const pulled = await run(platform, workspace)
  expect([
    pulled.code,
    pulled.outputs['result'],
    pulled.outputs['unknown-count'],
    git(workspace, 'status', '--porcelain'),
  ]).toEqual([5, 'pulled', '1', 'M apps/b.cwl'])
  commit(workspace, {})
  const again = await run(platform, workspace)
  expect([again.code, again.outputs['result']]).toEqual([5, 'failed'])
})

test('on an event that may have code from a fork, the token is not used', async () => {
  const { platform, workspace } = await drifted()
  const before = platform.store.countRequests()
  const refused = await runAction({
    workspace,
    inputs: { command: 'pull', stage: 'dev', 'base-url': platform.url, token: TOKEN },
    env: { GITHUB_EVENT_NAME: 'pull_request_target' },
    event: { repository: { id: 1 }, pull_request: { head: { repo: { id: 2 } } } },
  })
  expect([refused.code, refused.outputs['result'], platform.store.countRequests()]).toEqual([4, 'refused', before])
})
