import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { packDocument } from '../../../src/cwl/index.ts'
import { changedSteps, diagramOf } from '../../../src/diagrams/mermaid.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import type { JsonObject } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { HOSTILE } from '../../support/hostile.ts'
import { readDiagrams } from '../../support/mermaid.ts'

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
      { bam: 'sort/out' },
    ),
    { changed: new Set(['sort']) },
  )
  expect(text?.split('\n')).toEqual([
    'flowchart TD',
    '  n0(["reads"])',
    '  n1["align<br/>(scatter, when)"]',
    '  n2[["sort"]]',
    '  n3(["bam"])',
    '  n0 --> n1',
    '  n1 --> n2',
    '  n2 --> n3',
    '  classDef changed fill:#fff8c5,stroke:#9a6700,color:#24292f',
    '  class n2 changed',
    '  classDef port fill:none,stroke:#8c959f',
    '  class n0,n3 port',
  ])
  expect(readDiagrams([text ?? ''])).toEqual([
    { error: null, boxes: ['reads', 'align<br>(scatter, when)', 'sort', 'bam'], edges: 3 },
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
    boxes: expect.arrayContaining(['libraries', 'align<br>(scatter)', 'quality_report']),
  })
})

test('the largest names in the largest workflow stay below what Mermaid draws', () => {
  const steps = Array.from({ length: 80 }, (_, index) => ({
    id: `${'\u{10FFFF}'.repeat(70)}${index}`,
    from: Array.from({ length: 80 }, (__, other) => `${'\u{10FFFF}'.repeat(70)}${other}/out`),
    more: { scatter: 'x', when: '$(true)' },
  }))
  const text = diagramOf(workflow(steps), { changed: new Set(steps.map(({ id }) => id)) }) ?? ''
  expect(text.length).toBeLessThan(50_000)
  expect(readDiagrams([text])[0]).toMatchObject({ error: null, edges: 400 })
})

test.each(['1. align', '- align', '_align_', '__init__', '    align', 'www.align.example', 'a.b'])(
  'the name %j has no sign that Mermaid could take for Markdown',
  (name) => {
    expect(diagramOf(workflow([{ id: name }]))).toMatch(/ n1\["(?:[a-z]|#\d+;|\d(?!\.))+"\]/)
  },
)

test('a name is a label and nothing else, whatever it is', () => {
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
    expect(verdict.boxes.filter((box) => /[<>"'`[\](){}@:/]/.test(box))).toEqual([])
  })
})

test('Mermaid’s parser refuses what is not a diagram, so its silence above means something', () => {
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

test('a large workflow loses inputs and outputs, then the steps far from those that changed, and counts them', () => {
  const ports = diagramOf(chain(79)) ?? ''
  expect(ports).not.toContain('reads')
  expect(ports).toContain('  more["not shown<br/>1 input, 1 output"]\n')
  const cut = diagramOf(chain(300), { changed: new Set(['s150']) }) ?? ''
  const [verdict] = readDiagrams([cut])
  expect(verdict?.error).toBeNull()
  expect(verdict?.boxes).toHaveLength(81)
  expect(verdict?.boxes).toEqual(
    expect.arrayContaining(['s150', 's111', 's189', 'not shown<br>1 input, 1 output, 220 steps']),
  )
  expect(cut).toMatch(/class n\d+ changed/)
})

test('a step that everything hangs on does not make more arrows than Mermaid draws', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: `s${index}`,
    from: Array.from({ length: 60 }, (__, other) => `s${other}/out`),
  }))
  expect(readDiagrams([diagramOf(workflow(many)) ?? ''])[0]).toMatchObject({
    error: null,
    edges: 400,
    boxes: expect.arrayContaining(['not shown<br>1 input, 3200 connections']),
  })
})

test('steps have changed when they are new or anything in them is another', () => {
  const before = workflow([{ id: 'a' }, { id: 'b' }, { id: 'gone' }])
  const after = workflow([
    { id: 'a' },
    { id: 'b', more: { run: { class: 'CommandLineTool', baseCommand: 'x' } } },
    { id: 'new' },
  ])
  expect(changedSteps(before, after)).toEqual(new Set(['b', 'new']))
  expect(changedSteps(before, before)).toEqual(new Set())
})
