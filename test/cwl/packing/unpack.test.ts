import { expect, test } from '@jest/globals'

import { describeLocal, localDefaultProblem, withoutSlash, withPaths } from '../../../src/cwl/packing/local-files.ts'
import { unpackDescription, wayTo } from '../../../src/cwl/packing/unpack.ts'
import type { JsonObject } from '../../../src/json/index.ts'

function tool(more: JsonObject = {}): JsonObject {
  return { class: 'CommandLineTool', inputs: [], outputs: [], ...more }
}

function workflow(steps: readonly JsonObject[], more: JsonObject = {}): JsonObject {
  return { class: 'Workflow', inputs: [], outputs: [], ...more, steps }
}

/** The files of a description, and what the steps of each run. */
function runsOf(description: JsonObject, existing?: Parameters<typeof unpackDescription>[2]): unknown {
  const { files } = unpackDescription(description, 'w', existing)
  return [...files].map(([path, { steps = [] }]) => [path, ...(steps as readonly JsonObject[]).map(({ run }) => run)])
}

test.each([
  ['..-a', 'a'],
  ['con', 'con_'],
  ['', 'process'],
  ['a  $ b', 'a_b'],
  ['acwl', 'acwl'],
  ['nul', 'nul_'],
  ['lptx', 'lptx'],
])('a process named %j is in a file named %s', (id, stem) => {
  expect(runsOf(workflow([{ id: 's', run: tool({ id }) }]))).toEqual([['w.cwl', `w/${stem}.cwl`], [`w/${stem}.cwl`]])
})

test('a way names the steps down to a process', () => {
  expect(wayTo({ id: 'a' }, '')).toBe('a')
  expect(wayTo({ id: 'b' }, 'a')).toBe('a/b')
  expect(wayTo({ id: 'b' }, undefined)).toBeUndefined()
  expect(wayTo({}, 'a')).toBeUndefined()
})

test('a process is named after itself, else after its step', () => {
  expect(
    runsOf(
      workflow([
        { id: 'a', run: tool({ id: 'x', label: '1' }) },
        { id: 'b', run: tool({ id: 7, label: '2' }) },
        { run: tool({ label: '3' }) },
        { id: 'x', run: tool({ label: '4' }) },
        { id: 'X', run: tool({ label: '5' }) },
      ]),
    ),
  ).toEqual([
    ['w.cwl', 'w/x.cwl', 'w/b.cwl', 'w/process.cwl', 'w/x_2.cwl', 'w/X_3.cwl'],
    ['w/x.cwl'],
    ['w/b.cwl'],
    ['w/process.cwl'],
    ['w/x_2.cwl'],
    ['w/X_3.cwl'],
  ])
})

test('equal processes are in one file, and so is one that two steps share', () => {
  const shared = tool({ label: 'shared' })
  expect(
    runsOf(
      workflow([
        { id: 'a', run: tool({ label: 'same' }) },
        { id: 'b', run: tool({ label: 'same' }) },
        { id: 'c', run: shared },
        { id: 'd', run: workflow([{ id: 'e', run: shared }]) },
      ]),
    ),
  ).toEqual([['w.cwl', 'w/a.cwl', 'w/a.cwl', 'w/c.cwl', 'w/d.cwl'], ['w/a.cwl'], ['w/c.cwl'], ['w/d.cwl', 'c.cwl']])
})

test.each([
  ['flows/w/S.cwl', '../flows/w/S.cwl', 'w/s_2.cwl'],
  ['s.cwl', '../s.cwl', 'w/s.cwl'],
])('a new file has another name than %s only if that is next to it', (file, _, path) => {
  const there = tool({ label: 'there' })
  const existing = {
    folder: 'flows',
    fileOf: (process: JsonObject) => (process === there ? file : undefined),
    embedding: new Set<string>(),
  }
  const [[, , run]] = runsOf(
    workflow([
      { id: 'k', run: there },
      { id: 's', run: tool() },
    ]),
    existing,
  ) as [[string, string, string]]
  expect(run).toBe(path)
})

test('an embedded process keeps its steps, whose processes are in files', () => {
  const inner = workflow([{ id: 'i', run: tool() }])
  const existing = { folder: '', fileOf: () => undefined, embedding: new Set(['o']) }
  const { files } = unpackDescription(workflow([{ id: 'o', run: inner }]), 'w', existing)
  expect(files.get('w.cwl')?.['steps']).toEqual([{ id: 'o', run: workflow([{ id: 'i', run: 'w/i.cwl' }]) }])
})

test('a file has v1.2 if no version is known, and no wrong namespaces', () => {
  const { files } = unpackDescription(
    workflow([{ id: 's', run: tool({ $namespaces: { a: 'http://a/' }, 'a:x': 1 }) }], { $namespaces: 'a' }),
    'w',
  )
  expect(files.get('w/s.cwl')).toEqual({ cwlVersion: 'v1.2', ...tool({ 'a:x': 1 }) })
  expect(unpackDescription(tool({ steps: 's' }), 'w').files.get('w.cwl')).toEqual(tool({ steps: 's' }))
})

test.each([
  ['flows/w.cwl', '/data/a.txt', 'path', '/data/a.txt'],
  ['flows/w.cwl', 'ab:c', 'location', '../ab:c'],
])('in %s, the mapped path %s has as %s the reference %s', (root, path, key, reference) => {
  const holder = (value: string): JsonObject => tool({ hints: [{ class: 'File', [key]: value }] })
  expect(withPaths(holder('place'), root, (place) => (place === 'place' ? path : undefined))).toEqual(holder(reference))
})

test('mapped paths are found in deeper processes, and in steps that are not objects nothing is looked for', () => {
  const at = (path: string): JsonObject => tool({ hints: [{ class: 'Directory', path }] })
  const deep = (path: string): JsonObject =>
    workflow([
      's' as unknown as JsonObject,
      {
        id: 's',
        run: workflow([
          { id: 't', run: at(path) },
          { id: 'u', run: ['x'] },
        ]),
      },
    ])
  expect(withPaths(deep('/p'), 'w.cwl', () => 'q')).toEqual(deep('q'))
  expect(withPaths(workflow([], { steps: 's' }), 'w.cwl', () => 'q')).toEqual(workflow([]))
})

test.each([['/', '/']])('the path %j is without its slash %j', (path, plain) => {
  expect(withoutSlash(path)).toBe(plain)
})

test.each([
  ['Directory', 'a', 'the folder a of the repository'],
  ['Directory', '/a', 'the folder /a of some machine'],
] as const)('a local %s %s is described as %s', (kind, path, words) => {
  const local = { class: kind, path, reference: 'r', file: 'f', line: 2, column: 3 }
  expect(describeLocal(local)).toBe(words)
  expect(localDefaultProblem(local)).toMatchObject({
    file: 'f',
    line: 2,
    column: 3,
    code: 'local-default',
    severity: 'warning',
    message: `this names ${words}, which a platform does not have`,
    fix: `Remove the default, or write under the stage in cwl-promote.yml: \`files: { "${path}": ID_ON_THE_PLATFORM }\`.`,
  })
})
