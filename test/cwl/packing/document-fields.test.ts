import { describe, expect, test } from '@jest/globals'

import { Schemas, fieldsNextToGraph } from '../../../src/cwl/packing/document-fields.ts'
import type { JsonObject } from '../../../src/json/index.ts'
import { packed, packFiles } from './repository.ts'

type Process = Parameters<Schemas['admit']>[0]

function processOf(root: JsonObject, value: JsonObject = root, isEmbedded = false): Process {
  return { path: 'a.cwl', root, value, isEmbedded } as Process
}

test.each<[JsonObject, JsonObject, readonly unknown[]]>([
  [
    { $graph: [], 's:a': 1, label: 'x', 's:b': [2] },
    {},
    [
      ['s:a', 1],
      ['s:b', [2]],
    ],
  ],
  [{ $graph: [], 's:a': 1 }, { 's:a': 2 }, []],
  [{ 's:a': 1 }, {}, []],
])('next to the graph of %j, a process %j has the fields %j', (root, value, fields) => {
  expect(fieldsNextToGraph(processOf(root, value))).toEqual(fields)
})

describe('schemas of a description', () => {
  const [A, B, C] = ['https://a.org/a.owl', 'http://b.org/b.owl', 'https://c.org/c.owl'] as const

  test('are those of all files, each once, by their addresses', () => {
    const schemas = new Schemas()
    expect(schemas.toJson()).toBeUndefined()
    for (const $schemas of [[C, A], A, B, null, 7, [7, null], []])
      expect(schemas.admit(processOf({ $schemas }))).toEqual([])
    expect(schemas.toJson()).toEqual([B, A, C])
  })

  test('are those of an embedded process, and not of one in its own file', () => {
    const schemas = new Schemas()
    schemas.admit(processOf({}, { $schemas: [A] }))
    expect(schemas.toJson()).toBeUndefined()
    schemas.admit(processOf({ $schemas: B }, { $schemas: [A] }, true))
    expect(schemas.toJson()).toEqual([B, A])
  })

  test('have a problem for each file of the repository, once', () => {
    const schemas = new Schemas()
    const [one, two] = [processOf({ $schemas: ['a.owl', A, 'b.owl'] }), processOf({ $schemas: 'c.owl' })]
    expect(schemas.admit(one).map(({ message }) => message)).toEqual(
      ['a.owl', 'b.owl'].map(
        (name) =>
          `the packed description cannot hold ${name}, so a run of it compares formats without that schema and may refuse a file of a subclass`,
      ),
    )
    expect([schemas.admit(one), schemas.admit(two).length, schemas.admit(two)]).toEqual([[], 1, []])
    expect(schemas.toJson()).toEqual([A])
  })

  const tool = (schemas: string): string =>
    `cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: "true"\ninputs: []\noutputs: []\n$schemas: ${schemas}\n`

  test.each([
    ['a.owl', 6, 11],
    [`[${A}, a.owl]`, 6, 33],
  ])('of a file that has %s have the problem at its place', async (written, line, column) => {
    expect(await packFiles({ 'main.cwl': tool(written), 'a.owl': '' })).toMatchObject({
      ok: true,
      problems: [
        {
          code: 'dropped-schema',
          file: 'main.cwl',
          line,
          column,
          fix: 'Publish the schema and name it by its address, or list every accepted format in the field format.',
        },
      ],
    })
  })

  test('are in the description', async () => {
    expect(await packed({ 'main.cwl': tool(`[${C}, ${A}]`) })).toMatchObject({ $schemas: [A, C] })
    expect(await packed({ 'main.cwl': tool('[]') })).not.toHaveProperty('$schemas')
  })
})
