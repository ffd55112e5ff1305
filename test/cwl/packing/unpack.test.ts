import { expect, test } from '@jest/globals'

import {
  describeLocal,
  localDefaultProblem,
  mapFiles,
  withoutSlash,
  withPaths,
} from '../../../src/cwl/packing/local-files.ts'
import { prefixesIn, unpackDescription, wayTo } from '../../../src/cwl/packing/unpack.ts'
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
  ['align', 'align'],
  ['align.cwl', 'align'],
  ['a b/c#d', 'a_b_c_d'],
  ['..-a', 'a'],
  ['a-b.c_d', 'a-b.c_d'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['con', 'con_'],
  ['COM1.x', 'COM1_.x'],
  ['console', 'console'],
  ['.', 'process'],
  ['', 'process'],
  ['a  $ b', 'a_b'],
  ['align.cwl.cwl', 'align.cwl'],
  ['acwl', 'acwl'],
  ['a.cwlx', 'a.cwlx'],
  ['PRN', 'PRN_'],
  ['aux.a.b', 'aux_.a.b'],
  ['nul', 'nul_'],
  ['lpt9', 'lpt9_'],
  ['lptx', 'lptx'],
  ['com', 'com'],
  ['com10', 'com10'],
  ['xcon', 'xcon'],
  ['é', '_'],
])('a process named %j is in a file named %s', (id, stem) => {
  expect(runsOf(workflow([{ id: 's', run: tool({ id }) }]))).toEqual([['w.cwl', `w/${stem}.cwl`], [`w/${stem}.cwl`]])
})

test('a file has the version of its process, and the prefixes that it uses', () => {
  const { root, files } = unpackDescription(
    workflow(
      [
        { id: 's', run: tool({ cwlVersion: 'v1.0', 'a:x': 1, hints: [{ class: 'b:Y' }] }) },
        { id: 't', run: tool({ label: 'c' }) },
      ],
      { cwlVersion: 'v1.2', $namespaces: { a: 'http://a/', b: 'http://b/', c: 'http://c/' } },
    ),
    'w',
  )
  expect([root, ...files.keys()]).toEqual(['w.cwl', 'w.cwl', 'w/s.cwl', 'w/t.cwl'])
  expect(files.get('w/s.cwl')).toEqual({
    cwlVersion: 'v1.0',
    $namespaces: { a: 'http://a/', b: 'http://b/' },
    ...tool({ 'a:x': 1, hints: [{ class: 'b:Y' }] }),
  })
  expect(files.get('w/t.cwl')).toEqual({ cwlVersion: 'v1.2', ...tool({ label: 'c' }) })
})

test('paths of a process in a file of its own lead there from its folder', () => {
  const at = (location: string): JsonObject => ({ class: 'File', location })
  const { files } = unpackDescription(
    workflow([
      {
        id: 's',
        run: tool({
          hints: [at('data/a'), at('/data/a'), at('file:///a'), at('https://x.org/a'), { class: 'X', location: 'b' }],
        }),
      },
    ]),
    'w',
  )
  expect(files.get('w/s.cwl')).toMatchObject({
    hints: [at('../data/a'), at('/data/a'), at('file:///a'), at('https://x.org/a'), { class: 'X', location: 'b' }],
  })
})

test('what is in a file already stays there, and what a step embeds stays in it', () => {
  const [there, embedded, inner] = [tool({ label: 'there' }), tool({ label: 'embedded' }), tool({ label: 'inner' })]
  const description = workflow([
    { id: 'a', run: there },
    { id: 'b', run: embedded },
    { id: 'c', run: workflow([{ id: 'd', run: inner }], { id: 'v' }) },
    { id: 'e', run: 'e.cwl' },
  ])
  const existing = (...embedding: readonly string[]) => ({
    folder: 'flows',
    fileOf: (process: JsonObject) => (process === there ? 'tools/th ere.cwl' : undefined),
    embedding: new Set(embedding),
  })
  expect(runsOf(description, existing('b'))).toEqual([
    ['w.cwl', '../tools/th%20ere.cwl', embedded, 'w/v.cwl', 'e.cwl'],
    ['w/d.cwl'],
    ['w/v.cwl', 'd.cwl'],
  ])
  expect(runsOf(description, existing('b', 'c', 'c/d'))).toEqual([
    ['w.cwl', '../tools/th%20ere.cwl', embedded, workflow([{ id: 'd', run: inner }], { id: 'v' }), 'e.cwl'],
  ])
})

test('a way names the steps down to a process', () => {
  expect(wayTo({ id: 'a' }, '')).toBe('a')
  expect(wayTo({ id: 'b' }, 'a')).toBe('a/b')
  expect(wayTo({ id: 'b' }, undefined)).toBeUndefined()
  expect(wayTo({}, 'a')).toBeUndefined()
})

test('prefixes are before the first colon of keys and texts', () => {
  expect([...prefixesIn({ 'a:b:c': ['d:e', 1, null], f: { g: ':h' } })].toSorted()).toEqual(['', 'a', 'd'])
})

test('the paths of files are changed, and nothing else', () => {
  const changed: (readonly unknown[])[] = []
  const file = {
    class: 'File',
    location: 'l',
    path: 'p',
    basename: 'b',
    secondaryFiles: [{ class: 'Directory', path: 'q' }],
  }
  const process = workflow([{ id: 's', run: { class: 'File', path: 'of another process' }, in: [{ default: file }] }], {
    hints: [{ class: 'Other', path: 'o' }, { class: 'File', path: 7 }, { run: { class: 'File', path: 'r' } }],
  })
  const result = mapFiles(process, (reference, holder, key) => {
    changed.push([holder['class'], key, reference])
    return reference === 'q' ? 'Q' : reference
  })
  expect(new Set(changed)).toEqual(
    new Set([
      ['Directory', 'path', 'q'],
      ['File', 'location', 'l'],
      ['File', 'path', 'p'],
      ['File', 'path', 'r'],
    ]),
  )
  expect(result).toEqual(JSON.parse(JSON.stringify(process).replace('"q"', '"Q"')))
  expect(mapFiles(process, (reference) => reference)).toBe(process)
})

test('mapped paths are those of the repository again, also in the processes of steps', () => {
  const at = (path: string): JsonObject => ({ hints: [{ class: 'File', path }] })
  const back = withPaths(
    workflow(
      [
        { id: 's', run: tool(at('/p/a')) },
        { id: 't', run: 't.cwl' },
      ],
      at('/p/b'),
    ),
    'flows/w.cwl',
    (place) => (place.startsWith('/p/') ? `data/${place.slice(3)}` : undefined),
  )
  expect(back).toEqual(
    workflow(
      [
        { id: 's', run: tool(at('../data/a')) },
        { id: 't', run: 't.cwl' },
      ],
      at('../data/b'),
    ),
  )
  expect(withPaths(tool(at('/q/a')), 'w.cwl', () => undefined)).toEqual(tool(at('/q/a')))
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
  ['flows/other/s.cwl', '../flows/other/s.cwl', 'w/s.cwl'],
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
  ['flows/w.cwl', 'data/a.txt', 'location', '../data/a.txt'],
  ['w.cwl', 'data/a.txt', 'location', 'data/a.txt'],
  ['w.cwl', '100%#1?.txt', 'path', '100%25%231%3F.txt'],
  ['flows/w.cwl', '/data/a.txt', 'path', '/data/a.txt'],
  ['w.cwl', 'ab:c', 'location', 'place'],
  ['w.cwl', 'ab:c', 'path', 'ab:c'],
  ['flows/w.cwl', 'ab:c', 'location', '../ab:c'],
  ['w.cwl', '/dev/null', 'path', 'place'],
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

test.each([
  ['data/', 'data'],
  ['data//', 'data'],
  ['a/b', 'a/b'],
  ['/', '/'],
  ['//', '/'],
  ['', ''],
])('the path %j is without its slash %j', (path, plain) => {
  expect(withoutSlash(path)).toBe(plain)
})

test.each([
  ['File', 'a.txt', 'the file a.txt of the repository'],
  ['Directory', 'a', 'the folder a of the repository'],
  ['File', '/a.txt', 'the file /a.txt of some machine'],
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
    fix: 'Remove it, or name the file on the platform in the configuration.',
  })
})
