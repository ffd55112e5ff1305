import { expect, test } from '@jest/globals'

import { doctor } from '../../src/commands/doctor.ts'
import { pack } from '../../src/commands/pack.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { validate } from '../../src/commands/validate.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform } from '../support/local-platform.ts'
import { linesOf, listening, optionsFor, repository, tool, workflow } from './support.ts'

const GRAPH = dedent`
  cwlVersion: v1.2
  $graph:
    - { class: CommandLineTool, id: one, inputs: [], outputs: [], baseCommand: a }
    - { class: CommandLineTool, id: two, inputs: [], outputs: [], baseCommand: b }
`

const MANIFEST = dedent`
  version: 1
  stages: { dev: { project: acme/dev } }
  apps:
    - path: "w#1.cwl"
    - path: "w#2.cwl#two"
    - path: "*.cwl"
      except: ["w#2.cwl"]
      name: "{stem}-all"
`

const FILES = { 'w#1.cwl': workflow('a.cwl'), 'w#2.cwl': GRAPH, 'a.cwl': tool('a'), 'cwl-promote.yml': MANIFEST }

const linkTo = (file: string): string => `https://github.example/${encodeURIComponent(file)}`

test('every command accepts a file with a number sign in its name, and a process of it', async () => {
  const platform = await startPlatform()
  const options = optionsFor(repository(FILES), platform.url)
  expect(await validate({ ...options, files: ['w#2.cwl#two', 'w#1.cwl'] }, listening())).toMatchObject({
    exitCode: 0,
    documents: [{ path: 'w#1.cwl' }, { path: 'w#2.cwl#two' }],
  })
  expect(await pack({ ...options, file: 'w#2.cwl#two' }, listening())).toMatchObject({
    exitCode: 0,
    packed: expect.stringContaining('"id":"two"'),
  })
  const report = await promote(options, listening())
  expect(linesOf(report)).toEqual([
    'w#1 create → created',
    'two create → created',
    'a-all create → created',
    'w#1-all create → created',
  ])
  const page = toMarkdown(report, { linkTo })
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual(
    expect.arrayContaining([linkTo('w#1.cwl'), linkTo('w#2.cwl')]),
  )
  expect(
    (await doctor({ ...options, environment: {} }, listening())).findings.find(({ check }) => check === 'configuration')
      ?.message,
  ).toContain('4 apps in 3 files')
  expect(await pull({ ...options, force: false }, listening())).toMatchObject({
    exitCode: 0,
    apps: Array.from({ length: 4 }, () => ({ outcome: 'unchanged' })),
  })
})

test('also without a configuration', async () => {
  const platform = await startPlatform()
  const report = await promote(
    optionsFor(repository(FILES), platform.url, {
      project: 'acme/x',
      files: ['w#1.cwl', 'w#2.cwl#two', 'w#*.cwl'],
      dryRun: true,
    }),
    listening(),
  )
  expect(report.apps.map(({ name, source, sourceFile }) => [name, source, sourceFile])).toEqual([
    ['w#1', 'w#1.cwl', undefined],
    ['w#2', 'w#2.cwl', undefined],
    ['two', 'w#2.cwl#two', 'w#2.cwl'],
  ])
})
