import { expect, test } from '@jest/globals'

import { drawingOf, type Drawing } from '../../src/diagrams/drawing.ts'
import { isStep } from '../../src/diagrams/graph.ts'
import { diagramOf } from '../../src/diagrams/mermaid.ts'
import { toSvg } from '../../src/diagrams/svg.ts'

/** A workflow with a step that runs another workflow, which runs a third. */
const INNERMOST = workflow('deep')
const NESTED = workflow('inner', workflow('middle', INNERMOST))

function workflow(step: string, run: object = { class: 'CommandLineTool' }) {
  return {
    class: 'Workflow',
    inputs: [{ id: 'in' }],
    outputs: [{ id: 'out', outputSource: `${step}/out` }],
    steps: [{ id: step, in: [{ id: 'in', source: 'in' }], out: ['out'], run }],
  }
}

function graph(description: object, depth = 0): Drawing {
  const found = drawingOf(JSON.parse(JSON.stringify(description)), { depth })
  if (found === undefined) throw new Error('this is a workflow')
  return found
}

function svgOf(drawn: Drawing, title?: string): string {
  const svg = toSvg(drawn, title)
  if (svg === undefined) throw new Error('this has few links')
  return svg
}

test('sub-workflows are one box each, or expanded to a depth with links through their ports', () => {
  expect(graph(NESTED)).toMatchObject({ boxes: [{}, { kind: 'subworkflow', name: 'inner' }, {}], frames: [] })
  const { frames, boxes, links } = graph(NESTED, 1)
  expect(frames.map(({ name }) => name)).toEqual(['inner'])
  expect(boxes.filter(isStep)).toMatchObject([{ kind: 'subworkflow', name: 'middle', frame: 's:inner' }])
  expect(links.map(({ from, to }) => `${from} → ${to}`).toSorted()).toEqual([
    'i:in → i:inner/in',
    'i:inner/in → s:inner/middle',
    'o:inner/out → o:out',
    's:inner/middle → o:inner/out',
  ])
  const all = graph(NESTED, 9)
  expect(all.frames.map(({ key, frame }) => [key, frame])).toEqual([
    ['s:inner', undefined],
    ['s:inner/middle', 's:inner'],
  ])
  expect(all.boxes.filter(isStep)).toMatchObject([{ kind: 'step', name: 'deep', frame: 's:inner/middle' }])
})

test('frames are drawn in each format', () => {
  expect(diagramOf(JSON.parse(JSON.stringify(NESTED)), { depth: 1 })).toContain(
    '  subgraph f0["inner<br/>(subworkflow)"]\n    n1(["in<br/>(input)"])\n    n2[["middle<br/>(subworkflow)"]]\n    n3(["out<br/>(output)"])\n  end\n',
  )
  const boxes = boxesIn(svgOf(graph(NESTED, 1)))
  const frame = boxes.find(({ kind }) => kind === 'frame')
  const inner = boxes.filter(({ name }) => name === 'middle (subworkflow)')
  expect([frame?.name, inner.length]).toEqual(['inner (subworkflow)', 1])
  for (const { left, top, right, bottom } of inner) {
    expect(left).toBeGreaterThan(frame?.left ?? Infinity)
    expect(top).toBeGreaterThan(frame?.top ?? Infinity)
    expect(right).toBeLessThan(frame?.right ?? 0)
    expect(bottom).toBeLessThan(frame?.bottom ?? 0)
  }
})

test('boxes do not overlap, and links of many layers go down', () => {
  const steps = Array.from({ length: 30 }, (_, index) => ({
    id: `s${index}`,
    in: index < 3 ? [{ id: 'x', source: 'in' }] : [{ id: 'x', source: [`s${index - 1}/o`, `s${index - 3}/o`] }],
    run: { class: 'CommandLineTool' },
  }))
  const boxes = boxesIn(svgOf(graph({ class: 'Workflow', inputs: [{ id: 'in' }], outputs: [], steps })))
  expect(boxes).toHaveLength(31)
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
      ).toBe(true)
  const topOf = (name: string): number => boxes.find((box) => box.name === name)?.top ?? -1
  expect(topOf('s29')).toBeGreaterThan(topOf('s28'))
})

const HOSTILE = '"]; x -> y; <script>alert(1)</script> & \\" \u0007 \'`'

test('a name of the document becomes only a label', () => {
  const hostile = graph(workflow(HOSTILE, workflow('inner')), 1)
  const svg = svgOf(hostile, 'a.cwl')
  expect(svg).not.toContain('<script')
  // XML cannot contain control characters. The slash of the tag ends a path.
  expect(svg).toContain('<title>script&gt; &amp; \\&quot; \uFFFD &#39;` (subworkflow)</title>')
})

test('links too many to arrange are refused before the layout', () => {
  const steps = Array.from({ length: 60 }, (_, index) => ({
    id: `s${index}`,
    in: [{ id: 'x', source: Array.from({ length: index }, (_each, before) => `s${before}/o`) }],
    run: { class: 'CommandLineTool' },
  }))
  expect(toSvg(graph({ class: 'Workflow', inputs: [], outputs: [], steps }))).toBeUndefined()
})

test('long names lose their middle and stay different, with the full name as a tooltip', () => {
  const names = ['a', 'b'].map((letter) => `a_very_long_name_of_${letter}_step_that_ends_alike`)
  const steps = names.map((id) => ({ id, in: [], run: { class: 'CommandLineTool' } }))
  const svg = svgOf(graph({ class: 'Workflow', inputs: [], outputs: [], steps }))
  const labels = [...svg.matchAll(/<text [^>]*>([^<]*)/g)].map(([, label]) => label)
  expect(new Set(labels).size).toBe(2)
  expect(boxesIn(svg).map(({ name }) => name)).toEqual(names)
})

interface Drawn {
  readonly kind: string
  readonly name: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function boxesIn(svg: string): readonly Drawn[] {
  const boxes = svg.matchAll(
    /<g class="(\w+)[^"]*" transform="translate\((\S+) (\S+)\)"><title>([^<]*)<\/title><rect width="(\S+)" height="(\S+)"/g,
  )
  return [...boxes].map(([, kind = '', left, top, name = '', width, height]) => ({
    kind,
    name,
    left: Number(left),
    top: Number(top),
    right: Number(left) + Number(width),
    bottom: Number(top) + Number(height),
  }))
}
