import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { GRAPH_FIELDS, ONE_WORKFLOW } from '../cwl/support/real-documents.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository } from '../support/git.ts'
import { startPlatform } from '../support/local-platform.ts'
import { linesOf, listening, MANIFEST, optionsFor } from './support.ts'

const TOOL = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
  requirements: {InlineJavascriptRequirement: {expressionLib: [var a = 1;]}}
  inputs:
    m: {type: [File, string], inputBinding: {prefix: --markers}}
    n: {type: ["null", {type: enum, name: n, symbols: [x, y]}], default: z}
  outputs: {o: stdout}
  baseCommand: [echo]
  stdout: out.txt
`

/** The same as other programs install it: types in lists in lists, and a requirement twice. */
const INSTALLED = JSON.stringify({
  cwlVersion: 'v1.0',
  class: 'CommandLineTool',
  requirements: [
    { class: 'InlineJavascriptRequirement' },
    { class: 'InlineJavascriptRequirement', expressionLib: ['var a = 1;'] },
  ],
  inputs: [
    { id: 'm', type: [['File', 'string']], inputBinding: { prefix: '--markers' } },
    { id: 'n', type: ['null', ['null', { type: 'enum', name: 'n', symbols: ['x', 'y'] }]], default: 'z' },
  ],
  outputs: [{ id: 'o', type: 'stdout' }],
  baseCommand: ['echo'],
  stdout: 'out.txt',
})

const ODD = parseAddress('acme/dev/odd')

async function installed(text: string) {
  const platform = await startPlatform()
  platform.store.install(ODD, text)
  const folder = committedRepository({ 'cwl-promote.yml': MANIFEST, 'apps/odd.cwl': TOOL })
  return { platform, folder, options: { ...optionsFor(folder, platform.url, { stage: 'dev' }), force: false } }
}

test('an installed app with nested lists of types is planned by its meaning', async () => {
  const { options } = await installed(INSTALLED)
  expect(linesOf(await plan(options, listening()))).toEqual(['odd unchanged'])
})

test('an installed app with nested lists of types is copied', async () => {
  const { platform, options } = await installed(INSTALLED)
  expect(linesOf(await promote({ ...options, stage: 'release' }, listening()))).toEqual(['odd create → created'])
  expect(platform.store.latest(parseAddress('acme/release/odd'))?.text).toContain('["File","string"]')
})

test('an installed app with nested lists of types is pulled as one list', async () => {
  const { folder, options } = await installed(INSTALLED.replace('--markers', '--marks'))
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, apps: [{ outcome: 'pulled' }] })
  expect(readFileSync(join(folder, 'apps/odd.cwl'), 'utf8')).toContain('--marks')
  expect(linesOf(await plan(options, listening()))).toEqual(['odd unchanged'])
})

test('a graph of one workflow is one app, and a changed field of the graph is an update', async () => {
  const platform = await startPlatform()
  const folder = committedRepository({
    'cwl-promote.yml': MANIFEST,
    'apps/ndvi.cwl': GRAPH_FIELDS,
    'apps/water.cwl': ONE_WORKFLOW,
  })
  const options = optionsFor(folder, platform.url, { stage: 'dev' })
  expect(linesOf(await promote(options, listening()))).toEqual(['ndvi create → created', 'water create → created'])
  commit(folder, { 'apps/ndvi.cwl': GRAPH_FIELDS.replace('s:softwareVersion: 2.1.0', 's:softwareVersion: 2.2.0') })
  expect(linesOf(await plan(options, listening()))).toEqual(['ndvi update', 'water unchanged'])
})
