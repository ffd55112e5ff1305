import { expect, test } from '@jest/globals'

import { compareOutputs } from '../../src/app-tests/compare-outputs.ts'
import { onPlatform, type Place } from '../../src/app-tests/places.ts'
import { isObject, parseJson, type JsonObject, type JsonValue } from '../../src/json/index.ts'

function json(value: unknown): JsonValue {
  return parseJson(JSON.stringify(value))
}

function object(value: unknown): JsonObject {
  const read = json(value)
  if (!isObject(read)) throw new TypeError('not an object')
  return read
}

/** A platform with these files, whose content may be read where `bytes` has it. */
function platform(bytes: Readonly<Record<string, string>> = {}, shown: object = {}): Place {
  return onPlatform({
    file: async (id) => Promise.resolve(object({ size: bytes[id]?.length, name: id, ...shown })),
    bytes: async (id) => Promise.resolve(bytes[id] === undefined ? undefined : Buffer.from(bytes[id])),
  })
}

async function compare(expected: unknown, found: object, place: Place) {
  const { differences, notCompared } = await compareOutputs(json(expected), object(found), place)
  return [...differences.map(({ message }) => message), ...notCompared.map(({ path, isAll }) => [path, isAll])]
}

const FILE = { class: 'File', path: '5f0c', basename: 'out.txt', size: 3, checksum: 'sha1$a' }
const HOSTED = { class: 'File', path: '5f0c', name: 'out.txt', size: 3 }

test.each<readonly [what: string, expected: unknown, found: object, differences: readonly unknown[]]>([
  ['Any', 'Any', { a: 1 }, []],
  ['Any inside', { a: 'Any' }, { a: FILE }, []],
  ['equal values', { a: 1, b: [true, null] }, { b: [true, null], a: 1.0 }, []],
  ['another value', { a: 1 }, { a: '1' }, ['a: expected 1, found "1"']],
  ['a missing output', { a: 1 }, {}, ['a: expected 1, found null']],
  ['an output that is not expected', {}, { a: 1, b: null }, ['a: expected nothing, found 1']],
  ['a list that is too short', { a: [1, 2] }, { a: [1] }, ['a: expected 2 items, found 1']],
  ['no list', { a: [1] }, { a: 1 }, ['a: expected a list, found 1']],
  ['an item', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, ['a[1].b: expected 2, found 3']],
  ['a file by some members', { a: { class: 'File', size: 3 } }, { a: FILE }, []],
  ['a file by the end of its place', { a: { class: 'File', location: 'out.txt' } }, { a: FILE }, []],
  ['a file of the platform, by its name', { a: { class: 'File', basename: 'out.txt' } }, { a: HOSTED }, []],
  ['a place that is Any', { a: { class: 'File', location: 'Any' } }, { a: HOSTED }, []],
  ['another name', { a: { class: 'File', path: 'b.txt' } }, { a: FILE }, ['a.path: expected "b.txt", found "out.txt"']],
  ['another size', { a: { class: 'File', size: 4 } }, { a: FILE }, ['a.size: expected 4, found 3']],
  [
    'a checksum',
    { a: { class: 'File', checksum: 'sha1$b' } },
    { a: FILE },
    ['a.checksum: expected "sha1$b", found "sha1$a"'],
  ],
  [
    'a checksum that is not in the form of CWL',
    { a: { class: 'File', checksum: 'sha1$b' } },
    { a: { ...HOSTED, checksum: 'd41d8cd98f00b204e9800998ecf8427e' } },
    [['a.checksum', true]],
  ],
  [
    'a checksum that is not shown, where the size is right',
    { a: { class: 'File', checksum: 'sha1$b', size: 3 } },
    { a: HOSTED },
    [['a.checksum', false]],
  ],
  ['a format, which no platform shows', { a: { class: 'File', format: 'x' } }, { a: HOSTED }, [['a.format', false]]],
  [
    'a file instead of a folder',
    { a: { class: 'Directory' } },
    { a: FILE },
    ['a.class: expected "Directory", found "File"'],
  ],
  [
    'a folder in any order',
    {
      a: {
        class: 'Directory',
        listing: [
          { class: 'File', basename: 'b' },
          { class: 'File', basename: 'a' },
        ],
      },
    },
    {
      a: {
        class: 'Directory',
        listing: [
          { class: 'File', basename: 'a' },
          { class: 'File', basename: 'b' },
        ],
      },
    },
    [],
  ],
  [
    'an entry that is missing',
    { a: { class: 'Directory', listing: [{ class: 'File', basename: 'b' }] } },
    { a: { class: 'Directory', listing: [] } },
    ['a.listing: expected an entry like {"class":"File","basename":"b"}, found none'],
  ],
])('%s', async (_what, expected, found, differences) => {
  expect(await compare(expected, found, platform())).toEqual(differences)
})

test('no expectation is met by everything', async () => {
  expect(await compareOutputs(undefined, object({ a: 1 }), platform())).toEqual({ differences: [], notCompared: [] })
})

test.each([
  ['checksum', 'sha1$55ca6286e3e4f4fba5d0448333fa99fc5a404a73', []],
  ['checksum', 'sha1$b', ['a.checksum: expected "sha1$b", found "sha1$55ca6286e3e4f4fba5d0448333fa99fc5a404a73"']],
  ['contents', 'hi\n', []],
  ['contents', 'ho\n', ['a.contents: expected "ho\\n", found "hi\\n"']],
])('the %s of a small file of a platform is compared by reading it', async (name, value, differences) => {
  const expected = { a: { class: 'File', [name]: value } }
  const found = { a: { class: 'File', path: 'x' } }
  expect(await compare(expected, found, platform({ x: 'hi\n' }))).toEqual(differences)
  expect(await compare(expected, found, platform({ x: 'hi\n' }, { size: 16 * 1024 * 1024 + 1 }))).toEqual([
    [`a.${name}`, true],
  ])
})

test('20,000 files of a folder are compared in linear time', async () => {
  const numbers = Array.from({ length: 20_000 }, (_, number) => number)
  const folder = (files: readonly object[]) => ({ a: { class: 'Directory', listing: files } })
  const named = folder(numbers.map((number) => ({ class: 'File', path: `f${number}`, size: number })))
  const sizes = folder(numbers.map((number) => ({ class: 'File', size: number })))
  expect(await compare(named, folder(named.a.listing.toReversed()), platform())).toEqual([])
  expect(await compare(sizes, named, platform())).toEqual([])
  expect(await compare(named, folder([]), platform())).toHaveLength(20_000)
  const texts = folder(numbers.map((number) => ({ class: 'File', contents: `${number}` })))
  const bytes = Object.fromEntries(numbers.map((number) => [`f${number}`, `${number}`]))
  const hosted = folder(numbers.map((number) => ({ class: 'File', path: `f${number}` })).toReversed())
  expect(await compare(texts, hosted, platform(bytes))).toEqual([])
})

test('on a platform, a name may have the number that makes it unique in its folder, in secondary files and listings too', async () => {
  const named = (name: string) => ({ class: 'File', name, secondaryFiles: [{ class: 'File', name: `${name}.bai` }] })
  const folder = (name: string) => ({ class: 'Directory', name, listing: [named(name)] })
  const file = { class: 'File', basename: 'a', secondaryFiles: [{ class: 'File', path: 'x/a.bai' }] }
  const expected = { file, folder: { class: 'Directory', basename: 'a', listing: [file] } }
  const outputs = (name: string) => object({ file: named(name), folder: folder(name) })
  for (const name of ['a', '_1_a', '_23_a']) expect(await compare(expected, outputs(name), platform())).toEqual([])
  for (const name of ['_1_b', '1_a', '_a', '__a', '_x_a', 'b_1_a', 'a_1_', '_1_'])
    expect(await compare(expected, outputs(name), platform())).toHaveLength(4)
})
