import { describe, expect, test } from '@jest/globals'

import { withoutUnusedBindings } from '../../../src/cwl/packing/bindings.ts'
import { withDistinctTypes } from '../../../src/cwl/packing/output-types.ts'
import type { JsonObject, JsonValue } from '../../../src/json/index.ts'

const BINDING = { position: 1 }
const LOADING = { loadContents: true }

/** A workflow of v1.0 without the bindings that it does not use, and what was dropped. */
function plain(inputs: JsonValue, outputs: JsonValue): readonly unknown[] {
  const dropped: (readonly unknown[])[] = []
  const process = { class: 'Workflow', inputs, outputs }
  const result = withoutUnusedBindings(process, (holder, key) => dropped.push([holder['id'], key]))
  return [result['inputs'], result['outputs'], dropped]
}

describe('bindings of a workflow', () => {
  test('are dropped, but for what they load', () => {
    expect(
      plain(
        [
          { id: 'a', type: 'File', inputBinding: BINDING },
          { id: 'b', type: 'File', inputBinding: LOADING },
          { id: 'c', type: 'File', inputBinding: { ...LOADING, ...BINDING } },
          { id: 'd', outputBinding: {} },
          'e',
        ],
        [
          { id: 'f', type: 'File', outputBinding: {} },
          { id: 'g', inputBinding: BINDING },
        ],
      ),
    ).toEqual([
      [
        { id: 'a', type: 'File' },
        { id: 'b', type: 'File', inputBinding: LOADING },
        { id: 'c', type: 'File', inputBinding: LOADING },
        { id: 'd', outputBinding: {} },
        'e',
      ],
      [
        { id: 'f', type: 'File' },
        { id: 'g', inputBinding: BINDING },
      ],
      [
        ['a', 'inputBinding'],
        ['c', 'inputBinding'],
        ['f', 'outputBinding'],
      ],
    ])
  })

  test('are dropped from types too, where a field keeps what it loads', () => {
    const record = (field: JsonObject): JsonObject => ({ type: 'record', fields: [{ name: 'f', ...field }, 'x'] })
    const types: readonly (readonly [JsonValue, JsonValue])[] = [
      ['File', 'File'],
      [
        ['null', { type: 'array', items: 'int', inputBinding: BINDING }],
        ['null', { type: 'array', items: 'int' }],
      ],
      [
        { type: 'enum', symbols: ['a'], outputBinding: {} },
        { type: 'enum', symbols: ['a'] },
      ],
      [
        { type: 'array', items: 'File', inputBinding: LOADING },
        { type: 'array', items: 'File', inputBinding: LOADING },
      ],
      [{ type: { type: 'enum', inputBinding: BINDING } }, { type: { type: 'enum' } }],
      [
        { type: 'array', items: { type: 'enum', inputBinding: BINDING } },
        { type: 'array', items: { type: 'enum' } },
      ],
      [record({ type: 'File', inputBinding: BINDING, outputBinding: {} }), record({ type: 'File' })],
      [record({ type: 'File', inputBinding: LOADING }), record({ type: 'File', loadContents: true })],
      [record({ type: { type: 'enum', inputBinding: BINDING } }), record({ type: { type: 'enum' } })],
    ]
    expect(
      plain(
        types.map(([type]) => ({ type })),
        [],
      ),
    ).toEqual([types.map(([, type]) => ({ type })), [], []])
  })

  test('stay in a tool, and where there are no ports', () => {
    const tool = { class: 'CommandLineTool', inputs: [{ id: 'a', inputBinding: BINDING }] }
    expect(withoutUnusedBindings(tool, () => undefined)).toBe(tool)
    expect(plain('x', null)).toEqual(['x', null, []])
  })
})

describe('the types of an output', () => {
  const typed = (type: JsonValue): JsonValue => [{ id: 'a', type }]
  const enumeration = { type: 'enum', symbols: ['x'] }
  const named = { ...enumeration, name: 'n' }

  test.each<[JsonValue, JsonValue]>([
    [named, enumeration],
    [
      ['null', named],
      ['null', enumeration],
    ],
    [
      { type: 'array', items: named, name: 'n' },
      { type: 'array', items: enumeration },
    ],
    [{ type: named }, { type: enumeration }],
    [
      { type: 'record', name: 'r', fields: [{ name: 'f', type: named }, { name: 'g' }, 'x'] },
      { type: 'record', fields: [{ name: 'f', type: enumeration }, { name: 'g' }, 'x'] },
    ],
    [
      { type: 'record', fields: 'x' },
      { type: 'record', fields: 'x' },
    ],
    ['File', 'File'],
  ])('%j have no name where an input has the name of the output: %j', (type, nameless) => {
    expect(withDistinctTypes([{ id: 'a' }], typed(type))).toEqual(typed(nameless))
    const outputs = typed(type)
    expect(withDistinctTypes([{ id: 'b' }, 'a'], outputs)).toEqual(outputs)
    expect(withDistinctTypes('a', outputs)).toBe(outputs)
    expect(withDistinctTypes([{ id: 'a' }], type)).toEqual(type)
  })

  test('stay away where there are none', () => {
    expect(withDistinctTypes([{ id: 'a' }], [{ id: 'a' }, 'a'])).toEqual([{ id: 'a' }, 'a'])
  })
})
