import { nearest } from '../../../files/suggest.ts'
import { sameJson, type JsonObject } from '../../../json/index.ts'
import { fragmentOf, lastName } from '../../documents/local-names.ts'
import { objectsIn } from '../../documents/parts.ts'
import type { TypeMistake } from '../../lint/facts/type-mistakes.ts'
import { at, error, rule, shared, warning } from '../../lint/rule.ts'
import { ownTerm } from '../../model/own-terms.ts'
import { placeOf } from '../../problems/collect.ts'
import type { Fix } from '../../problems/problem.ts'
import { EXPLAINED } from '../../structure/explain.ts'
import { BUILT_IN_TYPES, isTypeName, type Spellings } from '../../types/type-names.ts'

export const types = rule({
  codes: {
    'undefined-type': error('A type is not defined by CWL or by SchemaDefRequirement.'),
    'nested-type-list': warning('A list of types is inside a list of types.'),
    'duplicate-alternative': error('Two alternatives of a type are lists.'),
    'duplicate-symbol': error('An enum has the same symbol twice.'),
    'duplicate-field': error('A record has the same field twice.'),
    ...shared('empty-name', 'misplaced-shortcut', ...EXPLAINED),
  },
  process({ ports, report }) {
    for (const mistake of ports.mistakes) {
      const code = CODES[mistake.kind]
      report(
        code,
        at(mistake.container, mistake.key),
        () => wordsFor(mistake),
        undefined,
        // The schema allows an empty list, and engines a repeated one.
        mistake.kind === 'empty-type' || mistake.kind === 'repeated-alternative' ? 'warning' : undefined,
      )
    }
    // The schema of a process does not check a file from which types are imported.
    for (const { problems } of ports.definitions)
      for (const { code, file, line, column, message, fix, severity } of problems)
        report(code, () => ({ file, line, column }), message, fix, severity)
  },
})

const CODES = {
  'undefined-type': 'undefined-type',
  'undeclared-type': 'undefined-type',
  'later-type': 'undefined-type',
  'unexpanded-type': 'undefined-type',
  'empty-type': 'wrong-type',
  'misplaced-shortcut': 'misplaced-shortcut',
  'nested-type-list': 'nested-type-list',
  'duplicate-alternative': 'duplicate-alternative',
  'repeated-alternative': 'duplicate-alternative',
  'duplicate-symbol': 'duplicate-symbol',
  'duplicate-field': 'duplicate-field',
  'empty-name': 'empty-name',
} as const satisfies Readonly<Record<TypeMistake['kind'], string>>

function wordsFor(mistake: TypeMistake): readonly [message: string, fix: Fix] {
  const { kind, name } = mistake
  switch (kind) {
    case 'undefined-type': {
      const absent = mistake.absent()
      return absent === undefined
        ? [
            `the type "${name}" does not exist`,
            fixToIndent(mistake) ?? exactly(mistake, typeFix(name, mistake.defined())),
          ]
        : [
            `the type "${name}" does not exist, because the file "${absent}" does not exist`,
            'Correct the path, which is relative to the file that contains it.',
          ]
    }
    case 'undeclared-type':
      return [
        `the type "${name}" is not listed in SchemaDefRequirement`,
        `Add {$import: ${mistake.toImport()}} to its types.`,
      ]
    case 'later-type':
      return [
        `the type "${name}" is defined further down`,
        'Move its definition up. A type can only refer to types before it.',
      ]
    case 'unexpanded-type':
      return [`the type "${name}" does not exist: under items, the short forms ? and [] are not available`, fixOf(name)]
    case 'empty-type':
      return [
        'this list of types is empty, so no value matches it',
        'List the types that a value may have, or write Any.',
      ]
    case 'misplaced-shortcut':
      return [`"${name}" must be the whole type and cannot be part of another type`, 'Use the type File.']
    case 'nested-type-list':
      return [
        'this list of types is inside a list of types, which CWL does not allow; packing merges the two',
        'Move its types into the outer list. To allow a list of values, write TYPE[].',
      ]
    case 'duplicate-alternative':
      return [
        'this is the second list among the alternatives, and an empty list would match both',
        'Write one list of alternatives: {type: array, items: [A, B]}.',
      ]
    case 'repeated-alternative':
      return ['this list is among the alternatives twice; packing merges the two', 'Remove one of the two.']
    case 'duplicate-symbol':
      return [`the symbol "${name}" is in this enum twice`, 'Remove one of the two.']
    case 'duplicate-field':
      return [`the field "${name}" is in this record twice`, 'Remove one of the two.']
    case 'empty-name':
      return ['the name of this field is empty', 'Write a name.']
  }
}

function fixOf(text: string): string {
  const written = (part: string): string => {
    if (part.endsWith('?')) return `["null", ${written(part.slice(0, -1))}]`
    return part.endsWith('[]') ? `{type: array, items: ${written(part.slice(0, -2))}}` : part
  }
  return `Write it out: items: ${written(text)}.`
}

const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
  ['array', 'array, items: TYPE'],
  ['list', 'array, items: TYPE'],
  ['enum', 'enum, symbols: [A, B]'],
  ['record', 'record, fields: {NAME: TYPE}'],
])

/** Names of other languages, in lower case. */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ['flag', 'boolean'],
  ['integer', 'int'],
  ['number', 'double'],
  ['str', 'string'],
  ['text', 'string'],
  ['path', 'File'],
  ['dir', 'Directory'],
  ['folder', 'Directory'],
])

/** CWL accepts names from its own vocabulary, SALAD and XML Schema. */
function withoutVocabulary(name: string): string {
  return ownTerm(name) ?? name.replace(/^(?:xsd:|http:\/\/www\.w3\.org\/2001\/XMLSchema#)/, '')
}

/** A field of a parameter may be where the type must be. */
function fixToIndent({ container, key }: TypeMistake): string | undefined {
  const name = key === 'type' && 'id' in container && typeof container.id === 'string' ? lastName(container.id) : ''
  return FIELDS_OF_PARAMETERS.has(name)
    ? `If ${name} is a field of the parameter above, indent it as far as the other fields.`
    : undefined
}

/** Fields that may hold text. */
const FIELDS_OF_PARAMETERS: ReadonlySet<string> = new Set(['default', 'doc', 'format', 'label', 'secondaryFiles'])

/** A type of CWL is meant by no other name. */
function exactly({ container, key, name }: TypeMistake, words: string): Fix {
  const guess = /^Did you mean "(\w+)"\?$/.exec(words)?.[1] ?? ''
  const written: unknown = Reflect.get(container, key)
  const isSlip = BUILT_IN_TYPES.has(guess) && !FOREIGN_NAMES.has(name.toLowerCase()) && typeof written === 'string'
  return {
    words,
    change:
      isSlip && written.startsWith(name) ? { kind: 'value', value: guess + written.slice(name.length) } : undefined,
  }
}

function typeFix(name: string, defined: Spellings): string {
  const written = WRITTEN_OUT.get(name)
  if (written !== undefined) return `Write it out: {type: ${written}}.`
  if (name.endsWith('?'))
    return `Use only one question mark, at the end. Write the rest out: ["null", ${name.slice(0, -1)}].`
  if (name.endsWith('[]')) return 'Before v1.2, write out a list of lists: {type: array, items: TYPE[]}.'
  const generic = /^(Array|List|Optional)[[<](\w+)[\]>]$/i.exec(name)
  if (generic !== null) return `Write ${generic[2]}${generic[1]?.toLowerCase() === 'optional' ? '?' : '[]'}.`
  if (/^\w+[?[\]]*(?:\s*\/\/|#\s)/.test(name)) return 'Start the comment with a space and #.'
  const withDefault = defaultFix(name)
  if (withDefault !== undefined) return withDefault
  if (name.trim() !== name) return 'Remove the space.'
  const alternatives = name.split(/[|,]/).map((each) => each.trim())
  if (alternatives.length > 1 && alternatives.every(isTypeName))
    return `Write a list: [${alternatives.map((each) => (each === 'null' ? '"null"' : each)).join(', ')}].`
  const guess =
    defined.get(lastName(name)) ??
    FOREIGN_NAMES.get(name.toLowerCase()) ??
    nearest(withoutVocabulary(name), candidates(defined))
  return guess === undefined
    ? 'Use a type of CWL, or define this one under SchemaDefRequirement.'
    : `Did you mean "${guess}"?`
}

/** For `int = 4`, as in other languages. */
function defaultFix(name: string): string | undefined {
  const [type = '', value = '', ...more] = name.split('=').map((part) => part.trim())
  return more.length === 0 && VALUES.get(type.replace(/\?$/, ''))?.test(value) === true
    ? `An input has its default in a field: {type: ${type}, default: ${value}}.`
    : undefined
}

const VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['int', /^-?\d{1,9}$/],
  ['long', /^-?\d{1,9}$/],
  ['float', /^-?\d+(?:\.\d+)?$/],
  ['double', /^-?\d+(?:\.\d+)?$/],
  ['boolean', /^(?:true|false)$/],
  ['string', /^"[^"\\]*"$/],
])

/** Lazily, because not all of thousands are compared. */
function* candidates(defined: Spellings): Generator<string> {
  yield* BUILT_IN_TYPES
  yield* defined.values()
}

/** Types of different files have different names, also after packing. */
export const duplicateTypes = rule({
  codes: shared('duplicate-id'),
  process({ path, value, report }) {
    const first = new Map<string, JsonObject>()
    for (const requirement of objectsIn(value, 'requirements')) {
      if (requirement['class'] !== 'SchemaDefRequirement') continue
      for (const type of objectsIn(requirement, 'types')) {
        const { name } = type
        if (typeof name !== 'string') continue
        const place = placeOf(path, type, 'name')
        const key = name.indexOf('#') > 0 ? name : `${place.file}#${fragmentOf(name)}`
        const earlier = first.get(key)
        first.set(key, earlier ?? type)
        if (earlier === undefined) continue
        const other = placeOf(path, earlier, 'name')
        // It is imported twice.
        if (place.line === other.line && place.column === other.column && sameJson(earlier, type)) continue
        report(
          'duplicate-id',
          at(type, 'name'),
          `the type "${lastName(name)}" is defined twice; the first is on line ${other.line}`,
          'Rename one of the two.',
        )
      }
    }
  },
})
