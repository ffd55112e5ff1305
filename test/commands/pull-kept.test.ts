import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository } from '../support/git.ts'
import { startPlatform } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { listening, optionsFor, tool, workflow } from './support.ts'

/** A promoted repository whose apps are these documents, and what somebody then changes on the platform. */
async function promoted(files: Readonly<Record<string, string>>, ...apps: readonly string[]) {
  const platform = await startPlatform()
  const manifest = `version: 1\nstages: { dev: { project: acme/dev } }\napps:\n${apps.map((path) => `  - path: ${path}\n`).join('')}`
  const folder = committedRepository({ 'cwl-promote.yml': manifest, ...files })
  const options = { ...optionsFor(folder, platform.url, { stage: 'dev', reportExports: false }), force: false }
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0 })
  const change = (app: string, from: string | RegExp, to: string): void => {
    const address = parseAddress(`acme/dev/${app}`)
    const before = platform.store.latest(address)?.text ?? ''
    const text = before.replace(from, to)
    expect(text).not.toBe(before)
    platform.store.install(address, text)
  }
  return { folder, options, change, read: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

/** A workflow whose steps are called as what they run, with a label of its own. */
function running(steps: Readonly<Record<string, string>>, label = 'mine'): string {
  const written = Object.entries(steps).map(
    ([name, run]) => `  ${name}: { run: ${run}, in: { text: text }, out: [] }\n`,
  )
  return workflow('x')
    .replace(
      'class: Workflow\n',
      dedent`
        class: Workflow
        label: ${label}
        requirements: { SubworkflowFeatureRequirement: {} }
      `,
    )
    .replace(/(?<=steps:\n)[^]*/, written.join(''))
}

test('the files of unchanged steps are kept', async () => {
  const { folder, options, change, read } = await promoted(
    {
      'apps/w.cwl': running({ one: '../tools/one.cwl', two: '../tools/two.cwl' }),
      'tools/one.cwl': tool('one'),
      'tools/two.cwl': tool('two'),
    },
    'apps/w.cwl',
  )
  change('w', '"label":"one"', '"label":"one, mended in haste"')
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    notices: [],
    apps: [{ files: ['tools/one.cwl'] }],
  })
  expect(read('apps/w.cwl')).toBe(running({ one: '../tools/one.cwl', two: '../tools/two.cwl' }))
  expect(read('tools/one.cwl')).toBe(tool('one, mended in haste'))
  expect(read('tools/two.cwl')).toBe(tool('two'))
  commit(folder, {})
  change('w', '"label":"mine"', '"label":"ours"')
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    notices: [],
    apps: [{ files: ['apps/w.cwl'] }],
  })
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
})

nightly('the files of unchanged steps in nested workflows are kept', async () => {
  const files = {
    'apps/outer.cwl': running({ inner: '../inner/middle.cwl' }),
    'inner/middle.cwl': running({ deep: '../tools/a%20b.cwl' }, 'middle'),
    'tools/a b.cwl': tool('b'),
  }
  const { options, change, read } = await promoted(files, 'apps/outer.cwl')
  change('outer', '"label":"middle"', '"label":"changed"')
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    apps: [{ files: ['inner/middle.cwl'] }],
  })
  expect(read('inner/middle.cwl')).toBe(running({ deep: '../tools/a%20b.cwl' }, 'changed'))
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
})

test('embedded processes stay in the document, changed or not', async () => {
  const within = (label: string): string =>
    `{ class: CommandLineTool, label: ${label}, baseCommand: [echo], inputs: { text: string }, outputs: [] }`
  const inner = `{ class: Workflow, label: middle, inputs: { text: string }, outputs: [], steps: { deep: { run: ${within('deep')}, in: { text: text }, out: [] }, file: { run: t.cwl, in: { text: text }, out: [] } } }`
  const { options, change, read } = await promoted(
    { 'w.cwl': running({ one: within('one'), inner, import: '{ $import: t.cwl }' }), 't.cwl': tool('t') },
    'w.cwl',
  )
  change('w', '"label":"deep"', '"label":"deep, mended in haste"')
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, apps: [{ files: ['w.cwl'] }] })
  expect(read('w.cwl')).toContain("label: 'deep, mended in haste', baseCommand: [echo]")
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
})

test('a tool that is an app and a step is pulled with the app that runs it', async () => {
  const { options, change, read } = await promoted(
    { 't.cwl': tool('t'), 'w.cwl': running({ say: 't.cwl' }) },
    't.cwl',
    'w.cwl',
  )
  change('t', '"label":"t"', '"label":"t, mended in haste"')
  change('w', '"label":"mine"', '"label":"ours"')
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    apps: [{ files: ['t.cwl'] }, { files: ['w.cwl'] }],
  })
  expect(read('t.cwl')).toContain('label: "t, mended in haste"')
})

test('a new file does not overwrite a file that another step uses', async () => {
  const { options, change, read } = await promoted(
    { 'w.cwl': running({ say: 'w/SAY.cwl', other: 'w/SAY.cwl' }), 'w/SAY.cwl': tool('t') },
    'w.cwl',
  )
  change('w', '"label":"t"', '"label":"t, mended in haste"')
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, apps: [{ files: ['w.cwl', 'w/SAY_2.cwl'] }] })
  expect(read('w/SAY.cwl')).toBe(tool('t'))
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
})

test('a workflow to which only packing adds something has nothing to write, and says why', async () => {
  const older = tool('t').replace('v1.2', 'v1.0')
  const { options, change, read } = await promoted({ 'w.cwl': running({ say: 't.cwl' }), 't.cwl': older }, 'w.cwl')
  // As sbpack installs it.
  change('w', /,"hints":\[[^\]]*\]/, '')
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 10, counts: { update: 1 } })
  const reason = 'the files have all of it, and only packing adds what differs'
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, apps: [{ outcome: 'unchanged', reason }] })
  expect(read('t.cwl')).toBe(older)
})
