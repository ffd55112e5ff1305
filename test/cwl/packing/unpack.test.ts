import { expect, test } from '@jest/globals'

import { mapFiles, withPaths } from '../../../src/cwl/packing/local-files.ts'
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
