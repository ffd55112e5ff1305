import { lastName } from '../documents/local-names.ts'
import { ownTerm } from '../model/own-terms.ts'
import { createProblem, MOST_PROBLEMS, placeOf } from '../problems/collect.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import { originOf } from '../source/origin.ts'
import type { Location } from '../source/source-text.ts'
import { BUILT_IN_TYPES, isTypeName, type Spellings, type TypeScope } from '../types/type-names.ts'
import { partsOfType } from '../types/type-parts.ts'
import type { ReportType } from '../types/type-reader.ts'
import type { Use } from './features.ts'

type Mistake = Parameters<ReportType>[0]

/**
 * How often it may yet be guessed which type was meant by a name that there is none of, in all processes of a document:
 * each guess takes long.
 */
export interface Guesses {
  left: number
}

export const MOST_GUESSES = 2 * MOST_PROBLEMS

/** What is wrong in the types of one process. */
export class TypeMistakes {
  /** Types of files that the process does not import. */
  readonly uses: Use[] = []
  readonly problems: Problem[] = []
  readonly #path: string
  readonly #guesses: Guesses

  /** `path` is that of the file of the process. */
  constructor(path: string, guesses: Guesses) {
    this.#path = path
    this.#guesses = guesses
  }

  /** For a reader of types that looks names up in `names`. */
  reportIn(names: TypeScope): ReportType {
    return (code, container, key, name) => {
      if (this.problems.length >= MOST_PROBLEMS) return
      // That a type's own fields stand beside it is told by its structure.
      if (code === 'undefined-type' && key === 'type' && partsOfType(container) !== undefined) return
      const place = (): Location => placeOf(this.#path, container, key)
      const absent = code === 'undefined-type' ? names.absentFile(name, container) : undefined
      if (code === 'undeclared-type') this.#undeclared(name, container, place, names)
      else if (absent !== undefined)
        this.problems.push(
          createProblem(
            'undefined-type',
            place(),
            `there is no type ${name}, since there is no file ${absent}`,
            'The path is relative to the file that says it.',
          ),
        )
      else
        this.problems.push(
          problemOf(code, name, place(), { container, key }, () =>
            (this.#guesses.left -= 1) < 0 ? NONE_DEFINED : names.namesFor(container),
          ),
        )
    }
  }

  #undeclared(name: string, container: object, place: () => Location, names: TypeScope): void {
    // What runs the process may have one. What that other file says of its own types follows from it.
    if (!names.isDefined) this.uses.push(useOf(name, place))
    else if (name.includes('#'))
      this.problems.push(
        createProblem(
          'undefined-type',
          place(),
          `the type ${name} is none of those of SchemaDefRequirement`,
          `Add {$import: ${imported(name, container, names)}} to its types.`,
        ),
      )
  }
}

/** What a type stands in. */
interface Holder {
  readonly container: object
  readonly key: string | number
}

/** `defined` are the types that could have been meant, by the last parts of their names. */
function problemOf(
  code: Exclude<Mistake, 'undeclared-type'>,
  name: string,
  place: Location,
  { container, key }: Holder,
  defined: () => Spellings,
): Problem {
  switch (code) {
    case 'undefined-type':
      return createProblem(
        code,
        place,
        `there is no type ${name}`,
        fixToIndent(container, key) ?? typeFix(name, defined()),
      )
    case 'later-type':
      return createProblem(
        'undefined-type',
        place,
        `the type ${name} is defined further down`,
        'Move its definition up: one may refer to those before it.',
      )
    case 'unexpanded-type':
      return createProblem(
        'undefined-type',
        place,
        `there is no type ${name}: under items the short forms ? and [] mean nothing`,
        fixOf(name),
      )
    case 'empty-type':
      // The schema lets it be empty.
      return createProblemAs(
        place,
        'wrong-type',
        'this list of types is empty, so that no value is of any',
        'Say which types a value may have, or write Any.',
        'warning',
      )
    case 'misplaced-shortcut':
      return createProblem(code, place, `${name} stands alone: it is no part of another type`, 'Use the type File.')
    case 'duplicate-alternative':
      return createProblem(
        code,
        place,
        'this is a second list among the alternatives, and an empty one would be of both',
        'Write one list of alternatives: {type: array, items: [A, B]}.',
      )
    case 'duplicate-symbol':
      return createProblem(
        code,
        place,
        `the symbol ${name} stands in this enum a second time`,
        'Remove one of the two.',
      )
    case 'duplicate-field':
      return createProblem(
        code,
        place,
        `the field ${name} stands in this record a second time`,
        'Remove one of the two.',
      )
    case 'empty-name':
      return createProblem(code, place, 'the name of this field is empty', 'Give it a name.')
  }
}

/** All of a file that nothing is imported of yet; what is there already must not be there twice. */
function imported(name: string, container: object, names: TypeScope): string {
  const definition = names.definition(name, container)
  const file = definition === undefined ? undefined : originOf(definition)?.source.file
  return file !== undefined && names.importsOf(file) ? name : fileOf(name)
}

function useOf(name: string, place: () => Location): Use {
  const file = fileOf(name)
  return {
    feature: 'SchemaDefRequirement',
    place,
    what: `${name} is a type of another file`,
    fix: `Add SchemaDefRequirement: {types: [{$import: ${file === '' ? 'FILE' : file}}]} under requirements.`,
  }
}

function fileOf(name: string): string {
  return name.slice(0, name.indexOf('#'))
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
function fixToIndent(container: object, key: string | number): string | undefined {
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

const NONE_DEFINED: Spellings = new Map()
