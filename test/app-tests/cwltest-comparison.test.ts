import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@jest/globals'

import { compareOutputs } from '../../src/app-tests/compare-outputs.ts'
import { onThisMachine } from '../../src/app-tests/places.ts'
import { isObject, parseJson } from '../../src/json/index.ts'
import { writeFiles } from '../support/files.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { testNeeding } from '../support/needing.ts'

const python = spawnSync('python3', ['-c', 'import cwltest.compare'])
const testWithCwltest = testNeeding(python.status === 0 ? undefined : 'Python has no cwltest', 'its own comparison')

/** The verdict on each pair, one per line. Expected and found are values of an output. */
const SCRIPT = `
import json, sys
from cwltest.compare import CompareFail, compare
for expected, found in json.load(sys.stdin):
    try:
        compare({"o": expected}, {"o": found})
        print("same")
    except CompareFail:
        print("different")
`

type Pair = readonly [what: string, expected: unknown, found: unknown]

const VALUES = [null, true, false, 0, 1, -1, 0.5, '', 'a', '1', 'Any', [], {}, [1], ['Any'], { a: 1 }, { a: null }]

/** Each value with each. */
const PLAIN = VALUES.flatMap((expected) =>
  VALUES.map((found): Pair => [`${JSON.stringify(expected)} and ${JSON.stringify(found)}`, expected, found]),
)

const BIG = 2 ** 53

const NESTED: readonly Pair[] = [
  ['lists of another length', [1, 2], [1, 2, 3]],
  ['lists in another order', [1, 2], [2, 1]],
  ['lists of lists', [[1], [2, [3]]], [[1], [2, [3]]]],
  ['lists of lists with another item', [[1], [2, [3]]], [[1], [2, [4]]]],
  ['a record with a null more', { a: 1 }, { a: 1, b: null }],
  ['a record with a value more', { a: 1 }, { a: 1, b: 2 }],
  ['a record with a value less', { a: 1, b: 2 }, { a: 1 }],
  ['a record with Any that is missing', { a: 'Any' }, {}],
  ['a record in a list', [{ a: [{ b: 'x' }] }], [{ a: [{ b: 'x' }] }]],
  ['another record in a list', [{ a: [{ b: 'x' }] }], [{ a: [{ b: 'y' }] }]],
  ['a large number', BIG, BIG],
  ['another large number', BIG, BIG - 1],
  ['a float and its integer', 2, 2.0],
]

function filePairs(folder: string): readonly Pair[] {
  const file = (path: string, more: object = {}): Record<string, unknown> => {
    const bytes = readFileSync(join(folder, path))
    const checksum = `sha1$${createHash('sha1').update(bytes).digest('hex')}`
    const place = { location: `file://${folder}/${path}`, path: `${folder}/${path}` }
    return { class: 'File', ...place, basename: path.split('/').at(-1), size: bytes.length, checksum, ...more }
  }
  const without = (value: Record<string, unknown>, ...keys: readonly string[]) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
  const directory = (listing: unknown, more: object = {}) => ({
    class: 'Directory',
    location: `file://${folder}/dir`,
    path: `${folder}/dir`,
    basename: 'dir',
    listing,
    ...more,
  })
  const entries = [file('dir/f1'), file('dir/f2')]
  const a = file('a.txt')
  const of = (what: string, found: unknown, ...expected: readonly object[]): readonly Pair[] =>
    expected.map((members) => [`${what}: ${JSON.stringify(members)}`, { class: 'File', ...members }, found])
  return [
    ...of(
      'a file',
      a,
      {},
      a,
      { location: 'a.txt' },
      { location: 'b.txt' },
      { location: 'Any' },
      { location: 'xa.txt' },
      { location: '/a.txt' },
      { location: 'dir/a.txt' },
      { path: 'a.txt' },
      { path: 'b.txt', location: 'a.txt' },
      { path: 'a.txt', location: 'b.txt' },
      { path: null },
      { basename: 'a.txt' },
      { basename: 'b.txt' },
      { basename: 'Any' },
      { basename: null },
      { size: 3 },
      { size: 3.0 },
      { size: 4 },
      { size: '3' },
      { size: null },
      { size: 'Any' },
      { checksum: 'Any' },
      { contents: 'Any' },
      { checksum: a['checksum'] },
      { checksum: 'sha1$b' },
      { checksum: 'md5$764efa883dda1e11db47671c4a3bbd9e' },
      { checksum: null },
      { contents: 'hi\n' },
      { contents: 'hi' },
      { contents: null },
      { format: 'http://edamontology.org/format_1' },
      { format: null },
      { nameroot: 'a' },
      { secondaryFiles: [] },
      { secondaryFiles: [{ class: 'File', location: 'a.txt.bai' }] },
      { metadata: { x: 1 } },
    ),
    ...of('in a folder', file('sub/a.txt'), { path: 'sub/a.txt' }, { path: 'a.txt' }, { path: 'ub/a.txt' }),
    ...of('lines', file('crlf.txt'), { contents: 'x\ny\n' }, { contents: 'x\r\ny\r' }, { size: 5 }),
    ...of('bytes', file('bytes.bin'), { contents: '' }, { size: 2 }, { contents: '\u00ff' }),
    ...of('an empty file', file('empty'), { contents: '' }, { size: 0 }, { contents: ' ' }),
    ...of('without path', without(a, 'path'), { location: 'a.txt' }, { path: 'a.txt' }, { checksum: a['checksum'] }),
    ...of('without location', without(a, 'location'), { location: 'a.txt' }, { path: 'a.txt' }, { size: 3 }),
    ...of('not reported', without(a, 'size', 'checksum', 'basename'), { size: 3 }, { size: 4 }, { basename: 'a.txt' }),
    ...of('another size reported', { ...a, size: 4 }, { size: 3 }, { size: 4 }),
    ...of(
      'another checksum reported',
      { ...a, checksum: 'sha1$b' },
      { checksum: a['checksum'] },
      { checksum: 'sha1$b' },
    ),
    ...of(
      'a file that is not there',
      { ...a, path: `${folder}/none`, location: `file://${folder}/none` },
      { location: 'none' },
      { size: 3 },
      { checksum: 'sha1$b' },
      { contents: 'x' },
    ),
    ...of('a folder for a file', directory(entries), {}, { location: 'dir' }, { size: 3 }),
    ...of(
      'with an index',
      { ...a, secondaryFiles: [file('a.txt.bai')] },
      { secondaryFiles: [{ class: 'File', path: 'a.txt.bai' }] },
      { secondaryFiles: [{ class: 'File', path: 'a.bai' }] },
      { secondaryFiles: [] },
      { secondaryFiles: ['Any'] },
      { secondaryFiles: 'Any' },
      {},
    ),
    ...of('a text', 'a.txt', {}, { location: 'a.txt' }),
    ...of('null', null, {}),
    ...of('a record', { a: 1 }, {}),
    ['a file in a record', { r: [{ class: 'File', path: 'a.txt' }] }, { r: [a] }],
    ['another file in a record', { r: [{ class: 'File', path: 'b.txt' }] }, { r: [a] }],
    [
      'files in another order',
      [
        { class: 'File', path: 'a.txt' },
        { class: 'File', path: 'empty' },
      ],
      [file('empty'), a],
    ],
    ...[
      entries,
      entries.toReversed(),
      [entries[0]],
      [],
      [...entries, entries[0]],
      [{ class: 'File', path: 'f1' }],
      [{ class: 'File', path: 'f3' }],
      [{ class: 'File', size: 2 }],
      [{ class: 'File', size: 3 }],
      [
        { class: 'File', checksum: entries[1]?.['checksum'] },
        { class: 'File', contents: '1\n' },
      ],
      [{ class: 'Directory', listing: [] }],
      [{ class: 'File', basename: 'Any' }],
      ['Any'],
    ].map((listing): Pair => [
      `a listing ${JSON.stringify(listing)}`,
      { class: 'Directory', listing },
      directory(entries),
    ]),
    [
      'a folder by its place',
      { class: 'Directory', path: 'dir', listing: [] },
      directory(entries, { path: `${folder}/dir/` }),
    ],
    ['a folder by another place', { class: 'Directory', path: 'sub', listing: [] }, directory(entries)],
    ['a folder without a listing', { class: 'Directory', listing: [] }, without(directory([]), 'listing')],
    [
      'a folder in a folder',
      { class: 'Directory', listing: [{ class: 'Directory', path: 'dir', listing: [] }] },
      directory([directory(entries)]),
    ],
    ['a folder of which nothing is expected', { class: 'Directory' }, directory(entries)],
    ['a folder by its name', { class: 'Directory', basename: 'dir' }, directory(entries)],
    ['a folder with a size', { class: 'Directory', listing: [], size: 3 }, directory(entries)],
    ['a file for a folder', { class: 'Directory', listing: [] }, a],
  ]
}

/** The rows of docs/how-to/release-what-ran.md, with their pairs. */
const STRICTER = ['same', 'different'] as const
const LOOSER = ['different', 'same'] as const
const KNOWN: Readonly<Record<string, readonly [cwltest: string, here: string]>> = {
  // A boolean is not a number.
  'true and 1': STRICTER,
  '1 and true': STRICTER,
  'false and 0': STRICTER,
  '0 and false': STRICTER,
  // `Any` is anything.
  'a file: {"size":"Any"}': LOOSER,
  'a file: {"checksum":"Any"}': LOOSER,
  'a file: {"contents":"Any"}': LOOSER,
  // Of a folder only the expected members count.
  'a folder of which nothing is expected': LOOSER,
  'a folder by its name': LOOSER,
  'a folder with a size': STRICTER,
  // One of `path` and `location` is enough.
  'without location: {"location":"a.txt"}': LOOSER,
  'without location: {"path":"a.txt"}': LOOSER,
  'without location: {"size":3}': LOOSER,
}

testWithCwltest('the verdict on values, files and folders is that of cwltest, but for what the page says', async () => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    'a.txt': 'hi\n',
    'a.txt.bai': 'index',
    'sub/a.txt': 'ho\n',
    'crlf.txt': 'x\r\ny\r',
    empty: '',
    'dir/f1': '1\n',
    'dir/f2': '22\n',
  })
  writeFileSync(join(folder, 'bytes.bin'), new Uint8Array([255, 254]))
  const pairs = [...PLAIN, ...NESTED, ...filePairs(folder)]
  expect(pairs.length).toBeGreaterThan(200)
  const input = JSON.stringify(pairs.map(([, expected, found]) => [expected, found]))
  const { stdout, stderr } = spawnSync('python3', ['-c', SCRIPT], { input, encoding: 'utf8' })
  expect(stderr).toBe('')
  const theirs = stdout.trim().split('\n')
  const others: Record<string, readonly string[]> = {}
  for (const [index, [what, expected, found]] of pairs.entries()) {
    const [wanted, shown] = [expected, found].map((value) => parseJson(JSON.stringify({ o: value })))
    if (shown === undefined || !isObject(shown)) throw new TypeError('no object')
    const { differences, notCompared } = await compareOutputs(wanted, shown, onThisMachine)
    expect(notCompared).toEqual([])
    const ours = differences.length === 0 ? 'same' : 'different'
    if (ours !== theirs[index]) others[what] = [theirs[index] ?? '', ours]
  }
  expect(others).toEqual(KNOWN)
})
