import { isArray, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isGiven } from '../given.ts'
import { partsOfType } from '../type-parts.ts'
import type { Files } from '../files.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { lastName } from '../localnames.ts'
import { isNamed, nameOf, objectsIn } from '../parts.ts'
import { ownTerm } from '../model/own-terms.ts'
import { nearest } from '../suggest.ts'
import type { Place } from '../text/text.ts'
import { BUILT_IN_TYPES, isTypeName, TypeScope } from '../types/type-names.ts'
import { TypeReader } from '../types/type-reader.ts'
import { acceptsNull, UNKNOWN, type Type } from '../types/types.ts'
import type { Use } from './features.ts'
import { finding, MOST_PROBLEMS, placeOf } from './finding.ts'

/** An input or output of a process. */
export interface Port {
  readonly name: string
  readonly type: Type
  readonly declaration: JsonObject
  readonly hasDefault: boolean
}

/** Whether a port of its name must be given a value. */
export function isRequired(port: Port | undefined): boolean {
  return port !== undefined && !port.hasDefault && !acceptsNull(port.type)
}

/** What a process takes and gives, by name, and what is wrong with the types of those. */
export interface Ports {
  readonly inputs: ReadonlyMap<string, Port>
  readonly outputs: ReadonlyMap<string, Port>
  /** Whether these are all: where one has no name, or their list is none or has another name, that is told, and not what follows. */
  readonly isWhole: { readonly inputs: boolean; readonly outputs: boolean }
  readonly scope: TypeScope
  /** Types of files that the process does not import. */
  readonly uses: readonly Use[]
  readonly problems: readonly Problem[]
}

/** Reads the ports of processes, each once. */
export class PortReader {
  readonly files: Files
  readonly #ports = new WeakMap<Process, Ports>()

  constructor(files: Files) {
    this.files = files
  }

  /** `around` is where an embedded process stands, whose named types it may use. */
  of(process: Process, around?: { readonly process: Process; readonly step: JsonObject }): Ports {
    const known = this.#ports.get(process)
    if (known !== undefined) return known
    const ports = this.#read(process, around === undefined ? undefined : this.of(around.process).scope.within(around.step))
    this.#ports.set(process, ports)
    return ports
  }

  #read(process: Process, outer: TypeScope | undefined): Ports {
    const problems: Problem[] = []
    const scope = new TypeScope(this.files, process.path, process.value, outer)
    const uses: Use[] = []
    const readerIn = (names: TypeScope, holder: JsonObject): TypeReader => new TypeReader(process.version, names, (code, container, key, name) => {
      if (problems.length >= MOST_PROBLEMS) return
      // That a type's own fields stand beside it is told by its structure.
      if (code === 'undefined-type' && key === 'type' && partsOfType(container) !== undefined) return
      const place = (): Place => placeOf(process.path, container, key)
      if (code === 'undeclared-type') {
        // One of its own takes the place of the one that it would inherit, which might define the type. What that other file
        // says of its own types follows from it.
        if (!definesTypes(holder)) uses.push(useOf(name, place))
        else if (name.includes('#')) problems.push(finding('undefined-type', place(), `the type ${name} is none of those of SchemaDefRequirement`, `Add {$import: ${fileOf(name)}} to its types.`))
      }
      else if (code === 'later-type') problems.push(finding('undefined-type', place(), `the type ${name} is defined further down`, 'Move its definition up: one may refer to those before it.'))
      else if (code === 'unexpanded-type') problems.push(finding('undefined-type', place(), `there is no type ${name}: under items the short forms ? and [] mean nothing`, remedyOf(name)))
      // The schema lets it be empty.
      else if (code === 'empty-type') problems.push(problemAt(place(), 'wrong-type', 'this list of types is empty, so that no value is of any', 'Say which types a value may have, or write Any.', 'warning'))
      else problems.push(finding(code, place(), WORDS[code](name), code === 'undefined-type' ? typeHint(name, names.namesFor(container)) : HINTS[code]))
    })
    const types = readerIn(scope, process.value)
    const read = (side: 'inputs' | 'outputs'): ReadonlyMap<string, Port> => {
      const ports = new Map<string, Port>()
      for (const declaration of objectsIn(process.value, side)) {
        const name = nameOf(declaration)
        const type = types.read(declaration)
        const hasDefault = isGiven(declaration['default'])
        // Of two with one name nothing is known but that there are two; that is told once, not again for each link.
        if (name !== undefined) ports.set(name, { name, type: ports.has(name) ? UNKNOWN : type, declaration, hasDefault })
      }
      return ports
    }
    for (const definition of scope.own) types.define(definition)
    for (const step of objectsIn(process.value, 'steps')) {
      const inner = scope.within(step)
      if (inner === scope) continue
      const stepTypes = readerIn(inner, step)
      for (const definition of inner.own) stepTypes.define(definition)
    }
    const isWhole = { inputs: areNamed(process.value['inputs']), outputs: areNamed(process.value['outputs']) }
    return { inputs: read('inputs'), outputs: read('outputs'), isWhole, scope, uses, problems }
  }
}

function areNamed(declared: JsonValue | undefined): boolean {
  return isArray(declared) && declared.every(isNamed)
}

function definesTypes(holder: JsonObject): boolean {
  return objectsIn(holder, 'requirements').some((requirement) => requirement['class'] === 'SchemaDefRequirement')
}

function useOf(name: string, place: () => Place): Use {
  const file = fileOf(name)
  return {
    feature: 'SchemaDefRequirement',
    place,
    what: `${name} is a type of another file`,
    remedy: `Add SchemaDefRequirement: {types: [{$import: ${file === '' ? 'FILE' : file}}]} under requirements.`,
  }
}

function fileOf(name: string): string {
  return name.slice(0, name.indexOf('#'))
}

/** `File[]?` without short forms. */
function remedyOf(text: string): string {
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

function typeHint(name: string, defined: ReadonlyMap<string, string>): string {
  const written = WRITTEN_OUT.get(name)
  if (written !== undefined) return `Write it out: {type: ${written}}.`
  if (name.endsWith('?')) return `A question mark stands once, at the end: write the rest out, as ["null", ${name.slice(0, -1)}].`
  if (name.endsWith('[]')) return 'Before v1.2 a list of lists is written out: {type: array, items: TYPE[]}.'
  const generic = /^(Array|List|Optional)[[<](\w+)[\]>]$/i.exec(name)
  if (generic !== null) return `Write ${generic[2]}${generic[1]?.toLowerCase() === 'optional' ? '?' : '[]'}.`
  if (/^\w+[?[\]]*(?:\s*\/\/|#\s)/.test(name)) return 'A comment begins with a space and #.'
  if (name.trim() !== name) return 'Remove the blank.'
  const alternatives = name.split(/\s*[|,]\s*/)
  if (alternatives.length > 1 && alternatives.every(isTypeName)) return `Write a list: [${alternatives.map((each) => (each === 'null' ? '"null"' : each)).join(', ')}].`
  const guess = defined.get(lastName(name)) ?? FOREIGN_NAMES.get(name.toLowerCase()) ?? nearest(withoutVocabulary(name), [...BUILT_IN_TYPES, ...defined.values()])
  return guess === undefined ? 'Use a type of CWL, or define this one under SchemaDefRequirement.' : `Did you mean ${guess}?`
}

const WORDS = {
  'undefined-type': (name: string) => `there is no type ${name}`,
  'misplaced-shortcut': (name: string) => `${name} stands alone: it is no part of another type`,
  'duplicate-alternative': () => 'this is a second list among the alternatives, and an empty one would be of both',
  'duplicate-symbol': (name: string) => `the symbol ${name} stands in this enum a second time`,
  'duplicate-field': (name: string) => `the field ${name} stands in this record a second time`,
  'empty-name': () => 'the name of this field is empty',
} as const

const HINTS = {
  'misplaced-shortcut': 'Use the type File.',
  'duplicate-alternative': 'Write one list of alternatives: {type: array, items: [A, B]}.',
  'duplicate-symbol': 'Remove one of the two.',
  'duplicate-field': 'Remove one of the two.',
  'empty-name': 'Give it a name.',
} as const
