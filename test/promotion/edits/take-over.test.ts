import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { init } from '../../../src/commands/init.ts'
import { plan } from '../../../src/commands/plan.ts'
import { pull } from '../../../src/commands/pull.ts'
import { status } from '../../../src/commands/status.ts'
import { stringifyJson, type JsonObject } from '../../../src/json/index.ts'
import { parseAddress } from '../../../src/platform/address.ts'
import { DIALECT_NAMES } from '../../../src/platform/types.ts'
import { listening, optionsFor } from '../../commands/support.ts'
import { commit, committedRepository, git } from '../../support/git.ts'
import { startPlatform } from '../../support/local-platform.ts'

function toolOf(label: string, id?: string): JsonObject {
  return {
    ...(id === undefined ? {} : { id }),
    class: 'CommandLineTool',
    label,
    baseCommand: ['echo', label],
    inputs: [{ id: 'text', type: 'string', inputBinding: {} }],
    outputs: [],
  }
}

function workflowOf(label: string, runs: readonly JsonObject[]): JsonObject {
  return {
    class: 'Workflow',
    label,
    inputs: [{ id: 'text', type: 'string' }],
    outputs: [],
    requirements: runs.some((run) => run['class'] === 'Workflow') ? [{ class: 'SubworkflowFeatureRequirement' }] : [],
    steps: runs.map((run, index) => ({ id: `step_${index}`, in: [{ id: 'text', source: 'text' }], out: [], run })),
  }
}

const TOOLS = Array.from({ length: 20 }, (_, index) => `tool-${index}`)

/**
 * 40 apps: 26 tools, and 14 workflows that embed them, one more tool that is no app, and in two of them a workflow that
 * is one. As an editor leaves them: what is embedded has the id that it has in its project.
 */
function project(): ReadonlyMap<string, JsonObject> {
  const tools = [...TOOLS, 'con', 'aux', 'Sort', 'sort', 'steps', 'twin']
  const embedded = (name: string): JsonObject => toolOf(name, `acme/legacy/${name}/3`)
  const inner = workflowOf('flow-0', [embedded('tool-0'), embedded('tool-1')])
  const flows = Array.from({ length: 14 }, (_, index): [string, JsonObject] => [
    `flow-${index}`,
    index === 0
      ? inner
      : workflowOf(`flow-${index}`, [
          embedded(TOOLS[index] ?? ''),
          embedded(tools[20 + (index % 6)] ?? ''),
          toolOf('no app', 'common'),
          ...(index < 3 ? [inner] : []),
        ]),
  ])
  return new Map([...tools.map((name): [string, JsonObject] => [name, toolOf(name)]), ...flows])
}

test('a project without sources is taken over: files, configuration, and a plan that changes nothing', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const apps = project()
  expect(apps.size).toBe(40)
  for (const [name, app] of apps)
    platform.store.install(parseAddress(`acme/legacy/${name}`), stringifyJson({ cwlVersion: 'v1.2', ...app }))
  const folder = committedRepository({ 'README.md': 'new\n' })
  const options = optionsFor(folder, platform.url, { platform: 'seven-bridges', project: 'acme/legacy' })

  const pulled = await pull({ ...options, to: 'apps', force: false }, listening())
  expect(pulled).toMatchObject({ exitCode: 0, written: true })
  expect(pulled.apps.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 40 }, () => 'pulled'))
  commit(folder, {})
  const files = git(folder, 'ls-files', 'apps').split('\n')
  expect(files).toHaveLength(41)
  expect(files).toEqual(
    expect.arrayContaining([
      'apps/con_.cwl',
      'apps/aux_.cwl',
      'apps/Sort.cwl',
      'apps/sort_2.cwl',
      'apps/steps/common.cwl',
    ]),
  )
  const flow = readFileSync(join(folder, 'apps/flow-1.cwl'), 'utf8')
  expect(flow.match(/run: .*/g)).toEqual([
    'run: tool-1.cwl',
    'run: aux_.cwl',
    'run: steps/common.cwl',
    'run: flow-0.cwl',
  ])

  const written = await init(options, listening())
  expect(written).toMatchObject({ exitCode: 0, notices: [] })
  expect(written.text).toContain('platform: seven-bridges\n')
  const { project: _, ...staged } = options
  const planned = await plan({ ...staged, stage: 'dev' }, listening())
  expect(planned).toMatchObject({ exitCode: 0, result: 'unchanged', counts: { unchanged: 40 } })

  const shown = await status(
    { ...options, workingDirectory: committedRepository({ 'README.md': 'empty\n' }) },
    listening(),
  )
  expect(shown).toMatchObject({ exitCode: 0, counts: { unknown: 40 } })
  expect(shown.notices).toEqual([expect.stringContaining('The apps are listed')])
  expect(shown.apps.find(({ name }) => name === 'flow-3')).toMatchObject({
    stages: [{ target: 'acme/legacy/flow-3', revision: 0, state: 'unknown' }],
  })
})

test.each(DIALECT_NAMES)(
  'the platform %s lists the apps of a project, or the message names the way',
  async (dialect) => {
    const platform = await startPlatform({ dialect })
    platform.store.install(parseAddress('acme/legacy/a'), stringifyJson({ cwlVersion: 'v1.2', ...toolOf('a') }))
    const folder = committedRepository({ 'README.md': 'new\n' })
    const options = optionsFor(folder, platform.url, { platform: dialect, project: 'acme/legacy' })
    const found =
      dialect === 'seven-bridges'
        ? { exitCode: 0, apps: [{ name: 'a' }] }
        : {
            exitCode: 2,
            failure: {
              message: 'the dialect documented cannot list the apps of a project',
              fix: 'Name them with the input `apps`.',
            },
          }
    expect(await pull({ ...options, to: 'apps', force: false, dryRun: true }, listening())).toMatchObject(found)
    expect(await status(options, listening())).toMatchObject(found)
    const named = { ...options, apps: ['a'] }
    expect(await status(named, listening())).toMatchObject({ exitCode: 0, apps: [{ name: 'a' }] })
    expect(await pull({ ...named, to: 'apps', force: false }, listening())).toMatchObject({
      exitCode: 0,
      written: true,
    })
  },
)
