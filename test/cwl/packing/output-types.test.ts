import { expect, test } from '@jest/globals'

import { MODELS, type VersionName } from '../../../src/cwl/model/index.ts'
import { asOutputType, type OutputFamily } from '../../../src/cwl/packing/output-types.ts'
import type { JsonValue } from '../../../src/json/index.ts'

const BINDING = { position: 1 }

test.each<[JsonValue, JsonValue]>([
  ['File', 'File'],
  [null, null],
  [
    ['null', { type: 'enum', symbols: ['x'], inputBinding: BINDING }],
    ['null', { type: 'enum', symbols: ['x'] }],
  ],
  [
    { type: 'array', items: 'File', inputBinding: BINDING, name: 'A', label: 'l', doc: 'd', 'x:y': 1 },
    { type: 'array', items: 'File', name: 'A', label: 'l', doc: 'd', 'x:y': 1 },
  ],
  [
    { type: 'array', items: { type: 'array', items: ['null', { type: 'enum', symbols: [], inputBinding: BINDING }] } },
    { type: 'array', items: { type: 'array', items: ['null', { type: 'enum', symbols: [] }] } },
  ],
  [{ type: { type: 'enum', symbols: [], inputBinding: BINDING } }, { type: { type: 'enum', symbols: [] } }],
  [
    { type: 'record', name: 'R', inputBinding: BINDING, fields: 'x' },
    { type: 'record', name: 'R', fields: 'x' },
  ],
  [
    {
      type: 'record',
      fields: [{ name: 'f', type: { type: 'array', items: 'int', inputBinding: BINDING } }, 'g', { name: 'h' }],
    },
    { type: 'record', fields: [{ name: 'f', type: { type: 'array', items: 'int' } }, 'g', { name: 'h' }] },
  ],
  [
    {
      type: 'record',
      fields: [
        {
          name: 'f',
          type: 'File',
          label: 'l',
          doc: 'd',
          streamable: true,
          secondaryFiles: ['.bai'],
          format: 'x:1',
          loadContents: true,
          loadListing: 'no_listing',
          inputBinding: BINDING,
          'x:y': 1,
        },
      ],
    },
    {
      type: 'record',
      fields: [
        {
          name: 'f',
          type: 'File',
          label: 'l',
          doc: 'd',
          streamable: true,
          secondaryFiles: ['.bai'],
          format: 'x:1',
          'x:y': 1,
        },
      ],
    },
  ],
  [
    { type: 'record', fields: [{ name: 'f', type: 'File', format: ['x:1'] }] },
    { type: 'record', fields: [{ name: 'f', type: 'File' }] },
  ],
  // A type without a schema, such as a wrong one, is unchanged.
  [
    { type: 'other', inputBinding: BINDING },
    { type: 'other', inputBinding: BINDING },
  ],
])('%j is in an output %j', (type, output) => {
  for (const family of ['Output', 'CommandOutput'] as const)
    expect(asOutputType(type, family, MODELS['v1.2'])).toEqual(output)
})

test.each<[VersionName, OutputFamily, readonly string[]]>([
  ['v1.0', 'CommandOutput', ['name', 'type', 'doc', 'outputBinding']],
  ['v1.0', 'Output', ['name', 'type', 'doc', 'outputBinding']],
  ['v1.2', 'CommandOutput', ['name', 'type', 'label', 'doc', 'outputBinding']],
])('in %s a field of the family %s keeps %j', (version, family, kept) => {
  const field = { name: 'f', type: 'File', label: 'l', doc: 'd', inputBinding: BINDING, outputBinding: { glob: 'x' } }
  const output = asOutputType({ type: 'record', fields: [field] }, family, MODELS[version])
  expect(Object.keys((output as { fields: readonly [object] }).fields[0])).toEqual(kept)
})

test('a type without anything that only inputs have is the same one', () => {
  const type = { type: 'record', name: 'R', fields: [{ name: 'f', type: 'File', format: 'x:1' }] }
  expect(asOutputType(type, 'CommandOutput', MODELS['v1.2'])).toBe(type)
  expect(asOutputType(type.fields, 'Output', MODELS['v1.2'])).toBe(type.fields)
})
