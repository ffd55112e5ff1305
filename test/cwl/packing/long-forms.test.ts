import { describe, expect, test } from '@jest/globals'

import { withFullPort, withStdin } from '../../../src/cwl/packing/long-forms.ts'
import type { JsonObject, JsonValue } from '../../../src/json/index.ts'

const OPTIONAL = [{ pattern: '.bai', required: false }]

/** A record with a field that has these secondary files. */
function recordWith(secondaryFiles: JsonValue): JsonObject {
  return { type: 'record', fields: [{ name: 'f', type: 'File', secondaryFiles }, 'x'] }
}

describe('the secondary files of a port', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['one pattern', { secondaryFiles: '.bai' }, { secondaryFiles: ['.bai'] }],
    ['one optional pattern', { secondaryFiles: '.bai?' }, { secondaryFiles: OPTIONAL }],
    ['one map', { secondaryFiles: { pattern: '.bai' } }, { secondaryFiles: [{ pattern: '.bai' }] }],
    ['a list', { secondaryFiles: ['.bai?', '.x'] }, { secondaryFiles: [...OPTIONAL, '.x'] }],
    ['those of a record', { type: recordWith('.bai?') }, { type: recordWith(OPTIONAL) }],
    ['those of a union', { type: ['null', recordWith('.bai?')] }, { type: ['null', recordWith(OPTIONAL)] }],
    [
      'those of a list',
      { type: { type: 'array', items: recordWith('.bai?') } },
      { type: { type: 'array', items: recordWith(OPTIONAL) } },
    ],
    ['those of a type in a type', { type: { type: recordWith('.bai?') } }, { type: { type: recordWith(OPTIONAL) } }],
    [
      'those of a record in a record',
      { type: { type: 'record', fields: [{ name: 'g', type: recordWith('.bai?') }] } },
      { type: { type: 'record', fields: [{ name: 'g', type: recordWith(OPTIONAL) }] } },
    ],
  ])('are a list of maps and patterns: %s', (_, port, full) => {
    expect(withFullPort(port, 'v1.2', 'v1.2')).toEqual(full)
    expect(withFullPort(port, 'v1.1', 'v1.2')).toEqual(full)
    expect(withFullPort(port, 'v1.0', 'v1.0')).toBe(port)
  })

  test.each<JsonObject>([
    {},
    { type: 'File' },
    { type: 'File', secondaryFiles: ['.bai', { pattern: '.x?' }] },
    { type: ['null', recordWith(['.bai'])] },
    { type: { type: 'array', items: 'File' }, secondaryFiles: null },
  ])('stay as they are where they are full: %j', (port) => {
    expect(withFullPort(port, 'v1.2', 'v1.2')).toBe(port)
  })

  test('keep a question mark that is a part of the pattern in v1.0', () => {
    expect(withFullPort({ secondaryFiles: '.bai?' }, 'v1.0', 'v1.2')).toEqual({ secondaryFiles: ['.bai?'] })
    expect(withFullPort({ type: 'File' }, 'v1.0', 'v1.2')).toEqual({ type: 'File' })
  })
})

describe('an input of the type stdin', () => {
  const tool = (inputs: JsonValue, more: JsonObject = {}): JsonObject => ({ class: 'CommandLineTool', inputs, ...more })

  test.each([
    ['x', '$(inputs.x.path)'],
    ['_x1', '$(inputs._x1.path)'],
    ['1x', '$(inputs["1x"].path)'],
    ['a-b', '$(inputs["a-b"].path)'],
  ])('named %s is a file that is read: %s', (id, stdin) => {
    const other = { id: 'o', type: 'string' }
    expect(withStdin(tool([other, { id, type: 'stdin', label: 'l' }]))).toEqual(
      tool([other, { id, type: 'File', label: 'l' }], { stdin }),
    )
  })

  test.each<JsonObject>([
    tool([{ id: 'x', type: 'File' }]),
    tool([{ type: 'stdin' }]),
    tool([{ id: 'x', type: 'stdin' }], { stdin: 'a.txt' }),
    tool(['stdin']),
    tool({ x: 'stdin' }),
    { class: 'Workflow', inputs: [{ id: 'x', type: 'stdin' }] },
  ])('is not written for %j', (process) => {
    expect(withStdin(process)).toBe(process)
  })
})
