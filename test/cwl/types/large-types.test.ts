import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'

import { compareInterfaces } from '../../../src/cwl/compare/interface.ts'
import { fitOf, type Fit } from '../../../src/cwl/types/assignability.ts'
import { describeType } from '../../../src/cwl/types/describe-type.ts'
import { hasUnknown, isSameType, isSubtype, type ExtraFields } from '../../../src/cwl/types/subtype.ts'
import {
  acceptsNull,
  arrayOf,
  isNull,
  membersOf,
  NULL,
  SIMPLE,
  unionOf,
  UNKNOWN,
  WIDER,
  type Type,
} from '../../../src/cwl/types/types.ts'
import { misfitOf } from '../../../src/cwl/types/values.ts'
import { parseJson, type JsonObject, type JsonValue } from '../../../src/json/index.ts'

/**
 * Types of few names, so that much is nearly alike, and with unions that are large enough to be filed. What takes
 * nearly all, such as Any, is rare: of many alternatives one would be enough to hide what the others do.
 */
const { part, type } = fc.letrec<{ type: Type; part: Type }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constantFrom(NULL, SIMPLE.int, SIMPLE.long, SIMPLE.File),
    fc.nat(59).map((number) => [SIMPLE.Any, SIMPLE.string, UNKNOWN][number] ?? SIMPLE.double),
    fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's')).map(enumOf),
    tie('part').map((items) => arrayOf(items)),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('part'), { noNullPrototype: true }).map(recordOf),
    fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((members) => unionOf(members)),
  ),
  type: fc.oneof(
    tie('part'),
    fc.array(tie('part'), { minLength: 1, maxLength: 40 }).map((members) => unionOf(members)),
  ),
}))

/** The same, and as often a union that is filed. */
const large = fc.oneof(
  type,
  fc.array(part, { minLength: 20, maxLength: 40, size: 'max' }).map((members) => unionOf(members)),
)

const runs = { numRuns: 1000 }

describe('of large types', () => {
  test('one is within another as if each alternative were held against each', () => {
    fc.assert(
      fc.property(large, large, fc.constantFrom<ExtraFields>('allowed', 'refused'), (sub, base, extra) =>
        expect(isSubtype(sub, base, extra)).toBe(isSubtypeSlowly(sub, base, extra)),
      ),
      runs,
    )
  })

  test('each alternative is within the union, unless a part of it is not known', () => {
    fc.assert(
      fc.property(
        fc.array(type, { minLength: 20, maxLength: 60 }),
        fc.nat(),
        fc.constantFrom<ExtraFields>('allowed', 'refused'),
        (members, pick, extra) => {
          const union = unionOf(members)
          const one = membersOf(union)[pick % membersOf(union).length] ?? NULL
          expect(isSubtype(one, union, extra)).toBe(isSubtypeSlowly(one, union, extra))
          fc.pre(!hasUnknown(one))
          expect(isSubtype(one, union, extra)).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('one goes where another is expected as if each alternative were held against each', () => {
    fc.assert(
      fc.property(large, large, (source, sink) => {
        // Of larger unions nothing is said.
        fc.pre(membersOf(source).length * membersOf(sink).length <= 2500)
        expect(fitOf(source, sink)).toBe(fitSlowly(source, sink))
      }),
      runs,
    )
  })

  test('a value is one of them as if each alternative were tried', () => {
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, true, 1, 1.5, 'p', 'q', 't', { class: 'File' }),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { noNullPrototype: true }),
      ),
    })).value
    fc.assert(
      fc.property(value, large, (written, given) => {
        const read = parseJson(JSON.stringify(written))
        expect(misfitOf(read, given) === undefined).toBe(isValueSlowly(read, given))
      }),
      runs,
    )
  })
})

test.each([UNKNOWN, unionOf([SIMPLE.long, UNKNOWN])])(
  'among many records, one may lack a field of which too little is known',
  (field) => {
    const others = Array.from({ length: 50 }, (_, index) => recordOf({ [`f${index}`]: SIMPLE.int }))
    const union = unionOf([...others, recordOf({ x: field })])
    expect([misfitOf({}, union), fitOf(recordOf({}), union)]).toEqual([
      undefined,
      fitOf(recordOf({}), recordOf({ x: field })),
    ])
    expect(misfitOf({}, unionOf(others))).toBeDefined()
  },
)

const numbers = Array.from({ length: 5000 }, (_, index) => index)

/** Pairs of types with the same values, each of thousands of parts that no memory of one comparison helps with. */
const ALIKE: Readonly<Record<string, (at: number) => Type>> = {
  'a symbol of its own': (at) => enumOf([`a${at}`]),
  'a symbol of its own and one of all': (at) => enumOf(['s', `a${at}`]),
  'lists of a symbol of its own': (at) => arrayOf(enumOf([`a${at}`])),
  'lists of what may be absent': (at) => arrayOf(unionOf([NULL, enumOf([`a${at}`])])),
  'a field of its own': (at) => recordOf({ [`f${at}`]: SIMPLE.string }),
  'a field of its own, which may be absent': (at) => recordOf({ [`f${at}`]: unionOf([NULL, SIMPLE.string]) }),
  'a symbol of its own in a field': (at) =>
    recordOf({ value: unionOf([SIMPLE.string, SIMPLE.int]), kind: enumOf([`k${at}`]) }),
}

describe('a union of 5000 alternatives', () => {
  test.each(Object.entries(ALIKE))('with %s is the same in any order, and another with one more', (_, alternative) => {
    const union = unionOf(numbers.map(alternative))
    const turned = unionOf(numbers.toReversed().map(alternative))
    const more = unionOf([...numbers, numbers.length].map(alternative))
    expect([isSameType(union, turned), isSubtype(union, more, 'refused'), isSubtype(more, union, 'refused')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('is described by a few of them', () => {
    expect(describeType(unionOf(numbers.map((at) => enumOf([`a${at}`]))))).toHaveLength(85)
    const misfit = misfitOf('x', unionOf(numbers.map((at) => enumOf([`a${at}`]))))
    expect(misfit?.reason).toBe(
      'this is the text "x", none of enum of a0, enum of a1, enum of a2, enum of a3, enum of a4, enum of a5, …',
    )
  })

  test('is searched once for each item of a list', () => {
    const union = unionOf(numbers.map((at) => enumOf([`a${at}`])))
    const items = numbers.map((at) => `a${numbers.length - at - 1}`)
    expect(misfitOf(items, arrayOf(union))).toBeUndefined()
    expect(misfitOf([...items, 'b'], arrayOf(union))?.path).toEqual([numbers.length])
  })
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

function enumOf(symbols: readonly string[]): Type {
  return { kind: 'enum', symbols: new Set(symbols) }
}

function recordOf(fields: Readonly<Record<string, Type>>): Type {
  return { kind: 'record', fields: new Map(Object.entries(fields)) }
}

function isSubtypeSlowly(sub: Type, base: Type, extra: ExtraFields): boolean {
  if (sub.kind === 'unknown' || base.kind === 'unknown') return false
  if (sub.kind === 'union') return sub.members.every((member) => isSubtypeSlowly(member, base, extra))
  if (base.kind === 'union') return base.members.some((member) => isSubtypeSlowly(sub, member, extra))
  if (base.kind === 'simple' && base.name === 'Any') return !isNull(sub)
  switch (sub.kind) {
    case 'array':
      return base.kind === 'array' && isSubtypeSlowly(sub.items, base.items, extra)
    case 'record':
      if (
        base.kind !== 'record' ||
        (extra === 'refused' && [...sub.fields.keys()].some((name) => !base.fields.has(name)))
      )
        return false
      return [...base.fields].every(([name, expected]) => {
        const given = sub.fields.get(name)
        return given === undefined ? acceptsNull(expected) : isSubtypeSlowly(given, expected, extra)
      })
    case 'enum':
      return base.kind === 'enum'
        ? [...sub.symbols].every((symbol) => base.symbols.has(symbol))
        : base === SIMPLE.string
    case 'simple':
      return base.kind === 'simple' && (sub.name === base.name || WIDER[sub.name]?.includes(base.name) === true)
  }
}

function fitSlowly(source: Type, sink: Type): Fit {
  const isAny = (one: Type): boolean => one.kind === 'simple' && one.name === 'Any'
  if ([source, sink].some((one) => one.kind === 'unknown' || isAny(one))) return 'always'
  if (source.kind === 'union') {
    const fits = source.members.map((member) => fitSlowly(member, sink))
    if (fits.every((fit) => fit === 'always')) return 'always'
    return fits.every((fit, index) => fit === 'never' || isNull(source.members[index] ?? NULL)) ? 'never' : 'sometimes'
  }
  if (sink.kind === 'union')
    return worstOf(
      sink.members.map((member) => fitSlowly(source, member)),
      ['always', 'sometimes', 'never'],
    )
  if (source.kind === 'array') return sink.kind === 'array' ? fitSlowly(source.items, sink.items) : 'never'
  if (source.kind === 'record') {
    if (sink.kind !== 'record') return 'never'
    const fits = [...sink.fields].map(([name, expected]) => {
      const given = source.fields.get(name)
      if (given !== undefined) return fitSlowly(given, expected)
      return membersOf(expected).some((member) => isNull(member) || isAny(member)) ? 'always' : 'never'
    })
    return worstOf(fits, ['never', 'sometimes', 'always'])
  }
  if (source.kind === 'enum') {
    if (sink.kind !== 'enum') return sink === SIMPLE.string ? 'always' : 'never'
    const shared = [...source.symbols].filter((symbol) => sink.symbols.has(symbol)).length
    return shared === source.symbols.size ? 'always' : shared === 0 ? 'never' : 'sometimes'
  }
  if (sink.kind === 'enum') return source === SIMPLE.string ? 'sometimes' : 'never'
  return sink.kind === 'simple' &&
    source.kind === 'simple' &&
    (source.name === sink.name || WIDER[source.name]?.includes(sink.name) === true)
    ? 'always'
    : 'never'
}

/** The first of the order that is there, or else its last. */
function worstOf(fits: readonly Fit[], order: readonly Fit[]): Fit {
  return order.find((fit) => fits.includes(fit)) ?? (order.at(-1) as Fit)
}

function isValueSlowly(value: JsonValue, of: Type): boolean {
  if (of.kind === 'union') return of.members.some((member) => isValueSlowly(value, member))
  if (of.kind === 'array')
    return Array.isArray(value) && value.every((item) => isValueSlowly(item as JsonValue, of.items))
  if (of.kind === 'record') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const object = value as Readonly<Record<string, JsonValue>>
    return [...of.fields].every(([name, field]) => isValueSlowly(object[name] ?? null, field))
  }
  return misfitOf(value, of) === undefined
}
