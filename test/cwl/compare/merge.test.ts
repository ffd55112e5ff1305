import { expect, test } from '@jest/globals'

import { mergeDescriptions } from '../../../src/cwl/compare/merge.ts'
import { parseJson, stringifyJson, type JsonObject, type JsonValue } from '../../../src/json/index.ts'

function read(fields: object): JsonObject {
  return parseJson(JSON.stringify({ class: 'CommandLineTool', ...fields })) as JsonObject
}

type Case = readonly [what: string, base: object, ours: object, theirs: object, merged: object]

const port = (id: string, type = 'string', more = {}): object => ({ id, type, ...more })

test.each<Case>([
  ['other fields', { label: 'a' }, { label: 'b' }, { label: 'a', doc: 'c' }, { label: 'b', doc: 'c' }],
  ['the same change', { label: 'a' }, { label: 'b' }, { label: 'b' }, { label: 'b' }],
  ['a field that they removed', { label: 'a', doc: 'd' }, { label: 'b', doc: 'd' }, { label: 'a' }, { label: 'b' }],
  [
    'other inputs, and other fields of one',
    { inputs: [port('x'), port('y')] },
    { inputs: [port('x', 'int'), port('y'), port('z')] },
    { inputs: [port('w'), port('x', 'string', { label: 'l' })] },
    { inputs: [port('w'), port('x', 'int', { label: 'l' }), port('z')] },
  ],
  ['a first input', {}, { label: 'b' }, { inputs: [port('x')] }, { inputs: [port('x')], label: 'b' }],
  [
    'items of lists of one length',
    { arguments: ['a', 'b'] },
    { arguments: ['c', 'b'] },
    { arguments: ['a', 'd'] },
    { arguments: ['c', 'd'] },
  ],
  [
    'the processes of two steps',
    {
      steps: [
        { id: 's', run: read({ label: 'a' }) },
        { id: 't', run: read({ label: 'a' }) },
      ],
    },
    {
      steps: [
        { id: 's', run: read({ label: 'b' }) },
        { id: 't', run: read({ label: 'a' }) },
      ],
    },
    {
      steps: [
        { id: 's', run: read({ label: 'a', doc: 'd' }) },
        { id: 't', run: read({ label: 'c' }) },
      ],
    },
    {
      steps: [
        { id: 's', run: read({ label: 'b', doc: 'd' }) },
        { id: 't', run: read({ label: 'c' }) },
      ],
    },
  ],
])('changes of %s are merged', (_, base, ours, theirs, expected) => {
  const { merged, conflicts } = mergeDescriptions(read(base), read(ours), read(theirs))
  expect([conflicts, stringifyJson(merged)]).toEqual([[], stringifyJson(read(expected))])
})

type Conflicting = readonly [
  base: object,
  ours: object,
  theirs: object,
  place: string,
  field: string,
  values: readonly (JsonValue | undefined)[],
]

test.each<Conflicting>([
  [{ doc: 'a b c' }, { doc: 'x b c' }, { doc: 'a b y' }, '', 'doc', ['x b c', 'a b y']],
  [{ label: 'a' }, {}, { label: 'b' }, '', 'label', [undefined, 'b']],
  [{}, { label: 'a' }, { label: 'b' }, '', 'label', ['a', 'b']],
  [
    { arguments: ['a'] },
    { arguments: ['a', 'b'] },
    { arguments: ['c', 'a'] },
    '',
    'arguments',
    [
      ['a', 'b'],
      ['c', 'a'],
    ],
  ],
  [
    { inputs: [{ id: 'x', type: 'string' }] },
    { inputs: [{ id: 'x', type: 'int' }] },
    { inputs: [{ id: 'x', type: 'File' }] },
    'input "x"',
    'type',
    ['int', 'File'],
  ],
])(
  'a value that both changed is a conflict, of which theirs is kept: %j, %j, %j',
  (base, ours, theirs, place, field, values) => {
    const { merged, conflicts } = mergeDescriptions(read(base), read(ours), read(theirs))
    expect(conflicts.map((each) => [each.place, each.field, [each.ours, each.theirs]])).toEqual([
      [place, field, values],
    ])
    expect(stringifyJson(merged)).toBe(stringifyJson(read(theirs)))
  },
)
