import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  letrec,
  oneof,
  property,
  record,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'

import { IS_BREAKING, type InterfaceRule } from '../../../src/cwl/compare/interface-rules.ts'
import { compareInterfaces } from '../../../src/cwl/compare/interface.ts'
import { interfaceOf } from '../../../src/cwl/compare/ports.ts'
import { parseJson, type JsonObject, type JsonValue } from '../../../src/json/index.ts'

function app(inputs: unknown, outputs: unknown = []): JsonObject {
  return parseJson(JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', inputs, outputs })) as JsonObject
}

const input = (rest: object): JsonObject => app([{ id: 'x', ...rest }])
const output = (rest: object): JsonObject => app([], [{ id: 'x', ...rest }])

function rulesOf(before: JsonObject, after: JsonObject): readonly string[] {
  return compareInterfaces(before, after).map((change) => change.rule)
}

const LIBRARY = { type: 'record', name: 'L', fields: [{ name: 'a', type: 'File' }] }
const LIBRARY_WITH_OPTION = {
  type: 'record',
  name: 'L',
  fields: [
    { name: 'a', type: 'File' },
    { name: 'b', type: 'int?' },
  ],
}

/** Each row: a change that the rule is for, and one close to it that it is not for. */
const CASES: Readonly<
  Record<InterfaceRule, readonly [hit: readonly [JsonObject, JsonObject], miss: readonly [JsonObject, JsonObject]]>
> = {
  'input-removed': [
    [input({ type: 'int' }), app([])],
    [app([]), input({ type: 'int' })],
  ],
  'input-added-required': [
    [app([]), input({ type: 'int' })],
    [app([]), input({ type: 'int', default: 0 })],
  ],
  'input-added-optional': [
    [app([]), input({ type: 'int?' })],
    [app([]), input({ type: 'int', default: null })],
  ],
  'input-made-required': [
    [input({ type: 'int', default: 3 }), input({ type: 'int' })],
    [input({ type: 'int?' }), input({ type: 'int', default: 3 })],
  ],
  'input-made-optional': [
    [input({ type: 'int' }), input({ type: ['null', 'int'] })],
    [input({ type: 'int?' }), input({ type: ['null', 'int'] })],
  ],
  'input-widened': [
    [input({ type: 'int' }), input({ type: ['int', 'string'] })],
    [input({ type: ['int', 'string'] }), input({ type: ['string', 'int'] })],
  ],
  'input-narrowed': [
    [input({ type: 'Any' }), input({ type: 'File' })],
    [input({ type: 'File' }), input({ type: 'Any' })],
  ],
  'input-default-added': [
    [input({ type: 'int?' }), input({ type: 'int', default: 3 })],
    [input({ type: 'int' }), input({ type: 'int', default: 3 })],
  ],
  'input-default-changed': [
    [input({ type: 'int', default: 1 }), input({ type: 'int', default: 2 })],
    [input({ type: 'float', default: 1 }), input({ type: 'float', default: 1.0 })],
  ],
  'input-default-removed': [
    [input({ type: 'int?', default: 1 }), input({ type: 'int?' })],
    [input({ type: 'int?' }), input({ type: 'int?', default: 1 })],
  ],
  'input-format-widened': [
    [input({ type: 'File', format: 'a' }), input({ type: 'File', format: ['b', 'a'] })],
    [input({ type: 'File', format: 'a' }), input({ type: 'File', format: ['a'] })],
  ],
  'input-format-narrowed': [
    [input({ type: 'File' }), input({ type: 'File', format: 'a' })],
    [input({ type: 'File', format: 'a' }), input({ type: 'File' })],
  ],
  'input-secondary-file-required': [
    [input({ type: 'File' }), input({ type: 'File', secondaryFiles: ['.bai'] })],
    [input({ type: 'File' }), input({ type: 'File', secondaryFiles: ['.bai?'] })],
  ],
  'input-secondary-file-relaxed': [
    [input({ type: 'File', secondaryFiles: '.bai' }), input({ type: 'File' })],
    [
      input({ type: 'File', secondaryFiles: '.bai' }),
      input({ type: 'File', secondaryFiles: [{ pattern: '.bai', required: true }] }),
    ],
  ],
  'output-removed': [
    [output({ type: 'File' }), app([])],
    [app([]), output({ type: 'File' })],
  ],
  'output-added': [
    [app([]), output({ type: 'File' })],
    [output({ type: 'File' }), app([])],
  ],
  'output-made-optional': [
    [output({ type: 'File' }), output({ type: 'File?' })],
    [output({ type: 'File?' }), output({ type: 'File' })],
  ],
  'output-narrowed': [
    [output({ type: ['int', 'string'] }), output({ type: 'int' })],
    [output({ type: 'int' }), output({ type: ['int', 'string'] })],
  ],
  'output-widened': [
    [output({ type: 'int' }), output({ type: 'long' })],
    [output({ type: 'long' }), output({ type: 'int' })],
  ],
  'output-format-narrowed': [
    [output({ type: 'File' }), output({ type: 'File', format: 'a' })],
    [output({ type: 'File', format: 'a' }), output({ type: 'File', format: 'b' })],
  ],
  'output-format-changed': [
    [output({ type: 'File', format: 'a' }), output({ type: 'File' })],
    [output({ type: 'File' }), output({ type: 'File', format: 'a' })],
  ],
  'output-secondary-file-added': [
    [output({ type: 'File' }), output({ type: 'File', secondaryFiles: ['.bai'] })],
    [output({ type: 'File', secondaryFiles: ['.bai'] }), output({ type: 'File', secondaryFiles: ['.bai'] })],
  ],
  'output-secondary-file-removed': [
    [
      output({ type: 'File', secondaryFiles: [{ pattern: '.bai', required: true }] }),
      output({ type: 'File', secondaryFiles: ['.bai?'] }),
    ],
    [
      output({ type: 'File', secondaryFiles: ['.bai?'] }),
      output({ type: 'File', secondaryFiles: [{ pattern: '.bai', required: true }] }),
    ],
  ],
}

describe('the rule', () => {
  test.each(Object.entries(CASES))('%s holds for its change and not for one close to it', (rule, [hit, miss]) => {
    expect(rulesOf(...hit)).toEqual([rule])
    expect(rulesOf(...miss)).not.toContain(rule)
    expect(compareInterfaces(...hit)[0]?.breaking).toBe(IS_BREAKING[rule as InterfaceRule])
  })
})

test('a default instead of null is reported, and one for an input that had to be given is not', () => {
  expect(compareInterfaces(input({ type: 'int?' }), input({ type: 'int?', default: 3 }))).toEqual([
    {
      rule: 'input-default-added',
      port: 'inputs.x',
      breaking: false,
      message: 'the input "x" was null by default and now has a default: 3',
    },
  ])
  expect(rulesOf(input({ type: 'int' }), input({ type: 'int', default: 3 }))).toEqual(['input-made-optional'])
  const long = { type: 'Any?', default: { text: 'x'.repeat(1000) } }
  expect(compareInterfaces(input({ type: 'Any?' }), input(long))[0]?.message).toMatch(/a default: \{"text":"x{1,100}…$/)
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

describe('formats and secondary files of the fields of a record', () => {
  const bam = (rest: object): JsonObject => ({
    type: 'record',
    fields: [
      { name: 'n', type: 'int' },
      { name: 'bam', type: 'File', ...rest },
    ],
  })
  const plain = bam({})
  const indexed = bam({ secondaryFiles: ['.bai'] })

  test.each<[string, unknown, unknown, readonly string[]]>([
    ['a secondary file is demanded', plain, indexed, ['input-secondary-file-required']],
    ['one that was demanded is not any more', indexed, plain, ['input-secondary-file-relaxed']],
    [
      'one may be missing',
      plain,
      bam({ secondaryFiles: [{ pattern: '.bai', required: false }] }),
      ['input-secondary-file-relaxed'],
    ],
    [
      'one is demanded by null, which is the default',
      plain,
      bam({ secondaryFiles: [{ pattern: '.bai', required: null }] }),
      ['input-secondary-file-required'],
    ],
    ['a format is asked for', plain, bam({ format: 'a' }), ['input-format-narrowed']],
    ['a list of them is asked for', plain, { type: 'array', items: indexed }, ['input-narrowed']],
    [
      'of a field that is gone',
      { type: 'record', fields: { n: 'int', bam: { type: 'File', secondaryFiles: '.bai' } } },
      { type: 'record', fields: { n: 'int' } },
      ['input-narrowed'],
    ],
    ['one more format is taken', bam({ format: 'a' }), bam({ format: ['a', 'b'] }), ['input-format-widened']],
    [
      'the same, written another way',
      indexed,
      { type: 'record', fields: { bam: { type: 'File', secondaryFiles: '.bai', format: [] }, n: 'int' } },
      [],
    ],
    [
      'in a list of them, which may be missing',
      ['null', { type: 'array', items: plain }],
      ['null', { type: 'array', items: indexed }],
      ['input-secondary-file-required'],
    ],
    [
      'of records within',
      { type: 'record', fields: { inner: plain } },
      { type: 'record', fields: { inner: indexed } },
      ['input-secondary-file-required'],
    ],
    [
      'of an alternative more',
      [plain, 'string'],
      [plain, 'string', { type: 'record', fields: { bam: { type: 'File', format: 'a' } } }],
      ['input-widened'],
    ],
    [
      'of one of two alternatives that are as alike',
      [plain, indexed],
      [indexed, bam({ secondaryFiles: ['.bai', '.csi'] })],
      ['input-secondary-file-required'],
    ],
    ['of alternatives in another order', [plain, indexed], [indexed, plain], []],
    [
      'of a field that is new',
      { type: 'record', fields: { n: 'int' } },
      { type: 'record', fields: { n: 'int', bam: { type: 'File?', secondaryFiles: '.bai' } } },
      ['input-widened'],
    ],
  ])('%s', (_what, from, to, rules) => {
    expect(rulesOf(input({ type: from }), input({ type: to }))).toEqual(rules)
  })

  test('are promises in an output', () => {
    const given = bam({ format: 'a', secondaryFiles: [{ pattern: '.bai', required: true }] })
    expect(rulesOf(output({ type: given }), output({ type: plain }))).toEqual([
      'output-format-changed',
      'output-secondary-file-removed',
    ])
    expect(rulesOf(output({ type: plain }), output({ type: given }))).toEqual([
      'output-format-narrowed',
      'output-secondary-file-added',
    ])
    expect(rulesOf(output({ type: [given, 'string'] }), output({ type: [plain, 'string'] }))).toEqual([
      'output-format-changed',
      'output-secondary-file-removed',
    ])
  })

  test('are reported with the name of the field', () => {
    expect(
      compareInterfaces(
        input({ type: { type: 'record', fields: { inner: plain } } }),
        input({ type: { type: 'record', fields: { inner: indexed } } }),
      ),
    ).toEqual([
      {
        rule: 'input-secondary-file-required',
        port: 'inputs.x',
        breaking: true,
        message: 'the field "inner.bam" of the input "x" now requires the secondary files .bai',
      },
    ])
  })

  test('are those of a named type', () => {
    const naming = (field: object): JsonObject =>
      parseJson(
        JSON.stringify({
          cwlVersion: 'v1.2',
          class: 'CommandLineTool',
          requirements: { SchemaDefRequirement: { types: [{ name: 'S', ...bam(field) }] } },
          inputs: { x: 'S[]' },
          outputs: {},
        }),
      ) as JsonObject
    expect(rulesOf(naming({}), naming({ format: 'a' }))).toEqual(['input-format-narrowed'])
  })

  test('are none in v1.0, where only parameters have them', () => {
    const old = (type: unknown): JsonObject => ({ ...input({ type }), cwlVersion: 'v1.0' })
    expect(rulesOf(old(plain), old(indexed))).toEqual([])
  })

  test('are found once where records are in one another twice, 40 deep, and among 40 alternatives', () => {
    const deep = (bottom: JsonObject): JsonObject => {
      const types = Array.from({ length: 40 }, (_, level) => ({
        name: `t${level + 1}`,
        type: 'record',
        fields: ['left', 'right'].map((name) => ({ name, type: `t${level}` })),
      }))
      return parseJson(
        JSON.stringify({
          cwlVersion: 'v1.2',
          class: 'CommandLineTool',
          requirements: [{ class: 'SchemaDefRequirement', types: [{ name: 't0', ...bottom }, ...types] }],
          inputs: { x: 't40' },
          outputs: {},
        }),
      ) as JsonObject
    }
    expect(new Set(rulesOf(deep(plain), deep(indexed)))).toEqual(new Set(['input-secondary-file-required']))
    const many = (rest: object): JsonObject =>
      input({
        type: Array.from({ length: 40 }, (_, at) => ({
          type: 'record',
          fields: [{ name: `f${at}`, type: 'File', ...(at === 20 ? rest : {}) }],
        })),
      })
    expect(rulesOf(many({}), many({ format: 'a' }))).toEqual(['input-format-narrowed'])
  })
})

describe('formats', () => {
  test('of hundreds of thousands, in another order, are the same', () => {
    const format = Array.from({ length: 200_000 }, (_, index) => `http://example.com/${index}`)
    expect(rulesOf(input({ type: 'File', format }), input({ type: 'File', format: format.toReversed() }))).toEqual([])
  })

  const EDAM = 'http://edamontology.org/'
  const withFormat = (format: unknown, namespaces: object): JsonObject =>
    ({ ...input({ type: 'File', format }), $namespaces: namespaces }) as JsonObject

  test('are the same under a prefix as written out, and under another prefix', () => {
    expect(
      compareInterfaces(withFormat('edam:format_2572', { edam: EDAM }), withFormat(`${EDAM}format_2572`, {})),
    ).toEqual([])
    expect(
      compareInterfaces(
        withFormat('edam:format_2572', { edam: EDAM }),
        withFormat(['e:format_2572', 'edam:format_2572'], { e: EDAM, edam: EDAM }),
      ),
    ).toEqual([])
  })

  test('are others under the same prefix when it means another address', () => {
    expect(
      compareInterfaces(withFormat('e:f1', { e: 'http://a.example/' }), withFormat('e:f1', { e: 'http://b.example/' })),
    ).toMatchObject([
      {
        rule: 'input-format-narrowed',
        message:
          'the input "x" no longer accepts all formats that it accepted: http://a.example/f1 → http://b.example/f1',
      },
    ])
  })

  test('are compared as text where nothing declares the prefix, and where they are expressions', () => {
    expect(compareInterfaces(withFormat('e:f1', {}), withFormat('e:f1', { f: EDAM }))).toEqual([])
    expect(
      compareInterfaces(
        withFormat('$(inputs.a ? "e:f1" : "e:f2")', { e: EDAM }),
        withFormat('$(inputs.a ? "e:f1" : "e:f2")', { e: EDAM }),
      ),
    ).toEqual([])
  })

  test('are written out in fields of records, too', () => {
    const field = (format: string, namespaces: object): JsonObject =>
      ({
        ...input({ type: { type: 'record', fields: { bam: { type: 'File', format } } } }),
        $namespaces: namespaces,
      }) as JsonObject
    expect(compareInterfaces(field('edam:format_2572', { edam: EDAM }), field(`${EDAM}format_2572`, {}))).toEqual([])
    expect(rulesOf(field('e:f1', { e: EDAM }), field('e:f1', { e: 'http://b.example/' }))).toEqual([
      'input-format-narrowed',
    ])
  })
})

test('a description that a platform holds in another form has the same interface', () => {
  const list = app([{ id: 'x', type: ['null', 'File'] }], [{ id: 'y', type: 'int' }])
  const map = parseJson(
    '{"$graph":[{"id":"#other","class":"CommandLineTool","inputs":[],"outputs":[]},{"id":"#main","class":"Workflow","inputs":{"#main/x":"File?"},"outputs":{"y":{"type":"int"}}}]}',
  ) as JsonObject
  expect(compareInterfaces(list, map)).toEqual([])
  expect([...interfaceOf(map).inputs.keys()]).toEqual(['x'])
})

test('breaking changes come first and say what they are about', () => {
  const changes = compareInterfaces(
    app([{ id: 'a', type: 'int' }]),
    app(
      [
        { id: 'b', type: 'int?' },
        { id: 'a', type: 'int?' },
      ],
      [],
    ),
  )
  expect(changes.map((change) => change.port)).toEqual(['inputs.a', 'inputs.b'])
  const removed = compareInterfaces(app([{ id: 'a', type: 'int' }]), app([{ id: 'b', type: 'int?' }]))
  expect(removed.map(({ rule, breaking, message }) => ({ rule, breaking, message }))).toEqual([
    { rule: 'input-removed', breaking: true, message: 'the input "a" is removed' },
    { rule: 'input-added-optional', breaking: false, message: 'the new input "b" (int?) is optional' },
  ])
})

test('docs/compatibility.md holds the rules that the code follows', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/compatibility.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \| .+ \| (?:(\*\*breaking\*\*)|compatible) \| .+ \|$/gm)]
  expect(rows.map(([, rule, breaking]) => [rule, breaking !== undefined])).toEqual(Object.entries(IS_BREAKING))
})

describe('for any interface', () => {
  const { type } = letrec<{ type: JsonValue; simple: JsonValue }>((tie) => ({
    simple: constantFrom('null', 'boolean', 'int', 'long', 'float', 'double', 'string', 'File', 'Directory', 'Any'),
    type: oneof(
      { maxDepth: 3 },
      tie('simple'),
      uniqueArray(constantFrom('a', 'b', 'c'), { minLength: 1 }).map((symbols) => ({ type: 'enum', symbols })),
      tie('type').map((items) => ({ type: 'array', items })),
      dictionary(constantFrom('f', 'g', 'h'), tie('type')).map((fields) => ({
        type: 'record',
        fields: Object.entries(fields).map(([name, field]) => ({ name, type: field })),
      })),
      array(tie('type'), { minLength: 1, maxLength: 3 }),
    ),
  }))
  const port: Arbitrary<object> = record({
    type,
    default: constantFrom(null, 1),
    secondaryFiles: constantFrom('.a', '.b?', null),
  })
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
        expect(
          breaks(withPort(one, 'inputs', 'x', { type: narrow }), withPort(one, 'inputs', 'x', { type: wide })),
        ).toBe(false)
        expect(
          breaks(withPort(one, 'outputs', 'x', { type: wide }), withPort(one, 'outputs', 'x', { type: narrow })),
        ).toBe(false)
      }),
    )
  })

  test('an input that cannot take what it took breaks, an output that may give what it never gave breaks', () => {
    assert(
      property(apps, boolean(), (one, list) => {
        const [narrow, wide] = list
          ? ['int[]', [{ type: 'array', items: 'int' }, 'string']]
          : ['int', ['int', 'string']]
        expect(
          breaks(withPort(one, 'inputs', 'x', { type: wide }), withPort(one, 'inputs', 'x', { type: narrow })),
        ).toBe(true)
        expect(
          breaks(withPort(one, 'outputs', 'x', { type: narrow }), withPort(one, 'outputs', 'x', { type: wide })),
        ).toBe(true)
      }),
    )
  })

  test('any row of compatible changes is compatible in one step', () => {
    const step = record({
      kind: constantFrom('add-input', 'add-output', 'widen-input', 'narrow-output'),
      id: constantFrom('p', 'q', 'new'),
      type,
    })
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
