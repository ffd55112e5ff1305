import { expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { parseAddress } from '../../../src/platform/address.ts'
import { dedent } from '../../support/dedent.ts'
import { writeFiles } from '../../support/files.ts'
import { commit, committedRepository } from '../../support/git.ts'
import { startPlatform, TOKEN } from '../../support/local-platform.ts'
import { toolText } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

interface Scene {
  readonly platform: LocalPlatform
  readonly workspace: string
  readonly run: (command: string, more?: Readonly<Record<string, string>>) => Promise<ActionRun>
}

/** An app that was promoted, then edited on the platform, and then changed in the repository. */
async function edited(rules: string, edit: (text: string) => string): Promise<Scene> {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const workspace = committedRepository({
    'a.cwl': toolText('a'),
    'cwl-promote.yml': dedent`
      version: 1
      stages: { dev: { project: acme/dev, rules: { ${rules} } } }
      apps: [{ path: a.cwl }]
    `,
  })
  const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN, platform: 'seven-bridges' }
  const run: Scene['run'] = async (command, more = {}) =>
    runAction({ workspace, inputs: { ...inputs, ...more, command }, env: { GITHUB_SHA: '' } })
  await run('promote')
  const address = parseAddress('acme/dev/a')
  const { text } = platform.store.latest(address) ?? { text: '' }
  platform.store.install(address, edit(text))
  commit(workspace, { 'a.cwl': toolText('better') })
  return { platform, workspace, run }
}

function byHand(text: string): string {
  return text.replace('says hello', 'by hand').replace(/(?<="sbg:revisionNotes":)"[^"]*"/, '""')
}

const EDITED = 'revision 1 was not installed by cwl-promote (by local-user, just now)'

test('an edit on the platform is shown before it is replaced, and how to keep it', async () => {
  const { run } = await edited('', byHand)
  const plan = await run('plan')
  expect([plan.code, plan.outputs['result']]).toEqual([0, 'planned'])
  expect(plan.summary).toContain('⚠️ 1 to update, 1 drifted. Nothing was installed.')
  expect(plan.summary).toContain(
    `${EDITED}: promoting replaces it. To keep it: <code>cwl-promote pull --stage dev</code>`,
  )
  expect(JSON.parse(plan.outputs['apps'] ?? '')).toMatchObject([{ drifted: true, breaking: false, revision: 1 }])
  const promoted = await run('promote')
  expect(JSON.parse(promoted.outputs['apps'] ?? '')).toMatchObject([{ drifted: true, revision: 2 }])
  expect(promoted.summary).toContain('⚠️ 1 updated, 1 change on the platform replaced.')
  expect(promoted.summary).toContain(`${EDITED}, and was replaced; to undo that: <code>cwl-promote rollback --record`)
  expect(promoted.stdout).toContain(EDITED)
  expect((await run('plan')).outputs['result']).toBe('unchanged')
})

test('with `drift: refuse` an edit on the platform is not replaced', async () => {
  const { run, platform } = await edited('drift: refuse', byHand)
  const refused = await run('promote')
  expect([
    refused.code,
    refused.outputs['result'],
    platform.store.latest(parseAddress('acme/dev/a'))?.revision,
  ]).toEqual([4, 'refused', 1])
  expect(refused.summary).toContain(`rule <code>drift</code>`)
})

test('apps without any note of this program are counted in one sentence', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  platform.store.install(parseAddress('acme/dev/a'), JSON.stringify({ class: 'CommandLineTool', cwlVersion: 'v1.2' }))
  const { summary } = await runAction({
    workspace: committedRepository({ 'a.cwl': toolText('a') }),
    inputs: {
      command: 'plan',
      files: 'a.cwl',
      project: 'acme/dev',
      'base-url': platform.url,
      token: TOKEN,
      platform: 'seven-bridges',
    },
  })
  expect(summary).toContain('⚠️ 1 to update. ')
  expect(summary).toContain('1 app to update was not installed by this version of cwl-promote')
  expect(summary).not.toContain('promoting replaces it')
})

test('a new layout is not drift, and the next promotion keeps it', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const tool = toolText('a').replace('inputs: {}', 'inputs: { x: string }')
  const workspace = committedRepository({ 'a.cwl': tool })
  const inputs = {
    files: 'a.cwl',
    project: 'acme/dev',
    'base-url': platform.url,
    token: TOKEN,
    platform: 'seven-bridges',
  }
  const result = async (command: string): Promise<string | undefined> =>
    (await runAction({ workspace, inputs: { ...inputs, command } })).outputs['result']
  await result('promote')
  const address = parseAddress('acme/dev/a')
  const moved = (platform.store.latest(address)?.text ?? '')
    .replace('"id":"x"', '"id":"x","sbg:x":12.5')
    .replace('{', '{"sbg:canvas_x":0,"sbg:canvas_y":-3,"sbg:canvas_zoom":0.65,')
  platform.store.install(address, moved.replace(/(?<="sbg:revisionNotes":)"[^"]*"/, '"moved"'))
  expect(await result('plan')).toBe('unchanged')
  writeFiles(workspace, { 'a.cwl': tool.replace('says hello', 'says hi') })
  expect(await result('promote')).toBe('promoted')
  const { text, revision } = platform.store.latest(address) ?? {}
  expect([revision, text?.includes('says hi'), text?.includes('"sbg:x":12.5')]).toEqual([2, true, true])
  expect(text).toContain('"sbg:canvas_zoom":0.65')
  expect(await result('plan')).toBe('unchanged')
})

test('`status` fails the step for drift if it is asked to, and never hides it', async () => {
  const { run } = await edited('', byHand)
  const status = await run('status')
  expect([status.code, status.outputs['result'], status.outputs['drifted']]).toEqual([0, 'drifted', '1'])
  expect(commandsOf(status, 'warning').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^1 app drifted: acme\/dev\/a\. /),
  ])
  const gate = await run('status', { 'exit-code': 'true', only: 'drifted,unreadable' })
  expect([gate.code, gate.outputs['result']]).toEqual([10, 'drifted'])
  expect(commandsOf(gate, 'error').map(({ message }) => message)).toEqual([expect.stringContaining('1 drifted')])
  expect((await run('status', { 'exit-code': 'true', only: 'absent' })).code).toBe(0)
  expect((await run('status', { only: 'drift' })).code).toBe(2)
})
