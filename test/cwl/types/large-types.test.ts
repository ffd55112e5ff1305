import { describe, expect, test } from '@jest/globals'

import { compareInterfaces } from '../../../src/cwl/compare/interface.ts'
import { hasUnknown, isSameType, isSubtype } from '../../../src/cwl/types/subtype.ts'
import { describeType, NULL, SIMPLE, unionOf, UNKNOWN, type Type } from '../../../src/cwl/types/types.ts'
import { misfitOf } from '../../../src/cwl/types/values.ts'
import { parseJson, type JsonObject, type JsonValue } from '../../../src/json/index.ts'

test('a union of thousands is described by a few alternatives, and compared in their order', () => {
  const symbols = Array.from({ length: 5000 }, (_, index) => `a${index}`)
  const [union, same] = [unionOf(symbols.map(enumOf)), unionOf(symbols.map(enumOf))]
  expect(describeType(union)).toBe(
    'enum of a0 or enum of a1 or enum of a2 or enum of a3 or enum of a4 or enum of a5 or …',
  )
  expect([isSameType(union, same), isSameType(union, unionOf([...symbols, 'b'].map(enumOf)))]).toEqual([true, false])
})

describe('types that hold others twice, 60 deep', () => {
  const deep = (bottom: Type): Type => {
    let inner = bottom
    for (let level = 0; level < 60; level += 1) inner = recordOf({ left: inner, right: inner })
    return inner
  }

  test('are compared in as many steps as there are types', () => {
    expect(isSameType(deep(SIMPLE.int), deep(SIMPLE.int))).toBe(true)
    expect(isSubtype(deep(SIMPLE.int), deep(SIMPLE.long), 'allowed')).toBe(true)
    expect(isSubtype(deep(SIMPLE.long), deep(SIMPLE.int), 'allowed')).toBe(false)
    expect([hasUnknown(deep(SIMPLE.int)), hasUnknown(deep(UNKNOWN))]).toEqual([false, true])
  })

  test('are compared so where two descriptions name them', () => {
    const app = (bottom: string): JsonObject => {
      const types = Array.from({ length: 60 }, (_, level) => ({
        name: `t${level + 1}`,
        type: 'record',
        fields: ['left', 'right'].map((name) => ({ name, type: `t${level}` })),
      }))
      const named = {
        class: 'SchemaDefRequirement',
        types: [{ name: 't0', type: 'record', fields: [{ name: 'a', type: bottom }] }, ...types],
      }
      return parseJson(
        JSON.stringify({
          cwlVersion: 'v1.2',
          class: 'CommandLineTool',
          requirements: [named],
          inputs: [{ id: 'x', type: 't60' }],
          outputs: [],
        }),
      ) as JsonObject
    }
    expect(compareInterfaces(app('int'), app('int'))).toEqual([])
    expect(compareInterfaces(app('int'), app('long')).map(({ rule }) => rule)).toEqual(['input-widened'])
    expect(compareInterfaces(app('int'), app('nosuch')).map(({ rule }) => rule)).toEqual(['input-narrowed'])
  })
})

test('a value that is wrong 60 optional records deep is looked at once on each level', () => {
  let inner: Type = SIMPLE.int
  let value: JsonValue = 'x'
  for (let level = 0; level < 60; level += 1) {
    inner = unionOf([NULL, recordOf({ f: inner })])
    value = Object.assign(Object.create(null) as Record<string, JsonValue>, { f: value })
  }
  expect(misfitOf(value, inner)).toEqual({
    path: Array<string>(60).fill('f'),
    reason: 'this is the text "x", and the type is int',
    wanted: { kind: 'simple', name: 'int' },
  })
})

function enumOf(symbol: string): Type {
  return { kind: 'enum', symbols: new Set([symbol]) }
}

function recordOf(fields: Readonly<Record<string, Type>>): Type {
  return { kind: 'record', fields: new Map(Object.entries(fields)) }
}
