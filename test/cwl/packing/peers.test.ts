/** Faults that other packers have, each a test of ours. */
import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { packAgain, packed, packFiles, running, textOf, tool } from './repository.ts'

const HEAD = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: "true"
  outputs: []
`

test('a step runs one process of a file of several', async () => {
  const { steps } = await packed({
    'main.cwl': running('tools/all.cwl#second'),
    'tools/all.cwl': dedent`
      cwlVersion: v1.2
      $graph:
      - {id: first, class: CommandLineTool, inputs: [], outputs: [], baseCommand: first}
      - {id: second, class: CommandLineTool, inputs: [], outputs: [], baseCommand: second}
    `,
  })
  expect(steps[0].run).toEqual({
    cwlVersion: 'v1.2',
    id: 'second',
    class: 'CommandLineTool',
    inputs: [],
    outputs: [],
    baseCommand: 'second',
  })
})

test('an import inside an imported file is relative to that file', async () => {
  const description = await packed(
    {
      'workflows/main.cwl': dedent`
        ${HEAD}inputs: []
        requirements:
          - $import: ../shared/js/requirement.yml
      `,
      'shared/js/requirement.yml': dedent`
        class: InlineJavascriptRequirement
        expressionLib:
          - $include: lib/one.js
          - $import: lib/more.yml
      `,
      'shared/js/lib/one.js': 'var one = 1;',
      'shared/js/lib/more.yml': '$include: two.js\n',
      'shared/js/lib/two.js': 'var two = 2;',
      'workflows/lib/one.js': 'wrong',
      'shared/js/two.js': 'wrong',
    },
    'workflows/main.cwl',
  )
  expect(description.requirements).toEqual([
    { class: 'InlineJavascriptRequirement', expressionLib: ['var one = 1;', 'var two = 2;'] },
  ])
})

test('a step that was imported runs what is next to the file it was imported from', async () => {
  const { steps } = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs: []
      steps:
        - $import: parts/step.yml
    `,
    'parts/step.yml': dedent`
      id: step
      in: []
      out: []
      run: tool.cwl
    `,
    'parts/tool.cwl': tool('beside the step'),
    'tool.cwl': tool('beside the workflow'),
  })
  expect(steps[0].run.label).toBe('beside the step')
})

test.each([
  [
    'itself',
    dedent`
      fields:
                next: Node?
    `,
  ],
  [
    'a list of itself',
    dedent`
      fields:
                next: Node[]
    `,
  ],
  [
    'itself inside a union of a list',
    dedent`
      fields:
                next: ["null", {type: array, items: [string, Node]}]
    `,
  ],
])('a type that holds %s is refused', async (_name, fields) => {
  const packing = await packFiles({
    'main.cwl': `${HEAD}inputs:\n  a: Node\nrequirements:\n  SchemaDefRequirement:\n    types:\n      - name: Node\n        type: record\n        ${fields}`,
  })
  expect(packing.problems).toMatchObject([{ code: 'recursive-type', file: 'main.cwl' }])
})

test('two types that hold each other are refused', async () => {
  const packing = await packFiles({
    'main.cwl': dedent`
      ${HEAD}inputs:
        a: Left
      requirements:
        SchemaDefRequirement:
          types:
            - {name: Left, type: record, fields: {right: Right}}
            - {name: Right, type: record, fields: {left: Left}}
    `,
  })
  expect(packing.ok).toBe(false)
  expect(packing.problems.map(({ code }) => code)).toContain('undefined-type')
})

test('a $graph is packed with what its processes run from other files', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      $graph:
      - id: main
        class: Workflow
        inputs: []
        outputs: []
        steps:
          one: {in: [], out: [], run: "#helper"}
          two: {in: [], out: [], run: other.cwl}
      - {id: helper, class: CommandLineTool, inputs: [], outputs: [], baseCommand: helper}
    `,
    'other.cwl': tool('other'),
  })
  expect(description.$graph).toBeUndefined()
  expect(description.steps.map(({ run }: { run: { baseCommand: string } }) => run.baseCommand)).toEqual([
    'helper',
    'true',
  ])
})

test('one of the processes of a $graph is packed by its name', async () => {
  const graph = {
    'all.cwl': dedent`
      cwlVersion: v1.2
      $graph:
      - {id: one, class: CommandLineTool, inputs: [], outputs: [], baseCommand: one}
      - {id: two, class: CommandLineTool, inputs: [], outputs: [], baseCommand: two}
    `,
  }
  expect((await packed(graph, 'all.cwl#two')).baseCommand).toBe('two')
  expect((await packFiles(graph, 'all.cwl')).problems).toMatchObject([{ code: 'no-main' }])
  expect((await packFiles(graph, 'all.cwl#three')).problems).toMatchObject([{ code: 'no-such-name' }])
})

test('links are made local inside lists too', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      id: "#wf"
      requirements: [{class: MultipleInputFeatureRequirement}, {class: ScatterFeatureRequirement}]
      inputs:
        - {id: "#wf/a", type: File}
        - {id: "#wf/b", type: File}
        - {id: "#wf/c", type: "string[]"}
      outputs:
        - {id: "#wf/out", type: {type: array, items: {type: array, items: File}}, outputSource: ["#wf/s/o", "#wf/t/o"]}
      steps:
        - {id: "#wf/s", in: [{id: "#wf/s/files", source: ["#wf/a", "#wf/b"]}, {id: "#wf/s/name", source: "#wf/c"}], out: ["#wf/s/o"], scatter: ["#wf/s/name"], run: tool.cwl}
        - {id: "#wf/t", in: [{id: "#wf/t/files", source: ["#wf/b", "#wf/a"]}, {id: "#wf/t/name", source: "#wf/c"}], out: [{id: "#wf/t/o"}], scatter: "#wf/t/name", run: tool.cwl}
    `,
    'tool.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      baseCommand: "true"
      inputs: {files: "File[]", name: string}
      outputs: {o: {type: File, outputBinding: {glob: x}}}
    `,
  })
  expect(description.inputs.map(({ id }: { id: string }) => id)).toEqual(['a', 'b', 'c'])
  expect(description.outputs[0]).toMatchObject({ id: 'out', outputSource: ['s/o', 't/o'] })
  expect(description.steps[0]).toMatchObject({
    id: 's',
    in: [
      { id: 'files', source: ['a', 'b'] },
      { id: 'name', source: 'c' },
    ],
    out: ['o'],
    scatter: ['name'],
  })
  expect(description.steps[1]).toMatchObject({
    id: 't',
    in: [
      { id: 'files', source: ['b', 'a'] },
      { id: 'name', source: 'c' },
    ],
    out: [{ id: 'o' }],
    scatter: 'name',
  })
})

test('a link such as #s/a is one of this workflow', async () => {
  const { steps, outputs } = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs:
        out: {type: File, outputSource: "#s/a"}
      steps:
        s: {in: [], out: ["#s/a"], run: tool.cwl}
    `,
    'tool.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      baseCommand: "true"
      inputs: []
      outputs: {a: {type: File, outputBinding: {glob: x}}}
    `,
  })
  expect(outputs[0].outputSource).toBe('s/a')
  expect(steps[0].out).toEqual(['a'])
})

test('numbers that JSON cannot say are refused, not written', async () => {
  const packing = await packFiles({
    'main.cwl': dedent`
      ${HEAD}inputs:
        a: {type: float, default: .nan}
    `,
  })
  expect(packing.problems).toMatchObject([{ code: 'not-a-number', line: 6 }])
})

test('numbers are written as they were', async () => {
  const text = textOf(
    await packFiles({
      'main.cwl': dedent`
        ${HEAD}inputs:
          a: {type: long, default: 9223372036854775807}
          b: {type: float, default: 1.0}
          c: {type: double, default: 1e-7}
      `,
    }),
  )
  expect(text).toContain('"default":9223372036854775807}')
  expect(text).toContain('"default":1.0}')
  expect(text).toContain('"default":1e-7}')
})

test('nothing of the machine is in the output', async () => {
  const packing = await packFiles({
    'main.cwl': running('tool.cwl'),
    'tool.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      id: file:///home/me/tool.cwl
      baseCommand: "true"
      inputs:
        a: {type: File, default: {class: File, location: data/a.txt}}
      outputs: []
    `,
    'data/a.txt': '',
  })
  const text = textOf(packing)
  expect(text).not.toMatch(/file:|\/tmp|\/home/)
  expect(text).toContain('"id":"tool.cwl"')
})

test('fields of other vocabularies are kept as they are', async () => {
  const description = await packed({
    'main.cwl': dedent`
      ${HEAD}$namespaces: {sbg: https://sevenbridges.com, s: http://schema.org/}
      $schemas: [https://schema.org/version/latest/schemaorg-current-http.rdf]
      inputs:
        a: {type: File, sbg:fileTypes: "BAM, CRAM", sbg:x: 1.50}
      sbg:license: MIT
      s:author:
        - {class: s:Person, s:identifier: https://orcid.org/0000-0002-1825-0097}
      hints:
        - {class: sbg:AWSInstanceType, value: c4.8xlarge}
    `,
  })
  expect(description).toMatchObject({
    'sbg:license': 'MIT',
    's:author': [{ class: 's:Person', 's:identifier': 'https://orcid.org/0000-0002-1825-0097' }],
    hints: [{ class: 'sbg:AWSInstanceType', value: 'c4.8xlarge' }],
    $namespaces: { sbg: 'https://sevenbridges.com', s: 'http://schema.org/' },
  })
  expect(description.inputs[0]).toMatchObject({ 'sbg:fileTypes': 'BAM, CRAM' })
  expect(description.$schemas).toEqual(['https://schema.org/version/latest/schemaorg-current-http.rdf'])
})

test('packing again changes nothing', async () => {
  const packing = await packFiles({ 'main.cwl': running('tool.cwl'), 'tool.cwl': tool('x') })
  expect(textOf(await packAgain(packing))).toBe(textOf(packing))
})
