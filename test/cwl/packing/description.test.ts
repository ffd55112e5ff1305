import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { packed, packFiles, textOf } from './repository.ts'

const TOOL = '{class: CommandLineTool, baseCommand: "true", inputs: [], outputs: []}'

test('definitions of types leave the requirements and hints of a process and of a step, and all else stays', async () => {
  const definitions = '{class: SchemaDefRequirement, types: [{name: t, type: enum, symbols: [a]}]}'
  const other = '{class: ResourceRequirement, coresMin: 2}'
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: [${definitions}, ${other}]
      hints: [${other}, ${other}]
      inputs: {a: t}
      outputs: []
      steps:
        s: {in: [], out: [], run: ${TOOL}, requirements: [${other}, ${definitions}], hints: [${other}]}
        t: {in: {a: {source: null, default: 1}}, out: [], run: ${TOOL}, requirements: [${definitions}], scatter: null}
    `,
  })
  const kept = [{ class: 'ResourceRequirement', coresMin: 2 }]
  expect([description.requirements, description.hints]).toEqual([kept, kept])
  const [one, two] = description.steps
  expect([one.requirements, one.hints]).toEqual([kept, kept])
  expect(Object.keys(two)).toEqual(['id', 'in', 'out', 'run'])
  expect(two.in).toEqual([{ id: 'a', default: 1 }])
  expect(description.inputs).toEqual([{ id: 'a', type: { name: 't', type: 'enum', symbols: ['a'] } }])
})

test('schemas of other machines are listed once, and those of the repository are told and left out', async () => {
  const packing = await packFiles({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      $schemas: [https://b.org/b.owl, local.owl, https://a.org/a.owl]
      inputs: []
      outputs: []
      steps: {s: {in: [], out: [], run: tool.cwl}}
    `,
    'tool.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      $schemas: https://a.org/a.owl
      baseCommand: "true"
      inputs: []
      outputs: []
    `,
    'local.owl': '',
  })
  expect(JSON.parse(textOf(packing)).$schemas).toEqual(['https://a.org/a.owl', 'https://b.org/b.owl'])
  expect(packing.problems.map(({ file, line }) => [file, line]).filter(([, line]) => line !== 1)).toEqual([
    ['main.cwl', 3],
  ])
})

test('a type of a file is written for an output of a tool and of a workflow without what only inputs have', async () => {
  const types = dedent`
    - name: pair
      type: record
      inputBinding: {position: 1}
      fields:
        - {name: a, type: File, inputBinding: {position: 2}, secondaryFiles: .bai, loadContents: true}
        - {name: b, type: {type: array, items: string, inputBinding: {position: 3}}}
  `
  const require = '{class: SchemaDefRequirement, types: [{$import: types.yml}]}'
  const tool = await packed({
    'types.yml': types,
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      requirements: [${require}]
      baseCommand: "true"
      inputs: {i: 'types.yml#pair'}
      outputs: {o: 'types.yml#pair[]?'}
    `,
  })
  const fields = [
    { name: 'a', type: 'File', secondaryFiles: ['.bai'] },
    { name: 'b', type: { type: 'array', items: 'string' } },
  ]
  expect(tool.outputs[0].type[1].items).toMatchObject({ type: 'record', fields })
  expect(JSON.stringify(tool.outputs)).not.toContain('inputBinding')
  expect(JSON.stringify(tool.inputs)).toContain('"inputBinding":{"position":3}')
})

test('an embedded workflow that runs workflows says so itself, as the one around it does', async () => {
  const inner = '{class: Workflow, inputs: [], outputs: [], steps: []}'
  const feature = { class: 'SubworkflowFeatureRequirement' }
  const running = (more: string): string =>
    `{class: Workflow, ${more}inputs: [], outputs: [], steps: {i: {in: [], out: [], run: ${inner}}}}`
  const { requirements, steps } = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {SubworkflowFeatureRequirement: {}}
      inputs: []
      outputs: []
      steps:
        s: {in: [], out: [], run: ${running('')}}
        t: {in: [], out: [], run: ${running('requirements: {ScatterFeatureRequirement: {}}, ')}}
        u: {in: [], out: [], run: ${running('hints: {SubworkflowFeatureRequirement: {}}, ')}}
    `,
  })
  expect(requirements).toEqual([feature])
  expect(steps.map(({ run }: { run: { requirements?: unknown } }) => run.requirements)).toEqual([
    [feature],
    [{ class: 'ScatterFeatureRequirement' }, feature],
    undefined,
  ])
})
