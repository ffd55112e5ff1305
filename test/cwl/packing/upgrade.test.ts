import { expect, test } from '@jest/globals'

import { newestOf, upgradeProcess } from '../../../src/cwl/packing/upgrade.ts'
import type { JsonObject } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { packAgain, packed, packFiles, textOf } from './repository.ts'

/** A workflow of v1.2 around a tool that says the rest itself. */
function around(tool: string, workflow = ''): Readonly<Record<string, string>> {
  return {
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs: []
      ${workflow}steps:
        s: {in: [], out: [], run: tool.cwl}
    `,
    'tool.cwl': tool,
  }
}

const OLD_TOOL = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
  baseCommand: "true"
  outputs: []
`

test.each([[['v1.2', 'v1.0'], 'v1.2']])(
  'a workflow and a tool of %j make a description of %s',
  async ([outer, inner], expected) => {
    const files = around(dedent`
    cwlVersion: ${inner}
    class: CommandLineTool
    baseCommand: "true"
    inputs: []
    outputs: []
  `)
    const description = await packed({ ...files, 'main.cwl': (files['main.cwl'] ?? '').replace('v1.2', outer ?? '') })
    expect(description.cwlVersion).toBe(expected)
    expect(description.steps[0].run.cwlVersion).toBe(inner)
  },
)

test.each<[JsonObject, readonly string[], JsonObject]>([
  [
    { class: 'Workflow', steps: [{ id: 's', hints: [{ class: 'x:WorkReuse', enableReuse: true }] }, 't', { id: 'u' }] },
    [],
    {
      class: 'Workflow',
      steps: [
        {
          id: 's',
          hints: [
            { class: 'x:WorkReuse', enableReuse: true },
            { class: 'WorkReuse', enableReuse: true },
          ],
        },
        't',
        { id: 'u' },
      ],
    },
  ],
])('%j inside of %j is upgraded to %j', (process, classes, upgraded) => {
  const context = {
    addressOf: (prefix: string) => (prefix === 'x' ? 'http://commonwl.org/cwltool#' : undefined),
    around: new Set(classes),
    onDropped: () => undefined,
  }
  expect(upgradeProcess(process, 'v1.0', 'v1.2', context)).toEqual(upgraded)
  expect(upgradeProcess(process, 'v1.0', 'v1.0', context)).toBe(process)
  expect(upgradeProcess(process, 'v1.1', 'v1.2', context)).toBe(process)
})

test('a tool of v1.0 among its like keeps its version and gets nothing', async () => {
  const files = around(`${OLD_TOOL}inputs: []\n`)
  const description = await packed({ ...files, 'main.cwl': (files['main.cwl'] ?? '').replace('v1.2', 'v1.0') })
  expect(description.steps[0].run).toEqual({
    cwlVersion: 'v1.0',
    class: 'CommandLineTool',
    baseCommand: 'true',
    outputs: [],
    inputs: [],
  })
})

test('expression tools get no network', async () => {
  const { steps } = await packed(
    around(
      dedent`
        cwlVersion: v1.0
        class: ExpressionTool
        requirements: [{class: InlineJavascriptRequirement}]
        inputs: []
        outputs: []
        expression: "\${return {};}"
      `,
    ),
  )
  expect(steps[0].run.hints).toEqual([{ class: 'LoadListingRequirement', loadListing: 'deep_listing' }])
})

test('what an embedding workflow says about listings holds for a tool embedded in it', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: [{class: SubworkflowFeatureRequirement}]
      inputs: []
      outputs: []
      steps:
        s: {in: [], out: [], run: old.cwl}
    `,
    'old.cwl': dedent`
      cwlVersion: v1.0
      class: Workflow
      $namespaces: {cwltool: "http://commonwl.org/cwltool#"}
      hints:
        cwltool:LoadListingRequirement: {loadListing: no_listing}
      inputs: []
      outputs: []
      steps:
        s:
          in: []
          out: []
          run: {class: CommandLineTool, baseCommand: "true", inputs: [], outputs: []}
    `,
  })
  expect(description.steps[0].run.hints).toEqual([
    { class: 'cwltool:LoadListingRequirement', loadListing: 'no_listing' },
    { class: 'LoadListingRequirement', loadListing: 'no_listing' },
  ])
  expect(description.steps[0].run.steps[0].run.hints).toEqual([{ class: 'NetworkAccess', networkAccess: true }])
})

test('of the bindings of an expression tool only loadContents stays', async () => {
  const { steps } = await packed(
    around(
      dedent`
        cwlVersion: v1.0
        class: ExpressionTool
        requirements: [{class: InlineJavascriptRequirement}]
        inputs:
          a: {type: File?, inputBinding: {loadContents: true, prefix: -a}}
          b: {type: string?, inputBinding: {position: 1}}
        outputs: []
        expression: "\${return {};}"
      `,
    ),
  )
  expect(steps[0].run.inputs).toEqual([
    { id: 'a', type: 'File?', inputBinding: { loadContents: true } },
    { id: 'b', type: 'string?' },
  ])
})

test('of the bindings in the types of a workflow only what fields load stays', async () => {
  const old = dedent`
    cwlVersion: v1.0
    class: Workflow
    inputs:
      a: {type: {type: array, items: File, inputBinding: {prefix: -I}}}
      b: {type: ["null", {type: enum, symbols: [x], inputBinding: {position: 1}}]}
      c:
        type:
          type: record
          fields:
            d: {type: {type: array, items: {type: array, items: string, inputBinding: {position: 2}}}, inputBinding: {position: 3}}
            e: {type: File, inputBinding: {loadContents: true, position: 4}}
    outputs:
      f: {type: {type: record, fields: {g: {type: {type: array, items: File, outputBinding: {glob: x}}, outputBinding: {glob: y}}}}, outputSource: s/o}
    steps:
      s: {run: tool.cwl, in: [], out: [o]}
  `
  const packing = await packFiles({
    'main.cwl': old,
    'tool.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      baseCommand: "true"
      inputs: []
      outputs: {o: {type: {type: record, fields: {g: "File[]"}}}}
    `,
  })
  const { inputs, outputs } = JSON.parse(textOf(packing))
  expect(inputs.map(({ type }: { type: unknown }) => type)).toEqual([
    { type: 'array', items: 'File' },
    ['null', { type: 'enum', symbols: ['x'] }],
    {
      type: 'record',
      fields: [
        { name: 'd', type: { type: 'array', items: { type: 'array', items: 'string' } } },
        { name: 'e', type: 'File', loadContents: true },
      ],
    },
  ])
  expect(outputs[0].type).toEqual({ type: 'record', fields: [{ name: 'g', type: { type: 'array', items: 'File' } }] })
  expect(textOf(await packAgain(packing))).toBe(textOf(packing))
})

test.each(['{$import: "graph.cwl#tool"}', '{$mixin: "graph.cwl#tool"}'])(
  'a process of a graph keeps the version of its file in the step that runs %s',
  async (run) => {
    const workflow = dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs: []
      steps:
        s:
          run: ${run}
          in: []
          out: []
    `
    const graph = dedent`
      cwlVersion: v1.0
      $graph:
        - {class: CommandLineTool, id: tool, baseCommand: "true", inputs: {x: {type: "File?", secondaryFiles: ".bai?"}}, outputs: []}
    `
    const packing = await packFiles({
      'main.cwl': workflow,
      'graph.cwl': graph,
      'again.cwl': '$import: "graph.cwl#tool"\n',
    })
    const [step] = JSON.parse(textOf(packing)).steps
    expect(step.run.inputs[0].secondaryFiles).toEqual(['.bai?'])
    expect(step.run.hints).toHaveLength(2)
    expect(packing.problems.map(({ code }) => code)).toContain('literal-question-mark')
  },
)

test.each(['$(inputs.a)\\n'])(
  'backslashes of a tool before v1.2 stay as they are, with a warning and the version of the tool: %j',
  async (text) => {
    const packing = await packFiles(
      around(`${OLD_TOOL}inputs: {a: {type: string, default: a}}\narguments: [${JSON.stringify(text)}]\n`),
    )
    const [step] = JSON.parse(textOf(packing)).steps
    expect([step.run.cwlVersion, step.run.arguments]).toEqual(['v1.0', [text]])
    expect(packing.problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['lone-backslash', 'tool.cwl', 6],
    ])
  },
)

test.each(['#pair'])('backslashes in types of a file stay as they are, types.yml%s', async (name) => {
  const { steps } = await packed({
    ...around(
      dedent`
        cwlVersion: v1.1
        class: CommandLineTool
        baseCommand: echo
        requirements: {SchemaDefRequirement: {types: [{$import: "types.yml${name}"}]}}
        inputs: {a: 'types.yml#pair?'}
        outputs: []
      `,
    ),
    'types.yml': dedent`
      - {name: half, type: record, fields: {p: {type: int, inputBinding: {valueFrom: 'a\\tb $(self)'}}}}
      - {name: pair, type: record, fields: {h: half}}
    `,
  })
  expect(steps[0].run.inputs[0].type[1].fields[0].type.fields[0].inputBinding).toEqual({ valueFrom: 'a\\tb $(self)' })
})

test('what was upgraded packs to the same again', async () => {
  const packing = await packFiles(
    around(dedent`
      ${OLD_TOOL}inputs:
        a: {type: File?, secondaryFiles: [.bai, ".v?"]}
    `),
  )
  expect(textOf(await packAgain(packing))).toBe(textOf(packing))
})

test.each([[[], 'v1.2']] as const)('the newest of %j is %s', (versions, newest) => {
  expect(newestOf(versions)).toBe(newest)
})
