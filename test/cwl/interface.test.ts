import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import { array, assert, boolean, constantFrom, dictionary, letrec, oneof, property, record, uniqueArray, type Arbitrary } from 'fast-check'

import { compareInterfaces } from '../../src/cwl/interface.ts'
import { compatibilityTable, INTERFACE_RULES, type InterfaceRule } from '../../src/cwl/interface-rules.ts'
import { interfaceOf } from '../../src/cwl/ports.ts'
import { parseJson, type JsonObject, type JsonValue } from '../../src/json/index.ts'

function app(inputs: unknown, outputs: unknown = []): JsonObject {
  return parseJson(JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', inputs, outputs })) as JsonObject
}

const input = (rest: object): JsonObject => app([{ id: 'x', ...rest }])
const output = (rest: object): JsonObject => app([], [{ id: 'x', ...rest }])

function rulesOf(before: JsonObject, after: JsonObject): readonly string[] {
  return compareInterfaces(before, after).map((change) => change.rule)
}

const LIBRARY = { type: 'record', name: 'L', fields: [{ name: 'a', type: 'File' }] }
const LIBRARY_WITH_OPTION = { type: 'record', name: 'L', fields: [{ name: 'a', type: 'File' }, { name: 'b', type: 'int?' }] }

/** Each row: a change that the rule is for, and one close to it that it is not for. */
const CASES: Readonly<Record<InterfaceRule, readonly [hit: readonly [JsonObject, JsonObject], miss: readonly [JsonObject, JsonObject]]>> = {
  'input-removed': [[input({ type: 'int' }), app([])], [app([]), input({ type: 'int' })]],
  'input-added-required': [[app([]), input({ type: 'int' })], [app([]), input({ type: 'int', default: 0 })]],
  'input-added-optional': [[app([]), input({ type: 'int?' })], [app([]), input({ type: 'int', default: null })]],
  'input-made-required': [[input({ type: 'int', default: 3 }), input({ type: 'int' })], [input({ type: 'int?' }), input({ type: 'int', default: 3 })]],
  'input-made-optional': [[input({ type: 'int' }), input({ type: ['null', 'int'] })], [input({ type: 'int?' }), input({ type: ['null', 'int'] })]],
  'input-widened': [[input({ type: 'int' }), input({ type: ['int', 'string'] })], [input({ type: ['int', 'string'] }), input({ type: ['string', 'int'] })]],
  'input-narrowed': [[input({ type: 'Any' }), input({ type: 'File' })], [input({ type: 'File' }), input({ type: 'Any' })]],
  'input-default-added': [[input({ type: 'int?' }), input({ type: 'int', default: 3 })], [input({ type: 'int' }), input({ type: 'int', default: 3 })]],
  'input-default-changed': [[input({ type: 'int', default: 1 }), input({ type: 'int', default: 2 })], [input({ type: 'float', default: 1 }), input({ type: 'float', default: 1.0 })]],
  'input-default-removed': [[input({ type: 'int?', default: 1 }), input({ type: 'int?' })], [input({ type: 'int?' }), input({ type: 'int?', default: 1 })]],
  'input-format-widened': [[input({ type: 'File', format: 'a' }), input({ type: 'File', format: ['b', 'a'] })], [input({ type: 'File', format: 'a' }), input({ type: 'File', format: ['a'] })]],
  'input-format-narrowed': [[input({ type: 'File' }), input({ type: 'File', format: 'a' })], [input({ type: 'File', format: 'a' }), input({ type: 'File' })]],
  'input-secondary-file-required': [
    [input({ type: 'File' }), input({ type: 'File', secondaryFiles: ['.bai'] })],
    [input({ type: 'File' }), input({ type: 'File', secondaryFiles: ['.bai?'] })],
  ],
  'input-secondary-file-relaxed': [
    [input({ type: 'File', secondaryFiles: '.bai' }), input({ type: 'File' })],
    [input({ type: 'File', secondaryFiles: '.bai' }), input({ type: 'File', secondaryFiles: [{ pattern: '.bai', required: true }] })],
  ],
  'output-removed': [[output({ type: 'File' }), app([])], [app([]), output({ type: 'File' })]],
  'output-added': [[app([]), output({ type: 'File' })], [output({ type: 'File' }), app([])]],
  'output-made-optional': [[output({ type: 'File' }), output({ type: 'File?' })], [output({ type: 'File?' }), output({ type: 'File' })]],
  'output-narrowed': [[output({ type: ['int', 'string'] }), output({ type: 'int' })], [output({ type: 'int' }), output({ type: ['int', 'string'] })]],
  'output-widened': [[output({ type: 'int' }), output({ type: 'long' })], [output({ type: 'long' }), output({ type: 'int' })]],
  'output-format-narrowed': [[output({ type: 'File' }), output({ type: 'File', format: 'a' })], [output({ type: 'File', format: 'a' }), output({ type: 'File', format: 'b' })]],
  'output-format-changed': [[output({ type: 'File', format: 'a' }), output({ type: 'File' })], [output({ type: 'File' }), output({ type: 'File', format: 'a' })]],
  'output-secondary-file-added': [
    [output({ type: 'File' }), output({ type: 'File', secondaryFiles: ['.bai'] })],
    [output({ type: 'File', secondaryFiles: ['.bai'] }), output({ type: 'File', secondaryFiles: ['.bai'] })],
  ],
  'output-secondary-file-removed': [
    [output({ type: 'File', secondaryFiles: [{ pattern: '.bai', required: true }] }), output({ type: 'File', secondaryFiles: ['.bai?'] })],
    [output({ type: 'File', secondaryFiles: ['.bai?'] }), output({ type: 'File', secondaryFiles: [{ pattern: '.bai', required: true }] })],
  ],
}

describe('the rule', () => {
  test.each(Object.entries(CASES))('%s holds for its change and not for one close to it', (rule, [hit, miss]) => {
    expect(rulesOf(...hit)).toEqual([rule])
    expect(rulesOf(...miss)).not.toContain(rule)
    expect(compareInterfaces(...hit)[0]?.breaking).toBe(INTERFACE_RULES[rule as InterfaceRule].breaking)
  })
})

test('a default in the place of null is told, and one for an input that had to be given is not', () => {
  expect(compareInterfaces(input({ type: 'int?' }), input({ type: 'int?', default: 3 }))).toEqual([
    { rule: 'input-default-added', port: 'inputs.x', breaking: false, message: 'the input x has a default now, where it was null: 3' },
  ])
  expect(rulesOf(input({ type: 'int' }), input({ type: 'int', default: 3 }))).toEqual(['input-made-optional'])
})

describe('types', () => {
  test.each<[string, unknown, unknown, readonly string[]]>([
    ['int takes the place of nothing wider', 'int', 'float', ['input-widened']],
    ['string for an enum', { type: 'enum', symbols: ['a'] }, 'string', ['input-widened']],
    ['one symbol more', { type: 'enum', symbols: ['a'] }, { type: 'enum', symbols: ['a', 'b'] }, ['input-widened']],
    ['one symbol less', { type: 'enum', symbols: ['a', 'b'] }, { type: 'enum', symbols: ['a'] }, ['input-narrowed']],
    ['an array for its item', 'File', 'File[]', ['input-narrowed']],
    ['an array or its item', 'File', ['File', { type: 'array', items: 'File' }], ['input-widened']],
    ['wider items', 'int[]', { type: 'array', items: ['int', 'string'] }, ['input-widened']],
    ['an optional field more', LIBRARY, LIBRARY_WITH_OPTION, ['input-widened']],
    ['a field less', LIBRARY_WITH_OPTION, LIBRARY, ['input-narrowed']],
    ['the same, written another way', 'File[]?', ['null', { type: 'array', items: 'File' }], []],
    ['a name that nothing defines, written alike', 'Mystery', 'Mystery', []],
    ['a name that nothing defines, written otherwise', 'Mystery', 'Riddle', ['input-narrowed']],
  ])('%s', (_what, from, to, rules) => {
    expect(rulesOf(input({ type: from }), input({ type: to }))).toEqual(rules)
  })

  test('a record gains a field in what an output gives, and nobody minds', () => {
    expect(rulesOf(output({ type: LIBRARY }), output({ type: LIBRARY_WITH_OPTION }))).toEqual(['output-narrowed'])
  })

  test('a named type whose definition changes is a change, though the name stays', () => {
    const withType = (symbols: readonly string[]): JsonObject =>
      parseJson(
        JSON.stringify({
          class: 'Workflow',
          requirements: [{ class: 'SchemaDefRequirement', types: [{ name: 'Strand', type: 'enum', symbols }] }],
          inputs: { x: 'Strand' },
          outputs: {},
        }),
      ) as JsonObject
    expect(rulesOf(withType(['a', 'b']), withType(['a']))).toEqual(['input-narrowed'])
  })
})

test('a description that a platform holds in another form has the same interface', () => {
  const list = app([{ id: 'x', type: ['null', 'File'] }], [{ id: 'y', type: 'int' }])
  const map = parseJson('{"$graph":[{"id":"#other","class":"CommandLineTool","inputs":[],"outputs":[]},{"id":"#main","class":"Workflow","inputs":{"#main/x":"File?"},"outputs":{"y":{"type":"int"}}}]}') as JsonObject
  expect(compareInterfaces(list, map)).toEqual([])
  expect([...interfaceOf(map).inputs.keys()]).toEqual(['x'])
})

test('breaking changes come first and say what they are about', () => {
  const changes = compareInterfaces(app([{ id: 'a', type: 'int' }]), app([{ id: 'b', type: 'int?' }, { id: 'a', type: 'int?' }], []))
  expect(changes.map((change) => change.port)).toEqual(['inputs.a', 'inputs.b'])
  const removed = compareInterfaces(app([{ id: 'a', type: 'int' }]), app([{ id: 'b', type: 'int?' }]))
  expect(removed.map(({ rule, breaking, message }) => ({ rule, breaking, message }))).toEqual([
    { rule: 'input-removed', breaking: true, message: 'the input a is gone' },
    { rule: 'input-added-optional', breaking: false, message: 'the new input b (int?) may be given' },
  ])
})

test('docs/compatibility.md holds the rules that the code follows', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/compatibility.md'), 'utf8')
  expect(page).toContain(`<!-- rules -->\n${compatibilityTable()}\n<!-- /rules -->`)
})

describe('for any interface', () => {
  const { type } = letrec<{ type: JsonValue; simple: JsonValue }>((tie) => ({
    simple: constantFrom('null', 'boolean', 'int', 'long', 'float', 'double', 'string', 'File', 'Directory', 'Any'),
    type: oneof(
      { maxDepth: 3 },
      tie('simple'),
      uniqueArray(constantFrom('a', 'b', 'c'), { minLength: 1 }).map((symbols) => ({ type: 'enum', symbols })),
      tie('type').map((items) => ({ type: 'array', items })),
      dictionary(constantFrom('f', 'g', 'h'), tie('type')).map((fields) => ({ type: 'record', fields: Object.entries(fields).map(([name, field]) => ({ name, type: field })) })),
      array(tie('type'), { minLength: 1, maxLength: 3 }),
    ),
  }))
  const port: Arbitrary<object> = record({ type, default: constantFrom(null, 1), secondaryFiles: constantFrom('.a', '.b?', null) })
  const ports = dictionary(constantFrom('p', 'q', 'r', 's'), port)
  const apps = record({ inputs: ports, outputs: ports }).map(({ inputs, outputs }) => app(inputs, outputs))

  function breaks(before: JsonObject, after: JsonObject): boolean {
    return compareInterfaces(before, after).some((change) => change.breaking)
  }
  function withPort(base: JsonObject, side: 'inputs' | 'outputs', id: string, rest: object): JsonObject {
    return parseJson(JSON.stringify({ ...base, [side]: { ...(base[side] as JsonObject), [id]: rest } })) as JsonObject
  }

  test('it is the same as itself', () => {
    assert(property(apps, (one) => expect(compareInterfaces(one, one)).toEqual([])))
  })

  test('adding an optional input is compatible, adding a required one is breaking', () => {
    assert(
      property(apps, type, (one, added) => {
        expect(breaks(one, withPort(one, 'inputs', 'new', { type: ['null', added] }))).toBe(false)
        expect(breaks(one, withPort(one, 'inputs', 'new', { type: added, default: 1 }))).toBe(false)
        expect(breaks(one, withPort(one, 'inputs', 'new', { type: 'File' }))).toBe(true)
      }),
    )
  })

  test('widening a type is compatible for an input, narrowing it for an output', () => {
    assert(
      property(apps, type, type, (one, narrow, more) => {
        const wide = [narrow, more] as JsonValue
        expect(breaks(withPort(one, 'inputs', 'x', { type: narrow }), withPort(one, 'inputs', 'x', { type: wide }))).toBe(false)
        expect(breaks(withPort(one, 'outputs', 'x', { type: wide }), withPort(one, 'outputs', 'x', { type: narrow }))).toBe(false)
      }),
    )
  })

  test('an input that cannot take what it took breaks, an output that may give what it never gave breaks', () => {
    assert(
      property(apps, boolean(), (one, list) => {
        const [narrow, wide] = list ? ['int[]', [{ type: 'array', items: 'int' }, 'string']] : ['int', ['int', 'string']]
        expect(breaks(withPort(one, 'inputs', 'x', { type: wide }), withPort(one, 'inputs', 'x', { type: narrow }))).toBe(true)
        expect(breaks(withPort(one, 'outputs', 'x', { type: narrow }), withPort(one, 'outputs', 'x', { type: wide }))).toBe(true)
      }),
    )
  })

  test('any row of compatible changes is compatible in one step', () => {
    const step = record({ kind: constantFrom('add-input', 'add-output', 'widen-input', 'narrow-output'), id: constantFrom('p', 'q', 'new'), type })
    assert(
      property(apps, array(step, { minLength: 1, maxLength: 5 }), (one, steps) => {
        const last = steps.reduce((current, { kind, id, type: added }) => {
          const [side, wide] = kind.endsWith('input') ? (['inputs', true] as const) : (['outputs', false] as const)
          const there = (current[side] as JsonObject)[id] as JsonObject | undefined
          if (there === undefined) return withPort(current, side, id, { type: wide ? ['null', added] : added })
          const { type: before } = there as { readonly type: JsonValue }
          if (wide) return withPort(current, side, id, { ...there, type: [before, added] })
          return Array.isArray(before) ? withPort(current, side, id, { ...there, type: before.slice(0, 1) }) : current
        }, one)
        expect(compareInterfaces(one, last).filter((change) => change.breaking)).toEqual([])
      }),
    )
  })
})
