import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { packDocument } from '../../../src/cwl/index.ts'
import { drawingOf, type DrawingOptions } from '../../../src/diagrams/drawing.ts'
import { diagramOf } from '../../../src/diagrams/mermaid.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import type { JsonObject } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { HOSTILE } from '../../support/hostile.ts'
import { readDiagrams } from '../../support/mermaid.ts'
import { nightly } from '../../support/nightly.ts'

interface StepSketch {
  readonly id: string
  readonly from?: readonly string[]
  readonly more?: JsonObject
}

function workflow(
  steps: readonly StepSketch[],
  inputs: readonly string[] = ['reads'],
  outputs: Readonly<Record<string, string>> = {},
): JsonObject {
  return {
    class: 'Workflow',
    inputs: inputs.map((id) => ({ id, type: 'File' })),
    steps: steps.map(({ id, from = [], more = {} }) => ({
      id,
      in: from.map((source, index) => ({ id: `x${index}`, source })),
      out: ['out'],
      run: { class: 'CommandLineTool' },
      ...more,
    })),
    outputs: Object.entries(outputs).map(([id, outputSource]) => ({ id, outputSource })),
  }
}

function chain(length: number): JsonObject {
  return workflow(
    Array.from({ length }, (_, index) => ({ id: `s${index}`, from: [index === 0 ? 'reads' : `s${index - 1}/out`] })),
    ['reads'],
    { last: `s${length - 1}/out` },
  )
}

test('inputs, steps and outputs are boxes, and what flows between them are arrows, each once', () => {
  const text = diagramOf(
    workflow(
      [
        { id: 'align', from: ['reads', 'reads'], more: { scatter: 'x0', when: '$(true)' } },
        { id: 'sort', from: ['align/out', 'align/out2'], more: { run: { class: 'Workflow' } } },
      ],
      ['reads'],
      { bam: 'sort/out', log: 'align/log' },
    ),
  )
  expect(text?.split('\n')).toEqual([
    'flowchart LR',
    '  n0(["reads<br/>(input)"])',
    String.raw`  n1[/"align<br/>(scatter, when)"\]`,
    '  n2[["sort<br/>(subworkflow)"]]',
    '  n3(["bam<br/>(output)"])',
    '  n4(["log<br/>(output)"])',
    '  n0 --> n1',
    '  n1 --> n2',
    '  n2 --> n3',
    '  n1 ---> n4',
    '  classDef port fill:none,stroke:#8c959f',
    '  class n0,n3,n4 port',
    '  classDef output stroke-width:2px',
    '  class n3,n4 output',
    '  classDef when stroke-dasharray:4',
    '  class n1 when',
  ])
  expect(readDiagrams([text ?? ''])).toEqual([
    {
      error: null,
      boxes: [
        'reads<br>(input)',
        'align<br>(scatter, when)',
        'sort<br>(subworkflow)',
        'bam<br>(output)',
        'log<br>(output)',
      ],
      edges: 4,
    },
  ])
})

test('what has no steps has no diagram', () => {
  expect(diagramOf({ class: 'CommandLineTool' })).toBeUndefined()
  expect(diagramOf(workflow([]))).toBeUndefined()
})

test('the example is drawn, and Mermaid takes it', async () => {
  const packing = await packDocument(
    openWorkspace(join(import.meta.dirname, '..', '..', '..', 'examples', 'rnaseq')),
    'workflows/rnaseq.cwl',
  )
  if (!packing.ok) throw new Error('the example is invalid')
  const [verdict] = readDiagrams([diagramOf(packing.description) ?? ''])
  expect(verdict).toMatchObject({
    error: null,
    boxes: expect.arrayContaining([
      'libraries<br>(input)',
      'align<br>(subworkflow, scatter, + 2 parameters)',
      'quality_report<br>(output)',
    ]),
  })
})

nightly('the largest names in the largest workflow stay below what Mermaid draws', () => {
  const steps = Array.from({ length: 80 }, (_, index) => ({
    id: `${'\u{10FFFF}'.repeat(70)}${index}`,
    from: Array.from({ length: 80 }, (__, other) => `${'\u{10FFFF}'.repeat(70)}${other}/out`),
    more: { scatter: 'x', when: '$(true)' },
  }))
  const text = diagramOf(workflow(steps), { before: workflow([]) }) ?? ''
  expect(text.length).toBeLessThan(50_000)
  expect(readDiagrams([text])[0]).toMatchObject({ error: null, edges: 400 })
})

nightly('a name is a label and nothing else, whatever it is', () => {
  const names = HOSTILE.filter((name) => name.length < 400)
  const diagrams = names.map(
    (name) =>
      diagramOf(
        workflow([{ id: name, from: ['reads'] }, { id: 'last_step' }], ['reads', name], { [name]: 'last_step/out' }),
      ) ?? '',
  )
  const harmless = { error: null, edges: 2 }
  readDiagrams(diagrams).forEach((verdict, index) => {
    expect({ name: names[index], ...verdict, boxes: verdict.boxes.length }).toEqual({
      name: names[index],
      ...harmless,
      boxes: 5,
    })
    // What Mermaid would draw holds no markup of the name's.
    expect(
      verdict.boxes
        .map((box) => box.replace(/<br>\((?:input|output)\)$/, ''))
        .filter((box) => /[<>"'`[\](){}@:/]/.test(box)),
    ).toEqual([])
  })
})

nightly('Mermaid’s parser refuses what is not a diagram, so its silence above means something', () => {
  expect(
    readDiagrams([
      dedent`
        flowchart TD
          a["x
      `,
      'flowchart TD\n  a["x"] --> b["',
    ]).map(({ error }) => error),
  ).not.toContain(null)
})

nightly('a large workflow loses inputs and outputs, then its last steps, and counts them', () => {
  const ports = diagramOf(chain(79)) ?? ''
  expect(ports).not.toContain('reads')
  expect(ports).toContain('  note["Not shown#58;#32;1 input<br/>1 output"]\n')
  const [verdict] = readDiagrams([diagramOf(chain(300)) ?? ''])
  expect(verdict?.error).toBeNull()
  expect(verdict?.boxes).toHaveLength(81)
  expect(verdict?.boxes).toEqual(
    expect.arrayContaining(['s0', 's79', expect.stringMatching(/^Not shown.*1 input<br>1 output<br>220 steps$/)]),
  )
})

describe('an update', () => {
  const before = workflow([
    { id: 'a', from: ['reads'] },
    { id: 'b', from: ['a/out'] },
    { id: 'gone', from: ['a/out'] },
  ])
  const after = workflow([
    { id: 'a', from: ['reads'] },
    { id: 'b', from: ['a/out'], more: { run: { class: 'CommandLineTool', baseCommand: 'x' } } },
    { id: 'new', from: ['b/out'] },
  ])

  test('marks boxes and links that are added, changed and removed, with a legend', () => {
    const lines = diagramOf(after, { before })?.split('\n') ?? []
    expect(lines).toEqual(
      expect.arrayContaining([
        '  n1["a"]',
        '  n2["#126;#32;b"]',
        '  n3["#43;#32;new"]',
        '  n4["#8722;#32;gone"]',
        '  n1 --> n2',
        '  n2 ==>|"+"| n3',
        '  n1 -.->|"−"| n4',
        '  note["#43;#32;added<br/>#126;#32;changed<br/>#8722;#32;removed"]',
        '  class n3 added',
        '  class n2 changed',
        '  class n4 removed',
        '  linkStyle 2 stroke:#1a7f37',
        '  linkStyle 3 stroke:#cf222e',
      ]),
    )
    expect(readDiagrams([lines.join('\n')])).toMatchObject([{ error: null, edges: 4 }])
    expect(diagramOf(after, { before: after })).not.toContain('note')
  })

  nightly('of more than 40 steps is drawn as what changes and its neighbours', () => {
    const { steps = [] } = chain(300)
    const changed = { ...chain(300), steps: structuredClone(steps) as JsonObject[] }
    Object.assign(changed.steps[150] ?? {}, { when: '$(true)' })
    const [verdict] = readDiagrams([diagramOf(changed, { before: chain(300) }) ?? ''])
    expect(verdict?.boxes).toEqual([
      's149',
      expect.stringContaining('s150<br>(when)'),
      's151',
      expect.stringMatching(/changed<br>Only what changes and its neighbours.*<br>297 steps$/),
    ])
    expect(diagramOf(chain(300), { before: chain(300) })).toBeUndefined()
  })
})

test('inputs that are not files are counted in the steps that they feed, unless they are asked for or change', () => {
  const types = {
    sample: 'string',
    threads: ['null', 'int'],
    'read group': { type: 'record', fields: { id: 'string' } },
  }
  const inputs = Object.entries({ reads: 'File[]', ...types }).map(([id, type]) => ({ id, type }))
  const steps = [
    { id: 'align', in: inputs.map(({ id }) => ({ id, source: id })), run: {} },
    { id: 'sort', in: { threads: 'threads', other: 'align/out' }, run: {} },
  ]
  const drawn = { class: 'Workflow', inputs, steps, outputs: [{ id: 'name', outputSource: 'sample' }] }
  const boxes = (options: DrawingOptions): readonly string[] =>
    (drawingOf(drawn, options)?.boxes ?? []).map((box) => `${box.name} ${box.parameters}`)
  expect(boxes({})).toEqual(['reads 0', 'sample 0', 'align 2', 'sort 1', 'name 0'])
  expect(boxes({ parameters: true })).toEqual([...inputs.map(({ id }) => `${id} 0`), 'align 0', 'sort 0', 'name 0'])
  const before = { ...drawn, inputs: inputs.filter(({ id }) => id !== 'threads') }
  expect(boxes({ before })).toEqual(['reads 0', 'sample 0', 'threads 0', 'align 1', 'sort 0', 'name 0'])
})
