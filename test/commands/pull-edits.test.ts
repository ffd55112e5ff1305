import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { parseJson, stringifyJson, type MutableJsonObject } from '../../src/json/index.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { dedent } from '../support/dedent.ts'
import { committedRepository, git } from '../support/git.ts'
import { startPlatform } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { listening, optionsFor } from './support.ts'

const ALIGN = dedent`
  #!/usr/bin/env cwl-runner
  # Maps reads to a genome.
  cwlVersion: v1.2
  class: CommandLineTool
  label:   'Align reads'  # shown on the platform

  requirements:
    - class: ResourceRequirement
      ramMin: 4000   # MB
      coresMin: 2
    - {class: DockerRequirement, dockerPull: "quay.io/acme/align:1.0"}
    - class: InlineJavascriptRequirement
      expressionLib: [$include: names.js]

  baseCommand: [align]
  inputs:
    reads: File   # sorted
    genome:
      type: File
      inputBinding: { position: 1 }
  outputs:
    bam:
      type: File
      outputBinding:
        glob: |
          $(nameOf(inputs.reads))
`

const NAMES = 'function nameOf(file) {\n  return file.nameroot + ".bam"\n}\n'

/** A workflow whose steps run the tool. */
function mapping(label: string, ...steps: readonly string[]): string {
  const run = steps.map(
    (name) => `  ${name}: { run: ../tools/align.cwl, in: { reads: reads, genome: genome }, out: [bam] }\n`,
  )
  return `# ${label}\ncwlVersion: v1.2\nclass: Workflow\nlabel: ${label}\ninputs: {reads: File, genome: File}\noutputs: []\nsteps:\n${run.join('')}`
}

const FILES = {
  'tools/align.cwl': ALIGN,
  'tools/names.js': NAMES,
  'apps/one.cwl': mapping('one', 'map'),
  'apps/two.cwl': mapping('two', 'map'),
}

/** A promoted repository, and what somebody then changes on the platform. */
async function promoted(files: Readonly<Record<string, string>>, ...apps: readonly string[]) {
  const platform = await startPlatform()
  const manifest = `version: 1\nstages: { dev: { project: acme/dev } }\napps:\n${apps.map((path) => `  - path: ${path}\n`).join('')}`
  const folder = committedRepository({ 'cwl-promote.yml': manifest, ...files })
  const options = { ...optionsFor(folder, platform.url, { stage: 'dev', reportExports: false }), force: false }
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0 })
  const change = (app: string, edit: (text: string) => string): void => {
    const address = parseAddress(`acme/dev/${app}`)
    const before = platform.store.latest(address)?.text ?? ''
    const text = edit(before)
    expect(text).not.toBe(before)
    platform.store.install(address, text)
  }
  /** What `git diff` says line by line, and which lines those are. */
  const diff = (): readonly string[] =>
    git(folder, 'diff', '-U0')
      .split('\n')
      .filter((line) => /^(?:[-+](?![-+])|\+\+\+ )/.test(line))
  const rest = async (): Promise<string | null> =>
    (await plan({ ...options, exitCode: true }, listening())).result ?? null
  return { folder, options, change, diff, rest, read: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

function edited(change: (app: MutableJsonObject) => void): (text: string) => string {
  return (text) => {
    const app = parseJson(text) as MutableJsonObject
    change(app)
    return stringifyJson(app)
  }
}

test('a number that is written in another way is a change, because a command line shows it', async () => {
  const numbered = {
    'n.cwl':
      'cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: echo\ninputs:\n  n: {type: float, default: 1, inputBinding: {}}  # a share\noutputs: []\n',
  }
  const { options, change, diff, rest } = await promoted(numbered, 'n.cwl')
  change('n', (text) => text.replace('"default":1', '"default":1.0'))
  expect(await rest()).toBe('planned')
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, apps: [{ files: ['n.cwl'] }] })
  expect(diff()).toEqual([
    '+++ b/n.cwl',
    '-  n: {type: float, default: 1, inputBinding: {}}  # a share',
    '+  n: {type: float, default: 1.0, inputBinding: {}}  # a share',
  ])
  expect(await rest()).toBe('unchanged')
})

test('a changed label changes one line and keeps the quotes', async () => {
  const { options, change, diff, rest } = await promoted(FILES, 'tools/align.cwl')
  change('align', (text) => text.replace('Align reads', "Align the lab's reads"))
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    notices: [],
    apps: [{ files: ['tools/align.cwl'] }],
  })
  expect(diff()).toEqual([
    '+++ b/tools/align.cwl',
    "-label:   'Align reads'  # shown on the platform",
    "+label:   'Align the lab''s reads'  # shown on the platform",
  ])
  expect(await rest()).toBe('unchanged')
})

test('a shared tool is changed in its own file when all its apps have the change', async () => {
  const { options, change, diff, rest } = await promoted(FILES, 'apps/one.cwl', 'apps/two.cwl')
  for (const app of ['one', 'two']) change(app, (text) => text.replace('"ramMin":4000', '"ramMin":8000'))
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, notices: [] })
  expect(diff()).toEqual(['+++ b/tools/align.cwl', '-    ramMin: 4000   # MB', '+    ramMin: 8000   # MB'])
  expect(await rest()).toBe('unchanged')
})

test.each([[], ['one']])(
  'a shared tool that only one app has changed is pulled, and other apps are named: %j',
  async (...apps) => {
    const { options, change, diff } = await promoted(FILES, 'apps/one.cwl', 'apps/two.cwl')
    change('one', (text) => text.replace('"ramMin":4000', '"ramMin":8000'))
    const report = await pull({ ...options, apps }, listening())
    expect(report).toMatchObject({ exitCode: 0, apps: [{ files: ['tools/align.cwl'] }, {}].slice(0, 2 - apps.length) })
    expect(report.notices).toEqual(['acme/dev/two uses tools/align.cwl too, and is changed by this.'])
    expect(diff()).toEqual(['+++ b/tools/align.cwl', '-    ramMin: 4000   # MB', '+    ramMin: 8000   # MB'])
  },
)

test('inputs are added, changed, renamed and removed in the style of the others', async () => {
  const { options, change, diff, rest } = await promoted(FILES, 'tools/align.cwl')
  change(
    'align',
    edited((app) => {
      app['inputs'] = [
        { id: 'reads', type: 'File', label: 'Reads: sorted' },
        { id: 'reference', type: 'File', inputBinding: { position: 1 } },
      ]
    }),
  )
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, notices: [] })
  expect(diff()).toEqual([
    '+++ b/tools/align.cwl',
    '-  reads: File   # sorted',
    '-  genome:',
    '+  reads:',
    '+    type: File',
    "+    label: 'Reads: sorted'   # sorted",
    '+  reference:',
  ])
  expect(await rest()).toBe('unchanged')
})

test('a renamed step keeps its position, its text and its file', async () => {
  const files = { ...FILES, 'apps/two.cwl': mapping('two', 'map', 'again') }
  const { options, change, diff, rest } = await promoted(files, 'apps/two.cwl')
  // Another program may have installed it, in another spelling.
  change('two', (text) =>
    text.replaceAll('"id":"map"', '"id":"first","label":null').replaceAll('"type":"File"', '"type":["File"]'),
  )
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    notices: [],
    apps: [{ files: ['apps/two.cwl'] }],
  })
  const step = 'run: ../tools/align.cwl, in: { reads: reads, genome: genome }, out: [bam] }'
  expect(diff()).toEqual(['+++ b/apps/two.cwl', `-  map: { ${step}`, `+  first: { ${step}`])
  expect(await rest()).toBe('unchanged')
})

test('an added step refers to the file of another step', async () => {
  const { options, change, diff, rest } = await promoted(FILES, 'apps/two.cwl')
  change('two', (text) => {
    const app = parseJson(text) as MutableJsonObject
    const [step] = app['steps'] as readonly MutableJsonObject[]
    // In the spelling of another program.
    const added = stringifyJson({ ...step, id: 'again' }).replaceAll('"type":"File"', '"type":["File"]')
    return stringifyJson({ ...app, steps: [{ ...step }, parseJson(added)] })
  })
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, apps: [{ files: ['apps/two.cwl'] }] })
  expect(diff()).toContain('+    run: ../tools/align.cwl')
  expect(await rest()).toBe('unchanged')
})

nightly('list requirements, included files and block texts are changed in place', async () => {
  const { options, change, diff, rest } = await promoted(FILES, 'tools/align.cwl')
  change('align', (text) =>
    text
      .replace('align:1.0', 'align:1.1')
      .replace('\\".bam\\"', '\\".sorted.bam\\"')
      .replace('$(nameOf(inputs.reads))\\n', '$(nameOf(inputs.genome))\\n')
      .replace('"coresMin":2', '"coresMin":2,"outdirMin":100'),
  )
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, notices: [] })
  expect(diff()).toEqual([
    '+++ b/tools/align.cwl',
    '-  - {class: DockerRequirement, dockerPull: "quay.io/acme/align:1.0"}',
    '+    outdirMin: 100',
    '+  - {class: DockerRequirement, dockerPull: "quay.io/acme/align:1.1"}',
    '-        $(nameOf(inputs.reads))',
    '+        $(nameOf(inputs.genome))',
    '+++ b/tools/names.js',
    '-  return file.nameroot + ".bam"',
    '+  return file.nameroot + ".sorted.bam"',
  ])
  expect(await rest()).toBe('unchanged')
})

test('CRLF line ends, a byte order mark and the indentation of JSON are kept', async () => {
  const json = `${JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', label: 'j', baseCommand: ['echo'], inputs: [{ id: 'a', type: 'string' }], outputs: [] }, null, 4)}\n`
  const windows =
    `\uFEFF${ALIGN.replace('[$include: names.js]', '[]').replace('nameOf(inputs.reads)', '"x"')}`.replaceAll(
      '\n',
      '\r\n',
    )
  const { options, change, rest, read } = await promoted({ 'w.cwl': windows, 'j.cwl': json }, 'w.cwl', 'j.cwl')
  change('w', (text) => text.replace('"coresMin":2', '"coresMin":2,"outdirMin":100'))
  change('j', (text) => text.replace('"type":"string"}', '"type":"string"},{"id":"b","type":"int"}'))
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, notices: [] })
  expect(read('w.cwl')).toBe(windows.replace('coresMin: 2\r\n', 'coresMin: 2\r\n    outdirMin: 100\r\n'))
  const { inputs, ...fields } = parseJson(json) as MutableJsonObject
  const next = { ...fields, inputs: [...(inputs as readonly MutableJsonObject[]), { id: 'b', type: 'int' }] }
  expect(parseJson(read('j.cwl'))).toEqual(next)
  expect(read('j.cwl')).toBe(
    json.replace(
      'string"\n        }',
      'string"\n        },\n        {\n            "id": "b",\n            "type": "int"\n        }',
    ),
  )
  expect(await rest()).toBe('unchanged')
})

test('a tool that cannot be edited is copied as a whole, and its workflow keeps its text', async () => {
  const tool = ALIGN.replace("'Align reads'", '&name align').replace('[align]', '[*name]')
  const { options, change, diff, rest } = await promoted({ ...FILES, 'tools/align.cwl': tool }, 'apps/one.cwl')
  change('one', (text) => text.replace('"label":"align"', '"label":"map"'))
  const report = await pull(options, listening())
  expect(report.notices).toEqual([
    'apps/one.cwl now uses apps/one/align.cwl, and no longer tools/align.cwl, tools/names.js.',
    'apps/one/align.cwl is new: add it to git with `git add`, or other clones lack it.',
  ])
  expect(diff()).toEqual([
    '+++ b/apps/one.cwl',
    '-  map: { run: ../tools/align.cwl, in: { reads: reads, genome: genome }, out: [bam] }',
    '+  map: { run: one/align.cwl, in: { reads: reads, genome: genome }, out: [bam] }',
  ])
  expect(await rest()).toBe('unchanged')
})

test('a document that cannot be edited is written as a whole, with a notice', async () => {
  const { options, change, rest, read } = await promoted(
    {
      't.cwl': ALIGN.replace('[$include: names.js]', '[]')
        .replace("'Align reads'", '&name align')
        .replace('[align]', '[*name]'),
    },
    't.cwl',
  )
  change('t', (text) => text.replace('"label":"align"', '"label":"map"'))
  const report = await pull(options, listening())
  expect(report).toMatchObject({ exitCode: 0, apps: [{ files: ['t.cwl'] }] })
  expect(report.notices).toEqual([
    't.cwl is written again: its differences could not be written into the text, so comments and layout are lost.',
  ])
  expect(read('t.cwl')).not.toContain('#!')
  expect(await rest()).toBe('unchanged')
})
