import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { packAgain, packed, packFiles, textOf } from './repository.ts'

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: "true"
  outputs: []
  inputs:
`

/** A workflow in a folder of its own that runs a tool in another. */
function files(inputs: string): Readonly<Record<string, string>> {
  return {
    'workflows/main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs: []
      steps:
        s: {in: [], out: [], run: ../tools/tool.cwl}
    `,
    'tools/tool.cwl': TOOL + inputs,
    'tools/data/a.txt': '',
  }
}

test('a local default is kept, relative to the packed document, and told with its line', async () => {
  const packing = await packFiles(
    files('  a:\n    type: File\n    default:\n      class: File\n      location: data/a%20b.txt\n'),
    'workflows/main.cwl',
  )
  expect(JSON.parse(textOf(packing)).steps[0].run.inputs[0].default).toEqual({
    class: 'File',
    location: '../tools/data/a%20b.txt',
  })
  const place = { file: 'tools/tool.cwl', line: 10, column: 17 }
  expect(packing).toMatchObject({
    localDefaults: [{ class: 'File', path: 'tools/data/a b.txt', reference: 'data/a%20b.txt', ...place }],
    problems: [{ code: 'local-default', severity: 'warning', ...place }],
  })
})

test.each([
  ['class: File, path: "sample1:rep.fa"', 'tools/sample1:rep.fa'],
  ['class: File, location: "C:\\\\ref.fa"', 'tools/C:\\ref.fa'],
])('a default of {%s} is local', async (value, path) => {
  const packing = await packFiles(files(`  a: {type: [File, Directory], default: {${value}}}\n`), 'workflows/main.cwl')
  expect(packing).toMatchObject({ ok: true, localDefaults: [{ path }] })
})

test.each([
  'class: File, path: /dev/null',

  `class: File, location: "data:,${'*'.repeat(100_000)}"`,
  'class: File, location: "keep:../../*"',
  'class: File, path: 60639014357c3a53540ca7a3, name: ref.fa',
])('a default of {%s} is not local', async (value) => {
  const packing = await packFiles(files(`  a: {type: [File, Directory], default: {${value}}}\n`), 'workflows/main.cwl')
  expect(packing).toMatchObject({ ok: true, localDefaults: [] })
  expect(packing.problems.filter(({ code }) => code === 'local-default')).toEqual([])
})

test('a location that reads like an address is that of a file or folder where one is called so', async () => {
  const folder = {
    ...files(
      '  a: {type: File, default: {class: File, location: "sample1:rep.fa"}}\n  b: {type: Directory, default: {class: Directory, location: "run:1/"}}\n',
    ),
    'tools/sample1:rep.fa': '',
    'tools/run:1/reads.fq': '',
  }
  const packing = await packFiles(folder, 'workflows/main.cwl')
  expect(JSON.parse(textOf(packing)).steps[0].run.inputs).toMatchObject([
    { default: { location: '../tools/sample1:rep.fa' } },
    { default: { location: '../tools/run:1/' } },
  ])
  expect(packing).toMatchObject({ localDefaults: [{ path: 'tools/sample1:rep.fa' }, { path: 'tools/run:1' }] })
})

test('a packed document packs to the same again', async () => {
  const packing = await packFiles(
    files('  a: {type: File, default: {class: File, location: ./data//a.txt}}\n'),
    'workflows/main.cwl',
  )
  expect(textOf(packing)).toContain('"../tools/data/a.txt"')
  expect(textOf(await packAgain(packing))).toBe(textOf(packing))
})

test('a file says with $base what its paths are relative to', async () => {
  const description = await packed(
    {
      'workflows/main.cwl': dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: []
        outputs: []
        steps:
          s: {in: [], out: [], run: ../tools/tool.cwl}
          t: {in: [], out: [], run: ../tools/remote.cwl}
      `,
      'tools/tool.cwl': dedent`
        $base: ../data/
        ${TOOL}  a: {type: File, default: {class: File, location: a.txt}}
      `,
      'tools/remote.cwl': dedent`
        $base: https://example.org/refs/
        ${TOOL}  a: {type: File, default: {class: File, location: a.txt}}
      `,
      'data/a.txt': '',
    },
    'workflows/main.cwl',
  )
  expect(description.steps[0].run.inputs[0].default.location).toBe('../data/a.txt')
  expect(description.steps[1].run.inputs[0].default.location).toBe('https://example.org/refs/a.txt')
})

test.each([['/data/ref.fa', '/data/ref.fa', '/data/ref.fa']])(
  'the location %s is found as %s, and is %s in the description',
  async (location, path, reference) => {
    const packing = await packFiles(
      files(`  a: {type: File, default: {class: File, location: "${location}"}}\n`),
      'workflows/main.cwl',
    )
    expect(JSON.parse(textOf(packing)).steps[0].run.inputs[0].default.location).toBe(reference)
    expect(packing).toMatchObject({ localDefaults: [{ path, reference: location }] })
  },
)
