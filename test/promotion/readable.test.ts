import { expect, test } from '@jest/globals'

import { parseJson, type JsonObject } from '../../src/json/index.ts'
import { readable } from '../../src/promotion/readable.ts'
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
