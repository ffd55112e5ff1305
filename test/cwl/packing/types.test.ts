import { describe, expect, test } from '@jest/globals'

import { TypeNames } from '../../../src/cwl/packing/pack-types.ts'
import type { JsonObject } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { packed, packFiles } from './repository.ts'

const HEAD = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: "true"
  outputs: []
`

function toolOf(types: string, inputs: string): string {
  return dedent`
    ${HEAD}requirements:
      SchemaDefRequirement:
        types: ${types}
    inputs: ${inputs}
  `
}

test('named types stand where they are used, and their definitions go', async () => {
  const description = await packed({
    'main.cwl': toolOf(
      '[{name: Colour, type: enum, symbols: [red, green]}]',
      '{a: Colour, b: Colour?, c: "Colour[]", d: "Colour[]?", e: [string, Colour, "null"], f: {type: {type: array, items: [Colour, int]}}}',
    ),
  })
  const colour = { name: 'Colour', type: 'enum', symbols: ['red', 'green'] }
  const list = { type: 'array', items: colour }
  expect(description.requirements).toBeUndefined()
  expect(description.inputs.map(({ type }: { type: unknown }) => type)).toEqual([
    colour,
    ['null', colour],
    list,
    ['null', list],
    ['string', colour, 'null'],
    { type: 'array', items: [colour, 'int'] },
  ])
})

test('what engines accept beyond the version is packed as the version has it', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      baseCommand: cat
      inputs: {text: stdin, r: ["File[]", {type: array, items: File}, string], s: [{type: array, items: int}, "int[]"]}
      outputs: []
    `,
  })
  expect(description).toMatchObject({
    cwlVersion: 'v1.0',
    stdin: '$(inputs.text.path)',
    inputs: [{ type: 'File' }, { type: ['File[]', 'string'] }, { type: [{ type: 'array', items: 'int' }] }],
  })
})

test('bindings and documentation of a type come along', async () => {
  const { inputs } = await packed({
    'main.cwl': toolOf(
      '[{name: P, type: record, label: pair, fields: {l: {type: File, inputBinding: {prefix: -l}, secondaryFiles: [.bai?]}}}]',
      '{a: {type: P, inputBinding: {position: 1}}}',
    ),
  })
  expect(inputs[0]).toEqual({
    id: 'a',
    inputBinding: { position: 1 },
    type: {
      name: 'P',
      type: 'record',
      label: 'pair',
      fields: [
        {
          name: 'l',
          type: 'File',
          inputBinding: { prefix: '-l' },
          secondaryFiles: [{ pattern: '.bai', required: false }],
        },
      ],
    },
  })
})

const TWO_TOOLS = dedent`
  cwlVersion: v1.2
  class: Workflow
  inputs: []
  outputs: []
  steps:
    s: {in: [], out: [], run: one.cwl}
    t: {in: [], out: [], run: two.cwl}
`

test('different types of the same name get different names, equal ones the same', async () => {
  const one = toolOf('[{name: C, type: enum, symbols: [x]}]', '{a: C?}')
  const two = toolOf('[{name: C, type: enum, symbols: [y]}]', '{a: C?, b: "C[]?"}')
  const different = await packed({ 'main.cwl': TWO_TOOLS, 'one.cwl': one, 'two.cwl': two })
  expect(different.steps[0].run.inputs[0].type[1]).toEqual({ name: 'C', type: 'enum', symbols: ['x'] })
  expect(different.steps[1].run.inputs[0].type[1]).toEqual({ name: 'C_2', type: 'enum', symbols: ['y'] })
  expect(different.steps[1].run.inputs[1].type[1]).toEqual({
    type: 'array',
    items: { name: 'C_2', type: 'enum', symbols: ['y'] },
  })
  const equal = await packed({ 'main.cwl': TWO_TOOLS, 'one.cwl': one, 'two.cwl': one })
  expect(equal.steps[1].run.inputs[0].type[1].name).toBe('C')
})

test('a type that an input and an output of one name have stands in the output without names', async () => {
  const types = '[{name: R, type: record, fields: {c: {type: {name: C, type: enum, symbols: [x]}}}}]'
  const ports = '\n- {id: a, type: R}\n- {id: b, type: "R[]?"}'
  const { inputs, outputs } = await packed({
    'main.cwl': toolOf(types, ports).replace('outputs: []', `outputs:${ports.replace('b', 'c')}`),
  })
  const named = {
    name: 'R',
    type: 'record',
    fields: [{ name: 'c', type: { name: 'C', type: 'enum', symbols: ['x'] } }],
  }
  const list = ['null', { type: 'array', items: named }]
  expect(inputs).toEqual([
    { id: 'a', type: named },
    { id: 'b', type: list },
  ])
  expect(outputs).toEqual([
    { id: 'a', type: { type: 'record', fields: [{ name: 'c', type: { type: 'enum', symbols: ['x'] } }] } },
    { id: 'c', type: list },
  ])
})

test('a type in a file refers to its neighbour there', async () => {
  const { inputs } = await packed({
    'main.cwl': toolOf('[{$import: types/all.yml}]', '{a: types/all.yml#Outer}'),
    'types/all.yml': dedent`
      - {name: Inner, type: enum, symbols: [x]}
      - {name: Outer, type: record, fields: {i: Inner, j: "#Inner", k: "all.yml#Inner[]"}}
    `,
  })
  const inner = { name: 'Inner', type: 'enum', symbols: ['x'] }
  expect(inputs[0].type.fields.map(({ type }: { type: unknown }) => type)).toEqual([
    inner,
    inner,
    { type: 'array', items: inner },
  ])
})

/** A workflow with a tool in its only step, which has requirements of its own. */
function stepWith(types: string, input: string, tool = ''): string {
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: []
    outputs: []
    steps:
      s:
        requirements:
          SchemaDefRequirement: {types: ${types}}
        run: {class: CommandLineTool, baseCommand: "true"${tool}, inputs: {r: {${input}}}, outputs: []}
        in: {}
        out: []
  `
}

test('the types of a step are held to what types are, and what uses them to them', async () => {
  const rec = '[{name: rec, type: record, fields: {x: string}}]'
  expect(
    await packFiles({ 'main.cwl': stepWith('[{name: rec, type: record, fields: {x: nosuch}}]', 'type: int?') }),
  ).toMatchObject({ ok: false, problems: [{ code: 'undefined-type', line: 8 }] })
  expect(await packFiles({ 'main.cwl': stepWith(rec, 'type: rec, default: {x: 1}') })).toMatchObject({
    ok: true,
    problems: [{ code: 'default-type', severity: 'warning', line: 9 }],
  })
  expect(await packFiles({ 'main.cwl': stepWith(rec, 'type: reck, default: {x: a}') })).toMatchObject({
    ok: false,
    problems: [{ code: 'undefined-type', fix: 'Did you mean "rec"?' }],
  })
})

describe('names of types', () => {
  const named = (names: TypeNames, name: string, type: JsonObject) => names.named(name, { ...type })['name']
  const symbols = (...values: readonly string[]): JsonObject => ({ type: 'enum', symbols: values })

  test('are those of equal types, and have a number for each other one', () => {
    const names = new TypeNames()
    expect(['x', 'y', 'x', 'z', 'y'].map((symbol) => named(names, 'C', symbols(symbol)))).toEqual([
      'C',
      'C_2',
      'C',
      'C_3',
      'C_2',
    ])
    expect(named(names, 'C_2', symbols('y'))).toBe('C_2')
    expect(named(names, 'C_2', symbols('w'))).toBe('C_2_2')
    expect(named(names, 'C_4', symbols('v'))).toBe('C_4')
    expect(['u', 'v'].map((symbol) => named(names, 'C', symbols(symbol)))).toEqual(['C_5', 'C_6'])
  })

  test('do not depend on the name that a type has already', () => {
    const names = new TypeNames()
    expect(named(names, 'C', { name: 'a', ...symbols('x') })).toBe('C')
    expect(named(names, 'C', { name: 'b', ...symbols('x') })).toBe('C')
  })

  test('stand for the types inside of a type', () => {
    const names = new TypeNames()
    const [one, other] = [names.named('I', { ...symbols('x') }), names.named('I', { ...symbols('y') })]
    const record = (type: JsonObject): JsonObject => ({ type: 'record', fields: [{ name: 'f', type: ['null', type] }] })
    expect([one, other, one].map((inner) => named(names, 'R', record(inner)))).toEqual(['R', 'R_2', 'R'])
    // Without a name, a type inside is compared itself.
    expect(['x', 'y', 'x'].map((symbol) => named(names, 'R', record(symbols(symbol))))).toEqual(['R_3', 'R_4', 'R_3'])
    expect(named(names, 'R', record({ name: 'I' }))).toBe('R_5')
  })
})

test.each(['"A[]"'])('a type that contains itself as %s is refused with what to do', async (inner) => {
  const { ok, problems } = await packFiles({
    'main.cwl': toolOf(`[{name: A, type: record, fields: {a: ${inner}}}]`, '{a: A}'),
  })
  expect([ok, problems.length]).toEqual([false, 1])
  expect(problems[0]).toMatchObject({
    code: 'recursive-type',
    severity: 'error',
    file: 'main.cwl',
    line: 7,
    message: `the type A contains itself, so it cannot be expanded in one description`,
    fix: 'CWL has no recursive types; use Any at the place where it contains itself.',
  })
})

/** Types of which each contains the one before, as often as told. */
function nested(levels: number, times: number): string {
  const fields = (level: number): string =>
    Array.from({ length: times }, (_, index) => `f${index}: ${level === 1 ? 'int' : `T${level - 1}`}`).join(', ')
  return `[${Array.from({ length: levels }, (_, index) => `{name: T${index + 1}, type: record, fields: {${fields(index + 1)}}}`).join(', ')}]`
}

test('ninety types can be nested', async () => {
  expect(await packFiles({ 'main.cwl': toolOf(nested(90, 1), '{a: T90}') })).toMatchObject({ ok: true, problems: [] })
  expect(await packFiles({ 'main.cwl': toolOf(nested(92, 1), '{a: T92, b: T92}') })).toMatchObject({
    ok: false,
    problems: [
      {
        code: 'packed-too-deep',
        file: 'main.cwl',
        message: 'more than 90 types are nested here, each inside the one before',
        fix: 'Let types contain fewer other types.',
      },
    ],
  })
})

test('types with fifty thousand values can be used', async () => {
  // A record of this depth has about 32 thousand values.
  const types = nested(12, 2)
  expect(await packFiles({ 'main.cwl': toolOf(types, '{a: T12}') })).toMatchObject({ ok: true, problems: [] })
  const tooLarge = (name: string) => ({
    ok: false,
    problems: [
      {
        code: 'packed-too-large',
        file: 'main.cwl',
        line: 8,
        message: `with the type ${name}, all types that are used here have more than 50000 values once they are written out`,
        fix: 'Let types contain fewer other types.',
      },
    ],
  })
  expect(await packFiles({ 'main.cwl': toolOf(types, '{a: T12, b: T12, c: T12}') })).toMatchObject(tooLarge('T12'))
  const { problems } = await packFiles({ 'main.cwl': toolOf(nested(30, 2), '{a: T30}') })
  expect(problems).toMatchObject([{ code: 'packed-too-large' }])
})
