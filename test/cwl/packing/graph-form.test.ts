import { expect, test } from '@jest/globals'

import { toGraph } from '../../../src/cwl/packing/graph-form.ts'
import type { JsonObject } from '../../../src/json/index.ts'

function tool(more: JsonObject = {}): JsonObject {
  return { class: 'CommandLineTool', inputs: [], outputs: [], ...more }
}

function workflow(steps: readonly JsonObject[], more: JsonObject = {}): JsonObject {
  return { class: 'Workflow', inputs: [], outputs: [], ...more, steps }
}

interface Graph {
  readonly $graph: readonly { readonly id: string; readonly steps?: readonly { readonly run: string }[] }[]
}

/** Each process of the graph: its id, and what its steps run. */
function linesOf(description: JsonObject): readonly string[] {
  const { $graph: graph } = toGraph(description) as unknown as Graph
  return graph.map(({ id, steps = [] }) => [id, ...steps.map(({ run }) => run)].join(' '))
}

test('the fields of the document are beside the graph, and those of its processes are not', () => {
  const description = {
    cwlVersion: 'v1.1',
    ...workflow([{ id: 's', run: tool({ cwlVersion: 'v1.0', id: 't', $namespaces: { b: 'http://b/' } }) }], {
      id: 'w',
    }),
    $namespaces: { a: 'http://a/' },
    $schemas: ['a.owl'],
  }
  expect(toGraph(description)).toEqual({
    cwlVersion: 'v1.1',
    $namespaces: { a: 'http://a/' },
    $schemas: ['a.owl'],
    $graph: [
      { id: 'main', ...workflow([{ id: 's', run: '#t' }]) },
      { id: 't', ...tool() },
    ],
  })
  expect(toGraph(tool())).toEqual({ cwlVersion: 'v1.2', $graph: [{ id: 'main', ...tool() }] })
})

test.each([
  ['its own id', { run: tool({ id: 't' }) }, 't'],
  ['the name of its step', { id: 's', run: tool() }, 's'],
  ['a word, where there is neither', { run: tool() }, 'process'],
  ['an id without what a name cannot have', { run: tool({ id: '_:a/b#c:d_:e' }) }, 'a_b_c_d__e'],
  ['an id with a colon after a letter', { run: tool({ id: 'a_:b' }) }, 'a__b'],
  ['another id than that of the whole', { run: tool({ id: 'main' }) }, 'main_2'],
] as const)('a process has %s as its id', (_, step, id) => {
  expect(linesOf(workflow([step]))).toEqual([`main #${id}`, id])
})

test('equal processes of one id are written once, and others apart', () => {
  const shared = tool({ id: 't' })
  expect(
    linesOf(
      workflow([
        { id: 'a', run: shared },
        { id: 'b', run: shared },
        { id: 'c', run: { ...shared } },
        { id: 'd', run: { ...shared, label: 'x' } },
        { id: 'e', run: tool() },
        { id: 'f', run: tool() },
        { id: 'g', run: workflow([{ run: shared }], { id: 'w' }) },
        { id: 'h', run: 'elsewhere.cwl' },
      ]),
    ),
  ).toEqual(['main #t #t #t #t_2 #e #e #w elsewhere.cwl', 't', 't_2', 'e', 'w #t'])
})

const LIST = { id: 'x', source: ['a', 'b'] }

test.each<[JsonObject, readonly string[]]>([
  [{ scatter: 'x' }, ['ScatterFeatureRequirement']],
  [{ in: [{ id: 'x', valueFrom: '$(1)' }] }, ['StepInputExpressionRequirement']],
  [{ in: [LIST] }, ['MultipleInputFeatureRequirement']],
  [{ in: [{ id: 'x', source: ['a'] }] }, []],
  [{ in: [{ id: 'x', source: 'ab' }] }, []],
  [{ in: [{ id: 'x' }] }, []],
])('an embedded workflow whose step has %j requires %j itself', (step, features) => {
  const graph = (requirements?: readonly JsonObject[]): unknown =>
    (
      toGraph(workflow([{ id: 's', run: workflow([step], requirements === undefined ? {} : { requirements }) }])) as {
        readonly $graph: readonly JsonObject[]
      }
    ).$graph[1]?.['requirements']
  const added = features.map((name) => ({ class: name }))
  expect(graph()).toEqual(features.length === 0 ? undefined : added)
  expect(graph([{ class: 'Other' }])).toEqual([{ class: 'Other' }, ...added])
  expect(graph(added)).toEqual(added)
})
