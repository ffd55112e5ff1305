import { describe, expect, test } from '@jest/globals'
import { array, assert, integer, nat, property, record, string, uniqueArray } from 'fast-check'

import { parseJson, type JsonObject } from '../../src/json/index.ts'
import { readable } from '../../src/promotion/readable.ts'
import { partition, parseShard } from '../../src/promotion/shards.ts'
import { dedent } from '../support/dedent.ts'

test.each([
  ['1/1', { index: 1, of: 1 }],
  ['256/256', { index: 256, of: 256 }],
])('%s is a share', (text, shard) => {
  expect(parseShard(text)).toEqual(shard)
})

test.each(['0/1', '2/1', '1/0', '1/257', '1', '1/2/3', ' 1/2', 'a/b'])('%j is not a share', (text) => {
  expect(() => parseShard(text)).toThrow(
    expect.objectContaining({ code: 'usage', message: `\`shard\` is ${JSON.stringify(text)}, which is not a share` }),
  )
})

describe('dealing out', () => {
  const items = uniqueArray(record({ key: string({ minLength: 1 }), weight: nat(1000) }), {
    selector: (item) => item.key,
    maxLength: 40,
  })

  test('gives each item to one shard, whatever the order they come in', () => {
    assert(
      property(items, integer({ min: 1, max: 8 }), (all, of) => {
        const weighed = all.map(({ key, weight }) => ({ item: key, key, weight }))
        const shards = partition(weighed, of)
        expect(shards).toHaveLength(of)
        expect(shards.flat().toSorted()).toEqual(all.map((item) => item.key).toSorted())
        expect(partition(weighed.toReversed(), of)).toEqual(shards)
      }),
    )
  })

  test('leaves no shard heavier than the lightest by more than one item', () => {
    assert(
      property(
        array(integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 40 }),
        integer({ min: 1, max: 8 }),
        (weights, of) => {
          const loads = partition(
            weights.map((weight, index) => ({ item: weight, key: `${index}`, weight })),
            of,
          ).map((shard) => shard.reduce((sum, weight) => sum + weight, 0))
          expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.max(...weights))
        },
      ),
    )
  })
})

test('a description is written for people, one thing a line, the same for the same content', () => {
  const text =
    '{"inputs":[{"type":"File","id":"reads"},{"id":"n","default":1.50,"type":["null","int"]}],"doc":"one\\n\\ntwo\\n","class":"Workflow","steps":[],"hints":[["a",["b"]],"x: y"]}'
  expect(readable(parseJson(text) as JsonObject)).toBe(dedent`
    class: Workflow
    doc: |
      one

      two
    hints:
      - - a
        - - b
      - "x: y"
    inputs:
      - id: reads
        type: File
      - id: n
        type:
          - "null"
          - int
        default: 1.50
    steps: []
  `)
})
