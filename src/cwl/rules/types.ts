import type { TypeMistake } from '../analysis/type-mistakes.ts'
import { lastName } from '../documents/local-names.ts'
import { at, error, rule, shared, warning } from '../lint/rule.ts'
import { ownTerm } from '../model/own-terms.ts'
import { nearest } from '../problems/suggest.ts'
import { EXPLAINED } from '../structure/explain.ts'
import { BUILT_IN_TYPES, isTypeName, type Spellings } from '../types/type-names.ts'

/** Types that a process names or defines. */
export const types = rule({
  codes: {
    'undefined-type': error('A type names no type that CWL or SchemaDefRequirement defines.'),
    'nested-type-list': warning('A list of types is an item of a list of types.'),
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
        // The schema lets a list of types be empty.
        mistake.kind === 'empty-type' ? 'warning' : undefined,
      )
    }
    // Of what stands beside the types that are imported, no schema of a process sees anything.
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
  'duplicate-symbol': 'duplicate-symbol',
  'duplicate-field': 'duplicate-field',
  'empty-name': 'empty-name',
} as const satisfies Readonly<Record<TypeMistake['kind'], string>>

function wordsFor(mistake: TypeMistake): readonly [message: string, fix: string] {
  const { kind, name } = mistake
  switch (kind) {
    case 'undefined-type': {
      const absent = mistake.absent()
      return absent === undefined
        ? [`there is no type ${name}`, fixToIndent(mistake) ?? typeFix(name, mistake.defined())]
        : [
            `there is no type ${name}, since there is no file ${absent}`,
            'The path is relative to the file that says it.',
          ]
    }
    case 'undeclared-type':
      return [
        `the type ${name} is none of those of SchemaDefRequirement`,
        `Add {$import: ${mistake.toImport()}} to its types.`,
      ]
    case 'later-type':
      return [`the type ${name} is defined further down`, 'Move its definition up: one may refer to those before it.']
    case 'unexpanded-type':
      return [`there is no type ${name}: under items the short forms ? and [] mean nothing`, fixOf(name)]
    case 'empty-type':
      return [
        'this list of types is empty, so that no value is of any',
        'Say which types a value may have, or write Any.',
      ]
    case 'misplaced-shortcut':
      return [`${name} stands alone: it is no part of another type`, 'Use the type File.']
    case 'nested-type-list':
      return [
        'this list of types is an item of a list of types, which CWL does not have; packing makes one list of both',
        'Move its types into the outer list. A list of values is written TYPE[].',
      ]
    case 'duplicate-alternative':
      return [
        'this is a second list among the alternatives, and an empty one would be of both',
        'Write one list of alternatives: {type: array, items: [A, B]}.',
      ]
    case 'duplicate-symbol':
      return [`the symbol ${name} stands in this enum a second time`, 'Remove one of the two.']
    case 'duplicate-field':
      return [`the field ${name} stands in this record a second time`, 'Remove one of the two.']
    case 'empty-name':
      return ['the name of this field is empty', 'Give it a name.']
  }
}

/** `File[]?` without short forms. */
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

/** What other languages call a type of CWL, in small letters. */
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

/** CWL takes names of types from its own vocabulary, from SALAD's, and from that of XML Schema. */
function withoutVocabulary(name: string): string {
  return ownTerm(name) ?? name.replace(/^(?:xsd:|http:\/\/www\.w3\.org\/2001\/XMLSchema#)/, '')
}

/** Of a parameter that has the name of a field of parameters, and stands where its type would. */
function fixToIndent({ container, key }: TypeMistake): string | undefined {
  const name = key === 'type' && 'id' in container && typeof container.id === 'string' ? lastName(container.id) : ''
  return FIELDS_OF_PARAMETERS.has(name)
    ? `If ${name} is meant as a field of the parameter above, indent it as far as what is in that.`
    : undefined
}

/** Those that may hold text. */
const FIELDS_OF_PARAMETERS: ReadonlySet<string> = new Set(['default', 'doc', 'format', 'label', 'secondaryFiles'])

function typeFix(name: string, defined: Spellings): string {
  const written = WRITTEN_OUT.get(name)
  if (written !== undefined) return `Write it out: {type: ${written}}.`
  if (name.endsWith('?'))
    return `A question mark stands once, at the end: write the rest out, as ["null", ${name.slice(0, -1)}].`
  if (name.endsWith('[]')) return 'Before v1.2 a list of lists is written out: {type: array, items: TYPE[]}.'
  const generic = /^(Array|List|Optional)[[<](\w+)[\]>]$/i.exec(name)
  if (generic !== null) return `Write ${generic[2]}${generic[1]?.toLowerCase() === 'optional' ? '?' : '[]'}.`
  if (/^\w+[?[\]]*(?:\s*\/\/|#\s)/.test(name)) return 'A comment begins with a space and #.'
  if (name.trim() !== name) return 'Remove the blank.'
  const alternatives = name.split(/[|,]/).map((each) => each.trim())
  if (alternatives.length > 1 && alternatives.every(isTypeName))
    return `Write a list: [${alternatives.map((each) => (each === 'null' ? '"null"' : each)).join(', ')}].`
  const guess =
    defined.get(lastName(name)) ??
    FOREIGN_NAMES.get(name.toLowerCase()) ??
    nearest(withoutVocabulary(name), candidates(defined))
  return guess === undefined
    ? 'Use a type of CWL, or define this one under SchemaDefRequirement.'
    : `Did you mean ${guess}?`
}

/** Of thousands, not all are asked for. */
function* candidates(defined: Spellings): Generator<string> {
  yield* BUILT_IN_TYPES
  yield* defined.values()
}
