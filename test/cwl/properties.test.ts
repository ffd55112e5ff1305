import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { load } from 'js-yaml'

import { normalizeProcess } from '../../src/cwl/forms/normalize.ts'
import { interpolationsIn } from '../../src/cwl/lint/facts/interpolation.ts'
import { MODELS } from '../../src/cwl/model/index.ts'
import { fitOf } from '../../src/cwl/types/assignability.ts'
import {
  acceptsNull,
  ANY,
  arrayOf,
  NULL,
  unionOf,
  withoutNull,
  type SimpleName,
  type Type,
} from '../../src/cwl/types/types.ts'
import { misfitOf } from '../../src/cwl/types/values.ts'
import { parseYaml, positionOf } from '../../src/cwl/yaml/parse-yaml.ts'
import { isObject, stringifyJson, type JsonValue } from '../../src/json/index.ts'

/** JSON as JavaScript has it, with keys that tempt. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !Object.is(value, -0) && typeof value === 'object' && value !== null)

function read(text: string): JsonValue {
  const parsing = parseYaml(text, 'f.cwl')
  if (!parsing.ok) throw new Error(parsing.problems.map(({ message, line }) => `${line}: ${message}`).join('\n'))
  return parsing.value
}

describe('reading', () => {
  test('gives back what JSON says', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(stringifyJson(read(JSON.stringify(value))))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('does not depend on how JSON is laid out', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(0, 1, 2, 4, '\t'), (value, indent) => {
        expect(stringifyJson(read(JSON.stringify(value, null, indent)))).toBe(
          stringifyJson(read(JSON.stringify(value))),
        )
      }),
    )
  })

  test('agrees with js-yaml on plain scalars, except for numbers that JSON cannot say', () => {
    const scalar = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9+.~-]{1,12}$/),
      fc.constantFrom('null', 'True', 'yes', '0x1F', '0o17', '1e3', '.5', '-1.50', '2024-01-01'),
    )
    fc.assert(
      fc.property(scalar, (text) => {
        // A dash alone begins an item.
        fc.pre(text !== '-')
        const expected = load(`[${text}]`) as readonly unknown[]
        fc.pre(typeof expected[0] !== 'number' || (Number.isFinite(expected[0]) && !Object.is(expected[0], -0)))
        const [value] = JSON.parse(stringifyJson(read(`[${text}]`))) as readonly unknown[]
        expect(value).toEqual(expected[0])
      }),
      { numRuns: 500 },
    )
  })

  test('knows the line and column of every key', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(fc.uniqueArray(key, { minLength: 1 }), fc.nat(5), (keys, margin) => {
        const text = keys.map((name) => `${' '.repeat(margin)}${name}: ${name}\n`).join('\n')
        const value = read(text)
        if (!isObject(value)) throw new Error('no map')
        for (const [index, name] of keys.entries()) {
          expect(positionOf(value, name, 'key')).toEqual({ file: 'f.cwl', line: 2 * index + 1, column: margin + 1 })
          expect(positionOf(value, name)).toEqual({
            file: 'f.cwl',
            line: 2 * index + 1,
            column: margin + name.length + 3,
          })
        }
      }),
    )
  })

  test('answers every text without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]:,-?!&*|>\'"%@#<$( \n\ta1'.split('')) }), (text) => {
        const parsing = parseYaml(text, 'f.cwl')
        expect(parsing.ok || parsing.problems.length === 1).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('normalising', () => {
  const name = fc.stringMatching(/^[a-z]{1,6}$/)
  const inputs = fc.dictionary(
    name,
    fc.oneof(fc.constant('string'), fc.constant('int[]?'), fc.record({ type: fc.constant('File'), doc: fc.string() })),
    { noNullPrototype: true },
  )
  const model = MODELS['v1.2']

  function normal(value: unknown): string {
    const process = read(JSON.stringify(value))
    if (!isObject(process)) throw new Error('no map')
    return stringifyJson(normalizeProcess(model, process))
  }

  test('gives the same for the map and the list form', () => {
    fc.assert(
      fc.property(inputs, (map) => {
        const list = Object.entries(map).map(([id, value]) =>
          typeof value === 'string' ? { id, type: value } : { id, ...value },
        )
        const tool = { class: 'CommandLineTool', outputs: [] }
        expect(normal({ ...tool, inputs: map })).toBe(normal({ ...tool, inputs: list }))
      }),
    )
  })

  test('leaves the long form as it is', () => {
    fc.assert(
      fc.property(inputs, (map) => {
        const once = normal({ class: 'CommandLineTool', inputs: map, outputs: {} })
        expect(normal(JSON.parse(once))).toBe(once)
      }),
    )
  })

  test('gives the same for identifiers with a path', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), (names) => {
        const workflow = (path: (local: string) => string): unknown => ({
          class: 'Workflow',
          id: '#main',
          inputs: names.map((id) => ({ id: path(id), type: 'string' })),
          outputs: names.map((id) => ({ id: path(`out_${id}`), type: 'string', outputSource: path(id) })),
          steps: [],
        })
        expect(normal(workflow((local) => `#main/${local}`))).toBe(normal(workflow((local) => local)))
      }),
    )
  })
})

const SIMPLE: readonly SimpleName[] = [
  'null',
  'boolean',
  'int',
  'long',
  'float',
  'double',
  'string',
  'File',
  'Directory',
  'Any',
]

const { type } = fc.letrec<{ type: Type }>((tie) => ({
  type: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .constantFrom(...SIMPLE)
      .map((name): Type => (name === 'null' ? NULL : name === 'Any' ? ANY : { kind: 'simple', name })),
    tie('type').map((items) => arrayOf(items)),
    fc
      .uniqueArray(fc.constantFrom('p', 'q', 'r'), { minLength: 1 })
      .map((symbols): Type => ({ kind: 'enum', symbols: new Set(symbols) })),
    fc
      .dictionary(fc.constantFrom('x', 'y'), tie('type'))
      .map((fields): Type => ({ kind: 'record', fields: new Map(Object.entries(fields)) })),
    fc.array(tie('type'), { minLength: 1, maxLength: 3 }).map((members) => unionOf(members)),
  ),
}))

/** A value of a type, made to be one. */
function valueOf(of: Type, pick: (end: number) => number): JsonValue {
  switch (of.kind) {
    case 'unknown':
      return 'anything'
    case 'array':
      return Array.from({ length: pick(3) }, () => valueOf(of.items, pick))
    case 'enum':
      return [...of.symbols][pick(of.symbols.size)] ?? ''
    case 'record':
      return Object.assign(
        Object.create(null) as Record<string, JsonValue>,
        Object.fromEntries([...of.fields].map(([field, inner]) => [field, valueOf(inner, pick)])),
      )
    case 'union':
      return valueOf(of.members[pick(of.members.length)] ?? NULL, pick)
    case 'simple':
      return simpleValue(of.name)
  }
}

function simpleValue(name: SimpleName): JsonValue {
  switch (name) {
    case 'null':
      return null
    case 'boolean':
      return true
    case 'int':
      return 5
    case 'long':
      return 2 ** 40
    case 'float':
    case 'double':
      return 1.5
    case 'string':
    case 'Any':
      return 'q'
    case 'File':
    case 'Directory':
      return Object.assign(Object.create(null) as Record<string, JsonValue>, { class: name })
  }
}

describe('types', () => {
  const picker = fc.array(fc.nat(), { minLength: 1, maxLength: 20 }).map((numbers) => {
    let at = 0
    return (end: number): number => (numbers[(at += 1) % numbers.length] ?? 0) % Math.max(1, end)
  })

  test('every type fits itself', () => {
    fc.assert(fc.property(type, (given) => expect(fitOf(given, given)).toBe('always')))
  })

  test('every type fits where it is one of several', () => {
    fc.assert(fc.property(type, type, (given, other) => expect(fitOf(given, unionOf([given, other]))).toBe('always')))
  })

  test('fitting carries through lists', () => {
    fc.assert(
      fc.property(type, type, (source, sink) =>
        expect(fitOf(arrayOf(source), arrayOf(sink))).toBe(fitOf(source, sink)),
      ),
    )
  })

  test('without null nothing accepts null but null itself, Any and what is unknown', () => {
    fc.assert(
      fc.property(type, (given) => {
        fc.pre(given !== NULL)
        const rest = withoutNull(given)
        expect(acceptsNull(rest)).toBe(rest === NULL)
      }),
    )
  })

  test('a value made for a type is one', () => {
    fc.assert(fc.property(type, picker, (given, pick) => expect(misfitOf(valueOf(given, pick), given)).toBeUndefined()))
  })

  test('where a type always fits, its values do, unless Any hides them', () => {
    fc.assert(
      fc.property(type, type, picker, (source, sink, pick) => {
        fc.pre(fitOf(source, sink) === 'always' && !mentions(source, 'Any') && !mentions(sink, 'Any'))
        expect(misfitOf(valueOf(source, pick), sink)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })
})

function mentions(of: Type, name: SimpleName): boolean {
  switch (of.kind) {
    case 'simple':
      return of.name === name
    case 'array':
      return mentions(of.items, name)
    case 'record':
      return [...of.fields.values()].some((field) => mentions(field, name))
    case 'union':
      return of.members.some((member) => mentions(member, name))
    default:
      return false
  }
}

describe('expressions', () => {
  test('are found between texts that hold none', () => {
    const text = fc.stringMatching(/^[a-z .\n]{0,10}$/)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, fc.stringMatching(/^[a-z]{1,6}(\.[a-z]{1,4}){0,2}$/))),
        text,
        (parts, end) => {
          const whole = parts.map(([before, reference]) => `${before}$(${reference})`).join('') + end
          expect(interpolationsIn(whole).map(({ code }) => code)).toEqual(parts.map(([, reference]) => reference))
        },
      ),
    )
  })

  test('are found in order and inside the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'$(){}[]\\\'"`/* \na.'.split('')) }), (text) => {
        let before = -1
        for (const { start, code } of interpolationsIn(text)) {
          expect(start).toBeGreaterThan(before)
          expect(text.slice(start + 2, start + 2 + code.length)).toBe(code)
          before = start
        }
      }),
      { numRuns: 2000 },
    )
  })
})
