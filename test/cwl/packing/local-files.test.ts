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

test('folders on the way to a local default are written as parts of an address', async () => {
  const folder = '100%25 v#1?'
  const packing = await packFiles({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs: []
      steps:
        s: {in: [], out: [], run: '${encodeURIComponent(folder)}/tool.cwl'}
    `,
    [`${folder}/tool.cwl`]: `${TOOL}  a: {type: File, default: {class: File, location: x.txt}}\n`,
    [`${folder}/x.txt`]: '',
  })
  expect(JSON.parse(textOf(packing)).steps[0].run.inputs[0].default).toEqual({
    class: 'File',
    location: '100%2525 v%231%3F/x.txt',
  })
  expect(packing).toMatchObject({ localDefaults: [{ path: `${folder}/x.txt` }] })
  expect(textOf(await packAgain(packing))).toBe(textOf(packing))
})

test.each([
  ['class: File, path: x.txt', 'tools/x.txt'],
  ['class: Directory, location: ../refs/', 'refs'],
  ['class: Directory, location: /', '/'],
  ['class: File, path: "sample1:rep.fa"', 'tools/sample1:rep.fa'],
  ['class: File, location: /data/ref.fa', '/data/ref.fa'],
  ['class: File, location: "file:///data/ref.fa"', '/data/ref.fa'],
  ['class: File, location: "C:\\\\ref.fa"', 'tools/C:\\ref.fa'],
  ['class: Directory, basename: d, listing: [{class: File, location: x.txt}]', 'tools/x.txt'],
  ['class: File, location: "http://example.org/a", secondaryFiles: [{class: File, location: a.fai}]', 'tools/a.fai'],
])('a default of {%s} is local', async (value, path) => {
  const packing = await packFiles(files(`  a: {type: [File, Directory], default: {${value}}}\n`), 'workflows/main.cwl')
  expect(packing).toMatchObject({ ok: true, localDefaults: [{ path }] })
})

test.each([
  'class: File, location: /dev/null',
  'class: File, path: /dev/null',
  'class: File, location: "file:///dev/null"',
  'class: File, location: "https://example.org/ref.fa"',
  'class: File, location: "gs://bucket/ref.fa"',
  'class: File, location: "s3://bucket/ref.fa"',
  'class: File, location: "keep:99999999999999999999999999999999+99/ref.fa"',
  'class: File, location: "data:,abc"',
  `class: File, location: "data:,${'*'.repeat(100_000)}"`,
  'class: File, location: "keep:../../*"',
  'class: File, path: "s3://bucket/ref.fa"',
  'class: File, path: 60639014357c3a53540ca7a3, name: ref.fa',
  'class: File, basename: a.txt, contents: abc',
  'class: File, location: "_:5c1d", basename: a.txt, contents: abc',
  'class: Directory, location: "_:5c1e", basename: a, listing: []',
  'class: Directory, basename: a, listing: []',
])('a default of {%s} is not local', async (value) => {
  const packing = await packFiles(files(`  a: {type: [File, Directory], default: {${value}}}\n`), 'workflows/main.cwl')
  expect(packing).toMatchObject({ ok: true, localDefaults: [] })
  expect(packing.problems.filter(({ code }) => code === 'local-default')).toEqual([])
})

test('the name of a literal stays as it is, and an absolute path is told as one of some machine', async () => {
  const packing = await packFiles(
    files(
      '  a: {type: File, default: {class: File, location: "_:5c1d", basename: a.txt, contents: abc}}\n  b: {type: File, default: {class: File, path: /data/b.txt}}\n',
    ),
    'workflows/main.cwl',
  )
  expect(JSON.parse(textOf(packing)).steps[0].run.inputs[0].default.location).toBe('_:5c1d')
  expect(packing.problems.map(({ message }) => message)).toEqual([
    'this names the file /data/b.txt of some machine, which a platform does not have',
  ])
})

test('files in the input of a step, in records and in the working directory count too', async () => {
  const packing = await packFiles({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs: []
      steps:
        s:
          in:
            a: {default: {class: File, location: one.txt}}
          out: []
          run: tool.cwl
    `,
    'tool.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      baseCommand: "true"
      requirements:
        InitialWorkDirRequirement:
          listing:
            - {class: File, location: two.txt}
      inputs:
        a: File
        b:
          type: {type: record, fields: {f: File}}
          default: {f: {class: File, location: three.txt}}
      outputs: []
    `,
    'one.txt': '',
    'two.txt': '',
    'three.txt': '',
  })
  expect(packing).toMatchObject({
    localDefaults: [
      { path: 'two.txt', file: 'tool.cwl', line: 7 },
      { path: 'three.txt', file: 'tool.cwl', line: 12 },
      { path: 'one.txt', file: 'main.cwl', line: 8 },
    ].sort((left, right) => (left.file < right.file ? -1 : left.file > right.file ? 1 : left.line - right.line)),
  })
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

test('a field that is called run is one like any other, but in a step', async () => {
  const lane =
    '  lane:\n    type: {type: record, fields: {run: File, sample: string}}\n    default: {run: {class: File, location: run1.fastq, secondaryFiles: [{class: File, location: run1.bai}]}, sample: s}\n'
  const packing = await packFiles(files(lane), 'workflows/main.cwl')
  const [input] = JSON.parse(textOf(packing)).steps[0].run.inputs
  expect(input.default.run).toMatchObject({
    location: '../tools/run1.fastq',
    secondaryFiles: [{ location: '../tools/run1.bai' }],
  })
  expect(packing).toMatchObject({
    localDefaults: [
      { path: 'tools/run1.fastq', line: 8 },
      { path: 'tools/run1.bai', line: 8 },
    ],
  })
})

test('a path that is mapped stands for what it is mapped to', async () => {
  const description = await packed(
    files(
      '  a: {type: File, default: {class: File, path: data/a.txt}}\n  b: {type: File, default: {class: File, path: data/b.txt}}\n',
    ),
    'workflows/main.cwl',
    {
      mapPath: (path) => (path === 'tools/data/a.txt' ? '5f0c-file-id' : undefined),
    },
  )
  expect(description.steps[0].run.inputs.map((input: { default: unknown }) => input.default)).toEqual([
    { class: 'File', path: '5f0c-file-id' },
    { class: 'File', path: '../tools/data/b.txt' },
  ])
})

test('a default that was imported is relative to the file that says it', async () => {
  const description = await packed({
    'main.cwl': dedent`
      ${TOOL}  a:
          type: File
          default: {$import: parts/default.yml}
    `,
    'parts/default.yml': '{class: File, location: a.txt}\n',
  })
  expect(description.inputs[0].default).toEqual({ class: 'File', location: 'parts/a.txt' })
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

test.each([
  ['/data/ref.fa', '/data/ref.fa', '/data/ref.fa'],
  ['file:///data/ref.fa', '/data/ref.fa', 'file:///data/ref.fa'],
  ['FILE:///data/ref%20a.fa', '/data/ref a.fa', 'FILE:///data/ref%20a.fa'],
  ['./x/../ref.fa', 'tools/ref.fa', '../tools/ref.fa'],
])('the location %s is found as %s, and is %s in the description', async (location, path, reference) => {
  const packing = await packFiles(
    files(`  a: {type: File, default: {class: File, location: "${location}"}}\n`),
    'workflows/main.cwl',
  )
  expect(JSON.parse(textOf(packing)).steps[0].run.inputs[0].default.location).toBe(reference)
  expect(packing).toMatchObject({ localDefaults: [{ path, reference: location }] })
})

test('a file of some machine is one too in a document with an address as its $base', async () => {
  const text = `$base: https://example.org/refs/\n${TOOL}  a: {type: File, default: {class: File, location: "file:///data/a"}}\n`
  const packing = await packFiles({ 'main.cwl': text })
  expect(JSON.parse(textOf(packing)).inputs[0].default.location).toBe('file:///data/a')
  expect(packing).toMatchObject({ localDefaults: [{ path: '/data/a', reference: 'file:///data/a' }] })
  const { inputs } = await packed({ 'main.cwl': text }, 'main.cwl', {
    mapPath: (path) => (path === '/data/a' ? 'id' : undefined),
  })
  expect(inputs[0].default.location).toBe('id')
})
