import { expect, test } from '@jest/globals'

import { parseJson, type JsonObject } from '../../src/json/index.ts'
import { readable } from '../../src/promotion/diffs.ts'
import { dedent } from '../support/dedent.ts'

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

test.each([
  ['a', 'a'],
  ['a b', 'a b'],
  ['é', 'é'],
  ['$(a)', '$(a)'],
  ['./a', './a'],
  ['1a', '1a'],
  ['', '""'],
  ['-a', '"-a"'],
  ['a ', '"a "'],
  ['a:', '"a:"'],
  ['a: b', '"a: b"'],
  ['a:b', 'a:b'],
  ['1', '"1"'],
  ['1.5e3', '"1.5e3"'],
  ['null', '"null"'],
  ['true', '"true"'],
  ['false', '"false"'],
  ['nullable', 'nullable'],
  ['untrue', 'untrue'],
  ['a\rb', '"a\\rb"'],
  [7, '7'],
  [null, 'null'],
  [true, 'true'],
  [[], '[]'],
  [{}, '{}'],
])('the value %j is written as %s', (value, text) => {
  expect(readable({ x: value })).toBe(`x: ${text}\n`)
})

test('texts of several lines are blocks, also in lists, and keys have a fixed order', () => {
  expect(
    readable({
      z: 1,
      b: { type: 't', doc: 'd', label: 'l', name: 'n', id: 'i', class: 'c', a: 2 },
      a: ['x\n\ny', [], {}, [{ k: 'v\nw\n' }, 'u']],
    }),
  ).toBe(dedent`
    a:
      - |
          x

          y
      - []
      - {}
      - - k: |
            v
            w
        - u
    b:
      class: c
      id: i
      name: n
      label: l
      doc: d
      type: t
      a: 2
    z: 1
  `)
})
